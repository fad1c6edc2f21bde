"""How good a position is for Austria: strength, morale, the way to the objective line, readiness, exposed pieces."""

from __future__ import annotations

import math
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
from feldherr.games.triomphe_a_marengo.state import CAVALRY, TOKENS, State, level, ready_in_play

SPEARHEAD = (1.0, 1.0, 1.0, 0.7, 0.6, 0.5, 0.4, 0.3)
"""What each of the foremost Austrian pieces counts for."""
FOLLOWERS = 0.15
FAR = 24.0
LINE = 3
MOST = (0, 1, 2, *[3] * 40)
"""Of the pieces in an area, those that count."""


def ways(s: State) -> tuple[float, ...]:
    """From each area, the cost of the way to the objective line; Frenchmen in the way make it longer."""
    return ways_past(tuple([MOST[held] if side == FRANCE else 0 for held, side in zip(s.troops, s.holder)]))


@lru_cache(20_000)
def ways_past(frenchmen: tuple[int, ...]) -> tuple[float, ...]:
    cost = [FAR * 2] * AREAS
    heap = [(0.0, area) for area in sorted(BEYOND_OBJECTIVE)]
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


def lengths(s: State) -> list[float]:
    """The ways of the Austrian pieces to the objective line, the shortest first."""
    cost = ways(s)
    face, spot, way = s.face, s.spot, list[float]()
    for piece in TOKENS[AUSTRIA]:
        if face[piece]:
            area = AREA_OF[spot[piece]]
            way.append(cost[area] if area >= 0 else FAR)
    way.sort()
    return way


def advance(s: State, way: list[float] | None = None) -> float:
    """How far the Austrian spearhead has come, and whether it will be in time."""
    left = (LAST_ROUND - s.round + 1) * 3
    total = 0.0
    for place, length in enumerate(lengths(s) if way is None else way):
        weight = SPEARHEAD[place] if place < len(SPEARHEAD) else FOLLOWERS
        total += weight * (FAR - length)
        if length == 0:
            total += 5.0 if place < LINE else 1.5
        elif length > left and place < LINE:
            total -= 2.0
    return total


def arriving(s: State, way: list[float]) -> float:
    """How likely the three foremost Austrians are beyond the line in the end; the less is said of it the earlier."""
    left = LAST_ROUND - s.round + 1
    return s.round / LAST_ROUND * sum([math.exp(-length / left) for length in way[:LINE]])


def exposure(s: State) -> list[float]:
    """By side: what the enemy could take next turn: areas with an approach that he faces and nobody blocks."""
    out, troops, holder, at = [0.0, 0.0], s.troops, s.holder, s.at
    for area in range(AREAS):
        if not troops[area]:
            continue
        side, worst = holder[area], 0.0
        for front in FRONTS[area]:
            beyond = BEYOND[front]
            if not troops[beyond] or holder[beyond] == side:
                continue
            short = FULL[front] - len(at[AREAS + front])
            if short <= 0:
                worst = max(worst, 0.15)
            elif at[AREAS + (front ^ 1)]:
                worst = 1.8
                break
            else:
                worst = max(worst, 1.0 if len(at[area]) < short else 0.35)
        out[side] += worst * min(3, troops[area])
    return out


def army(s: State, side: int) -> float:
    """Strength on the board; a cavalryman a little more."""
    total, face, spot = 0.0, s.face, s.spot
    for piece in TOKENS[side]:
        if spot[piece] != OFF:
            total += (face[piece] & 3) + (0.3 if face[piece] >> 2 == CAVALRY else 0.0)
    return total


def spirit(discs: float) -> float:
    """Morale; dear when there is little of it."""
    return discs - 9.0 / (discs + 0.5)


def for_austria(s: State) -> float:
    score = 2.0 * (army(s, AUSTRIA) - army(s, FRANCE)) + 2.2 * (spirit(level(s, AUSTRIA)) - spirit(level(s, FRANCE)))
    score += advance(s) - 0.9 * ready_in_play(s)
    austria, france = exposure(s)
    return score - 0.8 * austria + 0.8 * france


def worth(s: State, side: int) -> float:
    return for_austria(s) if side == AUSTRIA else -for_austria(s)
