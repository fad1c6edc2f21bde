"""Building and mines (TC §12.13 §12.14 §12.15 §17.17)."""

from __future__ import annotations

from typing import Any

from feldherr.games.trench_club.actions import BuildBridge, BuildRoad, BuildTrench, LayMine
from feldherr.games.trench_club.board import BRIDGE, FORT, MEADOW, NOBODY, ROAD, TRENCH, WATER, WOODS
from feldherr.games.trench_club.rules.movement.ground import can_enter
from feldherr.games.trench_club.state import INSIDE, State, frame_of, is_trench, trench_holder, trench_of
from feldherr.kernel.question import Refuse

PLANS = ((BuildRoad, ROAD, (MEADOW, WOODS)), (BuildBridge, BRIDGE, (WATER,)), (BuildTrench, TRENCH, (MEADOW,)))
"""Ruling r44: what is built on what; both hexes get the same."""


def pairs(s: State, unit: int) -> list[tuple[int, int]]:
    """TC §12.14: two adjacent hexes, one of them at least beside the builder."""
    at = s.where[unit]
    if at >= INSIDE:
        return []
    near = frame_of(s).near
    found = {(min(a, b), max(a, b)) for a in near[at] for b in near[a]}
    return sorted(found)


def sites(s: State, unit: int, no: Refuse | None) -> list[Any]:
    """TC §12.13: a road, a bridge or a trench over two hexes, once a turn."""
    out: list[Any] = []
    for a, b in pairs(s, unit):
        for plan, terrain, grounds in PLANS:
            if s.terrain[a] not in grounds or s.terrain[b] not in grounds:
                continue
            if rule := site_refusal(s, unit, terrain, a) or site_refusal(s, unit, terrain, b):
                if no:
                    no(plan(a, b), rule)
                continue
            out.append(plan(a, b))
    return out


def site_refusal(s: State, unit: int, terrain: int, hex_: int) -> str | None:
    """TC §12.14 §13.1, rulings r44 and r82."""
    other, team = s.at[hex_], s.team[s.owner[unit]]
    if other >= 0 and s.team[s.owner[other]] != team:
        return "12.14"
    if terrain == TRENCH:
        if not s.rules.trenches:
            return "13.1"
        if other >= 0 and not can_enter(True, s.kind[other], TRENCH):
            return "13.2"
        for near in frame_of(s).near[hex_]:
            if is_trench(s, near) and trench_holder(s, trench_of(s, near)) == 1 - team:
                return "13.16"
    return None


def mine_sites(s: State, unit: int, no: Refuse | None) -> list[Any]:
    """TC §17.17 §17.19, ruling r42: an adjacent free hex, neither water nor fort, without a mine."""
    out: list[Any] = []
    frame, at = frame_of(s), s.where[unit]
    taken = {hex_ for hex_, _ in s.mines}
    for near in frame.field.near[at] if at < INSIDE else ():
        if s.terrain[near] in (WATER, FORT) or s.at[near] != NOBODY:
            if no:
                no(LayMine(unit, near), "17.17")
            continue
        if near in taken:
            if no:
                no(LayMine(unit, near), "17.19")
            continue
        out.append(LayMine(unit, near))
    return out
