"""Chapter 6: where corps, detached regiments and the battery start."""

from __future__ import annotations

from typing import Any

from feldherr.games.napoleons_triumph.actions import Battery, Detach, Place, Post, StartWith
from feldherr.games.napoleons_triumph.board import (
    ALLIES,
    CAPACITY,
    DISTANCE,
    FRANCE,
    FRONTS,
    IMPASSABLE,
    LEADERS,
    LOCALE_OF,
    LOCALES,
    NEAR_FOREIGN_STAR,
    NOBODY,
    SPACES,
    START,
    WAITING,
)
from feldherr.games.napoleons_triumph.rules.choices.limits import is_last, room
from feldherr.games.napoleons_triumph.state import ARTILLERY, OWN, State
from feldherr.kernel.answers import DONE
from feldherr.kernel.question import Refuse

DETACHMENTS, REACH = 6, 2


def corps_to_start(s: State, chosen: tuple[int, ...], no: Refuse | None = None) -> list[Any]:
    """NT §5.3 §6.s6.6 §19.19: one of the two Allied corps that start on the map."""
    out: list[Any] = []
    for commander in LEADERS[ALLIES]:
        if commander in chosen:
            continue
        if len(s.members[commander]) > CAPACITY[START[commander]]:
            if no:
                no(StartWith(commander), "6.s6.9")
        else:
            out.append(StartWith(commander))
    return out


def start_position(s: State, commander: int, no: Refuse | None = None) -> list[Any]:
    """NT §6.s6.7 §6.s6.8: reserve or one approach of the locale that bears his name, all in one position."""
    locale = START[commander]
    out: list[Any] = [Place(locale), *(Place(LOCALES + front) for front in FRONTS[locale])]
    if no:
        for other in SPACES:
            if other != locale:
                no(Place(other), "6.s6.7")
    return out


def overfull(s: State) -> int:
    """NT §6.s8.6: how many regiments French locales hold beyond their capacity."""
    return sum(max(0, -room(s, START[c])) for c in LEADERS[FRANCE] if START[c] != NOBODY)


def regiment_to_detach(s: State, seat: int, done: int, no: Refuse | None = None) -> list[Any]:
    """NT §6.s8.1 §6.s8.5 §6.s8.6 §6.s9.1 §19.21, rulings r10 and r12: up to six, each from an own corps on the map."""
    out: list[Any] = []
    over = overfull(s)
    for block in OWN[FRANCE]:
        commander = s.corps[block]
        if s.spot[block] >= WAITING:
            if no:
                no(Detach(block), "6.s7.2")
        elif done >= DETACHMENTS:
            if no:
                no(Detach(block), "6.s8.1")
        elif commander == NOBODY or s.owner[commander] != seat:
            if no:
                no(Detach(block), "6.s8.1" if commander == NOBODY else "19.21")
        elif len(s.members[commander]) == 1:
            if no:
                no(Detach(block), "6.s8.5")
        elif over >= DETACHMENTS - done and room(s, LOCALE_OF[s.spot[block]]) >= 0:
            if no:
                no(Detach(block), "6.s8.6")
        elif leaves_no_battery(s, block):
            if no:
                no(Detach(block), "6.s9.1")
        else:
            out.append(Detach(block))
    own = sum(max(0, -room(s, START[c])) for c in LEADERS[FRANCE] if START[c] != NOBODY and s.owner[c] == seat)
    if own:
        if no:
            no(DONE, "6.s8.6")
        return out
    return [*out, DONE]


def leaves_no_battery(s: State, block: int) -> bool:
    """NT §6.s9.1, ruling r14: after this detachment no artillery could be the battery any more."""
    commander = s.corps[block]
    if s.face[block] >> 2 == ARTILLERY or len(s.members[commander]) > 2:
        return False
    for gun in OWN[FRANCE]:
        if s.face[gun] >> 2 == ARTILLERY and s.spot[gun] < WAITING and s.corps[gun] != commander:
            if battery_refusal(s, gun) is None:
                return False
    kept = next(b for b in s.members[commander] if b != block)
    return s.face[kept] >> 2 == ARTILLERY and s.post[commander] < LOCALES


def post_refusal(s: State, block: int, done: int, locale: int) -> str | None:
    """NT §6.s8.2 §6.s8.3 §6.s8.4 §6.s6.9, rulings r8, r11 and r13: where a detached regiment may stand.

    No Allied corps starts so near that it would be in the way.
    """
    home = LOCALE_OF[s.spot[block]]
    if DISTANCE[home][locale] > REACH:
        return "6.s8.2"
    if NEAR_FOREIGN_STAR[locale]:
        return "6.s8.3"
    if locale == home:
        return "6.s8.6" if overfull(s) > DETACHMENTS - done - 1 else None
    return "6.s6.9" if room(s, locale) < 1 else None


def detachment_post(s: State, block: int, done: int, no: Refuse | None = None) -> list[Any]:
    """NT §6.s8.2 §6.s8.3 §6.s8.4: in reserve or at an approach, at most two locales away, far from foreign stars."""
    out: list[Any] = []
    home = LOCALE_OF[s.spot[block]]
    for locale in SPACES:
        rule = post_refusal(s, block, done, locale)
        if rule:
            if no and DISTANCE[home][locale] <= REACH + 1:
                no(Post(locale), rule)
        else:
            out += [Post(locale), *(Post(LOCALES + front) for front in FRONTS[locale])]
            if no:
                for front in IMPASSABLE[locale]:
                    no(Post(LOCALES + front), "10.1.3")
    return out


def battery_refusal(s: State, block: int) -> str | None:
    """NT §6.s9.1 §6.s9.2, ruling r14: artillery on the map that can be taken to its place."""
    if s.face[block] >> 2 != ARTILLERY or s.spot[block] >= WAITING:
        return "6.s9.1"
    return "6.s9.2" if is_last(s, block) and s.spot[block] < LOCALES else None


def battery_to_show(s: State, no: Refuse | None = None) -> list[Any]:
    """NT §6.s9.1 §19.22: one French artillery regiment on the map."""
    out: list[Any] = []
    for block in OWN[FRANCE]:
        if rule := battery_refusal(s, block):
            if no:
                no(Battery(block), rule)
        else:
            out.append(Battery(block))
    return out


def battery_post(s: State, block: int, no: Refuse | None = None) -> list[Any]:
    """NT §6.s9.2: an approach of the locale it is in."""
    locale = LOCALE_OF[s.spot[block]]
    if no:
        for other in {n for front in FRONTS[locale] for n in (front ^ 1,)}:
            no(Post(LOCALES + other), "6.s9.2")
        no(Post(locale), "6.s9.2")
    return [Post(LOCALES + front) for front in FRONTS[locale]]

