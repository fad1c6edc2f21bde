"""The games the battery runs over: Ford, and every game there is."""

from __future__ import annotations

from feldherr import games

if "ford" not in games.names():
    games.register("ford", "tests.ford")

NAMES = games.GAMES
"""Our own games, without Ford."""
