"""All decoration of the field, in drawing order."""

import random
from typing import Any

import numpy as np
from shapely.geometry import LineString, Point, Polygon
from shapely.ops import unary_union

from engraving import ornament, roads
from engraving.field import Field
from engraving.ornament import poly, smooth


def wet(e: dict[str, Any]) -> bool:
    """A stream or ditch: the cavalry penalty on both sides, and no houses or trees that explain it."""
    return all("cavalry" in s and "artillery" not in s for s in (e["symbols_a"], e["symbols_b"]))


def streams(
    field: Field, edges: list[dict[str, Any]], hand: dict[str, Any]
) -> tuple[list[dict[str, Any]], list[LineString]]:
    rng = random.Random(2)
    extra = {tuple(p) for p in hand["streams"]}

    def wanted(arc: dict[str, Any]) -> bool:
        number = arc.get("beside") if arc["approach"] is None else arc["approach"]
        pair = tuple(sorted(arc["faces"]))
        if number is None:
            return pair in extra
        return wet(edges[number]) or pair in extra

    found, courses = [], []
    for line in ornament.chains(field.mesh, field.lines, wanted):
        course = ornament.wavy(line, rng, 1.5)
        found.append({"kind": "stream", "path": smooth(course, 1.0), "width": 2.4})
        courses.append(LineString(course))
    return found, courses


def slopes(field: Field, edges: list[dict[str, Any]], sides: dict[tuple[int, int], Any]) -> list[dict[str, Any]]:
    """A cavalry penalty on one side only is a slope that falls to the other side."""
    rng = random.Random(3)
    found = []
    for e in edges:
        for up, here, there in (
            (e["a"], e["symbols_a"], e["symbols_b"]),
            (e["b"], e["symbols_b"], e["symbols_a"]),
        ):
            if "cavalry" in here and "cavalry" not in there and "obstacle" not in there:
                parts = [
                    (k, arc) for k, arc in field.mesh.arcs.items() if e["id"] in (arc["approach"], arc.get("beside"))
                ]
                middle = next(field.lines[k] for k, arc in parts if arc["approach"] is not None)
                line = middle
                for k, arc in parts:
                    part = field.lines[k]
                    if arc["approach"] is None:
                        line = joined(line, part)
                side = sides[e["id"], up]
                found.append({"kind": "slope", "path": ornament.hachures(line, side.inward, rng, 8.5)})
    return found


def joined(line: list[Any], part: list[Any]) -> list[Any]:
    """The line lengthened by a part that begins or ends at one of its ends."""
    if part[0] == line[-1]:
        return line + part[1:]
    if part[-1] == line[-1]:
        return line + part[::-1][1:]
    if part[-1] == line[0]:
        return part[:-1] + line
    return part[::-1][:-1] + line if part[0] == line[0] else line


def woods(field: Field, hand: dict[str, Any], avoid: list[Any]) -> list[dict[str, Any]]:
    rng = random.Random(5)
    found = []
    for areas, gap, clear in hand["woods"]:
        shape = unary_union([field.shapes[i] for i in areas]).buffer(-3)
        found.append(
            {
                "kind": "wood",
                "path": ornament.trees(ornament.scattered(shape, gap, rng, avoid, clear, 2500)),
                "width": 7,
            }
        )
    for x, y, r, gap in hand["copses"]:
        shape = Point(x, y).buffer(r)
        found.append(
            {"kind": "wood", "path": ornament.trees(ornament.scattered(shape, gap, rng, avoid, 4, 300)), "width": 6.5}
        )
    return found


def fields(field: Field, avoid: list[Any], sheet: Polygon) -> list[dict[str, Any]]:
    """Furrows and vineyards, faint, on both sides of the river."""
    rng = random.Random(7)
    ground = sheet.difference(unary_union([a.buffer(3) for a in avoid]))
    spots = ornament.scattered(sheet, 36, rng, [], 0, 1500)
    furrows, vines = [], []
    for p in spots:
        kind = "vineyard" if rng.random() < 0.4 else "field"
        size = (rng.uniform(16, 30), rng.uniform(10, 22))
        home = next((s for s in field.shapes.values() if s.contains(p)), None)
        within = ground.intersection(home.buffer(-5) if home is not None else sheet.difference(field.rim.buffer(6)))
        path = ornament.tilled(p, size, rng.uniform(-50, 50), 2.6 if kind == "field" else 3.6, within, kind)
        if path:
            (vines if kind == "vineyard" else furrows).append(path)
    return [{"kind": "field", "path": p} for p in furrows] + [{"kind": "vineyard", "path": p} for p in vines]


def buildings(
    field: Field,
    spaces: list[dict[str, Any]],
    network: list[roads.Road],
    avoid: list[Any],
    farms: dict[int, list[np.ndarray]],
) -> list[dict[str, Any]]:
    rng = random.Random(11)
    found = []
    for s in spaces:
        shape = field.shapes[s["id"]]
        lines = [LineString(r.points) for r in network if r.space == s["id"]]
        near = [a for a in avoid if a.intersects(shape)]
        if s["terrain"] == "village":
            built = ornament.houses(shape.buffer(-3), lines, near, 22, rng, shape.centroid, 27)
            found.append(
                {
                    "kind": "village",
                    "space": s["id"],
                    "path": "".join(poly(h.exterior.coords[:-1], True) for h in built),
                }
            )
        for spot in farms.get(s["id"], []):
            if s["terrain"] != "village":
                built = ornament.houses(shape.buffer(-2), lines, near, 3, rng, Point(spot), 9)
                found.append(
                    {
                        "kind": "house",
                        "space": s["id"],
                        "path": "".join(poly(h.exterior.coords[:-1], True) for h in built),
                    }
                )
    return found


def marshes(hand: dict[str, Any]) -> list[str]:
    """Tufts of reed: level strokes in rows, as engravers draw wet ground."""
    rng = random.Random(13)
    found = []
    for x, y, wide, high in hand["marshes"]:
        out = []
        for k, row in enumerate(np.arange(y - high / 2, y + high / 2, 3.6)):
            half = wide / 2 * (1 - (2 * (row - y) / high) ** 2) ** 0.5
            at = x - half + (k % 2) * 3
            while at < x + half:
                long = rng.uniform(3, 6)
                out.append(f"M{ornament.num(at)} {ornament.num(row)}h{ornament.num(long)}")
                if rng.random() < 0.3:
                    out.append(f"m{ornament.num(-long / 2)} 0l0 -2m0 2l-1.4 -1.6m1.4 1.6l1.4 -1.6")
                at += long + rng.uniform(2, 4)
        found.append("".join(out))
    return found
