"""Chapter 14.5: cards change hands, or go back."""

from __future__ import annotations

from typing import Any

from feldherr.games.napoleon_in_europe.actions import Card, Give, PutBack, Trade, Want
from feldherr.games.napoleon_in_europe.board import ALL_NATIONS, CARDS, NOBODY, WORTHLESS, Nation
from feldherr.games.napoleon_in_europe.state import State, hand_size, nations_of
from feldherr.kernel.answers import NO, YES
from feldherr.kernel.question import Refuse, offered


def cards_in_turn(s: State, seat: int, no: Refuse | None = None) -> list[Any]:
    """NE §14.4.4 §14.5.1 §12.3, rulings r51 and r52: trade and put back, at any time in one's own turn."""
    out: list[Any] = []
    led = s.led
    for nation in nations_of(s, seat):
        hand = s.hands[nation * CARDS : nation * CARDS + CARDS]
        if hand[WORTHLESS]:
            out.append(PutBack(nation))
        holds = any(hand)
        for partner in ALL_NATIONS:
            if led[partner] == NOBODY or partner == nation:
                continue
            rule = trade_refusal(s, seat, partner, holds)
            if rule is None:
                out.append(Trade(nation, partner))
            elif no:
                no(Trade(nation, partner), rule)
    return out


def trade_refusal(s: State, seat: int, partner: Nation, holds: bool) -> str | None:
    """NE §7.1.8 §14.5.1: why there is no trade with a nation. `holds`: there are cards to give for its own."""
    leader = s.led[partner]
    if leader == seat or leader in s.turn.refused:
        return "14.5.1"
    if not holds and not any(s.hands[partner * CARDS : partner * CARDS + CARDS]):
        return "7.1.8"
    return None


def cards_to_give(s: State, nation: Nation, partner: Nation, no: Refuse | None = None) -> list[Any]:
    """NE §14.5.2: any number, no more than one holds."""
    size = hand_size(s, nation)
    return offered(map(Give, range(size + 2)), lambda give: number_refusal(give.count, size), no)


def cards_to_want(s: State, nation: Nation, partner: Nation, give: int, no: Refuse | None = None) -> list[Any]:
    """NE §14.5.2, ruling r52: it need not be as many; a gift is a trade too."""
    size = hand_size(s, partner)
    numbers = range(0 if give else 1, size + 2)
    return offered(map(Want, numbers), lambda want: number_refusal(want.count, size), no) or [Want(0)]


def number_refusal(count: int, size: int) -> str | None:
    """NE §14.5.2: why not so many cards: there are fewer."""
    if count > size:
        return "14.5.2"
    return None


def trade_or_not(
    s: State, nation: Nation, partner: Nation, give: int, want: int, no: Refuse | None = None
) -> list[Any]:
    """NE §14.5.1 §14.5.3 §14.5.4: the other must agree, and sees numbers only."""
    return [YES, NO]


def card_to_hand_over(
    s: State, nation: Nation, given: tuple[int, ...], count: int, no: Refuse | None = None
) -> list[Any]:
    """NE §14.5.3: one card after the other, unseen by the other."""
    start = nation * CARDS
    return [Card(card) for card in range(CARDS) if s.hands[start + card] > given.count(card)]
