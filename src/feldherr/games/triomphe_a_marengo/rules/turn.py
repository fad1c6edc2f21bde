"""Chapters 5, 6 and 16: rounds, turns and their four phases."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from feldherr.games.triomphe_a_marengo import actions as a
from feldherr.games.triomphe_a_marengo.actions import CallOff, Mix
from feldherr.games.triomphe_a_marengo.board import (
    ALESSANDRIA,
    AREAS,
    ARTILLERY_OPENS,
    AUSTRIA,
    BEYOND,
    FRANCE,
    LAST_ROUND,
    LIES_IN,
    Area,
    Front,
    Spot,
)
from feldherr.games.triomphe_a_marengo.events import ActionsEnded, PushedBack, TurnBegan, TurnedBack
from feldherr.games.triomphe_a_marengo.rules.battle.assault import assault
from feldherr.games.triomphe_a_marengo.rules.battle.bombardment import announce, execute, lapse
from feldherr.games.triomphe_a_marengo.rules.battle.maneuver import attack
from feldherr.games.triomphe_a_marengo.rules.calls import Actions, Begin, EndTurn, MixAtEnd, Mixing, StartTurn
from feldherr.games.triomphe_a_marengo.rules.choices.orders import action_or_end, what_to_do
from feldherr.games.triomphe_a_marengo.rules.mixing import due, mix, sets_at
from feldherr.games.triomphe_a_marengo.rules.morale import check_committed, receive
from feldherr.games.triomphe_a_marengo.rules.movement.march import block, go, withdraw
from feldherr.games.triomphe_a_marengo.rules.movement.road import pontoon, take_road
from feldherr.games.triomphe_a_marengo.rules.opening.setup import set_up
from feldherr.games.triomphe_a_marengo.rules.pieces import cancel, put, turn_back
from feldherr.games.triomphe_a_marengo.rules.rally import rally
from feldherr.games.triomphe_a_marengo.rules.victory import objective_line, resign
from feldherr.games.triomphe_a_marengo.state import TOKENS, Piece, State, ThisTurn, occupant
from feldherr.kernel.answers import Call
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit

OWN = [sum([1 << piece for piece in pieces]) for pieces in TOKENS]
"""The pieces of each side, as bits."""
Calls = Begin | StartTurn | Actions | Mixing | EndTurn | MixAtEnd


def begin(s: State, ask: Ask, emit: Emit, call: Begin) -> Call:
    """TM §4.7: after set-up the Austrian turn of round 6h begins."""
    set_up(s, ask, emit)
    return StartTurn(AUSTRIA)


def start_turn(s: State, ask: Ask, emit: Emit, call: StartTurn) -> Call:
    """TM §5.2 §5.5: phase 1, new discs; phase 2, approaches; then the actions."""
    side = call.side
    s.side = side
    s.turn = ThisTurn()
    s.fired &= ~OWN[side]
    emit(TurnBegan(side, s.round))
    receive(s, emit, side)
    check_approaches(s, emit, side)
    if side == AUSTRIA and s.round == ARTILLERY_OPENS:                                   # 4.6.2, ruling r47
        turn_back(s, emit, s.at[ALESSANDRIA])
    return Mixing(side) if due(s) else Actions(side)


def check_approaches(s: State, emit: Emit, side: int) -> None:
    """TM §16.1 §16.2 §16.3 §16.4: pieces in an approach go back to reserve if, and only if, no enemy is opposite."""
    for spot in sorted({s.spot[p] for p in TOKENS[side]}):
        front = spot - AREAS
        if 0 <= front < len(LIES_IN) and occupant(s, BEYOND[front]) != 1 - side:
            pieces = s.at[spot]
            for piece in pieces:
                if s.announced >> piece & 1:
                    cancel(s, emit, side, piece)                                         # 10.0.8
                put(s, piece, LIES_IN[front])
            emit(PushedBack(side, pieces, LIES_IN[front]))


def take_action(s: State, ask: Ask, emit: Emit, call: Actions) -> Call:
    """TM §6.1 §6.5 §6.6: phase 3, one action after the other in any order."""
    side = call.side
    choice = ask(side, action_or_end, s, side)
    if type(choice) is a.EndActions:                                                     # 6.11
        emit(ActionsEnded(side))
        return EndTurn(side)
    if type(choice) is a.Rally:
        rally(s, ask, emit)
    else:
        carry_out(s, ask, emit, side, choice.spot, ask(side, what_to_do, s, side, choice.spot))
    return Mixing(side) if due(s) else call


def carry_out(s: State, ask: Ask, emit: Emit, side: int, spot: Spot, order: Any) -> None:
    match order:
        case a.Go(front):
            go(s, ask, emit, side, spot, Front(front))
        case a.Withdraw(area):
            withdraw(s, ask, emit, side, spot, Area(Spot(area)))
        case a.Block(front):
            block(s, ask, emit, side, spot, Front(front))
        case a.Attack(front):
            attack(s, ask, emit, side, spot, Front(front))
        case a.Assault(front):
            assault(s, ask, emit, side, Front(front))
        case a.TakeRoad():
            take_road(s, ask, emit, side, spot)
        case a.Pontoon():
            pontoon(s, ask, emit, side)
        case a.Announce(piece):
            announce(s, emit, side, Piece(piece))
        case a.Execute(piece):
            execute(s, ask, emit, side, Piece(piece))
        case a.Cancel(piece):
            cancel(s, emit, side, Piece(piece))


def mix_and_go_on(s: State, ask: Ask, emit: Emit, call: Mixing) -> Call:
    """TM §17.2: at any time, no action."""
    mix(s, ask, emit, due(s))
    return Actions(call.side)


def end_turn(s: State, ask: Ask, emit: Emit, call: EndTurn) -> Call:
    """TM §5.3 §5.5 §10.2.5: phase 4, committed discs; then the other side, and after France the next hour."""
    side = call.side
    lapse(s, emit, side)
    executed = tuple([p for p in TOKENS[side] if s.up >> p & 1 and s.fired >> p & 1 and not s.announced >> p & 1])
    for piece in executed:                                                               # 10.2.5
        s.up &= ~(1 << piece)
    if executed:
        emit(TurnedBack(executed))
    check_committed(s, ask, emit, side)
    s.turn = ThisTurn(acted=0)
    return MixAtEnd(side) if due(s) else next_turn(s, emit, side)


def mix_at_end(s: State, ask: Ask, emit: Emit, call: MixAtEnd) -> Call:
    mix(s, ask, emit, due(s))
    return next_turn(s, emit, call.side)


def next_turn(s: State, emit: Emit, side: int) -> Call:
    """TM §5.1 §5.2 §5.3 §5.4: sixteen rounds, Austria first in each."""
    if side == AUSTRIA:
        return StartTurn(FRANCE)
    if s.round == LAST_ROUND:
        objective_line(s, emit)
    s.round += 1
    return StartTurn(AUSTRIA)


PROCEDURES: dict[type[Call], Callable[[State, Ask, Emit, Any], Call]] = {
    Begin: begin,
    StartTurn: start_turn,
    Actions: take_action,
    Mixing: mix_and_go_on,
    EndTurn: end_turn,
    MixAtEnd: mix_at_end,
}


def interject(s: State, ask: Ask, emit: Emit, seat: int, what: Any) -> None:
    """TM §10.0.7 §17.1: mix, call off, or give up."""
    if isinstance(what, Mix):
        mix(s, ask, emit, sets_at(s, seat, Spot(what.spot)))
    elif isinstance(what, CallOff):
        cancel(s, emit, seat, Piece(what.piece))
    else:
        resign(emit, seat)
