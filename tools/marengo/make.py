"""Make the board file of Triomphe à Marengo from the facts and the hand-drawn corrections.

usage: python -m marengo.make FACTS.json BOARD.json      (in tools/; needs numpy, scipy, shapely, autograd)
"""

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
from engraving import field as fields
from engraving import ground, places, roads, words, write
from engraving.sheet import label
from shapely.geometry import LineString, Point, Polygon, box

from marengo import facts as given
from marengo import rim, river, sheet

ABOUT = {
    "what": "The board of Triomphe à Marengo, drawn by us; numbers as read on the published board.",
    "spaces": "id, name, capacity; marks: start = French blocks at the start, objective = beyond the objective line, "
    "entry = box whose pieces enter here, example = number in the example of rule 23.",
    "edges": "approaches: a and b are the two areas, width narrow or wide. symbols_a lie in a and hinder attacks into "
    "a (infantry, cavalry, artillery: penalty; obstacle: cavalry obstacle); a symbol twice counts twice. "
    "arrow ab is the east arrow from a to b.",
    "crossings": "roads over an approach, main or local. Two crossings are joined inside an area only if they carry "
    "the same group there (group_a in a, group_b in b).",
    "boxes": "pieces come in by road group `group` of area `entry` from round `opens`.",
    "tracks": "time: marks red and blue = morale discs that come into play that round; morale: discs in hand at start.",
    "reconstructed": "names the fields of an entry that are inferred and not read with certainty.",
    "geometry": "sheet units, x east, y south; slots are [x, y, angle]. reserve, slots_a and slots_b are the places of "
    "blocks, in the order in which they are filled; signs_a and signs_b those of the symbols.",
}


def gates(boxes: list[dict[str, Any]], hand: dict[str, Any]) -> dict[tuple[int, int], list[roads.End]]:
    found: dict[tuple[int, int], list[roads.End]] = {}
    for b in boxes:
        x0, y0, x1, y1 = hand["gates"][b["name"]]
        inward = np.array([x1 - x0, y1 - y0], float)
        found[b["entry"], b["group"]] = [
            roads.End(np.array([x0, y0], float), inward / np.linalg.norm(inward), "main", None)
        ]
    return found


def farm_spots(
    spaces: list[dict[str, Any]],
    shapes: dict[int, Polygon],
    sides: dict[tuple[int, int], places.Side],
    hand: dict[str, Any],
) -> dict[int, list[np.ndarray]]:
    """Where the farms lie: where the hand file says, else where most room is left by the fronts."""
    found: dict[int, list[np.ndarray]] = {}
    for s in spaces:
        count = len(words.lines_of(s, hand))
        if not count or s["id"] == 1:
            continue
        if str(s["id"]) in hand["farms"]:
            found[s["id"]] = [np.array(p, float) for p in hand["farms"][str(s["id"])]]
            continue
        taken = [places.rectangle(t) for side in sides.values() if side.face == s["id"] for t in side.front]
        spots: list[np.ndarray] = []
        for _ in range(count):
            spots.append(roads.farthest_free(shapes[s["id"]], [*taken, *[Point(p).buffer(14) for p in spots]], 10))
        found[s["id"]] = spots
    return found


def goals(
    edges: list[dict[str, Any]], field: fields.Field, farms: dict[int, list[np.ndarray]], hand: dict[str, Any]
) -> dict[tuple[int, int], np.ndarray]:
    """Where roads end that lead to one crossing only: at the farm, else in the middle of the area."""
    found: dict[tuple[int, int], np.ndarray] = {}
    for s, shape in field.shapes.items():
        middle = np.array(shape.representative_point().coords[0])
        for g in range(4):
            end = hand["ends"].get(f"{s}:{g}")
            found[s, g] = np.array(end, float) if end else farms.get(s, [middle])[0] + np.array([4.0, 3.0])
    return found


def make(facts: dict[str, Any], hand: dict[str, Any]) -> dict[str, Any]:
    field = fields.make(facts, hand, rim.rim_of)
    spaces, edges, boxes = given.spaces(facts), given.edges(facts), given.boxes(facts)
    sides = places.sides(edges, field.bars, field.shapes)
    fronts = {i: places.Fronts([s for s in sides.values() if s.face == i], shape) for i, shape in field.shapes.items()}
    for f in fronts.values():
        f.choose([])
    for s in spaces:
        taken = [places.rectangle(t) for side in sides.values() if side.face == s["id"] for t in side.front]
        s["centre"] = [float(c) for c in roads.farthest_free(field.shapes[s["id"]], taken, 8)]
    farms = farm_spots(spaces, field.shapes, sides, hand)
    network = roads.Network(edges, sides, field.shapes, gates(boxes, hand), goals(edges, field, farms, hand))
    network.settle()
    print("roads that meet falsely:", [(i, round(network.fault(i))) for i in field.shapes if network.fault(i) > 6])
    laid = network.all()
    sheet.place_boxes(boxes, hand)

    tracks = [
        sheet.time_track(given.hours(facts), *hand["timeTrack"]),
        sheet.morale_track(facts["moralePoolAtStart"], *hand["morale"]),
    ]
    page = box(3, 3, 997, 674)
    closed = [Polygon(b["polygon"]).buffer(2) for b in boxes] + [box(*c) for c in hand["closed"]]
    watery, band = river.river(field, hand)
    streams, courses = ground.streams(field, edges, hand)
    lines: list[tuple[Any, float]] = [(LineString(r.points), 0.2 if r.road == "local" else 0.4) for r in laid]
    lines += [(LineString([*ring, ring[0]]), 0.3) for ring in field.rings.values()]
    lines += [(c, 0.5) for c in courses] + [(band, 0.3)]
    fixed = words.signs_and_bars(sides, field.bars) + closed
    prints, printed = hand_prints(hand)
    printable = words.all_words(spaces, farms, hand)
    words.settle(printable, field.shapes, fronts, sides, fixed, lines, printed, closed, page)
    for s in spaces:
        mine = [w for w in printable if w.space is s]
        s["labels"] = [t for w in mine if w.style != "capacity" for t in w.labels()]
        s["numeral"] = next(list(w.chosen[:2]) for w in mine if w.style == "capacity" and w.chosen)
    printed += [r for w in printable for r in w.room()]

    for s in spaces:
        shape = field.shapes[s["id"]]
        s["polygon"] = [list(p) for p in field.rings[s["id"]]]
        near = [w.buffer(0.6) for w in printed if w.intersects(shape)]
        mine = [places.rectangle(t) for side in sides.values() if side.face == s["id"] for t in side.front]
        s["reserve"] = [list(t) for t in places.reserve(shape, s["capacity"], mine, near, tuple(s["centre"]))]
        centre = Point(s["reserve"][0][:2])
        if s["labels"] == []:
            del s["labels"]
        s["centre"] = [centre.x, centre.y]
    for e in edges:
        e["segment"] = [list(p) for p in field.bars[e["id"]]]
        for k, c in enumerate(e.get("crossings", [])):
            c["at"] = [float(v) for v in network.spot(network_edge(network, e), k)]
        for letter in "ab":
            side = sides[e["id"], e[letter]]
            shape = field.shapes[side.face]
            near = [w.buffer(0.6) for w in printed if w.intersects(shape)]
            count = min(places.LONGEST, next(s["capacity"] for s in spaces if s["id"] == side.face))
            e["signs_" + letter] = [list(t) for t in side.signs()]
            e["slots_" + letter] = [list(t) for t in places.ranks(side, count, shape, near)]
        if e.get("arrow"):
            side = sides[e["id"], e["b"] if e["arrow"] == "ab" else e["a"]]
            turn = float(np.degrees(np.arctan2(side.inward[1], side.inward[0])))
            x, y = side.middle + side.along * side.half * (1 if side.along[1] < 0 else -1)
            e["arrow_at"] = [float(x), float(y), turn]

    keep = [LineString(r.points) for r in laid] + printed + [band] + closed
    signs = [Point(t[:2]).buffer(3) for side in sides.values() for t in side.signs()]
    decorations: list[dict[str, Any]] = []
    decorations += ground.fields(field, [*keep, *courses], river.SHEET)
    decorations += watery + streams
    decorations += [{"kind": "marsh", "path": p} for p in ground.marshes(hand)]
    decorations += ground.slopes(field, edges, sides)
    decorations += ground.woods(field, hand, [*keep, *signs, *[LineString(b) for b in field.bars.values()]])
    decorations.append(river.objective(field, spaces))
    for kind in ("local", "main"):
        decorations += [
            {
                "kind": f"{kind} road",
                "path": roads.path(r.control),
                "space": r.space,
                "group": r.group,
                "crossings": list(r.crossings),
            }
            for r in laid
            if r.road == kind
        ]
    decorations += [
        {"kind": "bridge", "at": b[:2], "angle": b[2], "width": b[3]} for b in hand["bridges"]
    ]
    decorations += ground.buildings(field, spaces, laid, [*printed, *signs], farms)
    decorations.append({"kind": "compass", "at": hand["compass"][:2], "width": hand["compass"][2]})
    decorations.append(
        {
            "kind": "cartouche",
            "at": hand["cartouche"][:2],
            "marks": {"wide": hand["cartouche"][2], "high": hand["cartouche"][3]},
        }
    )
    decorations += prints
    for s in spaces:
        for key in ("centre", "numeral", "labels", "reserve", "polygon"):
            if key in s:
                s[key] = s.pop(key)
    return {
        "about": ABOUT,
        "game": facts["game"],
        "title": "Triomphe à Marengo",
        "width": 1000,
        "height": 740,
        "block": list(places.BLOCK),
        "spaces": spaces,
        "edges": edges,
        "boxes": boxes,
        "tracks": tracks,
        "decorations": decorations,
    }


def hand_prints(hand: dict[str, Any]) -> tuple[list[dict[str, Any]], list[Polygon]]:
    """Words that the hand file places itself, and the room they take."""
    found, room = [], []
    for text, x, y, size, style, angle in hand["prints"]:
        words_ = label(text, x, y, size, style, angle, hand["spacing"].get(style, 0))
        found.append({"kind": "label", "label": words_})
        room.append(places.rectangle((x, y, angle), words_["width"] + 3, size))
    return found, room


def network_edge(network: roads.Network, e: dict[str, Any]) -> dict[str, Any]:
    return next(x for x in network.edges if x["id"] == e["id"])


def main() -> None:
    facts = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    hand = json.loads((Path(__file__).parent / "hand.json").read_text(encoding="utf-8"))
    Path(sys.argv[2]).write_text(write.text(make(facts, hand)), encoding="utf-8")


if __name__ == "__main__":
    main()
