"""Wars played by lot, and counted: whoever changes anything sees it here, whatever else he has tested."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from feldherr.games.napoleon_in_europe import GAME
from feldherr.games.napoleon_in_europe.actions import EndMovement, EndTurn, GiveUp, Rally, Strike, Trade
from feldherr.games.napoleon_in_europe.rules.opening.options import NapoleonOptions
from feldherr.kernel.answers import Yes
from feldherr.kernel.position import Position, begin
from tests.counting import Scene, counted, kept

HERE = Path(__file__).parent
LIKING: dict[type[Any], float] = {
    Yes: 3.0, Rally: 2.0, Strike: 2.0, Trade: 0.05, EndTurn: 0.5, EndMovement: 0.5, GiveUp: 0.2,
}  # fmt: skip


def war(options: NapoleonOptions) -> list[Position]:
    return [begin(GAME, options)[0]]


SCENES = {
    "two": Scene(partial(war, NapoleonOptions(players=2, straits=True, victory="total", stop_round=8)), 2500, LIKING),
    "three": Scene(partial(war, NapoleonOptions(players=3, inspiring=True)), 2500, LIKING),
    "four": Scene(partial(war, NapoleonOptions(players=4, setup="french", free_split=True)), 2500, LIKING),
    "seven": Scene(partial(war, NapoleonOptions(players=7, setup="central", nations="draw")), 2500, LIKING),
}


@pytest.mark.parametrize("name", SCENES)
def test_everything_asked_refused_and_done_is_as_it_was(name: str) -> None:
    assert counted(GAME, SCENES[name]) == kept(HERE)[name]
