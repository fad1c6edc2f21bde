"""The French rally."""

from __future__ import annotations

from feldherr.games.triomphe_a_marengo.board import APPROACH, AREA_OF, BEYOND
from feldherr.games.triomphe_a_marengo.events import Rallied
from feldherr.games.triomphe_a_marengo.state import ready_in_play
from tests.triomphe_a_marengo.field import Field, field

THREE_READY = "65: 20=infantry-2 21=infantry-2 22=infantry-2"
TWO_READY = "65: 20=infantry-2 21=infantry-2"


def french(*lines: str, turn: str = "5 france", commands: int = 3) -> Field:
    return field(*lines, turn=turn, commands=commands)


def test_one_rally_makes_one_piece_ready_for_one_command() -> None:
    """TM §14.8"""
    scene = french("45: 23=infantry-2.unready", "50: 24=infantry-2.unready")
    assert ready_in_play(scene.s) == 0
    scene.play("rally", "name 23")
    assert scene.why_not("name 24") == "14.8"
    scene.play("done")
    assert scene.happened(Rallied) == [Rallied((23,))]
    assert ready_in_play(scene.s) == 1
    assert scene.commands == 2


def test_no_rally_without_a_command() -> None:
    """TM §14.8"""
    assert french("45: 23=infantry-2.unready", commands=0).why_not("rally") == "6.2"


def test_with_three_ready_pieces_one_rally_makes_two_ready() -> None:
    """TM §14.9"""
    scene = french(THREE_READY, "45: 23=infantry-2.unready 24=infantry-2.unready")
    scene.play("rally", "name 23", "name 24", "done")
    assert [scene.unready(p) for p in (23, 24)] == [False, False]
    assert scene.commands == 2


def test_with_two_ready_pieces_one_rally_makes_only_one_ready() -> None:
    """TM §14.9"""
    scene = french(TWO_READY, "45: 23=infantry-2.unready 24=infantry-2.unready").play("rally", "name 23")
    assert scene.why_not("name 24") == "14.8"


def test_even_with_three_ready_pieces_a_single_one_may_be_rallied() -> None:
    """TM §14.9, ruling r7"""
    scene = french(THREE_READY, "45: 23=infantry-2.unready", "50: 24=infantry-2.unready")
    scene.play("rally", "name 23", "done")
    assert [scene.unready(p) for p in (23, 24)] == [False, True]


def test_pieces_in_boxes_do_not_count_as_ready() -> None:
    """TM §14.10, ruling r8"""
    boxed = "box 1: 31=infantry-2 32=infantry-2 33=infantry-2"
    scene = french(TWO_READY, boxed, "45: 23=infantry-2.unready 24=infantry-2.unready").play("rally", "name 23")
    assert scene.why_not("name 24") == "14.8"


def test_destroyed_pieces_do_not_count_as_ready() -> None:
    """TM §14.10"""
    armies = ("65: 20=infantry-1", "64: 21=infantry-2 22=infantry-2", "49>65: 0=infantry-2")
    scene = field(*armies, "10: 23=infantry-2.unready 24=infantry-2.unready")
    assert ready_in_play(scene.s) == 3
    scene.play("act 49>65", "attack over 49>65", "name 0", "done", "done", "end actions", "rally", "name 23")
    assert ready_in_play(scene.s) == 2
    assert scene.why_not("name 24") == "14.8"


def test_an_area_is_rallied_with_one_command_after_the_other() -> None:
    """TM §14.11"""
    scene = french("45: 23=infantry-2.unready 24=infantry-2.unready").play("rally", "name 23", "done")
    assert scene.commands == 2
    scene.play("rally", "name 24", "done")
    assert [scene.unready(p) for p in (23, 24)] == [False, False]
    assert scene.offers("end actions") and scene.s.turn.begun == 0


def test_the_turn_does_not_end_while_an_area_is_half_rallied() -> None:
    """TM §14.11"""
    scene = french("45: 23=infantry-2.unready 24=infantry-2.unready").play("rally", "name 23", "done")
    assert scene.why_not("end actions") == "14.11"
    assert scene.offers("rally")


def test_the_commands_a_begun_rally_needs_are_not_spent_on_a_move() -> None:
    """TM §14.11"""
    armies = ("45: 23=infantry-2 24=infantry-2.unready", "begun 45", "63: 20=infantry-2")
    scene = french(*armies, commands=2).play("act 63")
    scene.play("go over 63>49", "name 20", "done")
    assert scene.commands == 1
    last = french(*armies, "64: 0=infantry-2", commands=1)
    assert last.play("act 63").why_not("go over 63>49") == "14.11"


def test_nobody_moves_into_a_half_rallied_area() -> None:
    """TM §14.11, ruling r10"""
    scene = french("45: 23=infantry-2 24=infantry-2.unready", "begun 45", "44: 20=infantry-2").play("act 44")
    assert scene.why_not("go over 44>45") == "14.11"
    scene.play("take the road", "name 20")
    assert scene.why_not("cross 85 over 44>45") == "14.11"


def test_no_reinforcement_enters_a_half_rallied_area() -> None:
    """TM §14.11"""
    armies = ("box 1: 31=infantry-2", "80: 23=infantry-2 24=infantry-2.unready", "begun 80")
    scene = french(*armies, turn="6 france")
    assert scene.why_not("act box 1") == "14.11"
    scene.play("rally", "name 24", "done")
    assert scene.offers("act box 1")


HALF_RALLIED = ("45: 23=infantry-2 24=infantry-2.unready 25=infantry-2.unready", "begun 45")
HALF = (*HALF_RALLIED, "44: 20=infantry-2", "65: 21=infantry-2")
"""Three ready pieces: one more command makes 24 and 25 ready, but only as long as there are three."""


def test_a_free_road_move_that_would_spoil_a_begun_rally_is_refused() -> None:
    """TM §14.11 §14.15"""
    scene = french(*HALF, "49: 22=infantry-2.unready", commands=1).play("act 44", "take the road", "name 20")
    assert scene.why_not("cross 88 over 44>49") == "14.11"
    assert scene.why_not("cross 78 over 44>40") is None
    rich = french(*HALF, "49: 22=infantry-2.unready", commands=2).play("act 44", "take the road", "name 20")
    assert rich.why_not("cross 88 over 44>49") is None


def test_a_standard_move_that_would_spoil_a_begun_rally_is_refused() -> None:
    """TM §14.11 §14.15"""
    scene = french(*HALF, "49: 22=infantry-2.unready", commands=2).play("act 44")
    assert scene.why_not("go over 44>49") == "14.11"
    assert scene.why_not("go over 44>40") is None
    ready = french(*HALF, "49: 22=infantry-2", commands=2).play("act 44")
    assert ready.why_not("go over 44>49") is None
    among = french(*HALF_RALLIED, "44: 20=infantry-2", "49: 21=infantry-2", commands=2).play("act 44")
    assert among.why_not("go over 44>49") is None


def test_a_begun_rally_can_spare_the_one_piece_that_becomes_unready() -> None:
    """TM §14.11 §14.15: with four ready pieces one may meet unready ones, two may not."""
    four = (*HALF, "63: 26=infantry-2", "49: 22=infantry-2.unready")
    assert french(*four, commands=1).play("act 44", "take the road", "name 20").offers("cross 88 over 44>49")
    pair = (*HALF_RALLIED, "44: 20=infantry-2 21=infantry-2", "63: 26=infantry-2", "49: 22=infantry-2.unready")
    scene = french(*pair, commands=2).play("act 44", "go over 44>49", "name 20")
    assert scene.why_not("name 21") == "14.11"


def test_a_rally_begun_in_the_first_area_keeps_its_commands() -> None:
    """TM §14.11: as in any other."""
    armies = ("0: 23=infantry-2 24=infantry-2.unready", "begun 0", "63: 20=infantry-2", "64: 0=infantry-2")
    assert french(*armies, commands=1).play("act 63").why_not("go over 63>49") == "14.11"


def test_who_waits_in_a_box_is_not_rallied() -> None:
    """TM §14.9 §14.17: only pieces in areas are; no begun rally waits for others."""
    armies = ("45: 23=infantry-2 24=infantry-2.unready", "begun 45", "box 3: 31=infantry-2.unready")
    assert french(*armies).play("rally").options == ["name 24"]
    assert french(*armies, "63: 20=infantry-2", commands=2).play("act 63").offers("go over 63>49")


def test_a_rallied_piece_acts_before_the_rest_of_its_area_is_rallied() -> None:
    """TM §14.11 §14.13, ruling r11"""
    scene = french("45: 23=infantry-2.unready 24=infantry-2.unready").play("rally", "name 23", "done")
    scene.play("act 45", "go over 45>50", "name 23", "done")
    assert scene.why_not("end actions") == "14.11"
    scene.play("rally", "name 24", "done")
    assert scene.commands == 0
    assert scene.offers("end actions")


def test_no_piece_is_rallied_if_the_commands_do_not_suffice_for_its_area() -> None:
    """TM §14.12"""
    pair = "45: 23=infantry-2.unready 24=infantry-2.unready"
    scene = french("65: 20=infantry-2", pair, "50: 25=infantry-2.unready", commands=1).play("rally")
    assert scene.why_not("name 23") == "14.12"
    assert scene.options == ["name 25"]
    alone = french("65: 20=infantry-2", pair, commands=1)
    assert alone.why_not("rally") == "14.12"


def test_with_three_ready_pieces_the_last_command_rallies_an_area_of_two() -> None:
    """TM §14.12"""
    scene = french(THREE_READY, "45: 23=infantry-2.unready 24=infantry-2.unready", commands=1)
    scene.play("rally", "name 23")
    assert not scene.offers("done")
    scene.play("name 24", "done")
    assert scene.commands == 0
    assert ready_in_play(scene.s) == 5


def test_a_rallied_piece_takes_a_second_action_and_pays_for_it() -> None:
    """TM §14.13"""
    scene = french("45: 23=infantry-2.unready").play("rally", "name 23", "done")
    scene.play("act 45", "take the road", "name 23", "cross 89 over 45>50", "halt")
    assert scene.where(23) == "50"
    assert scene.commands == 1
    main = french("45: 23=infantry-2.unready").play("rally", "name 23", "done")
    main.play("act 45", "take the road", "name 23", "cross 74 over 45>39", "halt")
    assert main.commands == 2


def test_after_the_last_command_a_rallied_piece_makes_no_standard_move() -> None:
    """TM §14.13"""
    scene = french("45: 23=infantry-2.unready", commands=1).play("rally", "name 23", "done", "act 45")
    assert scene.why_not("go over 45>50") == "7.1"


def test_the_two_pieces_of_a_rally_may_stand_in_different_areas() -> None:
    """TM §14.14"""
    scene = french(THREE_READY, "45: 23=infantry-2.unready", "50: 24=infantry-2.unready", commands=1)
    scene.play("rally", "name 24", "name 23", "done")
    assert [scene.unready(p) for p in (23, 24)] == [False, False]


def test_neither_piece_of_a_rally_may_leave_others_of_its_area_behind() -> None:
    """TM §14.14 §14.12"""
    areas = ("45: 23=infantry-2.unready", "50: 24=infantry-2.unready 25=infantry-2.unready")
    scene = french(THREE_READY, *areas, commands=1).play("rally", "name 23")
    assert scene.why_not("name 24") == "14.12"
    scene.play("done")
    assert [scene.unready(p) for p in (23, 24, 25)] == [False, True, True]


def test_a_piece_that_has_acted_is_not_rallied_and_bars_the_rally_of_its_area() -> None:
    """TM §14.18"""
    blocked = ("45: 23=infantry-2.unready 24=infantry-2.unready", "46: 0=infantry-2", "50: 25=infantry-2.unready")
    scene = french(*blocked).play("act 45", "block 45>46", "name 23", "done", "rally")
    assert scene.why_not("name 23") == "14.18"
    assert scene.why_not("name 24") == "14.18"
    assert scene.options == ["name 25"]


def test_a_piece_is_rallied_first_and_acts_afterwards() -> None:
    """TM §14.18"""
    scene = french("45: 23=infantry-2.unready", "46: 0=infantry-2").play("rally", "name 23", "done")
    scene.play("act 45", "block 45>46", "name 23", "done")
    assert scene.where(23) == "45>46"


def test_in_a_half_rallied_area_the_unready_pieces_do_not_act_first() -> None:
    """TM §14.18"""
    reserve = french("45: 23=infantry-2 24=infantry-2.unready", "begun 45", "46: 0=infantry-2")
    assert reserve.play("act 45", "block 45>46").why_not("name 24") == "14.18"
    front = french("45>46: 23=infantry-2 24=infantry-2.unready", "begun 45", "46: 0=infantry-2")
    assert front.play("act 45>46", "withdraw to 45").why_not("name 24") == "14.18"


def test_in_a_half_rallied_area_a_position_of_unready_pieces_waits() -> None:
    """TM §14.18"""
    reserve = french("45: 24=infantry-2.unready", "45>46: 23=infantry-2", "begun 45", "46: 0=infantry-2")
    assert reserve.why_not("act 45") == "14.18"
    assert not reserve.offers("act 45")
    front = french("45>46: 24=infantry-2.unready", "45: 23=infantry-2", "begun 45", "46: 0=infantry-2")
    assert front.why_not("act 45>46") == "14.18"
    assert front.why_nowhere("45>46", "withdraw to 45") == "14.18"
    assert not front.offers("act 45>46")


def test_the_first_area_is_an_area_too() -> None:
    """TM §14.18"""
    front = next(f"0>{other}" for front, other in enumerate(BEYOND) if AREA_OF[APPROACH[front]] == 0)
    scene = french("0: 24=infantry-2.unready", f"{front}: 23=infantry-2", "begun 0")
    assert AREA_OF[scene.s.spot[24]] == 0 and scene.why_not("act 0") == "14.18"
