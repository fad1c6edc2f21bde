"""Rules 8.5 to 8.10: the four phases of a turn, and the steps of the second one."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from feldherr.games.napoleon_in_europe import actions as a
from feldherr.games.napoleon_in_europe.board import ALL_NATIONS, NOBODY, Nation, Region
from feldherr.games.napoleon_in_europe.events import MovementEnded, TurnEnded
from feldherr.games.napoleon_in_europe.rules.battle.lineup import begin_battle
from feldherr.games.napoleon_in_europe.rules.battle.retreat import after_the_battle, make_way, withdraw_leaders
from feldherr.games.napoleon_in_europe.rules.battle.rounds import fire, half_round
from feldherr.games.napoleon_in_europe.rules.battle.sides import pending, sides, without_armies
from feldherr.games.napoleon_in_europe.rules.cards.drawing import cards_due, draw, put_back
from feldherr.games.napoleon_in_europe.rules.cards.production import build, name_card, play_cards
from feldherr.games.napoleon_in_europe.rules.choices.battle import nation_to_reward, next_battle
from feldherr.games.napoleon_in_europe.rules.choices.orders import orders
from feldherr.games.napoleon_in_europe.rules.choices.production import production
from feldherr.games.napoleon_in_europe.rules.diplomacy.alliance import part, propose
from feldherr.games.napoleon_in_europe.rules.diplomacy.trade import trade
from feldherr.games.napoleon_in_europe.rules.movement.march import march
from feldherr.games.napoleon_in_europe.rules.movement.sea import ship
from feldherr.games.napoleon_in_europe.rules.turn.round import join_late, next_slot
from feldherr.games.napoleon_in_europe.rules.turn.slots import is_alive
from feldherr.games.napoleon_in_europe.state import State
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def moving(s: State, ask: Ask, emit: Emit) -> None:
    """NE §8.5 §8.6 §11.5: phase 1; in a joint turn one player after the other."""
    turn = s.turn
    if turn.at == len(turn.acting):
        to_battles(s)
        return
    seat = turn.acting[turn.at]
    if not is_alive(s, seat):
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
        case a.Join() | a.Later():
            join_late(s, ask, emit, seat, choice)
        case a.EndMovement():
            emit(MovementEnded(seat))
            s.turn = replace(s.turn, at=turn.at + 1)
        case a.Attack(region):
            emit(MovementEnded(seat))
            to_battles(s)
            open_battle(s, ask, emit, region)
        case _:
            with_cards(s, ask, emit, choice)


def to_battles(s: State) -> None:
    """NE §8.7: nobody moves any more."""
    s.spent, s.ridden, s.offers = {}, {}, 0
    s.turn = replace(s.turn, at=0)
    s.phase = "battles"


def with_cards(s: State, ask: Ask, emit: Emit, choice: Any) -> None:
    """NE §14.4.4 §14.5.1: trade, or put a worthless card back."""
    if isinstance(choice, a.Trade):
        trade(s, ask, emit, choice.nation, choice.partner)
    else:
        put_back(s, emit, choice.nation)


def battles(s: State, ask: Ask, emit: Emit) -> None:
    """NE §8.5 §8.7 §9.6 §16.1.1: phase 2; the slot's owner says in which order."""
    seat = next((one for one in s.turn.acting if is_alive(s, one)), NOBODY)
    if seat == NOBODY or not pending(s, 1):
        s.phase = "drawing"
        return
    choice = ask(seat, next_battle, s, seat)
    if not isinstance(choice, a.Fight):
        with_cards(s, ask, emit, choice)
        return
    open_battle(s, ask, emit, choice.region)


def open_battle(s: State, ask: Ask, emit: Emit, region: Region) -> None:
    """NE §16.1.1: armies line up; leaders without armies leave."""
    found = sides(s, region)
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
    nations = after_the_battle(s, ask, emit)
    s.phase = "battles"
    if nations:
        s.turn = replace(s.turn, building=nations)
        s.phase = "reward"


def reward(s: State, ask: Ask, emit: Emit) -> None:
    """NE §8.8 §14.2.2 §16.1.5, ruling r36: one card for a won great battle; allies with equal claims draw lots."""
    nations = tuple([Nation(number) for number in s.turn.building])
    if len({s.led[nation] for nation in nations}) > 1:
        nation = nations[ask.draw([1] * len(nations))[0]]
    else:
        nation = ask.openly(s.led[nations[0]], nation_to_reward, s, nations).nation if len(nations) > 1 else nations[0]
    s.turn = replace(s.turn, building=())
    s.phase = "battles"
    draw(s, ask, emit, nation, 1)


def drawing(s: State, ask: Ask, emit: Emit) -> None:
    """NE §8.5 §8.9 §14.2.1 §14.2.7: phase 3, nation after nation; what is due is drawn."""
    if s.turn.at == len(ALL_NATIONS):
        s.turn = replace(s.turn, at=0)
        s.phase = "production"
        return
    nation = ALL_NATIONS[s.turn.at]
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
    if not is_alive(s, seat):
        s.turn = replace(turn, at=turn.at + 1, choosing=NOBODY, spending=(), named=())
        return
    if turn.spending:
        name_card(s, ask, emit)
        return
    choice = ask(seat, production, s, seat)
    if isinstance(choice, a.Play):
        play_cards(s, emit, choice)
    elif isinstance(choice, a.ChooseCards):
        s.turn = replace(turn, choosing=choice.nation)
    elif isinstance(choice, a.EndTurn):
        emit(TurnEnded(seat))
        s.turn = replace(turn, at=turn.at + 1)
    else:
        with_cards(s, ask, emit, choice)


def building(s: State, ask: Ask, emit: Emit) -> None:
    """NE §15.3: before anything else."""
    number, *figures = s.turn.building
    nation = Nation(number)
    for region in build(s, ask, emit, nation, tuple(figures)):
        make_way(s, ask, emit, nation, region)
    s.turn = replace(s.turn, building=())
    s.phase = "production"
