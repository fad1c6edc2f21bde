"""A field of hexes on a sheet: moved into it with a margin all round, and the sides its hexes share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from feldherr.boards.model import Edge, Point

Hexagon = tuple[Point, ...]
MARGIN = 4
"""Between the frame and the edge of the sheet."""


class Sheet(NamedTuple):
    width: float
    height: float
    polygons: list[Hexagon]

    @property
    def frame(self) -> str:
        """The line around the map."""
        return f"M{MARGIN},{MARGIN}H{self.width - MARGIN:.0f}V{self.height - MARGIN:.0f}H{MARGIN}Z"


def sheet(hexagons: Sequence[Hexagon], margin: float) -> Sheet:
    """Hexagons drawn anywhere, laid on a sheet that holds them."""
    left = min(x for hexagon in hexagons for x, _ in hexagon) - margin
    top = min(y for hexagon in hexagons for _, y in hexagon) - margin
    polygons = [tuple((round(x - left, 2), round(y - top, 2)) for x, y in hexagon) for hexagon in hexagons]
    width = max(x for hexagon in polygons for x, _ in hexagon) + margin
    height = max(y for hexagon in polygons for _, y in hexagon) + margin
    return Sheet(round(width, 2), round(height, 2), polygons)


def middle(hexagon: Hexagon) -> Point:
    return round(sum(x for x, _ in hexagon) / 6, 2), round(sum(y for _, y in hexagon) / 6, 2)


def edges(near: Sequence[Sequence[int]], polygons: Sequence[Hexagon]) -> list[Edge]:
    """One for every two neighbours: the side they share."""
    out: list[Edge] = []
    for a, row in enumerate(near):
        for b in row:
            if a < b:
                shared = [p for p in polygons[a] if any(abs(p[0] - x) + abs(p[1] - y) < 0.2 for x, y in polygons[b])]
                out.append(Edge(len(out), f"{a}-{b}", a, b, (shared[0], shared[1])))
    return out
