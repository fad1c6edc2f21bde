"""Chapter 3, second half: penalties, obstacles, capacity, roads, and the lines and arrows of the board."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from feldherr.games.triomphe_a_marengo.board import (
    ARTILLERY_PENALTY,
    BEYOND_OBJECTIVE,
    BOARD,
    CAPACITY,
    START_MARKS,
    fronts_by_area,
)
from feldherr.games.triomphe_a_marengo.events import Counted, Ended
from feldherr.games.triomphe_a_marengo.rules.battle import assault as assaults
from feldherr.games.triomphe_a_marengo.rules.choices import positions
from feldherr.games.triomphe_a_marengo.rules.choices.battle import bombardment
from tests.triomphe_a_marengo.field import printed
from tests.triomphe_a_marengo.ground import austria, france, front, new_game


def test_an_infantry_penalty_lowers_the_result_of_infantry_in_front() -> None:
    """TM §3.13"""
    field = austria("4>5: 0=infantry-3", "5>4: 20=infantry-2")
    field.play("act 4>5", "assault over 4>5", "name 20", "done", "name 0", "done", "name 0", "done")
    assert field.all(Counted) == [Counted(front("4>5"), 3, 1, 2, 0, 0)]


def test_an_infantry_penalty_does_not_lower_the_result_of_cavalry_in_front() -> None:
    """TM §3.13"""
    field = austria("4>5: 0=cavalry-2", "5>4: 20=infantry-2")
    field.play("act 4>5", "assault over 4>5", "name 20", "done", "name 0", "done", "name 0", "done")
    assert field.all(Counted) == [Counted(front("4>5"), 2, 0, 2, 0, 0)]


def test_two_symbols_of_a_kind_lower_the_result_by_two() -> None:
    """TM §3.13, ruling r44"""
    field = austria("3>20: 0=cavalry-2", "20>3: 20=infantry-2")
    field.play("act 3>20", "assault over 3>20", "name 20", "done", "name 0", "done", "name 0", "done")
    assert field.all(Counted) == [Counted(front("3>20"), 2, 2, 2, 0, -2)]


def test_artillery_cannot_bombard_over_an_opposite_approach_with_an_artillery_penalty() -> None:
    """TM §3.14"""
    field = austria("5>12: 0=artillery-1", "12: 20=infantry-2").play("act 5>12")
    assert field.why_not("announce bombardment by 0") == "10.0.6"


def test_an_artillery_penalty_in_its_own_approach_does_not_matter_to_artillery(monkeypatch: pytest.MonkeyPatch) -> None:
    """TM §3.14: on the printed board both sides of a pair have it, so one is taken away here."""
    one_sided = [penalty and approach != front("12>5") for approach, penalty in enumerate(ARTILLERY_PENALTY)]
    monkeypatch.setattr(bombardment, "ARTILLERY_PENALTY", one_sided)
    assert one_sided[front("5>12")]
    field = austria("5>12: 0=artillery-1", "12: 20=infantry-2").play("act 5>12")
    assert field.why_not("announce bombardment by 0") is None
    other = france("12>5: 20=artillery-1", "5: 0=infantry-2").play("act 12>5")
    assert other.why_not("announce bombardment by 20") == "10.0.6"


def test_artillery_gives_no_defensive_fire_against_an_artillery_penalty(monkeypatch: pytest.MonkeyPatch) -> None:
    """TM §3.14"""
    position = ("5>12: 0=infantry-3", "12>5: 20=infantry-2 21=artillery-1")
    lines = ("act 5>12", "assault over 5>12", "name 20", "done", "name 0", "done", "name 0", "done")
    assert austria(*position).play(*lines).asked == "france counterattack"
    bare = [penalty and approach != front("5>12") for approach, penalty in enumerate(ARTILLERY_PENALTY)]
    monkeypatch.setattr(assaults, "ARTILLERY_PENALTY", bare)
    assert austria(*position).play(*lines).asked == "france defensive_fire"


def test_no_piece_crosses_or_enters_an_impassable_approach(monkeypatch: pytest.MonkeyPatch) -> None:
    """TM §3.15: the printed board has none between two areas, so the pair 4-5 is made one here."""
    assert not any(edge.impassable for edge in BOARD.edges)
    pair = front("4>5") >> 1
    edges = tuple(replace(edge, impassable=True) if edge.id == pair else edge for edge in BOARD.edges)
    fronts = fronts_by_area(replace(BOARD, edges=edges))
    assert fronts[4] == (front("4>2"), front("4>6"))
    assert front("5>4") not in fronts[5]
    monkeypatch.setattr(positions, "FRONTS", fronts)
    free = austria("4: 0=infantry-2").play("act 4")
    assert free.refuses("go over 4>5")
    assert free.why_not("go over 4>6") is None
    facing = austria("4: 0=infantry-2", "5: 20=infantry-2", "6: 21=infantry-2").play("act 4")
    assert facing.refuses("block 4>5")
    assert facing.refuses("attack over 4>5")
    assert facing.why_not("block 4>6") is None


def test_a_cavalry_obstacle_in_the_attacker_approach_does_not_hinder_cavalry() -> None:
    """TM §3.16"""
    field = france("12>5: 20=cavalry-2 21=infantry-2", "5>12: 0=infantry-2")
    field.play("act 12>5", "assault over 12>5", "name 0", "done", "name 20", "name 21", "done")
    assert field.why_not("name 20") is None


def test_cavalry_is_in_no_front_line_against_a_cavalry_obstacle() -> None:
    """TM §3.16"""
    field = austria("5>12: 0=infantry-2 1=cavalry-2", "12>5: 20=infantry-2 21=cavalry-2")
    field.play("act 5>12", "assault over 5>12")
    assert field.why_not("name 21") == "11.2.5"
    field.play("name 20", "done", "name 0", "name 1", "done")
    assert field.why_not("name 1") == "11.3.5"
    field.play("name 0", "done")
    assert field.asked == "france counterattack"
    assert field.why_not("name 21") == "11.5.6"


def test_a_maneuver_attack_against_a_cavalry_obstacle_needs_infantry() -> None:
    """TM §3.16"""
    assert austria("5: 0=cavalry-2", "12: 20=infantry-2").play("act 5").why_not("attack over 5>12") == "9.0.7"
    assert austria("5: 0=infantry-2", "12: 20=infantry-2").play("act 5").why_not("attack over 5>12") is None


def test_a_cavalry_obstacle_does_not_stop_the_moves_of_cavalry() -> None:
    """TM §3.17"""
    move = austria("5: 0=cavalry-2").play("act 5", "go over 5>12", "name 0", "done")
    assert move.where(0) == "12"
    road = austria("5: 0=cavalry-2").play("act 5", "take the road", "name 0", "cross 7 over 5>12", "halt")
    assert road.where(0) == "12"
    block = austria("12: 0=cavalry-2", "5: 20=infantry-2").play("act 12", "block 12>5", "name 0", "done")
    assert block.where(0) == "12>5"


def test_cavalry_retreats_over_a_cavalry_obstacle() -> None:
    """TM §3.17"""
    field = austria("4>5: 0=infantry-2", "5: 20=cavalry-2").play("act 4>5", "attack over 4>5", "name 0", "done")
    assert field.asked == "france retreat_over"
    field.play("retreat 20 over 5>12")
    assert field.where(20) == "12"


def test_an_area_is_entered_up_to_its_capacity() -> None:
    """TM §3.18"""
    there = ("6: 0=infantry-2 1=infantry-2", "6>11: 2=infantry-2", "11: 20=infantry-2")
    field = austria(*there, "4: 3=infantry-2 4=infantry-2")
    field.play("act 4", "go over 4>6", "name 3")
    assert field.why_not("name 4") == "3.18"
    field.play("done", "done")
    assert field.places(3, 4) == ["6", "4"]
    assert field.s.troops[6] == 4


def test_a_full_area_is_neither_entered_nor_passed() -> None:
    """TM §3.18"""
    full = "6: 0=infantry-2 1=infantry-2 2=infantry-2 3=infantry-2"
    field = austria(full, "4: 5=infantry-2").play("act 4")
    assert field.why_not("go over 4>6") == "3.18"
    field.play("take the road", "name 5")
    assert field.why_not("cross 6 over 4>6") == "3.18"
    assert field.why_not("cross 5 over 4>5") is None


def test_a_full_entry_area_is_not_entered_from_the_box() -> None:
    """TM §3.18"""
    there = "1: " + " ".join(f"{piece}=infantry-2" for piece in range(13)) + " 13=cavalry-2 14=cavalry-2"
    field = austria(there, "2: 15=cavalry-2", "box 0: 16=cavalry-2 17=cavalry-2")
    field.play("act box 0", "take the road", "name 16")
    assert field.why_not("enter area 1") is None
    field.play("enter area 1", "halt")
    assert field.s.troops[1] == 16
    assert field.why_nowhere("box 0", "take the road") == "3.18"
    assert field.why_not("act box 0") == "3.18"


def test_a_road_move_along_a_main_road_through_four_areas_is_free() -> None:
    """TM §3.19"""
    field = austria("2: 0=infantry-2", commands=0)
    field.play("act 2", "take the road", "name 0", "cross 3 over 2>3", "cross 0 over 3>0", "cross 1 over 0>27")
    assert (field.where(0), field.commands) == ("27", 0)


def test_a_road_move_that_uses_a_local_road_costs_a_command() -> None:
    """TM §3.19"""
    field = austria("2: 0=infantry-2")
    field.play("act 2", "take the road", "name 0", "cross 4 over 2>4", "cross 6 over 4>6", "halt")
    assert (field.where(0), field.commands) == ("6", 2)


def test_each_start_symbol_stands_for_one_french_piece() -> None:
    """TM §3.20"""
    assert sum(START_MARKS) == 11
    assert (START_MARKS[5], START_MARKS[12], START_MARKS[4]) == (2, 1, 0)
    game = new_game()
    assert [len(game.s.at[area]) for area in range(90)] == START_MARKS


def test_nothing_happens_when_an_austrian_piece_crosses_the_objective_line() -> None:
    """TM §3.21"""
    assert len(BEYOND_OBJECTIVE) == 18
    assert 77 in BEYOND_OBJECTIVE and 69 not in BEYOND_OBJECTIVE
    field = austria("69: 0=infantry-2 1=infantry-2 2=infantry-2", "81: 20=infantry-2", round_=9)
    field.play("act 69", "go over 69>77", "name 0", "name 1", "name 2", "done")
    assert field.places(0, 1, 2) == ["77", "77", "77"]
    assert field.all(Ended) == []
    assert field.asked == "austria action_or_end"


def test_the_french_retreat_along_an_east_west_arrow_like_over_any_other_way() -> None:
    """TM §3.22"""
    field = austria("4>5: 0=infantry-2", "5: 20=cavalry-2").play("act 4>5", "attack over 4>5", "name 0", "done")
    for name in ("5>3", "5>11", "5>12", "5>20"):
        assert field.why_not(f"retreat 20 over {name}") is None


def test_austrians_retreat_along_an_arrow_only_without_another_way() -> None:
    """TM §3.22"""
    line = ("act 4>5", "attack over 4>5", "name 20", "done")
    small = "3: 2=infantry-2 3=infantry-2 4=infantry-2"
    with printed(CAPACITY, 3, 4):
        field = france("4>5: 20=infantry-2", "5: 0=cavalry-2 1=cavalry-1", small).play(*line)
        assert field.why_not("retreat 0 over 5>11") == "13.2.6"
        assert field.why_not("retreat 0 over 5>3") is None
    shut = france("4>5: 20=infantry-2", "5: 0=cavalry-2 1=cavalry-2", "3: 21=infantry-2").play(*line)
    assert shut.why_not("retreat 0 over 5>11") is None


def test_an_arrow_does_not_hinder_moves_and_attacks() -> None:
    """TM §3.22"""
    field = austria("4: 0=infantry-2", "5: 20=infantry-2").play("act 4")
    assert field.why_not("attack over 4>5") is None
    assert france("5: 20=infantry-2").play("act 5").why_not("go over 5>4") is None
