"""How good a position is for Austria: strength, morale, the way to the objective line, readiness, exposed pieces."""

from __future__ import annotations

from functools import lru_cache
from heapq import heapify, heappop, heappush

from feldherr.games.triomphe_a_marengo.board import (
    AREA_OF,
    AREAS,
    AUSTRIA,
    BEYOND,
    BEYOND_OBJECTIVE,
    FRANCE,
    FRONTS,
    FULL,
    LAST_ROUND,
    NEIGHBOURS,
    OFF,
)
from feldherr.games.triomphe_a_marengo.state import CAVALRY, TOKENS, State, level, occupant, ready_in_play

SPEARHEAD = (1.0, 1.0, 1.0, 0.7, 0.6, 0.5, 0.4, 0.3)
"""What each of the foremost Austrian pieces counts for."""
FOLLOWERS = 0.15
FAR = 24.0
LINE = 3


def ways(s: State) -> tuple[float, ...]:
    """From each area, the cost of the way to the objective line; Frenchmen in the way make it longer."""
    held, holder = s.troops, s.holder
    return ways_past(tuple([min(3, held[area]) if holder[area] == FRANCE else 0 for area in range(AREAS)]))


@lru_cache(20_000)
def ways_past(frenchmen: tuple[int, ...]) -> tuple[float, ...]:
    cost = [FAR * 2] * AREAS
    heap = [(0.0, area) for area in range(AREAS) if BEYOND_OBJECTIVE[area]]
    heapify(heap)
    for _, area in heap:
        cost[area] = 0.0
    while heap:
        way, area = heappop(heap)
        if way > cost[area]:
            continue
        step = 1.0
        if frenchmen[area]:
            step += 1.5 + 0.5 * frenchmen[area]
        for near in NEIGHBOURS[area]:
            if way + step < cost[near]:
                cost[near] = way + step
                heappush(heap, (cost[near], near))
    return tuple(cost)


def advance(s: State) -> float:
    """How far the Austrian spearhead has come, and whether it will be in time."""
    cost = ways(s)
    left = (LAST_ROUND - s.round + 1) * 3
    way = sorted(cost[AREA_OF[s.spot[p]]] if AREA_OF[s.spot[p]] >= 0 else FAR for p in TOKENS[AUSTRIA] if s.face[p])
    total = 0.0
    for place, length in enumerate(way):
        weight = SPEARHEAD[place] if place < len(SPEARHEAD) else FOLLOWERS
        total += weight * (FAR - length)
        if length == 0:
            total += 5.0 if place < LINE else 1.5
        elif length > left and place < LINE:
            total -= 2.0
    return total


def exposure(s: State, side: int) -> float:
    """What the enemy could take next turn: areas with an approach that he faces and nobody blocks."""
    total, seen = 0.0, set[int]()
    for piece in TOKENS[side]:
        area = AREA_OF[s.spot[piece]]
        if area < 0 or area in seen:
            continue
        seen.add(area)
        worst = 0.0
        for front in FRONTS[area]:
            if occupant(s, BEYOND[front]) != 1 - side:
                continue
            short = FULL[front] - len(s.at[AREAS + front])
            if short <= 0:
                worst = max(worst, 0.15)
                continue
            waiting = len(s.at[AREAS + (front ^ 1)])
            reserve = len(s.at[area])
            if waiting:
                worst = max(worst, 1.8)
            elif reserve < short:
                worst = max(worst, 1.0)
            else:
                worst = max(worst, 0.35)
        total += worst * min(3, s.troops[area])
    return total


def army(s: State, side: int) -> float:
    """Strength on the board; a cavalryman a little more."""
    total = 0.0
    for piece in TOKENS[side]:
        if s.spot[piece] != OFF:
            total += (s.face[piece] & 3) + (0.3 if s.face[piece] >> 2 == CAVALRY else 0.0)
    return total


def spirit(s: State, side: int) -> float:
    """Morale; dear when there is little of it."""
    discs = level(s, side)
    return discs - 9.0 / (discs + 0.5)


def for_austria(s: State) -> float:
    score = 2.0 * (army(s, AUSTRIA) - army(s, FRANCE)) + 2.2 * (spirit(s, AUSTRIA) - spirit(s, FRANCE))
    score += advance(s) - 0.9 * ready_in_play(s)
    return score - 0.8 * exposure(s, AUSTRIA) + 0.8 * exposure(s, FRANCE)


def worth(s: State, side: int) -> float:
    return for_austria(s) if side == AUSTRIA else -for_austria(s)


LATE_ADVANCE, LATE_ARMY = 1.5, 0.4
"""At the end of the day ground counts so much more, and strength and morale so much less, than in the morning."""


def pressed(s: State, side: int) -> float:
    """The same with an eye on the clock: when time runs out, Austria must have crossed the line at any price."""
    late = s.round / LAST_ROUND
    score = 2.0 * (army(s, AUSTRIA) - army(s, FRANCE)) + 2.2 * (spirit(s, AUSTRIA) - spirit(s, FRANCE))
    score = (1 - LATE_ARMY * late) * score + (1 + LATE_ADVANCE * late) * advance(s) - 0.9 * ready_in_play(s)
    score -= 0.8 * exposure(s, AUSTRIA) - 0.8 * exposure(s, FRANCE)
    return score if side == AUSTRIA else -score
