"""Chapter 8: road attacks of cavalry."""

from __future__ import annotations

from feldherr.games.triomphe_a_marengo.events import AttackDeclared, AttackStopped, AttackSucceeded, CommandSpent, Shown
from feldherr.games.triomphe_a_marengo.state import face_of
from tests.triomphe_a_marengo.ground import Ground, austria, front


def rider(*lines: str, commands: int = 3) -> Ground:
    """The Austrian cavalry 0 in reserve of 2 sets out by road."""
    return austria("2: 0=cavalry-2", *lines, commands=commands).play("act 2", "take the road", "name 0")


def test_infantry_and_artillery_on_the_road_do_not_enter_an_area_of_the_enemy() -> None:
    """TM §8.17"""
    for face in ("infantry-3", "artillery-1"):
        field = austria(f"2: 0={face}", "4: 20=infantry-2").play("act 2", "take the road", "name 0")
        assert field.why_not("cross 4 over 2>4") == "8.17"
        assert field.why_not("cross 3 over 2>3") is None


def test_infantry_stops_before_the_enemy() -> None:
    """TM §8.17"""
    field = austria("1: 0=infantry-2", "4: 20=infantry-2").play("act 1", "take the road", "name 0", "cross 2 over 1>2S")
    assert field.why_not("cross 4 over 2>4") == "8.17"
    field.play("halt", "done")
    assert field.where(0) == "2"


def test_cavalry_attacks_by_road_as_with_one_piece_from_reserve() -> None:
    """TM §8.18"""
    field = rider("4>6: 20=infantry-2", "6: 1=infantry-2").play("cross 4 over 2>4")
    assert field.all(AttackDeclared) == [AttackDeclared(0, (0,), front("2>4"), True)]
    assert field.all(AttackSucceeded) == [AttackSucceeded(0, front("2>4"))]
    assert field.places(0, 20) == ["4", "5"]
    assert field.asked == "austria road_step"


def test_the_defender_may_answer_a_road_attack_from_reserve() -> None:
    """TM §8.18"""
    field = rider("4: 20=infantry-2 21=infantry-2").play("cross 4 over 2>4")
    assert field.asked == "france responders"
    field.play("name 20")
    assert field.why_not("name 21") == "9.2.2"


def test_no_road_attack_over_an_approach_that_is_fully_blocked() -> None:
    """TM §8.18 §9.0.2"""
    assert rider("4>2: 20=infantry-2 21=infantry-2").why_not("cross 4 over 2>4") == "9.0.2"
    assert rider("4>2: 20=infantry-2").why_not("cross 4 over 2>4") is None


def test_no_road_attack_against_a_cavalry_obstacle() -> None:
    """TM §8.18 §9.0.7"""
    field = austria("5: 0=cavalry-2", "12: 20=infantry-2").play("act 5", "take the road", "name 0")
    assert field.why_not("cross 7 over 5>12") == "9.0.7"


def test_after_a_successful_road_attack_the_cavalry_goes_on_and_attacks_again() -> None:
    """TM §8.19 §8.21"""
    field = rider("3: 20=cavalry-2", "0: 21=cavalry-2", commands=0)
    field.play("cross 3 over 2>3", "done", "retreat 20 over 3>5")
    assert (field.where(0), field.asked) == ("3", "austria road_step")
    field.play("cross 0 over 3>0", "done", "retreat 21 over 0>22")
    assert (field.where(0), field.asked) == ("0", "austria road_step")
    field.play("cross 1 over 0>27")
    assert field.places(0, 20, 21) == ["27", "5", "22"]
    assert len(field.all(AttackSucceeded)) == 2
    assert (field.asked, field.commands) == ("austria action_or_end", 0)


def test_an_area_taken_in_step_3_ends_the_road_move() -> None:
    """TM §8.19"""
    field = rider("0: 20=cavalry-2", "27: 21=infantry-2").play("wait", "cross 3 over 2>3", "cross 0 over 3>0")
    field.play("done", "retreat 20 over 0>22")
    assert field.where(0) == "0"
    assert field.asked == "austria road_continuation"
    assert field.refuses("cross 1 over 0>27")
    assert field.play("continue with 0 into 0>27").where(0) == "0>27"


def test_after_a_stopped_road_attack_the_cavalry_stays_before_the_enemy() -> None:
    """TM §8.20"""
    field = rider("0: 20=infantry-2").play("cross 3 over 2>3", "cross 0 over 3>0", "name 20", "done")
    assert field.all(AttackStopped) == [AttackStopped(0, front("3>0"))]
    assert field.asked == "austria push_or_not"
    field.play("no")
    assert field.where(0) == "3"
    assert field.asked == "austria action_or_end"
    assert field.refuses("cross 3 over 3>2")
    assert field.why_not("act 3") == "6.7"


def test_after_a_stopped_road_attack_the_cavalry_may_go_into_its_approach() -> None:
    """TM §8.20"""
    field = rider("0: 20=infantry-2").play("cross 3 over 2>3", "cross 0 over 3>0", "name 20", "done", "yes")
    assert field.places(0, 20) == ["3>0", "0>3"]


def test_a_road_attack_costs_nothing_more_than_the_road_move() -> None:
    """TM §8.21"""
    field = austria("4: 0=cavalry-2", "6: 20=infantry-2").play("act 4", "take the road", "name 0", "cross 6 over 4>6")
    field.play("name 20", "done", "no")
    assert [event.left for event in field.all(CommandSpent)] == [2]
    poor = austria("4: 0=cavalry-2", "6: 20=infantry-2", commands=0).play("act 4", "take the road", "name 0")
    assert poor.why_not("cross 6 over 4>6") == "8.6"


def stopped(step: int) -> Ground:
    """Cavalry 0 was stopped at the wide approach 4>2 by the only defender, in this step."""
    field = austria("2: 0=cavalry-2 1=cavalry-2 2=infantry-2 3=infantry-2 5=infantry-2", "4: 20=infantry-3")
    field.play("act 2", "take the road", "name 0", *(["wait"] * (step - 1)), "cross 4 over 2>4")
    field.play("name 20", "done", "no")
    assert field.places(0, 20) == ["2", "4>2"]
    return field


def test_each_crossing_serves_one_road_attack_a_turn() -> None:
    """TM §8.22"""
    field = stopped(1)
    again = field.play("act 2", "take the road", "name 1", "wait")
    assert again.why_not("cross 4 over 2>4") == "8.22"


def test_after_a_stopped_road_attack_others_attack_over_the_approach_as_their_own_action() -> None:
    """TM §8.22"""
    field = stopped(1).play("act 2", "attack over 2>4", "name 2", "name 3", "done")
    assert field.all(AttackSucceeded) == [AttackSucceeded(0, front("2>4"))]


def test_a_stopped_road_attack_counts_as_traffic() -> None:
    """TM §8.23"""
    field = stopped(2)
    field.play("act 2", "attack over 2>4", "name 2", "name 3", "done", "retreat 20 over 4>6", "done")
    assert field.places(2, 3, 20) == ["4", "4", "6"]
    field.play("act 2", "take the road", "name 5")
    assert field.why_not("cross 4 over 2>4") == "8.13"
    field.play("wait")
    assert field.why_not("cross 4 over 2>4") == "8.12"
    field.play("wait", "cross 4 over 2>4", "done")
    assert field.where(5) == "4"


def test_a_road_attack_stopped_in_step_3_uses_up_the_crossing_in_its_direction() -> None:
    """TM §8.23, ruling r40"""
    field = stopped(3)
    assert field.s.turn.traffic == {(4, front("2>4"), 3)}
    field.play("act 2", "attack over 2>4", "name 2", "name 3", "done", "retreat 20 over 4>6", "done")
    field.play("act 2", "take the road", "name 5")
    assert field.why_not("cross 4 over 2>4") == "8.13"
    field.play("wait", "wait")
    assert field.why_not("cross 4 over 2>4") == "8.12"
    other = austria("4: 0=infantry-2", f"crossed 4 over {front('2>4')} step 3").play("act 4", "take the road", "name 0")
    assert other.why_not("cross 4 over 4>2") == "8.15"


def test_at_the_end_of_a_road_attack_the_cavalry_is_shown() -> None:
    """TM §8.24"""
    proof = Shown(0, face_of("cavalry-2"), True)
    assert proof in stopped(1).events
    won = rider("3: 20=cavalry-2").play("cross 3 over 2>3", "done", "retreat 20 over 3>5")
    assert won.events.index(proof) > won.events.index(AttackSucceeded(0, front("2>3")))
    assert not won.face_up(0)


def test_infantry_declares_no_road_attack() -> None:
    """TM §8.24"""
    field = austria("2: 0=infantry-3", "3: 20=infantry-2").play("act 2", "take the road", "name 0")
    assert field.why_not("cross 3 over 2>3") == "8.17"
