"""Greedy: tries every action to its end, answers the small questions at once, and takes what looks best.

It looks no further than the end of its own action; at the questions inside one it looks on from there.
"""

from __future__ import annotations

import random
from typing import Any

from feldherr.bots.triomphe_a_marengo.replies import reply
from feldherr.bots.triomphe_a_marengo.value import worth
from feldherr.games.triomphe_a_marengo.actions import EndActions, Wait
from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position, answer
from feldherr.kernel.question import Question

NODES = 260
"""How many answers it tries at one question."""
HESITATION = 0.05
"""An action must promise so much more than ending the turn."""
SEARCHED = {
    "what_to_do", "pieces_to_move", "pieces_to_block", "pieces_to_attack", "pieces_to_withdraw", "pieces_to_rally",
    "road_piece", "road_step", "road_continuation", "continuations", "push_or_not", "pontoon_piece",
}  # fmt: skip
"""Questions inside an own action that are worth looking through."""


class Greedy:
    name = "greedy"

    def choose(self, game: Game, position: Position, seat: int, rng: random.Random) -> Any:
        question = position.question(seat)
        assert question is not None
        options = question.options()
        if len(options) == 1:
            return options[0]
        if question.name != "action_or_end" and question.name not in SEARCHED:
            return reply(question, rng)
        return ranked(game, position, question, rng)[0]


def ranked(game: Game, position: Position, question: Question, rng: random.Random) -> list[Any]:
    """The options of a question inside an own action, the best first."""
    options = question.options()
    search = Search(game, question.actor, rng, max(NODES, 3 * len(options)))
    scored = [(search.after(position, option) - HESITATION * (type(option) is not EndActions), -n, option)
              for n, option in enumerate(options)]  # fmt: skip
    return [option for _, _, option in sorted(scored, key=lambda entry: entry[:2], reverse=True)]


class Search:
    """A look at where an answer leads, within a budget of answers tried."""

    def __init__(self, game: Game, seat: int, rng: random.Random, nodes: int) -> None:
        self.game, self.seat, self.rng, self.nodes = game, seat, rng, nodes

    def after(self, position: Position, option: Any) -> float:
        """The best that can come of an answer."""
        self.nodes -= 1
        position, _ = answer(self.game, position, self.seat, option)
        while True:
            if position.outcome:
                return 1000.0 if self.seat in position.outcome.winners else -1000.0
            question = position.questions[0]
            if question.actor == CHANCE:
                given = chance.take(question, chance.from_random(self.rng))
            elif question.name == "action_or_end":
                return worth(position.now, self.seat)
            elif question.actor == self.seat and question.name in SEARCHED and len(question.options()) > 1:
                return self.best(position)
            else:
                given = reply(question, self.rng)
            position, _ = answer(self.game, position, question.actor, given)

    def best(self, position: Position) -> float:
        """The best answer to an own question; when the budget is spent, the one that comes at once."""
        question = position.questions[0]
        options = [o for o in question.options() if type(o) is not Wait] or question.options()
        if self.nodes <= 0:
            return self.after(position, reply(question, self.rng))
        return max(self.after(position, option) for option in options)


BOT = Greedy()
