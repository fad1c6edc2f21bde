"""How much a game asks: questions that leave no choice, and options that read alike, over games at a table."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

from feldherr import words
from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position
from feldherr.kernel.question import Question
from feldherr.kernel.table import Table

Choose = Callable[[Game, Position, int, random.Random], Any]
"""An opponent's answer for the seat, at a position of which it reads what the seat may know."""


class Tally(msgspec.Struct):
    """What was asked of seats. `held`: to be confirmed before what cannot be taken back; `single`: by name."""

    games: int = 0
    asked: int = 0
    held: int = 0
    single: Counter[str] = msgspec.field(default_factory=Counter)
    alike: Counter[str] = msgspec.field(default_factory=Counter)
    """Questions two options of which have the same words: `name: words`."""

    @property
    def share(self) -> float:
        """Of all questions, those with one option that confirm nothing."""
        return self.single.total() / self.asked if self.asked else 0.0

    def note(self, game: Game, question: Question) -> None:
        """Count one question, and read its options in both languages."""
        self.asked += 1
        options = question.options()
        if len(options) == 1:
            if question.held:
                self.held += 1
            else:
                self.single[question.name] += 1
        for lang in words.LANGUAGES:
            spoken = words.of(game.name, lang)
            read = Counter(spoken.format(game.option(question, option)) for option in options)
            self.alike.update(f"{question.name}: {text}" for text, often in read.items() if often > 1)


def questions(game: Game, choose: Choose, count: int = 50, seed: int = 0) -> Tally:
    """Let an opponent play itself at a table, where what is forced is answered for it."""
    tally = Tally()
    for number in range(seed, seed + count):
        one_game(game, choose, number, tally)
        tally.games += 1
    return tally


def one_game(game: Game, choose: Choose, number: int, tally: Tally) -> None:
    """Each question is counted once, when it is put."""
    rng = random.Random(f"asked {number}")
    table = Table(game, game.options_type(), lambda draw: chance.from_random(random.Random(f"{number} {draw}")))
    put = dict[int, int]()
    while table.outcome is None:
        for question in table.position.questions:
            seat, counter = question.actor, table.counter(question.actor)
            if seat != CHANCE and put.get(seat) != counter:
                put[seat] = counter
                tally.note(game, question)
        seat = table.position.questions[0].actor
        table.play(seat, [choose(game, table.position, seat, rng)])
