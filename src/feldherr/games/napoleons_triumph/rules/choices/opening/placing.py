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
    Commander,
    Locale,
)
from feldherr.games.napoleons_triumph.rules.choices.limits import is_last
from feldherr.games.napoleons_triumph.rules.movement.locales import room
from feldherr.games.napoleons_triumph.state import ARTILLERY, OWN, State
from feldherr.kernel.answers import DONE
from feldherr.kernel.question import Refuse, offered

DETACHMENTS, REACH = 6, 2
FRENCH_STARTS = tuple([START[c] for c in LEADERS[FRANCE] if START[c] != NOBODY])


def corps_to_start(s: State, chosen: tuple[int, ...], no: Refuse | None = None) -> list[Any]:
    """NT §5.3 §6.s6.6 §19.19: one of the two Allied corps that start on the map."""
    rest = [StartWith(commander) for commander in LEADERS[ALLIES] if commander not in chosen]
    return offered(rest, lambda start: start_refusal(s, start.commander), no)


def start_refusal(s: State, commander: Commander) -> str | None:
    """NT §6.s6.9: his start locale must hold his corps."""
    return "6.s6.9" if len(s.members[commander]) > CAPACITY[START[commander]] else None


def start_position(s: State, commander: Commander, no: Refuse | None = None) -> list[Any]:
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
    return sum(max(0, -room(s, locale)) for locale in FRENCH_STARTS)


def regiment_to_detach(s: State, seat: int, done: int, no: Refuse | None = None) -> list[Any]:
    """NT §6.s8.1 §6.s8.5 §6.s8.6 §6.s9.1 §19.21, rulings r10 and r12: up to six, each from an own corps on the map."""
    over = overfull(s)
    out: list[Any] = offered(map(Detach, OWN[FRANCE]), lambda d: detach_refusal(s, seat, d.piece, done, over), no)
    return out + offered((DONE,), lambda _: relief_refusal(s, seat), no)


def detach_refusal(s: State, seat: int, block: int, done: int, over: int) -> str | None:
    """NT §6.s7.2 §6.s8.1 §6.s8.5 §6.s8.6 §6.s9.1 §19.21: whether this regiment can be detached; `over`: how many must
    still leave overfull locales.
    """
    commander = s.corps[block]
    if s.spot[block] >= WAITING:
        return "6.s7.2"
    if done >= DETACHMENTS or commander == NOBODY:
        return "6.s8.1"
    if s.owner[commander] != seat:
        return "19.21"
    if len(s.members[commander]) == 1:
        return "6.s8.5"
    if over >= DETACHMENTS - done and room(s, LOCALE_OF[s.spot[block]]) >= 0:
        return "6.s8.6"
    return "6.s9.1" if leaves_no_battery(s, block) else None


def relief_refusal(s: State, seat: int) -> str | None:
    """NT §6.s8.6: a player's own start locales must not stay overfull."""
    own = [START[c] for c in LEADERS[FRANCE] if START[c] != NOBODY and s.owner[c] == seat]
    return "6.s8.6" if any(room(s, locale) < 0 for locale in own) else None


def leaves_no_battery(s: State, block: int) -> bool:
    """NT §6.s9.1, ruling r14: after this detachment no artillery could be the battery any more."""
    commander = s.corps[block]
    if s.face[block] >> 2 == ARTILLERY or len(s.members[commander]) > 2:
        return False
    for gun in OWN[FRANCE]:
        if s.corps[gun] != commander and battery_refusal(s, gun) is None:
            return False
    kept = next(b for b in s.members[commander] if b != block)
    return s.face[kept] >> 2 == ARTILLERY and s.post[commander] < LOCALES


def post_refusal(s: State, block: int, done: int, locale: Locale) -> str | None:
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
    row = DISTANCE[LOCALE_OF[s.spot[block]]]
    near = [Post(locale) for locale in SPACES if row[locale] <= REACH + 1]
    reserves: list[Any] = offered(near, lambda post: post_refusal(s, block, done, post.spot), no)
    if no:
        refuse_impassable([post.spot for post in reserves], no)
    return [spot for post in reserves for spot in (post, *(Post(LOCALES + front) for front in FRONTS[post.spot]))]


def refuse_impassable(locales: list[int], no: Refuse) -> None:
    """NT §10.1.3: nobody stands at an impassable approach."""
    for locale in locales:
        for front in IMPASSABLE[locale]:
            no(Post(LOCALES + front), "10.1.3")


def battery_refusal(s: State, block: int) -> str | None:
    """NT §6.s9.1 §6.s9.2, ruling r14: artillery on the map that can be taken to its place."""
    if s.face[block] >> 2 != ARTILLERY or s.spot[block] >= WAITING:
        return "6.s9.1"
    return "6.s9.2" if is_last(s, block) and s.spot[block] < LOCALES else None


def battery_to_show(s: State, no: Refuse | None = None) -> list[Any]:
    """NT §6.s9.1 §19.22: one French artillery regiment on the map."""
    return offered(map(Battery, OWN[FRANCE]), lambda battery: battery_refusal(s, battery.piece), no)


def battery_post(s: State, block: int, no: Refuse | None = None) -> list[Any]:
    """NT §6.s9.2: an approach of the locale it is in."""
    locale = LOCALE_OF[s.spot[block]]
    if no:
        for front in FRONTS[locale]:
            no(Post(LOCALES + (front ^ 1)), "6.s9.2")
        no(Post(locale), "6.s9.2")
    return [Post(LOCALES + front) for front in FRONTS[locale]]

