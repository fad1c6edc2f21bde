"""V2 chapters 4, 7, 10 and 15: the capital, what is built, which units are given up, which tile is replaced."""

from __future__ import annotations

from functools import lru_cache
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
from feldherr.games.viktory_ii.board import FRAMES, NOBODY, UNKNOWN, WATER, Hex
from feldherr.games.viktory_ii.rules.choices.alike import same_loss
from feldherr.games.viktory_ii.state import CITY, KINDS, VILLAGE, State, by_hex, frame_of, units_of
from feldherr.kernel.question import Refuse, folded, offered


def site_refusal(s: State, seat: int, hex_: Hex, but: int = NOBODY) -> str | None:
    """V2 §7.21.1 §7.21.4 §7.22.1: what holds for every settlement; `but` is one that is being moved away."""
    if s.terrain[hex_] in (UNKNOWN, WATER):
        return "7.21.1"
    town = s.town
    if town[hex_]:
        return "7.21.4"
    for n in FRAMES[s.players].near[hex_]:
        if town[n] and n != but:
            return "7.21.4"
    if s.held[hex_] not in (NOBODY, seat):
        return "7.22.1"
    return None


def distance_refusal(s: State, seat: int, hex_: Hex) -> str | None:
    """V2 §7.21.2 §7.21.3 §7.21.5, rulings r19 and r20: 2 or 3 steps from an own settlement over revealed hexes."""
    frame, terrain = FRAMES[s.players], s.terrain
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


def capital_site(s: State, seat: int, sites: tuple[Hex, ...], no: Refuse | None = None) -> list[Any]:
    """V2 §4.0.2.2 §4.0.2.3 §4.0.2.4 §7.21.6, ruling r11: one of the land hexes turned up."""
    if not s.alive[seat]:
        return [DONE]
    hexes = sites if no is None else sorted({*sites, *frame_of(s).interior})
    return [*offered([Found(hex_) for hex_ in hexes], lambda answer: found_refusal(s, seat, answer.hex, sites), no)]


def found_refusal(s: State, seat: int, hex_: Hex, sites: tuple[Hex, ...]) -> str | None:
    """V2 §4.0.2.2: in one's zone."""
    if hex_ not in sites:
        return site_refusal(s, seat, hex_) or "4.0.2.2"
    return None


def what_to_build(s: State, seat: int, no: Refuse | None = None) -> list[Any]:
    """V2 §7.1.1 §7.2.1 §7.22.3 §14.0.1: a village, an upgrade, perhaps a relocation, or nothing.

    Who did not hold his capital when the turn began is not asked; the log says why.
    """
    if not s.turn.may_build:
        return [BUILD_NOTHING]
    return [*villages(s, seat, no), *upgrades(s, seat, no), *relocations(s, seat, no), BUILD_NOTHING]


def nothing_to_build(s: State, seat: int) -> bool:
    """V2 §7.24.1: whether the player could only say that he builds nothing."""
    if not s.turn.may_build:
        return True
    if VILLAGE in [s.town[h] for h in s.towns[seat]]:
        return False
    return not relocations(s, seat, None) and not villages(s, seat, None, 1)


def villages(s: State, seat: int, no: Refuse | None, enough: int = 999) -> list[Any]:
    """V2 §7.21.7 §7.22.2: sites near enough to be worth looking at; enemies beside them do not matter.

    `enough`: so many of them are enough to know.
    """
    out: list[Any] = []
    terrain, town = s.terrain, s.town
    for hex_ in sites_near(s.players, s.towns[seat]) if no is None else frame_of(s).interior:
        if no is None and (town[hex_] or terrain[hex_] == UNKNOWN or terrain[hex_] == WATER):
            continue                                        # the hex alone closes most sites
        rule = site_refusal(s, seat, hex_) or distance_refusal(s, seat, hex_)
        if rule is None:
            out.append(Village(hex_))
            if len(out) == enough:
                break
        elif no:
            no(Village(hex_), rule)
    return out


@lru_cache(1024)
def sites_near(players: int, towns: tuple[Hex, ...]) -> list[Hex]:
    """V2 §7.21.5: the hexes two or three steps from one of these settlements, ascending."""
    return sorted({hex_ for town in towns for hex_ in FRAMES[players].sites[town]})


def upgrades(s: State, seat: int, no: Refuse | None) -> list[Any]:
    """V2 §7.23.2: villages; enemies beside them do not matter."""
    others = [] if no is None else [h for h, town in by_hex(s.town) if town == VILLAGE and s.lord[h] != seat]
    candidates = [Upgrade(hex_) for hex_ in (*s.towns[seat], *others)]
    return [*offered(candidates, lambda answer: upgrade_refusal(s, seat, answer.hex), no)]


def upgrade_refusal(s: State, seat: int, hex_: Hex) -> str | None:
    """V2 §7.23.1: own villages only."""
    if s.lord[hex_] != seat or s.town[hex_] == CITY:
        return "7.23.1"
    return None


def relocations(s: State, seat: int, no: Refuse | None) -> list[Any]:
    """V2 §15.5.1, ruling r56: an own settlement to an adjacent hex."""
    if not s.rules.relocation:
        return []
    frame = frame_of(s)
    candidates = [Relocate(hex_, to) for hex_ in s.towns[seat] for to in frame.near[hex_]]
    if no is not None:
        candidates += [Relocate(hex_, to) for hex_ in s.towns[seat] for to in frame.second[hex_]]
    return [*offered(candidates, lambda answer: relocate_refusal(s, seat, answer.hex, answer.to), no)]


def relocate_refusal(s: State, seat: int, hex_: Hex, to: Hex) -> str | None:
    """V2 §14.0.6 §15.5.3, ruling r56: not a foreign capital; beside where it stood, as every settlement is built."""
    if hex_ in s.capital and s.capital[seat] != hex_:
        return "14.0.6"
    if frame_of(s).apart[hex_][to] != 1:
        return "15.5.3"
    return site_refusal(s, seat, to, hex_)


def unit_to_eliminate(
    s: State, chosen: tuple[Any, ...], seat: int, kind: int, no: Refuse | None = None
) -> list[Any]:
    """V2 §10.2.2 §10.2.3, ruling r44: one of this kind, from the reserve or from the map, aboard or ashore."""
    if not s.alive[seat]:
        return [DONE]
    reserve = GiveBackReserve(KINDS[kind])
    out: list[Any] = [reserve] if s.reserve[4 * seat + kind - 1] > chosen.count(reserve) else []
    units = [GiveBack(unit) for unit in units_of(s, seat)]
    out += offered(units, lambda answer: eliminate_refusal(s, chosen, answer, kind), no)
    return folded(out, lambda answer: same_loss(s, answer))


def eliminate_refusal(s: State, chosen: tuple[Any, ...], answer: GiveBack, kind: int) -> str | None:
    """V2 §10.2.2: of the kind that is no longer supported, and none twice."""
    if s.kind[answer.unit] != kind or answer in chosen:
        return "10.2.2"
    return None


def tile_or_not(s: State, seat: int, no: Refuse | None = None) -> list[Any]:
    """V2 §15.3.3: drawing is voluntary."""
    return [DRAW_TILE, DONE] if s.alive[seat] else [DONE]


def hex_to_replace(s: State, seat: int, hexes: tuple[Hex, ...], no: Refuse | None = None) -> list[Any]:
    """V2 §15.3.2 §15.3.3: one of the adjacent water hexes just revealed, or none."""
    if not s.alive[seat]:
        return [DONE]
    others = [] if no is None else [h for h, ground in by_hex(s.terrain) if ground == WATER and h not in hexes]
    waters = [Replace(hex_) for hex_ in (*hexes, *others)]
    return [*offered(waters, lambda answer: replace_refusal(answer.hex, hexes), no), DONE]


def replace_refusal(hex_: Hex, hexes: tuple[Hex, ...]) -> str | None:
    """V2 §15.3.2: only what was just revealed."""
    if hex_ not in hexes:
        return "15.3.2"
    return None
