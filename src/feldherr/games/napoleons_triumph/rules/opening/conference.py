"""Chapter 19: teams, their ranks, who commands what, and written orders."""

from __future__ import annotations

from feldherr.games.napoleons_triumph import actions as a
from feldherr.games.napoleons_triumph.board import ALLIES, FRANCE, LEADERS, SIDES, Side
from feldherr.games.napoleons_triumph.events import CorpsGiven, OrderRead, OrderWritten, RanksFixed
from feldherr.games.napoleons_triumph.rules import calls
from feldherr.games.napoleons_triumph.rules.choices.opening.teams import corps_to_give, next_in_rank, player_for_corps
from feldherr.games.napoleons_triumph.rules.choices.opening.writing import order_verb, places_to_mention, recipient
from feldherr.games.napoleons_triumph.state import State, WrittenOrder
from feldherr.kernel.answers import DONE, Call
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def confer(s: State, ask: Ask, emit: Emit, call: calls.Conference) -> Call:
    """NT §19.1 §19.2 §19.3 §19.6: in secret, both teams at once; then the ranks are told."""
    teams = [side for side in SIDES if len(s.teams[side]) > 1]
    ranked = ask.together(*((s.teams[side][0], rank, (s, s.teams[side])) for side in teams))
    found = dict(zip(teams, ranked))
    s.teams = (found.get(ALLIES, s.teams[ALLIES]), found.get(FRANCE, s.teams[FRANCE]))
    for side in teams:
        emit(RanksFixed(side, s.teams[side]))
    return calls.Distribution(-1)


def rank(ask: Ask, s: State, team: tuple[int, ...]) -> tuple[int, ...]:
    """NT §19.3: the first at the table names the supreme commander and the order behind him."""
    ranked: tuple[int, ...] = ()
    while len(ranked) < len(team) - 1:
        ranked = (*ranked, ask.openly(team[0], next_in_rank, s, team, ranked).seat)
    return (*ranked, *(seat for seat in team if seat not in ranked))


def distribute(s: State, ask: Ask, emit: Emit, call: calls.Distribution) -> Call:
    """NT §19.5 §19.6 §19.7 §19.8: the supreme commander gives every player corps; the other side is told."""
    sides = SIDES if call.night < 0 else (call.night,)
    teams = [side for side in sides if len(s.teams[side]) > 1]
    given = ask.together(*((s.teams[side][0], share_out, (s, side, s.teams[side])) for side in teams))
    for side, owners in zip(teams, given):
        for commander, seat in zip(LEADERS[side], owners):
            s.owner[commander] = seat
        emit(CorpsGiven(side, owners))
    if call.night < 0:
        return calls.FormCorps()
    return calls.WriteOrders(call.night, ())


def share_out(ask: Ask, s: State, side: Side, team: tuple[int, ...]) -> tuple[int, ...]:
    """NT §19.5, ruling r81: corps by corps; one that was destroyed stays with whom it was."""
    corps = corps_to_give(s, side)
    given: tuple[int, ...] = ()
    while len(given) < len(corps):
        given = (*given, ask.openly(team[0], player_for_corps, s, side, team, given).seat)
    owners = dict(zip(corps, given))
    return tuple(owners.get(commander, s.owner[commander]) for commander in LEADERS[side])


def deliver(s: State, emit: Emit, side: Side) -> None:
    """NT §19.14, ruling r83: at the beginning of the team's next turn the recipient reads what was written to him."""
    for order in s.orders:
        if order.side == side and order.round == s.round - 1:
            emit(OrderRead(order.to, order.attack, order.places))


def write_orders(s: State, ask: Ask, emit: Emit, call: calls.WriteOrders) -> Call:
    """NT §19.10 §19.12 §19.13 §19.15 §19.16 §19.17: at most one order to each team mate, before the first command."""
    supreme = s.teams[call.side][0]
    to = ask.openly(supreme, recipient, s, call.side, call.written)
    if to == DONE:
        return calls.StartPart(call.side, 0)
    attack = type(ask(supreme, order_verb, s)) is a.OrderAttack
    places = tuple([m.locale for m in ask.several(supreme, places_to_mention, s)])
    s.orders = (*s.orders, WrittenOrder(s.round, call.side, supreme, to.seat, attack, places))
    emit(OrderWritten(call.side, supreme, to.seat, attack, places))
    return calls.WriteOrders(call.side, (*call.written, to.seat))
