"""Opponents; they see only what their seat may see.

Every game has `random`. A game's own opponents live in `feldherr/bots/<game>/`, those of a game from outside in its
package `bots`: its `NAMES` lists them, weakest first, and the module of each name has its `BOT`. If it has a `guide`,
the search plays it, in three levels.
"""

from __future__ import annotations

import re
from importlib import import_module

from feldherr.bots.player import Bot
from feldherr.bots.search.bot import Search, module_of, room_of
from feldherr.bots.search.levels import CLASSIC, LEVELS, by_seconds, classic, level

EVERYWHERE = ("random",)
LABORATORY = "search:"
"""`search:40` searches with forty iterations a decision: for matches, not listed."""
FORMER = "classic:"
"""`classic:40` does so in the manner of the first opponents; `classic:marshal` is the level as it was then."""
TRIED = "trial:"
"""`trial:40` does so in a manner that is being tried, where there is one: it becomes the levels' own if it wins."""

SECONDS = re.compile(r"([0-9]+(?:\.[0-9]+)?)s")
"""In place of a number of iterations: so many seconds."""


def names(game_name: str) -> tuple[str, ...]:
    """The opponents there are for a game, weakest first."""
    room = room_of(game_name)
    own: tuple[str, ...] = import_module(room).NAMES if room else ()
    return (*EVERYWHERE, *own, *(LEVELS if searched(game_name) else ()))


def usual(game_name: str) -> str:
    """The opponent one plays if none is named: the lowest level, else the strongest there is."""
    known = names(game_name)
    return LEVELS[0] if LEVELS[0] in known else known[-1]


def searched(game_name: str) -> bool:
    """Whether the search knows the game."""
    return module_of(game_name, "guide") is not None


def on_trial(game_name: str) -> bool:
    """Whether another manner is being tried for the game."""
    place = module_of(game_name, "guide")
    return place is not None and hasattr(import_module(place), "TRIAL")


def bot(game_name: str, name: str) -> Bot:
    """The opponent of this name; `KeyError` with a sentence if there is none."""
    if found := timed(game_name, name):
        return found
    if name.startswith(LABORATORY) and name.removeprefix(LABORATORY).isdecimal() and searched(game_name):
        return Search(name, int(name.removeprefix(LABORATORY)))
    if name.startswith(FORMER) and game_name in CLASSIC:
        budget = name.removeprefix(FORMER)
        if budget in LEVELS or (budget.isdecimal() and int(budget)):
            return classic(name, budget, game_name)
    if name.startswith(TRIED) and name.removeprefix(TRIED).isdecimal() and int(name.removeprefix(TRIED)):
        if on_trial(game_name):
            return Search(name, int(name.removeprefix(TRIED)), trial=True)
    known = names(game_name)
    if name not in known:
        raise KeyError(f"there is no opponent {name!r} for {game_name}; there are: {', '.join(known)}")
    if name in LEVELS:
        return level(name, game_name)
    own: Bot = import_module(f"{__name__ if name in EVERYWHERE else room_of(game_name)}.{name}").BOT
    return own


def timed(game_name: str, name: str) -> Bot | None:
    """`search:2s`, `classic:0.5s`, `trial:8s`: so many seconds of one core a decision, however many iterations."""
    for kind, known in ((LABORATORY, searched), (FORMER, CLASSIC.__contains__), (TRIED, on_trial)):
        if name.startswith(kind) and (told := SECONDS.fullmatch(name.removeprefix(kind))) and known(game_name):
            return by_seconds(name, float(told[1]), game_name, kind == FORMER, kind == TRIED)
    return None
