"""Chapters 13, 14.0.4 and 15.64: which units of the reserve go where."""

from __future__ import annotations

from typing import Any

from feldherr.games.viktory_ii.actions import DONE, Launch, Place
from feldherr.games.viktory_ii.board import FOREST, GRASSLAND, MOUNTAIN, NOBODY, NOWHERE, PLAINS, WATER, Hex
from feldherr.games.viktory_ii.rules.battle.pending import fought, spared
from feldherr.games.viktory_ii.state import (
    ARTILLERY,
    CAVALRY,
    CITY,
    FRIGATE,
    INFANTRY,
    KINDS,
    State,
    allied,
    by_hex,
    frame_of,
    has_capital,
)
from feldherr.kernel.question import Refuse, offered

HOME = {GRASSLAND: CAVALRY, MOUNTAIN: ARTILLERY, FOREST: FRIGATE}
"""V2 §13.11.3 §13.11.4 §13.11.5 §13.12.1, ruling r46: which kind a city of this terrain takes besides infantry."""


def what_to_place(s: State, seat: int, no: Refuse | None = None) -> list[Any]:
    """V2 §13.0.1 §13.0.2: a unit in a settlement, a frigate beside one, or no more."""
    kinds = [kind for kind in (INFANTRY, CAVALRY, ARTILLERY, FRIGATE) if s.reserve[4 * seat + kind - 1]]
    if not kinds:
        return [DONE]
    out: list[Any] = []
    abroad = () if no is None else [h for h, lord in by_hex(s.lord) if lord != seat and s.terrain[h]]
    for town in (*s.towns[seat], *abroad):
        shut = town_refusal(s, seat, town)
        for kind in kinds:
            rule = shut or capacity_refusal(s, seat, town, kind)
            if kind == FRIGATE:
                out += launches(s, seat, town, no, rule)
            elif rule is None:
                out.append(Place(town, kind=KINDS[kind]))
            elif no:
                no(Place(town, kind=KINDS[kind]), rule)
    return [*out, DONE]


def town_refusal(s: State, seat: int, town: Hex) -> str | None:
    """V2 §9.12.4 §13.1.1 §13.2.1 §13.2.2 §13.4.3 §15.64.6, ruling r49: own settlements, but not beside enemy units."""
    if s.lord[town] != seat:
        return "13.1.1"
    if s.capital[seat] == town:
        return None
    owner, side = s.owner, s.side
    for near in frame_of(s).near[town]:
        for unit in s.at[near]:
            if side[owner[unit]] != side[seat]:
                return "13.2.1"
    return None


def capacity_refusal(s: State, seat: int, town: Hex, kind: int) -> str | None:
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


def launches(s: State, seat: int, town: Hex, no: Refuse | None, closed: str | None = None) -> list[Any]:
    """V2 §13.3.1 §13.3.2 §13.4.2 §15.64.7: frigates of a settlement; `closed`: the rule by which it launches none."""
    if no is None:
        return [] if closed else [Launch(town, hex_) for hex_ in moorings(s, seat, town)]
    waters, open_ = nearest_water(s, town), moorings(s, seat, town)
    seas = [h for h, terrain in by_hex(s.terrain) if terrain == WATER]
    if closed:
        seas = [h for h in frame_of(s).near[town] if s.terrain[h] == WATER] if s.lord[town] == seat else []
    candidates = [Launch(town, hex_) for hex_ in seas]
    return [*offered(candidates, lambda answer: closed or launch_refusal(s, seat, answer.hex, waters, open_), no)]


def launch_refusal(s: State, seat: int, hex_: Hex, waters: list[Hex], open_: list[Hex]) -> str | None:
    """V2 §13.3.1: why a frigate of a settlement with these nearest waters and open moorings may not be placed here."""
    if hex_ in open_:
        return None
    return (mooring_refusal(s, seat, hex_) if hex_ in waters else None) or "13.3.1"


def moorings(s: State, seat: int, town: Hex) -> list[Hex]:
    """V2 §13.3.1 §15.64.7, rulings r47, r71 and r72: water beside the settlement, else the nearest; ascending.

    Where only allies' ships are in it, the nearest water without others' as well.
    """
    waters = nearest_water(s, town)
    open_ = [h for h in waters if mooring_refusal(s, seat, h) is None]
    holders = [s.held[h] for h in waters]
    if any(who != seat and allied(s, seat, who) for who in holders):
        if not any(who in (NOBODY, seat) for who in holders):
            open_ = sorted({*open_, *nearest_free(s, seat, town)})
    return open_


def nearest_water(s: State, town: Hex) -> list[Hex]:
    """V2 §13.3.1 §13.3.2, ruling r47: revealed water hexes at the smallest distance, ascending."""
    beside = [h for h in frame_of(s).near[town] if s.terrain[h] == WATER]
    if beside:
        return beside
    apart = frame_of(s).apart[town]
    least = min(apart[h] for h, terrain in by_hex(s.terrain) if terrain == WATER)
    return [h for h, terrain in by_hex(s.terrain) if terrain == WATER and apart[h] == least]


def nearest_free(s: State, seat: int, town: Hex) -> list[Hex]:
    """V2 §15.64.7 §15.64.8: the nearest water without frigates of others."""
    apart = frame_of(s).apart[town]
    free = [h for h, terrain in by_hex(s.terrain) if terrain == WATER and s.held[h] in (NOBODY, seat)]
    free = [h for h in free if all(s.owner[u] == seat for u in s.at[h])]
    least = min((apart[h] for h in free), default=0)
    return [h for h in free if apart[h] == least]


def mooring_refusal(s: State, seat: int, hex_: Hex) -> str | None:
    """V2 §12.1.2 §12.2.1 §13.5.1 §15.62.6 §15.63.2, rulings r48 and r71: why no frigate may be placed in this water."""
    holder = s.held[hex_]
    others = {s.owner[unit] for unit in s.at[hex_]} - {seat}
    if len(others) > 1:
        return "12.1.2"
    if holder in (NOBODY, seat):
        return None if not others else "12.1.2"
    if s.side[seat] != seat and allied(s, seat, holder):
        return "15.62.6"
    if spared(s, FRIGATE, NOWHERE, hex_):
        return "15.64.3"
    if s.seat == seat and s.turn.banned:
        return "15.63.2"
    if fought(s, hex_):
        return "12.2.1"
    return None
