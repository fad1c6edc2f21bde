"""Reinforcements. Alessandria (box 0) leads to area 1, Tortona (1) to 80, Novi (2) to 84, Sale (3) to 74.

The main road leads from 1 to 2 and there forks to 3 and to 4.
"""

from __future__ import annotations

import pytest

from feldherr.games.triomphe_a_marengo.events import Marched, TurnedBack
from tests.triomphe_a_marengo.field import Field, field

BY_ROAD = ("act box 0", "take the road")
BY_PONTOON = ("act box 0", "use the pontoon bridge")
BOX = "box 0: 0=infantry-2 1=infantry-2 2=infantry-3 3=infantry-2 4=infantry-2 13=cavalry-2"
GUN = "19=artillery-1.open.known"


def austria(*lines: str, turn: int = 2, commands: int = 3) -> Field:
    return field(*lines, turn=f"{turn} austria", pool="2 3", commands=commands)


def entered() -> Field:
    """Three pieces have come in by road, as far as they could."""
    scene = austria(BOX, turn=1)
    scene.play(*BY_ROAD, "name 0", "enter area 1", "cross 2 over 1>2S", "cross 4 over 2>4")
    scene.play(*BY_ROAD, "name 1", "wait", "enter area 1", "cross 2 over 1>2S")
    return scene.play(*BY_ROAD, "name 2", "wait", "wait", "enter area 1")


@pytest.mark.parametrize(("box", "opens", "area"), [(1, 6, 80), (2, 11, 84), (3, 12, 74)])
def test_a_box_opens_with_the_round_printed_in_it_and_stays_open(box: int, opens: int, area: int) -> None:
    """TM §15.1, ruling r2"""
    before = field(f"box {box}: 31=infantry-2", turn=f"{opens - 1} france", pool="2 3")
    assert before.why_not(f"act box {box}") == "15.1"
    for turn in (opens, opens + 2):
        scene = field(f"box {box}: 31=infantry-2", turn=f"{turn} france", pool="2 3")
        scene.play(f"act box {box}", "take the road", "name 31", f"enter area {area}", "halt")
        assert scene.where(31) == str(area)


def test_alessandria_is_open_from_the_first_round() -> None:
    """TM §15.2"""
    scene = austria(BOX, turn=1).play(*BY_ROAD, "name 0", "enter area 1", "halt")
    assert scene.where(0) == "1"


def test_reinforcements_enter_by_road_move_free_on_a_main_road() -> None:
    """TM §15.3"""
    scene = austria(BOX, commands=0).play("act box 0")
    assert scene.options == ["take the road", "use the pontoon bridge"]
    scene.play("take the road", "name 0", "enter area 1", "cross 2 over 1>2S", "cross 4 over 2>4")
    assert scene.where(0) == "4"
    assert scene.commands == 0
    assert scene.acted(0)


def test_a_local_road_costs_a_reinforcement_a_command_too() -> None:
    """TM §15.3"""
    scene = field("box 1: 31=infantry-2", turn="6 france")
    scene.play("act box 1", "take the road", "name 31", "enter area 80", "cross 145 over 80>82", "halt")
    assert scene.where(31) == "82"
    assert scene.commands == 2


def test_entering_uses_up_a_step() -> None:
    """TM §15.4"""
    scene = austria(BOX).play(*BY_ROAD, "name 0", "enter area 1")
    assert scene.where(0) == "1"
    scene.play("cross 2 over 1>2S")
    assert scene.asked == "austria road_step"
    scene.play("cross 4 over 2>4")
    assert scene.asked == "austria action_or_end"
    assert scene.where(0) == "4"
    assert scene.turned_away("austria", "cross 5 over 4>5")


def test_three_pieces_enter_a_turn_one_a_step() -> None:
    """TM §15.5"""
    second = austria(BOX).play(*BY_ROAD, "name 0", "enter area 1", "halt", *BY_ROAD, "name 1")
    assert second.why_not("enter area 1") == "15.5"
    scene = entered()
    assert [scene.where(p) for p in (0, 1, 2)] == ["4", "2", "1"]
    assert scene.play("act box 0").why_not("take the road") == "15.5"


def test_available_reinforcements_may_stay_outside() -> None:
    """TM §15.6"""
    scene = field("box 1: 31=infantry-2", "1: 0=infantry-2", turn="9 france", pool="2 3")
    assert scene.offers("act box 1")
    assert scene.play("end actions").asked == "austria action_or_end"
    assert scene.where(31) == "box 1"


def test_reinforcements_enter_in_any_order() -> None:
    """TM §15.7"""
    scene = austria(BOX).play(*BY_ROAD)
    assert scene.options == [f"name {p}" for p in (0, 1, 2, 3, 4, 13)]
    scene.play("name 13", "enter area 1", "halt", *BY_PONTOON, "name 4")
    assert [scene.where(p) for p in (4, 13)] == ["1", "1"]


def test_an_entry_area_is_closed_to_the_enemy_while_its_box_is_filled() -> None:
    """TM §15.8"""
    scene = austria("box 3: 31=infantry-2", "73: 0=infantry-2", turn=4).play("act 73")
    assert scene.why_not("go over 73>74") == "15.8"
    scene.play("take the road", "name 0")
    assert scene.why_not("cross 136 over 73>74") == "15.8"
    empty = austria("73: 0=infantry-2", turn=4).play("act 73")
    assert empty.why_not("go over 73>74") is None


def test_an_entry_area_is_neither_attacked_nor_assaulted_while_its_box_is_filled() -> None:
    """TM §15.8"""
    box = "box 0: 0=infantry-2"
    scene = field("2: 20=infantry-2", "1: 1=infantry-2", box, turn="5 france").play("act 2")
    assert scene.why_not("attack over 2>1S") == "15.8"
    assert scene.why_not("block 2>1S") is None
    front = field("2>1S: 20=infantry-3", "1>2S: 1=infantry-1", box, turn="5 france").play("act 2>1S")
    assert front.why_not("assault over 2>1S") == "15.8"
    empty = field("2>1S: 20=infantry-3", "1>2S: 1=infantry-1", turn="5 france").play("act 2>1S")
    assert empty.why_not("assault over 2>1S") is None


def test_pieces_in_a_protected_entry_area_may_be_bombarded() -> None:
    """TM §15.8, ruling r19"""
    scene = field("2>1S: 38=artillery-1", "1: 1=infantry-1", "box 0: 0=infantry-2", turn="5 france")
    assert scene.play("act 2>1S").offers("announce bombardment by 38")


def test_one_piece_a_turn_comes_over_the_pontoon_bridge_besides_those_by_road() -> None:
    """TM §15.9"""
    scene = entered().play(*BY_PONTOON, "name 3")
    assert scene.where(3) == "1"
    assert scene.why_nowhere("box 0", "use the pontoon bridge") == "15.9"
    first = austria(BOX).play(*BY_PONTOON, "name 3", "act box 0")
    assert first.why_not("use the pontoon bridge") == "15.9"


def test_a_piece_on_the_pontoon_bridge_stops_in_the_entry_area() -> None:
    """TM §15.10, ruling r18"""
    scene = austria(BOX, "2: 20=infantry-2").play(*BY_PONTOON, "name 13")
    assert scene.where(13) == "1"
    assert scene.asked == "austria action_or_end"
    assert scene.why_not("act 1") == "6.7"
    assert scene.happened(Marched) == [Marched(0, (13,), 434, 1, "pontoon")]


def test_the_pontoon_bridge_is_free() -> None:
    """TM §15.11"""
    scene = austria(BOX, commands=0).play(*BY_PONTOON, "name 0")
    assert scene.where(0) == "1"
    assert scene.commands == 0


def test_the_pontoon_bridge_uses_no_step_of_the_road() -> None:
    """TM §15.12"""
    scene = austria(BOX).play(*BY_PONTOON, "name 0", *BY_ROAD, "name 1")
    assert scene.why_not("enter area 1") is None


def test_nobody_comes_over_the_pontoon_bridge_into_a_full_area() -> None:
    """TM §15.12"""
    infantry = " ".join(f"{p}=infantry-2" for p in range(13))
    scene = austria(f"1: {infantry} 13=cavalry-2 14=cavalry-2 15=cavalry-2", "box 0: 16=cavalry-2")
    assert scene.why_nowhere("box 0", "use the pontoon bridge") == "3.18"
    assert scene.why_nowhere("box 0", "take the road") == "3.18"


def test_the_austrian_artillery_enters_at_7h_at_the_earliest() -> None:
    """TM §15.13"""
    early = austria(f"{BOX} {GUN}", turn=1).play(*BY_ROAD)
    assert early.why_not("name 19") == "15.13"
    bridge = austria(f"{BOX} {GUN}", turn=1).play(*BY_PONTOON)
    assert bridge.why_not("name 19") == "15.13"
    later = austria(f"{BOX} {GUN}", turn=2).play(*BY_ROAD, "name 19", "enter area 1", "halt")
    assert later.where(19) == "1"


def test_a_box_with_nothing_but_the_artillery_stays_closed_at_6h() -> None:
    """TM §15.13"""
    early = austria(f"box 0: {GUN}", turn=1)
    assert early.why_nowhere("box 0", "take the road") == "15.13"
    assert early.why_nowhere("box 0", "use the pontoon bridge") == "15.13"
    assert early.why_not("act box 0") == "15.13"
    assert austria(f"box 0: {GUN}", turn=2).offers("act box 0")


def test_the_artillery_in_alessandria_is_turned_face_down_at_7h() -> None:
    """TM §15.13, ruling r47"""
    scene = field(f"{BOX} {GUN}", turn="1 france", pool="2 4")
    assert scene.face_up(19)
    scene.play("end actions")
    assert scene.asked == "austria action_or_end"
    assert not scene.face_up(19)
    assert scene.happened(TurnedBack) == [TurnedBack((19,))]


def test_nobody_retreats_into_a_box() -> None:
    """TM §15.14"""
    scene = field("2>1S: 20=infantry-2", "1: 13=cavalry-2", "10: 0=infantry-2", turn="5 france")
    scene.play("act 2>1S", "attack over 2>1S", "name 20", "done")
    assert scene.where(13) == "off"
    assert scene.face(13) == "destroyed"


def test_nobody_moves_back_into_a_box() -> None:
    """TM §15.14"""
    scene = austria("1: 0=infantry-2", "box 0: 1=infantry-2").play("act 1")
    assert scene.options == ["go over 6", "take the road"]
    assert scene.play("take the road", "name 0").options == ["cross 2 over 8", "wait"]


def test_entering_cavalry_goes_three_areas_and_continues() -> None:
    """TM §15.15"""
    scene = austria(BOX, "5: 20=infantry-2.unready", turn=1)
    scene.play(*BY_ROAD, "name 13", "enter area 1", "cross 2 over 1>2S", "cross 4 over 2>4")
    scene.play("continue with 13 into 4>5")
    assert scene.where(13) == "4>5"
    assert scene.commands == 3


def test_entering_cavalry_attacks_by_road_beyond_the_entry_area() -> None:
    """TM §15.15"""
    scene = austria(BOX, "4: 20=infantry-2.unready", turn=2)
    scene.play(*BY_ROAD, "name 13", "enter area 1", "cross 2 over 1>2S", "cross 4 over 2>4")
    assert scene.asked == "france responders"
