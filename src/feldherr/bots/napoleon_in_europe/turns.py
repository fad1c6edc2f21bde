"""Whole turns as candidates: who is left, who is asked to ally, every march and landing, by this or that taste.

No march by itself says how good it is: who leaves an ally must take what that one does not guard, in the same turn.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from feldherr.bots.napoleon_in_europe.lands import rounds_left
from feldherr.bots.napoleon_in_europe.staff import reply
from feldherr.bots.napoleon_in_europe.taste import Taste
from feldherr.bots.search.plans import Plan
from feldherr.games.napoleon_in_europe import actions as a
from feldherr.games.napoleon_in_europe.board import bits
from feldherr.games.napoleon_in_europe.state import State
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position, answer
from feldherr.kernel.question import Question
from feldherr.kernel.store import encode

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


class Stance(NamedTuple):
    """How a turn is played: by which taste, whom it leaves, whether it offers alliances."""

    taste: Taste
    left: frozenset[int] = frozenset()
    offers: bool = True


def alone(s: State, seat: int) -> bool:
    """NE §11.8: whether the seat is at war with everybody, by its own doing or another's."""
    return s.round >= SETTLED and s.allies[seat].bit_count() == 1


def at_war(s: State, seat: int, taste: Taste) -> Taste:
    """Who is nobody's ally any more does not become one by the way: peace is a candidate like others."""
    return taste._replace(stab=float(max(0, rounds_left(s)))) if alone(s, seat) else taste


def stances(s: State, seat: int, taste: Taste, rng: random.Random) -> Iterator[Stance]:
    """As the taste would; against all; against one ally; peace again; then by tastes near it, in peace and in war."""
    allies = frozenset(bits(s.allies[seat] & ~(1 << seat)))
    usual, war = at_war(s, seat, taste), taste._replace(stab=float(max(0, rounds_left(s))))
    yield Stance(usual)
    if allies:
        yield Stance(war, allies, offers=False)
        for one in sorted(allies) if len(allies) > 1 else ():
            yield Stance(war, frozenset((one,)), offers=False)
    elif usual is not taste:
        yield Stance(taste)
    while True:
        yield Stance(near(usual, rng))
        if allies:
            yield Stance(near(war, rng), allies, offers=False)


def near(taste: Taste, rng: random.Random) -> Taste:
    """Another taste not too far from this one."""
    return taste._replace(**{name: getattr(taste, name) * math.exp(rng.gauss(0, SPREAD)) for name in VARIED})


def turns(game: Game, position: Position, seat: int, rng: random.Random, taste: Taste, wanted: int) -> list[Plan]:
    """The turn this taste would play, then others that end otherwise."""
    found: dict[bytes, Plan] = {}
    for number, stance in enumerate(stances(position.now, seat, taste, rng)):
        if len(found) == wanted or number == ATTEMPTS * wanted:
            break
        plan = carried(game, position, seat, stance, rng)
        if plan:
            assert plan.leads_to is not None
            found.setdefault(encode(plan.leads_to), plan)
    return list(found.values())


def carried(game: Game, position: Position, seat: int, stance: Stance, rng: random.Random) -> Plan:
    """The turn from here, as long as nothing is rolled and nobody else is asked."""
    said: list[Any] = []
    while len(said) < LONGEST and (question := position.question(seat)) and question.name in MOVING:
        said.append(ordered(stance, question, [given.answer for given in position.given], rng))
        position, _ = answer(game, position, seat, said[-1])
    return Plan(said, position)


def ordered(stance: Stance, question: Question, given: list[Any], rng: random.Random) -> Any:
    options = question.options()
    if question.name == "opening" and not stance.offers:
        return next((one for one in options if isinstance(one, a.Break) and one.seat in stance.left), a.BEGIN_TURN)
    if question.name == "orders" and not stance.offers:
        question = Question(question.actor, question.choices, question.args)
        question._options = [one for one in options if not isinstance(one, a.Propose)]
    return reply(question, given, rng, stance.taste)
