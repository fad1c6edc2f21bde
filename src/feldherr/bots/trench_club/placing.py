"""An army set up as a whole: who stands where around its number, as the taste would have it, and otherwise.

Where an army begins decides much, and the taste sees only how near a fort is, not who will shoot first.
"""

from __future__ import annotations

import random
from typing import Any

from feldherr.bots.search.plans import Plan
from feldherr.bots.trench_club.taste import Taste
from feldherr.bots.trench_club.worth import Worth
from feldherr.games.trench_club import GAME
from feldherr.games.trench_club import actions as a
from feldherr.games.trench_club.rules.calls import PlaceArmy
from feldherr.games.trench_club.state import State, copy
from feldherr.kernel import chance
from feldherr.kernel.playout import Playout, mute
from feldherr.kernel.position import Position
from feldherr.kernel.question import Choices, about

WHIMS = (4.0, 12.0, 40.0)
"""How far from the taste's a set-up may be: what chance adds to the worth of a hex; a move to a fort is worth 12."""
ATTEMPTS = 3


class Placer:
    """Puts one unit after the other where it is worth most, as a whim has it."""

    def __init__(self, taste: Taste, whim: float, rng: random.Random) -> None:
        self.taste, self.whim, self.rng = taste, whim, rng
        self.said: list[Any] = []

    def __call__(self, seat: int, choices: Choices, args: tuple[Any, ...], options: list[Any]) -> Any:
        s, power = about(choices, args, "s"), about(choices, args, "power")
        places = [option for option in options if isinstance(option, a.Place)]
        worth = {unit: Worth(s, unit, power, self.taste) for unit in {place.unit for place in places}}

        def wanted(place: a.Place) -> tuple[float, int]:
            whim = self.rng.gauss(0, self.whim) if self.whim else 0.0
            return worth[place.unit].of(place.hex) + whim, -place.unit

        self.said.append(max(places, key=wanted))
        return self.said[-1]


def placed(position: Position, placer: Placer) -> Plan:
    """The army that is being placed, to its last unit; nothing is drawn."""
    s: State = copy(position.settled)
    call, first = position.call, position.call
    assert isinstance(first, PlaceArmy)
    ask = Playout(placer, chance.from_random(placer.rng))
    while isinstance(call, PlaceArmy) and call.go == first.go:
        call = GAME.run(s, call, ask, mute)
    return Plan(placer.said, Position(s, call, (), s, (), 0))


def placements(position: Position, rng: random.Random, taste: Taste, wanted: int) -> list[Plan]:
    """The set-up by the taste, then others in which the units stand otherwise."""
    found: dict[tuple[int, ...], Plan] = {}
    for number in range(ATTEMPTS * wanted):
        plan = placed(position, Placer(taste, rng.choice(WHIMS) if number else 0.0, rng))
        assert plan.leads_to is not None
        found.setdefault(tuple(plan.leads_to.settled.where), plan)
        if len(found) == wanted:
            break
    return list(found.values())
