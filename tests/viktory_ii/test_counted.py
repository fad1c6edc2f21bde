"""Worlds played by lot, and counted: whoever changes anything sees it here, whatever else he has tested."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from feldherr.games.viktory_ii import GAME
from feldherr.games.viktory_ii.actions import (
    Bombard,
    BuildNothing,
    EndPhase,
    Fight,
    FightOn,
    GiveUp,
    Go,
    Halt,
    Land,
    Load,
    Relocate,
)
from feldherr.kernel.position import Position, begin
from tests.counting import Scene, counted, kept
from tests.viktory_ii.worlds import crowded

HERE = Path(__file__).parent
LIKING: dict[type[Any], float] = {
    Fight: 3.0, FightOn: 2.0, Bombard: 2.0, Load: 4.0, Land: 4.0, Go: 2.0, Relocate: 0.1,
    EndPhase: 0.2, Halt: 0.3, BuildNothing: 0.1, GiveUp: 0.3,
}  # fmt: skip


def worlds(players: int, *switches: str) -> list[Position]:
    options = GAME.options_type(players=players, stop_round=12, **dict.fromkeys(switches, True))
    return [begin(GAME, options)[0]] * 3


def crowds() -> list[Position]:
    """Three players close together, two of them allied."""
    return [crowded(seed) for seed in range(50)]


SCENES = {
    "two": Scene(partial(worlds, 2, "decisive_blow", "less_luck", "open_map"), 1000, LIKING),
    "three": Scene(partial(worlds, 3, "vassals", "relocation", "balanced_land"), 1000, LIKING),
    "six": Scene(partial(worlds, 6, "subjugation", "dominance", "random_end", "flat_world"), 1000, LIKING),
    "leaving": Scene(partial(worlds, 5, "vassals", "random_end"), 400, LIKING, talk=90),
    "crowds": Scene(crowds, 80, LIKING, talk=70),
}


@pytest.mark.parametrize("name", SCENES)
def test_everything_asked_refused_and_done_is_as_it_was(name: str) -> None:
    assert counted(GAME, SCENES[name]) == kept(HERE)[name]
