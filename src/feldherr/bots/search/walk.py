"""One iteration: from an answer at the root through the tree, on by replies to the horizon, and what it was worth."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from feldherr.bots.search.gestures import Gesture
from feldherr.bots.search.guide import Guide
from feldherr.bots.search.tree import Edge, Node
from feldherr.kernel import chance
from feldherr.kernel.game import Game
from feldherr.kernel.playout import Stop, play_on
from feldherr.kernel.position import Position
from feldherr.kernel.question import Choices, Question, about

LONGEST = 600
"""A playout that is not at its horizon after so many answers ends where it is: quick replies may go in circles."""


class Walk:
    """A player that answers for all seats, for one playout. Chance is drawn as the rules draw it."""

    def __init__(self, game: Game, guide: Guide, start: Edge, mine: int, rng: random.Random) -> None:
        self.game, self.guide, self.mine, self.rng = game, guide, mine, rng
        self.edge = start
        self.growing = True
        self.path: list[tuple[Node, Edge]] = []
        self.said: list[Any] = []
        self.plans: dict[int, list[Any]] = {}
        self.until = self.answers = 0
        self.state: Any = None

    def go(self, position: Position, turns: int) -> Sequence[float]:
        """Play on from a position until so many turns are over; the value of what is reached, for each seat."""
        if position.outcome:
            return position.outcome.scores
        self.until = self.guide.turn(position.settled) + turns
        self.said = [given.answer for given in position.given]
        try:
            outcome, _ = play_on(self.game, position, self.answer, chance.from_random(self.rng))
            values: Sequence[float] = outcome.scores
        except Stop:
            values = self.guide.values(self.state)
        for node, edge in self.path:
            node.learn(edge, values[node.seat])
        return values

    def answer(self, seat: int, choices: Choices, args: tuple[Any, ...], options: list[Any]) -> Any:
        guide, state = self.guide, about(choices, args, "s")
        self.answers += 1
        if guide.turn(state) >= self.until or self.answers > LONGEST:
            self.state = state
            raise Stop
        question = Question(seat, choices, args)
        question._options = options
        if self.growing and (seat == self.mine or choices.__name__ in guide.opponents):
            given = self.in_the_tree(question)
        else:
            given = self.planned(question)
        self.said.append(given)
        return given

    def planned(self, question: Question) -> Any:
        """What the seat has begun, as far as it can be carried on; else a new reply."""
        plan = self.plans.get(question.actor)
        if plan:
            if plan[0] in question.options():
                return plan.pop(0)
            self.plans.pop(question.actor)
        given = self.guide.reply(question, self.said, self.rng)
        if isinstance(given, Gesture):
            self.plans[question.actor] = list(given[1:])
            return given[0]
        return given

    def in_the_tree(self, question: Question) -> Any:
        """Down an answer that is known, or up to one new answer an iteration."""
        key = (question.actor, question.name)
        node = self.edge.following.get(key)
        if node is None:
            node = self.edge.following[key] = Node(question.actor)
            self.growing = False
            option, edge = node.first(self.planned(question))
        else:
            option, edge = node.select(self.guide.order(question, self.said, self.rng))
            self.plans.pop(question.actor, None)
        self.path.append((node, edge))
        self.edge = edge
        return option
