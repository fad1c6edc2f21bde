"""One game between opponents, from nothing but a seed: the same seed gives the same game again."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from feldherr.bots.outside import named
from feldherr.bots.player import Bot, answer, dismiss
from feldherr.bots.search.bot import Search
from feldherr.bots.search.levels import unhurried
from feldherr.bots.search.plans import Begun
from feldherr.kernel import chance, position
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.game import Game
from feldherr.kernel.question import Question

LONGEST = 100_000
"""A game that has not ended after so many answers is given up as nobody's."""


Watch = Callable[[Question, Any, float], None]
"""Is told every decision: what was asked, the answer, the seconds of one core."""


class Contest(msgspec.Struct, frozen=True):
    """A game to be played: who sits where follows from its number, what is rolled from the round."""

    game: str
    bots: tuple[str, ...]
    """One a side; if there are more sides, the last one plays all that are left."""
    seed: int
    number: int
    options: dict[str, Any] = {}


class Played(msgspec.Struct, frozen=True):
    """A game that was played. What is listed is listed by contender, in the order of the contest's bots."""

    number: int
    points: tuple[float, ...]
    """One for the first place; a draw is shared by all sides."""
    decisions: tuple[int, ...]
    """Questions with two or more options."""
    seconds: tuple[float, ...]
    """Of one core spent on these, resampling included."""
    manner: str
    answers: int
    lineup: tuple[int, ...]
    """By seat, the contender who sat there."""
    winners: tuple[int, ...] = ()
    """The seats that won; none after a draw."""
    scores: tuple[float, ...] = ()
    """By seat, as the game counts it; none where it was not ended."""
    longest: tuple[float, ...] = ()
    """Of one core, the longest decision."""
    orders: dict[str, int] = {}
    """If one opponent plays all seats: how often each seat gave each kind of answer (`1 Enter`)."""


def sides_of(game: Game, options: Any) -> list[tuple[int, ...]]:
    """The seats by team: who wins and loses together is one side."""
    seats = game.seats(options)
    return [tuple(n for n, seat in enumerate(seats) if seat.team == team) for team in sorted({s.team for s in seats})]


def contenders(names: Sequence[str], sides: int) -> list[int]:
    """By side, who plays it in the first game: the last one named also takes what is left."""
    if len(names) > sides:
        raise ValueError(f"there are {sides} sides, and {len(names)} opponents were named")
    return [min(side, len(names) - 1) for side in range(sides)]


def lineup(game: Game, options: Any, names: Sequence[str], number: int) -> tuple[int, ...]:
    """By seat, the contender there: from game to game everybody moves on by one side."""
    sides = sides_of(game, options)
    order = contenders(names, len(sides))
    places = {seat: order[(side - number) % len(sides)] for side, seats in enumerate(sides) for seat in seats}
    return tuple(places[seat] for seat in sorted(places))


def play(game: Game, contest: Contest, watch: Watch | None = None) -> Played:
    """Play it to its end. In each round of games, in which all sit everywhere once, chance draws alike."""
    options = msgspec.convert(contest.options, game.options_type)
    sides = len(sides_of(game, options))
    places = lineup(game, options, contest.bots, contest.number)
    players: list[Bot] = [unhurried(named(contest.game, name)) for name in contest.bots]
    for one in players:
        if isinstance(one, Search):
            one.begun = Begun()  # what was planned in another game is not known in this one
    below = chance.from_random(random.Random(f"{contest.seed} chance {contest.number // sides}"))
    minds = [random.Random(f"{contest.seed} seat {seat} {contest.number}") for seat in range(len(places))]
    decisions, seconds, longest = [0] * len(players), [0.0] * len(players), [0.0] * len(players)
    orders = Counter[str]()
    now, _ = position.begin(game, options)
    answers = 0
    while not now.outcome and answers < LONGEST:
        question = now.questions[0]
        if question.actor == CHANCE:
            choice = chance.take(question, below)
        elif len(question.options()) == 1:
            choice = question.options()[0]
        else:
            who = places[question.actor]
            start = time.process_time()
            choice = answer(players[who], game, now, question.actor, minds[question.actor])
            spent = time.process_time() - start
            seconds[who] += spent
            decisions[who] += 1
            longest[who] = max(longest[who], spent)
            if len(players) == 1:
                orders[f"{question.actor} {type(choice).__name__}"] += 1
            if watch:
                watch(question, choice, spent)
        now, _ = position.answer(game, now, question.actor, choice)
        answers += 1
    dismiss(players)
    winners = now.outcome.winners if now.outcome else ()
    lost = now.outcome is not None and now.outcome.lost
    manner = now.outcome.manner if now.outcome else "unfinished"
    return Played(
        contest.number, points(winners, places, len(players), sides, lost), tuple(decisions), tuple(seconds), manner,
        answers, places, tuple(winners), now.outcome.scores if now.outcome else (), tuple(longest), dict(orders),
    )  # fmt: skip


def points(
    winners: Sequence[int], places: Sequence[int], contenders_: int, sides: int, lost: bool = False
) -> tuple[float, ...]:
    """What each contender gets: one point if any seat of his has won, of a draw what his sides are worth."""
    if winners or lost:
        first = {places[seat] for seat in winners}
        return tuple(float(who in first) for who in range(contenders_))
    seats = len(places)
    return tuple(places.count(who) / seats for who in range(contenders_))
