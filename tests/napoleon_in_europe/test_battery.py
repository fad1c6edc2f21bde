"""The generic battery, in small: the contract held against random games of every kind."""

from __future__ import annotations

from typing import Any

import pytest

from feldherr import games
from feldherr.games.napoleon_in_europe import GAME
from feldherr.games.napoleon_in_europe.rules.opening.options import NapoleonOptions
from feldherr.proving.battery.contract import check_game

if "napoleon-in-europe" not in games.names():
    games.register("napoleon-in-europe", "feldherr.games.napoleon_in_europe")

SHORT: dict[str, Any] = {"victory": "total", "stop_round": 2}


@pytest.mark.parametrize(
    ("seed", "options"),
    [
        (1, NapoleonOptions(players=2, **SHORT)),
        (2, NapoleonOptions(players=3, setup="french", nations="draw", **SHORT)),
        (3, NapoleonOptions(players=4, setup="french", free_split=True, inspiring=True, straits=True, **SHORT)),
    ],
)
def test_random_games_keep_the_contract(seed: int, options: NapoleonOptions) -> None:
    """NE §1.5 §6.5 §14.1.4 §16.2.1"""
    coverage = check_game(GAME, options, seed, 200)
    assert coverage.games == 1 and coverage.checks > 10
