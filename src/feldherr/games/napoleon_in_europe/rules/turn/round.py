"""Rules 8.2 to 8.4, 11.5 and 11.6: a slot is opened, and the next one when it is done."""

from __future__ import annotations

from msgspec.structs import replace

from feldherr.games.napoleon_in_europe import actions as a
from feldherr.games.napoleon_in_europe.events import TurnBegan, TurnPostponed
from feldherr.games.napoleon_in_europe.rules.choices.diplomacy import join_or_not, opening
from feldherr.games.napoleon_in_europe.rules.diplomacy.alliance import part
from feldherr.games.napoleon_in_europe.rules.turn.slots import (
    company,
    is_alive,
    new_round,
    pass_on,
    put_off,
    slot_owner,
    stop_waiting,
    uses_slot,
    waiting_for,
)
from feldherr.games.napoleon_in_europe.rules.victory import round_over
from feldherr.games.napoleon_in_europe.state import State, ThisTurn
from feldherr.kernel.answers import YES
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def slot(s: State, ask: Ask, emit: Emit) -> None:
    """NE §8.2 §8.3 §11.5 §11.6, rulings r31 and r33: whose turn it is, and with whom."""
    seat = slot_owner(s)
    if not uses_slot(s, seat):
        pass_over(s, emit, seat)
        return
    s.spent, s.ridden, s.offers, s.asked = {}, {}, 0, 0
    s.turn = ThisTurn(acting=(seat,))
    joined: tuple[int, ...] = ()
    while (choice := ask.openly(seat, opening, s, seat, joined)) != a.BEGIN_TURN:
        if isinstance(choice, a.Break):
            part(s, emit, seat, choice.seat)
            s.turn = replace(s.turn, proposed=s.turn.proposed | {choice.seat})
            if not is_alive(s, seat):
                return
        elif ask.openly(choice.seat, join_or_not, s, seat, isinstance(choice, a.Later)) != YES:
            s.turn = replace(s.turn, refused=s.turn.refused | {choice.seat})
        elif isinstance(choice, a.Later):
            put_off(s, seat, choice.seat)
            emit(TurnPostponed(seat, choice.seat))
            next_slot(s, emit)
            return
        else:
            joined = (*joined, choice.seat)
    begin_turn(s, emit, seat, joined)


def pass_over(s: State, emit: Emit, seat: int) -> None:
    """NE §6.4, ruling r31: a slot its owner does not use; who waited for one that is out acts alone now."""
    waiting = waiting_for(s, seat)
    if waiting and not is_alive(s, seat):
        s.queue = waiting
        stop_waiting(s, seat)
    else:
        next_slot(s, emit)


def begin_turn(s: State, emit: Emit, seat: int, joined: tuple[int, ...]) -> None:
    """NE §8.5 §11.5, ruling r31: those who act together, and who acts alone after them."""
    acting, after = company(s, seat, joined)
    if after:
        s.queue = (*(s.queue or (seat,)), *after)
    stop_waiting(s, seat)
    s.turn = ThisTurn(acting=acting, proposed=s.turn.proposed)
    emit(TurnBegan(acting, s.round))
    s.phase = "moving"


def next_slot(s: State, emit: Emit) -> None:
    """NE §6.7 §8.3 §8.4: after the last slot the round is complete."""
    s.phase = "slot"
    s.turn, s.shown = ThisTurn(), ()
    if pass_on(s):
        round_over(s, emit)
        new_round(s)
