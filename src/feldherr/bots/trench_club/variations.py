"""A turn a little changed: one unit goes elsewhere, aims at another or holds its fire, and the rest stays as it was.

Tastes vary everything at once; what is good about a turn is kept only if most of it is left alone.
"""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from feldherr.bots.search.plans import Plan
from feldherr.bots.trench_club.greedy import conquers
from feldherr.bots.trench_club.taste import Taste
from feldherr.bots.trench_club.turns import Hand, carried, note
from feldherr.bots.trench_club.worth import Worth
from feldherr.games.trench_club import actions as a
from feldherr.games.trench_club.rules.movement.reach import reach
from feldherr.games.trench_club.state import State
from feldherr.kernel.position import Position
from feldherr.kernel.question import Choices, about

BEST, STAYS, FIRES = 6, 0.2, 0.3
"""Of so many hexes one is drawn, the better the likelier; how often a unit stays instead; how often it is the fire that
is changed, not a move."""
ATTEMPTS = 3
"""So many changes are tried for each turn wanted; some come to the same."""


class Meant(NamedTuple):
    """What a turn does with each unit: its answers once it is taken up, and at whom it fires."""

    moves: dict[int, tuple[Any, ...]]
    targets: dict[int, tuple[Any, ...]]


def meant(plan: Plan) -> Meant:
    moves, targets = dict[int, tuple[Any, ...]](), dict[int, tuple[Any, ...]]()
    doing: dict[int, tuple[Any, ...]] | None = None
    unit = -1
    for given in plan:
        if isinstance(given, a.Take | a.Name):
            doing, unit = moves if isinstance(given, a.Take) else targets, given.unit
            doing[unit] = ()
        elif isinstance(given, a.EndMovement):
            doing = None
        elif doing is not None:
            doing[unit] = (*doing[unit], given)
    return Meant(moves, targets)


class Changed(Hand):
    """Carries out what is meant, but for one unit; what becomes impossible by that is answered by the taste."""

    def __init__(self, taste: Taste, rng: random.Random, plan: Meant, moving: int = -1, firing: int = -1) -> None:
        super().__init__(taste, False, rng)
        self.plan, self.moving, self.firing = plan, moving, firing
        self.stubborn = firing >= 0
        """Whether all others fire as it was meant: who was moved may have opened better targets."""

    def __call__(self, seat: int, choices: Choices, args: tuple[Any, ...], options: list[Any]) -> Any:
        if not (self.march and self.march[0] in options):
            given = self.own_way(choices, args, options)
            if given:
                self.march = list(given)
        return super().__call__(seat, choices, args, options)

    def own_way(self, choices: Choices, args: tuple[Any, ...], options: list[Any]) -> tuple[Any, ...]:
        """What is not left to the taste; nothing if it is."""
        name, s = choices.__name__, about(choices, args, "s")
        if name == "step":
            unit = about(choices, args, "unit")
            if unit == self.moving and not about(choices, args, "steps"):
                return elsewhere(s, unit, self.own.taste, options, self.rng)
            if unit != self.moving and not about(choices, args, "steps"):
                said = self.plan.moves.get(unit, ())
                return said if said and said[0] in options else ()
        elif name == "attacker_to_name" and self.stubborn:
            for unit in self.plan.targets:
                if unit != self.firing and a.Name(unit) in options:
                    return (a.Name(unit), *self.plan.targets[unit])
            if a.Name(self.firing) in options and self.firing not in self.plan.targets:
                return (a.Name(self.firing),)
            if a.Name(self.firing) in options and self.rng.random() < 0.5:
                return (a.Name(self.firing),)
            return (options[-1],)
        elif name == "target_to_attack" and about(choices, args, "unit") == self.firing:
            others = [one for one in options if (one,) != self.plan.targets.get(self.firing, ())[:1]]
            return (self.rng.choice(others or options),)
        return ()


def elsewhere(s: State, unit: int, taste: Taste, options: list[Any], rng: random.Random) -> tuple[Any, ...]:
    """Another hex among the best ones, into a fort, or nowhere."""
    forts = [one for one in options if isinstance(one, a.Enter)]
    if forts and rng.random() < STAYS:
        return (rng.choice(forts),)
    found = reach(s, unit)
    if a.HALT in options and (rng.random() < STAYS or not found.spent):
        return (a.HALT,)
    worth = Worth(s, unit, s.owner[unit], taste)
    ranked = sorted(found.spent, key=lambda hex_: (worth.of(hex_) - 0.01 * found.spent[hex_], -hex_), reverse=True)
    if not ranked:
        return ()
    hex_ = ranked[min(rng.randrange(BEST), rng.randrange(2 * BEST), len(ranked) - 1)]
    way = (*map(a.Go, found.way[hex_]), a.HALT)
    return way if way[0] in options else ()


def takes_fort(s: State, unit: int, said: tuple[Any, ...]) -> bool:
    """Nobody gives up a conquest for a better place: values learned from who never does cannot weigh it."""
    return any(isinstance(one, a.Enter) and conquers(s, s.owner[unit], one.hex) for one in said)


def variations(
    position: Position, seat: int, plan: Plan, rng: random.Random, taste: Taste, wanted: int
) -> list[Plan]:
    """The plan itself, then others that differ from it in what one unit does."""
    assert position.call is not None
    s: State = position.settled
    it = meant(plan)
    found: dict[Any, Plan] = {}
    note(found, plan)
    movers = [unit for unit, said in it.moves.items() if not takes_fort(s, unit, said)]
    shooters = list(dict.fromkeys([*it.targets, *it.moves]))
    if not movers and not shooters:
        return [plan]
    for _ in range(ATTEMPTS * wanted):
        fires = shooters and (not movers or rng.random() < FIRES)
        hand = Changed(
            taste, rng, it,
            moving=-1 if fires else rng.choice(movers), firing=rng.choice(shooters) if fires else -1,
        )  # fmt: skip
        note(found, carried(s, position.call, seat, hand))
        if len(found) > wanted:
            break
    return list(found.values())
