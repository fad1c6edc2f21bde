"""NT §11.a.2: cavalry that took an evacuated locale by road may go on."""

from __future__ import annotations

from typing import Any

from feldherr.games.napoleons_triumph.actions import Charge, Cross, Halt
from feldherr.games.napoleons_triumph.board import BEYOND, ROADS, Front, Side
from feldherr.games.napoleons_triumph.rules.choices.limits import night
from feldherr.games.napoleons_triumph.rules.choices.marches import blocking_ends
from feldherr.games.napoleons_triumph.rules.movement.roads import (
    Waypoint,
    large_corps_refusal,
    passage_refusal,
    range_refusal,
    step_refusal,
)
from feldherr.games.napoleons_triumph.state import State, occupant
from feldherr.kernel.question import Refuse, offered


def ride_on(s: State, side: Side, blocks: tuple[int, ...], at: Waypoint, no: Refuse | None = None) -> list[Any]:
    """NT §11.a.2 §10.3.9, rulings r29 and r89: within what is left of the range, and perhaps against the next enemy."""
    ways = [
        Charge(front, crossing) if occupant(s, BEYOND[front]) == 1 - side else Cross(front, crossing)
        for crossing, front, _ in ROADS[at.locale, at.group]
    ]
    out: list[Any] = [Halt()]
    out += offered(ways, lambda way: ride_on_refusal(s, side, blocks, at, way), no)
    return out + blocking_ends(s, blocks, at, no)


def ride_on_refusal(s: State, side: Side, blocks: tuple[int, ...], at: Waypoint, way: Cross | Charge) -> str | None:
    """NT §10.3.12 §10.4.4 §11.a.2, ruling r29: one locale on; of a large corps nobody can be dropped any more."""
    if type(way) is Charge:
        return charge_refusal(s, side, blocks, at, way)
    rule = step_refusal(s, side, blocks, at, way.crossing, way.front)
    return rule or riders_refusal(s, side, blocks, at, way.front)


def charge_refusal(s: State, side: Side, blocks: tuple[int, ...], at: Waypoint, way: Charge) -> str | None:
    """NT §10.3.1 §10.3.2 §10.4.4 §11.a.5: too far, stopped by a large corps, barred, or closed."""
    if rule := range_refusal(at, way.crossing) or riders_refusal(s, side, blocks, at, way.front):
        return rule
    if way.front >> 1 in s.turn.barred or night(s):
        return "11.a.5"
    return passage_refusal(s, side, blocks, BEYOND[way.front], attacking=True)


def riders_refusal(s: State, side: Side, blocks: tuple[int, ...], at: Waypoint, front: Front) -> str | None:
    """NT §10.4.1, ruling r29: what holds for two riders or more."""
    return large_corps_refusal(s, side, blocks, at, BEYOND[front]) if len(blocks) > 1 else None
