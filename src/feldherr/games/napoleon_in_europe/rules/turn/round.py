"""Rules 8.2 to 8.4, 11.5 and 11.6: a slot is opened, and the next one when it is done."""

from __future__ import annotations

from msgspec.structs import replace

from feldherr.games.napoleon_in_europe import actions as a
from feldherr.games.napoleon_in_europe.events import TurnBegan, TurnJoined, TurnPostponed
from feldherr.games.napoleon_in_europe.rules.choices.diplomacy import join_or_not, opening
from feldherr.games.napoleon_in_europe.rules.diplomacy.alliance import part
from feldherr.games.napoleon_in_europe.rules.turn.slots import (
    company,
    concerned,
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
            if not is_alive(s, seat):
                return
        elif not all_agree(s, ask, seat, choice, joined):
            s.turn = replace(s.turn, alone=s.turn.alone | {choice.seat})
        elif isinstance(choice, a.Later):
            postpone(s, emit, seat, choice.seat)
            return
        else:
            joined = (*joined, choice.seat)
    begin_turn(s, emit, seat, joined)


def all_agree(s: State, ask: Ask, seat: int, choice: a.Join | a.Later, joined: tuple[int, ...]) -> bool:
    """NE §11.5, ruling r31: without the agreement of all concerned turns are separate."""
    later = isinstance(choice, a.Later)
    asked = concerned(s, seat, choice.seat, joined, later)
    return all(ask.openly(one, join_or_not, s, seat, choice.seat, later) == YES for one in asked)


def postpone(s: State, emit: Emit, seat: int, partner: int) -> None:
    """NE §11.6, ruling r31: the slot is passed over."""
    put_off(s, seat, partner)
    emit(TurnPostponed(seat, partner))
    next_slot(s, emit)


def join_late(s: State, ask: Ask, emit: Emit, seat: int, choice: a.Join | a.Later) -> None:
    """NE §11.5 §11.6, rulings r31 and r32: with an ally won in this very turn, as long as nobody has moved."""
    partners = s.turn.acting[1:]
    if not all_agree(s, ask, seat, choice, partners):
        s.turn = replace(s.turn, alone=s.turn.alone | {choice.seat})
    elif isinstance(choice, a.Later):
        postpone(s, emit, seat, choice.seat)
    else:
        s.turn = replace(s.turn, acting=(*s.turn.acting, choice.seat))
        emit(TurnJoined(choice.seat, seat))


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
        s.queue = (seat, *after)                            # for who stands in the queue himself nobody waits (11.6)
    stop_waiting(s, seat)
    s.turn = ThisTurn(acting=acting, proposed=s.turn.proposed, left=s.turn.left, alone=s.turn.alone)
    emit(TurnBegan(acting, s.round))
    s.phase = "moving"


def next_slot(s: State, emit: Emit) -> None:
    """NE §6.7 §8.3 §8.4: after the last slot the round is complete."""
    s.phase = "slot"
    s.turn, s.shown = ThisTurn(), ()
    if pass_on(s):
        round_over(s, emit)
        new_round(s)
