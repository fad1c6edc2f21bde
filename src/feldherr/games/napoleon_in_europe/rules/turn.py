"""Chapter 8: rounds, slots, phases. Everything a procedure needs is in the state, so calls carry nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from feldherr.games.napoleon_in_europe import actions as a
from feldherr.games.napoleon_in_europe.board import NOBODY
from feldherr.games.napoleon_in_europe.events import MovementEnded, TurnBegan, TurnEnded, TurnPostponed
from feldherr.games.napoleon_in_europe.rules import alliance
from feldherr.games.napoleon_in_europe.rules.alliance import part, propose
from feldherr.games.napoleon_in_europe.rules.battle.lineup import begin_battle
from feldherr.games.napoleon_in_europe.rules.battle.retreat import after_the_battle, make_way, withdraw_leaders
from feldherr.games.napoleon_in_europe.rules.battle.rounds import fire, half_round
from feldherr.games.napoleon_in_europe.rules.battle.sides import pending, sides, without_armies
from feldherr.games.napoleon_in_europe.rules.cards import build, cards_due, draw, produce, put_back
from feldherr.games.napoleon_in_europe.rules.choices.battle import next_battle
from feldherr.games.napoleon_in_europe.rules.choices.diplomacy import join_or_not, opening
from feldherr.games.napoleon_in_europe.rules.choices.orders import orders
from feldherr.games.napoleon_in_europe.rules.choices.production import production
from feldherr.games.napoleon_in_europe.rules.movement.march import march
from feldherr.games.napoleon_in_europe.rules.movement.sea import ship
from feldherr.games.napoleon_in_europe.rules.opening.setup import choose_nation, close, place_all, roll_for_start
from feldherr.games.napoleon_in_europe.rules.trade import trade
from feldherr.games.napoleon_in_europe.rules.victory import resign, round_over
from feldherr.games.napoleon_in_europe.state import State, ThisTurn
from feldherr.kernel.answers import YES, Call
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


class Next(Call, frozen=True, tag=True):
    """Go on with the phase that the state is in."""


NEXT = Next()


def roll(s: State, ask: Ask, emit: Emit) -> None:
    roll_for_start(s, ask, emit)
    s.phase = "nations"


def take_nations(s: State, ask: Ask, emit: Emit) -> None:
    """NE §7.1.1 §7.1.5: pick after pick."""
    if choose_nation(s, ask, emit):
        close(s, emit)
        s.phase = "placing"


def place(s: State, ask: Ask, emit: Emit) -> None:
    place_all(s, ask, emit)
    s.phase = "slot"


def slot(s: State, ask: Ask, emit: Emit) -> None:
    """NE §6.4 §8.2 §8.3 §11.5 §11.6, rulings r31 and r33: whose turn it is, and with whom."""
    seat = s.queue[0] if s.queue else s.order[s.slot]
    if not s.alive >> seat & 1 or (s.acted >> seat & 1 and not s.queue) or s.waits[seat] >= 0:
        waiting = tuple(who for who in s.order if s.waits[who] == seat and s.alive >> who & 1)
        if waiting and not s.alive >> seat & 1:
            s.queue = waiting
            s.waits = tuple(NOBODY if partner == seat else partner for partner in s.waits)
            return
        next_slot(s, emit)
        return
    s.spent, s.ridden, s.offers, s.asked = {}, {}, 0, 0
    s.turn = ThisTurn(acting=(seat,))
    joined: tuple[int, ...] = ()
    while (choice := ask.openly(seat, opening, s, seat, joined)) != a.BEGIN_TURN:
        if isinstance(choice, a.Break):
            part(s, emit, seat, choice.seat)
            s.turn = replace(s.turn, proposed=s.turn.proposed | {choice.seat})
            if not s.alive >> seat & 1:
                return
        elif ask.openly(choice.seat, join_or_not, s, seat, isinstance(choice, a.Later)) != YES:
            s.turn = replace(s.turn, refused=s.turn.refused | {choice.seat})
        elif isinstance(choice, a.Later):
            s.waits = tuple(choice.seat if who == seat else partner for who, partner in enumerate(s.waits))
            emit(TurnPostponed(seat, choice.seat))
            next_slot(s, emit)
            return
        else:
            joined = (*joined, choice.seat)
    begin_turn(s, emit, seat, joined)


def begin_turn(s: State, emit: Emit, seat: int, joined: tuple[int, ...]) -> None:
    """Ruling r31: who waited for this slot acts in it: jointly if still allied, else alone after it."""
    joined = tuple(one for one in joined if s.alive >> one & 1 and s.allies[seat] >> one & 1)
    waiting = [who for who in s.order if s.waits[who] == seat and s.alive >> who & 1]
    for who in waiting:
        if all(s.allies[who] >> partner & 1 for partner in (seat, *joined)):
            joined = (*joined, who)
        else:
            s.queue = (*(s.queue or (seat,)), who)
    s.waits = tuple(NOBODY if partner == seat else partner for partner in s.waits)
    s.turn = ThisTurn(acting=(seat, *joined), proposed=s.turn.proposed)
    emit(TurnBegan(s.turn.acting, s.round))
    s.phase = "moving"


def next_slot(s: State, emit: Emit) -> None:
    """NE §6.7 §8.3 §8.4: after the last slot the round is complete."""
    s.phase = "slot"
    s.turn, s.shown = ThisTurn(), ()
    if len(s.queue) > 1:
        s.queue = s.queue[1:]
        return
    s.queue = ()
    s.slot += 1
    if s.slot == len(s.order):
        round_over(s, emit)
        s.slot, s.acted = 0, 0
        s.waits = (NOBODY,) * s.rules.players
        s.round += 1


def moving(s: State, ask: Ask, emit: Emit) -> None:
    """NE §8.5 §8.6 §11.5: phase 1; in a joint turn one player after the other."""
    turn = s.turn
    if turn.at == len(turn.acting):
        s.spent, s.ridden, s.offers = {}, {}, 0
        s.turn = replace(turn, at=0)
        s.phase = "battles"
        return
    seat = turn.acting[turn.at]
    if not s.alive >> seat & 1:
        s.turn = replace(turn, at=turn.at + 1)
        return
    choice = ask(seat, orders, s, seat)
    match choice:
        case a.From(region, nation):
            march(s, ask, emit, nation, region)
        case a.Ship(region, nation):
            ship(s, ask, emit, nation, region)
        case a.Propose(other):
            propose(s, ask, emit, seat, other)
        case a.Break(other):
            part(s, emit, seat, other)
        case a.EndMovement():
            emit(MovementEnded(seat))
            s.turn = replace(s.turn, at=turn.at + 1)
        case _:
            with_cards(s, ask, emit, choice)


def with_cards(s: State, ask: Ask, emit: Emit, choice: Any) -> None:
    """NE §14.4.4 §14.5.1: trade, or put a worthless card back."""
    if isinstance(choice, a.Trade):
        trade(s, ask, emit, choice.nation, choice.partner)
    else:
        put_back(s, emit, choice.nation)


def battles(s: State, ask: Ask, emit: Emit) -> None:
    """NE §8.5 §8.7 §9.6 §16.1.1: phase 2; the slot's owner says in which order."""
    seat = next((one for one in s.turn.acting if s.alive >> one & 1), NOBODY)
    if seat == NOBODY or not pending(s):
        s.phase = "drawing"
        return
    choice = ask(seat, next_battle, s, seat)
    if not isinstance(choice, a.Fight):
        with_cards(s, ask, emit, choice)
        return
    found = sides(s, choice.region)
    assert found is not None
    if (leaving := without_armies(s, found)) is not None:
        withdraw_leaders(s, ask, emit, found, leaving)
        return
    begin_battle(s, ask, emit, found)
    s.phase = "fighting"


def fighting(s: State, ask: Ask, emit: Emit) -> None:
    half_round(s, ask, emit)
    if s.battle is not None and s.battle.loser != NOBODY:
        s.phase = "pursuing"


def pursuing(s: State, ask: Ask, emit: Emit) -> None:
    """NE §16.10.1: one extra fire step, before the retreat."""
    assert s.battle is not None
    fire(s, ask, emit, 1 - s.battle.loser, True)
    s.phase = "retreating"


def retreating(s: State, ask: Ask, emit: Emit) -> None:
    """NE §8.8: the card for a great battle is drawn at once, after it."""
    nation = after_the_battle(s, ask, emit)
    s.phase = "battles"
    if nation != NOBODY and s.led[nation] >= 0:
        s.turn = replace(s.turn, building=(nation,))
        s.phase = "reward"


def reward(s: State, ask: Ask, emit: Emit) -> None:
    """NE §8.8 §14.2.2 §16.1.5: one card for a won great battle."""
    (nation,) = s.turn.building
    s.turn = replace(s.turn, building=())
    s.phase = "battles"
    draw(s, ask, emit, nation, 1)


def drawing(s: State, ask: Ask, emit: Emit) -> None:
    """NE §8.5 §8.9 §14.2.1 §14.2.7: phase 3, nation after nation; what is due is drawn."""
    nation = s.turn.at
    if nation == 7:
        s.turn = replace(s.turn, at=0)
        s.phase = "production"
        return
    s.turn = replace(s.turn, at=nation + 1)
    if s.led[nation] in s.turn.acting:
        draw(s, ask, emit, nation, cards_due(s, nation))


def producing(s: State, ask: Ask, emit: Emit) -> None:
    """NE §8.5 §8.10 §15.1: phase 4, then the turn is over."""
    turn = s.turn
    if turn.at == len(turn.acting):
        for seat in turn.acting:
            s.acted |= 1 << seat
        next_slot(s, emit)
        return
    seat = turn.acting[turn.at]
    if not s.alive >> seat & 1:
        s.turn = replace(turn, at=turn.at + 1)
        return
    choice = ask(seat, production, s, seat)
    if isinstance(choice, a.Play):
        s.turn = replace(turn, building=(choice.nation, *produce(s, emit, choice)))
        s.phase = "building"
    elif isinstance(choice, a.EndTurn):
        emit(TurnEnded(seat))
        s.turn = replace(turn, at=turn.at + 1)
    else:
        with_cards(s, ask, emit, choice)


def building(s: State, ask: Ask, emit: Emit) -> None:
    """NE §15.3: before anything else."""
    nation, *figures = s.turn.building
    for region in build(s, ask, emit, nation, tuple(figures)):
        make_way(s, ask, emit, nation, region)
    s.turn = replace(s.turn, building=())
    s.phase = "production"


PHASES: dict[str, Callable[[State, Ask, Emit], None]] = {
    "rolling": roll, "nations": take_nations, "placing": place, "slot": slot, "moving": moving, "battles": battles,
    "fighting": fighting, "pursuing": pursuing, "retreating": retreating, "reward": reward, "drawing": drawing,
    "production": producing, "building": building,
}  # fmt: skip


def run(s: State, ask: Ask, emit: Emit, call: Next) -> Call:
    """NE §8.5: a phase that is left is not reopened."""
    PHASES[s.phase](s, ask, emit)
    return NEXT


PROCEDURES = {Next: run}


def interject(s: State, ask: Ask, emit: Emit, seat: int, what: Any) -> None:
    """NE §6.4 §11.2: alliances between orders, and giving up."""
    match what:
        case a.OfferAlliance(other):
            alliance.offer(s, emit, seat, other)
        case a.AcceptAlliance(other):
            alliance.ally(s, emit, other, seat)
        case a.DeclineAlliance(other):
            alliance.decline(s, emit, seat, other)
        case _:
            resign(s, emit, seat)
