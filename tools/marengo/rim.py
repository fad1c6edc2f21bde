"""The outline of the field: round the outer areas, and not beyond the Bormida."""

from typing import Any

from shapely.geometry import Point, Polygon, box
from shapely.ops import unary_union


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
