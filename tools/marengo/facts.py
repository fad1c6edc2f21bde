"""The facts of the board, put into the fields of the board model; geometry is added later."""

from typing import Any

from engraving import facts as given
from engraving.words import parted

SYMBOL = {"infantry": "infantry", "cavalry": "cavalry", "artillery": "artillery", "cavalryObstacle": "obstacle"}
WOODS = (23, 24)


def villages(facts: dict[str, Any]) -> set[int]:
    """Areas that protect every approach like a village: infantry, artillery and obstacle inside."""
    inside: dict[int, set[tuple[str, ...]]] = {}
    for a in facts["approaches"]:
        inside.setdefault(a["a"], set()).add(tuple(sorted(a["symbolsInA"])))
        inside.setdefault(a["b"], set()).add(tuple(sorted(a["symbolsInB"])))
    village = {("artillery", "cavalryObstacle", "infantry")}
    return {a["id"] for a in facts["areas"] if inside[a["id"]] == village and a["name"]}


def spaces(facts: dict[str, Any]) -> list[dict[str, Any]]:
    found = []
    built_up = villages(facts)
    for a in facts["areas"]:
        name, marks = parted(a["name"])
        if a["frenchStartPieces"]:
            marks["start"] = a["frenchStartPieces"]
        if a["beyondObjectiveLine"]:
            marks["objective"] = True
        if "entryFrom" in a:
            marks["entry"] = a["entryFrom"]
        if "numberInRulebookExample23" in a:
            marks["example"] = a["numberInRulebookExample23"]
        if "label" in a:
            marks["label"] = a["label"]
        terrain = "wood" if a["id"] in WOODS else "village" if a["id"] in built_up else "plain"
        row: dict[str, Any] = {"id": a["id"], "name": name, "capacity": a["capacity"], "terrain": terrain}
        if marks:
            row["marks"] = marks
        if "inferred" in a.get("confidence", ""):
            row["reconstructed"] = ["capacity"]
        found.append(row)
    return found


def edges(facts: dict[str, Any]) -> list[dict[str, Any]]:
    return given.edges(facts, SYMBOL, arrow)


def arrow(row: dict[str, Any], a: dict[str, Any]) -> None:
    """The east arrow, and what is not certain."""
    if a["eastArrow"]:
        row["arrow"] = "ab" if a["eastArrow"]["from"] == a["a"] else "ba"
    if a["confidence"] != "certain":
        row["reconstructed"] = ["width", "symbols_a", "symbols_b", "arrow"]


def boxes(facts: dict[str, Any]) -> list[dict[str, Any]]:
    found = []
    for number, b in enumerate(facts["boxes"]):
        marks: dict[str, Any] = {"hour": b["from"]}
        if "artilleryRound" in b:
            marks["artillery_opens"] = b["artilleryRound"]
        if "pontoon" in b:
            marks["pontoon"] = 1
        found.append(
            {
                "id": number,
                "name": b["box"],
                "side": b["side"].lower(),
                "entry": b["entryArea"],
                "group": b["roadGroup"],
                "opens": b["round"],
                "places": b["pieces"],
                "marks": marks,
            }
        )
    return found


def hours(facts: dict[str, Any]) -> list[dict[str, Any]]:
    found = []
    for t in facts["timeTrack"]:
        marks: dict[str, Any] = {"round": t["round"], "hour": int(t["hour"].rstrip("h"))}
        marks |= {"red": t["red"], "blue": t["blue"]}
        if t.get("opens"):
            marks["opens"] = ", ".join(t["opens"])
        found.append({"label": t["printed"], "marks": marks})
    return found
