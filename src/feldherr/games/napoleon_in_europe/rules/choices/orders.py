"""Chapters 8 to 10: what may be moved, from where, whereto, and how many."""

from __future__ import annotations

from typing import Any

from feldherr.games.napoleon_in_europe.actions import (
    ALL,
    END_MOVEMENT,
    From,
    Land,
    Ship,
    Take,
    To,
)
from feldherr.games.napoleon_in_europe.board import (
    ANCHOR,
    ANCHORS,
    BRITAIN,
    CAPITAL,
    NEIGHBOURS,
    NUMBERS,
    REGION,
    REGIONS,
    bits,
)
from feldherr.games.napoleon_in_europe.rules.choices.diplomacy import alliances
from feldherr.games.napoleon_in_europe.rules.choices.trade import cards_in_turn
from feldherr.games.napoleon_in_europe.state import (
    State,
    friendly_armies,
    hostile_armies,
    nations_of,
)
from feldherr.kernel.answers import DONE
from feldherr.kernel.question import Refuse

RIDERS = {1: 4, 3: 5}
"""Kinds that may ride on, and what they are called then."""
ANY = 999
"""No limit to how many go."""
NOT_LINKED = {
    frozenset((REGION["Sicily"], REGION["Naples"])): "2.7",
    frozenset((REGION["Gibraltar"], REGION["Morocco"])): "2.8",
    frozenset((REGION["London"], REGION["Picardy"])): "2.9",
}


def movable(s: State, nation: int, region: int) -> tuple[int, ...]:
    """NE §9.1 §9.2 §9.3: the four kinds that have not moved; cavalry, leaders that may ride on."""
    start = (region * 7 + nation) * 4
    spent, ridden = s.spent, s.ridden
    infantry, cavalry, artillery, leaders = s.fig[region * 7 + nation]
    if not spent and not ridden:
        return (infantry, cavalry, artillery, leaders, 0, 0)
    on, led_on = ridden.get(start + 1, 0), ridden.get(start + 3, 0)
    return (
        infantry - spent.get(start, 0),
        cavalry - spent.get(start + 1, 0) - on,
        artillery - spent.get(start + 2, 0),
        leaders - spent.get(start + 3, 0) - led_on,
        on,
        led_on,
    )


def capacity(s: State, nation: int) -> int:
    """NE §10.3 §10.4 §10.5 §10.6 §10.7 §13.5, ruling r29: by capitals the nation itself owns, Britain more each."""
    owned = sum(1 for n in range(7) if s.owner[CAPITAL[n]] == nation and not s.neutral >> n & 1)
    return owned * (NUMBERS.ship_britain if nation == BRITAIN else NUMBERS.ship)


def ship_order(s: State, nation: int) -> tuple[int, int, int] | None:
    """Origin, destination and number of figures of the ship move so far."""
    return next(((origin, to, count) for n, origin, to, count in s.turn.ships if n == nation), None)


def shipping_refusal(region: int, counts: tuple[int, ...], room: int, used: tuple[int, int, int] | None) -> str | None:
    """Why no figure can be shipped from here; None if some can. NE §10.1 §10.2 §10.3 §10.8 §10.10"""
    if not ANCHOR[region]:
        return "10.1"
    if not counts[0] + counts[1] + counts[2] + counts[3]:
        return "10.2"
    if not room:
        return "10.3"
    if used is not None:
        if used[0] != region:
            return "10.8"
        if used[2] >= room:
            return "10.10"
    return None


def orders(s: State, seat: int, no: Refuse | None = None) -> list[Any]:
    """NE §4.5 §8.6 §9.1 §10.15: march or ship with any of one's own figures, deal with others, or end the phase."""
    out: list[Any] = []
    fig = s.fig
    arrived = {place >> 2 for place in (*s.spent, *s.ridden)}
    for nation in nations_of(s, seat):
        room, used = capacity(s, nation), ship_order(s, nation)
        for region in bits(s.where[nation]):
            stack = region * 7 + nation
            if stack in arrived:
                counts = movable(s, nation, region)
            else:
                counts = (*fig[stack], 0, 0)
            armies = counts[0] + counts[1] + counts[2] + counts[4]
            if not armies and not counts[3] and not counts[5]:
                if no:
                    no(From(region, nation), "9.1")
            elif (armies and NEIGHBOURS[region]) or (not armies and departures(s, nation, region)):
                out.append(From(region, nation))
            if ANCHOR[region] or no:
                rule = shipping_refusal(region, counts, room, used)
                if rule is None and not landings(s, nation, region, counts, used):
                    rule = "9.3"
                if rule is not None:
                    if no:
                        no(Ship(region, nation), rule)
                    continue
                out.append(Ship(region, nation))
    out += alliances(s, seat, no)
    out += cards_in_turn(s, seat, no)
    return [*out, END_MOVEMENT]


def alone_against_armies(s: State, nation: int, region: int, armies: int) -> bool:
    """Ruling r22: leaders enter a region with enemy armies only with or after armies of their side."""
    bit = 1 << region
    return not armies and bool(hostile_armies(s, nation) & bit) and not friendly_armies(s, nation) & bit


def departures(s: State, nation: int, region: int) -> bool:
    """Whether leaders alone can enter any neighbour."""
    return not all(alone_against_armies(s, nation, to, 0) for to in NEIGHBOURS[region])


def landings(
    s: State, nation: int, region: int, counts: tuple[int, ...], used: tuple[int, int, int] | None
) -> bool:
    """Whether any harbour can be reached."""
    return bool(counts[0] + counts[1] + counts[2]) or not all(
        to == region or (used is not None and to != used[1]) or alone_against_armies(s, nation, to, 0) for to in ANCHORS
    )


def destination(s: State, nation: int, origin: int, no: Refuse | None = None) -> list[Any]:
    """NE §3.2 §3.3 §3.4 §9.2 §9.3 §9.7: an adjacent region, whoever owns it; no further."""
    out: list[Any] = []
    counts = movable(s, nation, origin)
    armies = counts[0] + counts[1] + counts[2] + counts[4]
    near = NEIGHBOURS[origin]
    for region in range(REGIONS) if no else near:
        if region not in near:
            if no and region != origin:
                no(To(region), NOT_LINKED.get(frozenset((origin, region)), "3.3"))
            continue
        if alone_against_armies(s, nation, region, armies):
            if no:
                no(To(region), "9.3")
            continue
        out.append(To(region))
    return out


def harbour(s: State, nation: int, origin: int, no: Refuse | None = None) -> list[Any]:
    """NE §10.1 §10.8: any other anchor region; after the first part the same one again."""
    out: list[Any] = []
    used = ship_order(s, nation)
    armies = sum(movable(s, nation, origin)[:3])
    for region in range(REGIONS) if no else ANCHORS:
        if not ANCHOR[region]:
            if no:
                no(Land(region), "10.1")
            continue
        if region == origin or (used is not None and used[1] != region):
            continue
        if alone_against_armies(s, nation, region, armies):
            if no:
                no(Land(region), "9.3")
            continue
        out.append(Land(region))
    return out


def how_many(
    s: State, chosen: tuple[Any, ...], counts: tuple[int, ...], limit: int, escort: bool, no: Refuse | None = None
) -> list[Any]:
    """NE §3.6 §9.1 §10.3 §16.12.1: all that can go, or so many of each kind. `escort`: leaders need armies."""
    out: list[Any] = []
    total = sum(counts)
    if not chosen and total <= limit and not (escort and not counts[0] + counts[1] + counts[2] + sum(counts[4:5])):
        if total == 1:
            return [ALL]
        out.append(ALL)
    named = {take.kind for take in chosen}
    left = limit - sum(take.count for take in chosen)
    armies = any(take.kind not in (3, 5) for take in chosen)
    for kind, count in enumerate(counts):
        if kind in named or not count:
            continue
        if escort and not armies and kind in (3, 5):
            if no:
                no(Take(kind, 1), "9.3")
            continue
        for number in range(1, count + 1):
            if number > left:
                if no:
                    no(Take(kind, number), "10.3")
                continue
            out.append(Take(kind, number))
    return [*out, DONE] if chosen else out
