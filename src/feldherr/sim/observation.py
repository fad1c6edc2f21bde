"""What a seat sees, as numbers: read from the state field by field, and only what the seat may see.

An observation has a fixed length for a game: each part has its width, and what a part does not fill is 0.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import numpy as np

from feldherr.games.napoleon_in_europe.board import CARDS, REGIONS
from feldherr.games.napoleons_triumph import board as austerlitz
from feldherr.games.napoleons_triumph.state import BLOCKS, side_of_seat
from feldherr.games.napoleons_triumph.state import SIDE as BLOCK_SIDE
from feldherr.games.triomphe_a_marengo import board as marengo
from feldherr.games.triomphe_a_marengo.state import PIECES
from feldherr.games.triomphe_a_marengo.state import SIDE as PIECE_SIDE
from feldherr.sim.numbers.domains import HEXES, PARTS, UNITS

Part = Sequence[int]
Numbers: TypeAlias = "array[int]"
Array = np.ndarray[Any, np.dtype[np.int16]]
Observer = Callable[[Any, int], tuple[Part, ...]]


def bits(mask: int, count: int) -> bytes:
    """A set as noughts and ones, the first first."""
    return bin(mask | 1 << count)[:2:-1].encode().translate(DIGITS)


DIGITS = bytes(max(0, code - 48) if code in b"01" else 0 for code in range(256))


def triomphe_a_marengo(s: Any, seat: int) -> tuple[Part, ...]:
    """TM §2.4 §2.5 §18.1.3: own faces, of the enemy's what was shown and not mixed since; all positions and discs."""
    up, known = s.up, s.known
    faces = [
        face if PIECE_SIDE[piece] == seat or up >> piece & 1 else known[piece] for piece, face in enumerate(s.face)
    ]
    turn = s.turn
    few = [*s.pool, *s.lost, s.round, s.side, turn.commands, turn.pontoon]
    return (faces, s.spot, bits(s.unready, PIECES), bits(s.announced, PIECES), bits(turn.acted, PIECES), s.discs,
            s.holder, few)  # fmt: skip


def napoleons_triumph(s: Any, seat: int) -> tuple[Part, ...]:
    """NT §3.3 §3.6 §8.2: own faces, of the enemy's what was shown; which corps a block stands with is open."""
    own, known = side_of_seat(s, seat), s.known
    faces = [face if BLOCK_SIDE[block] == own else known[block] for block, face in enumerate(s.face)]
    turn = s.turn
    few = [*s.morale, *s.reference, s.round, s.side, turn.corps, turn.independent, s.reinforced]
    return faces, s.spot, s.corps, s.post, s.holder, bits(turn.moved, BLOCKS + austerlitz.COMMANDERS), few


def viktory_ii(s: Any, seat: int) -> tuple[Part, ...]:
    """V2 §3.2.6: everything is open but the tiles nobody has seen, and these are only a set."""
    few = [*s.pool, *s.returned, s.round, s.seat, s.clock]
    return (s.terrain, s.town, s.lord, s.kind, s.left, s.flags, s.owner, s.where, s.aboard, s.reserve, s.alive,
            s.capital, s.side, few)  # fmt: skip


def trench_club(s: Any, seat: int) -> tuple[Part, ...]:
    """TC §1.15: everything is open; a unit inside a fort stands at 1000 and the number of the fort."""
    mined = [number for mine in s.mines for number in mine]
    few = [*s.coins, *s.used, *s.chips, s.round, s.now, s.speaker, s.turn.armies]
    return (s.terrain, s.kind, s.damage, s.experience, s.flags, s.owner, s.aboard, s.army, s.where, s.fort,
            mined[:64], few)  # fmt: skip


def napoleon_in_europe(s: Any, seat: int) -> tuple[Part, ...]:
    """NE §14.1.4: all armies; the cards of the nations the seat leads, of others only how many."""
    battle = (s.battle.region + 1, s.battle.round, s.battle.side) if s.battle else (0, 0, 0)
    few = [sum(s.deck), *battle, s.neutral, s.gone, s.alive, s.slot, s.round]
    return figures(s.fig), s.owner, s.led, hands(s.hands, s.led, seat), s.friends, few


class Hands:
    """By seat: the cards it sees, and how many each nation has; counted again when cards have changed hands."""

    def __init__(self) -> None:
        self.seen: dict[int, tuple[list[int], list[int], Numbers]] = {}

    def __call__(self, hands: list[int], led: list[int], seat: int) -> Numbers:
        held, leading, seen = self.seen.get(seat, EMPTY)
        if hands != held or led != leading:
            out: list[int] = []
            for start, leader in zip(range(0, 7 * CARDS, CARDS), led):
                hand = hands[start : start + CARDS]
                out += hand if leader == seat else NO_CARDS
                out.append(sum(hand))
            seen = array("h", out)
            self.seen[seat] = hands[:], led[:], seen
        return seen


class Figures:
    """By region, nation and kind; what stands as it stood the last time is not read again."""

    def __init__(self) -> None:
        self.fig: list[tuple[int, ...]] = [(0, 0, 0, 0)] * (REGIONS * 7)
        self.seen = array("h", [0] * (REGIONS * 28))

    def __call__(self, fig: list[tuple[int, ...]]) -> Numbers:
        if fig != self.fig:
            for start in range(0, REGIONS * 7, STRETCH):
                stacks = fig[start : start + STRETCH]
                if stacks != self.fig[start : start + STRETCH]:
                    self.fig[start : start + STRETCH] = stacks
                    self.seen[4 * start : 4 * (start + STRETCH)] = array("h", [n for four in stacks for n in four])
        return self.seen


STRETCH = 35
"""Stacks that are compared, and read again, together."""
NO_CARDS = [0] * CARDS
EMPTY: tuple[list[int], list[int], Numbers] = ([], [], array("h"))
hands, figures = Hands(), Figures()
OBSERVERS: dict[str, tuple[Observer, tuple[int, ...]]] = {
    "triomphe-a-marengo": (
        triomphe_a_marengo, (PIECES, PIECES, PIECES, PIECES, PIECES, 2 * marengo.AREAS, marengo.AREAS, 8)
    ),
    "napoleons-triumph": (
        napoleons_triumph,
        (BLOCKS, BLOCKS, BLOCKS, austerlitz.COMMANDERS, austerlitz.LOCALES, BLOCKS + austerlitz.COMMANDERS, 9),
    ),
    "viktory-ii": (viktory_ii, (HEXES, HEXES, HEXES, *[UNITS] * 6, 24, 6, 6, 6, 13)),
    "trench-club": (trench_club, (PARTS, *[UNITS] * 8, 16, 64, 16)),
    "napoleon-in-europe": (napoleon_in_europe, (REGIONS * 28, REGIONS, 7, 7 * (CARDS + 1), 7, 9)),
}  # fmt: skip
"""By game: who reads the state, and how wide each part is."""


class Kept:
    """What a seat saw the last time: part by part, and all its numbers in a row.

    Most parts do not change from one decision to the next, and to compare a list is quicker than to translate it.
    """

    def __init__(self, widths: Sequence[int]) -> None:
        self.parts: list[Part] = [()] * len(widths)
        self.starts = [sum(widths[:at]) for at in range(len(widths))]
        self.numbers = array("h", [0] * sum(widths))


KEPT: dict[tuple[str, int], Kept] = {}
"""By game and seat."""


def length(game: str) -> int:
    return sum(OBSERVERS[game][1])


def observe(game: str, s: Any, seat: int, more: Part = ()) -> Array:
    """What the seat sees of this state, and `more` at the end."""
    read, widths = OBSERVERS[game]
    kept = KEPT.get((game, seat))
    if kept is None:
        kept = KEPT[game, seat] = Kept(widths)
    parts, starts, numbers = kept.parts, kept.starts, kept.numbers
    for at, part in enumerate(read(s, seat)):
        if type(part) is array:
            numbers[starts[at] : starts[at] + widths[at]] = part
        elif part != parts[at]:
            start, gone = starts[at], len(parts[at]) - len(part)                         # what was longer leaves 0
            new = array("h", [*part, *[0] * gone])
            numbers[start : start + len(new)] = new
            parts[at] = part[:]
    seen = numbers[:]
    seen.extend(more)
    return np.frombuffer(seen, np.int16)
