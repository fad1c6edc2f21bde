"""NT §11.s6.1: the result of an attack and what it costs, term by term."""

from __future__ import annotations

from feldherr.games.napoleons_triumph.board import (
    ARTILLERY_PENALTY,
    BEYOND,
    CAVALRY_PENALTY,
    FRANCE,
    INFANTRY_PENALTY,
    Side,
)
from feldherr.games.napoleons_triumph.events import Counted, LossesDue
from feldherr.games.napoleons_triumph.rules.battle.engagement import Clash
from feldherr.games.napoleons_triumph.rules.choices.limits import on_santon
from feldherr.games.napoleons_triumph.state import ARTILLERY, CAVALRY, GUARD, INFANTRY, State
from feldherr.kernel.game import Emit

PENALTY = {
    INFANTRY: INFANTRY_PENALTY, GUARD: INFANTRY_PENALTY, CAVALRY: CAVALRY_PENALTY, ARTILLERY: ARTILLERY_PENALTY,
}  # fmt: skip


def preliminary_result(s: State, emit: Emit, clash: Clash) -> int:
    """NT §11.s6.1 §11.s6.2 §11.s6.3 §11.s6.4 §11.s6.5 §11.s6.6 §15.14 §15.15 §18.5, rulings r46, r71 and r75.

    NT §4.5 §4.6 §4.7 §15.6: the penalty of the leading type on the defence approach; guard is infantry.
    """
    front, lead = clash.attack.front, clash.lead
    kind = s.face[lead[0]] >> 2 if lead else 0
    strength = sum(s.face[b] & 3 for b in lead)
    foot = int(clash.blocked and kind in (INFANTRY, GUARD))
    counted = clash.blocked or on_santon(s, BEYOND[front])
    penalty = int(counted and kind > 0 and PENALTY[kind][front ^ 1])
    held = 0 if kind == ARTILLERY else sum(withstands(s.face[b] & 3, clash.attack.guard) for b in clash.line)
    result = strength - foot - penalty - held
    emit(Counted(front, strength, foot, penalty, held, result, leader(clash, result)))
    return result


def withstands(strength: int, guard: bool) -> int:
    """NT §15.14: against a guard attack strength 1 and 2 count one less."""
    return strength - 1 if guard and strength < 3 else strength


def leader(clash: Clash, result: int) -> Side:
    """NT §11.s6.7 §11.s6.8 §11.s6.9 §11.s6.10 §11.s6.11 §11.s8.2, ruling r47: who leads, or wins."""
    side = clash.attack.side
    if result:
        return side if result > 0 else clash.attack.defender
    if clash.blocked or clash.counts < 0:
        return clash.attack.defender
    return side if clash.counts > 0 else FRANCE


def front_losses(s: State, emit: Emit, clash: Clash, result: int) -> tuple[int, int]:
    """NT §11.s9.1 §11.s9.2 §11.s9.3 §11.s10.1 §11.s10.2 §11.s10.3 §11.s10.4 §11.s10.5 §11.s10.6: rulings r51, r52."""
    lead, line = clash.lead, clash.line
    if clash.guns:
        emit(LossesDue(0, 0, 0, max(0, result), 0))
        return 0, max(0, result)
    spared = min(len(lead) + max(0, result), sum(1 for b in line if s.face[b] >> 2 == ARTILLERY))
    emit(LossesDue(len(line), max(0, -result), len(lead), max(0, result), spared))
    return len(line) + max(0, -result), len(lead) + max(0, result) - spared
