"""Chapters 6.0.4, 9, 11 and 12.4.1: which unit acts, and what it does."""

from __future__ import annotations

from typing import Any

from feldherr.games.viktory_ii.actions import (
    END_PHASE,
    HALT,
    NO,
    STORM,
    YES,
    Fight,
    Go,
    Take,
    TakeRoad,
    Via,
)
from feldherr.games.viktory_ii.board import NOBODY, UNKNOWN, WATER
from feldherr.games.viktory_ii.rules.choices.fire import targets
from feldherr.games.viktory_ii.rules.choices.steps import (
    attack_refusal,
    over_refusal,
    points_refusal,
    road_ends,
    road_refusal,
    road_ways,
    step_refusal,
)
from feldherr.games.viktory_ii.rules.choices.transport import landings, loadings
from feldherr.games.viktory_ii.rules.units import pending
from feldherr.games.viktory_ii.state import (
    ARTILLERY,
    ATTACKED,
    FRIGATE,
    OVER,
    PASSING,
    STORMING,
    State,
    frame_of,
)
from feldherr.kernel.question import Refuse


def unit_or_battle(s: State, seat: int, no: Refuse | None = None) -> list[Any]:
    """V2 §6.0.4 §9.0.1 §12.4.1: take a unit, fight a battle that waits, or end the phase. Nobody must move."""
    out: list[Any] = []
    known: dict[tuple[int, int, int, int], bool] = {}
    for unit, who in enumerate(s.owner):
        if who != seat or not s.kind[unit]:
            continue
        if s.aboard[unit] >= 0:
            if no:
                no(Take(unit), "9.45.2")
            continue
        key = (s.kind[unit], s.where[unit], s.flags[unit], s.left[unit])
        able = known.get(key)
        if able is None:
            able = has_orders(s, unit)
            if s.kind[unit] != FRIGATE:
                known[key] = able
        if not able:
            if no:
                no(Take(unit), idle_refusal(s, unit) or "9.0.2")
        else:
            out.append(Take(unit))
    waiting = pending(s, seat)
    for hex_ in waiting:
        if s.turn.target not in (NOBODY, hex_):
            if no:
                no(Fight(hex_), "15.64.3")
        else:
            out.append(Fight(hex_))
    if waiting:
        if no:
            no(END_PHASE, "6.0.2")
    else:
        out.append(END_PHASE)
    return out


def idle_refusal(s: State, unit: int) -> str | None:
    """V2 §9.47.2 §10.6.1 §15.64.3, ruling r29: why a unit can do nothing; a ship must win its battle first."""
    if s.turn.target >= 0:
        return "15.64.3"
    if s.kind[unit] == FRIGATE and s.flags[unit] & STORMING:
        return "9.47.2"
    if s.flags[unit] & ATTACKED:
        return "10.6.1"
    return over_refusal(s, unit) or points_refusal(s, unit)


def has_orders(s: State, unit: int) -> bool:
    """Whether there is anything the unit could do now."""
    flags, at = s.flags[unit], s.where[unit]
    if not flags & OVER and s.left[unit]:
        for to in frame_of(s).near[at]:
            if step_refusal(s, unit, to) is None:
                return True
        if s.kind[unit] != FRIGATE and s.lord[at] >= 0 and roads(s, unit, None):
            return True
    if s.kind[unit] == FRIGATE:
        if loadings(s, unit, None) or landings(s, unit, None):
            return True
    return s.kind[unit] >= ARTILLERY and bool(targets(s, unit, None))


def order(s: State, unit: int, going: bool, no: Refuse | None = None) -> list[Any]:
    """V2 §9.0.1 §11.0.2: what the unit does next. `going`: it has begun; else it may still be put back."""
    if not s.kind[unit]:
        return [HALT]
    out: list[Any] = []
    guest = s.flags[unit] & PASSING
    for to in frame_of(s).near[s.where[unit]]:
        if rule := step_refusal(s, unit, to):
            if no:
                no(Go(to), rule)
        else:
            out.append(Go(to))
    if no:
        for to in frame_of(s).second[s.where[unit]]:
            no(Go(to), "9.2.1" if s.terrain[to] == UNKNOWN else "9.0.2")
    if s.kind[unit] != FRIGATE:
        out += roads(s, unit, no)
    else:
        out += loadings(s, unit, no)
        out += landings(s, unit, no)
    out += targets(s, unit, no)
    if guest:
        stay(s, unit, out, no)
    else:
        out.append(HALT)
    return out


def stay(s: State, unit: int, out: list[Any], no: Refuse | None) -> None:
    """V2 §9.32.3 §15.64.3 §15.64.5: no stop in a harbour nor among allies; for a ruler a stop there is an attack."""
    seat, at = s.owner[unit], s.where[unit]
    if s.held[at] == seat:
        if no:
            no(HALT, "9.32.3")
    elif s.side[seat] != seat:
        if no:
            no(HALT, "15.64.5")
            no(STORM, "15.64.1")
    elif rule := attack_refusal(s, seat, at):
        if no:
            no(STORM, rule)
    elif s.turn.target not in (NOBODY, at):
        if no:
            no(STORM, "15.64.3")
    else:
        out.append(STORM)


def roads(s: State, unit: int, no: Refuse | None) -> list[Any]:
    """V2 §9.13.1 to §9.13.6: settlements of one's own side by road."""
    out: list[Any] = []
    seat, at = s.owner[unit], s.where[unit]
    if no:
        for to in [town for towns in s.towns for town in towns if town != at]:
            if rule := road_refusal(s, unit, to):
                no(TakeRoad(to), rule)
    if not s.flags[unit] & OVER and s.left[unit]:
        out = [TakeRoad(to) for to in road_ends(s, seat, at) if road_refusal(s, unit, to) is None]
    return out


def road_way(s: State, unit: int, to: int, no: Refuse | None = None) -> list[Any]:
    """V2 §9.13.2: the moving player picks the path."""
    if not s.kind[unit]:
        return [HALT]
    seat, at = s.owner[unit], s.where[unit]
    ways = road_ways(s, seat, at, to)
    if no:
        for way in frame_of(s).ways(at, to):
            if way not in ways:
                no(Via(way), "9.13.3" if any(s.terrain[h] == WATER for h in way) else "9.13.2")
    return [Via(way) for way in ways]


def attack_on_vassal(s: State, seat: int, hex_: int, no: Refuse | None = None) -> list[Any]:
    """V2 §15.64.3, ruling r65: a move that ends among a vassal's pieces is an attack; the ruler confirms it."""
    return [YES, NO] if s.alive[seat] else [NO]
