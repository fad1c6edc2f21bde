"""Lay out the board of Napoleon in Europe: real coastlines, our own borders and signs.

usage: python -m europe.make FACTS.json LAND.json BOARD.json      (in tools/; needs numpy, scipy, shapely)
LAND.json is `land-50m.json` of the npm package world-atlas; `europe.settle` has to have made `sites.json`.
"""

import re
import sys
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from marengo import write
from marengo.places import rectangle as turned
from marengo.sheet import label
from shapely.geometry import Point, box

from europe import ground, lettering, shapes
from europe.lettering import ARMY, SEAL, SIZE, Place
from europe.settle import HERE, field, land_of, links_of, read, sheet_of

TEXTS = HERE.parent.parent / "src/feldherr/games/napoleon_in_europe/text"
ABOUT = {
    "what": "The map of Napoleon in Europe, drawn by us: coasts from Natural Earth, borders our own. The sheet is "
    "bent so that crowded regions have more room.",
    "spaces": "Land regions; marks: key = name in files, homeland = great nation, capital = counts or second (no effect "
    "in the basic game), anchor = harbour. reserve = where armies stand.",
    "edges": "Land links; rulebook = named by the rulebook, strait = over water, from shore to shore.",
    "decorations": "sea = the sixteen sea areas with their neighbours (without effect in the basic game); isle = islands "
    "without a name, which nobody can enter.",
    "reconstructed": "anchor: the printed symbol lies between two regions.",
}


def spoken(kind: str, keys: list[str]) -> dict[str, tuple[str, str]]:
    """English and German name of each, from the game's texts."""
    found = []
    for language in ("en", "de"):
        lines = (TEXTS / f"{language}.ftl").read_text("utf-8")
        found.append(dict(re.findall(rf"^ne-{kind}-(\w+) = (.+)$", lines, re.M)))
    return {key: (found[0][key.lower()], found[1][key.lower()]) for key in keys}


def make(facts: dict[str, Any], hand: dict[str, Any], land_file: str) -> dict[str, Any]:
    sheet = sheet_of(facts, hand)
    land = land_of(sheet, land_file)
    borders = field(facts, hand, sheet, land)
    sites = read(str(HERE / "sites.json"))
    borders.sites = np.concatenate([np.array(sites[r["id"]]) for r in facts["regions"]])
    outlines, islands = shapes.outlines(borders, land)
    names = [r["id"] for r in facts["regions"]]
    regions, zones = spoken("region", names), spoken("sea", [zone["id"] for zone in facts["sea_zones"]])

    seas, taken = ground.seas(facts, hand, sheet, zones)
    x, y, wide, high = hand["cartouche"]
    taken += [lettering.rectangle((x, y), wide + 8, high + 8), Point(hand["compass"][:2]).buffer(hand["compass"][2] + 18)]
    places = [Place(shape, list(regions[r["id"]]), bool(r["capital"])) for r, shape in zip(facts["regions"], outlines)]
    paper = box(6, 6, sheet.width - 6, sheet.height - 6)
    lettering.settle(places, land, taken, paper)
    printed = [*taken, *[room for place in places for room in place.rooms()]]
    harbours = [i for i, r in enumerate(facts["regions"]) if r["anchor"]]
    anchors = ground.anchors(places, harbours, land, printed, sheet)
    signs = [turned((*sign["at"], 0), 18, 18) for sign in anchors]

    spaces = [space(i, r, place) for i, (r, place) in enumerate(zip(facts["regions"], places, strict=True))]
    edges, straits = [], []
    named = {frozenset(link) for link in facts["rulebook_links"]}
    water = {frozenset(pair) for pair in hand["straits"]}
    for a, b in links_of(facts):
        pair = frozenset((names[a], names[b]))
        over = shapes.bar(outlines[a], outlines[b])
        if pair in water:
            over = shapes.crossing(outlines[a], outlines[b])
            straits.append({"kind": "strait", "path": ground.path_of(over, False)})
        if over is None:
            print("no common border:", sorted(pair))
            continue
        edge: dict[str, Any] = {"id": len(edges), "name": f"{names[a]}-{names[b]}", "a": a, "b": b}
        marks = {word: True for word, holds in (("rulebook", pair in named), ("strait", pair in water)) if holds}
        edges.append({**edge, "segment": [list(p) for p in over], **({"marks": marks} if marks else {})})

    decorations: list[dict[str, Any]] = [
        {"kind": "water", "path": f"M0 0H{sheet.width}V{sheet.height}H0Z"}, ground.water(land, sheet), *seas,
        *[{"kind": "isle", "path": ground.path_of(shapes.ring_of(isle))} for isle in islands],
        *ground.rivers(sheet, hand, land), ground.mountains(sheet, hand, land, [*printed, *signs]),
        *ground.coasts(shapely.simplify(land, 0.4)), *straits, *anchors,
    ]  # fmt: skip
    for place in places:
        if place.capital:
            x, y = place.name
            half = (place.wide - 4) / 2
            decorations.append({"kind": "capital", "at": [x - half + SEAL / 2 - 2, y], "width": 15})
    decorations.append({"kind": "compass", "at": hand["compass"][:2], "width": hand["compass"][2]})
    x, y, wide, high = hand["cartouche"]
    decorations.append({"kind": "cartouche", "at": [x, y], "marks": {"wide": wide, "high": high}})
    for words, x, y, size, style in hand["prints"]:
        decorations.append({"kind": "label", "label": {**label(words, x, y, size, style), "word": "ne-map-" + style}})
    return {
        "about": ABOUT, "game": "napoleon-in-europe", "title": "Napoleon in Europe", "width": sheet.width,
        "height": sheet.height, "block": list(ARMY), "spaces": spaces, "edges": edges, "boxes": [], "tracks": [],
        "decorations": decorations,
    }  # fmt: skip


def space(number: int, fact: dict[str, Any], place: Place) -> dict[str, Any]:
    marks: dict[str, Any] = {"key": fact["id"]}
    if fact["homeland"]:
        marks["homeland"] = fact["homeland"]
    if fact["capital"]:
        marks["capital"] = "counts" if fact["capital_counts_basic"] else "second"
    if fact["anchor"]:
        marks["anchor"] = True
    x, y = place.name
    word = {
        "text": place.texts[0], "x": x + (SEAL / 2 if place.capital else 0), "y": y, "size": SIZE,
        "width": place.wide - 4 - (SEAL if place.capital else 0), "style": "capital" if place.capital else "region",
        "word": f"ne-region-{fact['id'].lower()}",
    }  # fmt: skip
    if place.lines > 1:
        word["lines"] = place.lines
    centre = Point(place.armies[0])
    if not place.shape.contains(centre):
        centre = Point(shapely.maximum_inscribed_circle(place.shape).coords[0])
    row = {
        "id": number, "name": place.texts[0], "capacity": None, "marks": marks,
        "reconstructed": ["anchor"] if fact.get("anchor_note") else [], "centre": [centre.x, centre.y],
        "labels": [word], "reserve": [[*at, 0] for at in place.armies], "polygon": shapes.ring_of(place.shape),
    }  # fmt: skip
    return {key: value for key, value in row.items() if value != []}


def main() -> None:
    facts, hand = read(sys.argv[1]), read(str(HERE / "hand.json"))
    board = make(facts, hand, sys.argv[2])
    Path(sys.argv[3]).write_text(write.text(board), "utf-8")


if __name__ == "__main__":
    main()
