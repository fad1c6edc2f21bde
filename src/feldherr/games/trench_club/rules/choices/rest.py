"""Where a move may end (chapters 4, 6 and 7): no step is offered from which a unit cannot come to rest."""

from __future__ import annotations

from feldherr.games.trench_club.board import NOBODY, TRENCH, WATER
from feldherr.games.trench_club.rules.movement.reach import Goal, leads_to
from feldherr.games.trench_club.rules.pieces import cargo
from feldherr.games.trench_club.rules.units import FOOT
from feldherr.games.trench_club.state import State, frame_of, is_trench, trench_holder, trench_of


def can_rest(
    s: State, unit: int, at: int, left: int, touched: bool, steps: int, goal: Goal, ended: bool = False
) -> bool:
    """Whether a unit on that hex is at its goal, or further steps can bring it there; `ended`: it makes none."""
    return goal(at, left, ended) or (not ended and leads_to(s, unit, at, left, touched, steps, goal))


def goal_of(s: State, unit: int) -> Goal:
    """TC §4.20 §6.5 §6.9: what a unit must be able to come to, as long as a truck is being loaded and otherwise."""
    truck = s.turn.truck
    if truck in (NOBODY, unit):
        return to_rest(s, unit, tuple(cargo(s, unit)) if truck == unit else ())
    return beside(s, truck)


def to_rest(s: State, unit: int, riders: tuple[int, ...] = ()) -> Goal:
    """TC §4.20 §7.11: a free hex, or an own fort that is entered with what is left.

    TC §6.9, rulings r22 and r25: with passengers a hex where all of them can get off.
    """
    at, fort, gates, house = s.at, s.fort, frame_of(s).gates, s.house[s.owner[unit]]

    def goal(hex_: int, left: int, ended: bool) -> bool:
        if at[hex_] in (NOBODY, unit) and (not riders or room(s, unit, hex_, riders)):
            return True
        return left > 0 and not ended and any(fort[gate] == house for gate in gates[hex_])

    return goal


def beside(s: State, truck: int) -> Goal:
    """TC §6.3 §6.5: next to the truck that is being loaded, with something left to get aboard."""
    doorstep = frame_of(s).near[s.where[truck]]

    def goal(hex_: int, left: int, ended: bool) -> bool:
        return hex_ in doorstep and left > 0 and not ended

    return goal


def room(s: State, truck: int, hex_: int, riders: tuple[int, ...], taken: int = NOBODY) -> bool:
    """TC §6.7 §6.9: whether all passengers find a free hex beside the truck, each one that takes him."""
    for_all = for_foot = for_guns = 0
    for near in frame_of(s).near[hex_]:
        other = s.at[near]
        if near != taken and (other in (NOBODY, truck) or other in riders):
            foot, gun = (ground_refusal(s, truck, foot, near) is None for foot in (True, False))
            for_all += foot and gun
            for_foot += foot and not gun
            for_guns += gun and not foot
    soldiers = sum(FOOT[s.kind[unit]] for unit in riders)
    return max(0, soldiers - for_foot) + max(0, len(riders) - soldiers - for_guns) <= for_all


def ground_refusal(s: State, truck: int, foot: bool, hex_: int) -> str | None:
    """TC §4.12 §13.2 §13.16, ruling r26: never on water; into trenches foot soldiers only, if no enemy holds them."""
    if s.terrain[hex_] == WATER:
        return "4.12"
    if not is_trench(s, hex_):
        return None
    if foot:
        return "13.16" if trench_holder(s, trench_of(s, hex_)) == 1 - s.team[s.owner[truck]] else None
    return "13.2" if s.terrain[hex_] == TRENCH else None
