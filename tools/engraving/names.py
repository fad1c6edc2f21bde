"""Where words are printed: clear of bars, signs and fronts, near what they name."""

import itertools
import math
from collections.abc import Callable
from typing import Any

import numpy as np
import shapely
from shapely import STRtree
from shapely.geometry import LineString, Point, Polygon

from engraving.places import rectangles

Place = tuple[float, float, float]

NARROW_LETTERS, BROAD_LETTERS = set("ijltfrI.'’,1() "), set("mwMWQOGDHNCAVUT")


def width(text: str, size: float, spacing: float = 0.0) -> float:
    """Room for words in a common italic book face; drawings squeeze the words into it whatever the face."""
    units = sum(0.29 if c in NARROW_LETTERS else 0.72 if c in BROAD_LETTERS else 0.47 for c in text)
    return round(units * size + spacing * len(text), 1)


class Printing:
    """What is printed already, and a search for the best free places for the next words."""

    def __init__(self, hard: list[Polygon], soft: list[tuple[Any, float]], sheet: Polygon) -> None:
        self.hard, self.sheet = STRtree(hard), sheet
        self.soft = STRtree([g for g, _ in soft])
        self.weight = np.array([w * (1 if isinstance(g, LineString) else 0.125) for g, w in soft])
        self.lines = np.array([isinstance(g, LineString) for g, _ in soft])
        self.words: list[Polygon] = []

    def places(
        self,
        text_width: float,
        size: float,
        spots: list[tuple[float, float]],
        angles: tuple[float, ...],
        near: Callable[[np.ndarray], np.ndarray],
        within: Polygon,
        outside: float,
        count: int,
    ) -> list[Place]:
        """The places where nearness, print below and what juts out of `within` cost least, well apart."""
        slots = np.array([(x, y, a) for (x, y), a in itertools.product(spots, angles)])
        rooms = rectangles(slots, text_width + 2, size * 0.84)
        free = shapely.contains(self.sheet, rooms)
        free[self.hard.query(rooms, predicate="intersects")[0]] = False
        if self.words:
            free[STRtree(self.words).query(rooms, predicate="intersects")[0]] = False
        slots, rooms = slots[free], rooms[free]
        cost = near(slots) + outside * shapely.area(shapely.difference(rooms, within))
        keep = np.argsort(cost)[: max(400, 12 * count)]
        slots, rooms, cost = slots[keep], rooms[keep], cost[keep]
        one, two = self.soft.query(rooms, predicate="intersects")
        cut = shapely.intersection(rooms[one], self.soft.geometries[two])
        amount = np.where(self.lines[two], shapely.length(cut), shapely.area(cut)) * self.weight[two]
        np.add.at(cost, one, amount)
        apart: list[Place] = []
        for k in np.argsort(cost):
            x, y, angle = (float(v) for v in slots[k])
            if all(math.dist((x, y), p[:2]) + abs(angle - p[2]) * 0.5 > 3.5 for p in apart):
                apart.append((x, y, angle))
                if len(apart) == count:
                    break
        return apart


def spots_round(shape: Polygon, reach: float, step: float = 3.0) -> list[tuple[float, float]]:
    x0, y0, x1, y1 = shape.buffer(reach).bounds
    wide = shape.buffer(reach)
    found = []
    y = y0
    while y <= y1:
        x = x0
        while x <= x1:
            if wide.contains(Point(x, y)):
                found.append((round(x, 1), round(y, 1)))
            x += step
        y += step
    return found
