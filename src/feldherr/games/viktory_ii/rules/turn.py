"""Chapter 6: build, move and fight, place reserves; then the next player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from feldherr.games.viktory_ii.board import NOWHERE, WATER
from feldherr.games.viktory_ii.events import TurnBegan
from feldherr.games.viktory_ii.rules.battle import rounds as battle
from feldherr.games.viktory_ii.rules.calls import (
    Acting,
    Battle,
    Begin,
    Building,
    Calls,
    Conquest,
    EndTurn,
    FirstInfantry,
    FoundCapital,
    LayTile,
    Moving,
    OfferTile,
    OpeningTurn,
    Placing,
    Reinforcing,
    Riding,
    Round,
    SeaBattles,
    StartTurn,
    Withdrawal,
    WithdrawalBattles,
)
from feldherr.games.viktory_ii.rules.movement import exploration
from feldherr.games.viktory_ii.rules.movement import steps as movement
from feldherr.games.viktory_ii.rules.opening import setup as opening
from feldherr.games.viktory_ii.rules.settlements import conquest, placement
from feldherr.games.viktory_ii.rules.settlements.building import build
from feldherr.games.viktory_ii.rules.vassals import subjugation
from feldherr.games.viktory_ii.rules.victory import at_turn_start, living, resign, richest
from feldherr.games.viktory_ii.state import CARRIED, POINTS, State, ThisTurn, by_unit, has_capital
from feldherr.kernel.answers import Call
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def start_turn(s: State, ask: Ask, emit: Emit, call: StartTurn) -> Calls:
    """V2 §6.0.1 §7.1.1, rulings r21 and r74: what the turn looks back at is noted; then victory is checked."""
    seat = call.seat
    new, s.seat = begins_round(s, seat), seat
    if new:
        if s.round == s.rules.stop_round != 0:
            richest(s, emit, living(s), "stopped")
        s.round += 1
    s.turn = ThisTurn(has_capital(s, seat), s.ban[seat], began=standing(s))
    s.ban[seat] = False
    for unit, who in by_unit(s.owner):
        if who == seat:
            s.left[unit] = POINTS[s.kind[unit]]
            s.flags[unit] = CARRIED if s.aboard[unit] >= 0 else 0
            s.loads[unit], s.carrier[unit], s.landing[unit] = len(s.cargo[unit]), s.aboard[unit], NOWHERE
    emit(TurnBegan(seat, s.round, s.round == s.rules.stop_round))
    at_turn_start(s, ask, emit, seat)
    return Building(seat)


def standing(s: State) -> tuple[int, ...]:
    """V2 §9.12.3, ruling r25: by player, the hexes in which land units of his stand; ships and cargo are on water."""
    out = [0] * s.players
    for unit, who in by_unit(s.owner):
        if s.kind[unit] and s.terrain[s.where[unit]] != WATER:
            out[who] |= 1 << s.where[unit]
    return tuple(out)


def begins_round(s: State, seat: int) -> bool:
    """V2 §4.0.1.2: the turn has come round to where the first player sits, be he in the game or out of it."""
    return s.round == 0 or (seat - s.first) % s.players <= (s.seat - s.first) % s.players


def end_turn(s: State, ask: Ask, emit: Emit, call: EndTurn) -> Calls:
    """V2 §6.0.3 §4.0.1.2 §11.4.1: all marks of the turn are cleared; clockwise to the next who still plays."""
    for unit, who in by_unit(s.owner):
        if who == call.seat:
            s.flags[unit], s.left[unit] = 0, 0
    s.turn = ThisTurn(began=(0,) * s.players)
    for step in range(1, s.players + 1):
        following = (call.seat + step) % s.players
        if s.alive[following]:
            return StartTurn(following)
    raise AssertionError("somebody is left, or the game were over")


PROCEDURES: dict[type[Call], Callable[[State, Ask, Emit, Any], Calls]] = {
    Begin: opening.begin,
    OpeningTurn: opening.opening_turn,
    FoundCapital: opening.found_capital,
    FirstInfantry: opening.first_infantry,
    StartTurn: start_turn,
    Building: build,
    Acting: movement.act,
    Moving: movement.move_on,
    Riding: movement.ride,
    Battle: battle.battle,
    Round: battle.battle_round,
    Conquest: conquest.conquest,
    Withdrawal: subjugation.withdrawal,
    WithdrawalBattles: subjugation.withdrawal_battles,
    Reinforcing: subjugation.reinforcing,
    Placing: placement.placing,
    SeaBattles: placement.sea_battles,
    EndTurn: end_turn,
    OfferTile: exploration.offer_tile,
    LayTile: exploration.lay_tile,
}


def interject(s: State, ask: Ask, emit: Emit, seat: int, what: Any) -> None:
    """V2 §5.1.3: give up."""
    resign(s, emit, seat)
