"""Real coastlines: `land-50m.json` of the npm package world-atlas (Natural Earth, public domain)."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from shapely.geometry import Polygon
from shapely.ops import unary_union


def land(path: Path) -> Any:
    """All land of the file in longitude and latitude; TopoJSON keeps arcs as steps from point to point."""
    topology = json.loads(path.read_text("utf-8"))
    scale, shift = (np.array(topology["transform"][key]) for key in ("scale", "translate"))
    arcs = [np.cumsum(np.array(arc), axis=0) * scale + shift for arc in topology["arcs"]]

    def ring(numbers: list[int]) -> list[tuple[float, float]]:
        pieces = [arcs[n] if n >= 0 else arcs[~n][::-1] for n in numbers]
        return [tuple(p) for p in np.vstack([pieces[0], *[piece[1:] for piece in pieces[1:]]])]

    (collection,) = topology["objects"]["land"]["geometries"]
    found = []
    for rings in collection["arcs"]:
        outer, *holes = (ring(numbers) for numbers in rings)
        found.append(Polygon(outer, holes).buffer(0))
    return unary_union(found)


def within(whole: Any, window: tuple[float, float, float, float]) -> Any:
    """The land of a window, with points close enough together to be bent."""
    return shapely.segmentize(whole.intersection(shapely.box(*window)), 0.4).buffer(0)


