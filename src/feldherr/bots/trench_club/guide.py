"""How the search looks at Trench Club: where a unit marches, whom it attacks, what is bought."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any

from feldherr.bots.search.gestures import Gesture
from feldherr.bots.search.guide import Weight
from feldherr.bots.trench_club.greedy import Greedy
from feldherr.bots.trench_club.taste import TUNED, Taste
from feldherr.bots.trench_club.worth import Worth, open_forts, way_to_best
from feldherr.games.trench_club import actions as a
from feldherr.games.trench_club.automa.measure import ways_to
from feldherr.games.trench_club.automa.threats import threatened
from feldherr.games.trench_club.state import GONE, INSIDE, State, frame_of
from feldherr.games.trench_club.units import FOOT, PRICE, SPEED
from feldherr.games.trench_club.ways import Reach
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position
from feldherr.kernel.question import Question

FORT, MORE, THREATENED, WORD, COIN = 0.2, 0.05, 0.8, 0.5, 0.02
PRICED, HURT, LEARNED, SOLDIER, NEAR = 0.02, 0.01, 0.07, 0.09, 0.02
"""What these are worth in the odds of winning: fitted to a hundred games of greedy with itself."""
BOT = Greedy(TUNED)
WEIGHTS = {
    "step": Weight(0.5, 5, 3), "attacker_to_name": Weight(0.5, 4, 3), "target_to_attack": Weight(0.5, 4, 3),
    "what_to_buy": Weight(0.5, 5, 4), "unit_to_repair": Weight(0.5, 4, 3), "army_to_use": Weight(1.0, 3, 3),
    "unit_to_place": Weight(0.25, 4, 3),
}  # fmt: skip


class Guide:
    opponents: frozenset[str] = frozenset()

    def weight(self, question: Question) -> Weight | None:
        """Where a unit goes is decided at its first step."""
        return None if under_way(question) else WEIGHTS.get(question.name)

    def reply(self, question: Question, said: Sequence[Any], rng: random.Random) -> Any:
        """What greedy says; a march as a whole, so that its way is looked for once."""
        if question.name != "step" or under_way(question):
            return BOT.answer(question, rng)
        s, unit = question.args[:2]
        options = question.options()
        at_once = BOT.enter_or_stay(s, unit, options)
        if at_once is not None:
            return at_once
        way = way_to_best(s, unit, TUNED)
        return Gesture(map(a.Go, way)) if way and a.Go(way[0]) in options else BOT.halt(options)

    def by_taste(self, question: Question, said: Sequence[Any], rng: random.Random, taste: Taste) -> Any:
        return Greedy(taste).answer(question, rng)

    def propose(
        self, game: Game, position: Position, question: Question, rng: random.Random, iterations: int
    ) -> list[Any]:
        return self.order(question, (), rng)

    def order(self, question: Question, said: Sequence[Any], rng: random.Random) -> list[Any]:
        first = BOT.answer(question, rng)  # not the whole march: the tree is over single answers
        rest = [option for option in question.options() if option != first]
        if question.name == "step":
            rest.sort(key=steps_worth(question), reverse=True)
        return [first, *rest]

    def judge(self, game: Game, world: Position, option: Any, seat: int, rng: random.Random) -> float | None:
        return None

    def turn(self, s: State) -> int:
        return s.round * len(s.order) + s.order.index(s.now) if s.now in s.order else 0

    def values(self, s: State) -> Sequence[float]:
        """TC §11.1: forts win; troops, coins and who stands before whose door are how one comes by them."""
        score = [0.0, 0.0]
        forts = [0, 0]
        for fort, house in enumerate(s.fort):
            if house >= 0:
                forts[s.team[house]] += 1
                score[s.team[house]] -= THREATENED * threatened(s, fort, house)
        for team in (0, 1):
            score[team] += FORT * forts[team] + MORE * forts[team] ** 2
        for house, coins in enumerate(s.coins):
            score[s.team[house]] += COIN * coins
        if s.now >= 0:
            score[s.team[s.now]] += WORD
        for unit, where in enumerate(s.where):
            if where != GONE:
                kind = s.kind[unit]
                worth = PRICED * PRICE[kind] - HURT * PRICE[kind] * s.damage[unit] + LEARNED * s.experience[unit]
                if FOOT[kind] and where >= 0:
                    worth += SOLDIER + NEAR * nearness(s, unit)
                score[s.team[s.owner[unit]]] += worth
        chance = 1 / (1 + math.exp(score[1] - score[0]))
        seats = sorted((seat, s.team[power]) for power, seat in enumerate(s.seat_of) if seat >= 0)
        return [1 - chance if side else chance for _, side in seats]


def under_way(question: Question) -> bool:
    """Whether a unit has made a step of its move already."""
    return question.name == "step" and question.args[4] > 0


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
    look = Worth(s, unit, s.owner[unit], TUNED).of
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
