"""Chapter 10: the one way-finder. Where roads lead, what a step on them costs, and which rule forbids it.

Marches, road attacks, rides after an evacuation and suggestions ask here; where they differ, a parameter says so.
"""

from __future__ import annotations

from feldherr.games.napoleons_triumph.board import (
    ANY_ROAD,
    BEYOND,
    ENTRIES,
    MAIN_ROAD,
    NOBODY,
    ROAD_EXITS,
    ROADS,
    Crossing,
    Entry,
    Front,
    Locale,
    Side,
)
from feldherr.games.napoleons_triumph.rules.movement.locales import (
    closed_refusal,
    near_large_corps,
    room,
    used_by_others,
)
from feldherr.games.napoleons_triumph.rules.movement.waypoint import Waypoint
from feldherr.games.napoleons_triumph.state import CAVALRY, State, occupant

Blocks = list[int] | tuple[int, ...]


OFF_MAP = Waypoint(NOBODY, ANY_ROAD, 0, True)
"""Before the entry area is entered, which is the first locale of the march (NT §10.5.9 §10.5.17)."""


def setting_out(locale: Locale) -> Waypoint:
    """NT §10.3.6: a march may start on any road of its locale."""
    return Waypoint(locale, ANY_ROAD, 0, True)


def come_by(entry: Entry) -> Waypoint:
    """NT §10.5.9: in the entry area, on the road that leads into it."""
    road = ENTRIES[entry]
    return Waypoint(road.locale, road.group, 1, road.main)


def onward(at: Waypoint, crossing: Crossing, front: Front) -> Waypoint:
    """NT §10.3.4: one locale on; the march then keeps to the roads joined with the one it came on."""
    group = next(road[2] for road in ROADS[at.locale, ANY_ROAD] if road[0] == crossing and road[1] == front)
    return Waypoint(BEYOND[front], group, at.steps + 1, at.main and MAIN_ROAD[crossing])


def range_refusal(at: Waypoint, crossing: Crossing) -> str | None:
    """NT §10.3.1 §10.3.2: three locales on main roads all along, else two."""
    if at.main and MAIN_ROAD[crossing]:
        return "10.3.1" if at.steps >= 3 else None
    return "10.3.2" if at.steps >= 2 else None


def passage_refusal(s: State, side: Side, blocks: Blocks, locale: Locale, attacking: bool = False) -> str | None:
    """NT §10.3.12 §10.4.3 §11.a.6 §8.12, ruling r6: whether a locale can be entered by road.

    `attacking`: a road attack on it, or into it after the enemy has given it up (NT §11.9). What of the force then
    has no room is dropped before it rides (`most_of`); who rides on further is not asked for room again.
    """
    if not attacking and occupant(s, locale) == 1 - side:
        return "10.3.12"
    if s.turn.closed and (rule := closed_refusal(s, locale, blocks)):
        return rule
    if not attacking and room(s, locale) < 1:
        return "8.12"
    return None


def step_refusal(s: State, side: Side, blocks: Blocks, at: Waypoint, crossing: Crossing, front: Front) -> str | None:
    """NT §10.3.1 §10.3.2 §10.3.12 §10.4.3 §8.12: one locale on by road, over this crossing."""
    return range_refusal(at, crossing) or passage_refusal(s, side, blocks, BEYOND[front])


def large_corps_refusal(s: State, side: Side, blocks: Blocks, at: Waypoint, locale: Locale) -> str | None:
    """NT §10.4.1 §10.4.2 §10.4.4 §10.4.5: why only a single regiment could go on into `locale` by road.

    Ruling r28: where the march begins nothing stops it. A march then drops the others; a ride that has begun cannot
    (ruling r29).
    """
    if at.steps and near_large_corps(s, side, at.locale):
        return "10.4.4"
    if s.turn.entered and used_by_others(s, locale, blocks):
        return "10.4.2"
    return None


def halt_refusal(at: Waypoint, start: int) -> str | None:
    """NT §10.3.3 §10.1.2: a road movement enters one locale at least, and ends elsewhere than at `start`."""
    if not at.steps:
        return "10.3.3"
    return "10.1.2" if at.locale == start else None


def block_refusal(s: State, blocks: Blocks, at: Waypoint, front: Front) -> str | None:
    """NT §10.3.8 §10.3.9, ruling r24: only cavalry ends a road movement blocking, where its road runs through."""
    for block in blocks:
        if s.face[block] >> 2 == CAVALRY:
            return None if front in ROAD_EXITS[at.locale].get(at.group, ()) else "10.3.9"
    return "10.3.8"
