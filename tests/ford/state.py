"""What changes in a game of Ford, and what never does."""

from __future__ import annotations

from enum import IntEnum

import msgspec

from feldherr.kernel.answers import Call

AREAS = 5
NEIGHBOURS = tuple(tuple(a for a in (i - 1, i + 1) if 0 <= a < AREAS) for i in range(AREAS))
HOMEWARDS = (-1, 1)
START = ((0, 1), (4, 3))
SIDES = ("north", "south")


class Kind(IntEnum):
    INFANTRY = 0
    CAVALRY = 1
    ARTILLERY = 2


class Face(msgspec.Struct, frozen=True, gc=False, order=True):
    """The hidden side of a block."""

    kind: Kind
    strength: int


FACES = tuple(Face(Kind(k % 3), 1 + k % 3) for k in range(8))
"""FO §1.1: the eight blocks of a side."""


class Block(msgspec.Struct, frozen=True, gc=False):
    """Its index in the state is its public number: dealt by shuffle, so it tells nothing."""

    side: int
    face: Face
    area: int
    shown: bool = False


class Bag(msgspec.Struct, frozen=True):
    """Among these blocks are at least these faces: what was seen and then mixed."""

    blocks: tuple[int, ...]
    faces: tuple[Face, ...]


class Fight(msgspec.Struct, frozen=True):
    """An attack being fought; only inside its procedure."""

    attacker: int
    origin: int
    target: int
    fronts: tuple[int, int] | None = None
    """The named block of each side."""
    public: tuple[int, ...] = ()
    """Blocks everybody knows to fight here."""


class State(msgspec.Struct):
    morale: list[int]
    last: int
    blocks: list[Block] = []
    bags: list[Bag] = []
    mixed: list[bool] = msgspec.field(default_factory=lambda: [False, False])
    fight: Fight | None = None
    turn: int = 1
    side: int = 0
    left: int = 2


def copy(s: State) -> State:
    return State(s.morale[:], s.last, s.blocks[:], s.bags[:], s.mixed[:], s.fight, s.turn, s.side, s.left)


def standing(s: State, area: int, side: int) -> list[int]:
    """The living blocks of a side in an area."""
    return [i for i, b in enumerate(s.blocks) if b.area == area and b.side == side and b.face.strength > 0]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be agreed before the game."""

    turns: int = 12
    morale: int = 6


class Deploy(Call, frozen=True, tag=True):
    side: int


class Turn(Call, frozen=True, tag=True):
    pass


def begin(options: Options) -> tuple[State, Call]:
    return State([options.morale, options.morale], options.turns), Deploy(0)
