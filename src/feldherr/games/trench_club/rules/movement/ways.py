"""Chapters 4 and 5: what a step costs, who hinders it, and where further steps lead. All costs are in half points."""

from __future__ import annotations

from collections.abc import Callable

from feldherr.games.trench_club.board import MEADOW, TRENCH, WATER
from feldherr.games.trench_club.rules.units import AIR, CLASS, FOOT, MELEE_AIR, MELEE_GROUND
from feldherr.games.trench_club.state import (
    INSIDE,
    State,
    frame_of,
    helpless,
    in_trench,
    is_trench,
    stands,
    trench_holder,
    trench_of,
)

FULL, NEVER = 90, 99
"""A step that takes the whole move (TC §4.13), and one that cannot be made."""
ON_FOOT, ON_WHEELS, ON_TRACKS, FLYING, AFLOAT = range(5)
MOVER = [{"foot": ON_FOOT, "tank": ON_TRACKS, "air": FLYING, "ship": AFLOAT}.get(name, ON_WHEELS) for name in CLASS]
COST = (
    (2, 3, 1, 1, FULL, 2, 1, NEVER),
    (2, 3, 1, 1, NEVER, 2, 1, NEVER),
    (2, 3, 1, 1, NEVER, 2, 1, NEVER),
    (2, 2, 2, 2, 2, 2, 2, NEVER),
    (NEVER, NEVER, NEVER, 2, 2, NEVER, NEVER, NEVER),
)
"""By mover and terrain: meadow 1 point, woods 1.5, road and bridge 0.5 (TC §4.6 §4.7 §4.8 §4.11 §4.17 §4.23 §4.24)."""
EXPERT = (COST[0], (2, 3, 1, 1, NEVER, NEVER, 1, NEVER), *COST[2:])
"""TC §13.2 §13.3: only foot soldiers, tanks and air units enter trenches, for 1 point."""


def cost_table(s: State, kind: int) -> tuple[int, ...]:
    return (EXPERT if s.rules.trenches else COST)[MOVER[kind]]


def after(s: State, kind: int, to: int, left: int) -> int:
    """Half points left after the step, or -1 if they do not suffice.

    TC §4.5 §4.22: only the hex entered counts. TC §4.15 §4.16: exactly half a point enters one meadow; air units pay 1
    for every hex (ruling r14).
    """
    terrain = s.terrain[to]
    cost = cost_table(s, kind)[terrain]
    if cost == FULL:
        return 0
    if cost <= left:
        return left - cost
    return 0 if cost == 2 and last_half(terrain, kind, left, s.rules.trenches) else -1


def last_half(terrain: int, kind: int, left: int, trenches: bool) -> bool:
    """TC §4.15 §4.16, ruling r14: exactly half a point enters one meadow; a trench is one in the basic rules only."""
    return left == 1 and not AIR[kind] and (terrain == MEADOW or (terrain == TRENCH and not trenches))


def step_refusal(s: State, unit: int, to: int, left: int, steps: int) -> str | None:
    """Why a unit cannot enter a neighbouring hex; whether it may stop there is another question.

    TC §4.9 §4.12 §4.19: only the hex entered matters, water is for foot soldiers, enemies are never passed.
    """
    kind, other, terrain = s.kind[unit], s.at[to], s.terrain[to]
    if other >= 0 and s.team[s.owner[other]] != s.team[s.owner[unit]]:
        return "4.19"
    cost = cost_table(s, kind)[terrain]
    if cost <= left and not s.rules.trenches:
        return None
    if cost == NEVER:
        if MOVER[kind] == AFLOAT:
            return "4.23"
        return "4.12" if terrain == WATER else "13.2"
    if cost == FULL and steps:
        return "4.13"
    if FOOT[kind] and is_trench(s, to) and trench_holder(s, trench_of(s, to), unit) == 1 - s.team[s.owner[unit]]:
        return "13.16"
    if after(s, kind, to, left) < 0:
        if left == 1 and not AIR[kind]:
            return "4.16"
        return "4.22" if left else "4.3"
    return None


def contact(s: State, unit: int, hex_: int) -> bool:
    """TC §5.1 §5.5 §5.6 §5.7 §5.8 §5.9: whether an adjacent enemy could attack exactly this unit in melee there."""
    team, owner, at, kind = s.team, s.owner, s.at, s.kind
    mine = team[owner[unit]]
    able = MELEE_AIR if AIR[kind[unit]] else MELEE_GROUND
    for near in frame_of(s).near[hex_]:
        other = at[near]
        if other >= 0 and team[owner[other]] != mine and able[kind[other]] and not helpless(s, other):
            return True
        if s.rules.trenches and is_trench(s, near) and garrison_contact(s, near, mine, able):
            return True
    return False


def garrison_contact(s: State, hex_: int, team: int, able: list[bool]) -> bool:
    """Ruling r59: a garrison soldier causes contact on every hex beside his trench."""
    for there in trench_of(s, hex_):
        other = s.at[there]
        if other >= 0 and FOOT[s.kind[other]] and s.team[s.owner[other]] != team and able[s.kind[other]]:
            return True
    return False


def first_contact(s: State, unit: int) -> bool:
    """TC §5.3 §5.10: contact where the move begins; a fort is never a contact hex."""
    if s.where[unit] >= INSIDE:
        return False
    return any(contact(s, unit, hex_) for hex_ in stands(s, unit))


def exits(s: State, unit: int, at: int, steps: int) -> tuple[int, ...]:
    """The hexes a unit could step to from where it is.

    TC §7.15: out of a fort by either entrance. TC §13.7 §13.8, ruling r66: a garrison soldier leaves his trench
    anywhere, or shifts inside it; who entered it this turn goes hex by hex.
    """
    frame = frame_of(s)
    if at >= INSIDE:
        return frame.doors[at - INSIDE]
    if not steps and in_trench(s, unit):
        trench = trench_of(s, at)
        return tuple(sorted({n for hex_ in trench for n in frame.near[hex_]} | set(trench) - {at}))
    return frame.near[at]


def shifting(s: State, unit: int, to: int, steps: int) -> bool:
    """Ruling r66: a garrison soldier who goes to another hex of his own trench ends his move there."""
    return not steps and in_trench(s, unit) and is_trench(s, to) and to in trench_of(s, s.where[unit])


def fort_gates(s: State, unit: int, at: int, steps: int) -> tuple[int, ...]:
    """TC §7.5 §13.9, ruling r21: the forts that can be entered from there."""
    frame = frame_of(s)
    if at >= INSIDE:
        return frame.passages[at - INSIDE]
    if not steps and in_trench(s, unit):
        return tuple(sorted({fort for hex_ in trench_of(s, at) for fort in frame.gates[hex_]}))
    return frame.gates[at]


def mined(s: State, unit: int, hex_: int) -> bool:
    """TC §17.17 §17.19: whether an enemy mine lies there that this unit would set off."""
    if not s.mines or AIR[s.kind[unit]]:
        return False
    team = s.team[s.owner[unit]]
    return any(at == hex_ and s.team[power] != team for at, power in s.mines)


Goal = Callable[[int, int, bool], bool]
"""`goal(hex, left, ended)`: whether that is what is looked for."""


def leads_to(s: State, unit: int, at: int, left: int, touched: bool, steps: int, goal: Goal) -> bool:
    """Whether further steps can come to a goal; friends may be passed (TC §4.18), mines are not walked into."""
    seen: set[tuple[int, int, bool]] = set()
    heads = [(at, left, touched, steps)]
    while heads:
        hex_, rest, before, made = heads.pop()
        for to in exits(s, unit, hex_, made):
            if step_refusal(s, unit, to, rest, made) or mined(s, unit, to):
                continue
            new = after(s, s.kind[unit], to, rest)
            here = contact(s, unit, to)
            ended = (before and here) or shifting(s, unit, to, made)
            if goal(to, new, ended):
                return True
            if not ended and (to, new, here) not in seen:
                seen.add((to, new, here))
                heads.append((to, new, here, made + 1))
    return False
