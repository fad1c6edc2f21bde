"""What a seat sees, as numbers: read from the state field by field, and only what the seat may see.

An observation has a fixed length for a game: each part has its width, and what a part does not fill is 0.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

import numpy as np

from feldherr.kernel.game import Game
from feldherr.sim.codec import Saying, codec
from feldherr.sim.numbers.parts import terms

NAMED = 16
"""How many of the things named so far an observation tells."""
INT8, INT16 = np.dtype(np.int8), np.dtype(np.int16)
Array = np.ndarray[Any, np.dtype[np.int16]]


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
    return sum(terms(game).widths)


def observe(game: str, s: Any, seat: int, more: Sequence[int] = ()) -> Array:
    """What the seat sees of this state, and `more` at the end."""
    _, _, widths, read = terms(game)
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
