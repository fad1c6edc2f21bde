"""Roads that leave the map: where they cross the rim, and a small flag with their name there."""

from typing import Any

import numpy as np
from engraving.field import Field
from engraving.mesh import OUTSIDE
from engraving.roads import End
from engraving.sheet import label, square
from shapely.geometry import LineString, Polygon
from shapely.ops import linemerge

FLAG = (30.0, 19.0)


def rim_line(field: Field, locale: int) -> LineString:
    """The outer border of a locale."""
    parts = [LineString(field.lines[key]) for key, arc in field.mesh.arcs.items() if set(arc["faces"]) == {locale, OUTSIDE}]
    merged = linemerge(parts) if len(parts) > 1 else parts[0]
    return max(getattr(merged, "geoms", [merged]), key=lambda g: g.length)


def all_gates(field: Field, boxes: list[dict[str, Any]]) -> dict[tuple[int, int], list[End]]:
    """The ends of the entry roads, by locale and road group."""
    found: dict[tuple[int, int], list[End]] = {}
    by_locale: dict[int, list[dict[str, Any]]] = {}
    for b in boxes:
        if b["entry"] is not None:
            by_locale.setdefault(b["entry"], []).append(b)
    for locale, mine in by_locale.items():
        line = rim_line(field, locale)
        for k, b in enumerate(mine):
            p = line.interpolate((k + 0.5 + 0.0) / len(mine) if len(mine) > 1 else 0.5, normalized=True)
            near = line.interpolate(min(line.length, line.project(p) + 2))
            along = np.array([near.x - p.x, near.y - p.y])
            inward = np.array([-along[1], along[0]]) / (np.linalg.norm(along) + 1e-9)
            middle = np.array(field.shapes[locale].centroid.coords[0])
            at = np.array([p.x, p.y])
            if inward @ (middle - at) < 0:
                inward = -inward
            found.setdefault((locale, b["group"]), []).append(End(at, inward, b["marks"]["road"], None))
    return found


def plant(ends: dict[tuple[int, int], list[End]], boxes: list[dict[str, Any]]) -> list[Polygon]:
    """A flag with its name before every gate."""
    flags: list[Polygon] = []
    left = {key: list(found) for key, found in ends.items()}
    for b in boxes:
        if b["entry"] is None:
            continue
        end = left[b["entry"], b["group"]].pop(0)
        x, y = end.at - end.inward * (np.abs(end.inward) @ np.array(FLAG) / 2 + 1.5)
        b["polygon"] = square(x - FLAG[0] / 2, y - FLAG[1] / 2, *FLAG)
        b["labels"] = [label(b["name"], x, y, 14, "hour")]
        flags.append(Polygon(b["polygon"]))
    return flags
