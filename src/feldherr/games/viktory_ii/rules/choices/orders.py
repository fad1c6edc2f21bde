"""Chapters 6.0.4, 9, 11 and 12.4.1: which unit acts, and what it does."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from feldherr.games.viktory_ii.actions import END_PHASE, HALT, NO, STORM, YES, Fight, Go, Take, TakeRoad, Via
from feldherr.games.viktory_ii.board import FRAMES, MOST, NOBODY, NOWHERE, UNKNOWN, WATER, Hex, Unit
from feldherr.games.viktory_ii.rules.battle.pending import another_first, storms, target, waiting
from feldherr.games.viktory_ii.rules.choices.alike import ready, same_order, same_way
from feldherr.games.viktory_ii.rules.choices.far import far_refusal
from feldherr.games.viktory_ii.rules.choices.fire import targets
from feldherr.games.viktory_ii.rules.choices.transport import landings, loadings
from feldherr.games.viktory_ii.rules.movement.roads import road_ends, way_refusal
from feldherr.games.viktory_ii.rules.movement.ways import (
    attack_refusal,
    in_hand,
    leg_refusal,
    road_refusal,
    spent_refusal,
    step_refusal,
    steps_open,
)
from feldherr.games.viktory_ii.state import (
    ARTILLERY,
    ATTACKED,
    FRIGATE,
    MOVED,
    OVER,
    PASSING,
    State,
    by_unit,
    frame_of,
)
from feldherr.kernel.question import Folded, Made, Refuse, folded, offered

GOES = tuple(Go(Hex(number)) for number in range(MOST))
"""Every step, made once."""
TAKE = Made(Take)


def unit_or_battle(s: State, seat: int, no: Refuse | None = None) -> list[Any]:
    """V2 §6.0.4 §9.0.1 §12.4.1: take a unit, fight a battle that waits, or end the phase. Nobody must move."""
    out: dict[Hashable, list[Any]] = {}
    kinds, where, aboard, flags, left = s.kind, s.where, s.aboard, s.flags, s.left
    terrain, held, near, free = s.terrain, s.held, FRAMES[s.players].near, target(s) == NOWHERE
    for unit, who in by_unit(s.owner):
        if who != seat or not (kind := kinds[unit]):
            continue
        points = 0 if flags[unit] & OVER else left[unit]                                 # `in_hand`
        if not points and kind < ARTILLERY and no is None:
            continue                                        # who cannot shoot has no orders without a point
        alike = None
        if aboard[unit] < 0:
            if kind >= ARTILLERY:
                look = ready(s, unit) if kind == FRIGATE else (kind, where[unit], points)
                alike = out.setdefault(look, []) if has_orders(s, unit, kind, points) else None
            elif points:
                look = kind, where[unit], points
                alike = out.get(look)
                if alike is None:
                    for to in near[where[unit]] if free else ():    # land nobody else holds: the usual case, at once
                        if UNKNOWN < terrain[to] < WATER and ((whose := held[to]) == NOBODY or whose == seat):
                            alike = out[look] = []
                            break
                    else:
                        if has_orders(s, unit, kind, points):
                            alike = out[look] = []
        if alike is not None:
            alike.append(TAKE[unit])
        elif no:
            no(Take(unit), take_refusal(s, unit))
    battles = waiting(s, seat)
    kin = list(out.values())
    if not battles:                                         # the usual case, at once
        kin.append([END_PHASE])
        return Folded(kin)
    for answer in [*map(Fight, battles), END_PHASE]:
        if (rule := turn_refusal(s, answer, battles)) is None:
            kin.append([answer])
        elif no:
            no(answer, rule)
    return Folded(kin)


def take_refusal(s: State, unit: Unit) -> str:
    """V2 §9.0.2 §9.45.2 §9.47.2 §10.6.1 §15.64.3, ruling r29: why a unit has no orders; a ship must win its battle."""
    if s.aboard[unit] >= 0:
        return "9.45.2"
    if target(s) != NOWHERE:
        return "15.64.3"
    if s.kind[unit] == FRIGATE and storms(s, unit):
        return "9.47.2"
    if s.flags[unit] & ATTACKED:
        return "10.6.1"
    return spent_refusal(s, unit) or "9.0.2"


def turn_refusal(s: State, answer: Any, battles: list[Hex]) -> str | None:
    """V2 §6.0.2 §15.64.3: battles that wait are fought before the phase ends, and first that with a vassal."""
    if answer is END_PHASE:
        return "6.0.2" if battles else None
    if another_first(s, answer.hex):
        return "15.64.3"
    return None


def has_orders(s: State, unit: Unit, kind: int, left: int) -> bool:
    """Whether there is anything the unit could do now; `left`: the points in hand."""
    if left:
        if steps_open(s, unit, left, 1):
            return True
        if kind != FRIGATE and roads(s, unit, None):
            return True
    if kind == FRIGATE and (loadings(s, unit, None) or landings(s, unit, None)):
        return True
    return kind >= ARTILLERY and bool(targets(s, unit, None))


def order(s: State, unit: Unit, going: bool, no: Refuse | None = None) -> list[Any]:
    """V2 §9.0.1 §11.0.2: what the unit does next. `going`: it has begun; else it may still be put back."""
    if not s.kind[unit]:
        return [HALT]
    out, freight = goings(s, unit, no), 0
    if s.kind[unit] != FRIGATE:
        out += roads(s, unit, no)
    else:
        passengers = [*loadings(s, unit, no), *landings(s, unit, no)]
        out, freight = out + passengers, len(passengers)
    out += targets(s, unit, no)
    for answer in (STORM, HALT) if s.guests else (HALT,):
        if (rule := end_refusal(s, unit, answer, bool(out))) is None:
            out.append(answer)
        elif no:
            no(answer, rule)
    return folded(out, lambda answer: same_order(s, answer)) if freight > 1 else out


def goings(s: State, unit: Unit, no: Refuse | None) -> list[Any]:
    """V2 §9.0.2: hexes beside the unit."""
    left = in_hand(s, unit)
    if no:
        frame, near = frame_of(s), frame_of(s).near[s.where[unit]]
        for to in frame.all:
            rule = step_refusal(s, unit, to, left) if to in near else far_refusal(s, unit, to, left)
            if rule is not None:
                no(Go(to), rule)
    return [GOES[to] for to in steps_open(s, unit, left)]


def end_refusal(s: State, unit: Unit, answer: Any, further: bool) -> str | None:
    """V2 §9.32.3 §15.64.3 §15.64.5, ruling r64: no stop in a harbour nor among allies; for a ruler it is an attack.

    `further`: there is more it could do. Who has set out for a vassal that is being attacked does not stop on the way.
    """
    seat, at = s.owner[unit], s.where[unit]
    if not s.flags[unit] & PASSING:
        on_the_way = further and s.flags[unit] & MOVED and another_first(s, at) and s.landing[unit] == NOWHERE
        return None if answer == HALT and not on_the_way else "15.64.3"
    if s.held[at] == seat:
        return "9.32.3"
    if s.side[seat] != seat:
        return "15.64.5" if answer == HALT else "15.64.1"
    if answer == HALT:
        return "15.64.3"
    if rule := attack_refusal(s, seat, at):
        return rule
    if another_first(s, at):
        return "15.64.3"
    return None


def roads(s: State, unit: Unit, no: Refuse | None) -> list[Any]:
    """V2 §9.13.1 to §9.13.6: settlements of one's own side by road."""
    at, left = s.where[unit], in_hand(s, unit)
    if no is None:
        towns = road_ends(s, s.owner[unit], at) if left and s.lord[at] >= 0 else []
    else:
        towns = sorted([town for towns in s.towns for town in towns if town != at])
    out: list[Any] = []
    for to in towns:
        rule = leg_refusal(s, unit, to, left) if no is None else road_refusal(s, unit, to, left)
        if rule is None:
            out.append(TakeRoad(to))
        elif no:
            no(TakeRoad(to), rule)
    return out


def road_way(s: State, unit: Unit, to: Hex, no: Refuse | None = None) -> list[Any]:
    """V2 §9.13.2: the moving player picks the path; of those that turn up the same, the first."""
    if not s.kind[unit]:
        return [HALT]
    ways = [Via(way) for way in frame_of(s).ways(s.where[unit], to)]
    open_ = offered(ways, lambda answer: way_refusal(s, s.owner[unit], answer.hexes), no)
    if UNKNOWN not in s.terrain:
        return Folded([open_])
    return folded(open_, lambda answer: same_way(s, to, answer))


def attack_on_vassal(s: State, seat: int, hex_: Hex, by: str = "stop", no: Refuse | None = None) -> list[Any]:
    """V2 §15.64.3 §15.64.4 §13.5.1, rulings r65 and r71: a ruler confirms that he attacks his vassal.

    `by`: a move that ends there, a landing, a shot, or a frigate of the reserve.
    """
    return [YES, NO] if s.alive[seat] else [NO]
