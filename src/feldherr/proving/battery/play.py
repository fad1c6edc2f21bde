"""Random play that gets about: every game has a taste of its own, and something is said in between now and then."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from feldherr import games
from feldherr.kernel.answers import CHANCE, Action, Given, Interjection, Resign
from feldherr.kernel.chance import from_random, take
from feldherr.kernel.game import Game
from feldherr.kernel.position import answer
from feldherr.kernel.question import Question
from feldherr.kernel.table import Dealer, Table
from feldherr.proving.battery.coverage import Broken

CURIOUS = 0.3
"""How often a curious walk looks ahead, and at how many options."""
LOOKED_AT = 6


class Taste:
    """Weighs kinds of answers, differently in each game, so that rare questions come up in some of them."""

    def __init__(self, rng: random.Random, strength: float = 1.0) -> None:
        self.rng = rng
        self.strength = strength
        self.weights: dict[type[Action], float] = {}

    def choose(self, options: Sequence[Any]) -> Any:
        if len(options) == 1:
            return options[0]
        return self.rng.choices(options, [self.weight(type(option)) for option in options])[0]

    def weight(self, kind: type[Action]) -> float:
        if kind not in self.weights:
            self.weights[kind] = 2.0 ** (self.strength * self.rng.gauss(0, 2))
        return self.weights[kind]


def dealer(seed: int) -> Dealer:
    """Draws that depend on the seed alone."""
    return lambda number: from_random(random.Random(seed * 999 + number))


def questions(name: str, seeds: int = 3, steps: int = 700, brake: float = 0.7) -> Iterator[Question]:
    """The questions of a few random games, each while it is open."""
    game = games.game(name)
    for seed in range(seeds):
        walk = Walk(game, game.options_type(), seed, talk=0, resign=0, brake=brake, dealt=True)
        yield from walk.positions(steps)


class Walk:
    """Plays a table on by itself. The same game, options and seed give the same game again.

    `asked`: how often which question came up before; given this, the walk is drawn to what came up seldom.
    `entries`: where it sets out from. `brake`: how often a phase is not ended at the first chance, so that turns have
    something in them. `dealt`: the table draws by itself, and the walk meets no question to chance.
    """

    def __init__(
        self,
        game: Game,
        options: Any,
        seed: int,
        talk: float = 0.02,
        resign: float = 0.0001,
        asked: Counter[str] | None = None,
        entries: Sequence[Given] = (),
        brake: float = 0.0,
        dealt: bool = False,
    ) -> None:
        self.game = game
        self.rng = random.Random(seed)
        self.brake = brake
        self.table = Table(game, options, dealer(seed) if dealt else None)
        self.taste = Taste(self.rng, self.rng.choice((0.0, 0.5, 1.0)))
        self.talk = talk
        self.resign = resign
        self.asked = asked
        self.table.replay(entries)

    def next(self) -> tuple[int, Any]:
        """Who says what next; the table is not changed."""
        questions = self.table.position.questions
        if questions[0].actor == CHANCE:
            return CHANCE, take(questions[0], from_random(self.rng))
        luck = self.rng.random()
        if luck < self.talk + self.resign:
            said = [(seat, what) for seat in range(len(self.table.seats)) for what in self.said(seat, luck < self.talk)]
            if said:
                return self.rng.choice(said)
        question = self.rng.choice(questions)
        if not question.options():
            raise Broken("options", f"{question} has none")
        if self.asked and len(question.options()) > 1 and self.rng.random() < CURIOUS:
            return question.actor, self.curious(question, self.asked)
        choice = self.taste.choose(question.options())
        if self.brake and choice.ends and self.rng.random() < self.brake:
            choice = self.taste.choose(question.options())
        return question.actor, choice

    def curious(self, question: Question, asked: Counter[str]) -> Any:
        """Of a few options the one that leads to the question that came up least."""
        options = question.options()
        tried = self.rng.sample(options, min(LOOKED_AT, len(options)))
        position = self.table.position

        def seldom(option: Any) -> int:
            following, _ = answer(self.game, position, question.actor, option)
            return min((asked[q.name] for q in following.questions), default=0)

        return min(tried, key=seldom)

    def said(self, seat: int, mild: bool) -> list[Interjection]:
        """What the seat may say without being asked; who is mild does not resign."""
        return [what for what in self.game.interjections(self.table.position, seat) if isinstance(what, Resign) != mild]

    def step(self) -> tuple[int, Any]:
        """Play the next answer."""
        seat, choice = self.next()
        self.table.play(seat, [choice])
        return seat, choice

    def positions(self, steps: int) -> Iterator[Question]:
        """The questions of so many steps, each while it is open."""
        for _ in range(steps):
            if self.table.outcome is not None:
                return
            if self.table.position.questions[0].actor != CHANCE:
                yield self.table.position.questions[0]
            self.step()

    def to_the_end(self, bound: int) -> Table:
        """Play until the game is over; it must be within `bound` answers."""
        while self.table.outcome is None:
            if len(self.table.entries) >= bound:
                raise AssertionError(f"the game has not ended after {bound} answers")
            self.step()
        return self.table
