"""Chapter 15.62: leaving a vassal's capital, and reinforcing it."""

from __future__ import annotations

from typing import Any

from feldherr.games.viktory_ii.actions import DONE, Place, Withdraw
from feldherr.games.viktory_ii.board import NOBODY, UNKNOWN, WATER
from feldherr.games.viktory_ii.rules.choices.battle import boardings
from feldherr.games.viktory_ii.rules.choices.reserve import moorings
from feldherr.games.viktory_ii.state import ARTILLERY, CAVALRY, FRIGATE, INFANTRY, KINDS, State, frame_of
from feldherr.kernel.question import Refuse


def withdraw_to(s: State, chosen: tuple[Any, ...], hex_: int, unit: int, no: Refuse | None = None) -> list[Any]:
    """V2 §15.62.1 §15.62.2, ruling r60: an adjacent hex, or an own ship beside."""
    return withdrawals(s, chosen, hex_, unit, no)


def withdrawals(s: State, chosen: tuple[Any, ...], hex_: int, unit: int, no: Refuse | None) -> list[Any]:
    out: list[Any] = []
    near = frame_of(s).near[hex_]
    for to in near:
        if rule := withdraw_refusal(s, unit, to):
            if no:
                no(Withdraw(unit, to), rule)
        else:
            out.append(Withdraw(unit, to))
    if no:
        no(Withdraw(unit, hex_), "15.62.1")
    return [*out, *boardings(s, chosen, unit, [h for h in near if s.terrain[h] == WATER], no)]


def withdraw_refusal(s: State, unit: int, to: int) -> str | None:
    """V2 §12.2.1 §15.62.1 §15.62.2: land; where others stand only if no battle took place there this turn."""
    if s.terrain[to] in (UNKNOWN, WATER):
        return "9.1.1"
    if s.held[to] not in (NOBODY, s.owner[unit]) and s.turn.fought >> to & 1:
        return "12.2.1"
    return None


def reinforcement(s: State, seat: int, hex_: int, no: Refuse | None = None) -> list[Any]:
    """V2 §15.62.4 §15.62.5 §15.62.6: any units of the reserve, in and around the capital only."""
    out: list[Any] = []
    for kind in (INFANTRY, CAVALRY, ARTILLERY):
        if s.reserve[4 * seat + kind - 1]:
            out.append(Place(hex_, kind=KINDS[kind]))
            if no:
                for town in s.towns[seat]:
                    if town != hex_:
                        no(Place(town, kind=KINDS[kind]), "15.62.5")
    if s.reserve[4 * seat + FRIGATE - 1]:
        out += moorings(s, seat, hex_, no)
    return [*out, DONE]
