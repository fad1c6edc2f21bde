"""How far a unit comes: every hex where its move could end (chapters 4 and 5). All costs are in half points."""

from __future__ import annotations

from heapq import heappop, heappush

from feldherr.games.trench_club.board import NOBODY
from feldherr.games.trench_club.rules.movement.ways import (
    FULL,
    after,
    contact,
    cost_table,
    exits,
    first_contact,
    last_half,
    mined,
    shifting,
    step_refusal,
)
from feldherr.games.trench_club.rules.units import AIR, MELEE_AIR, MELEE_GROUND, SPEED
from feldherr.games.trench_club.state import INSIDE, State, frame_of, helpless


class Reach:
    """Every hex where a unit's move could end, with what it costs and the way there; from its start or on its way."""

    def __init__(
        self, s: State, unit: int, left: int | None = None, touched: bool | None = None, steps: int = 0
    ) -> None:
        self.spent: dict[int, int] = {}
        self.way: dict[int, tuple[int, ...]] = {}
        self.open: dict[int, int] = {}
        """Half points left where the move need not end."""
        start, speed = s.where[unit], SPEED[s.kind[unit]] if left is None else left
        if start < INSIDE:
            self.spent[start], self.way[start] = 0, ()
        first = first_contact(s, unit) if touched is None else touched
        if s.rules.trenches or s.mines:
            self.look(s, unit, start, speed, first, steps)
        else:
            self.look_quickly(s, unit, start, speed, first, steps)

    def look(self, s: State, unit: int, start: int, speed: int, first: bool, steps: int) -> None:
        kind = s.kind[unit]
        heap: list[tuple[int, tuple[int, ...], int, bool]] = [(0, (), start, first)]
        seen: dict[tuple[int, bool], int] = {}
        touching: dict[int, bool] = {}
        while heap:
            cost, way, hex_, before = heappop(heap)
            for to in exits(s, unit, hex_, steps + len(way)):
                if step_refusal(s, unit, to, speed - cost, steps + len(way)) or mined(s, unit, to):
                    continue
                new = speed - after(s, kind, to, speed - cost)
                if to not in touching:
                    touching[to] = contact(s, unit, to)
                here = touching[to]
                path = (*way, to)
                ended = (before and here) or shifting(s, unit, to, steps + len(way))
                if s.at[to] in (NOBODY, unit) and new < self.spent.get(to, FULL):
                    self.spent[to], self.way[to] = new, path
                    self.open[to] = 0 if ended else speed - new
                if ended:
                    continue
                if new < seen.get((to, here), FULL):
                    seen[to, here] = new
                    heappush(heap, (new, path, to, here))

    def look_quickly(self, s: State, unit: int, start: int, speed: int, first: bool, steps: int) -> None:
        """The same by the basic rules, written out: opponents ask this of every unit they think about."""
        kind, at, owner, team, terrain, near = s.kind[unit], s.at, s.owner, s.team, s.terrain, frame_of(s).near
        price, mine, spent = cost_table(s, kind), team[owner[unit]], self.spent
        touching = contacts(s, unit)
        heap: list[tuple[int, tuple[int, ...], int, bool]] = [(0, (), start, first)]
        seen: tuple[dict[int, int], dict[int, int]] = ({}, {})
        while heap:
            cost, way, hex_, before = heappop(heap)
            left = speed - cost
            for to in near[hex_] if hex_ < INSIDE else exits(s, unit, hex_, steps):
                ground = terrain[to]
                new = cost + price[ground]
                if new > speed:
                    half = left == 1 and price[ground] == 2 and last_half(ground, kind, left, False)
                    if not half and (price[ground] != FULL or way or steps):
                        continue
                    new = speed
                other = at[to]
                if other >= 0 and team[owner[other]] != mine:
                    continue
                here = to in touching
                ended = before and here
                if (other < 0 or other == unit) and new < spent.get(to, FULL):
                    spent[to], self.way[to] = new, (*way, to)
                    self.open[to] = 0 if ended else speed - new
                if not ended and new < seen[here].get(to, FULL):
                    seen[here][to] = new
                    heappush(heap, (new, (*way, to), to, here))

    def rest(self, hex_: int) -> int:
        """Half points left there; none if the move ends there."""
        return self.open.get(hex_, 0)


def contacts(s: State, unit: int) -> set[int]:
    """By the basic rules, every hex on which the unit would be in contact."""
    team, owner, near = s.team, s.owner, frame_of(s).near
    mine = team[owner[unit]]
    able = MELEE_AIR if AIR[s.kind[unit]] else MELEE_GROUND
    found: set[int] = set()
    for other, hex_ in enumerate(s.where):
        if 0 <= hex_ < INSIDE and able[s.kind[other]] and team[owner[other]] != mine and not helpless(s, other):
            found.update(near[hex_])
    return found
