"""Chapter 13: units come from the reserve onto the map."""

from __future__ import annotations

from msgspec.structs import replace

from feldherr.games.viktory_ii.actions import DONE, YES, Launch
from feldherr.games.viktory_ii.board import NOBODY, NOWHERE, Hex, Unit
from feldherr.games.viktory_ii.events import Placed
from feldherr.games.viktory_ii.rules.battle.pending import from_nowhere, join, spare, waiting
from feldherr.games.viktory_ii.rules.calls import Battle, Calls, EndTurn, Placing, SeaBattles
from feldherr.games.viktory_ii.rules.choices.battle import battle_to_fight
from feldherr.games.viktory_ii.rules.choices.orders import attack_on_vassal
from feldherr.games.viktory_ii.rules.choices.reserve import what_to_place
from feldherr.games.viktory_ii.rules.movement.exploration import reveal
from feldherr.games.viktory_ii.rules.units import muster, settle
from feldherr.games.viktory_ii.rules.vassals import alliance
from feldherr.games.viktory_ii.state import FRIGATE, KINDS, NO_ENTRY, State, frame_of
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def place(s: State, emit: Emit, seat: int, kind: int, hex_: Hex, rule: str = "13.1.1") -> Unit:
    """V2 §13.0.1 §13.1.1: a land unit stands in the settlement; it neither moves nor attacks this turn."""
    unit = muster(s, seat, kind, hex_)
    emit(Placed(seat, unit, kind, hex_, rule, players=s.players))
    return unit


def launch(s: State, emit: Emit, seat: int, hex_: Hex, rule: str = "13.3.1") -> Unit:
    """V2 §13.3.1 §13.5.1 §13.5.2, ruling r71: a frigate in a water hex; on enemies it waits for its battle."""
    holder = s.held[hex_]
    unit = muster(s, seat, FRIGATE, hex_)
    if holder not in (NOBODY, seat):
        alliance.attacked(s, emit, seat, holder)
        join(s, unit, hex_, NO_ENTRY)
        settle(s, hex_)
    emit(Placed(seat, unit, FRIGATE, hex_, rule, players=s.players))
    return unit


def placing(s: State, ask: Ask, emit: Emit, call: Placing) -> Calls:
    """V2 §6.0.6 §13.0.1 §13.0.2: one unit after the other, until the player wants no more."""
    seat = call.seat
    choice = ask.openly(seat, what_to_place, s, seat)
    if choice == DONE:
        return SeaBattles(seat, EndTurn(seat))
    if isinstance(choice, Launch):
        if attacks_vassal(s, seat, choice.hex):
            if ask.openly(seat, attack_on_vassal, s, seat, choice.hex, "launch") != YES:
                spare(s, FRIGATE, NOWHERE, choice.hex)
                return call
        s.turn = replace(s.turn, placed=(*s.turn.placed, (choice.city, FRIGATE)))
        unit = launch(s, emit, seat, choice.hex)
    else:
        kind = KINDS.index(choice.kind)
        s.turn = replace(s.turn, placed=(*s.turn.placed, (choice.hex, kind)))
        unit = place(s, emit, seat, kind, choice.hex)
    reveal(s, ask, emit, list(frame_of(s).near[s.where[unit]]))                          # ruling r22
    return call


def attacks_vassal(s: State, seat: int, hex_: Hex) -> bool:
    """V2 §15.64.3, ruling r71: whether a frigate of the ruler would stand among those of his vassal."""
    holder = s.held[hex_]
    return holder not in (NOBODY, seat) and s.side[holder] == seat


def sea_battles(s: State, ask: Ask, emit: Emit, call: SeaBattles) -> Calls:
    """V2 §13.5.2 §13.5.3, rulings r41 and r48: after all placements, in the order the placing player wishes."""
    now = tuple(h for h in waiting(s, call.seat) if from_nowhere(s, call.seat, h))
    if not now:
        return call.then
    choice = ask.openly(call.seat, battle_to_fight, s, now)
    return Battle(choice.hex, call.seat, call)
