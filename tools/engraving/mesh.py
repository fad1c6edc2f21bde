"""Areas as faces of a planar mesh: who touches whom, taken from Voronoi cells round centres and approaches."""

import itertools
import math
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from scipy.spatial import Voronoi
from shapely import STRtree
from shapely.geometry import LineString, Point, Polygon
from shapely.ops import unary_union

OUTSIDE = -1
NARROW, WIDE, GAP = 22.0, 40.0, 3.0


@dataclass
class Mesh:
    """Junctions and the faces between them; an arc is a piece of border with its nodes, faces and approach."""

    nodes: list[tuple[float, float]]
    faces: dict[int, list[int]]
    arcs: dict[tuple[int, int], dict[str, Any]] = field(default_factory=dict)


def placed(facts: dict[str, Any], hand: dict[str, Any]) -> tuple[dict[int, np.ndarray], list[np.ndarray]]:
    """Centres and approach points in sheet units, before the areas are given their sizes."""
    (ox, oy), (sx, sy) = hand["origin"], hand["scale"]

    def to_sheet(p: list[float]) -> np.ndarray:
        return np.array([ox + sx * p[0], oy + sy * p[1]])

    centres = {a["id"]: to_sheet(hand["centres"].get(str(a["id"]), a["anchor"])) for a in facts["areas"]}
    points = [to_sheet(hand["approaches"].get(a["id"], a["at"])) for a in facts["approaches"]]
    return centres, points


def cells(
    facts: dict[str, Any], centres: dict[int, np.ndarray], points: list[np.ndarray], outline: Polygon
) -> dict[int, Polygon]:
    sites, owners = list(centres.values()), list(centres)
    for a in facts["areas"]:  # a long pond has more than one site
        for site in a.get("sites", ()):
            sites.append(np.array(site, float))
            owners.append(a["id"])
    for a, here in zip(facts["approaches"], points):
        across = centres[a["b"]] - centres[a["a"]]
        across = across / np.linalg.norm(across)
        along = np.array([-across[1], across[0]])
        half, count = (WIDE / 2, 3) if a["width"] == "wide" else (NARROW / 2, 2)
        for shift in np.linspace(-0.8 * half, 0.8 * half, count):
            for sign, owner in ((-1, a["a"]), (1, a["b"])):
                sites.append(here + along * shift + sign * across * GAP)
                owners.append(owner)
    x0, y0, x1, y1 = outline.bounds
    far = [
        np.array(p) for p in ((x0 - 900, y0 - 900), (x1 + 900, y0 - 900), (x0 - 900, y1 + 900), (x1 + 900, y1 + 900))
    ]
    diagram = Voronoi(np.array(sites + far))
    parts: dict[int, list[Polygon]] = {}
    for i, owner in enumerate(owners):
        region = diagram.regions[diagram.point_region[i]]
        parts.setdefault(owner, []).append(Polygon(diagram.vertices[region]))
    merged = {}
    for owner, pieces in parts.items():
        shape = unary_union(pieces).buffer(0).intersection(outline)
        if shape.geom_type != "Polygon":
            shape = max(shape.geoms, key=lambda g: g.area)
        merged[owner] = shape
    return merged


def junctions(shapes: dict[int, Polygon], outline: Polygon) -> dict[tuple[float, float], set[int]]:
    """Points where three faces meet, the outside counted as one."""
    ids = list(shapes)
    tree = STRtree([shapes[i].exterior for i in ids])
    rim = outline.exterior
    found: dict[tuple[float, float], set[int]] = {}
    for i in ids:
        for x, y in shapes[i].exterior.coords[:-1]:
            key = (round(x, 3), round(y, 3))
            if key in found:
                continue
            p = Point(x, y)
            touching = {ids[k] for k in tree.query(p.buffer(0.01)) if shapes[ids[k]].exterior.distance(p) < 0.005}
            if rim.distance(p) < 0.005:
                touching.add(OUTSIDE)
            if len(touching) >= 3:
                found[key] = touching
    return found


def build(facts: dict[str, Any], shapes: dict[int, Polygon], outline: Polygon, step: float = 42.0) -> Mesh:
    """The mesh of the cells: chords between junctions, further nodes along the rim."""
    corner = junctions(shapes, outline)
    keys = list(corner)
    mesh = Mesh([(float(x), float(y)) for x, y in keys], {})
    by_pair: dict[tuple[int, int], list[int]] = {}
    for number, a in enumerate(facts["approaches"]):
        by_pair.setdefault((min(a["a"], a["b"]), max(a["a"], a["b"])), []).append(number)
    split: dict[tuple[int, int], list[int]] = {}
    for face, shape in shapes.items():
        ring = shape.exterior if shape.exterior.is_ccw else LineString(list(shape.exterior.coords)[::-1])
        mine = sorted((ring.project(Point(keys[k])), k) for k in range(len(keys)) if face in corner[keys[k]])
        order: list[int] = []
        for (start, one), (end, two) in zip(mine, mine[1:] + mine[:1]):
            length = (end - start) % ring.length
            middle = ring.interpolate((start + length / 2) % ring.length)
            others = (corner[keys[one]] & corner[keys[two]]) - {face}
            other = OUTSIDE
            for o in others:
                if (outline.exterior if o == OUTSIDE else shapes[o].exterior).distance(middle) < 0.01:
                    other = o
            order.append(one)
            pair = (min(one, two), max(one, two))
            inner = split.get(pair)
            if inner is None:
                numbers = by_pair.get((min(face, other), max(face, other)), [])
                count = round(length / step) - 1 if other == OUTSIDE else len(numbers) - 1
                inner = []
                for j in range(max(count, 0)):
                    p = ring.interpolate((start + length * (j + 1) / (count + 1)) % ring.length)
                    mesh.nodes.append((p.x, p.y))
                    inner.append(len(mesh.nodes) - 1)
                split[pair] = inner if one < two else inner[::-1]
                chain = [one, *inner, two]
                for u, v in itertools.pairwise(chain):
                    at = np.mean([mesh.nodes[u], mesh.nodes[v]], axis=0)
                    best = None
                    if numbers and other != OUTSIDE:
                        best = min(numbers, key=lambda n: math.dist(at, facts["approaches"][n]["sheet"]))
                        if len(numbers) > 1:
                            numbers = [n for n in numbers if n != best]
                    mesh.arcs[min(u, v), max(u, v)] = {"faces": (face, other), "approach": best, "length": length}
            elif one > two:
                inner = inner[::-1]
            order.extend(inner)
        mesh.faces[face] = order
    return mesh


def close_corners(mesh: Mesh, limit: float) -> int:
    """Draw the ends of every short border without approach together; how many were closed."""
    closed = 0
    for (u, v), arc in list(mesh.arcs.items()):
        if arc["approach"] is not None or OUTSIDE in arc["faces"] or arc["length"] > limit or (u, v) not in mesh.arcs:
            continue
        (ux, uy), (vx, vy) = mesh.nodes[u], mesh.nodes[v]
        mesh.nodes[u] = ((ux + vx) / 2, (uy + vy) / 2)
        del mesh.arcs[u, v]
        for face, order in mesh.faces.items():
            new = [u if n == v else n for n in order]
            mesh.faces[face] = [n for k, n in enumerate(new) if n != new[k - 1]]
        for p, q in [key for key in mesh.arcs if v in key]:
            arc = mesh.arcs.pop((p, q))
            p, q = (u if n == v else n for n in (p, q))
            mesh.arcs[min(p, q), max(p, q)] = arc
        closed += 1
    return closed


def lay_bars(mesh: Mesh) -> None:
    """Give every approach two nodes of its own: the ends of its bar."""
    for (u, v), arc in list(mesh.arcs.items()):
        if arc["approach"] is None:
            continue
        one, two = np.array(mesh.nodes[u]), np.array(mesh.nodes[v])
        p, q = len(mesh.nodes), len(mesh.nodes) + 1
        mesh.nodes += [tuple(one + (two - one) * 0.3), tuple(one + (two - one) * 0.7)]
        for order in mesh.faces.values():
            for k, n in enumerate(order):
                if {n, order[(k + 1) % len(order)]} == {u, v}:
                    order[k + 1 : k + 1] = [p, q] if n == u else [q, p]
                    break
        del mesh.arcs[u, v]
        rest = {"faces": arc["faces"], "approach": None, "length": 0.0, "beside": arc["approach"]}
        mesh.arcs[min(u, p), max(u, p)] = dict(rest)
        mesh.arcs[min(q, v), max(q, v)] = dict(rest)
        mesh.arcs[p, q] = arc
