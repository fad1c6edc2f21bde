"""Three strengths a player understands: so many iterations a decision."""

from __future__ import annotations

from feldherr.bots.search.bot import Search

LEVELS = ("recruit", "captain", "marshal")
MIDDLE = {
    "triomphe-a-marengo": 60, "napoleons-triumph": 60, "viktory-ii": 60, "trench-club": 90, "napoleon-in-europe": 80,
}  # fmt: skip
"""By game: the iterations of the middle level."""
SHARE = {"recruit": 0.05, "captain": 1.0, "marshal": 8.0}
"""What the others have of it."""
PATIENCE = 9.0
"""Seconds after which a level answers with what it has found, on a slow machine."""


def iterations(name: str, game_name: str) -> int:
    return max(1, round(SHARE[name] * MIDDLE[game_name]))


def level(name: str, game_name: str) -> Search:
    return Search(name, iterations(name, game_name), PATIENCE)
