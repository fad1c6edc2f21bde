"""What is drawn besides the regions: seas, ruled water along the coasts, islands, rivers, mountains, signs."""

import math
from typing import Any

import numpy as np
import shapely
from shapely import STRtree
from shapely.affinity import rotate
from shapely.geometry import LineString, Point, box

from europe.lettering import Mask, broad, rectangle
from europe.projection import Sheet

RULED = (15.0, 8.0, 11.5, 6.0)
"""How far the lines of the water reach from the coast, in turn."""
STEP = 4.0
SEA = 21.0


def text(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def path_of(ring: Any, closed: bool = True) -> str:
    return "M" + "L".join(f"{text(x)} {text(y)}" for x, y in ring) + ("Z" if closed else "")


def water(land: Any, sheet: Sheet) -> dict[str, Any]:
    """Horizontal lines along the coasts, as an engraver rules the sea."""
    found = []
    bands = [shapely.simplify(land.buffer(reach), 0.8).difference(land.buffer(0.8)) for reach in RULED]
    for n, y in enumerate(np.arange(STEP, sheet.height, STEP)):
        cut = bands[n % len(bands)].intersection(LineString([(0, y), (sheet.width, y)]))
        for piece in getattr(cut, "geoms", [cut]):
            if piece.geom_type == "LineString" and piece.length > 1.2:
                x0, _, x1, _ = piece.bounds
                found.append(f"M{text(x0)} {text(y)}H{text(x1)}")
    return {"kind": "ruling", "path": "".join(found)}


def coasts(land: Any) -> list[dict[str, Any]]:
    """The shore itself, a strong line."""
    return [{"kind": "coast", "path": path_of(piece.exterior.coords[:-1])} for piece in land.geoms if piece.area > 10]


def rivers(sheet: Sheet, hand: dict[str, Any], land: Any) -> list[dict[str, Any]]:
    found = []
    for points in hand["rivers"]:
        line = smooth(sheet.place(points)).intersection(land)
        for piece in getattr(line, "geoms", [line]):
            if piece.geom_type == "LineString" and piece.length > 20:
                found.append({"kind": "stream", "path": path_of(piece.coords, False), "width": 0.7})
    return found


def smooth(points: Any) -> LineString:
    """Corners cut off, three times over."""
    line = np.asarray(points)
    for _ in range(3):
        a, b = line[:-1], line[1:]
        inner = np.empty((2 * len(a), 2))
        inner[0::2], inner[1::2] = a * 0.75 + b * 0.25, a * 0.25 + b * 0.75
        line = np.vstack((line[:1], inner, line[-1:]))
    return LineString(line)


def mountains(sheet: Sheet, hand: dict[str, Any], land: Any, taken: list[Any]) -> dict[str, Any]:
    """Peaks with a shaded side along the ranges, where nothing is printed."""
    tree, found, put = STRtree(taken), [], list[tuple[float, float]]()
    rng = np.random.default_rng(3)
    for points in hand["mountains"]:
        line = smooth(sheet.place(points))
        for along in np.arange(0, line.length, 7.5):
            for side in (-9, 0, 9):
                x, y = line.interpolate(along).coords[0] + rng.normal(0, 2.0, 2) + np.array([0, side])
                size = rng.uniform(4.0, 6.5) * (0.8 if side else 1.0)
                room = box(x - size, y - size, x + size, y + size * 0.7)
                if tree.query(room, predicate="intersects").size or not land.contains(room):
                    continue
                if any(math.dist((x, y), other) < 9.5 for other in put):
                    continue
                put.append((x, y))
                found.append(f"M{text(x - size)} {text(y + size * .6)}L{text(x)} {text(y - size)}L{text(x + size)} "
                             f"{text(y + size * .6)}" + "".join(
                    f"M{text(x + size * f)} {text(y - size * (1 - 1.6 * f))}l{text(-size * .22)} {text(size * .5)}"
                    for f in (0.22, 0.46, 0.7)))
    return {"kind": "mountain", "path": "".join(found)}


def seas(facts: dict[str, Any], hand: dict[str, Any], sheet: Sheet, named: dict[str, tuple[str, str]]) -> Any:
    """The sixteen seas with their names, and the room these take."""
    found, rooms = [], []
    for zone in facts["sea_zones"]:
        lon, lat, angle, *two = hand["seas"][zone["id"]]
        x, y = sheet.place([(lon, lat)])[0]
        lines = two[0] if two else 1
        wide = broad(list(named[zone["id"]]), lines, SEA) + (1.5 * len(zone["id"]) if lines == 1 else 0)
        label = {"text": named[zone["id"]][0], "x": x, "y": y, "size": SEA, "width": wide, "style": "sea",
                 "word": f"ne-sea-{zone['id'].lower()}"}
        if angle:
            label["angle"] = angle
        if lines > 1:
            label["lines"] = lines
        marks = {"key": zone["id"], "neighbours": " ".join(zone["neighbours"])}
        found.append({"kind": "sea", "label": label, "marks": marks})
        rooms.append(rotate(rectangle((x, y), wide + 4, SEA * lines), angle))
    return found, rooms


def anchors(places: list[Any], harbours: list[int], land: Any, taken: list[Any], sheet: Sheet) -> list[dict[str, Any]]:
    """A sign in the water off every harbour, clear of names and armies."""
    found = []
    taken, dry_land = list(taken), Mask(land, box(0, 0, sheet.width, sheet.height))
    frame = box(8, 8, sheet.width - 8, sheet.height - 8)
    for region in harbours:
        shape, tree = places[region].shape, STRtree(taken)
        best = None
        for x, y in shape.exterior.segmentize(4.0).coords:
            for turn in np.arange(0, 2 * math.pi, math.pi / 6):
                px, py = x + 13 * math.cos(turn), y + 13 * math.sin(turn)
                room = box(px - 9, py - 9, px + 9, py + 9)
                if not frame.contains(room) or tree.query(room, predicate="intersects").size:
                    continue
                dry = float(dry_land.inside(np.array([[px, py]]), 18, 18)[0])
                near = Point(px, py).distance(shape)
                army = math.dist((px, py), places[region].armies[0])
                cost = dry * 2 + abs(near - 10) * 3 + army * 0.3
                if best is None or cost < best[0]:
                    best = (cost, px, py, room)
        assert best is not None
        found.append({"kind": "anchor", "at": [best[1], best[2]], "width": 16, "space": region})
        taken.append(best[3])
    return found
