"""Chapters 12 and 14.5: cards change hands, unseen and at the same time."""

from __future__ import annotations

from msgspec.structs import replace

from feldherr.games.napoleon_in_europe.actions import NO_MORE
from feldherr.games.napoleon_in_europe.board import CARDS, Nation
from feldherr.games.napoleon_in_europe.events import Traded, TradeOffered, TradeRefused
from feldherr.games.napoleon_in_europe.rules.cards.known import handed_over
from feldherr.games.napoleon_in_europe.rules.choices.trade import (
    card_to_hand_over,
    cards_to_give,
    cards_to_want,
    trade_or_not,
)
from feldherr.games.napoleon_in_europe.state import State
from feldherr.kernel.answers import YES
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def trade(s: State, ask: Ask, emit: Emit, nation: Nation, partner: Nation) -> None:
    """NE §12.2 §12.3 §14.5.1 §14.5.2 §14.5.3 §14.5.4: numbers are agreed on; what was said about faces binds nobody.

    What was declined is not offered again in this turn; other numbers are, unless the other wants no more offers.
    """
    seat, other = s.led[nation], s.led[partner]
    give = ask.openly(seat, cards_to_give, s, nation, partner).count
    want = ask.openly(seat, cards_to_want, s, nation, partner, give).count
    if not give + want:
        return
    emit(TradeOffered(nation, partner, give, want))
    s.aloof &= ~(1 << seat)
    s.turn = replace(s.turn, dealt=s.turn.dealt | {other})
    said = ask.openly(other, trade_or_not, s, nation, partner, give, want)
    if said != YES:
        s.turn = replace(s.turn, terms=s.turn.terms | {(nation, partner, give, want)})
        if said == NO_MORE:
            s.turn = replace(s.turn, refused=s.turn.refused | {other})
            s.aloof |= 1 << other
        emit(TradeRefused(nation, partner))
        return
    given, received = ask.together((seat, hand_over, (s, nation, give)), (other, hand_over, (s, partner, want)))
    for cards, giver, taker in ((given, nation, partner), (received, partner, nation)):
        for card in cards:
            s.hands[giver * CARDS + card] -= 1
            s.hands[taker * CARDS + card] += 1
    handed_over(s, nation, partner, given, received)
    emit(Traded(nation, partner, (seat, other), (give, want), given, received))


def hand_over(ask: Ask, s: State, nation: Nation, count: int) -> tuple[int, ...]:
    """The cards a player names, unseen by the other."""
    given: tuple[int, ...] = ()
    while len(given) < count:
        given = (*given, ask(s.led[nation], card_to_hand_over, s, nation, given, count).card)
    return given
