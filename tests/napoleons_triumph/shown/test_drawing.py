"""What is drawn must not mislead: roads that are not joined inside a locale do not meet there (NT 10.3.4)."""

from __future__ import annotations

import re
from itertools import combinations, pairwise

from feldherr.games.napoleons_triumph.board import sheet

BOARD = sheet()
Point = tuple[float, float]
STEPS = 24
APART = 4.0
"""Units of the sheet between two roads that are not joined."""


def points(path: str) -> list[Point]:
    """Points along the curve of a road."""
    x0, y0, x1, y1, x2, y2, x3, y3 = (float(n) for n in re.findall(r"-?[\d.]+", path))
    found = []
    for step in range(STEPS + 1):
        t = step / STEPS
        a, b, c, d = (1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t**2, t**3
        found.append((a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3))
    return found


def far(p: Point, a: Point, b: Point) -> float:
    """The distance of a point from a stretch of road."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    along = max(0.0, min(1.0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy or 1.0)))
    return float(((a[0] + along * dx - p[0]) ** 2 + (a[1] + along * dy - p[1]) ** 2) ** 0.5)


def gap(one: list[Point], other: list[Point]) -> float:
    """How near two roads come to each other."""
    return min(far(p, a, b) for r, s in ((one, other), (other, one)) for p in r for a, b in pairwise(s))


def test_roads_that_are_not_joined_do_not_meet_on_the_map() -> None:
    roads = [(d.space, d.group, points(d.path)) for d in BOARD.decorations if d.kind in ("local road", "main road")]
    assert len(roads) > 300
    near = [
        (space, round(gap(one, other), 1))
        for (space, group, one), (there, second, other) in combinations(roads, 2)
        if space == there and group != second and gap(one, other) < APART
    ]
    assert near == []
