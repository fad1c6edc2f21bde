"""Assaults: who defends, who attacks, who stands in front. 44 and 45 meet at a wide approach, 4 and 5 at a narrow one.

Marengo (12) has cavalry obstacles on all its sides.
"""

from __future__ import annotations

import pytest

from feldherr.games.triomphe_a_marengo.board import CAPACITY
from feldherr.games.triomphe_a_marengo.events import AttackersNamed, LineFormed
from tests.triomphe_a_marengo.field import field, printed

WIDE = ("act 44>45", "assault over 44>45")
NARROW = ("act 4>5", "assault over 4>5")
VILLAGE = ("act 11>12", "assault over 11>12")


def test_exactly_the_pieces_in_the_defender_approach_defend() -> None:
    """TM §11.2.1"""
    scene = field(
        "44>45: 0=infantry-3", "45>44: 20=infantry-2 21=infantry-2", "45: 22=infantry-3 23=infantry-2",
        "45>39: 24=infantry-2", "39: 1=infantry-2",
    ).play(*WIDE)  # fmt: skip
    assert scene.options == ["name 20", "name 21", "done"]
    assert [scene.why_not(f"name {piece}") for piece in (22, 23, 24)] == ["11.2.1"] * 3


def test_the_defender_reveals_his_front_line_before_the_attacker_names_anybody() -> None:
    """TM §11.2.2"""
    scene = field("44>45: 0=infantry-3 1=infantry-2", "45>44: 20=infantry-2 21=infantry-3").play(*WIDE)
    assert scene.asked == "france defence_line"
    assert scene.turned_away("austria", "name 0")
    scene.play("name 20", "done")
    assert scene.asked == "austria pieces_to_assault"
    assert scene.happened(LineFormed) == [LineFormed(1, (20,), 180)]
    assert scene.face_up(20)
    assert scene.seen("austria", 20) == "infantry-2"


def test_at_a_narrow_approach_the_defender_has_one_piece_in_front_at_most() -> None:
    """TM §11.2.3"""
    scene = field("4>5: 0=infantry-3", "5>4: 20=infantry-2 21=infantry-2").play(*NARROW)
    assert scene.options == ["name 20", "name 21", "done"]
    assert scene.play("name 20").why_not("name 21") == "11.2.3"


def test_at_a_wide_approach_the_defender_has_none_one_or_two_in_front() -> None:
    """TM §11.2.3"""
    defence = "45>44: 20=infantry-2 21=infantry-2 22=infantry-3"
    none = field("44>45: 0=infantry-3 1=infantry-3", defence).play(*WIDE, "done")
    assert none.happened(LineFormed) == [LineFormed(1, (), 180)]
    two = field("44>45: 0=infantry-3 1=infantry-3", defence).play(*WIDE, "name 20", "name 21")
    assert two.why_not("name 22") == "11.2.3"
    assert two.play("done").happened(LineFormed) == [LineFormed(1, (20, 21), 180)]


def test_two_defenders_in_front_are_of_one_type_whatever_their_strengths() -> None:
    """TM §11.2.4"""
    scene = field("44>45: 0=infantry-3", "45>44: 20=infantry-3 21=infantry-1 36=cavalry-2").play(*WIDE, "name 20")
    assert scene.why_not("name 21") is None
    assert scene.why_not("name 36") == "11.2.4"


def test_no_cavalry_defends_in_front_at_an_obstacle() -> None:
    """TM §11.2.5"""
    scene = field("11>12: 0=infantry-3", "12>11: 36=cavalry-2 37=cavalry-2").play(*VILLAGE)
    assert scene.options == ["done"]
    assert scene.why_not("name 36") == "11.2.5"
    outside = field("12>11: 0=infantry-3", "11>12: 36=cavalry-2").play("act 12>11", "assault over 12>11")
    assert outside.options == ["name 36", "done"]


def test_weak_pieces_and_artillery_may_defend_in_front() -> None:
    """TM §11.2.6"""
    scene = field("44>45: 0=infantry-3", "45>44: 38=artillery-1").play(*WIDE)
    assert scene.options == ["name 38", "done"]
    scene.play("name 38", "done", "name 0", "done", "name 0", "done")
    assert scene.face(38) == "destroyed"
    assert scene.face(0) == "infantry-2"


def test_an_attacker_puts_no_artillery_in_front() -> None:
    """TM §11.2.6 §11.3.4"""
    scene = field("44>45: 0=infantry-3 19=artillery-1", "45>44: 20=infantry-1")
    scene.play(*WIDE, "done", "name 0", "name 19", "done")
    assert scene.why_not("name 19") == "11.3.4"


def test_unready_pieces_defend_in_front_too() -> None:
    """TM §11.2.6"""
    scene = field("44>45: 0=infantry-3", "45>44: 20=infantry-2.unready").play(*WIDE)
    assert scene.options == ["name 20", "done"]


@pytest.mark.parametrize("piece", [20, 21, 22])
def test_any_of_three_defenders_may_stand_in_front(piece: int) -> None:
    """TM §11.2.7"""
    scene = field("4>5: 0=infantry-3 1=infantry-3", "5>4: 20=infantry-3 21=infantry-1 22=infantry-2")
    scene.play(*NARROW, f"name {piece}", "done")
    assert scene.happened(LineFormed) == [LineFormed(1, (piece,), 19)]
    assert [scene.face_up(p) for p in (20, 21, 22)] == [p == piece for p in (20, 21, 22)]


def test_defenders_outside_the_front_line_stay_hidden() -> None:
    """TM §11.2.8"""
    scene = field("44>45: 0=infantry-3 1=infantry-3", "45>44: 20=infantry-2 21=infantry-3 36=cavalry-2")
    scene.play(*WIDE, "name 20", "done")
    assert scene.asked == "austria pieces_to_assault"
    assert [scene.seen("austria", p) for p in (20, 21, 36)] == ["infantry-2", None, None]


def test_one_to_three_pieces_attack() -> None:
    """TM §11.3.1"""
    scene = field("44>45: 0=infantry-3 1=infantry-2 2=infantry-2 3=infantry-2", "45>44: 20=infantry-2")
    scene.play(*WIDE, "done")
    assert not scene.offers("done")
    assert scene.play("name 0").offers("done")
    scene.play("name 1", "name 2")
    assert scene.why_not("name 3") == "6.9"
    scene.play("done")
    assert scene.happened(AttackersNamed) == [AttackersNamed(0, (0, 1, 2))]
    assert [scene.acted(p) for p in (0, 1, 2, 3)] == [True, True, True, False]


def test_a_piece_that_has_acted_does_not_attack() -> None:
    """TM §11.3.1"""
    scene = field("44>45: 0=infantry-3 1=infantry-2.acted", "45>44: 20=infantry-2").play(*WIDE, "done")
    assert scene.why_not("name 1") == "11.3.1"


def test_at_a_narrow_approach_exactly_one_attacker_leads() -> None:
    """TM §11.3.2"""
    scene = field("4>5: 0=infantry-3 1=infantry-2", "5>4: 20=infantry-2")
    scene.play(*NARROW, "done", "name 0", "name 1", "done")
    assert scene.why_not("done") == "11.3.2"
    assert scene.play("name 0").why_not("name 1") == "11.3.2"


def test_at_a_wide_approach_one_or_two_attackers_lead_but_never_none() -> None:
    """TM §11.3.2"""
    scene = field("44>45: 0=infantry-3 1=infantry-2 2=infantry-2", "45>44: 20=infantry-2 21=infantry-2")
    scene.play(*WIDE, "name 20", "done", "name 0", "name 1", "name 2", "done")
    assert scene.why_not("done") == "11.3.2"
    assert scene.play("name 0").offers("done")
    assert scene.play("name 1").why_not("name 2") == "11.3.2"
    assert scene.play("done").happened(LineFormed)[1:] == [LineFormed(0, (0, 1), 181)]


def test_two_leading_attackers_are_of_one_type() -> None:
    """TM §11.3.3"""
    scene = field("44>45: 0=infantry-2 13=cavalry-2 14=cavalry-2", "45>44: 20=infantry-2")
    scene.play(*WIDE, "done", "name 0", "name 13", "name 14", "done", "name 13")
    assert scene.why_not("name 0") == "11.3.3"
    assert scene.why_not("name 14") is None


def test_a_piece_of_strength_one_attacks_only_behind_the_front_line() -> None:
    """TM §11.3.4"""
    scene = field("44>45: 0=infantry-2 1=infantry-1", "45>44: 20=infantry-2")
    scene.play(*WIDE, "done", "name 0", "name 1", "done")
    assert scene.why_not("name 1") == "11.3.4"
    scene.play("name 0", "done")
    assert scene.happened(AttackersNamed) == [AttackersNamed(0, (0, 1))]
    assert scene.happened(LineFormed)[1:] == [LineFormed(0, (0,), 181)]


def test_at_an_obstacle_cavalry_attacks_only_behind_the_front_line() -> None:
    """TM §11.3.5"""
    scene = field("11>12: 0=infantry-2 13=cavalry-2", "12>11: 20=infantry-1")
    scene.play(*VILLAGE, "name 20", "done", "name 0", "name 13", "done")
    assert scene.why_not("name 13") == "11.3.5"
    scene.play("name 0", "done")
    assert scene.happened(AttackersNamed) == [AttackersNamed(0, (0, 13))]


def test_an_obstacle_on_the_attackers_own_side_does_not_hinder_his_cavalry() -> None:
    """TM §11.3.5"""
    scene = field("12>11: 13=cavalry-2 0=infantry-2", "11>12: 20=infantry-1")
    scene.play("act 12>11", "assault over 12>11", "done", "name 13", "name 0", "done")
    assert scene.why_not("name 13") is None


def test_one_attacking_piece_must_be_able_to_lead() -> None:
    """TM §11.3.6"""
    scene = field("44>45: 0=infantry-3 1=infantry-1", "45>44: 20=infantry-2").play(*WIDE, "done", "name 1")
    assert scene.why_not("done") == "11.3.6"
    assert scene.play("name 0").offers("done")


def test_the_last_of_three_attackers_must_be_able_to_lead_if_the_others_are_not() -> None:
    """TM §11.3.6"""
    scene = field("44>45: 0=infantry-3 1=infantry-1 2=infantry-1 3=infantry-1", "45>44: 20=infantry-2")
    scene.play(*WIDE, "done", "name 1", "name 2")
    assert scene.why_not("name 3") == "11.3.6"
    assert scene.options == ["name 0"]


def test_the_front_line_is_taken_from_the_attacking_pieces() -> None:
    """TM §11.3.6 §11.3.7"""
    scene = field("44>45: 0=infantry-3 1=infantry-2 2=infantry-2", "45>44: 20=infantry-2")
    scene.play(*WIDE, "done", "name 0", "name 2", "done")
    assert scene.options == ["name 0", "name 2"]
    assert scene.why_not("name 1") == "11.3.7"


def test_a_bystander_takes_no_part_and_may_still_act() -> None:
    """TM §11.3.7, ruling r55"""
    scene = field("44>45: 0=infantry-3 1=infantry-2 2=infantry-2", "45>44: 20=infantry-1")
    scene.play(*WIDE, "name 20", "done", "name 0", "name 1", "done", "name 0", "done")
    assert [scene.where(p) for p in (0, 1, 2)] == ["45", "45", "44>45"]
    assert not scene.acted(2)
    assert scene.play("act 44>45").offers("go over 44>45")


def test_attackers_outside_the_front_line_stay_hidden() -> None:
    """TM §11.3.8"""
    scene = field("44>45: 0=infantry-3 1=infantry-2 13=cavalry-2", "45>44: 20=infantry-2 21=infantry-2")
    scene.play(*WIDE, "name 20", "done", "name 0", "name 1", "name 13", "done", "name 0", "done")
    assert scene.asked == "france counterattack"
    assert [scene.seen("france", p) for p in (0, 1, 13)] == ["infantry-3", None, None]
    assert [scene.face_up(p) for p in (0, 1, 13)] == [True, False, False]


def test_no_more_pieces_attack_than_the_area_holds() -> None:
    """TM §20.2"""
    scene = field("44>45: 0=infantry-3 1=infantry-2 2=infantry-2", "45>44: 20=infantry-2")
    with printed(CAPACITY, 45, 2):
        scene.play(*WIDE, "done", "name 0", "name 1")
        assert scene.why_not("name 2") == "20.2"
