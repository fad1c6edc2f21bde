"""How likely each side is to win, at one moment of a game: from what one seat knows, or with everything open."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from feldherr.bots.search.bot import guide_of
from feldherr.bots.search.guide import Guide
from feldherr.bots.search.tree import Edge
from feldherr.bots.search.walk import Walk
from feldherr.kernel import chance
from feldherr.kernel.answers import Illegal
from feldherr.kernel.game import Game, Seat
from feldherr.kernel.playout import Stop, play_on
from feldherr.kernel.position import Position, answer
from feldherr.kernel.question import Choices, Question, about

TURNS = 4
"""At most so many turns are played on from a moment: one for each side."""
NOBODY = -2
"""No seat searches: all reply."""
Estimate = Callable[[Any], Sequence[float]]
"""How likely each seat is to win in a state."""


class World(NamedTuple):
    """A world the viewer holds possible, and the seed of what the dice show in it."""

    position: Position
    luck: int
    number: int


def estimate_of(game_name: str, guide: Guide) -> Estimate:
    """The game's own `chances`, where the values the search goes by are too steep to be read as chances."""
    place = f"feldherr.bots.{game_name.replace('-', '_')}.chances"
    if find_spec(place) is None:
        return guide.values
    found: Estimate = import_module(place).chances
    return found


class Judge:
    """Tells the chances of the sides; a side is a team, and sides are in the order of their first seats."""

    def __init__(self, game: Game, seats: Sequence[Seat]) -> None:
        self.game, self.guide = game, guide_of(game.name)
        self.estimate = estimate_of(game.name, self.guide)
        teams = list(dict.fromkeys(seat.team for seat in seats))
        self.sides = tuple(tuple(n for n, seat in enumerate(seats) if seat.team == team) for team in teams)
        self.turns = min(TURNS, max(2, len(self.sides)))

    def side_of(self, seat: int) -> int:
        return next(side for side, seats in enumerate(self.sides) if seat in seats)

    def worlds(self, position: Position, viewer: int | None, seed: str, count: int) -> list[World]:
        """Worlds the viewer cannot tell from this one; without a viewer, this one with other dice."""
        rng = random.Random(seed)
        drawn = []
        for number in range(count):
            world = position if viewer is None else self.game.resample(position, viewer, rng)
            drawn.append(World(world, rng.getrandbits(48), number))
        return drawn

    def expect(self, world: World, seat: int = NOBODY, answers: Sequence[Any] | None = ()) -> list[float]:
        """The chances of the sides after these answers of a seat; `Illegal` if they are not open in this world.

        None: it answers something promising, in every world something else. However many turns the answers end, it is
        looked ahead to the same one: who comes later is no better for it.
        """
        position = world.position
        until = self.guide.turn(position.now) + self.turns
        for choice in answers or ():
            position, _ = answer(self.game, position, seat, choice)
        ahead = Foresight(self.game, self.guide, self.estimate, world)
        ahead.undecided = seat if answers is None else NOBODY
        return self.by_side(ahead.look(position, until, self.turns))

    def by_side(self, values: Sequence[float]) -> list[float]:
        """One number a side, together 1. A side that plays against the rules alone keeps its own number."""
        each = [sum(values[seat] for seat in seats) / len(seats) for seats in self.sides]
        total = sum(each)
        return [one / total for one in each] if len(each) > 1 and total > 0 else each

    def chances(self, position: Position, viewer: int | None, seed: str, count: int) -> list[float]:
        """The chances of the sides at a position, on average over the worlds."""
        return mean([self.expect(world) for world in self.worlds(position, viewer, seed, count)])

    def compare(self, worlds: Sequence[World], seat: int, lines: Sequence[Sequence[Any] | None]) -> list[float]:
        """The seat's own chances after each of these lines of answers, in the same worlds with the same dice."""
        side, found = self.side_of(seat), []
        for world in worlds:
            try:
                found.append([self.expect(world, seat, answers)[side] for answers in lines])
            except Illegal:
                continue  # what was answered later is not open in every world the seat held possible before
        return mean(found) if found else []


class Foresight(Walk):
    """All seats reply at once; the estimates at the beginnings of the turns to come are averaged.

    A single one would favour whose turn it is, and the curve would go up and down with every turn.
    """

    def __init__(self, game: Game, guide: Guide, estimate: Estimate, world: World) -> None:
        super().__init__(game, guide, Edge(), NOBODY, random.Random(world.luck))
        self.estimate, self.number = estimate, world.number
        self.undecided = NOBODY
        self.turn = 0
        self.estimates: list[Sequence[float]] = []

    def look(self, position: Position, until: int, turns: int) -> Sequence[float]:
        """Play on until that turn; what the last so many turns promised each seat. An end counts for all to come."""
        if position.outcome:
            return position.outcome.scores
        self.turn, self.until = until - turns, until
        self.said = [given.answer for given in position.given]
        try:
            outcome, _ = play_on(self.game, position, self.answer, chance.from_random(self.rng))
            missing = max(1, turns - len(self.estimates))
            return mean([*self.estimates, *[outcome.scores] * missing])
        except Stop:
            return mean(self.estimates)

    def answer(self, seat: int, choices: Choices, args: tuple[Any, ...], options: list[Any]) -> Any:
        s = about(choices, args, "s")
        turn = self.guide.turn(s)
        if turn > self.turn:
            self.turn = turn
            self.estimates.append(self.estimate(s))
            if turn >= self.until:
                raise Stop
        question = Question(seat, choices, args)
        question._options = options
        given = self.promising(question) if seat == self.undecided else self.planned(question)
        self.said.append(given)
        return given

    def promising(self, question: Question) -> Any:
        """The first answer that is worth a thought is drawn among the promising ones; the rest follows by reply."""
        given, weight = self.planned(question), self.guide.weight(question)
        if weight is None or weight.share <= 0:
            return given
        self.undecided = NOBODY
        if question.actor in self.plans:
            return given  # a whole command, drawn among several
        ranked = self.guide.order(question, self.said, self.rng)[: weight.width]
        return ranked[self.number % len(ranked)]


def mean(rows: Sequence[Sequence[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows)]
