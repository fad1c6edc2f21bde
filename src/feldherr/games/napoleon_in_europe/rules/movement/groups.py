"""Figures that go together: who can still move, who goes, and how they leave and arrive.

A group is a number of each kind: infantry, cavalry, artillery, leaders, and apart from them the cavalry and leaders
that have ridden one region already. By sea and in a retreat there are the first four only.
"""

from __future__ import annotations

from feldherr.games.napoleon_in_europe.board import ARTILLERY, CAVALRY, LEADER, REACH, Nation, Region
from feldherr.games.napoleon_in_europe.state import State, put

Counts = tuple[int, ...]
RIDERS = {CAVALRY: 4, LEADER: 5}
"""Kinds that may ride on, and what they are called then."""
LEADERS = (LEADER, RIDERS[LEADER])


def movable(s: State, nation: Nation, region: Region) -> Counts:
    """NE §9.1 §9.2 §9.3: the four kinds that have not moved; cavalry, leaders that may ride on."""
    infantry, cavalry, artillery, leaders = s.fig[region * 7 + nation]
    spent, ridden = s.spent, s.ridden
    if not spent and not ridden:
        return infantry, cavalry, artillery, leaders, 0, 0
    start = (region * 7 + nation) * 4
    if not cavalry and not artillery and not leaders:
        return infantry - spent.get(start, 0), 0, 0, 0, 0, 0
    on, led_on = ridden.get(start + CAVALRY, 0), ridden.get(start + LEADER, 0)
    return (
        infantry - spent.get(start, 0),
        cavalry - spent.get(start + CAVALRY, 0) - on if cavalry else 0,
        artillery - spent.get(start + ARTILLERY, 0) if artillery else 0,
        leaders - spent.get(start + LEADER, 0) - led_on if leaders else 0,
        on,
        led_on,
    )


def armies_in(counts: Counts) -> int:
    """NE §5.2: leaders are no armies."""
    return counts[0] + counts[1] + counts[2] + (counts[4] if len(counts) > 4 else 0)


def fresh_armies(s: State, nation: Nation, region: Region) -> int:
    """NE §10.1 §5.2: armies that have not moved yet; who has ridden does not sail."""
    return sum(movable(s, nation, region)[:LEADER])


def by_kind(counts: tuple[int, ...]) -> tuple[int, int, int, int]:
    """Figures that have ridden before are figures like others."""
    on, led_on = (counts[4], counts[5]) if len(counts) > 4 else (0, 0)
    return counts[0], counts[1] + on, counts[2], counts[3] + led_on


def leave(s: State, nation: Nation, region: Region, counts: tuple[int, ...]) -> None:
    start = (region * 7 + nation) * 4
    for kind, count in enumerate(by_kind(counts)):
        if count:
            put(s, nation, region, kind, -count)
    for kind, on in RIDERS.items():
        if counts[on]:
            lessen(s.ridden, start + kind, counts[on])


def arrive(s: State, nation: Nation, region: Region, counts: Counts, cost: int) -> None:
    """NE §9.2 §9.3: whose movement is not used up by the step may ride on: cavalry and leaders that met nobody."""
    start = (region * 7 + nation) * 4
    for kind, count in enumerate(by_kind(counts)):
        if not count:
            continue
        put(s, nation, region, kind, count)
        fresh = counts[kind] if REACH[kind] > cost else 0
        if fresh:
            s.ridden[start + kind] = s.ridden.get(start + kind, 0) + fresh
        if count > fresh:
            spend(s, nation, region, kind, count - fresh)


def spend(s: State, nation: Nation, region: Region, kind: int, count: int) -> None:
    """NE §9.1: these move no more in this turn."""
    place = (region * 7 + nation) * 4 + kind
    s.spent[place] = s.spent.get(place, 0) + count


def lessen(counts: dict[int, int], place: int, count: int) -> None:
    """Take from a count; what is nothing is not kept."""
    counts[place] -= count
    if not counts[place]:
        del counts[place]
