"""A truck brings a comrade forward: he walks aboard, it drives, he gets off nearer to where he wants to be."""

from __future__ import annotations

from typing import Any

from feldherr.bots.trench_club.taste import Taste
from feldherr.bots.trench_club.worth import Worth
from feldherr.games.trench_club import actions as a
from feldherr.games.trench_club.board import NOBODY, WATER
from feldherr.games.trench_club.rules.movement.reach import reach
from feldherr.games.trench_club.rules.units import RIDES, TRUCK
from feldherr.games.trench_club.state import INSIDE, State, frame_of

MOST = 3
"""So many rides are thought of."""
FARTHER = 3.0
"""By so much the place must be better than what he walks to."""


def rides(s: State, power: int, movers: list[int], taste: Taste) -> list[tuple[Any, ...]]:
    """The best rides, each as the answers from taking up who boards to his getting off."""
    frame, found = frame_of(s), list[tuple[float, tuple[Any, ...]]]()
    for truck in movers:
        if s.kind[truck] != TRUCK or not 0 <= s.where[truck] < INSIDE:
            continue
        drives = reach(s, truck)
        beside = frame.near[s.where[truck]]
        for unit in movers:
            if not RIDES[s.kind[unit]] or not 0 <= s.where[unit] < INSIDE:
                continue
            walks = reach(s, unit)
            aboard = [hex_ for hex_ in beside if hex_ == s.where[unit] or (hex_ in walks.way and walks.rest(hex_) > 0)]
            if not aboard:
                continue
            worth = Worth(s, unit, power, taste)
            on_foot = max([worth.of(hex_) for hex_ in (*walks.spent, s.where[unit])])
            best: tuple[float, int, int] | None = None
            for stop in drives.spent:
                for off in frame.near[stop]:
                    free = s.at[off] in (NOBODY, unit, truck) and frame.fort_of[off] < 0 and s.terrain[off] != WATER
                    if free and off != stop and (best is None or worth.of(off) > best[0]):
                        best = worth.of(off), stop, off
            if best and best[0] > on_foot + FARTHER:
                first = min(aboard, key=lambda hex_: (walks.spent.get(hex_, 0), hex_))
                steps = () if first == s.where[unit] else tuple(map(a.Go, walks.way[first]))
                told = (a.Take(unit), *steps, a.Board(truck), a.Take(truck), *map(a.Go, drives.way[best[1]]), a.HALT,
                        a.Unload(unit, best[2]))  # fmt: skip
                found.append((best[0] - on_foot, told))
    found.sort(key=lambda one: -one[0])
    return [told for _, told in found[:MOST]]
