"""How an opponent plays: which kinds of orders it gives where it could give them, and how long it thinks."""

from __future__ import annotations

from collections import Counter
from statistics import median
from typing import Any

import msgspec

from feldherr import games
from feldherr.kernel.question import Question
from feldherr.sim.matches import contest
from feldherr.sim.matches.contest import Contest


class Order(msgspec.Struct, frozen=True):
    """A kind of answer to a question: at how many decisions it was open and was given, and in how many games."""

    question: str
    kind: str
    open: int
    given: int
    games: int


class Habits(msgspec.Struct):
    """What was seen of an opponent that plays all seats."""

    bot: str
    games: int
    decisions: int
    orders: list[Order]
    """By question, the most usual first."""
    middle: float
    """Seconds of one core for half of the decisions, at most."""
    longest: float

    @property
    def never(self) -> list[Order]:
        return [order for order in self.orders if not order.given]


def kind_of(answer: Any) -> str:
    return type(answer).__name__


def habits(game_name: str, bot: str, count: int, seed: int = 0, options: dict[str, Any] | None = None) -> Habits:
    """Let an opponent play itself, and count."""
    was_open, given = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    met = Counter[tuple[str, str]]()
    seconds: list[float] = []
    for number in range(count):
        here = set[tuple[str, str]]()

        def watch(question: Question, answer: Any, spent: float, here: set[tuple[str, str]] = here) -> None:
            was_open.update({(question.name, kind_of(option)) for option in question.options()})
            given[question.name, kind_of(answer)] += 1
            here.add((question.name, kind_of(answer)))
            seconds.append(spent)

        contest.play(games.game(game_name), Contest(game_name, (bot,), seed, number, options or {}), watch)
        met.update(here)
    orders = [Order(*one, was_open[one], given[one], met[one]) for one in was_open]
    orders.sort(key=lambda one: (one.question, -one.given, one.kind))
    return Habits(bot, count, len(seconds), orders, median(seconds or [0.0]), max(seconds, default=0.0))
