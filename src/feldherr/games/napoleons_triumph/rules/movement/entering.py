"""Chapter 10: one locale on without a road, and the way onto the map."""

from __future__ import annotations

from feldherr.games.napoleons_triumph.board import (
    ALL_ENTRIES,
    BEYOND,
    ENTRIES,
    FRANCE,
    FRONT_OF,
    LIES_IN,
    LOCALES,
    NOBODY,
    OPENS,
    SIDES,
    Commander,
    Entry,
    Front,
    Side,
)
from feldherr.games.napoleons_triumph.rules.movement.locales import closed_refusal, room
from feldherr.games.napoleons_triumph.rules.movement.roads import Blocks
from feldherr.games.napoleons_triumph.state import State, occupant

OWN_ENTRIES = [tuple(n for n in ALL_ENTRIES if ENTRIES[n].side == side) for side in SIDES]
FIRST_OPENING = min(opens for opens in OPENS if opens > 1)
"""NT §10.5.3: from this round on detached French regiments may come."""


def go_refusal(s: State, side: Side, blocks: Blocks, front: Front) -> str | None:
    """NT §4.10 §4.15 §10.1.4 §10.1.5 §10.2.1 §10.2.5, ruling r23: into the reserve of the locale beyond."""
    locale = BEYOND[front]
    if occupant(s, locale) == 1 - side:
        return "10.1.4"
    if s.turn.closed and (rule := closed_refusal(s, locale, blocks)):
        return rule
    if room(s, locale) < 1:
        return "4.15"
    return None


def goal_refusal(s: State, side: Side, spot: int, blocks: Blocks) -> str | None:
    """Whether there is anywhere to go; from reserve an own approach can always be blocked (NT §10.2.2)."""
    if spot < LOCALES:
        return None
    front = FRONT_OF[spot]
    if closed_refusal(s, LIES_IN[front], blocks) is None:
        return None
    return go_refusal(s, side, blocks, front)


def opening_refusal(s: State, side: Side, commander: Commander) -> str | None:
    """NT §10.5.3 §10.5.4: French reinforcements come from their round on, detached ones with the first of them."""
    opens = OPENS[commander] if commander != NOBODY else FIRST_OPENING
    return "10.5.3" if side == FRANCE and s.round < opens else None


def arrival_refusal(s: State, side: Side, commander: Commander, blocks: Blocks) -> str | None:
    """NT §10.5.3 §10.5.4 §10.5.8 §10.5.13: from its round on, by an entry road that is free."""
    if rule := opening_refusal(s, side, commander):
        return rule
    first = None
    for entry in OWN_ENTRIES[side]:
        rule = entry_refusal(s, side, blocks, entry)
        if rule is None:
            return None
        first = first or rule
    return first


def entry_refusal(s: State, side: Side, blocks: Blocks, entry: Entry) -> str | None:
    """NT §10.5.6 §10.5.7 §10.5.8 §10.5.13: any own entry road that no enemy holds and no large corps has used."""
    road = ENTRIES[entry]
    if road.side != side:
        return "10.5.6"
    if occupant(s, road.locale) == 1 - side:
        return "10.5.8"
    if s.turn.closed and closed_refusal(s, road.locale, blocks):
        return "10.5.13"
    if room(s, road.locale) < 1:
        return "4.15"
    return None
