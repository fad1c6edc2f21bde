"""Chapter 9.4: which land units a frigate takes aboard and puts ashore."""

from __future__ import annotations

from typing import Any

from feldherr.games.viktory_ii.actions import Land, Load
from feldherr.games.viktory_ii.board import NOBODY, NOWHERE, UNKNOWN, WATER, Hex, Unit
from feldherr.games.viktory_ii.rules.battle.pending import another_first, spared, storms, target
from feldherr.games.viktory_ii.rules.movement.ways import attack_refusal
from feldherr.games.viktory_ii.state import (
    ARTILLERY,
    ATTACKED,
    BOARDED,
    FRIGATE,
    MOVED,
    OVER,
    PASSING,
    State,
    allied,
    by_unit,
    frame_of,
)
from feldherr.kernel.question import Refuse

HOLD = 3
"""V2 §9.41.1: a frigate holds three land units."""


def loadings(s: State, ship: Unit, no: Refuse | None) -> list[Any]:
    """V2 §9.4.1 §9.42.3 §11.3.2: own land units in hexes beside the ship, also after it has fired."""
    beside = [u for hex_ in frame_of(s).near[s.where[ship]] if s.at[hex_] for u in s.at[hex_] if s.kind[u] != FRIGATE]
    if no is not None:
        elsewhere = [u for u, who in by_unit(s.owner) if who == s.owner[ship] and s.aboard[u] < 0 and u not in beside]
        beside += [unit for unit in elsewhere if s.kind[unit] != FRIGATE]
    out: list[Any] = []
    for unit in beside:
        if (rule := load_refusal(s, ship, unit)) is None:
            out.append(Load(unit))
        elif no:
            no(Load(unit), rule)
    return out


def load_refusal(s: State, ship: Unit, unit: Unit) -> str | None:
    """V2 §9.41.1 §9.41.2 §9.42.3 §9.43.1 §9.44.1 §9.47.2, rulings r28 and r29: why this unit cannot embark."""
    apart = frame_of(s).apart[s.where[ship]][s.where[unit]]
    if apart != 1:
        return "9.42.3" if apart else "9.32.3"
    if s.owner[unit] != s.owner[ship]:
        return "9.4.1"
    if rule := busy_refusal(s, ship):
        return rule
    if s.flags[unit] & ATTACKED:
        return "9.44.1" if s.kind[unit] == ARTILLERY else "12.3.3.2"
    if s.flags[unit] & (MOVED | OVER):
        return "9.43.1"
    if len(s.cargo[ship]) >= HOLD:
        return "9.41.1"
    if s.loads[ship] >= HOLD:
        return "9.41.2"
    goal = target(s)
    if goal != NOWHERE and not (goal in frame_of(s).near[s.where[ship]] and s.landing[ship] in (NOWHERE, goal)):
        return "15.64.3"
    return None


def busy_refusal(s: State, ship: Unit) -> str | None:
    """V2 §9.32.3 §9.47.2, ruling r29: a ship in a harbour or before its battle neither loads nor lands."""
    if storms(s, ship):
        return "9.47.2"
    if s.flags[ship] & PASSING:
        return "9.32.3"
    return None


def landings(s: State, ship: Unit, no: Refuse | None) -> list[Any]:
    """V2 §9.46.1 §9.47.1: units aboard, to a land hex beside the ship."""
    out: list[Any] = []
    if not s.cargo[ship]:
        return out
    shores = [h for h in frame_of(s).near[s.where[ship]] if s.terrain[h] not in (UNKNOWN, WATER)]
    for unit in s.cargo[ship]:
        for to in shores:
            if (rule := land_refusal(s, ship, unit, to)) is None:
                out.append(Land(unit, to))
            elif no:
                no(Land(unit, to), rule)
    return out


def land_refusal(s: State, ship: Unit, unit: Unit, to: Hex) -> str | None:
    """V2 §9.32.3 §9.46.1 §12.2.1 §12.3.3.6 §15.64.5, rulings r28, r29 and r40: why this unit cannot go ashore there."""
    if rule := busy_refusal(s, ship):
        return rule
    if s.flags[unit] & BOARDED:
        return "12.3.3.6"
    if s.landing[ship] not in (NOWHERE, to):
        return "9.46.1"
    seat, who = s.owner[ship], s.held[to]
    if who not in (NOBODY, seat):
        if s.side[seat] != seat and allied(s, seat, who):
            return "15.64.5"
        if spared(s, s.kind[unit], s.where[ship], to):
            return "15.64.3"
        if rule := attack_refusal(s, seat, to):
            return rule
    if another_first(s, to):
        return "15.64.3"
    return None
