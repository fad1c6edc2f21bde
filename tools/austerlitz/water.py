"""Streams and ponds, ravines and the plateaus of the hills."""

import random
from typing import Any

import numpy as np
from engraving import ornament
from engraving.field import Field
from engraving.mesh import OUTSIDE
from engraving.ornament import poly, smooth
from shapely.geometry import LineString, Polygon
from shapely.ops import unary_union

from austerlitz.facts import PONDS


def ponds(field: Field) -> tuple[list[dict[str, Any]], list[Polygon]]:
    """Still water: the outline, and lines that follow the bank as engravers draw it."""
    found: list[dict[str, Any]] = []
    shapes = []
    for number, shape in field.shapes.items():
        if number < PONDS:
            continue
        soft = shape.buffer(-9).buffer(7).simplify(1.5)
        shapes.append(soft)
        found.append({"kind": "river", "path": smooth(list(soft.exterior.coords)[:-1], 1.0, True)})
        inner = []
        for off in (4, 8.5, 14, 21):
            ring = soft.buffer(-off)
            for part in getattr(ring, "geoms", [ring]):
                if not part.is_empty and part.exterior.length > 40:
                    inner.append(smooth(list(part.simplify(1.2).exterior.coords)[:-1], 1.0, True))
        found.append({"kind": "bank", "path": "".join(inner)})
    return found, shapes


def bare(arc: dict[str, Any]) -> bool:
    """A border between two locales that has no approach."""
    return arc["approach"] is None and "beside" not in arc and OUTSIDE not in arc["faces"] and max(arc["faces"]) < PONDS


def ravines(field: Field, edges: list[dict[str, Any]], wet: set[tuple[int, int]]) -> list[dict[str, Any]]:
    """Borders nobody can cross that are no water: slopes too steep to climb, hachured on both sides."""
    rng = random.Random(17)
    closed = {e["id"] for e in edges if e.get("impassable")}
    found = []

    def wanted(arc: dict[str, Any]) -> bool:
        number = arc["approach"] if arc["approach"] is not None else arc.get("beside")
        return (bare(arc) and tuple(sorted(arc["faces"])) not in wet) or number in closed

    for line in ornament.chains(field.mesh, field.lines, wanted):
        if LineString(line).length < 12:
            continue
        (ax, ay), (bx, by) = line[0], line[-1]
        side = np.array([-(by - ay), bx - ax])
        side = side / (np.linalg.norm(side) + 1e-9)
        for way in (side, -side):
            found.append({"kind": "slope", "path": ornament.hachures(line, way, rng, 11.0, 1.9)})
    return found


def plateaus(field: Field, spaces: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The hills: strokes down from the edge of the high ground, locales that join share one plateau."""
    rng = random.Random(19)
    high = [field.shapes[s["id"]] for s in spaces if s.get("marks", {}).get("hill")]
    joined = unary_union([h.buffer(0.5) for h in high])
    found = []
    for shape in getattr(joined, "geoms", [joined]):
        for inset, length, step in ((17, 13.0, 2.6), (31, 9.0, 3.0)):
            top = shape.buffer(-inset).buffer(-9).buffer(9)
            for part in getattr(top, "geoms", [top]):
                if part.is_empty or part.area < 500:
                    continue
                found.append({"kind": "slope", "path": strokes(part, rng, length, step)})
    return found


def strokes(top: Polygon, rng: random.Random, length: float, step: float) -> str:
    """Hachures outward from a closed line, broken here and there."""
    ring = LineString(top.exterior.coords)
    out = []
    turn = 1.0 if top.exterior.is_ccw else -1.0
    for d in np.arange(0, ring.length, step):
        if np.sin(d / 23.0) + rng.uniform(-0.3, 0.3) > 0.86:
            continue
        p, q = ring.interpolate(d), ring.interpolate((d + 0.6) % ring.length)
        normal = np.array([q.y - p.y, -(q.x - p.x)]) * turn
        size = np.linalg.norm(normal)
        if size < 1e-6:
            continue
        reach = length * rng.uniform(0.65, 1.0)
        x, y = np.array([p.x, p.y]) + normal / size * reach
        out.append(poly([(p.x, p.y), (x, y)]))
    return "".join(out)
