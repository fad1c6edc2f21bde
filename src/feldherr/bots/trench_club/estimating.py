"""Turns as a whole, up to the dice, judged by an estimate when the seat has the word again: the first manner."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from feldherr.bots.search.guide import EACH, ENOUGH, Weight
from feldherr.bots.search.plans import Plan
from feldherr.bots.search.tree import Edge
from feldherr.bots.search.walk import Walk
from feldherr.bots.trench_club.greedy import Greedy
from feldherr.bots.trench_club.learned import value
from feldherr.bots.trench_club.manner import Manner
from feldherr.bots.trench_club.onward import turn_of
from feldherr.bots.trench_club.standing import by_seat, chance
from feldherr.bots.trench_club.taste import PLAIN, Taste
from feldherr.bots.trench_club.turns import at_once, openings, turns
from feldherr.bots.trench_club.variations import variations
from feldherr.games.trench_club.state import State
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position, answer
from feldherr.kernel.question import Question

WEIGHTS = frozenset(("unit_to_move", "attacker_to_name"))
"""Questions at which the rest of the turn is thought out."""
AT_ONCE = Weight(0.0, 1, 1)
WIDTH, END = 12, 99
"""So many openings are compared, each played on for so many turns: to the end."""


class Estimating:
    opponents: frozenset[str] = frozenset()

    def __init__(self, manner: Manner) -> None:
        self.manner, self.bot = manner, Greedy(manner.taste)
        self.whole = Weight(1.0, manner.width, 2, manner.rounds)
        """What a whole turn is worth."""

    def weight(self, question: Question) -> Weight | None:
        if self.early(question):
            return Weight(self.manner.share, WIDTH, END)
        return self.whole if question.name in WEIGHTS else AT_ONCE

    def early(self, question: Question) -> bool:
        """Whether it is one of the first turns, which are thought out to the end of the game."""
        name = question.name
        return (name == "army_to_use" or name in WEIGHTS) and 0 < question.s.round <= self.manner.opening

    def reply(self, question: Question, said: Sequence[Any], rng: random.Random) -> Any:
        return at_once(self.bot, question, rng)

    def by_taste(self, question: Question, said: Sequence[Any], rng: random.Random, taste: Taste) -> Any:
        return Greedy(taste).answer(question, rng)

    def propose(
        self, game: Game, position: Position, question: Question, rng: random.Random, iterations: int
    ) -> list[Any]:
        """A candidate for every few iterations; a recruit thinks of no whole turn, but goes by greedy's taste."""
        if iterations < ENOUGH:
            return [self.by_taste(question, (), rng, PLAIN)]
        early = self.early(question)
        if question.name not in WEIGHTS and not early:
            return [self.reply(question, (), rng)]
        if position.given or question.name not in WEIGHTS:
            return self.order(question, (), rng)
        if early:
            wanted = max(1, min(WIDTH, round(iterations * self.manner.share) // EACH))
            return [*openings(position, question.actor, rng, self.manner.taste, wanted)]
        wanted = min(self.whole.width, iterations // self.whole.rounds_of(iterations) // EACH)
        return [*turns(position, question.actor, rng, self.manner.taste, wanted)]

    def vary(self, position: Position, question: Question, best: Any, rng: random.Random, wanted: int) -> list[Any]:
        """The turn, then others in which one unit does something else."""
        if not isinstance(best, Plan) or position.given:
            return [best]
        return [*variations(position, question.actor, best, rng, self.manner.taste, wanted)]

    def order(self, question: Question, said: Sequence[Any], rng: random.Random) -> list[Any]:
        """Which unit is next to move matters only in a whole turn."""
        first = self.bot.answer(question, rng)
        rest = [option for option in question.options() if option != first]
        return [first] if question.name == "unit_to_move" else [first, *rest]

    def judge(self, game: Game, world: Position, option: Any, seat: int, rng: random.Random) -> float | None:
        """A turn by what is there when the seat has the next one, or `ahead`: everybody goes on as the taste would."""
        question = world.question(seat)
        early = question is not None and self.early(question)
        if isinstance(option, Plan) and option.leads_to is not None:
            following = option.leads_to
        elif early:
            following, _ = answer(game, world, seat, option)
        else:
            return None
        walk = Walk(game, self, Edge(), seat, rng)
        walk.growing = False
        return walk.go(following, END if early else self.manner.ahead or len(world.now.order))[seat]

    def turn(self, s: State) -> int:
        return turn_of(s)

    def values(self, s: State) -> Sequence[float]:
        """By seat."""
        return value.by_seat(s) if self.manner.learned and s.rules.mode == value.MODE else by_seat(s, chance(s, 0))
