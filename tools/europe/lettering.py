"""Names of regions and places of armies: together, so that no name meets another or the army of anybody."""

from dataclasses import dataclass, field
from typing import Any

import numpy as np
import shapely
from marengo.names import width
from shapely import STRtree
from shapely.geometry import box

SIZE, LINE = 18.4, 17.0
"""Of the letters; from line to line."""
ARMY = (63.0, 28.4)
STEP, SQUARE = 5.0, 2.0
SEAL = 20.0
"""Room for the sign of a capital before its name."""


def lines_of(text: str, count: int) -> list[str]:
    """Broken where the halves are most alike; the client does the same."""
    if count == 1:
        return [text]
    cuts = [i for i, c in enumerate(text) if c in " -"]
    if not cuts:
        return [text]
    at = min(cuts, key=lambda i: abs(i - len(text) / 2))
    return [text[: at + (text[at] == "-")], text[at + 1 :]]


def broad(texts: list[str], count: int, size: float = SIZE) -> float:
    return max(width(line, size) for text in texts for line in lines_of(text, count))


@dataclass
class Place:
    """A region with its name and the two places where armies stand."""

    shape: Any
    texts: list[str]
    capital: bool
    lines: int = 1
    name: tuple[float, float] = (0.0, 0.0)
    armies: list[tuple[float, float]] = field(default_factory=list)
    mask: Any = None

    @property
    def wide(self) -> float:
        return broad(self.texts, self.lines) + (SEAL if self.capital else 0) + 4

    @property
    def high(self) -> float:
        return LINE * self.lines

    def rooms(self) -> list[Any]:
        found = [rectangle(self.name, self.wide, self.high)]
        return found + [rectangle(at, ARMY[0] + 2, ARMY[1] + 2) for at in self.armies]


def rectangle(at: tuple[float, float], wide: float, high: float) -> Any:
    return box(at[0] - wide / 2, at[1] - high / 2, at[0] + wide / 2, at[1] + high / 2)


def grid(shape: Any, reach: float) -> Any:
    x0, y0, x1, y1 = shape.bounds
    x, y = np.meshgrid(np.arange(x0 - reach, x1 + reach, STEP), np.arange(y0 - reach, y1 + reach, STEP))
    return np.column_stack((x.ravel(), y.ravel()))


class Mask:
    """How much of a shape lies in a rectangle, by sums over squares: quick for many rectangles."""

    def __init__(self, shape: Any, sheet: Any) -> None:
        _, _, x1, y1 = sheet.bounds
        x, y = np.meshgrid(np.arange(1, x1 + 40, SQUARE), np.arange(1, y1 + 40, SQUARE))
        shapely.prepare(shape)
        inside = shapely.contains_xy(shape, x.ravel(), y.ravel()).reshape(x.shape)
        self.sums = np.pad(inside.cumsum(axis=0).cumsum(axis=1), ((1, 0), (1, 0))) * SQUARE**2

    def inside(self, points: Any, wide: float, high: float) -> Any:
        rows, columns = self.sums.shape
        x0, x1 = (np.clip(((points[:, 0] + d * wide / 2) / SQUARE).round().astype(int), 0, columns - 1) for d in (-1, 1))
        y0, y1 = (np.clip(((points[:, 1] + d * high / 2) / SQUARE).round().astype(int), 0, rows - 1) for d in (-1, 1))
        return self.sums[y1, x1] - self.sums[y0, x1] - self.sums[y1, x0] + self.sums[y0, x0]


def outside(shape: Mask, land: Mask, points: Any, wide: float, high: float) -> Any:
    """How much of a rectangle lies on foreign ground, and on the sea, which is half as bad."""
    ashore = land.inside(points, wide, high)
    return (ashore - shape.inside(points, wide, high)) + 0.5 * (wide * high - ashore)


def overlap(a: Any, b: Any, wide: float, high: float) -> Any:
    """Which of the points a are too near to which of b."""
    return (np.abs(a[:, None, 0] - b[None, :, 0]) < wide) & (np.abs(a[:, None, 1] - b[None, :, 1]) < high)


def settle(places: list[Place], land: Any, taken: list[Any], sheet: Any) -> None:
    """The hardest region first; then each once more, knowing the others."""
    ashore = Mask(land, sheet)
    for place in places:
        place.mask = Mask(place.shape, sheet)
    order = sorted(places, key=lambda p: p.shape.area / (p.wide + 60))
    for _ in range(2):
        for place in order:
            others = [room for other in places if other is not place and other.armies for room in other.rooms()]
            best = None
            for lines in (1, 2):
                place.lines = lines
                if lines == 2 and all(len(lines_of(text, 2)) == 1 for text in place.texts):
                    continue
                found = put(place, ashore, [*taken, *others], sheet)
                if found and (best is None or found[0] + 60 * (lines - 1) < best[0]):
                    best = (found[0] + 60 * (lines - 1), lines, found[1], found[2])
            if best is None:
                print("no room for", place.texts[0])
                continue
            _, place.lines, place.name, place.armies = best


def put(place: Place, land: Any, taken: list[Any], sheet: Any) -> Any:
    """Name and armies of one region where least is covered that is not its own."""
    near = place.shape.buffer(80)
    taken = [room for room in taken if room.intersects(near)]
    centre = np.array(shapely.maximum_inscribed_circle(place.shape).coords[0])
    tree = STRtree(taken)

    def free(wide: float, high: float, reach: float, most: int) -> tuple[Any, Any]:
        points = grid(place.shape, reach)
        x, y = points[:, 0], points[:, 1]
        rooms = shapely.box(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)
        cost = outside(place.mask, land, points, wide, high)
        x0, y0, x1, y1 = sheet.bounds
        good = (x - wide / 2 > x0) & (x + wide / 2 < x1) & (y - high / 2 > y0) & (y + high / 2 < y1)
        good[tree.query(rooms, predicate="intersects")[0]] = False
        cost = cost + np.hypot(*(points - centre).T) * 1.2
        keep = np.flatnonzero(good)[np.argsort(cost[good])[:most]]
        return points[keep], cost[keep]

    names, named = free(place.wide, place.high, 12, 150)
    inside = shapely.contains_xy(place.shape, *np.array(grid(place.shape, 0)).T).any()
    armies, stood = free(ARMY[0] + 2, ARMY[1] + 2, 10 if inside else 20, 260)
    if not len(names) or not len(armies):
        return None
    corners = np.stack([armies + np.array([x * ARMY[0], y * ARMY[1]]) / 2 for x in (-1, 1) for y in (-1, 1)])
    off = shapely.distance(place.shape, shapely.points(corners)).max(axis=0)
    stood = np.where(off > ARMY[1] - 1, np.inf, stood + 20 * off)
    clear = ~overlap(names, armies, (place.wide + ARMY[0] + 2) / 2, (place.high + ARMY[1] + 2) / 2)
    total = np.where(clear, named[:, None] + 1.5 * stood[None, :], np.inf)
    # The second army stands apart if there is room, else half on the first.
    rows, columns = np.unravel_index(np.argsort(total, axis=None)[:60], total.shape)
    best = None
    for i, j in zip(rows, columns, strict=True):
        if not np.isfinite(total[i, j]):
            break
        gap = np.abs(armies - armies[j])
        apart = (gap[:, 0] >= ARMY[0] + 2) | (gap[:, 1] >= ARMY[1] + 2)
        half = (gap[:, 1] >= 16) | (gap[:, 0] >= 36)
        second = np.where(clear[i] & half, stood + np.where(apart, 0, 500), np.inf)
        k = int(np.argmin(second))
        cost = total[i, j] + 0.4 * min(float(second[k]), 5000.0)
        if best is None or cost < best[0]:
            other = [tuple(map(float, armies[k]))] if np.isfinite(second[k]) else []
            best = (float(cost), tuple(map(float, names[i])), [tuple(map(float, armies[j])), *other])
    return best
