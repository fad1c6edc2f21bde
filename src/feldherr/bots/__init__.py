"""Opponents; they see only what their seat may see.

Every game has `random`. A game's own opponents live in `feldherr/bots/<game>/`: its `NAMES` lists them, weakest
first, and the module of each name has its `BOT`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from feldherr.bots.player import Bot

EVERYWHERE = ("random",)


def names(game_name: str) -> tuple[str, ...]:
    """The opponents there are for a game, weakest first."""
    package = f"{__name__}.{game_name.replace('-', '_')}"
    own: tuple[str, ...] = import_module(package).NAMES if find_spec(package) else ()
    return (*EVERYWHERE, *own)


def bot(game_name: str, name: str) -> Bot:
    """The opponent of this name; `KeyError` with a sentence if there is none."""
    known = names(game_name)
    if name not in known:
        raise KeyError(f"there is no opponent {name!r} for {game_name}; there are: {', '.join(known)}")
    place = f"{__name__}.{name}" if name in EVERYWHERE else f"{__name__}.{game_name.replace('-', '_')}.{name}"
    found: Bot = import_module(place).BOT
    return found
