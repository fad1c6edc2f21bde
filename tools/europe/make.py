"""Lay out the board of Napoleon in Europe: real coastlines, our own borders.

usage: python make.py FACTS.json LAND.json BOARD.json
needs numpy, scipy, shapely. FACTS.json lists regions with their neighbours and estimated places; LAND.json is GeoJSON
made from `land-50m.json` of the npm package world-atlas (Natural Earth, public domain).

Every region is a site, every land link adds mirrored sites at its middle, so that linked regions touch; the cells,
merged by region, are cut with the land. Islands without a name belong to nobody (rule 2.14) and are only drawn.
"""

from __future__ import annotations

import json
import math
import sys
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from scipy.spatial import Voronoi
from shapely.geometry import Point, Polygon, box, shape
from shapely.ops import unary_union

WINDOW = (-13, 28, 50, 65)
S1, S2, LAT0, LON0 = (math.radians(v) for v in (36, 58, 45, 14))
N = math.log(math.cos(S1) / math.cos(S2)) / math.log(math.tan(math.pi / 4 + S2 / 2) / math.tan(math.pi / 4 + S1 / 2))
F = math.cos(S1) * math.tan(math.pi / 4 + S1 / 2) ** N / N
WIDTH, MARGIN, SMALL = 1600, 16, 12.0
SEAS = {
    "GulfOfBothnia": (19.8, 62.3), "BalticSea": (18.6, 56.6), "NorthSea": (3.4, 56.6), "NorthAtlantic": (-11.4, 54.3),
    "IrishSea": (-4.9, 53.9), "EnglishChannel": (-2.2, 49.9), "BayOfBiscay": (-5.2, 45.6), "MidAtlantic": (-11.6, 40.6),
    "BarbaryCoast": (-0.2, 36.9), "GulfOfMarseilles": (5.4, 41.4), "TyrrhenianSea": (11.9, 40.1),
    "IonianSea": (18.2, 36.9), "AdriaticSea": (15.6, 43.0), "AegeanSea": (25.1, 38.6),
    "EasternMediterranean": (30.2, 33.9), "BlackSea": (34.4, 43.3),
}  # fmt: skip


def project(lonlat: Any) -> Any:
    """Lambert conformal conic, y to the south."""
    lon, lat = np.radians(lonlat[:, 0]), np.radians(lonlat[:, 1])
    radius, angle = F / np.tan(math.pi / 4 + lat / 2) ** N, N * (lon - LON0)
    origin = F / math.tan(math.pi / 4 + LAT0 / 2) ** N
    return np.column_stack((1000 * radius * np.sin(angle), -1000 * (origin - radius * np.cos(angle))))


def place(lonlat: tuple[float, float]) -> Any:
    return project(np.array([lonlat], float))[0]


def cells(facts: dict[str, Any], land: Any) -> dict[str, Any]:
    """The outline of each region on the land."""
    centre = {r["id"]: place(r["approx_lonlat"]) for r in facts["regions"]}
    links = sorted({tuple(sorted((r["id"], n))) for r in facts["regions"] for n in r["neighbours"]})
    points, owners = list(centre.values()), list(centre)
    for a, b in links:
        middle = (centre[a] + centre[b]) / 2
        along = (centre[b] - centre[a]) / np.linalg.norm(centre[b] - centre[a])
        across = np.array([-along[1], along[0]])
        for shift in (-6, 6):
            points += [middle + across * shift - along * 3, middle + across * shift + along * 3]
            owners += [a, b]
    sites = np.array(points)
    x0, y0, x1, y1 = land.bounds
    mirrored = [sites]
    for axis, value in ((0, x0 - 400), (0, x1 + 400), (1, y0 - 400), (1, y1 + 400)):
        image = sites.copy()
        image[:, axis] = 2 * value - image[:, axis]
        mirrored.append(image)
    diagram, parts = Voronoi(np.vstack(mirrored)), dict[str, list[Any]]()
    for i, owner in enumerate(owners):
        ring = diagram.vertices[diagram.regions[diagram.point_region[i]]]
        parts.setdefault(owner, []).append(Polygon(ring))
    return {owner: unary_union(pieces).intersection(land).buffer(0) for owner, pieces in parts.items()}


def ring_of(polygon: Any) -> list[list[float]]:
    return [[round(x, 1), round(y, 1)] for x, y in polygon.exterior.coords[:-1]]


def path_of(polygon: Any) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in polygon.exterior.coords[:-1]) + "Z"


def parts_of(area: Any) -> list[Any]:
    return [g for g in getattr(area, "geoms", [area]) if g.geom_type == "Polygon" and g.area > 0]


def english(name: str) -> str:
    """`CentralFrance` is printed `Central France`."""
    special = {"StPetersburg": "St Petersburg", "BadenWurtt": "Baden-Württemberg", "HesseBerg": "Hesse-Berg",
               "MinskSmolensk": "Minsk-Smolensk", "GrandDuchyWarsaw": "Grand Duchy of Warsaw", "Vendee": "Vendée",
               "GulfOfBothnia": "Gulf of Bothnia", "BayOfBiscay": "Bay of Biscay", "MidAtlantic": "Mid-Atlantic",
               "GulfOfMarseilles": "Gulf of Marseilles"}
    return special.get(name) or "".join(f" {c}" if c.isupper() and i else c for i, c in enumerate(name))


def causeway(main: dict[str, Any], a: str, b: str) -> None:
    """Lead two linked regions that do not touch to each other: half the way each, others give ground."""
    way = shapely.shortest_line(main[a], main[b])
    (xa, ya), (xb, yb) = way.coords[0], way.coords[-1]
    length = math.dist((xa, ya), (xb, yb)) or 1.0
    ux, uy = (xb - xa) / length, (yb - ya) / length
    rows = [[(x - uy * f + ux * g, y + ux * f + uy * g) for f in (-2.5, 2.5)]
            for x, y, g in ((xa, ya, -4), ((xa + xb) / 2, (ya + yb) / 2, 0), (xb, yb, 4))]
    halves = [Polygon([*rows[i], *reversed(rows[i + 1])]) for i in (0, 1)]
    for name in main:
        if name not in (a, b):
            rest = parts_of(main[name].difference(halves[0].union(halves[1])))
            main[name] = max(rest, key=lambda g: g.area)
    main[a] = max(parts_of(main[a].difference(halves[1]).union(halves[0])), key=lambda g: g.area)
    main[b] = max(parts_of(main[b].difference(halves[0]).union(halves[1])), key=lambda g: g.area)


def segment(a: Any, b: Any) -> list[list[float]] | None:
    """The longest straight piece of the common border."""
    mine, theirs = ring_of(a), ring_of(b)
    pairs = {frozenset(map(tuple, pair)) for pair in zip(theirs, [*theirs[1:], theirs[0]], strict=True)}
    common = [pair for pair in zip(mine, [*mine[1:], mine[0]], strict=True) if frozenset(map(tuple, pair)) in pairs]
    return list(max(common, key=lambda pair: math.dist(*pair))) if common else None


def make(facts: dict[str, Any], land_json: dict[str, Any]) -> dict[str, Any]:
    land = unary_union([shape(f["geometry"]).buffer(0) for f in land_json["features"]]).intersection(box(*WINDOW))
    land = shapely.transform(land, project).buffer(0)
    shapes = cells(facts, land)
    x0, y0, x1, y1 = land.bounds
    scale = (WIDTH - 2 * MARGIN) / (x1 - x0)
    height = round((y1 - y0) * scale + 2 * MARGIN)

    def on_sheet(points: Any) -> Any:
        return (points - np.array([x0, y0])) * scale + MARGIN

    names = list(shapes)
    drawn = shapely.coverage_simplify([shapely.transform(shapes[n], on_sheet) for n in names], 1.2)
    shapes = dict(zip(names, drawn, strict=True))
    regions = {r["id"]: i for i, r in enumerate(facts["regions"])}
    sites = {r["id"]: on_sheet(place(r["approx_lonlat"])[None])[0] for r in facts["regions"]}
    main: dict[str, Any] = {}
    islands: list[Any] = []
    for name in names:
        pieces = sorted(parts_of(shapes[name]), key=lambda g: -g.area)
        here = [g for g in pieces if g.contains(Point(sites[name]))] or pieces[:1]
        main[name] = here[0]
        islands += [g for g in pieces if g is not here[0] and g.area > 0.5]
    for piece in sorted(islands, key=lambda g: g.area):
        shared = {name: main[name].boundary.intersection(piece.boundary).length for name in names}
        nearest = max(names, key=shared.__getitem__)
        if shared[nearest] > 1.0:
            main[nearest] = max(parts_of(main[nearest].union(piece)), key=lambda g: g.area)
            islands = [g for g in islands if g is not piece]
    links = sorted({tuple(sorted((r["id"], n), key=regions.__getitem__)) for r in facts["regions"]
                    for n in r["neighbours"]}, key=lambda pair: (regions[pair[0]], regions[pair[1]]))
    named = {frozenset(link) for link in facts["rulebook_links"]}
    straits = [p for p in links if frozenset(p) in named and main[p[0]].distance(main[p[1]]) > 1.0]
    for pair in links:
        if segment(main[pair[0]], main[pair[1]]) is None:
            causeway(main, *pair)
    main = {name: Polygon(ring_of(outline)) for name, outline in main.items()}
    for i, name in enumerate(names):
        for other in names[:i]:
            if main[name].intersection(main[other]).area > 0:  # a corner that lies on the other's side
                main[name] = shapely.snap(main[name], main[other], 0.3)
                main[other] = shapely.snap(main[other], main[name], 0.3)
    spaces, edges = [], []
    for r in facts["regions"]:
        outline = main[r["id"]]
        inside = Point(sites[r["id"]])
        if not outline.buffer(-6).contains(inside):
            inside = shapely.maximum_inscribed_circle(outline).coords[0]
            inside = Point(inside)
        marks: dict[str, Any] = {"key": r["id"], "de": r["name_de"]}
        if r["homeland"]:
            marks["homeland"] = r["homeland"]
        if r["capital"]:
            marks["capital"] = "counts" if r["capital_counts_basic"] else "second"
        if r["anchor"]:
            marks["anchor"] = True
        row = {
            "id": regions[r["id"]], "name": english(r["id"]), "capacity": None, "terrain": r["homeland"] or "minor",
            "centre": [round(inside.x, 1), round(inside.y, 1)], "polygon": ring_of(outline), "marks": marks,
            "reconstructed": ["anchor"] if r.get("anchor_note") else [],
        }  # fmt: skip
        spaces.append({k: v for k, v in row.items() if v != [] })
    for a, b in links:
        bar = segment(main[a], main[b])
        edge: dict[str, Any] = {"id": len(edges), "name": f"{a}-{b}", "a": regions[a], "b": regions[b], "segment": bar}
        marks = {}
        if frozenset((a, b)) in named:
            marks["rulebook"] = True
        if (a, b) in straits:
            marks["strait"] = True
        if marks:
            edge["marks"] = marks
        edges.append(edge)
    decorations: list[dict[str, Any]] = []
    for zone in facts["sea_zones"]:
        x, y = on_sheet(place(SEAS[zone["id"]])[None])[0]
        name = english(zone["id"])
        label = {"text": name, "x": round(x, 1), "y": round(y, 1), "size": 13, "width": 110, "style": "sea"}
        decorations.append({"kind": "sea", "label": label,
                            "marks": {"key": zone["id"], "neighbours": " ".join(zone["neighbours"])}})
    decorations += [{"kind": "coast", "path": path_of(island)} for island in islands if island.area > SMALL]
    return {
        "about": {
            "what": "The map of Napoleon in Europe, drawn by us: coasts from Natural Earth, borders our own.",
            "spaces": "Land regions; marks: key = name in files, de = German name, homeland = great nation, capital "
                      "= counts or second (no effect in the basic game), anchor = harbour.",
            "edges": "Land links; rulebook = named by the rulebook, strait = over water.",
            "decorations": "sea = the sixteen sea areas with their neighbours (without effect in the basic game); "
                           "coast = islands without a name, which nobody can enter.",
            "reconstructed": "anchor: the printed symbol lies between two regions.",
        },
        "game": "napoleon-in-europe", "title": "Napoleon in Europe", "width": WIDTH, "height": height,
        "block": [16, 16], "spaces": spaces, "edges": edges, "boxes": [], "tracks": [], "decorations": decorations,
    }  # fmt: skip


def main() -> None:
    facts, land, out = sys.argv[1:4]
    board = make(json.loads(Path(facts).read_text("utf-8")), json.loads(Path(land).read_text("utf-8")))
    head = ",\n".join(f"{json.dumps(k)}: {json.dumps(v, ensure_ascii=False)}" for k, v in board.items()
                      if not isinstance(v, list) or k == "block")
    lists = ",\n".join(f"{json.dumps(k)}: [\n" + ",\n".join(json.dumps(row, ensure_ascii=False) for row in v) + "\n]"
                       for k, v in board.items() if isinstance(v, list) and k != "block")
    Path(out).write_text("{\n" + head + ",\n" + lists + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
