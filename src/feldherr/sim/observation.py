"""What a seat sees, as numbers: read from the state field by field, and only what the seat may see.

An observation has a fixed length for a game: each part has its width, and what a part does not fill is 0.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import numpy as np

from feldherr.games.napoleon_in_europe.board import CARDS, REGIONS, regions_in
from feldherr.games.napoleon_in_europe.state import State as Europe
from feldherr.games.napoleons_triumph import board as austerlitz
from feldherr.games.napoleons_triumph.state import BLOCKS, side_of_seat
from feldherr.games.napoleons_triumph.state import SIDE as BLOCK_SIDE
from feldherr.games.napoleons_triumph.state import State as Austerlitz
from feldherr.games.trench_club.state import State as Trenches
from feldherr.games.triomphe_a_marengo import board as marengo
from feldherr.games.triomphe_a_marengo.state import PIECES
from feldherr.games.triomphe_a_marengo.state import SIDE as PIECE_SIDE
from feldherr.games.triomphe_a_marengo.state import State as Marengo
from feldherr.games.viktory_ii.state import State as Viktory
from feldherr.kernel.game import Game
from feldherr.sim.codec import Saying, codec
from feldherr.sim.numbers.domains import HEXES, PARTS, UNITS

NAMED = 16
"""How many of the things named so far an observation tells."""
INT8, INT16 = np.dtype(np.int8), np.dtype(np.int16)
Part = Sequence[int] | int
"""Numbers one after the other; or a set, as bits, of which each becomes a nought or a one."""
Numbers: TypeAlias = "array[int]"
Array = np.ndarray[Any, np.dtype[np.int16]]
Observer = Callable[[Any, int], tuple[Part, ...]]


def triomphe_a_marengo(s: Marengo, seat: int) -> tuple[Part, ...]:
    """TM §2.4 §2.5 §18.1.3: own faces, of the enemy's what was shown and not mixed since; all positions and discs."""
    up, known = s.up, s.known
    faces = [
        face if PIECE_SIDE[piece] == seat or up >> piece & 1 else known[piece] for piece, face in enumerate(s.face)
    ]
    turn = s.turn
    few = [*s.pool, *s.lost, s.round, s.side, turn.commands, turn.pontoon]
    return faces, s.spot, s.unready, s.announced, turn.acted, s.discs, s.holder, few


def napoleons_triumph(s: Austerlitz, seat: int) -> tuple[Part, ...]:
    """NT §3.3 §3.6 §8.2: own faces, of the enemy's what was shown; which corps a block stands with is open."""
    own, known = side_of_seat(s, seat), s.known
    faces = [face if BLOCK_SIDE[block] == own else known[block] for block, face in enumerate(s.face)]
    turn = s.turn
    few = [*s.morale, *s.reference, s.round, s.side, turn.corps, turn.independent, s.reinforced]
    return faces, s.spot, s.corps, s.post, s.holder, turn.moved, few


def viktory_ii(s: Viktory, seat: int) -> tuple[Part, ...]:
    """V2 §3.2.6: everything is open but the tiles nobody has seen, and these are only a set."""
    few = [*s.pool, *s.returned, s.round, s.seat, s.clock]
    return (s.terrain, s.town, s.lord, s.kind, s.left, s.flags, s.owner, s.where, s.aboard, s.reserve, s.alive,
            s.capital, s.side, few)  # fmt: skip


def trench_club(s: Trenches, seat: int) -> tuple[Part, ...]:
    """TC §1.15: everything is open; a unit inside a fort stands at 1000 and the number of the fort."""
    mined = [number for mine in s.mines for number in mine]
    few = [*s.coins, *s.used, *s.chips, s.round, s.now, s.speaker, s.turn.armies]
    return (s.terrain, s.kind, s.damage, s.experience, s.flags, s.owner, s.aboard, s.army, s.where, s.fort,
            mined[:64], few)  # fmt: skip


def napoleon_in_europe(s: Europe, seat: int) -> tuple[Part, ...]:
    """NE §14.1.4: all armies; the cards of the nations the seat leads, of others only how many."""
    battle = (s.battle.region + 1, s.battle.round, s.battle.side) if s.battle else (0, 0, 0)
    few = [deck(s.deck), *battle, s.neutral, s.gone, s.alive, s.slot, s.round]
    return figures(s.fig, s.where), s.owner, s.led, hands(s.hands, s.led, seat), s.friends, few


class Deck:
    """How many cards are left; counted again when some were drawn or put back."""

    def __init__(self) -> None:
        self.deck: list[int] = []
        self.size = 0

    def __call__(self, deck: list[int]) -> int:
        if deck != self.deck:
            self.deck, self.size = deck[:], sum(deck)
        return self.size


class Hands:
    """By seat: the cards it sees, and how many each nation has; counted again when cards have changed hands.

    What was handed out stays as it is: what has changed is another array, and one that is the same is known at once.
    """

    def __init__(self) -> None:
        self.seen: dict[int, tuple[list[int], list[int], Numbers]] = {}

    def __call__(self, hands: list[int], led: list[int], seat: int) -> Numbers:
        held, leading, seen = self.seen.get(seat) or (NO_HANDS, NO_HANDS, array("h"))
        if hands == held and led == leading:
            return seen
        if led != leading:
            seen = array("h", [0] * (7 * (CARDS + 1)))
            held = NO_HANDS
        else:
            seen = seen[:]
        place = 0
        for count, before in zip(hands, held):
            if count != before:
                nation = place // CARDS
                seen[nation * (CARDS + 1) + CARDS] += count - before
                if led[nation] == seat:
                    seen[place + nation] = count
            place += 1  # noqa: SIM113 (compiled, this is the quicker)
        self.seen[seat] = hands[:], led[:], seen
        return seen


class Figures:
    """By region, nation and kind; looked at is where figures are or were, and read what is not as it was before.

    What was handed out stays as it is, as with `Hands`.
    """

    def __init__(self) -> None:
        self.fig: list[Any] = [None] * (REGIONS * 7)
        self.where = [0] * 7
        self.by_nation: list[list[int]] = [[] for _ in range(7)]
        self.stacks: list[int] = []
        self.seen = array("h", [0] * (REGIONS * 28))

    def __call__(self, fig: list[Any], where: list[int]) -> Numbers:
        changed = self.changed(fig)
        if where != self.where:
            self.look_elsewhere(where)
            changed += self.changed(fig)
        if changed:
            self.seen = self.seen[:]
            for stack in changed:
                self.seen[4 * stack : 4 * stack + 4] = array("h", fig[stack])
        return self.seen

    def changed(self, fig: list[Any]) -> list[int]:
        """The stacks that are not what they were."""
        known, out = self.fig, []
        for stack in self.stacks:
            four = fig[stack]
            if four is not known[stack]:
                known[stack] = four
                out.append(stack)
        return out

    def look_elsewhere(self, where: list[int]) -> None:
        """Nations have come to regions or left them."""
        for nation, (regions, before) in enumerate(zip(where, self.where)):
            if regions != before:
                self.by_nation[nation] = [region * 7 + nation for region in regions_in(regions)]
        self.where = where[:]
        stacks: list[int] = []
        for one in self.by_nation:
            stacks += one
        self.stacks = stacks


NO_HANDS = [0] * (7 * CARDS)
hands, figures, deck = Hands(), Figures(), Deck()
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

    def __init__(self, widths: Sequence[int], more: int) -> None:
        self.parts: list[list[Any]] = [[] for _ in range(len(widths) + 1)]
        self.sets = [0] * len(widths)
        self.fixed: dict[int, Sequence[int]] = {}
        """Parts that are tuples or arrays, as they came: one that is the same is known at once."""
        self.starts = [sum(widths[:at]) for at in range(len(widths) + 1)]
        self.more = more
        self.numbers = array("h", [0] * (sum(widths) + more))
        self.seen: Array = np.frombuffer(self.numbers, INT16)

    def put(self, at: int, part: list[Any]) -> None:
        """Write the numbers of a part that are not what they were; what was longer leaves 0."""
        numbers, start, before = self.numbers, self.starts[at], self.parts[at]
        place = start
        for number, last in zip(part, before):
            if number is not last:                          # as good as `!=`: to write a number again does no harm
                numbers[place] = number
            place += 1
        for place in range(len(before), len(part)):
            numbers[start + place] = part[place]
        for place in range(len(part), len(before)):
            numbers[start + place] = 0
        self.parts[at] = part[:]

    def put_set(self, at: int, members: int) -> None:
        """Write who has come to a set or left it."""
        numbers, start, changed = self.numbers, self.starts[at], members ^ self.sets[at]
        while changed:
            place = changed.bit_length() - 1
            numbers[start + place] = members >> place & 1
            changed ^= 1 << place
        self.sets[at] = members


KEPT: dict[tuple[str, int], Kept] = {}
"""By game and seat."""


def length(game: str) -> int:
    return sum(OBSERVERS[game][1])


def observe(game: str, s: Any, seat: int, more: Sequence[int] = ()) -> Array:
    """What the seat sees of this state, and `more` at the end."""
    read, widths = OBSERVERS[game]
    kept = KEPT.get((game, seat))
    if kept is None or kept.more != len(more):
        kept = KEPT[game, seat] = Kept(widths, len(more))
    parts, at = kept.parts, 0
    for part in read(s, seat):
        if isinstance(part, list):
            if part != parts[at]:
                kept.put(at, part)
        elif isinstance(part, int):
            if part != kept.sets[at]:
                kept.put_set(at, part)
        elif isinstance(part, array):
            if part is not kept.fixed.get(at):
                kept.fixed[at] = part
                kept.numbers[kept.starts[at] : kept.starts[at] + widths[at]] = part
        elif part != kept.fixed.get(at):
            kept.fixed[at] = part
            kept.put(at, list(part))
        at += 1
    if more != parts[at]:
        kept.put(at, list(more))
    return kept.seen.copy()


class Mask:
    """Which numbers are open. All are shut between two questions, so that only the open ones are written."""

    def __init__(self, size: int) -> None:
        self.bits = bytearray(size)
        self.seen: Any = np.frombuffer(self.bits, INT8)

    def opened(self, numbers: list[Any]) -> Any:
        bits = self.bits
        for number in numbers:
            bits[number] = 1
        out = self.seen.copy()
        for number in numbers:
            bits[number] = 0
        return out


MASKS: dict[str, Mask] = {}
"""By game."""


def observation(game: Game, s: Any, seat: int, saying: Saying | None, chosen: Sequence[Any] = ()) -> dict[str, Any]:
    """The observation of a seat; `saying` is its open question, None if it is not asked."""
    numbers = saying.numbers if saying is not None else codec(game)
    mask = MASKS.get(game.name)
    if mask is None:
        mask = MASKS[game.name] = Mask(numbers.size)
    told = [0] * (1 + NAMED)
    if saying is not None:
        told[0] = 1
        if chosen or saying.said:
            named = [numbers.parts(one)[0] + 1 for one in chosen] + [number + 1 for number in saying.said]
            told[1 : 1 + len(named[-NAMED:])] = named[-NAMED:]
    open_now = saying.following if saying is not None else []
    return {"observation": observe(game.name, s, seat, told), "action_mask": mask.opened(open_now)}
