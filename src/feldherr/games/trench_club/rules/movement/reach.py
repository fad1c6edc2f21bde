"""The way-finder: where steps lead. What a step costs says `ground`, who stops it `contact`, where it goes `ways`."""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappop, heappush
from typing import NamedTuple

from feldherr.games.trench_club.board import NOBODY
from feldherr.games.trench_club.rules.movement.contact import contact, contacts, first_contact
from feldherr.games.trench_club.rules.movement.ground import FULL, LEAVES
from feldherr.games.trench_club.rules.movement.ways import after, closed_refusal, exits, mined, step_refusal
from feldherr.games.trench_club.rules.units import FOOT, SPEED
from feldherr.games.trench_club.state import INSIDE, State, frame_of, in_trench, stands, trench_of

Goal = Callable[[int, int, bool], bool]
"""`goal(hex, left, ended)`: whether that is what is looked for; `ended`: the move ends there."""


def shut(s: State, unit: int, hex_: int) -> bool:
    """No step leads there, whatever points are left: enemies, their trenches, and mines, not walked into knowingly."""
    return closed_refusal(s, unit, hex_) is not None or mined(s, unit, hex_)


def all_shut(s: State, unit: int) -> bytearray:
    """`shut` for all hexes: only where somebody stands, or something lies, it can be so."""
    found = bytearray(len(s.at))
    on_foot = FOOT[s.kind[unit]]
    for other, at in enumerate(s.where):
        if 0 <= at < INSIDE and closed_refusal(s, unit, at):
            for hex_ in stands(s, other) if on_foot else (at,):
                found[hex_] = True
    for hex_, _ in s.mines:
        if mined(s, unit, hex_):
            found[hex_] = True
    return found


Around = tuple[bytearray, bytearray]
"""By hex, where no step leads, and where a unit would be in contact."""


def around(s: State, unit: int) -> Around:
    """The same for all units of a side that fly, or do not, as long as no enemy moves, without trenches and mines."""
    return all_shut(s, unit), contacts(s, unit)


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


class Reach(NamedTuple):
    """Every hex where a move could end, with what it costs and the cheapest way there."""

    spent: dict[int, int]
    way: dict[int, tuple[int, ...]]
    open: dict[int, int]
    """Half points left where the move need not end."""

    def rest(self, hex_: int) -> int:
        """Half points left there; none if the move ends there."""
        return self.open.get(hex_, 0)


def spread(
    s: State, unit: int, start: Start, found: Reach | None, goal: Goal | None = None, hindered: bool = True,
    known: Around | None = None,
) -> bool:  # fmt: skip
    """TC §4.2 §4.3 §5.2: step by step, the cheapest first; a second contact in a row ends the move.

    The same steps as `step_refusal` allows, in one loop: opponents ask this of every unit they think about. All that is
    in reach goes into `found`; whether a goal was met is the answer. Who looks for everything learns at once who is in
    the way, who looks for a goal asks on the spot: mostly it is next door.
    """
    near, terrain, at, kind = frame_of(s).near, s.terrain, s.at, s.kind[unit]
    closed, touching = (known or around(s, unit)) if found else (None, None)
    touching = touching if hindered else bytearray(len(terrain))
    careful = s.rules.trenches or s.mines
    later = LEAVES[s.rules.trenches][False][kind]
    leaves = LEAVES[s.rules.trenches][True][kind] if start.fresh else later
    out, left, before, _, last = start
    speed, way = left, tuple[int, ...]()
    best = [-1] * len(terrain)
    """By hex, the most that was left on coming there when the move went on: less leads no farther."""
    heap: list[tuple[int, tuple[int, ...]]] = []
    while True:
        for to in out:
            rest = leaves[terrain[to]][left]
            if rest <= best[to] or (closed[to] if closed else (at[to] >= 0 or careful) and shut(s, unit, to)):
                continue
            ended = (before and bool(touching[to] if touching else contact(s, unit, to))) or to in last
            if goal and goal(to, rest, ended):
                return True
            cost, path = speed - rest, (*way, to)
            if found and (at[to] < 0 or at[to] == unit) and cost < found.spent.get(to, FULL):
                found.spent[to], found.way[to], found.open[to] = cost, path, 0 if ended else rest
            if not ended:
                best[to] = rest
                heappush(heap, (cost, path))
        if not heap:
            return False
        cost, way = heappop(heap)
        here = way[-1]
        out, left, leaves, last = near[here], speed - cost, later, ()
        before = bool(touching[here] if touching else contact(s, unit, here))


def reach(
    s: State, unit: int, left: int | None = None, touched: bool | None = None, steps: int = 0, hindered: bool = True,
    known: Around | None = None,
) -> Reach:  # fmt: skip
    """Every hex where a unit's move could end; from its start, or on its way; not `hindered`: by no contact; `known`:
    what is `around` it, for who asks of many units."""
    found, at = Reach({}, {}, {}), s.where[unit]
    if at < INSIDE and s.at[at] in (NOBODY, unit):
        found.spent[at], found.way[at] = 0, ()
    left = SPEED[s.kind[unit]] if left is None else left
    touched = first_contact(s, unit) if touched is None else touched
    spread(s, unit, beginning(s, unit, at, left, touched and hindered, steps), found, None, hindered, known)
    return found


def leads_to(s: State, unit: int, at: int, left: int, touched: bool, steps: int, goal: Goal) -> bool:
    """Whether further steps from there can come to a goal."""
    return spread(s, unit, beginning(s, unit, at, left, touched, steps), None, goal)


def next_steps(s: State, unit: int, left: int, touched: bool, steps: int) -> list[tuple[int, int, bool]]:
    """The steps a unit could make now without setting off a mine: where to, what is left, whether its move ends."""
    out = exits(s, unit, s.where[unit], steps)
    return [
        (to, after(s, unit, to, left, steps), touched and contact(s, unit, to))
        for to in out if not step_refusal(s, unit, to, left, steps) and not mined(s, unit, to)
    ]  # fmt: skip
