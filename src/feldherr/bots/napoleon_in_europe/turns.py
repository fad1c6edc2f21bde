"""Whole turns as candidates: who is left, who is asked to ally, every march and landing, by this or that taste.

No march by itself says how good it is: who leaves an ally must take what that one does not guard, in the same turn.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, NamedTuple

from feldherr.bots.napoleon_in_europe.desk import Desk
from feldherr.bots.napoleon_in_europe.lands import rounds_left
from feldherr.bots.napoleon_in_europe.staff import reply
from feldherr.bots.napoleon_in_europe.taste import Taste
from feldherr.bots.search.plans import Turn
from feldherr.games.napoleon_in_europe import actions as a
from feldherr.games.napoleon_in_europe.board import bits
from feldherr.games.napoleon_in_europe.state import State
from feldherr.kernel.game import Game
from feldherr.kernel.playout import Stop, playout
from feldherr.kernel.position import Position
from feldherr.kernel.question import Choices, Question

MOVING = frozenset(("opening", "orders", "destination", "how_many", "harbour"))
"""What a turn consists of before anybody else has a word in it."""
VARIED = (
    "superior", "land", "capital", "homeland", "rob", "envy", "reach", "choice", "enough", "kill", "loss", "joined",
)  # fmt: skip
"""The numbers of a taste that are drawn anew for another one."""
SPREAD = 0.7
"""How far away, in the logarithm of each."""
ATTEMPTS = 3
"""So many tastes are asked for each candidate wanted; many of them would march alike."""
LONGEST = 400
"""A turn of more answers goes in circles."""
SETTLED = 3
"""From this round on who has no ally has left them, or was left."""


Ends = tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]
"""Where everybody stands after a turn, and who is allied: turns that end alike are one."""


class Stance(NamedTuple):
    """How a turn is played: by which taste, whom it leaves, whether it offers alliances."""

    taste: Taste
    left: frozenset[int] = frozenset()
    offers: bool = True
    staying: frozenset[tuple[int, int]] = frozenset()
    """Stacks that do not march: nation and region."""


def alone(s: State, seat: int) -> bool:
    """NE §11.8: whether the seat is at war with everybody, by its own doing or another's."""
    return s.round >= SETTLED and s.allies[seat].bit_count() == 1


def stances(s: State, seat: int, taste: Taste, rng: random.Random) -> Iterator[Stance]:
    """As the taste would, which seeks peace; war on all, on one ally; then by tastes near it, in peace and in war."""
    allies = frozenset(bits(s.allies[seat] & ~(1 << seat)))
    war = Stance(taste._replace(stab=float(max(0, rounds_left(s)))), allies, offers=False)
    yield Stance(taste)
    fighting = bool(allies) or alone(s, seat)
    if fighting:
        yield war
        for one in sorted(allies) if len(allies) > 1 else ():
            yield war._replace(left=frozenset((one,)))
    while True:
        yield Stance(near(taste, rng))
        if fighting:
            yield war._replace(taste=near(war.taste, rng))


def near(taste: Taste, rng: random.Random, spread: float = SPREAD) -> Taste:
    """Another taste not too far from this one."""
    return taste._replace(**{name: getattr(taste, name) * math.exp(rng.gauss(0, spread)) for name in VARIED})


def turns(game: Game, position: Position, seat: int, rng: random.Random, taste: Taste, wanted: int) -> list[Turn]:
    """The turn this taste would play, then others that end otherwise."""
    return different(game, position, seat, stances(position.now, seat, taste, rng), rng, {}, wanted)


def varied(game: Game, position: Position, seat: int, best: Turn, rng: random.Random, wanted: int) -> list[Turn]:
    """Turns near this one."""
    _, ends = carried(game, position, seat, best.intent, rng)
    return different(game, position, seat, closer(best, rng), rng, {ends: best}, wanted + 1)[1:]


def closer(best: Turn, rng: random.Random) -> Iterator[Stance]:
    """By a taste near its own; with one stack that stays."""
    stance: Stance = best.intent
    marches = [one for one in best if isinstance(one, a.From)]
    while True:
        yield stance._replace(taste=near(stance.taste, rng, SPREAD / 2))
        if marches:
            start = rng.choice(marches)
            yield stance._replace(staying=stance.staying | {(start.nation, start.region)})


def different(
    game: Game, position: Position, seat: int, wished: Iterator[Stance], rng: random.Random, found: dict[Ends, Turn],
    wanted: int,
) -> list[Turn]:  # fmt: skip
    """Turns that end otherwise than those found before."""
    for number, stance in enumerate(wished):
        if len(found) >= wanted or number >= ATTEMPTS * wanted:
            break
        turn, ends = carried(game, position, seat, stance, rng)
        if turn:
            found.setdefault(ends, turn)
    return list(found.values())


class Rehearsal:
    """Plays a seat's turn as long as nothing is rolled and nobody else is asked."""

    def __init__(self, seat: int, stance: Stance, given: list[Any], rng: random.Random) -> None:
        self.seat, self.stance, self.rng = seat, stance, rng
        self.given, self.said = given, list[Any]()
        self.desk = Desk(seat, stance.taste)

    def __call__(self, seat: int, choices: Choices, args: tuple[Any, ...], options: list[Any]) -> Any:
        question = Question(seat, choices, args)
        if seat != self.seat or question.name not in MOVING or len(self.said) >= LONGEST:
            raise Stop
        question._options = options
        found = self.ordered(question, options)
        self.said.append(found)
        self.given.append(found)
        return found

    def ordered(self, question: Question, options: list[Any]) -> Any:
        stance = self.stance
        if question.name == "opening" and not stance.offers:
            return next((one for one in options if isinstance(one, a.Break) and one.seat in stance.left), a.BEGIN_TURN)
        if question.name == "orders" and (stance.staying or not stance.offers):
            question._options = options = [one for one in options if not self.out_of_question(one)]
        found = self.desk.answer(question, options)
        return reply(question, self.given, self.rng, stance.taste) if found is None else found

    def out_of_question(self, option: Any) -> bool:
        if isinstance(option, a.Propose):
            return not self.stance.offers
        return isinstance(option, a.From) and (option.nation, option.region) in self.stance.staying


def never(_: int) -> int:
    """Nothing is rolled in a rehearsal."""
    raise Stop


def carried(game: Game, position: Position, seat: int, stance: Stance, rng: random.Random) -> tuple[Turn, Ends]:
    """The turn from here, and how it ends."""
    s: State = game.copy(position.settled)
    rehearsal = Rehearsal(seat, stance, [given.answer for given in position.given], rng)
    with suppress(Stop):
        playout(game, s, position.call, rehearsal, never, position.given)
    turn = Turn(rehearsal.said)
    turn.intent = stance
    return turn, (tuple(s.fig), tuple(s.allies))
