"""The outline of the field: round the outer locales, inside the sheet, without holes."""

from typing import Any

from shapely.geometry import Point, Polygon, box
from shapely.ops import unary_union


def rim_of(hand: dict[str, Any], centres: dict[int, Any], points: list[Any]) -> Polygon:
    spots = [Point(*c).buffer(hand["reach"]) for c in centres.values()] + [Point(*p).buffer(42) for p in points]
    hull = unary_union(spots).buffer(70).buffer(-70).intersection(box(*hand["field"]).buffer(-24).buffer(24))
    field = Polygon(max(getattr(hull, "geoms", [hull]), key=lambda g: g.area).exterior)
    return field.buffer(-8).buffer(8).simplify(0.5)
