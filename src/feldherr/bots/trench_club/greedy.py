"""Greedy: every unit goes where it does most good now. Foot soldiers look for forts, the others for prey.

It looks at no answer of the enemy and plans nothing; what it does with a unit follows from where things stand.
"""

from __future__ import annotations

import random
from typing import Any

from feldherr.bots.trench_club.taste import PLAIN, Taste
from feldherr.bots.trench_club.worth import Worth, attack_worth, delivery, one_step_on, way_to_best
from feldherr.games.trench_club import actions as a
from feldherr.games.trench_club.rules.automa.threats import threatened
from feldherr.games.trench_club.rules.combat.fire import reaches
from feldherr.games.trench_club.rules.units import FOOT, FORCES, KINDS, PRICE, TRUCK
from feldherr.games.trench_club.state import State, enemies, frame_of, inside, power_of
from feldherr.kernel.answers import DONE
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position
from feldherr.kernel.question import Question

WANTED = ("mounted-infantry", "armoured-car", "infantry", "tank", "heavy-infantry")

WITH_FOUR = (
    ("infantry", "mounted-infantry", "anti-aircraft", "fighter"),
    ("heavy-infantry", "assault-gun", "howitzer", "armoured-car", "transport-truck"),
    ("heavy-mortar", "tank", "anti-tank", "big-bertha", "renault-ft17", "mark1-female"),
)
"""TC §3.5: with four players who begins acts with one army alone, so two foot soldiers are together in the first."""
SPLITS = (
    WITH_FOUR,
    (
        ("infantry", "mounted-infantry", "anti-tank", "armoured-car"),
        ("heavy-infantry", "assault-gun", "howitzer", "fighter", "transport-truck"),
        ("heavy-mortar", "tank", "anti-aircraft", "big-bertha", "renault-ft17", "mark1-female"),
    ),
    (
        ("infantry", "heavy-infantry", "assault-gun", "howitzer", "anti-tank"),
        ("mounted-infantry", "armoured-car", "tank", "fighter"),
        ("heavy-mortar", "anti-aircraft", "transport-truck", "big-bertha", "renault-ft17", "mark1-female"),
    ),
)
"""Ways to split an army; soldiers go with who can shoot."""


class Greedy:
    name = "greedy"

    def __init__(self, taste: Taste = PLAIN) -> None:
        self.taste = taste

    def choose(self, game: Game, position: Position, seat: int, rng: random.Random) -> Any:
        question = position.question(seat)
        assert question is not None
        return self.answer(question, rng)

    def answer(self, question: Question, rng: random.Random) -> Any:
        """What it says to a question, each by its own method; to others anything."""
        options = question.options()
        if len(options) == 1:
            return options[0]
        s: State = question.s
        answer = getattr(self, question.name, None)
        return answer(s, question, options, rng) if answer else rng.choice(options)

    def unit_to_assign(self, s: State, question: Question, options: list[Any], rng: random.Random) -> Any:
        """Three armies of equal size, each with foot soldiers; with four players two of them go together."""
        if DONE in options:
            return DONE
        if self.taste.splits and s.rules.mode == "two":
            return split(question, options, rng)
        if s.rules.mode == "four" or (self.taste.together and s.rules.mode == "two"):
            return next(o for o in options if o.kind == options[0].kind and o.kind in WITH_FOUR[o.chip])
        fitting = [o for o in options if o.kind == options[0].kind and o.chip == len(question.assigned) % 3]
        return fitting[0] if fitting else options[0]

    def unit_to_place(self, s: State, question: Question, options: list[Any], rng: random.Random) -> Any:
        """On dry ground, foot soldiers where a fort is near."""
        power = question.power
        places = [option for option in options if isinstance(option, a.Place)]
        worth = {unit: Worth(s, unit, power, self.taste) for unit in {place.unit for place in places}}
        return max(places, key=lambda o: (worth[o.unit].of(o.hex), -o.unit))

    def army_to_use(self, s: State, question: Question, options: list[Any], rng: random.Random) -> Any:
        """The one with the most foot soldiers."""
        def soldiers(army: int) -> int:
            return sum(FOOT[s.kind[u]] for u, its in enumerate(s.army) if its == army and s.owner[u] == s.now)

        return max(options, key=lambda option: soldiers(option.army))

    def unit_to_move(self, s: State, question: Question, options: list[Any], rng: random.Random) -> Any:
        """Whoever has not moved; foot soldiers first."""
        takes = [option for option in options if isinstance(option, a.Take)]
        if not takes:
            return options[-1]
        return min(takes, key=lambda take: (not FOOT[s.kind[take.unit]], s.kind[take.unit] == TRUCK, take.unit))

    def step(self, s: State, question: Question, options: list[Any], rng: random.Random) -> Any:
        """A fort to conquer; else the next step on the way to the best hex in reach."""
        unit = question.unit
        at_once = self.enter_or_stay(s, unit, options)
        if at_once is not None:
            return at_once
        if not question.steps:
            to = next(iter(way_to_best(s, unit, self.taste)), None)
        else:
            to = one_step_on(s, unit, question.left, question.touched, self.taste)
        return a.Go(to) if to is not None and a.Go(to) in options else self.halt(options)

    def enter_or_stay(self, s: State, unit: int, options: list[Any]) -> Any:
        """What comes before any march: a fort to conquer, repair for who is badly hurt."""
        power = s.owner[unit]
        forts = [option for option in options if isinstance(option, a.Enter)]
        for enter in forts:
            if conquers(s, power, enter.hex):
                return enter
        if s.damage[unit] >= self.taste.home and forts and inside(s, unit) < 0:
            safe = forts if not self.taste.shelter else [one for one in forts if not besieged(s, power, one.hex)]
            if safe:
                return safe[0]
        if inside(s, unit) >= 0 and s.damage[unit] >= 2 and s.coins[s.house[power]] >= 1:
            return a.HALT if a.HALT in options else options[0]
        return None

    def halt(self, options: list[Any]) -> Any:
        return a.HALT if a.HALT in options else options[-1]

    def attacker_to_name(self, s: State, question: Question, options: list[Any], rng: random.Random) -> Any:
        """Everybody who has a target worth it; the strong first."""
        power, t = power_of(s, question.actor), self.taste
        names = [option for option in options if isinstance(option, a.Name)]
        worth = {name: max(attack_worth(s, name.unit, foe, t) for foe in prey(s, name.unit, power)) for name in names}
        good = [name for name in names if worth[name] >= t.nerve]
        return max(good, key=lambda name: worth[name]) if good else options[-1]

    def target_to_attack(self, s: State, question: Question, options: list[Any], rng: random.Random) -> Any:
        unit = question.unit
        return max(options, key=lambda option: attack_worth(s, unit, option.unit, self.taste))

    def unit_to_repair(self, s: State, question: Question, options: list[Any], rng: random.Random) -> Any:
        """What is dear and badly hurt."""
        repairs = [option for option in options if isinstance(option, a.Repair)]
        worth = [r for r in repairs if s.damage[r.unit] * PRICE[s.kind[r.unit]] >= self.taste.repair]
        return max(worth, key=lambda r: PRICE[s.kind[r.unit]]) if worth else options[-1]

    def fort_for_unit(self, s: State, question: Question, options: list[Any], rng: random.Random) -> Any:
        if not self.taste.deliver:
            return rng.choice(options)
        kind, power, fort_of = question.kind, power_of(s, question.actor), frame_of(s).fort_of
        return max(options, key=lambda option: delivery(s, kind, power, fort_of[option.hex]))

    def what_to_buy(self, s: State, question: Question, options: list[Any], rng: random.Random) -> Any:
        """Foot soldiers until there are four, then cars."""
        power = power_of(s, question.actor)
        soldiers = sum(FOOT[s.kind[u]] for u, who in enumerate(s.owner) if who == power and s.where[u] >= 0)
        wanted = WANTED if soldiers < self.taste.soldiers else WANTED[1:]
        for kind in wanted:
            if a.Buy(kind) in options and KINDS.index(kind) in FORCES[power]:
                return a.Buy(kind)
        return options[-1]


def split(question: Question, options: list[Any], rng: random.Random) -> Any:
    """The next unit by one of the splits that agree with what is assigned already."""
    kind, said = options[0].kind, [(one.kind, one.chip) for one in question.assigned]
    agree = [one for one in SPLITS if all(name in one[chip] for name, chip in said)] or SPLITS[:1]
    chosen = rng.choice(agree)
    return next((o for o in options if o.kind == kind and kind in chosen[o.chip]), options[0])


def conquers(s: State, power: int, body: int) -> bool:
    """Whether entering there takes the fort from somebody, or from nobody."""
    return s.fort[frame_of(s).fort_of[body]] != s.house[power]


def besieged(s: State, power: int, body: int) -> bool:
    """Whether an enemy foot soldier could conquer the fort next turn, with all who are in it (TC §7.18)."""
    return threatened(s, frame_of(s).fort_of[body], power)


def prey(s: State, unit: int, power: int) -> list[int]:
    return [foe for foe in enemies(s, power) if reaches(s, unit, foe)]


BOT = Greedy()
