"""What an analysis consists of, as it is sent and kept."""

from __future__ import annotations

import msgspec

from feldherr.kernel.text import Text

VERSION = 2
"""Raised when the same record would be judged otherwise: what was kept is then forgotten."""
NOTICED = 0.05
"""A smaller change of the chances turned nothing: it is within what an estimate errs by."""


class Point(msgspec.Struct, frozen=True, tag="point"):
    """The chance of each side after so many lines of the log (a spectator's, then each seat's)."""

    lines: list[int]
    chances: list[float]
    heading: Text


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence of the log, with its rule."""

    text: Text
    rule: str = ""


class Turning(msgspec.Struct, frozen=True, tag="turning"):
    """A decision that changed the chances of who made it: from `before` to `after`; the bot would have come to `bot`.

    `done` and `instead` are the answers in words; nothing instead: the bot would have done the same. `reply`: it was
    not this seat's turn, so that what the log tells is the doing of another. `resigned`: it gave up, and nobody is
    asked what he would have done.
    """

    lines: list[int]
    seat: int
    heading: Text
    told: list[Line]
    done: list[Text]
    before: float
    after: float
    instead: list[Text]
    bot: float
    reply: bool = False
    resigned: bool = False


class Start(msgspec.Struct, frozen=True, tag="start"):
    """What is to come: the seats of each side, how many points the curve will have, whose knowledge counts."""

    sides: list[list[int]]
    points: int
    viewer: int | None


Piece = Start | Point | Turning


class Report(msgspec.Struct):
    """As much of an analysis as there is; `of` points the curve is to have, `done` when nothing more comes."""

    viewer: int | None
    made: str = ""
    sides: list[list[int]] = []
    of: int = 0
    curve: list[Point] = []
    turning: list[Turning] = []
    done: bool = False

    def add(self, piece: Piece) -> None:
        if isinstance(piece, Start):
            self.sides, self.of = piece.sides, piece.points
        elif isinstance(piece, Point):
            self.curve.append(piece)
        else:
            self.turning.append(piece)
