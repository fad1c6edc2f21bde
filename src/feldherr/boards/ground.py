"""What rules ask of a board: the same file without all that is drawn, which takes five times the memory.

The whole board is decoded, strictly, when somebody wants to see it (`boards.board`).
"""

from __future__ import annotations

from typing import Literal

import msgspec

from feldherr.boards.model import Board, Mark, Symbol


class Place(msgspec.Struct, frozen=True):
    """A space."""

    id: int
    name: str | None
    capacity: int | None
    terrain: str | None = None
    marks: dict[str, Mark] = {}
    reconstructed: tuple[str, ...] = ()


class Way(msgspec.Struct, frozen=True):
    """A road over an edge."""

    id: int
    road: Literal["main", "local"]
    group_a: int
    group_b: int


class Border(msgspec.Struct, frozen=True):
    """An edge."""

    id: int
    name: str
    a: int
    b: int
    width: Literal["narrow", "wide"] | None = None
    symbols_a: tuple[Symbol, ...] = ()
    symbols_b: tuple[Symbol, ...] = ()
    arrow: Literal["ab", "ba"] | None = None
    impassable: bool = False
    crossings: tuple[Way, ...] = ()
    marks: dict[str, Mark] = {}


class Beside(msgspec.Struct, frozen=True):
    """A box beside the field."""

    id: int
    name: str
    side: str | None
    entry: int | None
    group: int | None
    opens: int | None
    places: int | None
    marks: dict[str, Mark] = {}


class Step(msgspec.Struct, frozen=True):
    """A space of a track."""

    label: str
    marks: dict[str, Mark] = {}


class Course(msgspec.Struct, frozen=True):
    """A track."""

    id: int
    name: str
    spaces: tuple[Step, ...]
    marks: dict[str, Mark] = {}


class Sign(msgspec.Struct, frozen=True):
    """Something drawn, as far as it says more than its look."""

    kind: str
    marks: dict[str, Mark] = {}


class Ground(msgspec.Struct, frozen=True):
    spaces: tuple[Place, ...]
    edges: tuple[Border, ...]
    boxes: tuple[Beside, ...]
    tracks: tuple[Course, ...]
    decorations: tuple[Sign, ...]
    about: dict[str, str]


def ground(content: bytes) -> Ground:
    return msgspec.json.decode(content, type=Ground)


def whole(content: bytes) -> Board:
    """The board itself, decoded each time: few look at it, and those keep what they make of it."""
    from feldherr.boards.board import decode

    return decode(content, "board.json")
