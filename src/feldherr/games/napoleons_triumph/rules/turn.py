"""Chapters 7 and 9: rounds, turns and commands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from feldherr.games.napoleons_triumph import actions as a
from feldherr.games.napoleons_triumph.board import ALLIES, FRANCE, LAST_ROUND, NIGHT, Commander, Side
from feldherr.games.napoleons_triumph.events import PartBegan, PartEnded, TurnBegan
from feldherr.games.napoleons_triumph.rules import calls
from feldherr.games.napoleons_triumph.rules.battle.attack import attack
from feldherr.games.napoleons_triumph.rules.choices.commands import command_or_end
from feldherr.games.napoleons_triumph.rules.mixing import groups, lots, mix, standing, strangers
from feldherr.games.napoleons_triumph.rules.morale import nightfall
from feldherr.games.napoleons_triumph.rules.movement.march import corps_move, detachment_move, regiment_move, take_over
from feldherr.games.napoleons_triumph.rules.opening.conference import confer, deliver, distribute, write_orders
from feldherr.games.napoleons_triumph.rules.opening.setup import (
    begin,
    detach_french,
    form_corps,
    form_french,
    place_allies,
    place_french,
    show_battery,
)
from feldherr.games.napoleons_triumph.rules.victory import last_evaluation, resign
from feldherr.games.napoleons_triumph.state import State, ThisTurn, side_of_seat
from feldherr.kernel.answers import Call
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def start_turn(s: State, ask: Ask, emit: Emit, call: calls.StartTurn) -> Call:
    """NT §7.1 §7.2 §9.23 §14.4 §19.7: Allies first, French second; the night begins before the Allied turn."""
    s.side, s.rank, s.turn = call.side, 0, ThisTurn()
    emit(TurnBegan(call.side, s.round))
    if s.round == NIGHT and call.side == ALLIES:
        nightfall(s, emit)
    if len(s.teams[call.side]) == 1:
        return calls.Commands(call.side)
    deliver(s, emit, Side(call.side))
    return calls.Distribution(call.side) if s.round == NIGHT else calls.WriteOrders(call.side, ())


def start_part(s: State, ask: Ask, emit: Emit, call: calls.StartPart) -> Call:
    """NT §19.23, ruling r81: in order of rank; nobody resumes."""
    s.rank = call.rank
    emit(PartBegan(call.side, s.teams[call.side][call.rank]))
    return calls.Commands(call.side)


def give_command(s: State, ask: Ask, emit: Emit, call: calls.Commands) -> Call:
    """NT §7.3 §9.1 §9.2: one command after the other, each completely executed; then the end of the turn."""
    side = Side(call.side)
    seat = s.teams[side][s.rank]
    choice = ask(seat, command_or_end, s, side, seat)
    match choice:
        case a.CorpsMove(commander):
            corps_move(s, ask, emit, side, seat, Commander(commander))
        case a.DetachmentMove(commander):
            detachment_move(s, ask, emit, side, seat, Commander(commander))
        case a.Attach(commander):
            take_over(s, ask, emit, side, seat, Commander(commander))
        case a.RegimentMove(block):
            regiment_move(s, ask, emit, side, seat, block)
        case a.Threaten(front):
            attack(s, ask, emit, side, seat, front, False)
        case a.ThreatenGuard(front):
            attack(s, ask, emit, side, seat, front, True)
        case _:
            emit(PartEnded(side, seat))
            if s.rank + 1 < len(s.teams[side]):
                return calls.StartPart(side, s.rank + 1)
            return calls.EndTurn(side)
    return call


def end_turn(s: State, ask: Ask, emit: Emit, call: calls.EndTurn) -> Call:
    """NT §7.1 §7.4 §16.2, ruling r20: artillery is remembered, regiments are mixed; after the last round the end."""
    side = call.side
    fired = [s.fired[0], s.fired[1]]
    fired[side] = s.turn.fired
    s.fired = (fired[0], fired[1])
    if side == FRANCE and s.round == LAST_ROUND:
        s.turn = ThisTurn()
        last_evaluation(s, emit)
    if sets := groups(s):
        mix(s, emit, sets, ask.shuffle(sum(map(len, sets))))
    return calls.MixStrangers(side)


def mix_strangers(s: State, ask: Ask, emit: Emit, call: calls.MixStrangers) -> Call:
    """NT §7.4, ruling r19: who came together is mixed though nobody was shown; older games have no such draw."""
    found = standing(s)
    sets = strangers(s, found)
    s.turn = ThisTurn()
    if sets and (order := ask.shuffle(sum(map(len, sets)), later=True)):
        mix(s, emit, sets, order)
    s.lot = lots(s, found)
    if call.side == ALLIES:
        return calls.StartTurn(FRANCE)
    s.round += 1
    return calls.StartTurn(ALLIES)


PROCEDURES: dict[type[Call], Callable[[State, Ask, Emit, Any], Call]] = {
    calls.Begin: begin,
    calls.Conference: confer,
    calls.Distribution: distribute,
    calls.FormCorps: form_corps,
    calls.PlaceAllies: place_allies,
    calls.FormFrench: form_french,
    calls.PlaceFrench: place_french,
    calls.DetachFrench: detach_french,
    calls.ShowBattery: show_battery,
    calls.StartTurn: start_turn,
    calls.WriteOrders: write_orders,
    calls.StartPart: start_part,
    calls.Commands: give_command,
    calls.EndTurn: end_turn,
    calls.MixStrangers: mix_strangers,
}


def interject(s: State, ask: Ask, emit: Emit, seat: int, what: Any) -> None:
    """Resign at any time; NT §19.10: no word to team mates."""
    resign(s, emit, side_of_seat(s, seat))
