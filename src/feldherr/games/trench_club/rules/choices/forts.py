"""Chapter 7: who enters which fort."""

from __future__ import annotations

from typing import Any

from feldherr.games.trench_club.actions import Enter
from feldherr.games.trench_club.board import NOBODY
from feldherr.games.trench_club.rules.movement.ways import fort_gates
from feldherr.games.trench_club.rules.units import ANTI_TANK, FOOT, SHIP
from feldherr.games.trench_club.state import INSIDE, State, frame_of
from feldherr.kernel.question import Refuse


def enter_refusal(s: State, unit: int, fort: int, left: int, steps: int) -> str | None:
    """TC §7.2 §7.3 §7.4 §7.9 §7.10 §7.11: own forts for half a point; conquest takes a foot soldier's whole move."""
    kind, holder, house = s.kind[unit], s.fort[fort], s.house[s.owner[unit]]
    if SHIP[kind]:
        return "4.23"
    if holder == house:
        return None if left else "7.11"
    if holder >= 0 and s.team[holder] == s.team[house]:
        return "7.9"
    if not FOOT[kind]:
        return "7.3"
    if s.rules.short_game and kind == ANTI_TANK:
        return "11.5"
    if steps:
        return "7.4"
    return None


def gate_refusal(s: State, unit: int, fort: int, gates: tuple[int, ...], left: int, steps: int) -> str | None:
    """TC §7.1 §7.5 §6.5: only through an entrance beside the unit; who is to board a truck goes nowhere else.

    TC §7.4 §4.3: a fort of others must be beside it when the move begins, the way to an own one is a matter of points.
    """
    if rule := enter_refusal(s, unit, fort, left, steps):
        return rule
    if fort not in gates:
        frame = frame_of(s)
        if frame.apart[frame.bodies[fort]][s.where[unit]] == 1:
            return "7.1"
        return "4.3" if s.fort[fort] == s.house[s.owner[unit]] else "7.4"
    if s.turn.truck not in (NOBODY, unit):
        return "6.5"
    return None


def forts(s: State, unit: int, left: int, steps: int, no: Refuse | None) -> list[Any]:
    """TC §7.1 §7.5: the forts a unit could enter; the others are looked at only to be refused."""
    out: list[Any] = []
    gates = fort_gates(s, unit, s.where[unit], steps)
    if not gates and no is None:
        return out
    frame = frame_of(s)
    for fort in range(frame.forts) if no and s.where[unit] < INSIDE else gates:
        rule = gate_refusal(s, unit, fort, gates, left, steps)
        if rule is None:
            out.append(Enter(frame.bodies[fort]))
        elif no:
            no(Enter(frame.bodies[fort]), rule)
    return out
