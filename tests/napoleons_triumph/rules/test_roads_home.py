"""The way home is found by junctions and shortest ways: it is the one that the roads themselves lead."""

from __future__ import annotations

import random

from feldherr.games.napoleons_triumph.board import ANY_ROAD, BEYOND, LOCALES, MAIN_ENTRIES, ROADS, SIDES
from feldherr.games.napoleons_triumph.rules.roads_home import WAY_HOME
from feldherr.games.napoleons_triumph.rules.victory import connected
from feldherr.games.napoleons_triumph.state import State, occupant
from tests.napoleons_triumph.scene import field

WITH_ROADS = sorted({locale for locale, _ in list(ROADS)})


def plainly(s: State, side: int, locale: int) -> bool:
    """NT §16.6 §16.9: road by road, past no enemy."""
    homes = set(MAIN_ENTRIES[side])
    if any(locale == home for home, _ in homes):
        return True
    heads, seen = [(BEYOND[front], arrived) for _, front, arrived in ROADS[locale, ANY_ROAD]], set[tuple[int, int]]()
    while heads:
        here = heads.pop()
        if here not in seen and occupant(s, here[0]) != 1 - side:
            seen.add(here)
            heads += [(BEYOND[front], arrived) for _, front, arrived in ROADS[here]]
    return bool(seen & homes)


def test_a_locale_is_connected_as_the_roads_lead() -> None:
    """NT §16.6 §16.9, ruling r72: whoever stands wherever."""
    s, rng, found = field("93: 0=infantry-2").s, random.Random(5), {True: 0, False: 0}
    for _ in range(60):
        many = rng.random() / 2
        s.troops = [int(rng.random() < many) for _ in range(LOCALES)]
        s.holder = [rng.randrange(2) for _ in range(LOCALES)]
        for locale in rng.sample(WITH_ROADS, 12):
            for side in SIDES:
                expected = plainly(s, side, locale)
                assert connected(s, side, locale) == expected
                found[expected] += 1
    assert min(found.values()) > 100


def test_who_stands_where_a_main_road_leaves_the_map_is_home() -> None:
    """NT §16.9"""
    for side in SIDES:
        assert all(WAY_HOME[side][locale] == () for locale, _ in MAIN_ENTRIES[side])
