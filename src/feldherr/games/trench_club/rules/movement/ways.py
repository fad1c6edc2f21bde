"""Chapters 4, 7 and 13: where a unit could step to, and whether it may."""

from __future__ import annotations

from feldherr.games.trench_club.board import WATER
from feldherr.games.trench_club.rules.movement.ground import AFLOAT, COSTS, FULL, LEAVES, MOVER, NEVER
from feldherr.games.trench_club.rules.units import AIR, FOOT
from feldherr.games.trench_club.state import (
    INSIDE,
    State,
    frame_of,
    in_trench,
    is_trench,
    trench_holder,
    trench_of,
)


def after(s: State, unit: int, to: int, left: int, steps: int) -> int:
    """Half points left after a unit's step, or -1 if they do not suffice: `left_after`, looked up."""
    return LEAVES[s.rules.trenches][not steps][s.kind[unit]][s.terrain[to]][left]


def step_refusal(s: State, unit: int, to: int, left: int, steps: int) -> str | None:
    """Why a unit cannot enter a neighbouring hex; whether it may stop there is another question."""
    # An empty hex is closed to nobody, unless it is part of a trench.
    if (s.at[to] >= 0 or s.rules.trenches) and (rule := closed_refusal(s, unit, to)):
        return rule
    if LEAVES[s.rules.trenches][not steps][s.kind[unit]][s.terrain[to]][left] < 0:
        return short_refusal(s, unit, to, left)
    return None


def closed_refusal(s: State, unit: int, to: int) -> str | None:
    """TC §4.19 §13.16: enemies are never passed, nor do foot soldiers enter the trench of a garrison."""
    other, team = s.at[to], s.team[s.owner[unit]]
    if other >= 0 and s.team[s.owner[other]] != team:
        return "4.19"
    if FOOT[s.kind[unit]] and is_trench(s, to) and trench_holder(s, trench_of(s, to), unit) == 1 - team:
        return "13.16"
    return None


def short_refusal(s: State, unit: int, to: int, left: int) -> str:
    """TC §4.9 §4.12 §4.13 §4.16 §4.23: why the points left do not suffice; water is for foot soldiers."""
    kind, terrain = s.kind[unit], s.terrain[to]
    cost = COSTS[s.rules.trenches][kind][terrain]
    if cost == NEVER:
        if MOVER[kind] == AFLOAT:
            return "4.23"
        return "4.12" if terrain == WATER else "13.2"
    if cost == FULL:
        return "4.13"
    if left == 1 and not AIR[kind]:
        return "4.16"
    return "4.22" if left else "4.3"


def exits(s: State, unit: int, at: int, steps: int) -> tuple[int, ...]:
    """The hexes a unit could step to from where it is.

    TC §7.15: out of a fort by either entrance. TC §13.7 §13.8, ruling r66: a garrison soldier leaves his trench
    anywhere, or shifts inside it; who entered it this turn goes hex by hex.
    """
    frame = frame_of(s)
    if at >= INSIDE:
        return frame.doors[at - INSIDE]
    if not steps and s.rules.trenches and in_trench(s, unit):
        trench = trench_of(s, at)
        return tuple(sorted({n for hex_ in trench for n in frame.near[hex_]} | set(trench) - {at}))
    return frame.near[at]


def shifting(s: State, unit: int, to: int, steps: int) -> bool:
    """Ruling r66: a garrison soldier who goes to another hex of his own trench ends his move there."""
    return not steps and in_trench(s, unit) and to in trench_of(s, s.where[unit])


def fort_gates(s: State, unit: int, at: int, steps: int) -> tuple[int, ...]:
    """TC §7.5 §13.9, ruling r21: the forts that can be entered from there."""
    frame = frame_of(s)
    if at >= INSIDE:
        return frame.passages[at - INSIDE]
    if not steps and s.rules.trenches and in_trench(s, unit):
        return tuple(sorted({fort for hex_ in trench_of(s, at) for fort in frame.gates[hex_]}))
    return frame.gates[at]


def mined(s: State, unit: int, hex_: int) -> bool:
    """TC §17.17 §17.19: whether an enemy mine lies there that this unit would set off."""
    team = s.team[s.owner[unit]]
    return not AIR[s.kind[unit]] and any(at == hex_ and s.team[power] != team for at, power in s.mines)
