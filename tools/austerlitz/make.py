"""Make the board file of Napoleon's Triumph from the facts and the hand-drawn corrections.

usage: python -m austerlitz.make FACTS.json BOARD.json      (in tools/; needs numpy, scipy, shapely, autograd)
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

from austerlitz import facts as given
from austerlitz import gates, rim, sheet, water

WIDTH, HEIGHT = 1720.0, 1400.0
NAME, HILL = 14.5, 14.0
STAR, FLAG = 13.0, 12.0
BLOCK = (34.0, 15.0)
"""Drawn a little smaller than the places made for them: up to twenty stand in a locale, with their commanders."""
DENSE = 10.0
"""From row to row in a full reserve."""


def printable(spaces: list[dict[str, Any]], hand: dict[str, Any]) -> list[words.Word]:
    """Everything to be printed in the locales: names, stars, capacities, flags where a corps starts."""
    found = words.all_words(spaces, {}, hand)
    for w in found:
        w.size = {"village": NAME, "farm": HILL}.get(w.style, w.size)
    numerals = [w for w in found if w.style == "capacity"]
    found = sorted((w for w in found if w.style != "capacity"), key=lambda w: -w.broad)
    for s in spaces:
        count = len(s.get("marks", {}).get("stars", "").split())
        if count:
            found.append(words.Word(s, ["*"], STAR, "stars", np.array(s["centre"]), wide=count * STAR))
    flags = [words.Word(s, ["*"], FLAG, "flag", None, wide=FLAG) for s in spaces if s.get("marks", {}).get("start")]
    return found + numerals + flags


def flag(word: words.Word, facts: dict[str, Any]) -> list[dict[str, Any]]:
    """A pennant in the colour of the side whose corps starts here."""
    if word.chosen is None:
        return []
    side = next(c["side"] for c in facts["commanders"] if c["setupLocale"] == word.space["id"])
    colour = {"allied": "red", "french": "blue"}[side]
    return [{"kind": "flag", "at": list(word.chosen[:2]), "width": FLAG, "space": word.space["id"], "marks": {"colour": colour}}]


def stars(word: words.Word) -> list[dict[str, Any]]:
    """The key stars of a locale, side by side."""
    if word.chosen is None:
        return []
    colours = word.space["marks"]["stars"].split()
    x, y, _ = word.chosen
    return [
        {"kind": "star", "at": [x + (k - (len(colours) - 1) / 2) * STAR, y], "width": STAR, "space": word.space["id"],
         "marks": {"colour": colour}}
        for k, colour in enumerate(colours)
    ]  # fmt: skip


def make(facts: dict[str, Any], hand: dict[str, Any], field: fields.Field | None = None) -> dict[str, Any]:
    if field is None:
        given.prepare(facts, hand)
        field = fields.make(facts, hand, rim.rim_of)
    spaces, edges, boxes = given.spaces(facts), given.edges(facts), given.boxes(facts)
    shapes = {i: s for i, s in field.shapes.items() if i < given.PONDS}
    open_edges = [e for e in edges if not e.get("impassable")]
    sides = places.sides(open_edges, field.bars, shapes)
    fronts = {i: places.Fronts([s for s in sides.values() if s.face == i], shape) for i, shape in shapes.items()}
    for f in fronts.values():
        f.choose([])
    for s in spaces:
        taken = [places.rectangle(t) for side in sides.values() if side.face == s["id"] for t in side.front]
        s["centre"] = [float(c) for c in roads.farthest_free(shapes[s["id"]], taken, 8)]
    ends = gates.all_gates(field, boxes)
    middles = {(i, g): np.array(shape.representative_point().coords[0]) for i, shape in shapes.items() for g in range(5)}
    network = roads.Network(open_edges, sides, shapes, ends, middles)
    network.settle()
    network.untangle()
    flags = gates.plant(ends, boxes)
    print("roads that meet falsely:", [i for i in shapes if network.fault(i) - network.worn(i) >= roads.FALSE])
    laid = network.all()

    tracks, margin = sheet.lay(boxes, given.hours(facts))
    page = box(414, 4, WIDTH - 4, HEIGHT - 4)
    watery, lakes = water.ponds(field)
    streams, courses = ground.streams(field, edges, hand)
    wet = {tuple(sorted(p)) for p in hand["streams"]}
    closed = [f.buffer(2) for f in flags] + lakes
    lines: list[tuple[Any, float]] = [(LineString(r.points), 0.2 if r.road == "local" else 0.4) for r in laid]
    lines += [(LineString([*field.rings[i], field.rings[i][0]]), 0.3) for i in shapes]
    lines += [(c, 0.5) for c in courses] + [(lake, 0.3) for lake in lakes]
    prints = [
        {"kind": "label", "label": label(text, x, y, size, "river", angle, 1.5)} for text, x, y, size, angle in hand["waters"]
    ]
    printed = [
        places.rectangle((p["label"]["x"], p["label"]["y"], p["label"].get("angle", 0.0)), p["label"]["width"] + 3, p["label"]["size"])
        for p in prints
    ]
    fixed = words.signs_and_bars(sides, {e["id"]: field.bars[e["id"]] for e in open_edges}) + closed
    print_ = printable(spaces, hand)
    words.settle(print_, shapes, fronts, sides, fixed, lines, printed, closed, page)
    for w in print_:
        if w.lines[0] in hand["nudges"] and w.chosen:
            dx, dy = hand["nudges"][w.lines[0]]
            w.chosen = (w.chosen[0] + dx, w.chosen[1] + dy, w.chosen[2])
    for s in spaces:
        mine = [w for w in print_ if w.space is s]
        s["labels"] = [t for w in mine if w.style not in ("capacity", "stars", "flag") for t in w.labels()]
        s["numeral"] = next(list(w.chosen[:2]) for w in mine if w.style == "capacity" and w.chosen)
        if not s["labels"]:
            del s["labels"]
    printed += [r for w in print_ for r in w.room()]
    settle_slots(spaces, edges, field, shapes, sides, printed + lakes)
    for e in open_edges:
        for k, c in enumerate(e.get("crossings", [])):
            c["at"] = [float(v) for v in network.spot(e, k)]

    keep = [LineString(r.points) for r in laid] + printed + lakes + [f.buffer(2) for f in flags]
    signs = [Point(t[:2]).buffer(3) for side in sides.values() for t in side.signs()]
    bars = [LineString(field.bars[e["id"]]) for e in open_edges]
    decorations: list[dict[str, Any]] = ground.fields(field_of(field, shapes), [*keep, *courses], box(414, 4, WIDTH - 4, HEIGHT - 4))
    decorations += water.plateaus(field, spaces)
    decorations += watery + streams
    decorations += [{"kind": "marsh", "path": p} for p in ground.marshes(hand)]
    decorations += ground.slopes(field, edges, sides) + water.ravines(field, edges, wet)
    decorations += ground.woods(field, hand, [*keep, *signs, *bars])
    for kind in ("local", "main"):
        decorations += [
            {"kind": f"{kind} road", "path": roads.path(r.control), "space": r.space, "group": r.group, "crossings": list(r.crossings)}
            for r in laid
            if r.road == kind
        ]
    decorations += ground.buildings(field, spaces, laid, [*printed, *signs], {})
    decorations.append({"kind": "compass", "at": hand["compass"][:2], "width": hand["compass"][2]})
    decorations += margin + prints
    decorations += [star for w in print_ if w.style == "stars" for star in stars(w)]
    decorations += [pennant for w in print_ if w.style == "flag" for pennant in flag(w, facts)]
    for s in spaces:
        for key in ("centre", "numeral", "labels", "reserve", "polygon"):
            if key in s:
                s[key] = s.pop(key)
    return {
        "about": ABOUT,
        "game": "napoleons-triumph",
        "title": "Napoleon's Triumph",
        "width": WIDTH,
        "height": HEIGHT,
        "block": list(BLOCK),
        "spaces": spaces,
        "edges": edges,
        "boxes": boxes,
        "tracks": tracks,
        "decorations": decorations,
    }


def field_of(field: fields.Field, shapes: dict[int, Polygon]) -> fields.Field:
    """The field without its ponds, for what grows on dry ground."""
    return fields.Field(field.mesh, field.lines, field.rings, shapes, field.bars, field.rim)


def settle_slots(
    spaces: list[dict[str, Any]],
    edges: list[dict[str, Any]],
    field: fields.Field,
    shapes: dict[int, Polygon],
    sides: dict[tuple[int, int], places.Side],
    printed: list[Polygon],
) -> None:
    """Places of blocks, with some to spare for commanders, who take no room by the rules."""
    capacity = {s["id"]: s["capacity"] for s in spaces}
    for s in spaces:
        shape = shapes[s["id"]]
        s["polygon"] = [list(p) for p in field.rings[s["id"]]]
        near = [w.buffer(0.6) for w in printed if w.intersects(shape)]
        mine = [places.rectangle(t) for side in sides.values() if side.face == s["id"] for t in side.front]
        count = s["capacity"] + (1 if s["capacity"] < 6 else 4)
        s["reserve"] = [list(t) for t in places.reserve(shape, count, mine, near, tuple(s["centre"]), DENSE)]
        s["centre"] = s["reserve"][0][:2]
    for e in edges:
        e["segment"] = [list(p) for p in field.bars[e["id"]]]
        if e.get("impassable"):
            continue
        for letter in "ab":
            side = sides[e["id"], e[letter]]
            shape = shapes[side.face]
            near = [w.buffer(0.6) for w in printed if w.intersects(shape)]
            count = min(places.LONGEST, capacity[side.face]) + 2
            e["signs_" + letter] = [list(t) for t in side.signs()]
            e["slots_" + letter] = [list(t) for t in places.ranks(side, count, shape, near)]


ABOUT = {
    "what": "The board of Napoleon's Triumph, drawn by us; numbers from one public transcription of the published board.",
    "spaces": "id = number of the locale on the board, name (where the map has none, after a place nearby, and marks.part "
    "says in which direction), capacity; marks: hill, stars = colours of its key stars, "
    "start = commanders who start here, santon.",
    "edges": "approaches: a and b are the two locales, width narrow or wide. symbols_a lie in a and hinder attacks into a "
    "(infantry, cavalry, artillery: penalty; obstacle: cavalry obstacle).",
    "crossings": "roads over an approach, main or local (secondary). Two crossings are joined inside a locale only if they "
    "carry the same group there (group_a in a, group_b in b).",
    "boxes": "0 and 1: where reinforcements wait; the others are entry roads: they lead to road group `group` of locale `entry`.",
    "tracks": "time: the rounds of the scenario 1 December; that of 2 December begins at round 12.",
    "reconstructed": "names the fields of an entry that are ours and not the publisher's; all outlines and terrain are ours.",
    "geometry": "sheet units, x east, y south; slots are [x, y, angle], in the order in which they are filled.",
}


def named(board: dict[str, Any], hand: dict[str, Any]) -> dict[str, Any]:
    """Locales without a name on the map are called after a place nearby; `tools.beside` prints them."""
    for space in board["spaces"]:
        if (called := hand["names"].get(str(space["id"]))) is not None:
            if space["name"] is None:
                space["reconstructed"] = ["name"]
            space["name"] = called[0]
            if called[1:]:
                space["marks"] = {"part": called[1], **space.get("marks", {})}
    return board


def main() -> None:
    facts = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    hand = json.loads((Path(__file__).parent / "hand.json").read_text(encoding="utf-8"))
    Path(sys.argv[2]).write_text(write.text(named(make(facts, hand), hand)), encoding="utf-8")


if __name__ == "__main__":
    main()
