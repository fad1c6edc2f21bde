"""The games, by name. Each is a package of its own that never imports another."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from feldherr.kernel.game import Game

GAMES = ("triomphe-a-marengo",)


@cache
def game(name: str) -> Game:
    """The game with this name; `KeyError` with a sentence if there is none."""
    if name not in GAMES:
        raise KeyError(f"there is no game {name!r}; there are: {', '.join(GAMES)}")
    module = import_module(f"feldherr.games.{name.replace('-', '_')}")
    found: Game = module.GAME
    return found
