"""The field in one step: facts, hand corrections and the rim in, outlines and bars out."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from shapely.geometry import Polygon
from shapely.ops import unary_union

from engraving import border, mesh, relax


@dataclass
class Field:
    mesh: mesh.Mesh
    lines: dict[tuple[int, int], border.Line]
    rings: dict[int, border.Line]
    shapes: dict[int, Polygon]
    bars: dict[int, border.Line]
    rim: Polygon


Rim = Callable[[dict[str, Any], dict[int, Any], list[Any]], Polygon]


def make(facts: dict[str, Any], hand: dict[str, Any], rim_of: Rim) -> Field:
    centres, points = mesh.placed(facts, hand)
    for a, p in zip(facts["approaches"], points):
        a["sheet"] = p
    rim = rim_of(hand, centres, points)
    shapes = mesh.cells(facts, centres, points, rim)
    net = mesh.build(facts, shapes, rim)
    mesh.close_corners(net, hand.get("corner", 45))
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
