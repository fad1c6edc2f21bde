"""Greedy: tries every command to its end, answers the small questions at once, and takes what looks best.

It looks no further than the end of its own command.
"""

from __future__ import annotations

import random
from typing import Any

from feldherr.bots.napoleons_triumph.replies import reply
from feldherr.bots.napoleons_triumph.value import worth
from feldherr.games.napoleons_triumph import actions as a
from feldherr.games.napoleons_triumph.state import side_of_seat
from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position, answer
from feldherr.kernel.question import Question

NODES = 160
"""How many answers it tries at one question."""
HESITATION = 0.05
"""A command must promise so much more than ending the turn."""
SEARCHED = {"goals", "road_step", "attack_command", "feint_or_fight", "stay_or_move_in", "ride_on"}
"""Questions inside an own command that are worth looking through."""
TRIED = (a.CorpsMove, a.Threaten, a.EndTurn)
"""Commands it considers; single regiments and detachments only when nothing else is left."""


class Greedy:
    name = "greedy"

    def choose(self, game: Game, position: Position, seat: int, rng: random.Random) -> Any:
        question = position.question(seat)
        assert question is not None
        options = question.options()
        if len(options) == 1:
            return options[0]
        if question.name != "command_or_end" and question.name not in SEARCHED:
            return reply(question, rng)
        return ranked(game, position, question, rng)[0]


def ranked(game: Game, position: Position, question: Question, rng: random.Random) -> list[Any]:
    """The options of a question inside an own command, the best first."""
    options = question.options()
    if question.name == "command_or_end":
        options = [o for o in options if type(o) in TRIED]
    search = Search(game, question.actor, rng, max(NODES, 3 * len(options)))
    scored = [(search.after(position, option) - HESITATION * (type(option) is not a.EndTurn), -n, option)
              for n, option in enumerate(options)]  # fmt: skip
    return [option for _, _, option in sorted(scored, key=lambda entry: entry[:2], reverse=True)]


class Search:
    """A look at where an answer leads, within a budget of answers tried."""

    def __init__(self, game: Game, seat: int, rng: random.Random, nodes: int) -> None:
        self.game, self.seat, self.rng, self.nodes = game, seat, rng, nodes

    def after(self, position: Position, option: Any) -> float:
        """The best that can come of an answer."""
        self.nodes -= 1
        side = side_of_seat(position.now, self.seat)
        if type(option) is a.EndTurn:
            return worth(position.now, side)
        position, _ = answer(self.game, position, self.seat, option)
        while True:
            if position.outcome:
                return 1000.0 if self.seat in position.outcome.winners else -1000.0
            question = position.questions[0]
            if question.actor == CHANCE:
                given = chance.take(question, chance.from_random(self.rng))
            elif question.name == "command_or_end":
                return worth(position.now, side)
            elif question.actor == self.seat and question.name in SEARCHED and len(question.options()) > 1:
                return self.best(position)
            else:
                given = reply(question, self.rng)
            position, _ = answer(self.game, position, question.actor, given)

    def best(self, position: Position) -> float:
        """The best answer to an own question; when the budget is spent, the one that comes at once."""
        question = position.questions[0]
        if self.nodes <= 0:
            return self.after(position, reply(question, self.rng))
        return max(self.after(position, option) for option in question.options())


BOT = Greedy()
