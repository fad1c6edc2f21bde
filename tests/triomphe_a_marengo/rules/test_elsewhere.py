"""Why not there? What a question is not about at all is refused by the rule that says so."""

from __future__ import annotations

from feldherr.games.triomphe_a_marengo.board import ANY_ROAD, FRONTS, ROADS
from feldherr.games.triomphe_a_marengo.rules.choices.elsewhere import INTO
from tests.triomphe_a_marengo.field import field


def test_nobody_acts_with_pieces_of_the_enemy_or_where_nobody_is() -> None:
    """TM §2.1 §6.1"""
    scene = field("4: 0=infantry-2", "5>4: 20=infantry-2", "5: 21=infantry-2")
    assert scene.why_not("act 5>4") == "2.1"
    assert scene.why_not("act 5") == "2.1"
    assert scene.why_not("act 50") == "6.1"


def test_a_piece_that_has_acted_is_not_named_before_the_order() -> None:
    """TM §6.7"""
    scene = field("4: 0=infantry-2.acted 1=infantry-2", "5: 20=infantry-2").play("act 4")
    assert scene.why_not("name 0") == "6.7"


def test_a_reserve_does_not_withdraw() -> None:
    """TM §7.9"""
    scene = field("4: 0=infantry-2", "5: 20=infantry-2").play("act 4")
    assert scene.why_not("withdraw to 4") == "7.9"


def test_from_a_box_the_road_leads_into_one_area_only() -> None:
    """TM §15.4"""
    scene = field("box 0: 0=infantry-2 1=infantry-2", "50: 20=infantry-2").play("act box 0")
    assert scene.why_not("enter area 3") == "15.4"


def test_a_retreat_leads_into_an_adjacent_area_and_not_into_the_same() -> None:
    """TM §13.0.1 §13.2.1"""
    scene = field("20>5: 36=cavalry-2", "5: 13=cavalry-2", turn="5 france")
    scene.play("act 20>5", "attack over 20>5", "name 36", "done")
    assert scene.asked == "austria retreat_over"
    assert scene.why_not(f"retreat 13 over {INTO[50]}") == "13.2.1"
    assert scene.why_not(f"retreat 13 over {INTO[5]}") == "13.0.1"


def test_on_the_road_nobody_leaves_it_or_stays_without_halting() -> None:
    """TM §8.2 §8.10"""
    off = next(n for n in range(90) if {f for _, f, _ in ROADS.get((n, ANY_ROAD), [])} not in (set(), set(FRONTS[n])))
    by_road = {front for _, front, _ in ROADS[off, ANY_ROAD]}
    beside = next(front for front in FRONTS[off] if front not in by_road)
    scene = field(f"{off}: 0=infantry-3 1=infantry-2", "88: 20=infantry-2")
    scene.play(f"act {off}", "take the road", "name 0")
    assert scene.asked == "austria road_step"
    assert scene.why_not(f"go over {beside}") == "8.2"
    assert scene.why_not(f"act {off}") == "8.10"


def test_who_is_not_concerned_is_not_named_in_battle() -> None:
    """TM §9.2.4 §11.2.1 §11.4.2"""
    scene = field("44: 0=infantry-2", "45: 20=infantry-2", "45>46: 21=infantry-2", "46: 1=infantry-2")
    assert scene.play("act 44", "attack over 44>45", "name 0", "done").why_not("name 21") == "9.2.4"
    stormed = field("44>45: 0=infantry-3", "45>44: 20=infantry-2 38=artillery-1", "45: 21=infantry-2")
    assert stormed.play("act 44>45", "assault over 44>45").why_not("name 21") == "11.2.1"
    stormed.play("name 20", "done", "name 0", "done", "name 0", "done")
    assert stormed.asked == "france defensive_fire"
    assert stormed.why_not("name 21") == "11.4.2"
