"""Hundreds of attacks against a straightforward re-computation of the arithmetic of chapter 11."""

from __future__ import annotations

import random
from typing import NamedTuple

import pytest

from feldherr.games.napoleons_triumph.board import FULL, SYMBOLS
from feldherr.games.napoleons_triumph.events import FinalCounted, LossesDue
from feldherr.games.napoleons_triumph.notation import FRONT_NAMES
from tests.napoleons_triumph.scene import field

FRONTS = ("83>94", "72>74", "103>93", "98>86", "114>97", "84>74", "120>119", "93>103")
WORDS = {"I": "infantry", "C": "cavalry", "A": "artillery", "G": "guard"}


class Case(NamedTuple):
    """What stands against what: kinds and strengths as in `I3`."""

    front: str
    blocked: bool
    guard: bool
    attackers: tuple[str, ...]
    lead: tuple[int, ...]
    defenders: tuple[str, ...]
    line: tuple[int, ...]
    counter: tuple[int, ...]


def expected(case: Case) -> tuple[int, int, bool, int, int]:
    """Preliminary and final result, whether the attacker wins, his losses due and those of the defender."""
    symbols = SYMBOLS[FRONT_NAMES[case.front] ^ 1]
    lead = [case.attackers[n] for n in case.lead]
    line = [case.defenders[n] for n in case.line]
    kind = lead[0][0] if lead else ""
    total = sum(int(x[1]) for x in lead)
    if case.blocked and kind in ("I", "G"):
        total -= 1
    if case.blocked and kind and {"I": "infantry", "G": "infantry", "C": "cavalry", "A": "artillery"}[kind] in symbols:
        total -= 1
    if kind != "A":
        for x in line:
            total -= int(x[1]) - (1 if case.guard and x[1] in "12" else 0)
    final = total - sum(int(case.defenders[n][1]) - 1 for n in case.counter)
    if final:
        wins = final > 0
    elif case.blocked:
        wins = False
    else:
        wins = len(case.attackers) >= len(case.defenders)  # the French attack, and win ties
    if kind == "A":
        return total, final, wins, 0, max(0, final)
    attacker = len(line) + max(0, -final)
    defender = max(0, len(lead) + max(0, final) - sum(x[0] == "A" for x in line))
    return total, final, wins, attacker, defender


def draw(rng: random.Random) -> Case:
    """A legal attack by corps (or by artillery) of the French."""
    front = rng.choice(FRONTS)
    number = FRONT_NAMES[front]
    obstacle = "obstacle" in SYMBOLS[number ^ 1]
    blocked = rng.random() < 0.6
    guns = blocked and rng.random() < 0.2
    guard = not guns and "obstacle" not in SYMBOLS[number] and rng.random() < 0.25
    pool = ["A1"] if guns else ["G3"] if guard else ["I3", "I2"] if obstacle or rng.random() < 0.6 else ["C3", "C2"]
    most = FULL[number]
    count = rng.randint(1, most)
    attackers = tuple(rng.choice(pool) for _ in range(count)) + (() if guns else ("I2",) * rng.randint(0, 2))
    lead = tuple(range(count))
    kinds = ["I1", "I2", "I3", "A1", "C2"] if blocked and not obstacle else ["I2", "I3"]
    defenders = tuple(rng.choice(kinds) for _ in range(rng.randint(1, 3)))
    able = [n for n in range(len(defenders)) if blocked or defenders[n][1] != "1"]
    line = tuple(sorted(rng.sample(able, min(len(able), rng.randint(0, most)))))
    if len(line) == 2 and count == 1 and most == 2:
        line = line[:1]
    return Case(front, blocked, guard, attackers, lead, defenders, line, ())


def run(case: Case) -> tuple[int, int, bool, int, int]:
    """The same attack, played."""
    here, there = case.front.split(">")
    place = f"{there}>{here}" if case.blocked else there
    guns = case.attackers[0][0] == "A"
    own = " ".join(f"{44 + n}={WORDS[x[0]]}-{x[1]}" for n, x in enumerate(case.attackers))
    enemy = " ".join(f"{n}={WORDS[x[0]]}-{x[1]}" for n, x in enumerate(case.defenders))
    lines = [f"{case.front}: {own}" if guns else f"lannes {here}: {own}", f"langeron {place}: {enemy}"]
    scene = field(*lines, "committed heavy allies", "committed heavy france", "committed guard france")
    if case.guard:
        scene.play(f"threaten with guard {case.front}", "name 44")
    else:
        scene.play(f"threaten {case.front}")
    if not case.blocked:
        scene.play(*(f"name {n}" for n in range(len(case.defenders))), "done")
    if not case.guard:
        scene.play("fight")
    scene.play(*(f"name {n}" for n in case.line), "done")
    if guns:
        scene.play("with regiment 44")
        if scene.question.name == "gun_to_join":
            scene.play("with regiment 45" if len(case.attackers) > 1 else "done")
    else:
        scene.play("with corps of lannes")
        if scene.question.name == "regiments_to_leave":
            scene.play("done")
    if scene.question.name == "front_width":
        scene.play("wide front" if len(case.lead) > 1 or len(case.line) > 1 else "narrow front")
    scene.play(*(f"name {44 + n}" for n in case.lead), "done")
    if scene.asked == "allies counter_attack":
        scene.play(*(f"name {n}" for n in case.counter), "done")
    final, due = scene.happened(FinalCounted)[-1], scene.happened(LossesDue)[-1]
    assert isinstance(final, FinalCounted) and isinstance(due, LossesDue)
    attacker, defender = due.line + due.below, due.front + due.above - due.spared
    return final.preliminary, final.result, final.winner == 1, attacker, defender


@pytest.mark.parametrize("seed", range(8))
def test_attacks_come_out_as_the_rules_say(seed: int) -> None:
    """NT §11.s6.1 §11.s6.3 §11.s6.4 §11.s6.6 §11.s6.10 §11.s9.2 §11.s9.3 §11.s10.1 §11.s10.4 §11.s10.5 §15.14."""
    rng = random.Random(seed)
    seen = set()
    for _ in range(50):
        case = draw(rng)
        assert run(case) == expected(case), case
        seen.add((case.blocked, case.guard, case.attackers[0][0]))
    assert len(seen) >= 5
    counter = Case("72>74", True, False, ("I3",), (0,), ("I1", "I3", "I2"), (0,), (1,))
    assert run(counter) == expected(counter) == (1, -1, False, 2, 1)
