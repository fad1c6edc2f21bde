"""The same exercises put to the opponents: does the first answer they would give lose nothing?"""

from __future__ import annotations

import random
from typing import NamedTuple

from feldherr.bots.outside import named
from feldherr.bots.player import answer as thought
from feldherr.bots.player import dismiss
from feldherr.bots.search.bot import Search
from feldherr.exercises.exercise import LEVELS, exercises, levels, opened
from feldherr.kernel.lines import write

MOST_SECONDS = 9.0
"""As at the table (`bots/search/levels.py`)."""


class Score(NamedTuple):
    game: str
    bot: str
    right: int
    asked: int
    by_level: tuple[int, ...]


def score(game: str, bot: str, seconds: float = MOST_SECONDS) -> Score:
    """An opponent knows nothing of the goal: it answers as it would in the game, from the same knowledge."""
    player = named(game, bot)
    if isinstance(player, Search):
        player = Search(player.name, player.iterations, seconds, player.classic, player.trial)
    found, level = exercises(game), levels(exercises(game).values())
    right = dict.fromkeys(LEVELS, 0)
    for name, exercise in found.items():
        there = opened(game, exercise)
        choice = thought(player, there.game, there.position, exercise.seat, random.Random(name))
        right[level[name]] += write(choice) == exercise.best
    dismiss([player])
    return Score(game, bot, sum(right.values()), len(found), tuple(right.values()))
