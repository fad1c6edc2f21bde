"""Trying commands to their end: what the opponents of both block games share.

A turn is a row of commands (or actions), asked for by one question. Every command is tried to its end, the small
questions on the way are answered at once, and what then stands on the map is judged. It looks no further.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection
from typing import Any

import msgspec

from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position, carried_on
from feldherr.kernel.question import Question

Reply = Callable[[Question, random.Random], Any]
HESITATION = 0.05
"""A command must promise so much more than ending the turn."""
WON = 1000.0


class Greedy(msgspec.Struct, frozen=True):
    """Takes the command that looks best."""

    between: str
    """The question between two commands."""
    searched: Collection[str]
    """Questions inside an own command that are worth looking through."""
    nodes: int
    """How many answers it tries at one question."""
    end: type
    """The answer that ends the turn."""
    reply: Reply
    """What is answered at once."""
    worth: Callable[[Any, int], float]
    """How good a state is for a seat."""
    tried: tuple[type, ...] = ()
    """The commands it considers; none named means all."""
    idle: tuple[type, ...] = ()
    """Answers it does not look at if there are others."""
    stops: bool = False
    """Ending the turn is judged as things stand: nothing that comes after it belongs to it."""
    name: str = "greedy"

    def choose(self, game: Game, position: Position, seat: int, rng: random.Random) -> Any:
        question = position.question(seat)
        assert question is not None
        options = question.options()
        if len(options) == 1:
            return options[0]
        if question.name != self.between and question.name not in self.searched:
            return self.reply(question, rng)
        return self.ranked(game, position, question, rng)[0]

    def ranked(self, game: Game, position: Position, question: Question, rng: random.Random) -> list[Any]:
        """The options of a question inside an own command, the best first."""
        options = question.options()
        if self.tried and question.name == self.between:
            options = [o for o in options if type(o) in self.tried]
        look = Look(self, game, question.actor, rng, max(self.nodes, 3 * len(options)))
        scored = [(look.after(position, option) - HESITATION * (type(option) is not self.end), -n, option)
                  for n, option in enumerate(options)]  # fmt: skip
        return [option for _, _, option in sorted(scored, key=lambda entry: entry[:2], reverse=True)]


def carry_on(
    game: Game, position: Position, seat: int, option: Any,
    between: str, searched: Collection[str], reply: Reply, rng: random.Random,
) -> Position:  # fmt: skip
    """After an answer: where the command is over, or its seat must choose what is worth looking through."""
    below = chance.from_random(rng)

    def at_once(question: Question) -> Any:
        if question.actor == CHANCE:
            return chance.take(question, below)
        name = question.name
        if name == between or (question.actor == seat and name in searched and len(question.options()) > 1):
            return None
        return reply(question, rng)

    return carried_on(game, position, seat, option, at_once)


class Look:
    """A look at where an answer leads, within a budget of answers tried."""

    def __init__(self, bot: Greedy, game: Game, seat: int, rng: random.Random, nodes: int) -> None:
        self.bot, self.game, self.seat, self.rng, self.nodes = bot, game, seat, rng, nodes

    def after(self, position: Position, option: Any) -> float:
        """The best that can come of an answer."""
        self.nodes -= 1
        bot = self.bot
        if bot.stops and type(option) is bot.end:
            return bot.worth(position.now, self.seat)
        position = carry_on(self.game, position, self.seat, option, bot.between, bot.searched, bot.reply, self.rng)
        if position.outcome:
            return WON if self.seat in position.outcome.winners else -WON
        if position.questions[0].name == bot.between:
            return bot.worth(position.now, self.seat)
        return self.best(position)

    def best(self, position: Position) -> float:
        """The best answer to an own question; when the budget is spent, the one that comes at once."""
        question = position.questions[0]
        if self.nodes <= 0:
            return self.after(position, self.bot.reply(question, self.rng))
        options = question.options()
        return max(self.after(position, o) for o in [o for o in options if type(o) not in self.bot.idle] or options)
