"""What changes in a game. Pieces are public numbers; their faces are known to their owner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NewType, cast

import msgspec

from feldherr.boards.bags import Bag
from feldherr.games.triomphe_a_marengo.board import AREA_OF, AREAS, FIRST_BOX, FRANCE, NOBODY, Area, Spot

INFANTRY, CAVALRY, ARTILLERY = 1, 2, 3
KINDS = ("", "infantry", "cavalry", "artillery")
FACES = 4 * len(KINDS)
KIND_OF = tuple(face >> 2 for face in range(FACES))                                # TM §2.3
STRENGTH_OF = tuple(face & 3 for face in range(FACES))                             # TM §2.2
AUSTRIANS, PIECES = 20, 39
Piece = NewType("Piece", int)
"""A piece by its public number."""
TOKENS = cast(tuple[tuple[Piece, ...], ...], (tuple(range(AUSTRIANS)), tuple(range(AUSTRIANS, PIECES))))
SIDE = [0] * AUSTRIANS + [1] * (PIECES - AUSTRIANS)
COMMANDS = 3


class ThisTurn(msgspec.Struct, frozen=True, gc=False):
    """What is remembered until the turn ends; open to both players (TM §6.2, ruling r60)."""

    commands: int = COMMANDS
    acted: int = 0
    """Pieces that have taken part in an action, as bits (TM §6.7)."""
    begun: int = 0
    """Areas of which a piece was rallied and others still wait, as bits (TM §14.11)."""
    taboo: frozenset[int] = frozenset()
    """Approach pairs over which an assault was lost (TM §11.0.5)."""
    stormed: frozenset[int] = frozenset()
    """Areas taken by assault (TM §11.0.6)."""
    attacked: frozenset[int] = frozenset()
    """Defender approaches against which a maneuver attack was made (TM §9.3.4)."""
    traffic: frozenset[tuple[int, int, int]] = frozenset()
    """(crossing, approach it was left by, step) of every crossing by road (TM §8.11 §8.12 §8.13 §8.15)."""
    road_attacks: frozenset[int] = frozenset()
    """Crossings used for a road attack (TM §8.22)."""
    pontoon: bool = False
    announced: int = 0
    """Pieces that announced a bombardment this turn, as bits (TM §10.0.2)."""


class State(msgspec.Struct):
    """One-level containers of ints and frozen structs; copied by slicing."""

    face: list[int]
    """By piece: 4 * kind + strength; 0 when destroyed."""
    spot: list[Spot]
    at: list[tuple[Piece, ...]]
    """Who stands where: pieces by position, ascending."""
    troops: list[int]
    holder: list[int]
    """By area: the side of the last piece that was in it (TM §18.5.1)."""
    pool: list[int]
    discs: list[int]
    """Committed discs by side * AREAS + area."""
    lost: list[int]
    received: list[int]
    known: list[int]
    """By piece: the face the opponent has seen since it was last mixed (ruling r39)."""
    bags: tuple[Bag, ...] = ()
    unready: int = 0
    up: int = 0
    """Pieces lying face up, as bits (TM §2.5)."""
    announced: int = 0
    """Artillery with an announced bombardment, as bits."""
    fired: int = 0
    """Artillery that announced or executed in its owner's latest turn, as bits (TM §11.4.4)."""
    moved: tuple[tuple[int, int], ...] = ()
    """(area, count) of French discs moved in the latest Austrian turn (TM §18.5.4)."""
    round: int = 1
    side: int = 0
    turn: ThisTurn = ThisTurn()
    mixing: bool = True
    """Whether pieces are mixed whenever the rules allow it."""


def copy(s: State) -> State:
    return State(
        s.face[:], s.spot[:], s.at[:], s.troops[:], s.holder[:], s.pool[:], s.discs[:], s.lost[:], s.received[:],
        s.known[:], s.bags, s.unready, s.up, s.announced, s.fired, s.moved, s.round, s.side, s.turn, s.mixing,
    )  # fmt: skip


def kind(s: State, piece: Piece) -> int:
    """TM §2.3: infantry, cavalry or artillery."""
    return KIND_OF[s.face[piece]]


def strength(s: State, piece: Piece) -> int:
    """TM §2.2: the number of symbols on the face."""
    return STRENGTH_OF[s.face[piece]]


def face_name(face: int) -> str:
    return f"{KINDS[KIND_OF[face]]}-{STRENGTH_OF[face]}"


def face_of(name: str) -> int:
    word, _, number = name.partition("-")
    return 4 * KINDS.index(word) + int(number)


def occupant(s: State, area: Area) -> int:
    """TM §2.9 §3.5: the side that has a piece in the area, whatever the position; discs do not occupy it."""
    return s.holder[area] if s.troops[area] else NOBODY


def level(s: State, side: int) -> int:
    """TM §18.1.1: discs in the pool and committed in areas."""
    return s.pool[side] + sum(s.discs[side * AREAS : side * AREAS + AREAS])


def pieces_in(s: State, area: Area) -> list[Piece]:
    """All pieces of an area, in every position, ascending."""
    if not s.troops[area]:
        return []
    spot = s.spot
    return [t for t in TOKENS[s.holder[area]] if AREA_OF[spot[t]] == area]


def ready_in_play(s: State) -> int:
    """TM §14.9 §14.10, ruling r8: ready French pieces in areas of the board."""
    return ready_among(s.spot, s.unready)


def ready_among(spot: Sequence[Spot], unready: int) -> int:
    """The same, from where the pieces stand and who is unready."""
    return len([t for t in TOKENS[FRANCE] if spot[t] < FIRST_BOX and not unready >> t & 1])
