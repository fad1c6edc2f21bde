"""What an answer comes to near the end: everybody plays on by his first thought until the game is over."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from feldherr.bots.napoleon_in_europe.desk import Desk
from feldherr.bots.napoleon_in_europe.lands import gains, rounds_left
from feldherr.bots.napoleon_in_europe.staff import reply
from feldherr.bots.napoleon_in_europe.taste import TUNED, Taste
from feldherr.bots.search.plans import Plan
from feldherr.games.napoleon_in_europe.actions import BeginTurn, Break
from feldherr.games.napoleon_in_europe.board import bits
from feldherr.games.napoleon_in_europe.state import State
from feldherr.kernel import chance
from feldherr.kernel.answers import NO
from feldherr.kernel.game import Game
from feldherr.kernel.playout import Stop, playout
from feldherr.kernel.position import Position, answer
from feldherr.kernel.question import Choices, Question

LONGEST = 6_000
"""So many answers at most: first thoughts may go in circles."""
MARCHING = frozenset(("orders", "destination", "how_many"))
STEEP = 0.5
"""How much a region more for each nation is worth at the end, in the odds."""


class Onward:
    """A player for all seats; the one that thinks may go by another taste, and begins with what he has planned."""

    def __init__(
        self, said: Sequence[Any], seat: int, own: Taste, others: Taste, rng: random.Random, plan: Sequence[Any] = (),
        quick: bool = True,
    ) -> None:  # fmt: skip
        """`quick`: marches are thought out once a turn (`Desk`); the first opponents thought of every one anew."""
        self.said, self.seat, self.own, self.others, self.rng = list(said), seat, own, others, rng
        self.plan = list(reversed(plan))
        self.desks: dict[int, Desk] = {}
        self.quick = quick

    def __call__(self, seat: int, choices: Choices, args: tuple[Any, ...], options: list[Any]) -> Any:
        if len(self.said) > LONGEST:
            raise Stop
        if self.plan and seat == self.seat:
            planned = self.plan.pop()
            if planned in options:
                self.said.append(planned)
                return planned
            self.plan.clear()
        question = Question(seat, choices, args)
        question._options = options
        taste, found = self.own if seat == self.seat else self.others, None
        if self.quick and question.name in MARCHING:
            desk = self.desks.get(seat)
            if desk is None:
                desk = self.desks[seat] = Desk(seat, taste)
            found = desk.answer(question, options)
        if found is None:
            found = reply(question, self.said, self.rng, taste)
        self.said.append(found)
        return found


def come_to(
    game: Game, world: Position, option: Any, seat: int, rng: random.Random, taste: Taste = TUNED, treason: float = 0.0,
    quick: bool = False,
) -> float:  # fmt: skip
    """The end of the game after an answer, as it is for the seat: 0..1; `treason`: how often others leave earlier."""
    others = taste._replace(stab=taste.stab + 1) if treason and rng.random() < treason else taste
    following, _ = answer(game, world, seat, option)
    if following.outcome:
        return final(following.now, seat)
    s = game.copy(following.settled)
    with suppress(Stop):
        own = from_now_on(s, option, taste)
        onward = Onward([given.answer for given in following.given], seat, own, others, rng, quick=quick)
        playout(game, s, following.call, onward, chance.from_random(rng), following.given)
    return final(s, seat)


def leads_to(
    game: Game, world: Position, plan: Plan, seat: int, rng: random.Random, taste: Taste, treason: float
) -> float:
    """The end of the game after a whole turn, as it is for the seat."""
    others = taste._replace(stab=taste.stab + 1) if treason and rng.random() < treason else taste
    s = game.copy(world.settled)
    own = taste._replace(stab=float(rounds_left(s))) if any(isinstance(one, Break) for one in plan) else taste
    with suppress(Stop):
        onward = Onward([given.answer for given in world.given], seat, own, others, rng, plan)
        playout(game, s, world.call, onward, chance.from_random(rng), world.given)
    return final(s, seat)


def from_now_on(s: State, option: Any, taste: Taste = TUNED) -> Taste:
    """Who leaves an ally or refuses one is nobody's ally any more: half a war comes to nothing."""
    if isinstance(option, Break) or option == NO or (isinstance(option, BeginTurn) and s.turn.proposed):
        return taste._replace(stab=float(rounds_left(s)))
    return taste


def final(s: State, seat: int) -> float:
    """Half for the first place, half for how far ahead: so near misses count."""
    found = gains(s)
    best = max(found[one] for one in bits(s.alive))
    shares = [math.exp(STEEP * (one - best)) if s.alive >> who & 1 else 0.0 for who, one in enumerate(found)]
    first = s.alive >> seat & 1 and found[seat] == best
    return 0.5 * first / found.count(best) + 0.5 * shares[seat] / sum(shares)


def turn(s: State) -> int:
    return s.round * max(1, len(s.order)) + s.slot
