"""What a seat sees, as numbers: read from the state field by field, and only what the seat may see.

An observation has a fixed length for a game: each part has its width, and what a part does not fill is 0.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from feldherr.games.napoleon_in_europe.board import CARDS, REGIONS
from feldherr.games.napoleons_triumph import board as austerlitz
from feldherr.games.napoleons_triumph.state import BLOCKS, side_of_seat
from feldherr.games.napoleons_triumph.state import SIDE as BLOCK_SIDE
from feldherr.games.triomphe_a_marengo import board as marengo
from feldherr.games.triomphe_a_marengo.state import PIECES
from feldherr.games.triomphe_a_marengo.state import SIDE as PIECE_SIDE
from feldherr.sim.domains import HEXES, PARTS, UNITS

Part = Sequence[int]
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


class Kept:
    """Bytes of a tuple that hardly ever changes, made again only when it is another tuple."""

    def __init__(self) -> None:
        self.of: tuple[int, ...] = ()
        self.made = b""

    def __call__(self, of: tuple[int, ...]) -> bytes:
        if of is not self.of:
            self.of, self.made = of, bytes(of).ljust(PARTS, b"\0")
        return self.made


ground = Kept()


def trench_club(s: Any, seat: int) -> tuple[Part, ...]:
    """TC §1.15: everything is open; a unit inside a fort stands at 1000 and the number of the fort."""
    mined = [number for mine in s.mines for number in mine]
    few = [*s.coins, *s.used, *s.chips, s.round, s.now, s.speaker, s.turn.armies]
    return (ground(s.terrain), s.kind, s.damage, s.experience, s.flags, s.owner, s.aboard, s.army, s.where, s.fort,
            mined[:64], few)  # fmt: skip


def napoleon_in_europe(s: Any, seat: int) -> tuple[Part, ...]:
    """NE §14.1.4: all armies; the cards of the nations the seat leads, of others only how many."""
    hands: list[int] = []
    for nation, leader in enumerate(s.led):
        hand = s.hands[nation * CARDS : (nation + 1) * CARDS]
        hands += hand if leader == seat else NO_CARDS
        hands.append(sum(hand))
    battle = (s.battle.region + 1, s.battle.round, s.battle.side) if s.battle else (0, 0, 0)
    few = [sum(s.deck), *battle, s.neutral, s.gone, s.alive, s.slot, s.round]
    return figures(s), s.owner, s.led, hands, s.friends, few


def figures(s: Any) -> bytes:
    """By region, nation and kind; only where there are any is looked at."""
    out, fig = bytearray(REGIONS * 28), s.fig
    for nation, mask in enumerate(s.where):
        while mask:
            region = (mask & -mask).bit_length() - 1
            mask &= mask - 1
            stack = region * 7 + nation
            out[4 * stack : 4 * stack + 4] = fig[stack]
    return bytes(out)


NO_CARDS = [0] * CARDS
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


ZEROS = bytes(2 * (REGIONS * 28 + 1024))
Array = np.ndarray[Any, np.dtype[np.int16]]


def length(game: str) -> int:
    return sum(OBSERVERS[game][1])


def observe(game: str, s: Any, seat: int, more: Part = ()) -> Array:
    """What the seat sees of this state, and `more` at the end. A part of bytes, the first if any, is copied whole."""
    read, widths = OBSERVERS[game]
    parts = read(s, seat)
    head = parts[0] if isinstance(parts[0], bytes) else None
    whole = head is not None
    seen = array("h")
    for part, width in zip(parts[whole:], widths[whole:]):
        seen.extend(part)
        if len(part) < width:
            seen.frombytes(ZEROS[: 2 * (width - len(part))])
    seen.extend(more)
    rest: Array = np.frombuffer(seen, np.int16)
    return rest if head is None else np.concatenate((np.frombuffer(head, np.uint8), rest), dtype=np.int16)
