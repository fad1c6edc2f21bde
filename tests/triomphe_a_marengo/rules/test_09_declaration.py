"""Chapter 9: declaring a maneuver attack."""

from __future__ import annotations

import pytest

from feldherr.games.triomphe_a_marengo.events import AttackDeclared, AttackStopped, AttackSucceeded, Responded, Shown
from feldherr.games.triomphe_a_marengo.state import face_of
from feldherr.kernel.answers import Malformed
from tests.triomphe_a_marengo.ground import austria, france, front
from tests.triomphe_a_marengo.scene import LINES


def test_an_adjacent_area_of_the_enemy_is_attacked_over_an_open_approach() -> None:
    """TM §9.0.1"""
    field = austria("4: 0=infantry-2", "5: 20=infantry-2", "12: 21=infantry-2").play("act 4")
    assert field.why_not("attack over 4>5") is None
    assert field.refuses("attack over 5>12")


def test_no_maneuver_attack_over_an_approach_that_is_fully_blocked() -> None:
    """TM §9.0.2"""
    narrow = austria("4>5: 0=infantry-2", "5>4: 20=infantry-2").play("act 4>5")
    assert narrow.why_not("attack over 4>5") == "9.0.2"
    assert narrow.why_not("assault over 4>5") is None
    wide = austria("2: 0=infantry-2", "4>2: 20=infantry-2 21=infantry-2").play("act 2")
    assert wide.why_not("attack over 2>4") == "9.0.2"


def test_only_an_area_of_the_enemy_is_attacked() -> None:
    """TM §9.0.3"""
    field = austria("4: 0=infantry-2", "6: 1=infantry-2").play("act 4")
    assert field.why_not("attack over 4>5") == "9.0.3"
    assert field.why_not("attack over 4>6") == "9.0.3"
    ahead = austria("4>5: 0=infantry-2").play("act 4>5")
    assert ahead.why_not("attack over 4>5") == "9.0.3"
    assert ahead.why_not("go over 4>5") is None


def test_an_attack_of_up_to_three_pieces_costs_one_command() -> None:
    """TM §9.0.4"""
    three = ("4: 0=infantry-2 1=infantry-2 2=infantry-2", "5: 20=infantry-2")
    field = austria(*three, commands=1).play("act 4", "attack over 4>5", "name 0", "name 1", "name 2", "done")
    assert field.commands == 0
    assert austria(*three, commands=0).play("act 4").why_not("attack over 4>5") == "9.0.4"


def test_an_attack_starts_from_reserve_or_from_an_approach() -> None:
    """TM §9.0.5"""
    field = austria("4>5: 0=infantry-2 1=infantry-2", "5: 20=infantry-2").play("act 4>5", "attack over 4>5")
    field.play("name 0", "name 1", "done")
    assert field.all(AttackDeclared) == [AttackDeclared(0, (0, 1), front("4>5"), False)]
    assert austria("4: 0=infantry-2", "5: 20=infantry-2").play("act 4").why_not("attack over 4>5") is None


def test_no_attack_as_an_action_of_its_own_starts_from_a_box() -> None:
    """TM §9.0.5"""
    field = austria("box 0: 0=infantry-2", "1: 20=infantry-2", "2: 21=infantry-2").play("act box 0")
    assert field.refuses("attack over 1>2S")
    assert not [option for option in field.options if option.startswith("attack")]


def test_from_an_approach_the_attack_goes_straight_ahead() -> None:
    """TM §9.0.6"""
    field = austria("4>5: 0=infantry-2", "5: 20=infantry-2", "6: 21=infantry-2").play("act 4>5")
    assert field.why_not("attack over 4>6") == "9.0.6"
    assert field.why_not("attack over 4>5") is None


def test_against_a_cavalry_obstacle_one_of_the_attackers_must_be_infantry() -> None:
    """TM §9.0.7"""
    field = austria("5: 0=cavalry-2 1=cavalry-2 2=cavalry-2 3=infantry-2", "12: 20=infantry-2")
    field.play("act 5", "attack over 5>12", "name 0")
    assert field.why_not("done") == "9.0.7"
    field.play("name 1")
    assert field.why_not("name 2") == "9.0.7"
    assert field.why_not("name 3") is None
    field.play("name 3")
    assert field.why_not("done") is None


def test_without_infantry_nobody_attacks_against_a_cavalry_obstacle() -> None:
    """TM §9.0.7"""
    for pieces in ("0=cavalry-2 1=cavalry-2", "0=artillery-1"):
        assert austria(f"5: {pieces}", "12: 20=infantry-2").play("act 5").why_not("attack over 5>12") == "9.0.7"
    assert austria("5: 0=infantry-2 1=cavalry-2", "12: 20=infantry-2").play("act 5").why_not("attack over 5>12") is None


def test_one_infantry_is_shown_after_an_attack_over_an_obstacle() -> None:
    """TM §9.0.8"""
    field = austria("5: 0=infantry-2 1=cavalry-2", "12: 20=infantry-2").play("act 5", "attack over 5>12")
    field.play("name 0", "name 1", "done", "name 20", "done")
    assert field.asked == "austria infantry_to_show"
    assert field.why_not("name 1") == "9.0.8"
    field.play("name 0")
    assert field.all(Shown) == [Shown(0, face_of("infantry-2"), True)]
    assert field.seen("france", 1) is None


def test_without_an_obstacle_no_attacker_is_shown() -> None:
    """TM §9.0.8"""
    field = austria("4: 0=infantry-2 1=cavalry-2", "5: 20=infantry-2").play("act 4", "attack over 4>5")
    field.play("name 0", "name 1", "done", "name 20", "done")
    assert field.asked == "austria push_or_not"
    assert field.all(Shown) == []


def test_an_obstacle_in_the_attacker_approach_has_no_effect() -> None:
    """TM §9.0.9"""
    field = france("12: 20=cavalry-2", "5: 0=cavalry-2").play("act 12", "attack over 12>5", "name 20", "done")
    assert field.asked == "austria responders"
    field.play("name 0", "done")
    assert field.asked == "france push_or_not"
    assert field.all(Shown) == []


def test_no_maneuver_attack_over_a_taboo_approach_or_with_unready_pieces() -> None:
    """TM §9.0.10"""
    field = austria("4: 0=infantry-2", "5: 20=infantry-2", f"taboo {front('4>5') >> 1}").play("act 4")
    assert field.why_not("attack over 4>5") == "11.0.5"
    unready = france("5: 20=infantry-2.unready", "4: 0=infantry-2")
    assert unready.why_nowhere("5", "attack over 5>4") == "14.4"


def test_no_maneuver_attack_into_a_protected_entry_area() -> None:
    """TM §9.0.10"""
    field = austria("79: 0=infantry-2", "80: 20=infantry-2", "box 1: 31=infantry-2").play("act 79")
    assert field.why_not("attack over 79>80") == "15.8"


def test_others_attack_again_over_an_approach_where_an_attack_was_stopped() -> None:
    """TM §9.0.11"""
    field = austria("2>4: 0=infantry-2 1=infantry-2", "4>2: 20=infantry-3")
    field.play("act 2>4", "attack over 2>4", "name 0", "done")
    assert field.all(AttackStopped) == [AttackStopped(0, front("2>4"))]
    field.play("act 2>4", "attack over 2>4")
    assert field.why_not("name 0") == "6.7"
    field.play("name 1", "done")
    assert field.all(AttackSucceeded) == [AttackSucceeded(0, front("2>4"))]


def test_the_attacker_names_pieces_and_a_direction() -> None:
    """TM §9.1.1"""
    field = austria("4: 0=infantry-2 1=infantry-2 2=infantry-2", "5: 20=infantry-2").play("act 4", "attack over 4>5")
    assert field.refuses("done")
    field.play("name 0", "name 2", "done")
    assert field.all(AttackDeclared) == [AttackDeclared(0, (0, 2), front("4>5"), False)]
    with pytest.raises(Malformed):
        LINES.read("attack over")


def test_no_fourth_piece_attacks() -> None:
    """TM §9.1.2"""
    field = austria("4: 0=infantry-2 1=infantry-2 2=infantry-2 3=infantry-2", "5: 20=infantry-2")
    field.play("act 4", "attack over 4>5", "name 0", "name 1", "name 2")
    assert field.why_not("name 3") == "9.1.2"
    assert field.why_not("done") is None


def test_all_attackers_stand_in_one_position() -> None:
    """TM §9.1.3"""
    field = austria("4: 0=infantry-2", "4>5: 1=infantry-2", "5: 20=infantry-2")
    field.play("act 4", "attack over 4>5", "name 0")
    assert field.options == ["done"]
    assert field.refuses("name 1")


def test_the_direction_fixes_the_area_and_the_approach_of_the_defender() -> None:
    """TM §9.1.4"""
    field = austria("1: 0=infantry-2", "2: 20=infantry-2").play("act 1", "attack over 1>2N", "name 0", "done")
    field.play("name 20", "done")
    assert field.all(Responded) == [Responded(1, (20,), front("2>1N"))]
    assert field.where(20) == "2>1N"


def test_two_roads_over_an_approach_serve_one_road_attack_each() -> None:
    """TM §9.1.5"""
    field = austria("8: 0=cavalry-2 1=cavalry-2 2=cavalry-2", "9: 20=infantry-2")
    field.play("act 8", "take the road", "name 0", "cross 14 over 8>9", "name 20", "done", "no")
    field.play("act 8", "take the road", "name 1", "wait")
    assert field.why_not("cross 14 over 8>9") == "8.22"
    assert field.why_not("cross 15 over 8>9") is None
    field.play("cross 15 over 8>9")
    assert [event.by_road for event in field.all(AttackDeclared)] == [True, True]
    assert len(field.all(AttackSucceeded)) == 1


def test_the_attacker_approach_lies_opposite_also_for_an_attack_from_reserve() -> None:
    """TM §9.1.6"""
    field = austria("1: 0=infantry-2", "2: 20=infantry-2").play("act 1", "attack over 1>2S", "name 0", "done")
    field.play("name 20", "done", "yes")
    assert field.places(0, 20) == ["1>2S", "2>1S"]


def test_the_defender_knows_number_position_and_direction_but_no_faces() -> None:
    """TM §9.1.7"""
    field = austria("4: 0=infantry-2 1=cavalry-2", "5: 20=infantry-2").play("act 4", "attack over 4>5")
    field.play("name 0", "name 1", "done")
    assert field.asked == "france responders"
    assert [event.seen_by(1) for event in field.all(AttackDeclared)] == [AttackDeclared(0, (0, 1), front("4>5"), False)]
    assert [field.seen("france", piece) for piece in (0, 1)] == [None, None]
