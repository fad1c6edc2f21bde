"""Assaults: when they can be made, and what they forbid afterwards. Areas 44 and 45 meet at a wide approach."""

from __future__ import annotations

from feldherr.games.triomphe_a_marengo.events import AssaultAnnounced, AssaultEnded
from tests.triomphe_a_marengo.field import Field, field

ASSAULT = ("act 44>45", "assault over 44>45")
TABOO = "taboo 90"
"""Edge 90 lies between areas 44 and 45."""


def lost(*more: str) -> Field:
    """Infantry 0 has lost an assault on area 45; its bystander 1 has not acted."""
    scene = field("44>45: 0=infantry-2 1=infantry-3", "45>44: 20=infantry-1", *more)
    scene.play(*ASSAULT, "name 20", "done", "name 0", "done", "name 0", "done")
    assert scene.happened(AssaultEnded) == [AssaultEnded(181, 1)]
    return scene


def won(*more: str) -> Field:
    """Infantry 0 has taken area 45 from one piece."""
    scene = field("44>45: 0=infantry-3", "45>44: 20=infantry-1", *more)
    scene.play(*ASSAULT, "name 20", "done", "name 0", "done", "name 0", "done")
    assert scene.happened(AssaultEnded) == [AssaultEnded(181, 0)]
    assert scene.where(0) == "45"
    return scene


def test_a_wide_approach_with_one_enemy_allows_both_an_assault_and_a_maneuver_attack() -> None:
    """TM §11.0.1"""
    scene = field("44>45: 0=infantry-3", "45>44: 20=infantry-2").play("act 44>45")
    assert scene.offers("assault over 44>45")
    assert scene.offers("attack over 44>45")


def test_an_assault_costs_one_command_and_is_refused_without_one() -> None:
    """TM §11.0.1"""
    armies = ("44>45: 0=infantry-3", "45>44: 20=infantry-2")
    scene = field(*armies, commands=1).play(*ASSAULT)
    assert scene.commands == 0
    without = field(*armies, commands=0)
    assert without.why_nowhere("44>45", "assault over 44>45") == "11.0.1"
    assert not without.offers("act 44>45")


def test_commands_that_a_begun_rally_needs_cannot_be_spent_on_an_assault() -> None:
    """TM §11.0.1 §14.11"""
    armies = ("45>44: 20=infantry-3", "44>45: 0=infantry-2", "50: 21=infantry-2 22=infantry-2.unready", "begun 50")
    scene = field(*armies, turn="5 france", commands=1)
    assert scene.why_nowhere("45>44", "assault over 45>44") == "14.11"
    assert field(*armies, turn="5 france", commands=2).play("act 45>44").offers("assault over 45>44")


def test_pieces_in_reserve_take_no_part_in_an_assault() -> None:
    """TM §11.0.2"""
    scene = field("44>45: 0=infantry-3 1=infantry-2", "44: 2=infantry-2", "45>44: 20=infantry-2")
    scene.play(*ASSAULT, "done")
    assert scene.options == ["name 0", "name 1"]
    assert scene.why_not("name 2") == "11.0.2"


def test_an_assault_from_reserve_is_refused() -> None:
    """TM §11.0.2"""
    scene = field("44: 0=infantry-3", "45>44: 20=infantry-2").play("act 44")
    assert scene.why_not("assault over 44>45") == "11.0.2"
    assert scene.offers("go over 44>40")


def test_an_assault_on_an_empty_approach_is_refused_while_a_maneuver_attack_is_open() -> None:
    """TM §11.0.3"""
    scene = field("44>45: 0=infantry-3", "45: 20=infantry-2").play("act 44>45")
    assert scene.why_not("assault over 44>45") == "11.0.3"
    assert scene.offers("attack over 44>45")


def test_an_assault_on_an_area_without_enemies_is_refused() -> None:
    """TM §11.0.3"""
    scene = field("44>45: 0=infantry-3", "46: 20=infantry-2").play("act 44>45")
    assert scene.why_not("assault over 44>45") == "11.0.3"
    assert scene.offers("go over 44>45")


def test_an_assault_needs_a_piece_that_can_lead_it() -> None:
    """TM §11.0.4"""
    against = "45>44: 20=infantry-2"
    assert field("44>45: 0=infantry-2", against).play("act 44>45").offers("assault over 44>45")
    weak = field("44>45: 0=infantry-1 19=artillery-1", against).play("act 44>45")
    assert weak.why_not("assault over 44>45") == "11.0.4"
    spent = field("44>45: 0=infantry-1 1=infantry-2.acted", against).play("act 44>45")
    assert spent.why_not("assault over 44>45") == "11.0.4"
    unready = field("45>44: 20=infantry-3.unready", "44>45: 0=infantry-2", turn="5 france").play("act 45>44")
    assert unready.why_not("assault over 45>44") == "11.0.4"


def test_cavalry_alone_cannot_assault_over_a_cavalry_obstacle() -> None:
    """TM §11.0.4"""
    riders = field("11>12: 13=cavalry-2", "12>11: 20=infantry-1").play("act 11>12")
    assert riders.why_not("assault over 11>12") == "11.0.4"
    foot = field("11>12: 0=infantry-2 13=cavalry-2", "12>11: 20=infantry-1").play("act 11>12")
    assert foot.offers("assault over 11>12")


def test_after_a_lost_assault_nobody_crosses_that_approach_even_if_no_defender_is_left() -> None:
    """TM §11.0.5"""
    scene = lost()
    assert scene.face(20) == "destroyed"
    assert scene.s.turn.taboo == frozenset({90})
    assert scene.play("act 44>45").why_not("go over 44>45") == "11.0.5"


def test_the_taboo_ends_with_the_turn() -> None:
    """TM §11.0.5"""
    scene = lost("86: 21=infantry-2")
    scene.play("end actions")
    assert scene.asked == "france action_or_end"
    scene.play("end actions")
    while scene.asked != "austria action_or_end":
        scene.play("done")
    assert scene.at("44") == (0, 1)
    assert scene.play("act 44").offers("go over 44>45")


def test_no_attack_or_assault_goes_over_a_taboo_approach() -> None:
    """TM §11.0.5"""
    scene = field("44>45: 0=infantry-3", "45>44: 20=infantry-2", TABOO).play("act 44>45")
    assert scene.why_not("assault over 44>45") == "11.0.5"
    assert scene.why_not("attack over 44>45") == "11.0.5"


def test_no_bombardment_is_announced_or_executed_over_a_taboo_approach() -> None:
    """TM §11.0.5"""
    against = ("45>44: 20=infantry-2", TABOO)
    scene = field("44>45: 19=artillery-1", *against).play("act 44>45")
    assert scene.why_not("announce bombardment by 19") == "11.0.5"
    due = field("44>45: 19=artillery-1.open.announced.known", *against).play("act 44>45")
    assert due.why_not("execute bombardment by 19") == "11.0.5"
    assert due.offers("cancel bombardment by 19")


def test_no_road_move_crosses_a_taboo_approach_in_either_direction() -> None:
    """TM §11.0.5, ruling r27"""
    scene = field("44: 0=infantry-3", TABOO).play("act 44", "take the road", "name 0")
    assert scene.why_not("cross 85 over 44>45") == "11.0.5"
    assert scene.why_not("cross 78 over 44>40") is None
    back = field("45: 0=infantry-3", TABOO).play("act 45")
    assert back.why_not("go over 45>44") == "11.0.5"
    assert back.play("take the road", "name 0").why_not("cross 85 over 45>44") == "11.0.5"


def test_no_road_move_enters_an_area_taken_by_assault_over_whichever_approach() -> None:
    """TM §11.0.6 §22.3"""
    scene = won("44: 1=infantry-2", "39: 2=infantry-2")
    assert scene.s.turn.stormed == frozenset({45})
    scene.play("act 44", "take the road", "name 1")
    assert scene.why_not("cross 85 over 44>45") == "11.0.6"
    other = won("39: 2=infantry-2").play("act 39", "take the road", "name 2")
    assert other.why_not("cross 74 over 39>45") == "11.0.6"


def test_road_moves_enter_an_area_taken_by_a_maneuver_attack() -> None:
    """TM §11.0.6"""
    scene = field("44>45: 0=infantry-3", "45: 20=infantry-2", "44: 1=infantry-2")
    scene.play("act 44>45", "attack over 44>45", "name 0", "done", "retreat 20 over 45>46", "done")
    assert scene.where(0) == "45"
    scene.play("act 44", "take the road", "name 1", "cross 85 over 44>45", "halt")
    assert scene.where(1) == "45"


def test_a_stopped_maneuver_attack_does_not_bar_an_assault_over_the_same_approach() -> None:
    """TM §11.0.7"""
    scene = field("44>45: 0=infantry-3", "44: 1=infantry-2", "45>44: 20=infantry-2")
    scene.play("act 44", "attack over 44>45", "name 1", "done", "no", "done")
    assert scene.where(1) == "44"
    assert scene.play("act 44>45").offers("assault over 44>45")


def test_a_bombardment_does_not_bar_an_assault_over_the_same_approach() -> None:
    """TM §11.0.7"""
    scene = field("44>45: 0=infantry-3 19=artillery-1.open.announced.known", "45>44: 20=infantry-2")
    scene.play("act 44>45", "execute bombardment by 19")
    assert scene.face(20) == "infantry-1"
    assert scene.play("act 44>45").offers("assault over 44>45")


def test_roads_that_do_not_enter_the_taken_area_stay_open() -> None:
    """TM §11.0.8"""
    scene = won("40: 1=infantry-2")
    scene.play("act 40", "take the road", "name 1", "cross 78 over 40>44", "halt")
    assert scene.where(1) == "44"


def test_a_piece_leaves_the_taken_area_by_road() -> None:
    """TM §11.0.8"""
    scene = field("45: 0=infantry-3", "stormed 45")
    scene.play("act 45", "take the road", "name 0", "cross 74 over 45>39", "halt")
    assert scene.where(0) == "39"


def test_only_the_approach_is_named_when_an_assault_is_announced() -> None:
    """TM §11.1.1"""
    scene = field("44>45: 0=infantry-3 1=infantry-2 2=infantry-2", "45>44: 20=infantry-2").play(*ASSAULT)
    assert scene.happened(AssaultAnnounced) == [AssaultAnnounced(0, 181)]
    assert scene.asked == "france defence_line"
    assert not any(map(scene.acted, (0, 1, 2)))


def test_an_assault_from_an_approach_without_own_pieces_is_refused() -> None:
    """TM §11.1.1"""
    scene = field("44: 0=infantry-3", "45>44: 20=infantry-2")
    assert scene.turned_away("austria", "act 44>45")
    assert scene.play("act 44").why_not("assault over 44>45") == "11.0.2"
