"""The ground: streams, slopes, woods, fields, vineyards and houses, as path data."""

import math
import random
from collections.abc import Iterable
from typing import Any

import numpy as np
from shapely.geometry import LineString, MultiPolygon, Point, Polygon
from shapely.prepared import prep

from engraving.mesh import OUTSIDE, Mesh

Line = list[tuple[float, float]]


def num(v: float) -> str:
    return f"{v:.1f}".rstrip("0").rstrip(".") if "." in f"{v:.1f}" else f"{v:.1f}"


def poly(line: Iterable[Any], close: bool = False) -> str:
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in line) + ("Z" if close else "")


def smooth(line: Line, tension: float = 0.5, close: bool = False) -> str:
    """A soft curve through the points (Catmull-Rom as cubics)."""
    pts = [np.array(p, float) for p in line]
    n = len(pts)
    out = [f"M{num(pts[0][0])} {num(pts[0][1])}"]
    for i in range(n if close else n - 1):
        p0 = pts[(i - 1) % n] if close or i > 0 else pts[i]
        p1, p2 = pts[i], pts[(i + 1) % n]
        p3 = pts[(i + 2) % n] if close or i + 2 < n else p2
        c1, c2 = p1 + (p2 - p0) * tension / 3, p2 - (p3 - p1) * tension / 3
        out.append("C" + " ".join(f"{num(v[0])} {num(v[1])}" for v in (c1, c2, p2)))
    return "".join(out) + ("Z" if close else "")


def chains(mesh: Mesh, lines: dict[tuple[int, int], Line], wanted: Any) -> list[Line]:
    """The arcs that `wanted` accepts, joined end to end into lines as long as possible."""
    links: dict[int, list[tuple[int, int]]] = {}
    for key, arc in mesh.arcs.items():
        if OUTSIDE not in arc["faces"] and wanted(arc):
            for n in key:
                links.setdefault(n, []).append(key)
    used: set[tuple[int, int]] = set()
    found = []
    for start in sorted(links, key=lambda n: len(links[n]) == 2):
        for first in links[start]:
            if first in used:
                continue
            here, line, key = start, [], first
            while key is not None:
                used.add(key)
                part = lines[key] if key[0] == here else lines[key][::-1]
                line += part if not line else part[1:]
                here = key[1] if key[0] == here else key[0]
                free = [k for k in links[here] if k not in used]
                key = free[0] if len(links[here]) == 2 and free else None
            found.append(line)
    return found


def wavy(line: Line, rng: random.Random, swing: float, step: float = 9.0) -> Line:
    """The line as water would draw it: the ends stay."""
    course = LineString(line)
    count = max(2, round(course.length / step))
    found = [line[0]]
    for k in range(1, count):
        p, q = course.interpolate(k / count, True), course.interpolate(min(1, (k + 0.2) / count), True)
        angle = math.atan2(q.y - p.y, q.x - p.x) + math.pi / 2
        off = swing * math.sin(k * 1.9 + rng.uniform(-0.6, 0.6))
        found.append((p.x + off * math.cos(angle), p.y + off * math.sin(angle)))
    return [*found, line[-1]]


def hachures(line: Line, side: np.ndarray, rng: random.Random, length: float = 7.0, step: float = 2.2) -> str:
    """Strokes down a slope: they start on the line and run to `side`, longest in its middle."""
    course = LineString(line)
    out = []
    for d in np.arange(0.5, course.length, step):
        p, q = course.interpolate(d), course.interpolate(min(course.length, d + 0.5))
        normal = np.array([-(q.y - p.y), q.x - p.x])
        if np.linalg.norm(normal) < 1e-6:
            continue
        normal = normal / np.linalg.norm(normal)
        if normal @ side < 0:
            normal = -normal
        reach = length * (0.45 + 0.55 * math.sin(math.pi * d / course.length)) * rng.uniform(0.75, 1.1)
        lean = rng.uniform(-0.25, 0.25)
        out.append(f"M{num(p.x)} {num(p.y)}l{num(normal[0] * reach + lean)} {num(normal[1] * reach + lean)}")
    return "".join(out)


def scattered(
    shape: Polygon | MultiPolygon, gap: float, rng: random.Random, avoid: list[Any], clear: float, tries: int = 900
) -> list[Point]:
    """Points in the shape, no two nearer than `gap`, none nearer than `clear` to what is to be avoided."""
    x0, y0, x1, y1 = shape.bounds
    inner, found = prep(shape), []
    for _ in range(tries):
        p = Point(rng.uniform(x0, x1), rng.uniform(y0, y1))
        if (
            inner.contains(p)
            and all(p.distance(q) >= gap for q in found)
            and all(p.distance(a) >= clear for a in avoid)
        ):
            found.append(p)
    return found


def trees(points: list[Point]) -> str:
    """Trees as points of a path; drawings give them round line caps."""
    return "".join(f"M{num(p.x)} {num(p.y)}h0" for p in sorted(points, key=lambda p: (p.y, p.x)))


def tilled(centre: Point, size: tuple[float, float], angle: float, step: float, within: Polygon, kind: str) -> str:
    """A field: furrows, or for a vineyard rows of short strokes, clipped to the ground it may cover."""
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    out = []
    for v in np.arange(-size[1] / 2, size[1] / 2 + 0.1, step):
        ends = [(centre.x + u * c - v * s, centre.y + u * s + v * c) for u in (-size[0] / 2, size[0] / 2)]
        cut = LineString(ends).intersection(within)
        for g in getattr(cut, "geoms", [cut]):
            if g.geom_type != "LineString" or g.length < 3:
                continue
            if kind == "field":
                out.append(poly(g.coords))
            else:
                for d in np.arange(1, g.length, 3.4):
                    p = g.interpolate(d)
                    out.append(f"M{num(p.x)} {num(p.y)}l{num(0.9 * s)} {num(-0.9 * c - 0.6)}")
    return "".join(out)


def houses(
    area: Polygon,
    roads: list[LineString],
    avoid: list[Any],
    count: int,
    rng: random.Random,
    middle: Point,
    reach: float,
) -> list[Polygon]:
    """Houses along the roads of a village, gables to the road."""
    built: list[Polygon] = []
    for _ in range(count * 60):
        if len(built) >= count:
            break
        if roads and rng.random() < 0.85:
            road = rng.choice(roads)
            d = rng.uniform(0, road.length)
            p, q = road.interpolate(d), road.interpolate(min(road.length, d + 1))
            angle = math.degrees(math.atan2(q.y - p.y, q.x - p.x))
            off = rng.choice((-1, 1)) * rng.uniform(5.2, 8.5)
            x = p.x - off * math.sin(math.radians(angle))
            y = p.y + off * math.cos(math.radians(angle))
        else:
            x, y, angle = rng.gauss(middle.x, reach * 0.5), rng.gauss(middle.y, reach * 0.5), rng.uniform(0, 90)
        if math.dist((x, y), (middle.x, middle.y)) > reach:
            continue
        w, h = rng.uniform(4.5, 8.5), rng.uniform(3.2, 4.6)
        c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        corners = [(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)]
        house = Polygon([(x + u * c - v * s, y + u * s + v * c) for u, v in corners])
        if not area.contains(house) or any(house.distance(b) < 1.2 for b in built):
            continue
        if any(house.distance(r) < 2.6 for r in roads) or any(house.distance(a) < 1 for a in avoid):
            continue
        built.append(house)
    return built
