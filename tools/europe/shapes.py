"""Outlines: one polygon a region, borders shared point by point, islands that are nobody's, bars of the links."""

import math
from itertools import pairwise
from typing import Any

import shapely
from shapely.geometry import LineString, MultiPolygon, Point, Polygon

from europe.regions import Field

SMALL, FINE, EDGE = 10.0, 0.7, 60.0
"""Islands below this are left out; how finely lines are drawn; a rim without straits."""


def parts_of(area: Any) -> list[Any]:
    return [g for g in getattr(area, "geoms", [area]) if g.geom_type == "Polygon" and g.area > 0]


def outlines(field: Field, land: Any) -> tuple[list[Any], list[Any]]:
    """The polygon of each region, and the islands besides."""
    cells = [MultiPolygon(parts_of(shapely.set_precision(cell.intersection(land), 0.01))) for cell in field.cells()]
    drawn = shapely.coverage_simplify(cells, FINE)
    main, rest = [], []
    for region, shape in enumerate(drawn):
        pieces = sorted(parts_of(shape), key=lambda g: -g.area)
        home = Point(field.home[region * (len(field.home) // field.count)])
        here = next((g for g in pieces if g.contains(home)), pieces[0])
        main.append(here)
        rest += [g for g in pieces if g is not here]
    # What a border cut off on the wrong side of a water falls to whom it touches.
    islands = []
    for piece in sorted(rest, key=lambda g: -g.area):
        shared = [shape.boundary.intersection(piece.boundary).length for shape in main]
        best = max(range(len(main)), key=shared.__getitem__)
        if shared[best] > 0.5:
            joined = parts_of(shapely.set_precision(main[best].union(piece), 0.01))
            main[best] = max(joined, key=lambda g: g.area)
        elif piece.area > SMALL:
            islands.append(piece)
    return [Polygon(ring_of(shape)) for shape in main], islands


def ring_of(polygon: Any) -> list[tuple[float, float]]:
    """Rounded as the file has it, without points that fall together."""
    found: list[tuple[float, float]] = []
    for x, y in polygon.exterior.coords[:-1]:
        point = (round(x, 1), round(y, 1))
        if not found or found[-1] != point:
            found.append(point)
    return found[:-1] if len(found) > 1 and found[0] == found[-1] else found


def bar(a: Any, b: Any) -> list[tuple[float, float]] | None:
    """A straight piece of the common border, near its middle."""
    mine, theirs = list(a.exterior.coords), list(b.exterior.coords)
    pairs = {frozenset(pair) for pair in pairwise(theirs)}
    common = [pair for pair in pairwise(mine) if frozenset(pair) in pairs and pair[0] != pair[1]]
    if not common:
        return None
    middle = shapely.centroid(shapely.MultiLineString([LineString(pair) for pair in common]))
    return list(min(common, key=lambda pair: LineString(pair).distance(middle) - math.dist(*pair) / 4))


def crossing(a: Any, b: Any) -> list[tuple[float, float]]:
    """The shortest way over a strait, from shore to shore, well on the sheet."""
    a, b = (shape.intersection(shapely.box(-9999, EDGE, 9999, 9999)) for shape in (a, b))
    return [(round(x, 1), round(y, 1)) for x, y in shapely.shortest_line(a, b).coords]
