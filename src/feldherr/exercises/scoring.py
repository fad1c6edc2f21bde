"""The same exercises put to the opponents: does their first answer lose nothing, or what they do later in the turn?"""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from feldherr.bots.outside import named
from feldherr.bots.player import Bot, dismiss
from feldherr.bots.player import answer as thought
from feldherr.bots.search.bot import Search
from feldherr.exercises.exercise import LEVELS, Opened, exercises, levels, opened
from feldherr.exercises.solving import Solver
from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.lines import write
from feldherr.kernel.position import answer

MOST_SECONDS = 9.0
"""As at the table (`bots/search/levels.py`)."""


MOST_ANSWERS = 400
"""No turn has so many."""


class Score(NamedTuple):
    """`in_turn`: so many right as `later` in the same turn, those whose first answer is the best included."""

    game: str
    bot: str
    right: int
    asked: int
    by_level: tuple[int, ...]
    in_turn: int


def score(game: str, bot: str, seconds: float = MOST_SECONDS) -> Score:
    """An opponent knows nothing of the goal: it answers as it would in the game, from the same knowledge."""
    player = named(game, bot)
    if isinstance(player, Search):
        player = Search(player.name, player.iterations, seconds, player.classic, player.trial)
    found, level = exercises(game), levels(exercises(game).values())
    right, in_turn = dict.fromkeys(LEVELS, 0), 0
    for name, exercise in found.items():
        there, rng = opened(game, exercise), random.Random(name)
        choice = thought(player, there.game, there.position, exercise.seat, rng)
        first = write(choice) == exercise.best
        right[level[name]] += first
        in_turn += first or later(there, player, choice, rng)
    dismiss([player])
    return Score(game, bot, sum(right.values()), len(found), tuple(right.values()), in_turn)


def later(there: Opened, player: Bot, choice: Any, rng: random.Random) -> bool:
    """Whether the same turn comes to as much before anything is decided, whatever else is ordered before.

    No more than the exercise allows may have been done for it, and it is looked through anew from where it begins.
    """
    game, position, seat, task = there.game, there.position, there.exercise.seat, there.task
    for _ in range(MOST_ANSWERS):
        question = position.questions[0]
        if question.actor == CHANCE:
            choice = chance.take(question, chance.from_random(rng))
        elif question.actor != seat:
            choice = question.options()[0]
        elif position is not there.position:
            choice = thought(player, game, position, seat, rng)
        if question.actor == seat and there.motif.begun(position, choice, task):
            solver = Solver(game, there.motif, task._replace(start=position.now))
            best = Solver(game, there.motif, task).solve((there.position,)).value.low
            enough = best - there.motif.margin / 2
            return there.motif.allowed(position, task) and solver.after((position,), choice).low >= enough
        position, _ = answer(game, position, question.actor, choice)
        if position.outcome or not there.motif.same_turn(position, task):
            return False
    return False
