"""What the fields of answers range over, by game: enough for every option and every board the game can come to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from feldherr.games.napoleon_in_europe import board as europe
from feldherr.games.napoleons_triumph import board as austerlitz
from feldherr.games.napoleons_triumph import state as blocks
from feldherr.games.trench_club import board as trenches
from feldherr.games.trench_club.rules import units
from feldherr.games.triomphe_a_marengo import board as marengo
from feldherr.games.triomphe_a_marengo import state as pieces
from feldherr.games.viktory_ii import board as world
from feldherr.games.viktory_ii import state as viktory

LOWEST, VALUES = -1, 1024
"""Fields that are said by themselves: from -1 on."""
UNITS = 256
"""More units are never on a map of Viktory II or Trench Club; numbers are used again."""
COUNT = 256
HEXES = max(len(frame.near) for frame in world.FRAMES.values())
PARTS = max(trenches.frame(name, "whole").size for name in trenches.MAPS)

FIELDS: dict[str, dict[str, Sequence[Any]]] = {
    "triomphe-a-marengo": {
        "spot": range(marengo.SPOTS), "front": range(marengo.APPROACHES), "piece": range(pieces.PIECES),
        "crossing": range(marengo.CROSSINGS), "area": range(marengo.AREAS),
    },
    "napoleons-triumph": {
        "points": range(64), "side": range(2), "seat": range(8), "plan": range(16),
        "commander": range(austerlitz.COMMANDERS), "face": range(20), "spot": range(austerlitz.SPOTS),
        "piece": range(blocks.BLOCKS + austerlitz.COMMANDERS), "locale": range(austerlitz.LOCALES),
        "front": range(austerlitz.APPROACHES), "crossing": range(austerlitz.APPROACHES),
        "entry": range(-1, len(austerlitz.ENTRIES)),
    },
    "viktory-ii": {
        "hex": range(HEXES), "to": range(HEXES), "city": range(HEXES), "unit": range(UNITS), "ship": range(UNITS),
        "pairs": range(UNITS), "kind": viktory.KINDS[1:],
    },
    "trench-club": {
        "kind": units.KINDS, "chip": range(8), "unit": range(UNITS), "hex": range(PARTS), "other": range(PARTS),
        "army": range(8), "coins": range(COUNT),
    },
    "napoleon-in-europe": {
        "nation": range(7), "partner": range(7), "number": range(64), "region": range(europe.REGIONS),
        "kind": range(8), "count": range(COUNT), "seat": range(7), "card": range(europe.CARDS), "size": range(16),
        "own": range(64), "jokers": range(64), "row": range(2),
    },
}  # fmt: skip
