"""What reading and writing share: the marks of a unit, the rules agreed on, the phases."""

from __future__ import annotations

from collections.abc import Callable

from feldherr.games.viktory_ii.rules.calls import Acting, Building, Calls, Placing
from feldherr.games.viktory_ii.state import ATTACKED, BOARDED, CARRIED, MOVED, OVER, PASSING, Rules

STORMING = "storming"
"""The mark of a unit in a battle that waits."""
FLAGS = {
    "moved": MOVED, "over": OVER, "attacked": ATTACKED, "carried": CARRIED, STORMING: 0, "passing": PASSING,
    "boarded": BOARDED,
}  # fmt: skip
COLUMN = {"left": "left", "aboard": "aboard", "carrier": "carrier", "loads": "loads", "landing": "landing"}
"""Marks with a number, and the columns they are kept in."""
FLAGGED = tuple(name for name in Rules.__struct_fields__ if name not in ("stop_round", "map_seed"))
PHASES: dict[str, Callable[[int], Calls]] = {"building": Building, "acting": Acting, "placing": Placing}
