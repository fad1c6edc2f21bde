"""Make the board file of Napoleon's Triumph from the facts: Voronoi locales that touch along their approaches.

usage: python -m austerlitz.make FACTS.json BOARD.json      (in tools/; needs numpy, scipy, shapely)
"""

import json
import math
import sys
from pathlib import Path
from typing import Any

import numpy as np
from scipy.spatial import Voronoi
from shapely.geometry import LineString, Point, Polygon, box
from shapely.ops import linemerge, unary_union

from austerlitz.write import text

SCALE = 2.0
WIDTH, HEIGHT, MARGIN = 2000.0, 2588.0, 130.0
NARROW, WIDE, GAP = 40.0, 76.0, 6.0
BLOCK = (22.0, 10.0)
LINE = 6
"""Slots in an approach; more blocks are drawn on top of the last."""


def sites(centres: dict[int, Any], approaches: list[dict[str, Any]]) -> tuple[np.ndarray, list[int]]:
    """Every centre, and mirrored pairs along every approach."""
    points, owners = [list(c) for c in centres.values()], list(centres)
    for a in approaches:
        here, along = np.array(a["at"], float) * SCALE, direction(a)
        across = np.array([-along[1], along[0]])
        if across @ (np.array(centres[a["b"]]) - np.array(centres[a["a"]])) < 0:
            across = -across
        half, count = (WIDE / 2, 3) if a["width"] == "wide" else (NARROW / 2, 2)
        for shift in np.linspace(-0.8 * half, 0.8 * half, count):
            for sign, owner in ((-1, a["a"]), (1, a["b"])):
                points.append(list(here + along * shift + sign * across * GAP))
                owners.append(owner)
    return np.array(points), owners


def direction(a: dict[str, Any]) -> np.ndarray:
    turn = math.radians(a["angleDeg"])
    return np.array([math.cos(turn), math.sin(turn)])


def shapes(facts: dict[str, Any]) -> dict[int, Polygon]:
    centres = {a["id"]: (a["anchor"][0] * SCALE, a["anchor"][1] * SCALE) for a in facts["locales"]}
    points, owners = sites(centres, facts["approaches"])
    mirrored = [points]
    for axis, value in ((0, 0.0), (0, WIDTH), (1, 0.0), (1, HEIGHT)):
        copy = points.copy()
        copy[:, axis] = 2 * value - copy[:, axis]
        mirrored.append(copy)
    cells = Voronoi(np.vstack(mirrored))
    frame, parts = box(0, 0, WIDTH, HEIGHT), dict[int, list[Polygon]]()
    for i, owner in enumerate(owners):
        region = cells.regions[cells.point_region[i]]
        parts.setdefault(owner, []).append(Polygon(cells.vertices[region]).intersection(frame))
    whole = {owner: unary_union(p).buffer(0) for owner, p in parts.items()}
    return {o: max(s.geoms, key=lambda g: g.area) if s.geom_type != "Polygon" else s for o, s in whole.items()}


def corners(x: float, y: float, angle: float) -> Polygon:
    turn = math.radians(angle)
    ux, uy = math.cos(turn), math.sin(turn)
    (l, d) = BLOCK[0] / 2, BLOCK[1] / 2
    return Polygon(
        [
            (x + sx * l * ux - sy * d * uy, y + sx * l * uy + sy * d * ux)
            for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))
        ]
    )


def reserve(shape: Polygon, centre: Point, count: int) -> list[list[float]]:
    """A place for every block that may stand in the middle, nearest to it first; crowded ones share."""
    x0, y0, x1, y1 = shape.bounds
    found = []
    for y in np.arange(centre.y - 12 * 14, centre.y + 12 * 14, 14):
        for x in np.arange(centre.x - 26 * 8, centre.x + 26 * 8, 26):
            if (
                x0 < x < x1
                and y0 < y < y1
                and shape.buffer(2).contains(corners(x, y, 0))
                and shape.contains(Point(x, y))
            ):
                found.append((math.hypot(x - centre.x, y - centre.y), float(x), float(y)))
    found.sort()
    places = [[x, y, 0.0] for _, x, y in found]
    if not places:
        inner = (
            shape.buffer(-1).representative_point() if not shape.buffer(-1).is_empty else shape.representative_point()
        )
        turns = [
            [inner.x, inner.y, float(t)]
            for t in range(0, 180, 15)
            if shape.buffer(3).contains(corners(inner.x, inner.y, t))
        ]
        places = turns[:1]
    return [places[i % len(places)] for i in range(count)] if places else []


def border(one: Polygon, two: Polygon, at: Point, length: float) -> tuple[list[float], list[float]]:
    """The bar of an approach: the piece of the common border around its point."""
    line = one.boundary.intersection(two.boundary)
    parts = [g for g in getattr(line, "geoms", [line]) if g.geom_type == "LineString"]
    merged = linemerge(parts) if len(parts) > 1 else parts[0]
    lines = list(getattr(merged, "geoms", [merged]))
    near: LineString = min(lines, key=lambda g: g.distance(at))
    best: LineString | None = None
    for p, q in zip(near.coords[:-1], near.coords[1:]):
        piece = LineString([p, q])
        if best is None or (piece.distance(at), -piece.length) < (best.distance(at), -best.length):
            best = piece
    assert best is not None
    here = min(max(best.project(at), min(length, best.length) / 2), best.length - min(length, best.length) / 2)
    half = min(length, best.length) / 2
    a, b = best.interpolate(here - half), best.interpolate(here + half)
    return [a.x, a.y], [b.x, b.y]


def line_slots(shape: Polygon, segment: Any, count: int) -> list[list[float]]:
    """Places of blocks that stand in an approach, from the bar inwards."""
    (ax, ay), (bx, by) = segment
    mx, my, length = (ax + bx) / 2, (ay + by) / 2, math.hypot(bx - ax, by - ay)
    nx, ny = -(by - ay) / length, (bx - ax) / length
    if not shape.contains(Point(mx + nx * 2, my + ny * 2)):
        nx, ny = -nx, -ny
    angle = math.degrees(math.atan2(by - ay, bx - ax))
    places = []
    for row in range(count):
        depth = 8 + 12 * row
        x, y = mx + nx * depth, my + ny * depth
        if shape.buffer(3).contains(corners(x, y, angle)) and shape.contains(Point(x, y)):
            places.append([x, y, angle])
    return places


def signs(shape: Polygon, segment: Any, count: int) -> list[list[float]]:
    (ax, ay), (bx, by) = segment
    length = math.hypot(bx - ax, by - ay)
    nx, ny = -(by - ay) / length, (bx - ax) / length
    out = []
    for k in range(count):
        t = (k + 1) / (count + 1)
        x, y = ax + (bx - ax) * t, ay + (by - ay) * t
        side = 1 if shape.contains(Point(x + nx * 3, y + ny * 3)) else -1
        if not shape.contains(Point(x + side * nx * 3, y + side * ny * 3)):
            return []
        out.append([x + side * nx * 3, y + side * ny * 3, 0.0])
    return out


def placed(facts: dict[str, Any]) -> None:
    """Impassable approaches have no point of their own: halfway between their locales."""
    anchors = {a["id"]: a["anchor"] for a in facts["locales"]}
    for a in facts["approaches"]:
        if a["at"] is None:
            (ax, ay), (bx, by) = anchors[a["a"]], anchors[a["b"]]
            a["at"], a["angleDeg"] = [(ax + bx) / 2, (ay + by) / 2], math.degrees(math.atan2(by - ay, bx - ax)) + 90


def make(facts: dict[str, Any]) -> dict[str, Any]:
    placed(facts)
    polygons = shapes(facts)
    spaces = []
    for given in facts["locales"]:
        shape = polygons[given["id"]]
        centre = Point(given["anchor"][0] * SCALE, given["anchor"][1] * SCALE)
        marks: dict[str, Any] = {"hill": True} if given["hill"] else {}
        if given["stars"]:
            marks["stars"] = " ".join(given["stars"])
        if given["setup"]:
            marks["start"] = given["setup"] if isinstance(given["setup"], str) else " ".join(given["setup"])
        if given["id"] == facts["santonLocale"]:
            marks["santon"] = True
        spaces.append(
            {
                "id": given["id"],
                "name": given["name"],
                "capacity": given["capacity"],
                "terrain": "hill" if given["hill"] else "plain",
                "marks": marks,
                "reconstructed": ["polygon", "centre"],
                "centre": [centre.x, centre.y],
                "polygon": [list(p) for p in shape.exterior.coords[:-1]],
                "reserve": reserve(shape, centre, given["capacity"]),
            }
        )
    return {
        "about": ABOUT,
        "game": "napoleons-triumph",
        "title": "Napoleon's Triumph",
        "width": WIDTH,
        "height": HEIGHT + MARGIN,
        "block": list(BLOCK),
        "spaces": spaces,
        "edges": edges(facts, polygons),
        "boxes": boxes(facts),
        "tracks": tracks(facts),
        "decorations": [],
    }


def edges(facts: dict[str, Any], polygons: dict[int, Polygon]) -> list[dict[str, Any]]:
    crossings: dict[str, list[dict[str, Any]]] = {}
    for number, c in enumerate(facts["roadCrossings"]):
        crossings.setdefault(c["approach"], []).append({**c, "number": number})
    out = []
    for number, a in enumerate(facts["approaches"]):
        one, two = polygons[a["a"]], polygons[a["b"]]
        at = Point(a["at"][0] * SCALE, a["at"][1] * SCALE)
        segment = border(one, two, at, WIDE if a["width"] == "wide" else NARROW)
        names = {s: "obstacle" if s == "obstructed" else s for s in (*a["symbolsInA"], *a["symbolsInB"])}
        entry = {
            "id": number,
            "name": a["id"],
            "a": a["a"],
            "b": a["b"],
            "width": a["width"],
            "symbols_a": [names[s] for s in a["symbolsInA"]],
            "symbols_b": [names[s] for s in a["symbolsInB"]],
            "impassable": a["impassable"],
            "reconstructed": ["segment"],
            "crossings": [
                {
                    "id": c["number"],
                    "road": c["type"],
                    "group_a": c["groupA"] if c["a"] == a["a"] else c["groupB"],
                    "group_b": c["groupB"] if c["a"] == a["a"] else c["groupA"],
                }
                for c in crossings.get(a["id"], [])
            ],
            "segment": segment,
            "slots_a": [] if a["impassable"] else line_slots(one, segment, LINE),
            "slots_b": [] if a["impassable"] else line_slots(two, segment, LINE),
        }
        for letter, shape in (("a", one), ("b", two)):
            entry[f"signs_{letter}"] = signs(shape, segment, len(entry[f"symbols_{letter}"]))
        out.append(entry)
    return out


def boxes(facts: dict[str, Any]) -> list[dict[str, Any]]:
    """Where reinforcements wait, and the entry roads of each side."""
    out: list[dict[str, Any]] = []
    top = HEIGHT + MARGIN - 60
    for side, left in (("allied", 1100.0), ("french", 20.0)):
        width = 860.0
        out.append(
            {
                "id": len(out),
                "name": f"{side} reinforcements",
                "side": side,
                "entry": None,
                "group": None,
                "opens": None,
                "places": None,
                "polygon": [[left, top], [left + width, top], [left + width, top + 56], [left, top + 56]],
                "slots": [[left + 20 + 24 * (i % 35), top + 14 + 14 * (i // 35), 0] for i in range(70)],
            }
        )
    for e in facts["entries"]:
        out.append(
            {
                "id": len(out),
                "name": e["id"],
                "side": e["side"],
                "entry": e["locale"],
                "group": e["group"],
                "opens": None,
                "places": None,
                "polygon": [[0, 0], [6, 0], [6, 6]],
                "marks": {"road": e["type"]},
                "reconstructed": ["polygon"],
            }
        )
    return out


def tracks(facts: dict[str, Any]) -> list[dict[str, Any]]:
    hours, y = facts["scenarios"]["december1"], HEIGHT + 24.0
    time = [
        {
            "label": "night" if h["night"] else f"{h['hour']} h",
            "at": [40 + 60 * i, y],
            "size": [56, 36],
            "marks": {
                "round": h["round"],
                "day": h["day"] or 1,
                "hour": h["hour"] if h["hour"] is not None else 0,
                "night": h["night"],
            },
        }
        for i, h in enumerate(hours)
    ]
    morale = [{"label": str(i), "at": [1310 + 20 * i, y], "size": [19, 36]} for i in range(32)]
    commands = [
        {"label": name, "at": [1310 + 20 * i, y + 30], "size": [19, 19]}
        for i, name in enumerate([*(f"corps {n}" for n in range(1, 9)), *(f"independent {n}" for n in range(1, 5))])
    ]
    return [
        {"id": 0, "name": "time", "spaces": time},
        {"id": 1, "name": "morale", "spaces": morale},
        {"id": 2, "name": "commands", "spaces": commands},
    ]


ABOUT = {
    "what": "The board of Napoleon's Triumph, drawn by us; numbers from one public transcription of the published board.",
    "spaces": "id = number of the locale on the board, name, capacity; marks: hill, stars = colours of its key stars, "
    "start = commanders who start here, santon.",
    "edges": "approaches: a and b are the two locales, width narrow or wide. symbols_a lie in a and hinder attacks into a "
    "(infantry, cavalry, artillery: penalty; obstacle: cavalry obstacle).",
    "crossings": "roads over an approach, main or local (secondary). Two crossings are joined inside a locale only if they "
    "carry the same group there (group_a in a, group_b in b).",
    "boxes": "0 and 1: where reinforcements wait; the others are entry roads: they lead to road group `group` of locale `entry`.",
    "tracks": "time: the rounds of the scenario 1 December; that of 2 December begins at round 12.",
    "reconstructed": "names the fields of an entry that are ours and not the publisher's.",
    "geometry": "sheet units, x east, y south; slots are [x, y, angle], in the order in which they are filled.",
}


if __name__ == "__main__":
    given = json.loads(Path(sys.argv[1]).read_text("utf-8"))
    Path(sys.argv[2]).write_text(text(make(given)), "utf-8")
