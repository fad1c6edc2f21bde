"""Chapters 4 to 7: which unit moves, and where it goes."""

from __future__ import annotations

from typing import Any

from feldherr.games.trench_club.actions import (
    END_MOVEMENT,
    HALT,
    HAND_OVER,
    Board,
    Enter,
    Go,
    Take,
    Unload,
)
from feldherr.games.trench_club.board import NOBODY, TRENCH, WATER
from feldherr.games.trench_club.rules.choices.building import sites
from feldherr.games.trench_club.rules.movement.ways import (
    NEVER,
    after,
    contact,
    cost_table,
    exits,
    first_contact,
    fort_gates,
    leads_to,
    shifting,
    step_refusal,
)
from feldherr.games.trench_club.rules.pieces import cargo
from feldherr.games.trench_club.rules.units import ANTI_TANK, BUILDER, FOOT, RIDES, SHIP, SPEED, TRUCK
from feldherr.games.trench_club.state import (
    ABOARD,
    ALL_ARMIES,
    BUILT,
    GONE,
    INSIDE,
    MOVED,
    RODE,
    State,
    frame_of,
    is_trench,
    on_map,
    own_house,
    power_of,
    trench_holder,
    trench_of,
)
from feldherr.kernel.question import Refuse

CAPACITY = 4


def active(s: State, unit: int) -> bool:
    """TC §3.13: units of an army that pauses neither move nor attack; bought ones belong to none (ruling r10)."""
    army = s.army[unit]
    return army < 0 or s.turn.armies == ALL_ARMIES or bool(s.turn.armies >> army & 1)


def word_options(s: State, seat: int, end: Any) -> list[Any]:
    """Ruling r58: in a common turn the word may be handed over, once something was done with it."""
    mates = [other for power, other in enumerate(s.seat_of) if s.house[power] == s.now and other != seat]
    if mates and s.turn.acted and not s.turn.finished >> mates[0] & 1:
        return [HAND_OVER, end]
    return [end]


def take_refusal(s: State, unit: int) -> str | None:
    """TC §4.1 §4.2: each unit once, in one go."""
    if s.flags[unit] & MOVED:
        return "6.10" if s.flags[unit] & RODE else "4.1"
    if not SPEED[s.kind[unit]]:
        return "17.16"
    if not active(s, unit):
        return "3.13"
    truck = s.turn.truck
    if truck not in (NOBODY, unit):
        if s.where[unit] == ABOARD or not walks_aboard(s, unit, truck):
            return "6.5"
    return None


def unit_to_move(s: State, seat: int, no: Refuse | None = None) -> list[Any]:
    """TC §4.1 §4.4: any own unit in any order; nobody has to move. TC §6.7: a loaded truck must unload first."""
    out: list[Any] = []
    power = power_of(s, seat)
    for unit, who in enumerate(s.owner):
        if s.where[unit] == GONE:
            continue
        if who != power:
            if no:
                no(Take(unit), "3.4")
            continue
        if rule := take_refusal(s, unit):
            if no:
                no(Take(unit), rule)
            continue
        out.append(Take(unit))
    if s.turn.truck >= 0:
        if no:
            no(END_MOVEMENT, "6.7")
        if s.owner[s.turn.truck] != power:
            return [*out, HAND_OVER]
        return out
    return [*out, *word_options(s, seat, END_MOVEMENT)]


def walks_aboard(s: State, unit: int, truck: int) -> bool:
    """TC §6.1 §6.4, ruling r25: while a truck is loading, only who can come aboard may move; a fifth cannot."""
    if len(cargo(s, truck)) >= CAPACITY or not own_house(s, unit, truck) or static_refusal(s, unit, truck):
        return False
    left = SPEED[s.kind[unit]]
    beside = frame_of(s).near[s.where[truck]]
    if on_map(s, unit) and s.where[unit] in beside and left:
        return True
    return leads_to(s, unit, s.where[unit], left, first_contact(s, unit), 0,
                    lambda hex_, rest, ended: hex_ in beside and rest > 0 and not ended)  # fmt: skip


def static_refusal(s: State, unit: int, truck: int) -> str | None:
    """Why a unit cannot ride in that truck, wherever it stands."""
    if not RIDES[s.kind[unit]]:
        return "6.2"
    if s.flags[truck] & MOVED:
        return "6.5"
    if not active(s, truck):
        return "3.13"
    if not can_unload(s, truck, s.where[truck], SPEED[TRUCK], first_contact(s, truck), (*cargo(s, truck), unit), 0):
        return "6.9"
    return None


def room(s: State, truck: int, hex_: int, riders: tuple[int, ...], taken: int = NOBODY) -> bool:
    """TC §6.7 §6.9, ruling r26: whether all passengers find a free hex beside the truck; never on water."""
    plain = dug = 0
    for near in frame_of(s).near[hex_]:
        other = s.at[near]
        if near != taken and s.terrain[near] != WATER and (other in (NOBODY, truck) or other in riders):
            if s.rules.trenches and s.terrain[near] == TRENCH:
                dug += trench_holder(s, trench_of(s, near)) != 1 - s.team[s.owner[truck]]
            else:
                plain += 1
    guns = sum(not FOOT[s.kind[unit]] for unit in riders)
    return guns <= plain and len(riders) <= plain + dug


def can_unload(
    s: State, truck: int, hex_: int, left: int, touched: bool, riders: tuple[int, ...], steps: int
) -> bool:
    """Ruling r25: whether the truck can still set everybody down somewhere, or bring them into an own fort."""
    house = s.house[s.owner[truck]]
    gates = frame_of(s).gates

    def goal(at: int, rest: int, ended: bool) -> bool:
        if s.at[at] in (NOBODY, truck) and room(s, truck, at, riders):
            return True
        return rest > 0 and not ended and any(s.fort[fort] == house for fort in gates[at])

    if hex_ >= INSIDE:
        return False
    return goal(hex_, left, False) or leads_to(s, truck, hex_, left, touched, steps, goal)


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


def board_refusal(s: State, unit: int, truck: int, left: int) -> str | None:
    """TC §6.2 §6.3 §6.5."""
    if not left:
        return "6.3"
    if s.turn.truck not in (NOBODY, truck):
        return "6.5"
    return static_refusal(s, unit, truck)


def goes_on(s: State, unit: int, to: int, left: int, touched: bool) -> bool:
    """TC §4.20: whether a unit can still come to rest after entering a friend's hex."""
    house, frame = s.house[s.owner[unit]], frame_of(s)

    def goal(hex_: int, rest: int, ended: bool) -> bool:
        if s.at[hex_] in (NOBODY, unit):
            return True
        return rest > 0 and not ended and any(s.fort[fort] == house for fort in frame.gates[hex_])

    if touched and contact(s, unit, to):
        return False
    rest = after(s, s.kind[unit], to, left)
    if rest > 0 and any(s.fort[fort] == house for fort in frame.gates[to]):
        return True
    return leads_to(s, unit, to, rest, contact(s, unit, to), 1, goal)


def duty_refusal(s: State, unit: int, to: int, left: int, touched: bool) -> str | None:
    """TC §6.5 §6.9, ruling r22: a loaded truck must be able to unload, a passenger to come aboard."""
    truck = s.turn.truck
    if truck < 0:
        return None
    rest, here = after(s, s.kind[unit], to, left), contact(s, unit, to)
    ended = touched and here
    if unit == truck:
        riders = tuple(cargo(s, truck))
        if ended:
            return None if s.at[to] in (NOBODY, unit) and room(s, truck, to, riders) else "6.9"
        return None if can_unload(s, truck, to, rest, here, riders, 1) else "6.9"
    beside = frame_of(s).near[s.where[truck]]
    if ended:
        return "6.5"
    if to in beside and rest:
        return None
    goal = lambda hex_, more, over: hex_ in beside and more > 0 and not over  # noqa: E731
    return None if leads_to(s, unit, to, rest, here, 1, goal) else "6.5"


def step(s: State, unit: int, left: int, touched: bool, steps: int, no: Refuse | None = None) -> list[Any]:
    """TC §4.1 §4.4: where the unit goes next, or that it stops."""
    out: list[Any] = []
    at = s.where[unit]
    for to in exits(s, unit, at, steps):
        rule = step_refusal(s, unit, to, left, steps)
        if rule is None and s.at[to] not in (NOBODY, unit):
            # While a truck is loading, its passengers come to rest aboard and it where it unloads: their duty says so.
            if shifting(s, unit, to, steps) or (s.turn.truck < 0 and not goes_on(s, unit, to, left, touched)):
                rule = "4.20"
        if rule is None:
            rule = duty_refusal(s, unit, to, left, touched)
        if rule:
            if no:
                no(Go(to), rule)
            continue
        out.append(Go(to))
    out += forts(s, unit, left, steps, no)
    out += trucks(s, unit, left, no)
    stuck = at < INSIDE and s.at[at] not in (NOBODY, unit)
    if s.kind[unit] == BUILDER and not s.flags[unit] & BUILT and not stuck:
        out += sites(s, unit, no)
    if stuck:
        if no:
            no(HALT, "4.20")
        return out
    truck = s.turn.truck
    if truck == unit and not room(s, unit, at, tuple(cargo(s, unit))):
        if no:
            no(HALT, "6.9")
        return out
    if truck not in (NOBODY, unit):
        if no:
            no(HALT, "6.5")
        return out
    return [*out, HALT]


def forts(s: State, unit: int, left: int, steps: int, no: Refuse | None) -> list[Any]:
    """TC §7.1 §7.5: only through an entrance beside the unit."""
    out: list[Any] = []
    frame = frame_of(s)
    gates = fort_gates(s, unit, s.where[unit], steps)
    for fort in gates:
        rule = enter_refusal(s, unit, fort, left, steps)
        if rule is None and s.turn.truck not in (NOBODY, unit):
            rule = "6.5"
        if rule:
            if no:
                no(Enter(frame.bodies[fort]), rule)
            continue
        out.append(Enter(frame.bodies[fort]))
    if no and s.where[unit] < INSIDE:
        for fort, body in enumerate(frame.bodies):
            if fort not in gates:
                no(Enter(body), "7.1" if frame.apart[body][s.where[unit]] == 1 else "7.5")
    return out


def trucks(s: State, unit: int, left: int, no: Refuse | None) -> list[Any]:
    """TC §6.3 §6.4 §6.13: boarding a truck on an adjacent hex, never in a fort; allies do not ride (ruling r27)."""
    out: list[Any] = []
    at = s.where[unit]
    for near in frame_of(s).near[at] if at < INSIDE else ():
        truck = s.at[near]
        if truck < 0 or s.kind[truck] != TRUCK or not own_house(s, unit, truck) or truck == unit:
            continue
        if rule := board_refusal(s, unit, truck, left):
            if no:
                no(Board(truck), rule)
            continue
        out.append(Board(truck))
    if no and at >= INSIDE:
        for truck in range(len(s.kind)):
            if s.kind[truck] == TRUCK and s.where[truck] == at and truck != unit:
                no(Board(truck), "6.13")
    return out


def passenger_to_unload(s: State, truck: int, no: Refuse | None = None) -> list[Any]:
    """TC §6.7 §6.8: every passenger on a free hex beside the truck, chosen by the player."""
    out: list[Any] = []
    riders = cargo(s, truck)
    frame = frame_of(s)
    for unit in riders:
        rest = tuple(other for other in riders if other != unit)
        for near in frame.field.near[s.where[truck]]:
            if rule := unload_refusal(s, truck, unit, near, rest):
                if no:
                    no(Unload(unit, near), rule)
                continue
            out.append(Unload(unit, near))
    return out


def unload_refusal(s: State, truck: int, unit: int, near: int, rest: tuple[int, ...]) -> str | None:
    """Ruling r26: not on water, not into a fort, trenches for foot soldiers only; the others must find room too."""
    if frame_of(s).fort_of[near] >= 0 or (s.at[near] >= 0 and s.kind[s.at[near]] == TRUCK):
        return "6.8"
    if s.at[near] != NOBODY:
        return "6.7"
    if s.terrain[near] == WATER:
        return "4.12"
    if cost_table(s, s.kind[unit])[s.terrain[near]] == NEVER:
        return "13.2"
    if FOOT[s.kind[unit]] and is_trench(s, near):
        if trench_holder(s, trench_of(s, near)) == 1 - s.team[s.owner[unit]]:
            return "13.16"
    if not room(s, truck, s.where[truck], rest, near):
        return "6.9"
    return None
