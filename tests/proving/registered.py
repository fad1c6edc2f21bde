"""The games the battery runs over: Ford, and every game there is."""

from __future__ import annotations

import pytest

from feldherr import games
from feldherr.kernel.game import Game

if "ford" not in games.names():
    games.register("ford", "tests.ford")

NAMES = games.GAMES
"""Our own games, without Ford."""


def game_or_skip(name: str) -> Game:
    """The game; one that is still being written cannot be proved yet."""
    try:
        return games.game(name)
    except ImportError as wrong:
        pytest.skip(f"{name} cannot be imported yet: {wrong}")
