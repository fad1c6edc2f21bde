"""Days of Austerlitz played by lot, and counted: whoever changes anything sees it here, whatever else he has tested."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from feldherr.games.napoleons_triumph import GAME
from feldherr.games.napoleons_triumph.actions import Charge, Cross, EndTurn, Ride, Threaten, ThreatenGuard
from feldherr.kernel.position import Position, begin
from tests.counting import Scene, counted, kept
from tests.napoleons_triumph.crowd import ELITE, GUNS, RIDERS, crowds

HERE = Path(__file__).parent
BOLD: dict[type[Any], float] = {Threaten: 4.0, ThreatenGuard: 8.0, Ride: 3.0, Cross: 3.0, Charge: 3.0, EndTurn: 0.2}


def days(*options: dict[str, int]) -> list[Position]:
    return [begin(GAME, GAME.options_type(**one))[0] for one in options]


def corners(elite: bool, faces: tuple[str, ...] = (), count: int = 60) -> list[Position]:
    """Crowded corners of the map."""
    return [position for _, position in crowds(18, count, elite, faces)]


FIRST, SECOND = {"december": 1, "auction": 1}, {"santon": 1, "french_handicap": 3}
TEAMS, PAIR = {"allied_players": 3, "french_players": 2}, {"allied_players": 2, "allied_handicap": 2}

SCENES = {
    "days": Scene(partial(days, FIRST, SECOND, TEAMS), 2000, BOLD),
    "armies": Scene(partial(days, *(FIRST, SECOND, TEAMS, PAIR) * 3), 120),
    "corners": Scene(partial(corners, elite=False), 60, BOLD),
    "santon": Scene(partial(corners, elite=True), 60, BOLD),
    "riders": Scene(partial(corners, elite=False, faces=RIDERS, count=120), 60, BOLD),
    "guns": Scene(partial(corners, elite=False, faces=GUNS, count=120), 60, BOLD),
    "guard": Scene(partial(corners, elite=True, faces=ELITE * 2 + RIDERS, count=120), 60, BOLD),
}


@pytest.mark.parametrize("name", SCENES)
def test_everything_asked_refused_and_done_is_as_it_was(name: str) -> None:
    assert counted(GAME, SCENES[name]) == kept(HERE)[name]
