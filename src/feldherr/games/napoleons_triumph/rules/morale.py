"""Chapters 13, 14 and 15: morale, the night, elite units."""

from __future__ import annotations

from collections.abc import Iterable

from feldherr.games.napoleons_triumph.board import FRANCE, SIDES, Side
from feldherr.games.napoleons_triumph.events import MoraleLost, NightFell
from feldherr.games.napoleons_triumph.rules.victory import demoralised
from feldherr.games.napoleons_triumph.state import GUARD_FACE, HEAVY, State
from feldherr.kernel.game import Emit

FAILURE_COST, NIGHT_MOST = 3, 4
ELITE = ((HEAVY, 0, 2, "heavy"), (GUARD_FACE, 1, 4, "guard"))
"""Face, place among the flags of a side, cost, and the word for it."""


def lose_morale(s: State, emit: Emit, side: Side, points: int, why: str, floor: int = 0) -> None:
    """NT §13.1 §13.2 §13.4 §13.5: never below 0 (or the floor); at 0 the army has lost at once."""
    points = min(points, s.morale[side] - floor)
    if points <= 0:
        return
    s.morale[side] -= points
    emit(MoraleLost(side, points, s.morale[side], why))
    if not s.morale[side]:
        demoralised(s, emit, side)


def commit(s: State, emit: Emit, side: Side, blocks: Iterable[int]) -> None:
    """NT §15.1 §15.2 §15.3 §15.4 §15.7 §15.8, rulings r67 and r68: elite units cost morale the first time."""
    for face, place, cost, why in ELITE:
        place += 2 * side
        if not s.committed >> place & 1 and any(s.face[b] == face for b in blocks):
            s.committed |= 1 << place
            lose_morale(s, emit, side, cost, why, 1)


def fight_lost(s: State, emit: Emit, side: Side, points: int, guns: bool = False) -> None:
    """NT §13.2 §13.3 §13.6, rulings r48 and r62: the loser pays, after artillery never the last point."""
    lose_morale(s, emit, side, points, "bombardment" if guns else "fight", 1 if guns else 0)


def guard_attack_failed(s: State, emit: Emit, side: Side) -> None:
    """NT §15.17 §15.18: three points more, without a floor, and no guard attack ever again."""
    s.disgraced |= 1 << side
    lose_morale(s, emit, side, FAILURE_COST, "failure")


def nightfall(s: State, emit: Emit) -> None:
    """NT §14.1 §14.3 §14.4, ruling r64: each side regains half of what it has lost, rounded up, at most 4."""
    gained = [0, 0]
    for side in SIDES:
        lost = max(0, s.reference[side] - s.morale[side])
        gained[side] = min(NIGHT_MOST, (lost + 1) // 2)
        s.morale[side] += gained[side]
    emit(NightFell(gained[0], gained[FRANCE]))
