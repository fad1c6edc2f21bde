"""Three strengths a player understands: so many iterations a decision."""

from __future__ import annotations

from importlib import import_module

from msgspec import structs

from feldherr.bots.player import Bot
from feldherr.bots.search.bot import Search, room_of
from feldherr.bots.search.guide import ENOUGH

LEVELS = ("recruit", "captain", "marshal")
MIDDLE = {
    "triomphe-a-marengo": 32, "napoleons-triumph": 72, "viktory-ii": 60, "trench-club": 100, "napoleon-in-europe": 48,
}  # fmt: skip
"""By game: the iterations of the middle level."""
ELSEWHERE = (40, 0.05, 8)
"""All three for a game that was not measured."""
LOWEST = {"napoleon-in-europe": 0.025}
HIGHEST = {
    "triomphe-a-marengo": 8, "napoleons-triumph": 3, "viktory-ii": 8, "trench-club": 8, "napoleon-in-europe": 3,
}  # fmt: skip
"""What the others have of it, by game."""
SEARCH = 1
"""Raised when a change of what all games share alters an opponent's answers: what was measured before is history."""
A_SECOND = {"napoleon-in-europe": 50}
"""By game: about so many iterations are done in a second; elsewhere as many as the highest level has."""
PATIENCE = 9.0
"""Seconds after which a level answers with what it has found, on a slow machine."""


def share(name: str, game_name: str) -> float:
    """How many iterations a level has, in those of the middle one."""
    lowest, highest = LOWEST.get(game_name, ELSEWHERE[1]), float(HIGHEST.get(game_name, ELSEWHERE[2]))
    return {"recruit": lowest, "captain": 1.0, "marshal": highest}[name]


def iterations(name: str, game_name: str) -> int:
    return max(1, round(share(name, game_name) * MIDDLE.get(game_name, ELSEWHERE[0])))


CLASSIC = {
    "triomphe-a-marengo": (2, 36, 72), "napoleons-triumph": (1, 24, 72), "viktory-ii": (3, 60, 480),
    "trench-club": (5, 100, 1600), "napoleon-in-europe": (1, 6, 48),
}  # fmt: skip
"""By game: the iterations the levels had at first."""


AT_SIGHT = frozenset(("triomphe-a-marengo", "napoleons-triumph"))
"""Here a recruit takes the command that looks best now, as greedy does: of a few drawn by lot none went anywhere."""


def level(name: str, game_name: str) -> Bot:
    if name == LEVELS[0] and game_name in AT_SIGHT:
        beginner: Bot = structs.replace(import_module(f"{room_of(game_name)}.greedy").BOT, name=name)
        return beginner
    return Search(name, iterations(name, game_name), PATIENCE)


def unhurried(player: Bot) -> Bot:
    """Without a limit by the clock, so that the same seed gives the same game however slow the machine is."""
    if isinstance(player, Search) and not player.endless:
        player.seconds = None
    return player


def classic(name: str, budget: str, game_name: str) -> Search:
    """The opponents as they were at first: with so many iterations, or with those of a level of then."""
    if budget in LEVELS:
        return Search(name, CLASSIC[game_name][LEVELS.index(budget)], PATIENCE, classic=True)
    return Search(name, int(budget), classic=True)


def by_seconds(name: str, seconds: float, game_name: str, classic: bool = False, trial: bool = False) -> Search:
    """Whatever can be thought in so many seconds of one core; candidates are looked for as the highest level does.

    The first opponents never look for fewer than their highest level did: with less they would not be what they were.
    """
    highest = CLASSIC.get(game_name) if classic else None
    if highest:
        about = round(max(1.0, seconds) * highest[-1])
    else:
        about = max(ENOUGH, round(seconds * A_SECOND.get(game_name, iterations(LEVELS[-1], game_name))))
    return Search(name, about, seconds, classic, trial, endless=True)
