"""A turn a little changed: one unit goes elsewhere or stays, some go at one target together; the rest as it was.

Intents vary everything at once; what is good about a turn is kept only if most of it is left alone.
"""

from __future__ import annotations

import random
from typing import Any

from feldherr.bots.search.plans import Turn
from feldherr.bots.viktory_ii.estimate import reach
from feldherr.bots.viktory_ii.intents import NEVER, drawn
from feldherr.bots.viktory_ii.outlook import Outlook
from feldherr.bots.viktory_ii.taste import Taste
from feldherr.games.viktory_ii.board import NOBODY, WATER, Hex, Unit
from feldherr.games.viktory_ii.rules.movement.ways import in_hand
from feldherr.games.viktory_ii.state import FRIGATE, State, enemies, units_of
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position

JOINT, TEMPER, STAYS = 0.35, 0.15, 0.25
"""How often some go at one target, how often all are bolder or more careful; how often else a unit stays."""
BEST, TOGETHER = 6, 4
"""Of so many quiet hexes one is drawn; so many are sent to a target at most."""
TRIES = 3
"""So often a change is drawn for each turn that is wanted: many come to the same."""
SURE, GUARD = (-NEVER, -0.5, 0.8, NEVER), (0.0, 1.0, 2.0, 3.0)


class Ways:
    """What the units of a seat could do, found out once."""

    def __init__(self, s: State, seat: int, taste: Taste) -> None:
        self.s, self.seat, self.outlook = s, seat, Outlook(s, seat, taste._replace(told=()))
        units = [unit for unit in units_of(s, seat) if s.aboard[unit] < 0 and in_hand(s, unit)]
        self.reached: dict[Unit, dict[Hex, Any]] = {unit: found for unit in units if (found := reach(s, unit))}
        self.units = sorted(self.reached)
        self.targets = sorted({hex_ for found in self.reached.values() for hex_ in found
                               if enemies(s, seat, s.held[hex_])})  # fmt: skip

    def quiet(self, unit: Unit) -> list[Hex]:
        """Where the unit could stand in peace, the best first."""
        s, sails = self.s, self.s.kind[unit] == FRIGATE
        calm = [hex_ for hex_ in self.reached[unit]
                if s.held[hex_] in (NOBODY, self.seat) and (s.terrain[hex_] == WATER) == sails]  # fmt: skip
        return sorted(calm, key=lambda hex_: (-self.outlook.quiet(s, self.seat, unit, hex_), hex_))[:BEST]

    def joint(self, rng: random.Random) -> dict[Unit, Hex]:
        """Some who can, at one target: of every kind one first, for dice come by kind."""
        goal, kinds = rng.choice(self.targets), self.s.kind
        able = [unit for unit in self.units if goal in self.reached[unit]]
        rng.shuffle(able)
        seen: dict[int, int] = {}
        ranked = []
        for place, unit in enumerate(able):
            seen[kinds[unit]] = seen.get(kinds[unit], 0) + 1
            ranked.append((seen[kinds[unit]], place, unit))
        many = 1 + rng.randrange(min(TOGETHER, len(able)))
        return {unit: goal for _, _, unit in sorted(ranked)[:many]}

    def single(self, rng: random.Random) -> dict[Unit, Hex]:
        unit = rng.choice(self.units)
        calm = self.quiet(unit)
        return {unit: self.s.where[unit] if not calm or rng.random() < STAYS else rng.choice(calm)}

    def changed(self, intent: Taste, rng: random.Random) -> Taste:
        how = rng.random()
        if how < TEMPER:
            return intent._replace(sure=rng.choice(SURE), guard=rng.choice(GUARD))
        new = self.joint(rng) if self.targets and how < TEMPER + JOINT else self.single(rng)
        told = dict(intent.told)
        for unit, hex_ in new.items():
            told[unit] = hex_
        return intent._replace(told=tuple(sorted(told.items())))


def variations(
    game: Game, position: Position, seat: int, best: Turn, rng: random.Random, wanted: int
) -> list[Turn]:  # fmt: skip
    """The turn, and so many others that differ from it in one thing, as far as they are found."""
    ways = Ways(position.now, seat, best.intent)
    found: dict[tuple[Any, ...], Turn] = {tuple(best): best}
    for _ in range(TRIES * wanted if ways.units else 0):
        if len(found) > wanted:
            break
        other = drawn(game, position, seat, ways.changed(best.intent, rng), rng)
        if other:
            found.setdefault(tuple(other), other)
    return [*found.values()]
