"""The field in one step: facts and hand corrections in, outlines and bars out."""

from dataclasses import dataclass
from typing import Any

from shapely.geometry import Point, Polygon, box
from shapely.ops import unary_union

from marengo import border, mesh, relax


@dataclass
class Field:
    mesh: mesh.Mesh
    lines: dict[tuple[int, int], border.Line]
    rings: dict[int, border.Line]
    shapes: dict[int, Polygon]
    bars: dict[int, border.Line]
    rim: Polygon


def rim_of(hand: dict[str, Any], centres: dict[int, Any], points: list[Any]) -> Polygon:
    """A natural outline: round the outer areas, inside the sheet, and not beyond the Bormida."""
    spots = [Point(*c).buffer(58) for c in centres.values()] + [Point(*p).buffer(40) for p in points]
    hull = unary_union(spots).buffer(60).buffer(-60).intersection(box(*hand["field"]).buffer(-24).buffer(24))
    river = hand["river"]
    far_bank = Polygon([*river, (-400, river[-1][1] - 20), (-400, river[0][1] + 20)])
    for x, y, w, h, _ in hand["boxes"].values():
        hull = hull.difference(box(x - 6, y - 6, x + w + 6, y + h + 6))
    field = hull.difference(far_bank).buffer(-6).buffer(6)
    return field if field.geom_type == "Polygon" else max(field.geoms, key=lambda g: g.area)


def make(facts: dict[str, Any], hand: dict[str, Any]) -> Field:
    centres, points = mesh.placed(facts, hand)
    for a, p in zip(facts["approaches"], points):
        a["sheet"] = p
    rim = rim_of(hand, centres, points)
    shapes = mesh.cells(facts, centres, points, rim)
    net = mesh.build(facts, shapes, rim)
    mesh.close_corners(net, 45)
    mesh.lay_bars(net)
    relax.relax(net, facts, rim, hand["room"])
    lines = border.curves(net)
    rings = border.outlines(net, lines)
    bars = {arc["approach"]: lines[key] for key, arc in net.arcs.items() if arc["approach"] is not None}
    return Field(
        net,
        lines,
        rings,
        {i: Polygon(r) for i, r in rings.items()},
        bars,
        unary_union([Polygon(r) for r in rings.values()]),
    )
