"""Plane geometry on points, segments and polygons, as far as boards need it."""

import math
from collections.abc import Sequence

from feldherr.boards.model import Point, Slot

Polygon = Sequence[Point]
Segment = tuple[Point, Point]


def sides(polygon: Polygon) -> list[Segment]:
    return [(polygon[i - 1], polygon[i]) for i in range(len(polygon))]


def area(polygon: Polygon) -> float:
    return abs(sum(p[0] * q[1] - q[0] * p[1] for p, q in sides(polygon))) / 2


def distance(point: Point, segment: Segment) -> float:
    """How far `point` is from the nearest point of `segment`."""
    (x, y), ((ax, ay), (bx, by)) = point, segment
    dx, dy = bx - ax, by - ay
    length = dx * dx + dy * dy
    t = 0.0 if length == 0 else max(0.0, min(1.0, ((x - ax) * dx + (y - ay) * dy) / length))
    return math.hypot(x - ax - t * dx, y - ay - t * dy)


def to_border(point: Point, polygon: Polygon) -> float:
    return min(distance(point, side) for side in sides(polygon))


def inside(point: Point, polygon: Polygon) -> bool:
    """Whether `point` lies within `polygon` (even-odd rule)."""
    x, y = point
    within = False
    for (ax, ay), (bx, by) in sides(polygon):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            within = not within
    return within


def turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def cross(one: Segment, two: Segment) -> bool:
    """Whether two segments cross in a point inside both; touching does not count."""
    (a, b), (c, d) = one, two
    if max(a[0], b[0]) <= min(c[0], d[0]) or max(c[0], d[0]) <= min(a[0], b[0]):
        return False
    if max(a[1], b[1]) <= min(c[1], d[1]) or max(c[1], d[1]) <= min(a[1], b[1]):
        return False
    small = 1e-6
    one_side = turn(a, b, c), turn(a, b, d)
    other_side = turn(c, d, a), turn(c, d, b)
    return (
        min(one_side) < -small and max(one_side) > small and min(other_side) < -small and max(other_side) > small
    )


def bounds(polygon: Polygon) -> tuple[float, float, float, float]:
    xs, ys = [p[0] for p in polygon], [p[1] for p in polygon]
    return min(xs), min(ys), max(xs), max(ys)


def rectangle(at: Slot, length: float, depth: float) -> tuple[Point, Point, Point, Point]:
    """The corners of a rectangle centred at a slot and turned with it."""
    c, s = math.cos(math.radians(at.angle)), math.sin(math.radians(at.angle))
    u, v = length / 2, depth / 2
    return (
        (at.x - u * c + v * s, at.y - u * s - v * c), (at.x + u * c + v * s, at.y + u * s - v * c),
        (at.x + u * c - v * s, at.y + u * s + v * c), (at.x - u * c - v * s, at.y - u * s + v * c),
    )


def meet(one: Polygon, two: Polygon, slack: float = 0.0) -> bool:
    """Whether two convex polygons overlap by more than `slack` in every direction."""
    for p, q in [*sides(one), *sides(two)]:
        nx, ny = q[1] - p[1], p[0] - q[0]
        length = math.hypot(nx, ny)
        if length == 0:
            continue
        here = [(x * nx + y * ny) / length for x, y in one]
        there = [(x * nx + y * ny) / length for x, y in two]
        if min(max(here), max(there)) - max(min(here), min(there)) <= slack:
            return False
    return True
