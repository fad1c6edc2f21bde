"""NT §11.a.2: cavalry that took an evacuated locale by road may go on."""

from __future__ import annotations

from typing import Any

from feldherr.games.napoleons_triumph.actions import Block, Charge, Cross, Halt
from feldherr.games.napoleons_triumph.board import BEYOND, CAPACITY, ROADS, Front, Locale, Side
from feldherr.games.napoleons_triumph.rules.choices.limits import night
from feldherr.games.napoleons_triumph.rules.choices.marches import blocking_ends, crossings
from feldherr.games.napoleons_triumph.rules.movement.locales import large, room
from feldherr.games.napoleons_triumph.rules.movement.roads import (
    large_corps_refusal,
    onward,
    passage_refusal,
    range_refusal,
    step_refusal,
)
from feldherr.games.napoleons_triumph.rules.movement.waypoint import Waypoint
from feldherr.games.napoleons_triumph.state import State, occupant
from feldherr.kernel.question import Refuse, offered


def ride_on(s: State, side: Side, blocks: tuple[int, ...], at: Waypoint, no: Refuse | None = None) -> list[Any]:
    """NT §11.a.2 §10.3.9, rulings r29 and r89: within what is left of the range, and perhaps against the next enemy."""
    ways = [
        Charge(front, crossing) if occupant(s, BEYOND[front]) == 1 - side else Cross(front, crossing)
        for crossing, front in crossings(s, blocks, at)
    ]
    stops: list[Any] = offered((Halt(),), lambda _: stop_refusal(s, blocks, at.locale), no)
    stops += offered(blocking_ends(s, blocks, at, no), lambda _: stop_refusal(s, blocks, at.locale), no)
    onwards: list[Any] = offered(ways, lambda way: ride_on_refusal(s, side, blocks, at, way), no)
    return [*(stop for stop in stops if type(stop) is not Block), *onwards, *(s for s in stops if type(s) is Block)]


def stop_refusal(s: State, blocks: tuple[int, ...], locale: Locale) -> str | None:
    """NT §4.15, ruling r6: who passes a locale that does not hold him cannot end there."""
    return None if fits(s, blocks, locale) else "4.15"


def fits(s: State, blocks: tuple[int, ...], locale: Locale) -> bool:
    """NT §4.15: whether all of these have room; those who are there already count."""
    newcomers = sum(1 for b in blocks if s.spot[b] != locale)
    return newcomers <= room(s, locale)


def ride_on_refusal(s: State, side: Side, blocks: tuple[int, ...], at: Waypoint, way: Cross | Charge) -> str | None:
    """NT §10.3.12 §10.4.4 §11.a.2, rulings r6 and r29: one locale on; of a large corps nobody can be dropped any more,
    so that it must fit, or be able to go on.
    """
    if type(way) is Charge:
        return charge_refusal(s, side, blocks, at, way)
    rule = step_refusal(s, side, blocks, at, way.crossing, way.front) or riders_refusal(s, side, blocks, at, way.front)
    if rule or fits(s, blocks, BEYOND[way.front]):
        return rule
    then = onward(at, way.crossing, way.front)
    further = [Cross(front, crossing) for crossing, front, _ in ROADS[then.locale, then.group]]
    return None if any(ride_on_refusal(s, side, blocks, then, one) is None for one in further) else "4.15"


def charge_refusal(s: State, side: Side, blocks: tuple[int, ...], at: Waypoint, way: Charge) -> str | None:
    """NT §10.3.1 §10.3.2 §10.4.4 §11.a.5: too far, stopped by a large corps, barred, or closed.

    NT §4.15, rulings r7 and r92: all must fit where they attack, and where they end if it becomes a feint.
    """
    if rule := range_refusal(at, way.crossing) or riders_refusal(s, side, blocks, at, way.front):
        return rule
    if way.front >> 1 in s.turn.barred or night(s):
        return "11.a.5"
    if len(blocks) > CAPACITY[BEYOND[way.front]] or not fits(s, blocks, at.locale):
        return "4.15"
    return passage_refusal(s, side, blocks, BEYOND[way.front], attacking=True)


def riders_refusal(s: State, side: Side, blocks: tuple[int, ...], at: Waypoint, front: Front) -> str | None:
    """NT §10.4.1, ruling r29: what holds for two riders of a corps or more."""
    return large_corps_refusal(s, side, blocks, at, BEYOND[front]) if large(s, blocks) else None
