"""Why not there? What keeps a march from locales that are not beside it. Listed only when somebody asks for reasons."""

from __future__ import annotations

from functools import cache

from feldherr.games.napoleons_triumph.actions import Go
from feldherr.games.napoleons_triumph.board import (
    ANY_ROAD,
    APPROACHES,
    BEYOND,
    FRONTS,
    IMPASSABLE,
    MAIN_ROAD,
    ROADS,
    SPACES,
    Front,
    Locale,
    Side,
)
from feldherr.games.napoleons_triumph.rules.movement.path import Path
from feldherr.games.napoleons_triumph.rules.movement.paths import PATHS
from feldherr.games.napoleons_triumph.rules.movement.roads import Blocks, onward, passage_refusal
from feldherr.games.napoleons_triumph.rules.movement.waypoint import Waypoint
from feldherr.games.napoleons_triumph.state import State
from feldherr.kernel.question import Refuse

EVERYWHERE = tuple(map(Locale, SPACES))


@cache
def into(locale: Locale) -> Front | None:
    """Some approach across which the locale is entered, to speak of going there."""
    return next((Front(front) for front in range(APPROACHES) if BEYOND[front] == locale), None)


def beside(locale: Locale) -> set[Locale]:
    """The locale itself and those that share an approach with it, passable or not."""
    return {locale, *(BEYOND[front] for front in (*FRONTS[locale], *IMPASSABLE[locale]))}


def refuse_farther(s: State, side: Side, spot: Locale, blocks: Blocks, road: bool, no: Refuse) -> None:
    """NT §9.11 §10.2.1 §10.3.1 §10.3.2 §10.3.12: why a march from this reserve does not come to the other locales."""
    for there in EVERYWHERE:
        if there in beside(spot) or (front := into(there)) is None:
            continue
        if rule := farther_refusal(s, side, spot, blocks, road, there):
            no(Go(front), rule)


def farther_refusal(s: State, side: Side, spot: Locale, blocks: Blocks, road: bool, there: Locale) -> str | None:
    """By road what stops the march that comes farthest, or that it is too far; else that it is not adjacent."""
    ways = [path for path in PATHS[spot] if BEYOND[path.front] == there]
    if ways and road:
        stops = [stop_on(s, side, path, blocks) for path in ways]
        return max(stops)[1] if all(rule for _, rule in stops) else None
    if ways:
        return "9.11"
    if road:
        return too_far(spot, ANY_ROAD, there) or "10.2.1"
    return "10.2.1"


def stop_on(s: State, side: Side, path: Path, blocks: Blocks) -> tuple[int, str]:
    """NT §10.3.12 §8.12: after how many locales the march by this road is stopped, and by which rule, if at all."""
    for steps, locale in enumerate((*path.passed, BEYOND[path.front])):
        if rule := passage_refusal(s, side, blocks, locale):
            return steps, rule
    return len(path.passed) + 1, ""


def refuse_from_approach(front: Front, home: Locale, no: Refuse) -> None:
    """NT §10.2.6: from an approach there are two ways, back and straight on, and no third."""
    for there in EVERYWHERE:
        if there not in (home, BEYOND[front]) and (way := into(there)) is not None:
            no(Go(way), "10.2.6")


def refuse_off_the_road(at: Waypoint, no: Refuse) -> None:
    """NT §10.3.1 §10.3.2 §10.3.4: where the road that was taken does not lead, or not within the march."""
    near = {BEYOND[front] for _, front, _ in ROADS[at.locale, ANY_ROAD]}
    for there in EVERYWHERE:
        if there != at.locale and there not in near and (way := into(there)) is not None:
            no(Go(way), too_far(at.locale, at.group, there) or "10.3.4")


def too_far(locale: Locale, group: int, there: Locale) -> str | None:
    """NT §10.3.1 §10.3.2: the rule that ends the march before it is there; None: no road leads there at all."""
    if there in led_to(locale, group, True):
        return "10.3.1"
    return "10.3.2" if there in led_to(locale, group, False) else None


@cache
def led_to(locale: Locale, group: int, main: bool) -> frozenset[Locale]:
    """NT §10.3.4: all locales to which connected roads lead from here, however far; `main`: main roads alone."""
    begun = Waypoint(locale, group, 0, True)
    seen, heads = {(locale, group)}, [begun]
    while heads:
        at = heads.pop()
        for crossing, front, _ in ROADS[at.locale, at.group]:
            on = onward(at, crossing, front)
            if (MAIN_ROAD[crossing] or not main) and (on.locale, on.group) not in seen:
                seen.add((on.locale, on.group))
                heads.append(on)
    return frozenset(where for where, _ in seen) - {locale}
