"""Facts of a board of areas with approaches, put into the fields of the board model."""

from collections.abc import Callable
from typing import Any

Row = dict[str, Any]


def edges(facts: Row, symbol: dict[str, str], more: Callable[[Row, Row], None]) -> list[Row]:
    """The approaches with their roads; `more(row, approach)` adds what only this board has."""
    found = []
    crossings: dict[str, list[Row]] = {}
    for number, c in enumerate(facts["roadCrossings"]):
        crossings.setdefault(c["approach"], []).append({**c, "number": number})
    for number, a in enumerate(facts["approaches"]):
        row: Row = {
            "id": number,
            "name": a["id"],
            "a": a["a"],
            "b": a["b"],
            "width": a["width"],
            "symbols_a": [symbol[s] for s in a["symbolsInA"]],
            "symbols_b": [symbol[s] for s in a["symbolsInB"]],
        }
        more(row, a)
        if roads := [road(c, a) for c in crossings.pop(a["id"], [])]:
            row["crossings"] = roads
        found.append(row)
    if crossings:
        raise ValueError(f"crossings of unknown approaches: {sorted(crossings)}")
    return found


def road(crossing: Row, approach: Row) -> Row:
    """A crossing as its approach counts the areas, in whichever order the facts name them."""
    ends = ("groupA", "groupB") if crossing["a"] == approach["a"] else ("groupB", "groupA")
    groups = {"group_a": crossing[ends[0]], "group_b": crossing[ends[1]]}
    return {"id": crossing["number"], "road": crossing["type"], **groups}
