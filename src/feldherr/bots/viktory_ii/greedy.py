"""The opponent that builds every turn, explores, keeps a guard in its capital and takes what is weakly held."""

from __future__ import annotations

import random
from typing import Any

from feldherr.bots.viktory_ii.judges import JUDGES, action_worth
from feldherr.bots.viktory_ii.outlook import Outlook
from feldherr.bots.viktory_ii.taste import PLAIN, Taste
from feldherr.games.viktory_ii.actions import Take
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position
from feldherr.kernel.question import Question


class Greedy:
    """Looks one action ahead with average dice."""

    name = "greedy"

    def choose(self, game: Game, position: Position, seat: int, rng: random.Random) -> Any:
        question = position.question(seat)
        if question is None:
            raise ValueError(f"seat {seat} is not asked anything")
        options = question.options()
        if len(options) == 1:
            return options[0]
        return ranked(question, rng)[0]


def ranked(question: Question, rng: random.Random, taste: Taste = PLAIN) -> list[Any]:
    """The options of a question, the best first."""
    options = question.options()
    judge = JUDGES.get(question.name)
    if judge is None:
        return options
    worth = judge(question, taste)
    scored = [(worth(option), rng.random(), option) for option in options]
    return [option for _, _, option in sorted(scored, key=lambda entry: entry[:2], reverse=True)]


def orders(question: Question, rng: random.Random, taste: Taste) -> tuple[Any, ...]:
    """The unit to take up and the first step of its march at once, so that the outlook is worked out only once."""
    s, seat = question.s, question.actor
    outlook = Outlook(s, seat, taste)
    worth = action_worth(s, seat, outlook)
    best = max(question.options(), key=lambda option: (worth(option), rng.random()))
    if not isinstance(best, Take) or outlook.shot(s, seat, best.unit):
        return (best,)
    goal = outlook.goal(s, seat, best.unit)
    return (best, goal[1]) if goal else (best,)


BOT = Greedy()
