"""Chapter 4: what a step costs by the ground that is entered, and what it leaves. All costs are in half points."""

from __future__ import annotations

from feldherr.games.trench_club.board import MEADOW, TERRAINS, TRENCH
from feldherr.games.trench_club.rules.units import CLASS, KINDS, SPEED

FULL, NEVER = 90, 99
"""A step that takes the whole move (TC §4.13), and one that cannot be made."""
TOO_FEW = -1
"""What is left after a step that the points do not suffice for."""
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
COSTS = tuple(tuple(table[mover] for mover in MOVER) for table in (COST, EXPERT))
"""By whether the expert rules are played, kind and terrain."""


def left_after(trenches: bool, kind: int, terrain: int, left: int, fresh: bool) -> int:
    """Half points left after a step onto such ground, or -1 if they do not suffice; `fresh`: it is the first step.

    TC §4.5 §4.22: only the hex entered counts. TC §4.12 §4.13: a river takes a foot soldier's whole move. TC §4.15
    §4.16, ruling r14: exactly half a point enters one meadow; air units pay 1 for every hex; a trench is a meadow in
    the basic rules only.
    """
    cost = COSTS[trenches][kind][terrain]
    if cost == FULL:
        return 0 if fresh else TOO_FEW
    if cost <= left:
        return left - cost
    meadow = terrain == MEADOW or (terrain == TRENCH and not trenches)
    return 0 if left == 1 and meadow and cost == 2 and MOVER[kind] != FLYING else TOO_FEW


Leaves = tuple[tuple[int, ...], ...]
LEAVES: tuple[tuple[tuple[Leaves, ...], ...], ...] = tuple(
    tuple(
        tuple(
            tuple(
                tuple(left_after(trenches, kind, terrain, left, fresh) for left in range(max(SPEED) + 1))
                for terrain in range(len(TERRAINS))
            )
            for kind in range(len(KINDS))
        )
        for fresh in (False, True)
    )
    for trenches in (False, True)
)
"""`left_after` for every step there is: by expert rules, first step, kind, terrain and half points."""


def can_enter(trenches: bool, kind: int, terrain: int) -> bool:
    """TC §4.12 §4.23 §13.2: whether such ground is ever open to a type."""
    return COSTS[trenches][kind][terrain] != NEVER
