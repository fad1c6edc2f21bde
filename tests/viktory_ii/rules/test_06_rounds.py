"""Chapters 4.0.1 and 5: when a round begins, which is the last, and what a resignation changes."""

import pytest

from feldherr.games.viktory_ii import GAME
from feldherr.games.viktory_ii.events import TurnBegan
from tests.viktory_ii.scene import Scene, world


def test_who_resigns_in_his_turn_takes_no_turn_from_the_others() -> None:
    """V2 §4.0.1.2 §5.1.3, ruling r14: the round goes on until it has come round."""
    scene = Scene(world(rules="stop 3", blue=True, turn="round 3 red building"))
    scene.say("red", "resign")
    assert scene.position.outcome is None and scene.s.round == 3 and scene.s.seat == 1
    scene.end_turn()
    assert scene.s.round == 3 and scene.s.seat == 2
    scene.end_turn()
    assert scene.position.outcome and scene.position.outcome.manner == "stopped"


def test_a_round_begins_where_the_first_player_sat() -> None:
    """V2 §4.0.1.2, ruling r75: he who is out is passed over, and the next begins it."""
    scene = Scene(world(blue=True, turn="round 3 blue placing")).say("red", "resign")
    scene.end_turn()
    assert scene.s.round == 4 and scene.s.seat == 1
    scene.end_turn()
    assert scene.s.round == 4 and scene.s.seat == 2


@pytest.mark.parametrize(("stop", "last"), [(4, True), (5, False), (0, False)])
def test_the_last_round_is_announced(stop: int, last: bool) -> None:
    scene = Scene(world(rules=f"stop {stop}", turn="round 3 yellow placing")).end_turn()
    assert [(e.round, e.last) for e in scene.happened(TurnBegan)] == [(4, last)]


def test_without_a_last_round_the_game_goes_on() -> None:
    """V2 §5.1.1: nought is no round, so the game ends by its own conditions only."""
    assert GAME.options_type(stop_round=0).stop_round == 0
    scene = Scene(world(rules="stop 0", turn="round 200 yellow placing")).end_turn()
    assert scene.s.round == 201 and scene.position.outcome is None
    assert Scene(world(rules="stop 200", turn="round 200 yellow placing")).end_turn().position.outcome


def test_vassals_of_who_resigns_are_free() -> None:
    """V2 §15.65.2 §5.1.3, ruling r14"""
    scene = Scene(world("vassal yellow of red", rules="vassals", blue=True, turn="round 3 blue placing"))
    assert scene.say("red", "resign").s.side[1] == 1


def test_an_elimination_can_end_the_clock() -> None:
    """V2 §5.5.5 §5.1.2, ruling r17: the capital of who is out counts as marked."""
    scene = Scene(
        world(
            "clock", "marked red", "marked blue", "1,0 plains village yellow", "capital yellow 1,0",
            "-5,5 plains city red", "-5,3 plains city red", "-5,1 plains city red", "-3,5 plains city red",
            "-1,5 plains city red", "-4,-1 plains city blue", "-2,-3 plains city blue", "capital blue -2,-3",
            "units 0,0 red: 1=infantry 2=infantry", rules="random-end", blue=True,
        )
    )
    scene.play("take 1", "go to (1,0)", "take 2", "go to (1,0)", "fight at (1,0)", "rolled 6")
    assert scene.position.outcome and scene.position.outcome.manner == "random-end"
