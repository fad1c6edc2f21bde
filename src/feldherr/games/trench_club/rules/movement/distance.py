"""How far it is (TC §15.17, ruling r51), as the automa measures: with the costs of the unit that acts, over terrain and
around forts, as if no other units stood there. Where no way leads, hexes are compared. With the expert rules a held
trench counts as one hex for who is, or may be, its garrison (ruling r76)."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush

from feldherr.games.trench_club.board import NOBODY, frame
from feldherr.games.trench_club.rules.movement.ground import COSTS, FULL, NEVER
from feldherr.games.trench_club.rules.movement.reach import Reach, Start, spread
from feldherr.games.trench_club.rules.units import FOOT, SPEED
from feldherr.games.trench_club.state import INSIDE, Rules, State, frame_of, in_trench, stands

NO_WAY = 10_000


@lru_cache(maxsize=2048)
def table(
    name: str, part: str, terrain: tuple[int, ...], trenches: bool, kind: int, goals: tuple[int, ...],
    held: tuple[tuple[int, ...], ...],
) -> tuple[int, ...]:  # fmt: skip
    """By hex: the half points from there to the nearest of the goals; a river takes a foot soldier's full move.

    `held`: trenches whose hexes are one.
    """
    here = frame(name, part)
    price = tuple(SPEED[kind] if cost == FULL else cost for cost in COSTS[trenches][kind])
    spent = [NO_WAY] * here.size
    heap: list[tuple[int, int]] = []
    targets = set(goals)
    one = {hex_: trench for trench in held for hex_ in trench}
    for goal in targets:
        spent[goal] = 0
        heappush(heap, (0, goal))
    while heap:
        cost, hex_ = heappop(heap)
        for same in one.get(hex_, ()):
            if cost < spent[same]:
                spent[same] = cost
                heappush(heap, (cost, same))
        entry = price[terrain[hex_]]
        if entry == NEVER:
            if hex_ not in targets:
                continue
            entry = 2
        for before in here.near[hex_]:
            if cost + entry < spent[before]:
                spent[before] = cost + entry
                heappush(heap, (cost + entry, before))
    if NO_WAY in spent:
        for hex_, cost in enumerate(spent):
            if cost == NO_WAY:
                spent[hex_] += min((here.apart[hex_][goal] for goal in targets), default=0)
    return tuple(spent)


Ways = dict[tuple[int, tuple[int, ...]], tuple[int, ...]]
LAST_WAYS: list[tuple[tuple[int, ...] | None, Rules | None, Ways]] = [(None, None, {})]
"""Those of the ground that was asked for last, by type and goals: to hash the whole map takes longer than all else."""
MANY = 2048


def ways_to(s: State, kind: int, goals: tuple[int, ...]) -> tuple[int, ...]:
    rules, terrain = s.rules, s.terrain
    if rules.trenches and FOOT[kind]:
        return table(rules.map, rules.part, terrain, True, kind, goals, held_trenches(s))
    ground, agreed, known = LAST_WAYS[0]
    if ground is not terrain or agreed is not rules or len(known) > MANY:
        known = {}
        LAST_WAYS[0] = terrain, rules, known
    found = known.get((kind, goals))
    if found is None:
        found = known[kind, goals] = table(rules.map, rules.part, terrain, rules.trenches, kind, goals, ())
    return found


def ways_to_units(s: State, kind: int, units: list[int]) -> tuple[int, ...]:
    """To the nearest of these units; who is garrison is everywhere in his trench (ruling r76)."""
    if not s.rules.trenches:
        return ways_to(s, kind, tuple(s.where[unit] for unit in units))
    return ways_to(s, kind, tuple(sorted({hex_ for unit in units for hex_ in stands(s, unit)})))


def held_trenches(s: State) -> tuple[tuple[int, ...], ...]:
    """TC §13.4: those in which foot soldiers of either side are."""
    return tuple(sorted({stands(s, unit) for unit in range(len(s.kind)) if in_trench(s, unit)}))


@lru_cache(maxsize=4096)
def one_move(name: str, part: str, terrain: tuple[int, ...], trenches: bool, kind: int, start: int) -> frozenset[int]:
    """Ruling r50: the hexes that one move comes to, over terrain and around forts, as if nobody were there."""
    found, near = Reach({}, {}, {}), frame(name, part).near
    spread(alone(name, part, terrain, trenches, kind, start), 0, Start(near[start], SPEED[kind], False, True), found)
    return frozenset((start, *found.spent))


def alone(name: str, part: str, terrain: tuple[int, ...], trenches: bool, kind: int, at: int) -> State:
    """A map with nobody on it but one unit."""
    free = [NOBODY] * len(terrain)
    rules, one = Rules(map=name, part=part, trenches=trenches), [0]
    return State(rules, (0,), (0,), (0,), (0,), terrain, [], free, [kind], one, [at], one, one, one, one, one, [], [],
                 [])  # fmt: skip


def in_one_move(s: State, kind: int, start: int) -> frozenset[int]:
    return one_move(s.rules.map, s.rules.part, s.terrain, s.rules.trenches, kind, start)


def from_here(s: State, unit: int, to: tuple[int, ...]) -> int:
    """How far it is from where a unit is; out of a fort by either entrance."""
    if s.where[unit] < INSIDE:
        return to[s.where[unit]]
    row = COSTS[s.rules.trenches][s.kind[unit]]
    doors = frame_of(s).doors[s.where[unit] - INSIDE]
    return min(row[s.terrain[door]] + to[door] for door in doors)
