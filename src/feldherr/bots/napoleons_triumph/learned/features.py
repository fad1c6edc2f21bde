"""What is counted of a position at the beginning of a turn, each number with a meaning of the rules.

What they are worth is in `value.json`: `feldherr learn napoleons-triumph` finds it in games of the levels' own manner.
"""

from __future__ import annotations

from feldherr.bots.napoleons_triumph.outlook import dangers, marginal
from feldherr.games.napoleons_triumph.board import ALLIES, FRANCE, LAST_ROUND, NOBODY, WAITING
from feldherr.games.napoleons_triumph.state import ARTILLERY, CAVALRY, HEAVY, OWN, State

SIDES = ("allied", "french")
ARMY = ("foot", "horse", "guns", "detached", "elite", "morale", "dejected")
DAY = ("keys", "keys_afternoon", "keys_evening", "called", "waiting", "clock", "evening", "allies")
DANGERS = ("allied_danger", "french_danger")
COUNTED = (*(f"{side}_{what}" for side in SIDES for what in ARMY), *DAY, *DANGERS)
"""The names of the numbers, in their order.

Of each army on the map: strength of infantry and guard, of cavalry, of guns; regiments without a corps; heavy cavalry
and guard; morale, and how little of it is left. How likely the key locales give the Allies the day, at any time and as
it goes on; whether French reinforcements were called, and the strength of those that wait; the time. All these count
for the Allies or against them, whoever moves. Then what attacks could cost each side, if it moves or if it waits.
"""
AFTERNOON, EVENING = 3, 8
LITTLE = 14.0


def army(s: State, side: int) -> list[float]:
    """NT §13.5: what a side has on the map."""
    foot = horse = guns = detached = elite = 0.0
    for block in OWN[side]:
        face = s.face[block]
        if not face or s.spot[block] >= WAITING:
            continue
        kind, strength = face >> 2, face & 3
        if kind == CAVALRY:
            horse += strength
        elif kind == ARTILLERY:
            guns += strength
        else:
            foot += strength
        detached += s.corps[block] == NOBODY
        elite += face >= HEAVY and strength > 2 and kind != ARTILLERY
    return [foot, horse, guns, detached, elite, float(s.morale[side]), LITTLE / (s.morale[side] + 0.5)]


def standing(s: State) -> list[float]:
    """What does not ask who moves, for the Allies."""
    late, keys = s.round / LAST_ROUND, marginal(s)
    waiting = float(sum([s.face[b] & 3 for b in OWN[FRANCE] if s.face[b] and s.spot[b] >= WAITING]))
    day = [keys, keys * late**AFTERNOON, keys * late**EVENING, float(s.reinforced), waiting, late, late**EVENING, 1.0]
    return [*army(s, ALLIES), *army(s, FRANCE), *day]


def features(s: State, mover: int) -> tuple[list[float], list[float]]:
    """The numbers as they count for who moves, and those of who waits."""
    sign, found, stands = 1.0 if mover == ALLIES else -1.0, dangers(s), standing(s)
    own, others = [0.0, 0.0], [0.0, 0.0]
    own[mover], others[1 - mover] = float(found[mover]), float(found[1 - mover])
    return [*(sign * one for one in stands), *own], [*([0.0] * len(stands)), *others]
