"""What a battle or a shot may be expected to bring, before the dice are rolled: exactly, for all is open (11, 12)."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Any, NamedTuple

from feldherr.games.viktory_ii.actions import FIGHT_ON, Bombard, Fight
from feldherr.games.viktory_ii.board import Hex
from feldherr.games.viktory_ii.rules.battle.hits import naval_dice, terrain_dice
from feldherr.games.viktory_ii.rules.units import foreign, own
from feldherr.games.viktory_ii.shown.words import say
from feldherr.games.viktory_ii.state import ARTILLERY, CAVALRY, KINDS, State
from feldherr.kernel.odds import Odds
from feldherr.kernel.question import Question
from feldherr.kernel.text import Text

Line = tuple[int, ...]
"""How many units of each kind."""
LARGEST = 64
"""So many pairs of units on both sides at most are reckoned through."""
HITS, DIRECT_HITS = 1 / 3, 1 / 6
"""V2 §10.1.1 §10.1.2: a plain hit by 2 or 3, a direct one by 1."""


class Ground(NamedTuple):
    """Dice of the defender that nobody can shoot away."""

    naval: int
    terrain: int


def weight(kind: int, attacking: bool) -> int:
    """V2 §12.3.1.2 §12.3.2.1: the dice a kind gives, however many units of it there are."""
    return 2 if attacking and kind == CAVALRY else 1


def dice(line: Line, attacking: bool) -> int:
    return sum([weight(kind, attacking) for kind, count in enumerate(line, 1) if count])


def spared(line: Line, attacking: bool) -> int:
    """Whom his owner gives up: one of many, else what has the fewest dice."""
    kinds = [kind for kind, count in enumerate(line) if count]
    return max(kinds, key=lambda kind: (line[kind] > 1, -weight(kind + 1, attacking), line[kind], -kind))


def wanted(line: Line, attacking: bool) -> int:
    """Whom the enemy chooses: who is alone of his kind and has the most dice."""
    kinds = [kind for kind, count in enumerate(line) if count]
    return max(kinds, key=lambda kind: (-line[kind], weight(kind + 1, attacking), -kind))


def struck(line: Line, direct: int, plain: int, attacking: bool) -> Line:
    """V2 §10.1.2 §10.1.3: who is left; direct hits are chosen by who rolled, the others by who is hit."""
    left = list(line)
    for number in range(min(direct + plain, sum(line))):
        kind = (wanted if number < direct else spared)(tuple(left), attacking)
        left[kind] -= 1
    return tuple(left)


@lru_cache(64)
def volley(count: int) -> tuple[tuple[int, int, float], ...]:
    """Direct hits, plain hits, their chance."""
    return tuple(
        (direct, plain, comb(count, direct) * comb(count - direct, plain)
         * DIRECT_HITS**direct * HITS**plain * (1 - DIRECT_HITS - HITS) ** (count - direct - plain))
        for direct in range(count + 1)
        for plain in range(count - direct + 1)
    )  # fmt: skip


@lru_cache(20_000)
def outcomes(line: Line, count: int, attacking: bool) -> tuple[tuple[Line, int, float], ...]:
    """So many dice on a line: who is left, hits too many, the chance of it."""
    found: dict[tuple[Line, int], float] = {}
    for direct, plain, chance in volley(count):
        end = struck(line, direct, plain, attacking), max(0, direct + plain - sum(line))
        found[end] = found.get(end, 0.0) + chance
    return tuple((left, surplus, chance) for (left, surplus), chance in found.items())


@lru_cache(60_000)
def rounds(attackers: Line, defenders: Line, ground: Ground) -> Odds:
    """V2 §12.3.1.1 §12.3.2.1 §12.3.2.13 §12.31.1: fought to the end; what happens to nobody is rolled again."""
    if not any(attackers):
        return Odds(0.0, 0.0, 0.0)
    alone = not any(defenders)
    again, win, lost, killed = 0.0, 0.0, 0.0, 0.0
    for left, surplus, first in outcomes(defenders, 0 if alone else dice(attackers, True), False):
        firing = max(0, dice(defenders, False) - surplus) + ground.naval + ground.terrain
        for rest, _, second in outcomes(attackers, firing, True):
            chance = first * second
            if rest == attackers and left == defenders and not alone:
                again += chance
                continue
            then = Odds(float(any(rest)), 0.0, 0.0) if not any(left) or not any(rest) else rounds(rest, left, ground)
            win += chance * then.win
            lost += chance * (then.lost + sum(attackers) - sum(rest))
            killed += chance * (then.killed + sum(defenders) - sum(left))
    return Odds(win / (1 - again), lost / (1 - again), killed / (1 - again))


def battle(attackers: Line, defenders: Line, ground: Ground, town: bool) -> Odds:
    """V2 §12.3.0.1 §12.3.0.4: the barrage first, a die for every gun; without settlement it may decide alone."""
    if not any(defenders):
        return rounds(attackers, defenders, ground)
    win, lost, killed = 0.0, 0.0, 0.0
    for left, _, chance in outcomes(defenders, attackers[ARTILLERY - 1], False):
        then = rounds(attackers, left, ground) if any(left) or town else Odds(1.0, 0.0, 0.0)
        win += chance * then.win
        lost += chance * then.lost
        killed += chance * (then.killed + sum(defenders) - sum(left))
    return Odds(win, lost, killed)


def counted(s: State, units: list[Any]) -> Line:
    kinds = [s.kind[unit] for unit in units]
    return tuple(kinds.count(kind) for kind in range(1, len(KINDS)))


def at(s: State, hex_: Hex, attacker: int, barrage: bool) -> Odds | None:
    """A battle as it stands now; None if it is too large to be reckoned through."""
    mine, theirs = counted(s, own(s, hex_, attacker)), counted(s, foreign(s, hex_, attacker))
    if sum(mine) * sum(theirs) > LARGEST:
        return None
    defender = s.held[hex_]
    ground = Ground(naval_dice(s, hex_, defender), terrain_dice(s, hex_, defender))
    return battle(mine, theirs, ground, bool(s.town[hex_])) if barrage else rounds(mine, theirs, ground)


def odds(question: Question, answer: Any) -> Text | None:
    """Before a battle is begun or gone on with, and before a shot."""
    s: State = question.s
    if isinstance(answer, Bombard):
        return say("odds-shot")
    if isinstance(answer, Fight):
        found = at(s, answer.hex, question.actor, True)
    elif answer == FIGHT_ON and s.fray is not None:
        found = at(s, s.fray.hex, question.actor, False)
    else:
        return None
    if found is None:
        return say("odds-too-large")
    return say("odds", **found.said())
