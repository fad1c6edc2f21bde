"""The way-finder: where steps lead. What a step costs says `ground`, who stops it `contact`, where it goes `ways`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from heapq import heappop, heappush
from typing import NamedTuple, Protocol

from feldherr.games.trench_club.board import NOBODY
from feldherr.games.trench_club.rules.movement.contact import contact, contacts, first_contact
from feldherr.games.trench_club.rules.movement.ground import FULL, LEAVES
from feldherr.games.trench_club.rules.movement.ways import after, closed_refusal, exits, mined, step_refusal
from feldherr.games.trench_club.rules.units import FOOT, SPEED
from feldherr.games.trench_club.state import INSIDE, State, frame_of, in_trench, stands, trench_of

Goal = Callable[[int, int, bool], bool]
"""`goal(hex, left, ended)`: whether that is what is looked for; `ended`: the move ends there."""


class ByHex(Protocol):
    """Something that is so or not on each hex."""

    def __getitem__(self, hex_: int, /) -> int: ...


class Asked(dict[int, bool]):
    """By hex, found out only where somebody asks: a search that is over soon need not know of everybody."""

    __slots__ = ("ask", "s", "unit")

    def __init__(self, ask: Callable[[State, int, int], bool], s: State, unit: int) -> None:
        self.ask, self.s, self.unit = ask, s, unit

    def __missing__(self, hex_: int) -> bool:
        found = self[hex_] = self.ask(self.s, self.unit, hex_)
        return found


def shut(s: State, unit: int, hex_: int) -> bool:
    """No step leads there, whatever points are left: enemies, their trenches, and mines, not walked into knowingly."""
    return closed_refusal(s, unit, hex_) is not None or mined(s, unit, hex_)


def all_shut(s: State, unit: int) -> bytearray:
    """`shut` for all hexes: only where somebody stands, or something lies, it can be so."""
    found = bytearray(len(s.at))
    garrisons = s.rules.trenches and FOOT[s.kind[unit]]
    for other, at in enumerate(s.where):
        if 0 <= at < INSIDE and closed_refusal(s, unit, at):
            for hex_ in stands(s, other) if garrisons else (at,):
                found[hex_] = True
    for hex_, _ in s.mines:
        if mined(s, unit, hex_):
            found[hex_] = True
    return found


class Land(NamedTuple):
    """What a unit goes over."""

    near: list[tuple[int, ...]]
    terrain: tuple[int, ...]
    at: Sequence[int]
    unit: int
    kind: int
    trenches: bool


def land(s: State, unit: int) -> Land:
    return Land(frame_of(s).near, s.terrain, s.at, unit, s.kind[unit], s.rules.trenches)


class Start(NamedTuple):
    """Where the steps begin."""

    out: tuple[int, ...]
    """The hexes a first step could lead to."""
    left: int
    touched: bool
    fresh: bool = False
    """No step has been made."""
    last: tuple[int, ...] = ()
    """Where the move ends whatever is left: in the own trench (ruling r66)."""


def beginning(s: State, unit: int, at: int, left: int, touched: bool, steps: int) -> Start:
    """From where a unit is, or would be."""
    if steps:
        return Start(frame_of(s).near[at], left, touched)
    own = trench_of(s, at) if in_trench(s, unit) else ()
    return Start(exits(s, unit, at, 0), left, touched, True, own)


class Reach:
    """Every hex where a move could end, with what it costs and the cheapest way there."""

    __slots__ = ("found", "open", "spent", "way")

    def __init__(self) -> None:
        self.spent: dict[int, int] = {}
        self.way: dict[int, tuple[int, ...]] = {}
        self.open: dict[int, int] = {}
        """Half points left where the move need not end."""
        self.found = False
        """Whether what was looked for is there; then nothing more was looked at."""

    def rest(self, hex_: int) -> int:
        """Half points left there; none if the move ends there."""
        return self.open.get(hex_, 0)

    def spread(
        self, land: Land, start: Start, closed: ByHex, touching: ByHex, goal: Goal | None = None
    ) -> Reach:
        """TC §4.2 §4.3 §5.2: step by step, the cheapest first; a second contact in a row ends the move.

        The same steps as `step_refusal` allows, in one loop: opponents ask this of every unit they think about.
        """
        near, terrain, at, unit, kind, trenches = land
        spent, ways, open_ = self.spent, self.way, self.open
        later = LEAVES[trenches][False][kind]
        leaves = LEAVES[trenches][True][kind] if start.fresh else later
        out, left, before, last = start.out, start.left, int(start.touched), start.last
        speed, way = left, tuple[int, ...]()
        best = [-1] * len(terrain)
        """By hex, the most that was left on coming there when the move went on: less leads no farther."""
        heap: list[tuple[int, tuple[int, ...]]] = []
        while True:
            for to in out:
                rest = leaves[terrain[to]][left]
                if rest <= best[to] or closed[to]:
                    continue
                ended = (before and touching[to]) or to in last
                if goal and goal(to, rest, bool(ended)):
                    self.found = True
                    return self
                path, cost = (*way, to), speed - rest
                if (at[to] < 0 or at[to] == unit) and cost < spent.get(to, FULL):
                    spent[to], ways[to], open_[to] = cost, path, 0 if ended else rest
                if not ended:
                    best[to] = rest
                    heappush(heap, (cost, path))
            if not heap:
                return self
            cost, way = heappop(heap)
            left, at_now = speed - cost, way[-1]
            out, before, leaves, last = near[at_now], touching[at_now], later, ()


def reach(s: State, unit: int, left: int | None = None, touched: bool | None = None, steps: int = 0) -> Reach:
    """Every hex where a unit's move could end; from its start, or on its way."""
    found, at, kind = Reach(), s.where[unit], s.kind[unit]
    if at < INSIDE and s.at[at] in (NOBODY, unit):
        found.spent[at], found.way[at] = 0, ()
    speed = SPEED[kind] if left is None else left
    begin = beginning(s, unit, at, speed, first_contact(s, unit) if touched is None else touched, steps)
    return found.spread(land(s, unit), begin, all_shut(s, unit), contacts(s, unit))


def leads_to(s: State, unit: int, at: int, left: int, touched: bool, steps: int, goal: Goal) -> bool:
    """Whether further steps from there can come to a goal."""
    begin = beginning(s, unit, at, left, touched, steps)
    closed, touching = Asked(shut, s, unit), Asked(contact, s, unit)
    return Reach().spread(land(s, unit), begin, closed, touching, goal).found


def next_steps(s: State, unit: int, left: int, touched: bool, steps: int) -> list[tuple[int, int, bool]]:
    """The steps a unit could make now without setting off a mine: where to, what is left, whether its move ends."""
    out = exits(s, unit, s.where[unit], steps)
    return [
        (to, after(s, unit, to, left, steps), touched and contact(s, unit, to))
        for to in out if not step_refusal(s, unit, to, left, steps) and not mined(s, unit, to)
    ]  # fmt: skip
