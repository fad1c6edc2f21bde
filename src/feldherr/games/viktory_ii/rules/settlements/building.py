"""Chapters 7 and 15.5: one village, one upgrade or one relocation a turn."""

from __future__ import annotations

from msgspec.structs import replace

from feldherr.games.viktory_ii import actions as a
from feldherr.games.viktory_ii.board import Hex
from feldherr.games.viktory_ii.events import BuildDeclined, Built, Relocated, Upgraded
from feldherr.games.viktory_ii.rules.calls import Acting, Building, Calls
from feldherr.games.viktory_ii.rules.choices.building import what_to_build
from feldherr.games.viktory_ii.rules.movement.exploration import offer, reveal
from feldherr.games.viktory_ii.rules.settlements.support import (
    CITY_UNIT,
    choose_to_eliminate,
    eliminate,
    raise_town,
    raze_town,
    recruit,
    supported,
)
from feldherr.games.viktory_ii.rules.units import settle
from feldherr.games.viktory_ii.state import CITY, INFANTRY, State, frame_of
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def build(s: State, ask: Ask, emit: Emit, call: Building) -> Calls:
    """V2 §7.0.1 §7.2.1 §7.22.3 §7.24.1: once a turn, of one's own will; where nothing can be built nobody is asked."""
    seat = call.seat
    hexes: list[Hex] = []
    rule = "7.3.1"
    match ask.openly(seat, what_to_build, s, seat):
        case a.Village(hex=hex_):
            hexes = village(s, emit, seat, hex_)
        case a.Upgrade(hex=hex_):
            hexes, rule = upgrade(s, emit, seat, hex_), "7.3.2"
        case a.Relocate(hex=hex_, to=to):
            hexes, rule = relocate(s, ask, emit, seat, hex_, to), "15.5.3"
        case _:
            emit(BuildDeclined(seat, not s.turn.may_build, what_to_build(s, seat) == [a.BUILD_NOTHING]))
    return offer(s, seat, reveal(s, ask, emit, hexes, rule), Acting(seat))


def village(s: State, emit: Emit, seat: int, hex_: Hex) -> list[Hex]:
    """V2 §7.3.1 §7.4.1 §7.4.2: a village recruits an infantry and reveals the hexes beside it."""
    raise_town(s, seat, hex_)
    s.turn = replace(s.turn, built=s.turn.built | 1 << hex_)
    emit(Built(seat, hex_, players=s.players))
    recruit(s, emit, seat, (INFANTRY,), "7.4.2")
    return list(frame_of(s).near[hex_])


def upgrade(s: State, emit: Emit, seat: int, hex_: Hex) -> list[Hex]:
    """V2 §7.3.2 §7.4.1 §7.4.3 §7.23.1: a city recruits a unit by terrain and reveals all within two hexes."""
    s.town[hex_] = CITY
    emit(Upgraded(seat, hex_, s.terrain[hex_], players=s.players))
    recruit(s, emit, seat, (CITY_UNIT[s.terrain[hex_]],), "7.4.3")
    return frame_of(s).within(hex_, 2)


def relocate(s: State, ask: Ask, emit: Emit, seat: int, hex_: Hex, to: Hex) -> list[Hex]:
    """V2 §15.5.1 §15.5.2 §15.5.3, ruling r56: taken down and put up again in one go; the capital marker goes along."""
    town = s.town[hex_]
    chosen = choose_to_eliminate(s, ask, seat, supported(s.terrain[hex_], town))
    if not s.alive[seat]:
        return []
    raze_town(s, hex_)
    settle(s, hex_)
    raise_town(s, seat, to, town)
    s.turn = replace(s.turn, built=s.turn.built | 1 << to)
    if s.capital[seat] == hex_:
        s.capital[seat] = to
    emit(Relocated(seat, hex_, to, players=s.players))
    eliminate(s, emit, seat, chosen, "15.5.2")
    recruit(s, emit, seat, supported(s.terrain[to], town), "15.5.2")
    return frame_of(s).within(to, 2 if town == CITY else 1)
