"""Chapters 13, 14.0.4 and 15.64: which units of the reserve go where."""

from __future__ import annotations

from typing import Any

from feldherr.games.viktory_ii.actions import DONE, Launch, Place
from feldherr.games.viktory_ii.board import FOREST, GRASSLAND, MOUNTAIN, NOBODY, PLAINS, WATER
from feldherr.games.viktory_ii.state import (
    ARTILLERY,
    CAVALRY,
    CITY,
    FRIGATE,
    INFANTRY,
    KINDS,
    State,
    frame_of,
    has_capital,
)
from feldherr.kernel.question import Refuse

HOME = {GRASSLAND: CAVALRY, MOUNTAIN: ARTILLERY, FOREST: FRIGATE}
"""V2 §13.11.3 §13.11.4 §13.11.5 §13.12.1, ruling r46: which kind a city of this terrain takes besides infantry."""


def what_to_place(s: State, seat: int, no: Refuse | None = None) -> list[Any]:
    """V2 §13.0.1 §13.0.2: a unit in a settlement, a frigate beside one, or no more."""
    out: list[Any] = []
    kinds = [kind for kind in (INFANTRY, CAVALRY, ARTILLERY) if s.reserve[4 * seat + kind - 1]]
    ships = s.reserve[4 * seat + FRIGATE - 1] > 0
    if not kinds and not ships:
        return [DONE]
    for town in s.towns[seat]:
        shut = town_refusal(s, seat, town)
        for kind in kinds:
            if rule := shut or capacity_refusal(s, seat, town, kind):
                if no:
                    no(Place(town, kind=KINDS[kind]), rule)
            else:
                out.append(Place(town, kind=KINDS[kind]))
        if ships:
            if rule := shut or capacity_refusal(s, seat, town, FRIGATE):
                if no:
                    for hex_ in [h for h in frame_of(s).near[town] if s.terrain[h] == WATER]:
                        no(Launch(town, hex_), rule)
            else:
                out += moorings(s, seat, town, no)
    if no:
        for kind in kinds:
            for hex_, lord in enumerate(s.lord):
                if lord != seat and s.terrain[hex_]:
                    no(Place(hex_, kind=KINDS[kind]), "13.1.1")
    return [*out, DONE]


def town_refusal(s: State, seat: int, town: int) -> str | None:
    """V2 §9.12.4 §13.2.1 §13.2.2 §13.4.3 §15.64.6, ruling r49: nothing beside enemy units, but in the own capital."""
    if s.capital[seat] == town:
        return None
    owner, side = s.owner, s.side
    for near in frame_of(s).near[town]:
        for unit in s.at[near]:
            if side[owner[unit]] != side[seat]:
                return "13.2.1"
    return None


def capacity_refusal(s: State, seat: int, town: int, kind: int) -> str | None:
    """V2 §13.11.1 §13.11.2 §13.12.2 §13.4.1 §14.0.2 §14.0.4 §14.0.5: what a settlement takes in one reserve phase."""
    if s.capital[seat] == town:
        return None
    city = s.town[town] == CITY
    if city and not has_capital(s, seat):
        if kind != INFANTRY or (town, INFANTRY) in s.turn.placed:
            return "14.0.4"
        return None
    terrain = s.terrain[town]
    if kind != INFANTRY:
        if not city:
            return "13.12.2"
        if HOME.get(terrain) != kind:
            return "13.1.1"
    already = s.turn.placed.count((town, kind))
    if already < (2 if city and terrain == PLAINS else 1):
        return None
    if not city:
        return "13.11.1"
    return {PLAINS: "13.11.2", GRASSLAND: "13.11.3", MOUNTAIN: "13.11.4", FOREST: "13.11.5"}[terrain]


def moorings(s: State, seat: int, town: int, no: Refuse | None) -> list[Any]:
    """V2 §13.3.1 §13.3.2 §13.4.2 §15.64.7, rulings r47, r71 and r72: water beside the settlement, else the nearest."""
    waters = nearest_water(s, town)
    open_ = [h for h in waters if mooring_refusal(s, seat, h) is None]
    holders = [s.held[h] for h in waters]
    allied = any(who not in (NOBODY, seat) and s.side[who] == s.side[seat] for who in holders)
    if allied and not any(who in (NOBODY, seat) for who in holders):
        open_ = sorted({*open_, *nearest_free(s, seat, town)})
    if no:
        for hex_, terrain in enumerate(s.terrain):
            if terrain == WATER and hex_ not in open_:
                no(Launch(town, hex_), (mooring_refusal(s, seat, hex_) if hex_ in waters else None) or "13.3.1")
    return [Launch(town, hex_) for hex_ in open_]


def nearest_water(s: State, town: int) -> list[int]:
    """V2 §13.3.1 §13.3.2, ruling r47: revealed water hexes at the smallest distance, ascending."""
    beside = [h for h in frame_of(s).near[town] if s.terrain[h] == WATER]
    if beside:
        return beside
    apart = frame_of(s).apart[town]
    least = min(apart[h] for h, terrain in enumerate(s.terrain) if terrain == WATER)
    return [h for h, terrain in enumerate(s.terrain) if terrain == WATER and apart[h] == least]


def nearest_free(s: State, seat: int, town: int) -> list[int]:
    """V2 §15.64.7 §15.64.8: the nearest water without frigates of others."""
    apart = frame_of(s).apart[town]
    free = [h for h, terrain in enumerate(s.terrain) if terrain == WATER and s.held[h] in (NOBODY, seat)]
    free = [h for h in free if all(s.owner[u] == seat for u in s.at[h])]
    least = min((apart[h] for h in free), default=0)
    return [h for h in free if apart[h] == least]


def mooring_refusal(s: State, seat: int, hex_: int) -> str | None:
    """V2 §12.1.2 §12.2.1 §13.5.1 §15.62.6 §15.63.2, rulings r48 and r71: why no frigate may be placed in this water."""
    holder = s.held[hex_]
    others = {s.owner[unit] for unit in s.at[hex_]} - {seat}
    if len(others) > 1:
        return "12.1.2"
    if holder in (NOBODY, seat):
        return None if not others else "12.1.2"
    if s.side[holder] == s.side[seat] and s.side[seat] != seat:
        return "15.62.6"
    if s.seat == seat and s.turn.banned:
        return "15.63.2"
    if s.turn.fought >> hex_ & 1:
        return "12.2.1"
    return None
