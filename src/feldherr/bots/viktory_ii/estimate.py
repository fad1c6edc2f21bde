"""What the greedy opponent reckons with: how far a unit reaches, how a battle is likely to end, what is in danger."""

from __future__ import annotations

from typing import Any

from feldherr.games.viktory_ii.actions import Go, TakeRoad
from feldherr.games.viktory_ii.board import NOBODY, UNKNOWN, WATER
from feldherr.games.viktory_ii.rules.battle.hits import attack_dice, defence_dice, naval_dice, terrain_dice
from feldherr.games.viktory_ii.rules.choices.steps import attack_refusal, road_ends, road_refusal, step_refusal, stops
from feldherr.games.viktory_ii.rules.units import foreign
from feldherr.games.viktory_ii.state import ARTILLERY, FRIGATE, State, frame_of

ROUNDS = 12


def enemy(s: State, seat: int, who: int) -> bool:
    return who != NOBODY and s.side[who] != s.side[seat]


def reach(s: State, unit: int) -> dict[int, Any]:
    """Every hex the unit could come to this turn, with the answer that begins the way there."""
    seat, frame = s.owner[unit], frame_of(s)
    sails = s.kind[unit] == FRIGATE
    at = s.where[unit]
    heads: list[tuple[int, int, Any]] = []
    found: dict[int, Any] = {}
    for to in frame.near[at]:
        if step_refusal(s, unit, to) is None and (sails or s.terrain[to] != WATER):
            heads.append((to, s.left[unit] - 1, Go(to)))
    if not sails and s.lord[at] == seat:
        for to in road_ends(s, seat, at):
            if road_refusal(s, unit, to) is None:
                heads.append((to, s.left[unit] - 1, TakeRoad(to)))
    while heads:
        following = []
        for hex_, left, first in heads:
            if hex_ in found:
                continue
            found[hex_] = first
            if left < 1 or stops(s, seat, unit, hex_):
                continue
            for to in frame.near[hex_]:
                terrain = s.terrain[to]
                if terrain == UNKNOWN or (terrain == WATER) != sails or to in found or to == at:
                    continue
                if enemy(s, seat, s.held[to]) and attack_refusal(s, seat, to):
                    continue
                following.append((to, left - 1, first))
        heads = following
    return found


def margin(s: State, seat: int, units: list[int], hex_: int) -> float:
    """Attackers left minus defenders left, as the average dice would have it."""
    others = foreign(s, hex_, seat)
    who = s.held[hex_]
    if not enemy(s, seat, who) or not units:
        return 0.0
    fixed = naval_dice(s, hex_, who) + terrain_dice(s, hex_, who)
    mine, theirs = float(len(units)), float(len(others))
    dice, answer = sum(attack_dice(s, units)), sum(defence_dice(s, others, 0))
    if others:
        theirs -= sum(s.kind[unit] == ARTILLERY for unit in units) / 2
    for _ in range(ROUNDS):
        if theirs <= 0.25:
            return mine - (fixed / 2 if s.town[hex_] and not others else 0.0)
        if mine <= 0.25:
            return mine - theirs
        pinned = max(0.0, dice / 2 - theirs)
        theirs, mine = theirs - dice / 2, mine - (max(0.0, answer - pinned) + fixed) / 2
    return mine - theirs


def danger(s: State, seat: int, hex_: int, within: int = 3) -> int:
    """How many enemy land units are near enough to come."""
    apart = frame_of(s).apart[hex_]
    return sum(
        1
        for unit, who in enumerate(s.owner)
        if s.kind[unit] and s.kind[unit] != FRIGATE and enemy(s, seat, who) and apart[s.where[unit]] <= within
    )


def nearest_target(s: State, seat: int, hex_: int) -> int:
    """The distance to the nearest enemy settlement; far if none is known."""
    apart, side = frame_of(s).apart[hex_], s.side[seat]
    return min([apart[h] for who, towns in enumerate(s.towns) if s.side[who] != side for h in towns], default=20)
