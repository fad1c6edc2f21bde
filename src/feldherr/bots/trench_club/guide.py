"""How the search looks at Trench Club: where a unit marches, whom it attacks, what is bought."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any

from feldherr.bots.search.guide import Weight
from feldherr.bots.trench_club.greedy import BOT
from feldherr.bots.trench_club.worth import Worth, open_forts
from feldherr.games.trench_club import actions as a
from feldherr.games.trench_club.automa.measure import ways_to
from feldherr.games.trench_club.state import ABOARD, GONE, INSIDE, State, frame_of
from feldherr.games.trench_club.units import DESTROYED, FOOT, PRICE, SPEED
from feldherr.games.trench_club.victory import goal
from feldherr.games.trench_club.ways import Reach
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position
from feldherr.kernel.question import Question

FORT, COIN, NEAR, SCALE = 9.0, 1.0, 0.5, 10.0
WEIGHTS = {
    "step": Weight(1.0, 6, 2), "attacker_to_name": Weight(0.6, 5, 2), "target_to_attack": Weight(0.6, 4, 2),
    "what_to_buy": Weight(1.0, 5, 3), "unit_to_repair": Weight(0.6, 4, 3), "army_to_use": Weight(1.0, 3, 2),
    "unit_to_place": Weight(0.5, 4, 3),
}  # fmt: skip


class Guide:
    opponents: frozenset[str] = frozenset()

    def weight(self, question: Question) -> Weight | None:
        return WEIGHTS.get(question.name)

    def reply(self, question: Question, said: Sequence[Any], rng: random.Random) -> Any:
        return BOT.answer(question, rng)

    def propose(self, game: Game, position: Position, question: Question, rng: random.Random) -> list[Any]:
        return self.order(question, (), rng)

    def order(self, question: Question, said: Sequence[Any], rng: random.Random) -> list[Any]:
        first = BOT.answer(question, rng)
        rest = [option for option in question.options() if option != first]
        if question.name == "step":
            rest.sort(key=steps_worth(question), reverse=True)
        return [first, *rest]

    def turn(self, s: State) -> int:
        return s.round * len(s.order) + s.order.index(s.now) if s.now in s.order else 0

    def values(self, s: State) -> Sequence[float]:
        """TC §11.1: forts win; troops and coins are how one comes by them."""
        team = [0.0, 0.0]
        for house in s.fort:
            if house >= 0:
                team[s.team[house]] += FORT
        for side in (0, 1):
            held = team[side] / FORT
            team[side] += 2.0 * held * held / goal(s)
        for house, coins in enumerate(s.coins):
            team[s.team[house]] += COIN * coins
        for unit, where in enumerate(s.where):
            if where != GONE:
                kind, owner = s.kind[unit], s.owner[unit]
                left = 1.0 - s.damage[unit] / (DESTROYED + 2)
                team[s.team[owner]] += PRICE[kind] * left + 0.3 * s.experience[unit]
                if FOOT[kind] and where != ABOARD:
                    team[s.team[owner]] += NEAR * nearness(s, unit)
        chance = 1 / (1 + math.exp((team[1] - team[0]) / SCALE))
        seats = sorted((seat, s.team[power]) for power, seat in enumerate(s.seat_of) if seat >= 0)
        return [1 - chance if side else chance for _, side in seats]


def nearness(s: State, unit: int) -> float:
    """How near a foot soldier is to a fort that is not ours: 0 to 4."""
    kind, power, where = s.kind[unit], s.owner[unit], s.where[unit]
    if where >= INSIDE:
        return 1.0
    doors = tuple(sorted(hex_ for fort in open_forts(s, power) for hex_ in frame_of(s).doors[fort]))
    if not doors:
        return 4.0
    return max(0.0, 4.0 - ways_to(s, kind, doors)[where] / max(1, SPEED[kind]))


def steps_worth(question: Question) -> Any:
    """What the best hex is worth to which a step leads."""
    s, unit, _, _, made = question.args
    look = Worth(s, unit, s.owner[unit]).of
    best: dict[int, float] = {}
    if made == 0:
        for hex_, way in Reach(s, unit).way.items():
            if way:
                best[way[0]] = max(best.get(way[0], -1e9), look(hex_))

    def worth(option: Any) -> float:
        if isinstance(option, a.Go):
            return best[option.hex] if option.hex in best else look(option.hex)
        if isinstance(option, a.Enter):
            return 60.0
        here = s.where[unit]
        return look(here) if option == a.HALT and here < INSIDE else -50.0

    return worth


GUIDE = Guide()
