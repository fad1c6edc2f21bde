"""What the greedy opponent reckons with: how far a unit reaches, how a battle is likely to end, what is in danger."""

from __future__ import annotations

from typing import Any

from feldherr.games.viktory_ii.board import Hex, Unit
from feldherr.games.viktory_ii.rules.battle.hits import attack_dice, defence_dice, naval_dice, terrain_dice
from feldherr.games.viktory_ii.rules.movement.ways import stops, ways
from feldherr.games.viktory_ii.rules.units import foreign
from feldherr.games.viktory_ii.state import ARTILLERY, FRIGATE, State, by_unit, enemies, frame_of

ROUNDS = 12


def reach(s: State, unit: Unit) -> dict[Hex, Any]:
    """Every hex the unit could come to this turn, with the answer that begins the way there."""
    return {to: way[0] for to, way in ways(s, unit, passes, roads=True).items()}


def passes(s: State, unit: Unit, hex_: Hex) -> bool:
    return not stops(s, s.owner[unit], unit, hex_)


def margin(s: State, seat: int, units: list[Unit], hex_: Hex) -> float:
    """Attackers left minus defenders left, as the average dice would have it."""
    others = foreign(s, hex_, seat)
    who = s.held[hex_]
    if not enemies(s, seat, who) or not units:
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


def danger(s: State, seat: int, hex_: Hex, within: int = 3) -> int:
    """How many enemy land units are near enough to come."""
    apart = frame_of(s).apart[hex_]
    return sum(
        1
        for unit, who in by_unit(s.owner)
        if s.kind[unit] and s.kind[unit] != FRIGATE and enemies(s, seat, who) and apart[s.where[unit]] <= within
    )


def nearest_target(s: State, seat: int, hex_: Hex) -> int:
    """The distance to the nearest enemy settlement; far if none is known."""
    apart, side = frame_of(s).apart[hex_], s.side[seat]
    return min([apart[h] for who, towns in enumerate(s.towns) if s.side[who] != side for h in towns], default=20)
