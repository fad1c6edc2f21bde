"""Chapter 9.4: which land units a frigate takes aboard and puts ashore."""

from __future__ import annotations

from typing import Any

from feldherr.games.viktory_ii.actions import Land, Load
from feldherr.games.viktory_ii.board import NOBODY, UNKNOWN, WATER
from feldherr.games.viktory_ii.rules.choices.steps import attack_refusal
from feldherr.games.viktory_ii.state import (
    ARTILLERY,
    ATTACKED,
    BOARDED,
    FRIGATE,
    MOVED,
    OVER,
    PASSING,
    STORMING,
    State,
    frame_of,
)
from feldherr.kernel.question import Refuse

HOLD = 3
"""V2 §9.41.1: a frigate holds three land units."""


def loadings(s: State, ship: int, no: Refuse | None) -> list[Any]:
    """V2 §9.4.1 §9.42.3 §11.3.2: own land units in hexes beside the ship, also after it has fired."""
    out: list[Any] = []
    seat = s.owner[ship]
    for hex_ in frame_of(s).near[s.where[ship]]:
        if s.terrain[hex_] == WATER:
            continue
        for unit in s.at[hex_]:
            if s.kind[unit] == FRIGATE:
                continue
            if rule := load_refusal(s, ship, unit):
                if no:
                    no(Load(unit), rule)
            else:
                out.append(Load(unit))
    if no:
        for unit, who in enumerate(s.owner):
            apart = frame_of(s).apart[s.where[ship]][s.where[unit]]
            if who == seat and s.kind[unit] != FRIGATE and s.aboard[unit] < 0 and apart != 1:
                no(Load(unit), "9.42.3" if apart else "9.32.3")
    return out


def load_refusal(s: State, ship: int, unit: int) -> str | None:
    """V2 §9.41.1 §9.41.2 §9.43.1 §9.44.1 §9.47.2, rulings r28 and r29: why this unit cannot embark."""
    if s.owner[unit] != s.owner[ship]:
        return "9.4.1"
    if s.flags[ship] & STORMING:
        return "9.47.2"
    if s.flags[ship] & PASSING:
        return "9.32.3"
    if s.flags[unit] & ATTACKED:
        return "9.44.1" if s.kind[unit] == ARTILLERY else "12.3.3.2"
    if s.flags[unit] & (MOVED | OVER):
        return "9.43.1"
    if len(s.cargo[ship]) >= HOLD:
        return "9.41.1"
    if s.loads[ship] >= HOLD:
        return "9.41.2"
    if s.turn.target >= 0 and not (
        s.turn.target in frame_of(s).near[s.where[ship]] and s.landing[ship] in (NOBODY, s.turn.target)
    ):
        return "15.64.3"
    return None


def landings(s: State, ship: int, no: Refuse | None) -> list[Any]:
    """V2 §9.46.1 §9.47.1: units aboard, to a land hex beside the ship."""
    out: list[Any] = []
    if not s.cargo[ship]:
        return out
    shores = [h for h in frame_of(s).near[s.where[ship]] if s.terrain[h] not in (UNKNOWN, WATER)]
    for unit in s.cargo[ship]:
        for to in shores:
            if rule := land_refusal(s, ship, unit, to):
                if no:
                    no(Land(unit, to), rule)
            else:
                out.append(Land(unit, to))
    return out


def land_refusal(s: State, ship: int, unit: int, to: int) -> str | None:
    """V2 §9.32.3 §9.46.1 §12.2.1 §12.3.3.6 §15.64.5, rulings r28, r29 and r40: why this unit cannot go ashore there."""
    if s.flags[ship] & STORMING:
        return "9.47.2"
    if s.flags[ship] & PASSING:
        return "9.32.3"
    if s.flags[unit] & BOARDED:
        return "12.3.3.6"
    if s.landing[ship] not in (NOBODY, to):
        return "9.46.1"
    seat, who = s.owner[ship], s.held[to]
    if who not in (NOBODY, seat):
        if s.side[who] == s.side[seat] and s.side[seat] != seat:
            return "15.64.5"
        if rule := attack_refusal(s, seat, to):
            return rule
    if s.turn.target not in (NOBODY, to):
        return "15.64.3"
    return None
