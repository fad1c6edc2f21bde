"""Chapter 6: who rides in a truck, and where he gets off."""

from __future__ import annotations

from typing import Any

from feldherr.games.trench_club.actions import Board, Unload
from feldherr.games.trench_club.board import NOBODY
from feldherr.games.trench_club.rules.choices.rest import beside, can_rest, ground_refusal, room, to_rest
from feldherr.games.trench_club.rules.choices.turns import active
from feldherr.games.trench_club.rules.movement.contact import first_contact
from feldherr.games.trench_club.rules.pieces import cargo
from feldherr.games.trench_club.rules.units import FOOT, RIDES, SPEED, TRUCK
from feldherr.games.trench_club.state import INSIDE, MOVED, State, alike, frame_of, own_house
from feldherr.kernel.question import Refuse

CAPACITY = 4


def ride_refusal(s: State, unit: int, truck: int) -> str | None:
    """TC §6.2 §6.5 §6.9, ruling r25: why a unit cannot ride in that truck, wherever it stands."""
    if not RIDES[s.kind[unit]]:
        return "6.2"
    if s.flags[truck] & MOVED:
        return "6.5"
    if not active(s, truck):
        return "3.13"
    at, goal = s.where[truck], to_rest(s, truck, (*cargo(s, truck), unit))
    if not can_rest(s, truck, at, SPEED[TRUCK], first_contact(s, truck), 0, goal):
        return "6.9"
    return None


def walks_aboard(s: State, unit: int, truck: int) -> bool:
    """TC §6.1 §6.4, ruling r25: while a truck is loading, only who can come aboard may move; a fifth cannot."""
    if len(cargo(s, truck)) >= CAPACITY or not own_house(s, unit, truck) or ride_refusal(s, unit, truck):
        return False
    return can_rest(s, unit, s.where[unit], SPEED[s.kind[unit]], first_contact(s, unit), 0, beside(s, truck))


def board_refusal(s: State, unit: int, truck: int, left: int) -> str | None:
    """TC §6.2 §6.3 §6.5 §6.13: not in a fort, not without points, not a second truck."""
    if s.where[unit] >= INSIDE:
        return "6.13"
    if not left:
        return "6.3"
    if s.turn.truck not in (NOBODY, truck):
        return "6.5"
    return ride_refusal(s, unit, truck)


def trucks_beside(s: State, unit: int) -> list[int]:
    """TC §6.3 §6.4: own trucks on adjacent hexes, or in the same fort; allies do not ride (ruling r27)."""
    at, kind = s.where[unit], s.kind
    if at >= INSIDE:
        return [truck for truck, where in enumerate(s.where) if where == at and kind[truck] == TRUCK and truck != unit]
    found = []
    for near in frame_of(s).near[at]:
        truck = s.at[near]
        if truck >= 0 and kind[truck] == TRUCK and own_house(s, unit, truck):
            found.append(truck)
    return found


def trucks(s: State, unit: int, left: int, no: Refuse | None) -> list[Any]:
    """TC §6.3 §6.4 §6.13: boarding a truck on an adjacent hex."""
    out: list[Any] = []
    for truck in trucks_beside(s, unit):
        rule = board_refusal(s, unit, truck, left)
        if rule is None:
            out.append(Board(truck))
        elif no:
            no(Board(truck), rule)
    return out


def passenger_to_unload(s: State, truck: int, no: Refuse | None = None) -> list[Any]:
    """TC §6.7 §6.8: every passenger on a free hex beside the truck, as one likes; of those alike one is offered."""
    out: list[Any] = []
    riders = cargo(s, truck)
    beside = frame_of(s).field.near[s.where[truck]]
    if no:
        for hex_ in range(frame_of(s).size):
            if hex_ not in beside:
                no(Unload(riders[0], hex_), "6.7")
    for unit in {alike(s, unit): unit for unit in reversed(riders)}.values():
        rest = tuple(other for other in riders if other != unit)
        for near in beside:
            rule = unload_refusal(s, truck, unit, near, rest)
            if rule is None:
                out.append(Unload(unit, near))
            elif no:
                no(Unload(unit, near), rule)
    return out


def unload_refusal(s: State, truck: int, unit: int, near: int, rest: tuple[int, ...]) -> str | None:
    """Ruling r26: not on water, not into a fort, trenches for foot soldiers only; the others must find room too."""
    if frame_of(s).fort_of[near] >= 0 or (s.at[near] >= 0 and s.kind[s.at[near]] == TRUCK):
        return "6.8"
    if s.at[near] != NOBODY:
        return "6.7"
    if rule := ground_refusal(s, truck, FOOT[s.kind[unit]], near):
        return rule
    if not room(s, truck, s.where[truck], rest, near):
        return "6.9"
    return None
