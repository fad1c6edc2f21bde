"""Chapter 10 in play: income, repairs, purchases, gifts."""

from __future__ import annotations

from msgspec.structs import replace

from feldherr.games.trench_club import actions as a
from feldherr.games.trench_club.board import NOBODY
from feldherr.games.trench_club.events import Bought, CardDrawn, Gifted, Paid, Repaired
from feldherr.games.trench_club.rules.calls import AutomaBuys, Calls, EndTurn, Money, Purchases, Repairs
from feldherr.games.trench_club.rules.choices.money import (
    ally_of,
    cards_to_draw,
    fort_for_unit,
    unit_to_repair,
    water_for_gunboat,
    what_to_buy,
)
from feldherr.games.trench_club.rules.movement.phase import give_word, hand_over, unfinished
from feldherr.games.trench_club.rules.pieces import put, put_inside, recruit
from feldherr.games.trench_club.rules.ruin import check_destroyed
from feldherr.games.trench_club.rules.units import GIFT_FEE, GUNBOAT, PRICE, REPAIR, SPECIAL, SPECIAL_PRICE
from feldherr.games.trench_club.state import AUTOMA, State, frame_of, members, power_of, spot
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def money(s: State, ask: Ask, emit: Emit, call: Money) -> Calls:
    """TC §3.3 §10.1 §10.2 §10.3: one coin for each own fort, into the own purse, once in the own turn."""
    coins = s.fort.count(s.now)
    s.coins[s.now] += coins
    emit(Paid(s.now, coins, s.coins[s.now]))
    return AutomaBuys() if s.seat_of[members(s, s.now)[0]] == AUTOMA else Repairs()


def repairs(s: State, ask: Ask, emit: Emit, call: Repairs) -> Calls:
    """TC §3.3 §10.7 §10.8: repairs come before purchases; all damage goes, experience stays."""
    seat = s.speaker
    choice = ask.openly(seat, unit_to_repair, s, seat)
    if isinstance(choice, a.Repair):
        unit = choice.unit
        s.coins[s.now] -= REPAIR
        s.damage[unit] = 0
        s.turn = replace(s.turn, acted=True)
        emit(Repaired(s.owner[unit], unit, s.kind[unit], spot(s, unit)))
        return call
    if choice == a.HAND_OVER:
        return hand_over(s, emit, seat, call)
    if (mate := unfinished(s, seat)) != NOBODY:
        give_word(s, emit, mate)
        return call
    s.turn = replace(s.turn, finished=0, acted=False)
    return Purchases()


def purchases(s: State, ask: Ask, emit: Emit, call: Purchases) -> Calls:
    """TC §10.10 §10.12 §10.13 §10.15 §10.16: pay, then place; a special unit is paid before its card is seen."""
    seat = s.speaker
    power = power_of(s, seat)
    match ask.openly(seat, what_to_buy, s, seat):
        case a.Buy() as bought:
            kind = bought.number
            price = SPECIAL_PRICE if SPECIAL[kind] else PRICE[kind]
        case a.BuySpecial():
            cards, price = cards_to_draw(s), SPECIAL_PRICE
            kind = cards[ask.draw([1] * len(cards))[0]]
            emit(CardDrawn(power, kind))
        case a.HandOver():
            return hand_over(s, emit, seat, call)
        case _:
            if (mate := unfinished(s, seat)) != NOBODY:
                give_word(s, emit, mate)
                return call
            return EndTurn()
    s.coins[s.now] -= price
    if kind == GUNBOAT:
        hex_ = ask.openly(seat, water_for_gunboat, s).hex
        unit = recruit(s, power, kind)
        put(s, unit, hex_)
    else:
        hex_ = ask.openly(seat, fort_for_unit, s, kind).hex
        unit = recruit(s, power, kind)
        put_inside(s, unit, frame_of(s).fort_of[hex_])
    s.turn = replace(s.turn, acted=True)
    emit(Bought(power, unit, kind, hex_, price, spot(s, unit)))
    return call


def gifts(s: State, seat: int) -> list[a.Give]:
    """TC §10.4 §10.5 §16.6: any amount up to the purse less the fee, to the ally; a common purse knows no gifts."""
    power = power_of(s, seat)
    if ally_of(s, power) == NOBODY:
        return []
    return [a.Give(coins) for coins in range(1, s.coins[s.house[power]] - GIFT_FEE + 1)]


def give(s: State, emit: Emit, seat: int, coins: int) -> None:
    """TC §10.5: the giver pays the gift and one coin to the bank (ruling r34)."""
    power = power_of(s, seat)
    ally = ally_of(s, power)
    s.coins[s.house[power]] -= coins + GIFT_FEE
    s.coins[s.house[ally]] += coins
    emit(Gifted(power, ally, coins))
    if s.round:
        check_destroyed(s, emit)
