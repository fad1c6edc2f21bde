"""The roads as a net of junctions, and the shortest way home from each locale (NT §16.6 §16.9)."""

from __future__ import annotations

from feldherr.games.napoleons_triumph.board import ANY_ROAD, BEYOND, LOCALES, MAIN_ENTRIES, ROADS, SIDES


def reached(locale: int, group: int) -> list[tuple[int, int]]:
    """Where the roads of a group lead from a locale: the locale beyond, and the group on which one arrives there."""
    return [(BEYOND[front], arrived) for _, front, arrived in ROADS.get((locale, group), [])]


NET = sorted({(n, g) for n, g in list(ROADS) if g != ANY_ROAD} | {e for side in SIDES for e in MAIN_ENTRIES[side]})
NUMBER = {junction: number for number, junction in enumerate(NET)}
JUNCTIONS = [locale for locale, _ in NET]
"""By junction: its locale."""
ONWARD = [tuple(NUMBER[one] for one in reached(*junction)) for junction in NET]
LEAVING = [tuple(NUMBER[one] for one in reached(locale, ANY_ROAD)) for locale in range(LOCALES)]
"""By locale: the junctions next to it over any of its roads."""
HOMES = [[junction in MAIN_ENTRIES[side] for junction in NET] for side in SIDES]
"""By side: the junctions of main roads that leave the map for it."""


def way_home(side: int, locale: int) -> tuple[int, ...] | None:
    """The locales on the shortest way home, the first one left out; None if no road leads there."""
    if any(home == locale for home, _ in MAIN_ENTRIES[side]):
        return ()
    ways: list[tuple[int, ...]] = [(junction,) for junction in LEAVING[locale]]
    seen = set[int]()
    while ways:
        following: list[tuple[int, ...]] = []
        for way in ways:
            if HOMES[side][way[-1]]:
                return tuple(JUNCTIONS[junction] for junction in way)
            if way[-1] not in seen:
                seen.add(way[-1])
                following += [(*way, junction) for junction in ONWARD[way[-1]]]
        ways = following
    return None


WAY_HOME = [[way_home(side, locale) for locale in range(LOCALES)] for side in SIDES]
"""By side and locale; when nobody stands on it there is no need to look for another."""
