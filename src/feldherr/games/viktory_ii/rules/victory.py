"""Chapter 5: how the game is won, and what becomes of who gives up."""

from __future__ import annotations

from typing import NoReturn

from feldherr.games.viktory_ii.board import NOBODY, NOWHERE
from feldherr.games.viktory_ii.events import (
    CapitalReturned,
    ClockRolled,
    ClockStarted,
    Ended,
    PlayerEliminated,
    Resigned,
)
from feldherr.games.viktory_ii.rules.battle.possession import call_off, free_guests
from feldherr.games.viktory_ii.rules.settlements.support import raise_town, raze_town, recruit, supported
from feldherr.games.viktory_ii.rules.units import discharge
from feldherr.games.viktory_ii.state import CITY, State, hexes_of, units_of, value
from feldherr.kernel.answers import Outcome, Over
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit

DOMINANCE = 20
"""V2 §5.4.1."""


def end(s: State, emit: Emit, winners: list[int], manner: str) -> NoReturn:
    """V2 §5.3.4: who wins together shares."""
    emit(Ended(tuple(winners), manner, value(s, winners[0])))
    share = 1 / len(winners)
    raise Over(Outcome(tuple(winners), manner, tuple(share if p in winners else 0.0 for p in range(s.players))))


def richest(s: State, emit: Emit, eligible: list[int], manner: str) -> NoReturn:
    """V2 §5.3.2 §5.3.3 §5.3.4: the most valuable empire; several of the same value win together."""
    most = max(value(s, seat) for seat in eligible)
    end(s, emit, [seat for seat in eligible if value(s, seat) == most], manner)


def living(s: State) -> list[int]:
    return [seat for seat in range(s.players) if s.alive[seat]]


def check_alone(s: State, emit: Emit, manner: str) -> None:
    """V2 §5.1.1 §5.2.1 §15.66.1: nobody else is left, or all others are vassals of one."""
    left = living(s)
    if len(left) == 1:
        end(s, emit, left, manner)
    for seat in left:
        if s.rules.vassals and all(s.side[other] == seat for other in left):
            end(s, emit, [seat], "subjugation")


def after_conquest(s: State, emit: Emit, loser: int, town: int, capital_of: int) -> None:
    """V2 §5.1.2 §5.3.1 §5.5.1 §12.3.4.5, ruling r15: first 5.1 and 5.2, then 5.3, then the clock."""
    if s.alive[loser] and not s.towns[loser]:
        s.alive[loser] = False
        emit(PlayerEliminated(loser))
        call_off(s, emit, s.seat)
    check_alone(s, emit, "extermination")
    if s.rules.decisive_blow and capital_of != NOBODY:
        richest(s, emit, [seat for seat in living(s) if seat != capital_of], "decisive-blow")
    if s.rules.random_end and town == CITY and not s.clock:
        s.clock = True
        emit(ClockStarted())
    check_clock(s, emit)


def check_clock(s: State, emit: Emit) -> None:
    """V2 §5.5.5, ruling r17: the capitals of who is out count as marked."""
    if all(s.marked[seat] or not s.alive[seat] for seat in range(s.players)):
        richest(s, emit, living(s), "random-end")


def at_turn_start(s: State, ask: Ask, emit: Emit, seat: int) -> None:
    """V2 §5.4.1 §5.4.2 §5.5.2 §5.5.3 §5.5.4, ruling r15: first dominance, then the doomsday clock."""
    if s.rules.dominance and value(s, seat) >= DOMINANCE:
        end(s, emit, [seat], "dominance")
    if s.clock and not s.marked[seat]:
        face = ask.dice(1)[0]
        emit(ClockRolled(seat, face))
        if face == 1:
            s.marked[seat] = True
            check_clock(s, emit)


def resign(s: State, emit: Emit, seat: int) -> None:
    """V2 §5.1.3, ruling r14: all his pieces are removed; captured capitals go back to who plays on."""
    s.alive[seat] = False
    units = tuple(units_of(s, seat))
    for unit in units:
        if s.kind[unit]:
            discharge(s, unit)
    s.reserve[4 * seat : 4 * seat + 4] = [0, 0, 0, 0]
    emit(Resigned(seat, units))
    for hex_ in s.towns[seat]:
        town = s.town[hex_]
        raze_town(s, hex_)
        if hex_ in s.capital:
            owner = s.capital.index(hex_)
            if s.alive[owner]:
                raise_town(s, owner, hex_, town)
                emit(CapitalReturned(owner, hex_, players=s.players))
                recruit(s, emit, owner, supported(s.terrain[hex_], town), "5.1.3")
    for hex_ in hexes_of(s):
        free_guests(s, hex_)
    for vassal in range(s.players):                                                      # 15.65.2
        if s.side[vassal] == seat:
            s.side[vassal] = vassal
    s.side[seat] = seat
    s.capital[seat] = NOWHERE
    for other in living(s):
        call_off(s, emit, other)
    check_alone(s, emit, "resigned")
    check_clock(s, emit)
