"""How the automa measures (TC §15.17, ruling r51): with the costs of the unit that acts, over terrain and around forts,
as if no other units stood there. Where no way leads, hexes are compared."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush

from feldherr.games.trench_club.board import frame
from feldherr.games.trench_club.state import INSIDE, State, frame_of
from feldherr.games.trench_club.units import SPEED
from feldherr.games.trench_club.ways import COST, EXPERT, FULL, MOVER, NEVER

NO_WAY = 10_000


@lru_cache(maxsize=2048)
def table(
    name: str, part: str, terrain: tuple[int, ...], trenches: bool, kind: int, goals: tuple[int, ...]
) -> tuple[int, ...]:
    """By hex: the half points from there to the nearest of the goals; a river takes a foot soldier's full move."""
    here = frame(name, part)
    row = (EXPERT if trenches else COST)[MOVER[kind]]
    price = tuple(SPEED[kind] if cost == FULL else cost for cost in row)
    spent = [NO_WAY] * here.size
    heap: list[tuple[int, int]] = []
    targets = set(goals)
    for goal in targets:
        spent[goal] = 0
        heappush(heap, (0, goal))
    while heap:
        cost, hex_ = heappop(heap)
        if cost > spent[hex_]:
            continue
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


def ways_to(s: State, kind: int, goals: tuple[int, ...]) -> tuple[int, ...]:
    return table(s.rules.map, s.rules.part, s.terrain, s.rules.trenches, kind, goals)


def from_here(s: State, unit: int, to: tuple[int, ...]) -> int:
    """How far it is from where a unit is; out of a fort by either entrance."""
    if s.where[unit] < INSIDE:
        return to[s.where[unit]]
    row = (EXPERT if s.rules.trenches else COST)[MOVER[s.kind[unit]]]
    doors = frame_of(s).doors[s.where[unit] - INSIDE]
    return min(row[s.terrain[door]] + to[door] for door in doors)
