"""Building and mines (TC §12.13 §12.14 §12.15 §17.17)."""

from __future__ import annotations

from functools import partial
from typing import Any

from feldherr.games.trench_club.actions import BuildBridge, BuildRoad, BuildTrench, LayMine
from feldherr.games.trench_club.board import BRIDGE, FORT, MEADOW, NOBODY, ROAD, TRENCH, WATER, WOODS
from feldherr.games.trench_club.rules.movement.ground import can_enter
from feldherr.games.trench_club.state import INSIDE, State, frame_of, is_trench, trench_holder, trench_of
from feldherr.kernel.question import Refuse, offered

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
            if ground(s, a) not in grounds or ground(s, b) not in grounds:
                continue
            rule = site_refusal(s, unit, terrain, a) or site_refusal(s, unit, terrain, b)
            if rule is None:
                out.append(plan(a, b))
            elif no:
                no(plan(a, b), rule)
    return out


def ground(s: State, hex_: int) -> int:
    """TC §4.24: what is built on; in the basic rules a trench is a meadow."""
    terrain = s.terrain[hex_]
    return MEADOW if terrain == TRENCH and not s.rules.trenches else terrain


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
    at = s.where[unit]
    beside = frame_of(s).field.near[at] if at < INSIDE else ()
    return offered([LayMine(unit, hex_) for hex_ in beside], partial(mine_refusal, s), no)


def mine_refusal(s: State, mine: LayMine) -> str | None:
    """TC §17.17 §17.19: on dry and free ground, and only one."""
    if s.terrain[mine.hex] in (WATER, FORT) or s.at[mine.hex] != NOBODY:
        return "17.17"
    if any(hex_ == mine.hex for hex_, _ in s.mines):
        return "17.19"
    return None
