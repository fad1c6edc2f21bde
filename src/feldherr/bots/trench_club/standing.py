"""How likely a side is to win, at the beginning of a turn: forts, who stands before whose, and what is left to fight.

Fitted (logistic regression) to 1800 games of the levels' taste with itself and with others like it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from feldherr.bots.trench_club.worth import open_forts
from feldherr.games.trench_club.rules.movement.distance import ways_to
from feldherr.games.trench_club.rules.units import FOOT, PRICE, SPEED
from feldherr.games.trench_club.rules.victory import goal, team_forts
from feldherr.games.trench_club.state import GONE, INSIDE, State, frame_of

MOVER = (0.88, 0.62, 4.7, -2.25, 0.24, 0.067, 0.1, -0.017, 0.039)
OTHER = (0.56, 0.21, 0.3, -4.57, 0.21, 0.073, 0.091, -0.02, 0.023)
"""What the numbers of `standing` count for who has the turn, and for who waits for it."""
EVEN = -0.52
FAR = 4.0
"""Moves from a fort at which a foot soldier is not near it any more."""


def standing(s: State, team: int) -> tuple[float, ...]:
    """TC §11.1: forts; those its soldiers stand before, whether they would win, whether there are no soldiers at all;
    soldiers, how near they are to forts; the price of all units, their damage in coins, their experience."""
    gates, forts = frame_of(s).gates, team_forts(s, team)
    taken: set[int] = set()
    soldiers = near = price = hurt = learned = 0.0
    for unit, where in enumerate(s.where):
        if where == GONE or s.team[s.owner[unit]] != team:
            continue
        kind, damage = s.kind[unit], s.damage[unit]
        price += PRICE[kind]
        hurt += PRICE[kind] * damage
        learned += s.experience[unit]
        if FOOT[kind]:
            soldiers += 1 - damage / 6
            if 0 <= where < INSIDE:
                taken |= {fort for fort in gates[where] if s.fort[fort] < 0 or s.team[s.fort[fort]] != team}
                near += nearness(s, unit)
    wins = forts + len(taken) >= goal(s)
    return forts, len(taken), float(wins), float(not soldiers), soldiers, near, price, hurt, learned


def nearness(s: State, unit: int) -> float:
    """How near a foot soldier is to a fort that is not ours: 0 to 4."""
    doors = tuple(sorted(hex_ for fort in open_forts(s, s.owner[unit]) for hex_ in frame_of(s).doors[fort]))
    return max(0.0, FAR - ways_to(s, s.kind[unit], doors)[s.where[unit]] / SPEED[s.kind[unit]]) if doors else 0.0


def chance(s: State, team: int) -> float:
    """0 to 1; before anybody has had a turn nobody is ahead."""
    return weighed(s, team, standing, MOVER, OTHER, EVEN)


def by_seat(s: State, won: float) -> list[float]:
    """What the first side's chance is to each seat."""
    seats = sorted((seat, s.team[power]) for power, seat in enumerate(s.seat_of) if seat >= 0)
    return [1 - won if side else won for _, side in seats]


def weighed(
    s: State, team: int, counted: Callable[[State, int], Sequence[float]], movers: Sequence[float],
    others: Sequence[float], even: float,
) -> float:  # fmt: skip
    """What is counted of both sides, each by its weights: how likely this one is to win."""
    if s.now < 0:
        return 0.5
    mover = s.team[s.now]
    own: float = sum([weight * number for weight, number in zip(movers, counted(s, mover))])
    theirs: float = sum([weight * number for weight, number in zip(others, counted(s, 1 - mover))])
    won = 1 / (1 + math.exp(-max(-30.0, min(30.0, own - theirs + even))))
    return won if team == mover else 1 - won
