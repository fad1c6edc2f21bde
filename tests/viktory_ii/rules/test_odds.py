"""Dice odds against closed-form probabilities, and small battles: enumerated by hand, then fought many times."""

from __future__ import annotations

import random
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb, sqrt
from typing import Any

import pytest

from feldherr.games.viktory_ii import GAME
from feldherr.games.viktory_ii.actions import FIGHT_ON, Hit
from feldherr.games.viktory_ii.board import Hex, Unit
from feldherr.games.viktory_ii.rules.battle.bombardment import bombard
from feldherr.games.viktory_ii.rules.calls import Acting, Battle, Round
from feldherr.games.viktory_ii.state import ARTILLERY, State, copy
from feldherr.kernel.chance import from_random
from feldherr.kernel.playout import Playout
from tests.viktory_ii.scene import Scene, number, world

FIGHTS = 10_000
SIGMAS = 4.5
HERE = Hex(int(number("(1,0)")))


def near(count: int, of: int, chance: Fraction) -> bool:
    """Whether a count is as near to its expectation as luck lets one expect."""
    p = float(chance)
    return abs(count - of * p) <= SIGMAS * sqrt(of * p * (1 - p)) + 1


def binomial(dice: int) -> list[Fraction]:
    """The chance of so many hits, each die hitting with 1/2."""
    return [Fraction(comb(dice, hits), 2**dice) for hits in range(dice + 1)]


def test_a_die_hits_with_one_half_and_directly_with_one_sixth() -> None:
    """V2 §10.1.1 §10.1.2"""
    ask = Playout(lambda *_: None, from_random(random.Random(1)))
    faces = [face for _ in range(20_000) for face in ask.dice(3)]
    assert near(sum(face <= 3 for face in faces), len(faces), Fraction(1, 2))
    assert near(faces.count(1), len(faces), Fraction(1, 6))


def fought(state: State, rng: random.Random) -> State:
    """A battle in (1,0) that nobody breaks off."""
    s = copy(state)
    call: Any = Battle(HERE, 0, Acting(0))
    ask = Playout(
        lambda seat, choices, args, options: FIGHT_ON if FIGHT_ON in options else options[0], from_random(rng)
    )
    while isinstance(call, Battle | Round):
        call = GAME.run(s, call, ask, lambda _: None)
    return s


TABLE = [
    ("infantry", 1, 1, 0), ("infantry", 2, 1, 0), ("infantry", 1, 2, 0), ("infantry", 3, 2, 1), ("infantry", 2, 2, 2),
    ("cavalry", 1, 1, 0), ("cavalry", 2, 1, 1), ("cavalry", 1, 2, 0), ("cavalry", 2, 2, 2), ("infantry", 4, 3, 1),
]  # fmt: skip
GROUND = {0: "plains", 1: "forest", 2: "mountain"}


@cache
def victory(dice: int, attackers: int, defenders: int, terrain: int) -> Fraction:
    """The attacker's chance, from the rules alone: hits, pinning, simultaneous losses, the defender keeps a tie."""
    won = stay = Fraction(0)
    for mine, p in enumerate(binomial(dice)):
        units = max(0, 1 - max(0, mine - defenders))
        for theirs, q in enumerate(binomial(units + terrain)):
            a, d = attackers - min(theirs, attackers), defenders - min(mine, defenders)
            if (a, d) == (attackers, defenders):
                stay += p * q
            elif a and not d:
                won += p * q
            elif a:
                won += p * q * victory(dice, a, d, terrain)
    return won / (1 - stay)


@pytest.mark.parametrize(("kind", "attackers", "defenders", "terrain"), TABLE)
def test_battles_are_won_as_often_as_enumeration_says(kind: str, attackers: int, defenders: int, terrain: int) -> None:
    """V2 §12.3.1.1 §12.3.1.2 §12.3.2.1 §12.3.2.5 §12.3.2.6 §12.31.1 §12.3.4.2"""
    units = " ".join(f"{n}={kind}.storming.from0,0" for n in range(1, attackers + 1))
    others = " ".join(f"{n}=infantry" for n in range(11, 11 + defenders))
    scene = Scene(world(f"1,0 {GROUND[terrain]}", f"units 1,0 red: {units}", f"units 1,0 yellow: {others}"))
    rng = random.Random(f"{kind} {attackers} {defenders} {terrain}")
    won = sum(fought(scene.s, rng).held[HERE] == 0 for _ in range(FIGHTS))
    chance = victory(1 if kind == "infantry" else 2, attackers, defenders, terrain)
    assert near(won, FIGHTS, chance), f"{won / FIGHTS} against {float(chance)}"


def test_the_enumeration_agrees_with_counting_faces_by_hand() -> None:
    """V2 §12.3.4.2 §12.3.3.9: one infantry each in the open: 1 die each, until somebody is hit."""
    wins = sum(mine <= 3 and theirs > 3 for mine, theirs in product(range(1, 7), repeat=2))
    decided = sum(mine <= 3 or theirs <= 3 for mine, theirs in product(range(1, 7), repeat=2))
    assert victory(1, 1, 1, 0) == Fraction(wins, decided) == Fraction(1, 3)


def test_only_a_direct_hit_reaches_the_gun_if_its_owner_gives_the_infantry() -> None:
    """V2 §10.1.2 §10.1.3 §11.0.4"""
    scene = Scene(world("units 0,0 red: 1=artillery", "units 1,0 yellow: 5=infantry 6=artillery"))
    rng = random.Random(7)

    def choose(seat: int, choices: Any, args: Any, options: list[Any]) -> Any:
        guns = [o for o in options if isinstance(o, Hit) and scene.s.kind[o.unit] == ARTILLERY]
        return guns[0] if seat == 0 and guns else options[0]

    lost = infantry = 0
    for _ in range(FIGHTS):
        s = copy(scene.s)
        bombard(s, Playout(choose, from_random(rng)), lambda _: None, Unit(1), HERE)
        lost += not s.kind[6]
        infantry += not s.kind[5]
    assert near(lost, FIGHTS, Fraction(1, 6)) and near(infantry, FIGHTS, Fraction(1, 3))
