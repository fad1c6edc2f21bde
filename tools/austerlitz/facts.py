"""The facts of the board, put into the fields of the board model; geometry is added later."""

import math
from typing import Any

from engraving import facts as given
from engraving.words import parted

SYMBOL = {"infantry": "infantry", "cavalry": "cavalry", "artillery": "artillery", "obstructed": "obstacle"}
WOODS = (79, *range(1, 23))
"""The Turas wood, and the wooded hills along the north."""
PONDS = 200
"""Faces of the mesh from this number on are water and no locales."""


def prepare(facts: dict[str, Any], hand: dict[str, Any]) -> None:
    """The words the shared tools expect; ponds as areas of their own; a point for approaches that have none."""
    (ox, oy), (sx, sy) = hand["origin"], hand["scale"]
    anchors = {a["id"]: a["anchor"] for a in facts["locales"]}
    facts["areas"] = list(facts["locales"])
    facts["areas"] += [{"id": int(n), "capacity": 0, "anchor": sites[0]} for n, sites in hand["sites"].items() if int(n) >= PONDS]
    for a in facts["areas"]:
        a["sites"] = [(ox + sx * x, oy + sy * y) for x, y in hand["sites"].get(str(a["id"]), ())]
    for a in facts["approaches"]:
        if a["at"] is None:
            (ax, ay), (bx, by) = anchors[a["a"]], anchors[a["b"]]
            a["at"], a["angleDeg"] = [(ax + bx) / 2, (ay + by) / 2], math.degrees(math.atan2(by - ay, bx - ax)) + 90


def villages(facts: dict[str, Any]) -> set[int]:
    """Named locales for four whose approaches mostly shelter guns and stop horses: houses and gardens."""
    inside: dict[int, list[bool]] = {}
    for a in facts["approaches"]:
        for end, symbols in (("a", a["symbolsInA"]), ("b", a["symbolsInB"])):
            inside.setdefault(a[end], []).append("obstructed" in symbols)
    return {
        a["id"]
        for a in facts["locales"]
        if a["name"] and a["capacity"] in (4, 6) and not a["hill"] and a["id"] not in WOODS
        and (sum(inside[a["id"]]) * 2 > len(inside[a["id"]]) or a["capacity"] == 4)
    }  # fmt: skip


def spaces(facts: dict[str, Any]) -> list[dict[str, Any]]:
    found = []
    built_up = villages(facts)
    for a in facts["locales"]:
        name, marks = parted(a["name"])
        if a["hill"]:
            marks["hill"] = True
        if a["stars"]:
            marks["stars"] = " ".join(a["stars"])
        if a["setup"]:
            marks["start"] = a["setup"] if isinstance(a["setup"], str) else " ".join(a["setup"])
        if a["id"] == facts["santonLocale"]:
            marks["santon"] = True
        terrain = "wood" if a["id"] in WOODS else "village" if a["id"] in built_up else "hill" if a["hill"] else "plain"
        row: dict[str, Any] = {"id": a["id"], "name": name, "capacity": a["capacity"], "terrain": terrain}
        if marks:
            row["marks"] = marks
        found.append(row)
    return found


def edges(facts: dict[str, Any]) -> list[dict[str, Any]]:
    return given.edges(facts, SYMBOL, impassable)


def impassable(row: dict[str, Any], a: dict[str, Any]) -> None:
    if a["impassable"]:
        row["impassable"] = True
        row["reconstructed"] = ["segment"]


def boxes(facts: dict[str, Any]) -> list[dict[str, Any]]:
    """Where reinforcements wait, Allies first, then the entry roads of both sides."""
    found: list[dict[str, Any]] = [
        {"id": n, "name": f"{side} reinforcements", "side": side, "entry": None, "group": None, "opens": None, "places": None}
        for n, side in enumerate(("allied", "french"))
    ]
    for e in facts["entries"]:
        found.append(
            {
                "id": len(found),
                "name": e["id"],
                "side": e["side"],
                "entry": e["locale"],
                "group": e["group"],
                "opens": None,
                "places": None,
                "marks": {"road": e["type"]},
            }
        )
    return found


def hours(facts: dict[str, Any]) -> list[dict[str, Any]]:
    """The rounds of 1 December; those of the second day are the last ten."""
    return [
        {
            "label": "night" if h["night"] else f"{h['hour']} h",
            "marks": {"round": h["round"], "day": h["day"] or 1, "hour": h["hour"] or 0, "night": h["night"]},
        }
        for h in facts["scenarios"]["december1"]
    ]
