"""A value learned from games: what each counted number is worth in the odds of winning, for who moves and who waits.

`feldherr learn` writes it as a small file beside the game's opponents; nothing of the laboratory is needed to read it.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from feldherr.boards.data import data

FILE = "value.json"


class Seen(NamedTuple):
    """A position of a game to learn from, at the beginning of a turn."""

    mover: int
    """The side that has the turn."""
    own: list[float]
    others: list[float]
    """What is counted of it, and of the other one."""
    former: float
    """How likely it was to win by the estimate that was there before."""


class Value(msgspec.Struct, frozen=True):
    """The weights by the names of the numbers; a number that is not named counts nothing."""

    even: float
    """The odds of who has the turn when all else is alike."""
    mover: dict[str, float]
    other: dict[str, float]
    note: str = ""
    """How it came about."""

    def rows(self, counted: tuple[str, ...]) -> tuple[list[float], list[float]]:
        """The weights in the order of the numbers; what counts for the other side counts against who moves."""
        return [self.mover.get(name, 0.0) for name in counted], [-self.other.get(name, 0.0) for name in counted]


def read(package: str) -> Value:
    return msgspec.json.decode(data(package, FILE), type=Value)
