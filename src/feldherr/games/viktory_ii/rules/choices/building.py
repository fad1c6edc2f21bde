"""V2 chapters 4, 7, 10 and 15: the capital, what is built, which units are given up, which tile is replaced."""

from __future__ import annotations

from typing import Any

from feldherr.games.viktory_ii.actions import (
    BUILD_NOTHING,
    DONE,
    DRAW_TILE,
    Found,
    GiveBack,
    GiveBackReserve,
    Relocate,
    Replace,
    Upgrade,
    Village,
)
from feldherr.games.viktory_ii.board import NOBODY, UNKNOWN, WATER
from feldherr.games.viktory_ii.state import CITY, KINDS, VILLAGE, State, frame_of
from feldherr.kernel.question import Refuse


def site_refusal(s: State, seat: int, hex_: int, but: int = NOBODY) -> str | None:
    """V2 §7.21.1 §7.21.4 §7.22.1: what holds for every settlement; `but` is one that is being moved away."""
    if s.terrain[hex_] in (UNKNOWN, WATER):
        return "7.21.1"
    if s.town[hex_]:
        return "7.21.4"
    town = s.town
    for n in frame_of(s).near[hex_]:
        if town[n] and n != but:
            return "7.21.4"
    if s.held[hex_] not in (NOBODY, seat):
        return "7.22.1"
    return None


def distance_refusal(s: State, seat: int, hex_: int) -> str | None:
    """V2 §7.21.2 §7.21.3 §7.21.5, rulings r19 and r20: 2 or 3 steps from an own settlement over revealed hexes."""
    frame, terrain = frame_of(s), s.terrain
    apart = frame.apart[hex_]
    close = [town for town in s.towns[seat] if apart[town] in (2, 3)]
    if not close:
        return "7.21.5"
    for town in close:
        for way in frame.ways(town, hex_):
            if UNKNOWN not in [terrain[h] for h in way]:
                return None
    return "7.21.3" if any(joined(s, town, hex_) for town in close) else "7.21.2"


def joined(s: State, a: int, b: int) -> bool:
    """Whether two hexes belong to one connected area of revealed hexes, border included (ruling r9)."""
    near, reached, heads = frame_of(s).near, {a}, [a]
    while heads:
        for n in near[heads.pop()]:
            if s.terrain[n] and n not in reached:
                reached.add(n)
                heads.append(n)
    return b in reached


def capital_site(s: State, seat: int, sites: tuple[int, ...], no: Refuse | None = None) -> list[Any]:
    """V2 §4.0.2.2 §4.0.2.3 §4.0.2.4 §7.21.6, ruling r11: one of the land hexes turned up."""
    if not s.alive[seat]:
        return [DONE]
    if no:
        for hex_ in frame_of(s).interior:
            if hex_ not in sites:
                no(Found(hex_), site_refusal(s, seat, hex_) or "4.0.2.2")
    return [Found(hex_) for hex_ in sites]


def what_to_build(s: State, seat: int, no: Refuse | None = None) -> list[Any]:
    """V2 §7.1.1 §7.2.1 §7.22.3 §14.0.1: a village, an upgrade, perhaps a relocation, or nothing.

    Who did not hold his capital when the turn began is not asked; the log says why.
    """
    if not s.turn.may_build or not s.alive[seat]:
        return [BUILD_NOTHING]
    return [*villages(s, seat, no), *upgrades(s, seat, no), *relocations(s, seat, no), BUILD_NOTHING]


def villages(s: State, seat: int, no: Refuse | None) -> list[Any]:
    """V2 §7.21.7 §7.22.2: sites near enough to be worth looking at; enemies beside them do not matter."""
    out: list[Any] = []
    apart = frame_of(s).apart
    for hex_ in frame_of(s).interior:
        if not no and not any(apart[hex_][town] < 4 for town in s.towns[seat]):
            continue
        rule = site_refusal(s, seat, hex_) or distance_refusal(s, seat, hex_)
        if rule:
            if no:
                no(Village(hex_), rule)
        else:
            out.append(Village(hex_))
    return out


def upgrades(s: State, seat: int, no: Refuse | None) -> list[Any]:
    """V2 §7.23.1 §7.23.2: own villages; enemies beside them do not matter."""
    out: list[Any] = []
    for hex_ in s.towns[seat]:
        if s.town[hex_] == CITY:
            if no:
                no(Upgrade(hex_), "7.23.1")
        else:
            out.append(Upgrade(hex_))
    if no:
        for hex_, lord in enumerate(s.lord):
            if lord not in (NOBODY, seat) and s.town[hex_] == VILLAGE:
                no(Upgrade(hex_), "7.23.1")
    return out


def relocations(s: State, seat: int, no: Refuse | None) -> list[Any]:
    """V2 §15.5.1 §15.5.3, ruling r56: an own settlement to an adjacent hex; not a foreign capital."""
    out: list[Any] = []
    if not s.rules.relocation:
        return out
    for hex_ in s.towns[seat]:
        foreign_capital = hex_ in s.capital and s.capital[seat] != hex_
        for to in frame_of(s).near[hex_]:
            rule = "14.0.6" if foreign_capital else site_refusal(s, seat, to, hex_)
            if rule:
                if no:
                    no(Relocate(hex_, to), "15.5.3")
            else:
                out.append(Relocate(hex_, to))
        if no:
            for to in frame_of(s).second[hex_]:
                no(Relocate(hex_, to), "15.5.3")
    return out


def unit_to_eliminate(
    s: State, chosen: tuple[Any, ...], seat: int, kind: int, no: Refuse | None = None
) -> list[Any]:
    """V2 §10.2.2 §10.2.3, ruling r44: one of this kind, from the reserve or from the map, aboard or ashore."""
    if not s.alive[seat]:
        return [DONE]
    out: list[Any] = []
    reserve = GiveBackReserve(KINDS[kind])
    if s.reserve[4 * seat + kind - 1] > chosen.count(reserve):
        out.append(reserve)
    for unit, who in enumerate(s.owner):
        if who == seat and s.kind[unit]:
            if s.kind[unit] != kind:
                if no:
                    no(GiveBack(unit), "10.2.2")
            elif GiveBack(unit) not in chosen:
                out.append(GiveBack(unit))
    return out


def tile_or_not(s: State, seat: int, no: Refuse | None = None) -> list[Any]:
    """V2 §15.3.3: drawing is voluntary."""
    return [DRAW_TILE, DONE] if s.alive[seat] else [DONE]


def hex_to_replace(s: State, seat: int, hexes: tuple[int, ...], no: Refuse | None = None) -> list[Any]:
    """V2 §15.3.2 §15.3.3: one of the adjacent water hexes just revealed, or none."""
    if not s.alive[seat]:
        return [DONE]
    if no:
        for hex_, terrain in enumerate(s.terrain):
            if terrain == WATER and hex_ not in hexes:
                no(Replace(hex_), "15.3.2")
    return [*(Replace(hex_) for hex_ in hexes), DONE]
