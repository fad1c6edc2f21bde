"""Chapter 15.62: leaving a vassal's capital, and reinforcing it."""

from __future__ import annotations

from typing import Any

from feldherr.games.viktory_ii.actions import DONE, Place, Withdraw
from feldherr.games.viktory_ii.board import NOBODY, UNKNOWN, WATER, Hex, Unit
from feldherr.games.viktory_ii.rules.battle.pending import fought
from feldherr.games.viktory_ii.rules.choices.battle import boardings, leaving
from feldherr.games.viktory_ii.rules.choices.reserve import launches
from feldherr.games.viktory_ii.state import ARTILLERY, CAVALRY, FRIGATE, INFANTRY, KINDS, State, frame_of
from feldherr.kernel.question import Refuse, offered


def withdraw_to(s: State, chosen: tuple[Any, ...], hex_: Hex, unit: Unit, no: Refuse | None = None) -> list[Any]:
    """V2 §15.62.1 §15.62.2, ruling r60: an adjacent hex, or an own ship beside."""
    return leaving(s, chosen, withdrawals(s, chosen, hex_, unit, no))


def withdrawals(s: State, chosen: tuple[Any, ...], hex_: Hex, unit: Unit, no: Refuse | None) -> list[Any]:
    """V2 §15.62.1: what there is to choose, if anything: who has nowhere to go is not asked."""
    near = frame_of(s).near[hex_]
    ashore = [Withdraw(unit, to) for to in (*near, hex_)]
    waters = [h for h in near if s.terrain[h] == WATER]
    return [
        *offered(ashore, lambda answer: withdraw_refusal(s, unit, hex_, answer.to), no),
        *boardings(s, chosen, unit, waters, no),
    ]


def withdraw_refusal(s: State, unit: Unit, hex_: Hex, to: Hex) -> str | None:
    """V2 §12.2.1 §15.62.1 §15.62.2: land; where others stand only if no battle took place there this turn."""
    if to == hex_:
        return "15.62.1"
    if s.terrain[to] in (UNKNOWN, WATER):
        return "9.1.1"
    if s.held[to] not in (NOBODY, s.owner[unit]) and fought(s, to):
        return "12.2.1"
    return None


def reinforcement(s: State, seat: int, hex_: Hex, no: Refuse | None = None) -> list[Any]:
    """V2 §15.62.4 §15.62.5 §15.62.6: any units of the reserve, in and around the capital only."""
    kinds = [kind for kind in (INFANTRY, CAVALRY, ARTILLERY) if s.reserve[4 * seat + kind - 1]]
    places = [Place(town, kind=KINDS[kind]) for kind in kinds for town in s.towns[seat]]
    out: list[Any] = [*offered(places, lambda answer: reinforcement_refusal(hex_, answer.hex), no)]
    if s.reserve[4 * seat + FRIGATE - 1]:
        out += launches(s, seat, hex_, no)
    return [*out, DONE]


def reinforcement_refusal(capital: int, town: int) -> str | None:
    """V2 §15.62.5: in the capital only."""
    if town != capital:
        return "15.62.5"
    return None
