"""Chapter 9: response, comparison, and what comes of a maneuver attack."""

from __future__ import annotations

from feldherr.games.triomphe_a_marengo.events import (
    AttackStopped,
    AttackSucceeded,
    DiscsPlaced,
    LossTaken,
    Responded,
    RetreatBegan,
    Shown,
)
from feldherr.games.triomphe_a_marengo.rules.battle.maneuver import stops
from tests.triomphe_a_marengo.ground import Ground, austria, france, front


def attacked(*lines: str, attackers: int = 1, spot: str = "4", over: str = "4>5") -> Ground:
    """So many Austrian infantry 0, 1, 2 in `spot` have declared an attack."""
    group = " ".join(f"{piece}=infantry-2" for piece in range(attackers))
    names = [f"name {piece}" for piece in range(attackers)]
    return austria(f"{spot}: {group}", *lines).play(f"act {spot}", f"attack over {over}", *names, "done")


def test_the_defender_pushes_pieces_from_reserve_into_the_attacked_approach_for_nothing() -> None:
    """TM §9.2.1"""
    field = attacked("5: 20=infantry-2 21=infantry-2").play("name 21", "done")
    assert field.places(20, 21) == ["5", "5>4"]
    assert field.all(Responded) == [Responded(1, (21,), front("5>4"))]
    assert not field.acted(21)


def test_the_defender_may_pass() -> None:
    """TM §9.2.1"""
    field = attacked("5: 20=cavalry-2")
    assert field.asked == "france responders"
    field.play("done")
    assert field.all(Responded) == []
    assert len(field.all(AttackSucceeded)) == 1


def test_the_defender_pushes_into_no_other_approach() -> None:
    """TM §9.2.1"""
    field = attacked("5: 20=infantry-2", "3: 4=infantry-2")
    assert field.options == ["name 20", "done"]
    assert field.refuses("block 5>3")


def test_no_more_pieces_respond_than_attack() -> None:
    """TM §9.2.2"""
    three = "5: 20=infantry-2 21=infantry-2 22=infantry-2"
    field = attacked(three).play("name 20")
    assert field.why_not("name 21") == "9.2.2"
    pair = attacked(three, attackers=2).play("name 20")
    assert pair.why_not("name 21") is None
    pair.play("name 21")
    assert pair.why_not("name 22") == "9.2.2"


def test_an_attack_from_an_approach_is_not_answered() -> None:
    """TM §9.2.3"""
    field = attacked("5: 20=cavalry-2 21=cavalry-2", spot="4>5")
    assert field.all(AttackSucceeded) == [AttackSucceeded(0, front("4>5"))]
    assert field.asked == "france retreat_over"
    assert field.refuses("name 20")


def test_only_pieces_in_reserve_respond() -> None:
    """TM §9.2.4"""
    field = attacked("5: 20=infantry-2", "5>3: 21=infantry-2", "3: 4=infantry-2", "11: 22=infantry-2")
    assert field.why_not("name 21") == "9.2.4"
    assert field.refuses("name 22")
    assert field.why_not("name 20") is None


def test_a_defender_in_another_approach_cannot_respond() -> None:
    """TM §9.2.4"""
    field = attacked("5>3: 21=infantry-2", "3: 4=infantry-2")
    assert field.all(AttackSucceeded) == [AttackSucceeded(0, front("4>5"))]
    assert field.all(Responded) == []


def test_unready_and_weak_pieces_may_respond() -> None:
    """TM §9.2.5"""
    field = attacked("5: 20=infantry-1.unready 21=artillery-1").play("name 20", "done")
    assert field.where(20) == "5>4"
    assert field.all(AttackStopped) == [AttackStopped(0, front("4>5"))]
    gun = attacked("5: 20=infantry-1.unready 21=artillery-1").play("name 21", "done")
    assert gun.where(21) == "5>4"


def test_in_round_6h_the_french_do_not_respond() -> None:
    """TM §9.2.5"""
    early = austria("4: 0=infantry-2", "5: 20=cavalry-2", round_=1)
    early.play("act 4", "attack over 4>5", "name 0", "done")
    assert early.asked == "france retreat_over"
    later = austria("4: 0=infantry-2", "5: 20=cavalry-2", round_=2)
    assert later.play("act 4", "attack over 4>5", "name 0", "done").asked == "france responders"


def test_responders_stay_hidden() -> None:
    """TM §9.2.6"""
    field = attacked("5: 20=infantry-2 21=cavalry-2", attackers=2).play("name 20", "name 21", "done")
    assert field.at("5>4") == (20, 21)
    assert [field.seen("austria", piece) for piece in (20, 21)] == [None, None]
    assert field.all(Shown) == []


def test_an_attack_over_an_unblocked_approach_always_succeeds() -> None:
    """TM §9.3.1"""
    weak = austria("4: 0=infantry-1", "5: 20=cavalry-2 21=infantry-3")
    weak.play("act 4", "attack over 4>5", "name 0", "done", "done")
    assert weak.all(AttackSucceeded) == [AttackSucceeded(0, front("4>5"))]
    wide = attacked("4>6: 20=infantry-2", "6: 4=infantry-2", attackers=2, spot="2", over="2>4")
    assert wide.all(AttackSucceeded) == [AttackSucceeded(0, front("2>4"))]
    assert not any(stops(0, full, attackers, True) for full in (1, 2) for attackers in (1, 2, 3))


def test_a_full_block_stops_any_number_of_attackers() -> None:
    """TM §9.3.2"""
    field = attacked("5: 20=infantry-1", attackers=3).play("name 20", "done")
    assert field.all(AttackStopped) == [AttackStopped(0, front("4>5"))]
    wide = attacked("4>2: 20=infantry-2", "4: 21=infantry-2", attackers=2, spot="2", over="2>4").play("name 21", "done")
    assert wide.all(AttackStopped) == [AttackStopped(0, front("2>4"))]


def test_a_partial_block_stops_a_single_piece_in_the_first_attack() -> None:
    """TM §9.3.3"""
    field = attacked("4>2: 20=infantry-2", spot="2>4", over="2>4")
    assert field.all(AttackStopped) == [AttackStopped(0, front("2>4"))]


def test_a_partial_block_does_not_stop_two_pieces() -> None:
    """TM §9.3.3"""
    field = attacked("4>2: 20=infantry-3", attackers=2, spot="2>4", over="2>4")
    assert field.all(AttackSucceeded) == [AttackSucceeded(0, front("2>4"))]


def test_a_partial_block_does_not_stop_the_second_attack() -> None:
    """TM §9.3.3"""
    field = austria("2>4: 0=infantry-2", "4>2: 20=infantry-3", "attacked 4>2")
    field.play("act 2>4", "attack over 2>4", "name 0", "done")
    assert field.all(AttackSucceeded) == [AttackSucceeded(0, front("2>4"))]


def test_a_road_attack_counts_as_an_earlier_attack() -> None:
    """TM §9.3.4"""
    field = austria("2: 0=cavalry-2", "2>4: 1=infantry-2", "4: 20=infantry-3")
    field.play("act 2", "take the road", "name 0", "cross 4 over 2>4", "name 20", "done", "no")
    assert field.s.turn.attacked == {front("4>2")}
    field.play("act 2>4", "attack over 2>4", "name 1", "done")
    assert field.all(AttackSucceeded) == [AttackSucceeded(0, front("2>4"))]


def test_an_earlier_attack_over_another_approach_does_not_count() -> None:
    """TM §9.3.4"""
    field = austria("5: 0=infantry-2", "2>4: 1=infantry-2", "4>2: 20=infantry-2", "4: 21=infantry-2")
    field.play("act 5", "attack over 5>4", "name 0", "done", "name 21", "done", "no", "done")
    field.play("act 2>4", "attack over 2>4", "name 1", "done")
    assert field.all(AttackStopped) == [AttackStopped(0, front("5>4")), AttackStopped(0, front("2>4"))]


def test_earlier_attacks_are_forgotten_at_the_start_of_a_turn() -> None:
    """TM §9.3.4: ruling r51."""
    field = attacked("4>2: 20=infantry-2", spot="2>4", over="2>4").play("end actions")
    assert field.s.turn.attacked == frozenset()


def test_all_defenders_in_every_position_retreat() -> None:
    """TM §9.4.1"""
    field = attacked("5: 20=cavalry-2 21=cavalry-2", "5>3: 22=cavalry-2", "3: 4=infantry-2", spot="4>5")
    assert field.all(RetreatBegan) == [RetreatBegan(1, 5, (20, 21, 22))]
    assert field.refuses("done")
    field.play("retreat 20 over 5>11", "retreat 21 over 5>11", "retreat 22 over 5>12")
    assert field.places(20, 21, 22, 0) == ["11", "11", "12", "5"]


def test_all_attackers_move_into_the_reserve_of_the_taken_area() -> None:
    """TM §9.4.2"""
    field = attacked("5: 20=cavalry-2", attackers=3).play("done", "retreat 20 over 5>12")
    assert field.at("5") == (0, 1, 2)
    assert field.at("4") == ()


def test_the_defender_of_a_stopped_attack_stays_where_he_is() -> None:
    """TM §9.4.3"""
    field = attacked("5: 20=infantry-2").play("name 20", "done")
    assert field.where(20) == "5>4"
    assert field.asked == "austria push_or_not"
    assert field.turned_away("france", "withdraw to 5")


def test_stopped_attackers_from_reserve_go_into_their_approach_all_or_none() -> None:
    """TM §9.4.4, ruling r17"""
    both = attacked("5: 20=infantry-2", attackers=2).play("name 20", "done", "yes")
    assert both.at("4>5") == (0, 1)
    assert both.commands == 2
    none = attacked("5: 20=infantry-2", attackers=2).play("name 20", "done")
    assert none.options == ["yes", "no"]
    none.play("no")
    assert none.why_not("continue with 0 into 4>5") == "12.1"
    assert none.play("done").at("4") == (0, 1)


def test_in_round_6h_stopped_french_attackers_do_not_go_into_their_approach() -> None:
    """TM §9.4.4"""
    line = ("act 5", "attack over 5>4", "name 20", "done", "name 0", "done")
    early = france("5: 20=infantry-2", "4: 0=infantry-2", round_=1).play(*line)
    assert early.asked == "france action_or_end"
    assert early.where(20) == "5"
    assert france("5: 20=infantry-2", "4: 0=infantry-2", round_=2).play(*line).asked == "france push_or_not"


def test_stopped_attackers_from_an_approach_stay_in_it() -> None:
    """TM §9.4.5"""
    field = attacked("4>2: 20=infantry-2", spot="2>4", over="2>4")
    assert field.where(0) == "2>4"
    assert field.asked == "austria action_or_end"
    assert field.why_not("act 2>4") == "6.7"


def test_a_stopped_attack_costs_nobody_strength_but_the_defender_a_disc_in_the_area() -> None:
    """TM §9.4.6"""
    field = attacked("5: 20=infantry-2", attackers=3).play("name 20", "done", "yes")
    assert [field.face(piece) for piece in (0, 1, 2, 20)] == ["infantry-2"] * 4
    assert field.all(LossTaken) == []
    assert field.all(DiscsPlaced) == [DiscsPlaced(1, 5, 1)]
    assert field.discs("france", 5) == 1
