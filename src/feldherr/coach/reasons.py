"""Why one answer rather than another: what both come to in the same worlds with the same luck, term by term."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any, NamedTuple

from feldherr.bots.search.bot import guide_of, module_of
from feldherr.bots.search.by_command import ByCommand
from feldherr.bots.search.gestures import Gesture
from feldherr.bots.search.lines import Following
from feldherr.bots.search.tree import Edge
from feldherr.bots.search.walk import Walk
from feldherr.kernel import chance
from feldherr.kernel.answers import Illegal
from feldherr.kernel.game import Game
from feldherr.kernel.playout import Stop, play_on
from feldherr.kernel.position import Position, answer
from feldherr.kernel.question import Question

Terms = dict[str, float]
"""By name, in the odds of winning; a term without a name is not spoken of."""
END = "end"
"""The term of a game that is over by then."""
WON = 6.0
WORLDS = 10
OTHERS = 2
"""So many other answers are compared."""
FAR = 2
"""So many turns are played on at most; of a command, to its end."""
HARDLY, BESIDE = 0.05, 0.2
"""What moves the odds less is not worth a word, and what moves them by a smaller part than this of what moves most."""


class Speaking(NamedTuple):
    """How a game names what its estimate consists of: the beginning of its messages, and the terms of a state."""

    words: str
    terms: Callable[[Any, int], Terms]


def speaking(game: Game) -> Speaking:
    """A game that names no terms has one: how it stands."""
    place = module_of(game.name, "terms")
    if place is not None:
        found = import_module(place)
        return Speaking(found.WORDS, found.terms)
    values = guide_of(game.name).values
    return Speaking("", lambda s, seat: {"standing": odds(values(s)[seat])})


def odds(share: float) -> float:
    return math.log(max(1e-9, share) / max(1e-9, 1 - share))


class Difference(NamedTuple):
    """What an answer changes against others: by term on average, and in how many of a hundred worlds it is better.

    `mostly`: the terms that rise in more of the worlds than they fall in (1), or fall (-1).
    """

    terms: Terms
    share: int
    mostly: Mapping[str, int] = {}

    def most(self, sign: int) -> str | None:
        """The term that gains most (1), or loses most (-1), if it does so in most of the worlds and that matters."""
        named = {name: sign * change for name, change in self.terms.items() if name}
        least = max(HARDLY, BESIDE * max(map(abs, named.values()), default=0.0))
        telling = [name for name, change in named.items() if change > least and self.mostly.get(name, sign) == sign]
        return max(telling, key=lambda name: named[name], default=None)


class Weighing:
    """A question that is open to a seat, in worlds the seat cannot tell apart."""

    def __init__(self, game: Game, position: Position, seat: int, rng: random.Random) -> None:
        self.game, self.position, self.seat, self.rng = game, position, seat, rng
        self.guide, self.terms = guide_of(game.name), speaking(game).terms
        self.question = asked(position, seat)
        weight = self.guide.weight(self.question)
        self.far = max(1, min(FAR, weight.turns if weight else 1))

    def opponents(self) -> int:
        """How many others are playing."""
        playing = self.game.playing(self.position.now)
        seats = range(len(self.guide.values(self.position.now))) if playing is None else playing
        return sum(seat != self.seat for seat in seats)

    def others(self, advised: Any) -> list[Sequence[Any]]:
        """What else could be answered: to do nothing more, else what looks promising, else anything."""
        options = [option for option in self.question.options() if option != advised]
        if not advised.ends and (idle := [option for option in options if option.ends]):
            return [(idle[0],)]
        said = [given.answer for given in self.position.given]
        ranked = [option for option in self.guide.order(self.question, said, self.rng) if option in options]
        return [(one,) for one in (ranked or options)[:OTHERS]]

    def against(self, answers: Sequence[Any], others: Sequence[Sequence[Any]], until: float) -> Difference | None:
        """The answers compared with each of the others, as long as there is time; None if no world allows it."""
        changes: list[Terms] = []
        for number, (world, luck) in enumerate(self.worlds()):
            if number and time.monotonic() > until:
                break
            try:
                here = self.after(world, answers, luck)
            except Illegal:
                continue
            for other in others:
                try:
                    there = self.after(world, other, luck)
                except Illegal:
                    continue
                changes.append({name: here.get(name, 0.0) - there.get(name, 0.0) for name in {**here, **there}})
        if not changes:
            return None
        better = sum((total > 0) + 0.5 * (total == 0) for total in (sum(one.values()) for one in changes))
        names = dict.fromkeys(name for one in changes for name in one)
        average = {name: sum(one.get(name, 0.0) for one in changes) / len(changes) for name in names}
        ups = {name: sum((one.get(name, 0.0) > 0) - (one.get(name, 0.0) < 0) for one in changes) for name in names}
        mostly = {name: (up > 0) - (up < 0) for name, up in ups.items()}
        return Difference(average, round(100 * better / len(changes)), mostly)

    def worlds(self) -> Iterator[tuple[Position, int]]:
        for _ in range(WORLDS):
            yield self.game.resample(self.position, self.seat, self.rng), self.rng.getrandbits(48)

    def after(self, world: Position, answers: Sequence[Any], luck: int) -> Terms:
        """What is there when the command is carried out, or some turns later; of a finished game, who won."""
        rng = random.Random(luck)
        if isinstance(self.guide, ByCommand):
            return self.command(self.guide, world, answers, rng)
        turn, position = self.guide.turn, followed(self.game, world, self.seat, answers)
        if position.outcome:
            return ending(position.outcome.scores[self.seat])
        walk = Walk(self.game, self.guide, Edge(), self.seat, rng)
        walk.growing = False
        values = walk.go(position, turn(world.settled) + self.far - turn(position.settled))
        return ending(values[self.seat]) if walk.state is None else self.terms(walk.state, self.seat)

    def command(self, guide: ByCommand, world: Position, answers: Sequence[Any], rng: random.Random) -> Terms:
        kind = guide.kind
        if kind.idle(answers[0]):
            return self.terms(world.now, self.seat)
        player = Following(kind, self.seat, Gesture(answers), rng)
        try:
            outcome, _ = play_on(self.game, world, player, chance.from_random(rng))
        except Stop:
            return self.terms(player.state, self.seat)
        return ending(outcome.scores[self.seat])


def asked(position: Position, seat: int) -> Question:
    """The question open to a seat; `ValueError` if there is none."""
    question = position.question(seat)
    if question is None:
        raise ValueError(f"seat {seat} is not asked anything")
    return question


def followed(game: Game, position: Position, seat: int, answers: Sequence[Any]) -> Position:
    """Where these answers lead, as far as they are open; what is forced need not be among them. `Illegal`: none is."""
    for number, one in enumerate(answers):
        while (question := position.question(seat)) and len(options := question.options()) == 1 and one not in options:
            position, _ = answer(game, position, seat, options[0])
        if question is None or one not in options:
            if number == 0:
                raise Illegal("it is not open here")
            break
        position, _ = answer(game, position, seat, one)
    return position


COMMON = {END: ("coach-end-up", "coach-end-down"), "standing": ("coach-standing-up", "coach-standing-down")}
"""The messages of terms that are no game's own."""


def ending(score: float) -> Terms:
    return {END: WON * (2 * score - 1)}
