"""Chapter 15.62: the ruler leaves his new vassal's capital, and the vassal reinforces it."""

from __future__ import annotations

from feldherr.games.viktory_ii.actions import DONE, Board, Launch
from feldherr.games.viktory_ii.board import NOBODY, Unit
from feldherr.games.viktory_ii.events import Loaded, Moved
from feldherr.games.viktory_ii.rules.battle.pending import from_nowhere, join, part
from feldherr.games.viktory_ii.rules.calls import Battle, Calls, Reinforcing, SeaBattles, Withdrawal, WithdrawalBattles
from feldherr.games.viktory_ii.rules.choices.alliance import reinforcement, withdraw_to, withdrawals
from feldherr.games.viktory_ii.rules.choices.battle import battle_to_fight
from feldherr.games.viktory_ii.rules.movement.exploration import offer, reveal
from feldherr.games.viktory_ii.rules.settlements.placement import launch, place
from feldherr.games.viktory_ii.rules.units import go_aboard, lose, own, shift
from feldherr.games.viktory_ii.state import BOARDED, KINDS, NO_ENTRY, OVER, State, frame_of
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def withdrawal(s: State, ask: Ask, emit: Emit, call: Withdrawal) -> Calls:
    """V2 §15.62.1 §15.62.2, rulings r54 and r60: all units leave the capital at once, free of charge; nobody may stay.

    Each hex that is entered is an event of its own (V2 §15.3.1).
    """
    hex_, ruler = call.hex, call.ruler
    chosen: tuple[object, ...] = ()
    lost: list[Unit] = []
    units = own(s, hex_, ruler)
    for unit in units:
        if not withdrawals(s, chosen, hex_, unit, None):
            lost.append(unit)
        else:
            chosen = (*chosen, ask.openly(ruler, withdraw_to, s, chosen, hex_, unit))
    for order in chosen:
        unit = order.unit  # type: ignore[attr-defined]
        part(s, unit)
        s.flags[unit] |= OVER
        if isinstance(order, Board):
            go_aboard(s, unit, order.ship)
            s.flags[unit] |= BOARDED
            emit(Loaded(ruler, unit, s.kind[unit], order.ship, s.where[unit], "withdrawal", players=s.players))
        else:
            to = order.to  # type: ignore[attr-defined]
            if s.held[to] not in (NOBODY, ruler):
                join(s, unit, to, NO_ENTRY)
            shift(s, unit, to)
            emit(Moved(ruler, unit, s.kind[unit], hex_, to, "withdrawal", players=s.players))
    lose(s, emit, ruler, tuple(lost), "15.62.1")
    near = frame_of(s).near
    went = list(dict.fromkeys(s.where[unit] for unit in units if s.kind[unit]))
    seen = reveal(s, ask, emit, sorted({n for at in went for n in near[at]}))
    then: Calls = WithdrawalBattles(hex_, ruler, call.vassal, call.then)
    for at in reversed(went):
        first = [n for before in went[: went.index(at)] for n in near[before]]
        then = offer(s, ruler, tuple(n for n in seen if n in near[at] and n not in first), then)
    return then


def withdrawal_battles(s: State, ask: Ask, emit: Emit, call: WithdrawalBattles) -> Calls:
    """V2 §15.62.2 §15.62.3 §15.62.4, rulings r60 and r62: battles at once, one by one; then the vassal reinforces."""
    waiting = tuple(h for h in frame_of(s).near[call.hex] if from_nowhere(s, call.ruler, h))
    if waiting:
        choice = ask.openly(call.ruler, battle_to_fight, s, waiting)
        return Battle(choice.hex, call.ruler, call)
    return Reinforcing(call.hex, call.vassal, call.then)


def reinforcing(s: State, ask: Ask, emit: Emit, call: Reinforcing) -> Calls:
    """V2 §15.62.4 §15.62.5 §15.62.6 §15.62.7: the vassal places reserves in and around his capital, and there only.

    Who has nothing to place is not asked, so that the ruler can still take his withdrawal back.
    """
    if reinforcement(s, call.vassal, call.hex) == [DONE]:
        return SeaBattles(call.vassal, call.then)
    choice = ask.openly(call.vassal, reinforcement, s, call.vassal, call.hex)
    if choice == DONE:
        return SeaBattles(call.vassal, call.then)
    if isinstance(choice, Launch):
        unit = launch(s, emit, call.vassal, choice.hex, "15.62.4")
    else:
        unit = place(s, emit, call.vassal, KINDS.index(choice.kind), choice.hex, "15.62.4")
    reveal(s, ask, emit, list(frame_of(s).near[s.where[unit]]))
    return call
