"""Wars played by lot, and counted: whoever changes anything sees it here, whatever else he has tested."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any, Literal

import pytest

from feldherr.games.napoleon_in_europe import GAME
from feldherr.games.napoleon_in_europe.actions import (
    All,
    Attack,
    Break,
    EndMovement,
    EndTurn,
    Fight,
    Fire,
    GiveUp,
    Propose,
    Rally,
    Strike,
    To,
    Trade,
)
from feldherr.games.napoleon_in_europe.rules.opening.options import NapoleonOptions
from feldherr.kernel.answers import Resign, Yes
from feldherr.kernel.position import Position, begin
from tests.counting import Scene, counted, kept

HERE = Path(__file__).parent
SETUPS: tuple[Literal["equal", "central", "french"], ...] = ("equal", "central", "french")
NATIONS: tuple[Literal["choose", "draw"], ...] = ("choose", "draw")
LIKING: dict[type[Any], float] = {
    Yes: 2.0, Rally: 2.0, Strike: 2.0, Fight: 3.0, Fire: 3.0, Attack: 3.0, To: 2.0, All: 5.0,
    Propose: 0.1, Break: 0.5, Trade: 0.05, Resign: 0.03, EndTurn: 0.3, EndMovement: 0.2, GiveUp: 0.02,
}  # fmt: skip


def wars(options: NapoleonOptions) -> list[Position]:
    return [begin(GAME, options)[0]] * 2


def openings() -> list[Position]:
    """Who leads whom: chosen or drawn, nation by nation or in groups."""
    options = [
        NapoleonOptions(players=players, setup=setup, nations=nations, free_split=split)
        for players in (2, 3, 5, 7)
        for setup in SETUPS
        for nations in NATIONS
        for split in (False, True)
    ]  # fmt: skip
    return [begin(GAME, one)[0] for one in options]


SCENES = {
    "openings": Scene(openings, 25),
    "two": Scene(partial(wars, NapoleonOptions(players=2, straits=True, victory="total", stop_round=8)), 1500, LIKING),
    "three": Scene(partial(wars, NapoleonOptions(players=3, inspiring=True)), 1500, LIKING),
    "four": Scene(partial(wars, NapoleonOptions(players=4, setup="french", free_split=True)), 1500, LIKING),
    "talking": Scene(partial(wars, NapoleonOptions(players=6, nations="draw", victory="total")), 500, LIKING, talk=25),
    "seven": Scene(partial(wars, NapoleonOptions(players=7, setup="central", nations="draw")), 1500, LIKING),
}


@pytest.mark.parametrize("name", SCENES)
def test_everything_asked_refused_and_done_is_as_it_was(name: str) -> None:
    assert counted(GAME, SCENES[name]) == kept(HERE)[name]
