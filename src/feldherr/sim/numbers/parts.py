"""What a game brings to be said and seen as numbers: `FIELDS`, `PARTS` and `seen`, in a module beside this one.

A module is loaded for its own game alone: who plays one game has not all five in memory.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

LOWEST, VALUES = -1, 1024
"""Fields that are said by themselves: from -1 on."""
UNITS = 256
"""More units are never on a map of Viktory II or Trench Club; numbers are used again."""
COUNT = 256
ROUNDS = 4095
"""No game goes on for longer."""
Fields = dict[str, Sequence[Any]]
"""What the fields of answers range over: enough for every option and every board the game can come to."""
Seen = Sequence[int] | int
"""Numbers one after the other; or a set, as bits, of which each becomes a nought or a one."""
Observer = Callable[[Any, int], tuple[Seen, ...]]


class Part(NamedTuple):
    """A part of what is seen: `width` numbers, each from `low` to `high`."""

    name: str
    width: int
    low: int
    high: int


class Terms(NamedTuple):
    """What there is of one game; `seen` reads a state for a seat, part by part."""

    fields: Fields
    parts: tuple[Part, ...]
    widths: tuple[int, ...]
    seen: Observer


@cache
def terms(game: str) -> Terms:
    """`KeyError` if there are none of the game."""
    try:
        found = import_module(f"feldherr.sim.numbers.{game.replace('-', '_')}")
    except ModuleNotFoundError as wrong:
        raise KeyError(f"answers of {game} have no numbers") from wrong
    return Terms(found.FIELDS, found.PARTS, tuple(part.width for part in found.PARTS), found.seen)
