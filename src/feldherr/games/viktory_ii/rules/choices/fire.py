"""Chapters 10.4 and 11: what a unit may bombard."""

from __future__ import annotations

from typing import Any

from feldherr.games.viktory_ii.actions import Bombard
from feldherr.games.viktory_ii.board import FRAMES, NOBODY, NOWHERE, Hex, Unit
from feldherr.games.viktory_ii.rules.battle.pending import spared, target
from feldherr.games.viktory_ii.rules.units import foreign
from feldherr.games.viktory_ii.state import (
    ARTILLERY,
    ATTACKED,
    CARRIED,
    FRIGATE,
    PASSING,
    State,
    allied,
    frame_of,
    hexes_of,
)
from feldherr.kernel.question import Refuse


def targets(s: State, unit: Unit, no: Refuse | None) -> list[Any]:
    """V2 §10.4.1 §10.5.1 §11.0.1 §12.2.2: hexes at distance 1 or 2 with units of another player, in line of sight."""
    if no is None and (s.kind[unit] < ARTILLERY or s.flags[unit] & ATTACKED):
        return []                                           # the unit alone says that it does not shoot
    at, seat, frame, held = s.where[unit], s.owner[unit], FRAMES[s.players], s.held
    around: tuple[Hex, ...] = (*frame.near[at], *frame.second[at])
    if no is not None:
        around = (*around, *(to for to in hexes_of(s) if frame.apart[at][to] > 2))
    out: list[Any] = []
    for to in around:
        if ((who := held[to]) == NOBODY or who == seat) and (no is None or s.kind[unit] < ARTILLERY):
            continue
        if (rule := bombard_refusal(s, unit, to)) is None:
            out.append(Bombard(to))
        elif no:
            no(Bombard(to), rule)
    return out


def bombard_refusal(s: State, unit: Unit, to: Hex) -> str | None:
    """V2 §9.32.3 §9.44.1 §9.45.2 §10.6.1 §11.0.6 §11.3.1 §15.63.1 §15.64.1: why the unit may not bombard this hex.

    Cargo never shoots, nor an artillery that was carried this turn; a ship with cargo does.
    """
    kind, flags, seat = s.kind[unit], s.flags[unit], s.owner[unit]
    if frame_of(s).apart[s.where[unit]][to] > 2:
        return "11.0.1"
    if kind < ARTILLERY:
        return "10.4.1"
    if flags & ATTACKED:
        return "10.6.1"
    if kind == ARTILLERY and flags & CARRIED:
        return "9.44.1"
    if flags & PASSING:
        return "9.32.3" if kind == FRIGATE else "15.64.5"
    who = s.held[to]
    if who in (NOBODY, seat) or not foreign(s, to, seat):
        return "11.0.1"
    if s.turn.banned:
        return "15.63.1"
    if s.side[seat] != seat and allied(s, seat, who):
        return "15.64.1"
    if target(s) != NOWHERE or spared(s, kind, s.where[unit], to):
        return "15.64.3"
    return sight_refusal(s, s.where[unit], to)


def sight_refusal(s: State, at: Hex, to: Hex) -> str | None:
    """V2 §11.2.1 §11.2.2 §11.2.3, ruling r35: at range 2 one open hex between is enough."""
    between = frame_of(s).between.get((at, to))
    if between is not None and not any(clear(s, hex_) for hex_ in between):
        return "11.2.1"
    return None


def clear(s: State, hex_: Hex) -> bool:
    """V2 §11.2.1 §15.1.1 §15.1.2: neither settlement nor, unless the world is flat, forest or mountain."""
    return not s.town[hex_] and (s.terrain[hex_] not in (3, 4) or s.rules.flat_world)
