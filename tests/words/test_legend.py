"""Every sign drawn on a board or a piece of the five games is explained: on the card, and where it stands."""

import json
import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import msgspec
import pytest

from feldherr import games, words
from feldherr.analysis.moments import position_at
from feldherr.server.film.props import board_of
from tests.analysis.games import played

BOARD = Path(__file__).resolve().parents[2] / "web/src/board"
KNOWN: dict[str, dict[str, str]] = json.loads((BOARD / "explained.json").read_text("utf-8"))
KEYS = set(re.findall(r'(?:name: |printed\()"([a-z-]+)"', (BOARD / "keys.ts").read_text("utf-8")))
LENGTH = {"napoleons-triumph": 120, "trench-club": 340}


def seen(name: str) -> Iterator[tuple[str, str, str]]:
    """Where signs of a kind are drawn (on pieces, as markers, on the sheet), their kind and colour."""
    game, table = games.game(name), played(name, LENGTH.get(name, 220))
    for step in range(0, len(table.steps), 9):
        for viewer in (None, 0):
            view = game.view(position_at(table, step), viewer)
            yield from (("marks", mark, "") for piece in view.pieces for mark in piece.marks)
            yield from (("markers", marker.kind, "") for marker in view.markers)
    board: dict[str, Any] = msgspec.json.decode(board_of(game, game.options_type()))
    for print_ in board["decorations"]:
        yield "prints", print_["kind"], str((print_.get("marks") or {}).get("colour", ""))
    for edge in board["edges"]:
        for symbol in [*(edge.get("symbols_a") or ()), *(edge.get("symbols_b") or ())]:
            yield "penalties", symbol, ""


def explained(where: str, kind: str, colour: str) -> str | None:
    """The name in the legend, empty if it is said otherwise; None if nobody thought of it."""
    if where == "penalties":
        return f"penalty-{kind}"
    if kind in KNOWN[where]:
        return KNOWN[where][kind].replace("*", colour)
    return next((KNOWN[where][key] for key in KNOWN[where] if key.endswith("*") and fnmatchcase(kind, key)), None)


@pytest.mark.parametrize("name", games.GAMES)
def test_every_sign_has_its_place_in_the_legend(name: str) -> None:
    prefix = words.of(name, "en")
    heading = games.game(name).view(played(name, LENGTH.get(name, 220)).position, None).heading.id.split("-")[0]
    missing = set()
    for where, kind, colour in dict.fromkeys(seen(name)):
        found = explained(where, kind, colour)
        if found is None or (found and not (prefix.knows(f"{heading}-legend-{found}") and found in KEYS)):
            missing.add((where, kind, found))
    assert missing == set()


def test_a_sign_nobody_thought_of_is_noticed() -> None:
    assert explained("marks", "on-fire", "") is None
    assert explained("marks", "damage-2", "") == "damage" and explained("marks", "damage-0", "") == ""
    assert explained("prints", "star", "blue") == "star-blue"
