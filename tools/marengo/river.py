"""The Bormida and the line of the objective."""

from typing import Any

import numpy as np
from engraving import ornament
from engraving.field import Field
from engraving.ornament import poly, smooth
from shapely.geometry import LineString, Point, Polygon, box
from shapely.ops import unary_union

SHEET = box(4, 4, 996, 672)


def river(field: Field, hand: dict[str, Any]) -> tuple[list[dict[str, Any]], Polygon]:
    """The Bormida: the rim of the field is its right bank."""
    rough = LineString(hand["river"])
    ring = LineString(field.rim.exterior)
    south, north = (ring.project(Point(*p)) for p in hand["riverEnds"])
    ways = []
    for step in (1.5, -1.5):
        count = int((((north - south) if step > 0 else (south - north)) % ring.length) / 1.5)
        ways.append([ring.interpolate((south + step * k) % ring.length) for k in range(count)])
    way = min(ways, key=lambda w: sum(p.distance(rough) for p in w) / len(w))
    course = LineString([tuple(hand["river"][0]), *[(p.x, p.y) for p in way], tuple(hand["river"][-1])]).simplify(0.3)
    wide = unary_union(
        [course.interpolate(d).buffer(15 + 3 * np.sin(d / 37)) for d in np.arange(0, course.length, 1.5)]
    )
    band = wide.difference(field.rim.buffer(0.01)).buffer(-2.5).buffer(2.5)
    band = max(getattr(band, "geoms", [band]), key=lambda g: g.area).simplify(0.25)
    found = [{"kind": "river", "path": poly(band.exterior.coords[:-1], True)}]
    flows = []
    for off in (3.6, 7.2, 10.8, 14.0):
        line = band.intersection(course.buffer(off).boundary).intersection(band.buffer(-1.8))
        for g in getattr(line, "geoms", [line]):
            at = off * 2.0
            while g.geom_type == "LineString" and at + 12 < g.length:
                long = 14 + (at * 7 + off * 13) % 22
                part = [g.interpolate(d) for d in np.arange(at, min(g.length, at + long), 4.0)]
                if len(part) > 2:
                    flows.append(smooth([(p.x, p.y) for p in part], 1.0))
                at += long + 6 + (at + off) % 9
    found.append({"kind": "bank", "path": "".join(flows)})
    return found, band


def objective(field: Field, spaces: list[dict[str, Any]]) -> dict[str, Any]:
    beyond = {s["id"] for s in spaces if s.get("marks", {}).get("objective")}
    lines = ornament.chains(field.mesh, field.lines, lambda arc: len(beyond & set(arc["faces"])) == 1)
    return {"kind": "objective", "path": "".join(poly(line) for line in lines)}
