"""Chapter 14.5: cards change hands, or go back."""

from __future__ import annotations

from typing import Any

from feldherr.games.napoleon_in_europe.actions import NO_MORE, Card, Give, PutBack, Trade, Want
from feldherr.games.napoleon_in_europe.board import ALL_NATIONS, CARDS, NOBODY, WORTHLESS, Nation
from feldherr.games.napoleon_in_europe.state import State, hand_size, nations_of
from feldherr.kernel.answers import NO, YES
from feldherr.kernel.question import Made, Refuse, offered

TRADES = tuple([tuple([Trade(nation, partner) for partner in ALL_NATIONS]) for nation in ALL_NATIONS])
PUT_BACK = tuple(map(PutBack, ALL_NATIONS))
"""By nation, and by partner; made once."""
GIVE, WANT, CARD = Made(Give), Made(Want), Made(Card)
NOBODY_YET: set[tuple[int, int]] = set()


def cards_in_turn(s: State, seat: int, no: Refuse | None = None) -> list[Any]:
    """NE §14.4.4 §14.5.1 §12.3, rulings r51 and r52: trade and put back, at any time in one's own turn."""
    out: list[Any] = []
    led, hands = s.led, s.hands
    # Without a name for what is refused, nobody of one's own and nobody who wants no offers is looked at.
    idle = (NOBODY,) if no else (NOBODY, seat, *s.turn.refused)
    partners = [partner for partner in ALL_NATIONS if led[partner] not in idle]
    declined = {(one, other) for one, other, _, _ in s.turn.terms} if s.turn.terms else NOBODY_YET
    with_cards: list[Nation] | None = None
    for nation in nations_of(s, seat):
        if hands[nation * CARDS + WORTHLESS]:
            out.append(PUT_BACK[nation])
        if no is None:                                      # who has a card can trade, unless it was declined
            able = partners
            if partners and not any(hands[nation * CARDS : nation * CARDS + CARDS]):
                if with_cards is None:
                    with_cards = [partner for partner in partners if hand_size(s, partner)]
                able = with_cards
            trades = TRADES[nation]
            for partner in able:
                if not declined or (nation, partner) not in declined or trade_refusal(s, seat, nation, partner) is None:
                    out.append(trades[partner])
            continue
        for partner in partners:
            if partner == nation:
                continue
            rule = trade_refusal(s, seat, nation, partner)
            if rule is None:
                out.append(TRADES[nation][partner])
            else:
                no(Trade(nation, partner), rule)
    return out


def cards_refused(s: State, seat: int, rule: str, no: Refuse) -> None:
    """NE §14.1.1 §15.1: why a card in one's hand does nothing now."""
    for nation in nations_of(s, seat):
        for card in range(CARDS):
            if s.hands[nation * CARDS + card] and card != WORTHLESS:
                no(Card(card), rule)


def trade_refusal(s: State, seat: int, nation: Nation, partner: Nation) -> str | None:
    """NE §7.1.8 §14.5.1: why there is no trade with a nation."""
    leader, size = s.led[partner], hand_size(s, nation)
    if leader == seat or leader in s.turn.refused:
        return "14.5.1"
    if not size and not hand_size(s, partner):
        return "7.1.8"
    if not s.turn.terms:
        return None
    declined = len([give for one, other, give, _ in s.turn.terms if one == nation and other == partner])
    if declined < max(size, 1):                             # there are as many offers whatever the partner holds
        return None
    return "14.5.1" if declined >= (size + 1) * (hand_size(s, partner) + 1) - 1 else None


def cards_to_give(s: State, nation: Nation, partner: Nation, no: Refuse | None = None) -> list[Any]:
    """NE §14.5.2: any number, no more than one holds."""
    size = hand_size(s, nation)
    if no is None and not s.turn.terms:                     # the usual case, at once: nothing was declined
        return [GIVE[count] for count in range(size + 1)]
    return offered(map(Give, range(size + 2)), lambda give: giving_refusal(s, nation, partner, give.count, size), no)


def giving_refusal(s: State, nation: Nation, partner: Nation, give: int, size: int) -> str | None:
    """NE §14.5.1 §14.5.2: why not so many cards are given: there are fewer, or they were declined for whatever."""
    if rule := number_refusal(give, size):
        return rule
    if not s.turn.terms:
        return None
    wants = range(hand_size(s, partner) + 1)
    return "14.5.1" if all((nation, partner, give, want) in s.turn.terms for want in wants) else None


def cards_to_want(s: State, nation: Nation, partner: Nation, give: int, no: Refuse | None = None) -> list[Any]:
    """NE §14.5.2, ruling r52: it need not be as many; a gift is a trade too. Nothing for nothing is no offer."""
    size = hand_size(s, partner)
    least = 0 if give else 1
    if no is None and not s.turn.terms:                     # the usual case, at once: nothing was declined
        return [WANT[count] for count in range(least, size + 1)] or [WANT[0]]
    numbers = range(least, size + 2)
    found = offered(map(Want, numbers), lambda want: wanting_refusal(s, nation, partner, give, want.count, size), no)
    return found or [Want(0)]


def wanting_refusal(s: State, nation: Nation, partner: Nation, give: int, want: int, size: int) -> str | None:
    """NE §14.5.1 §14.5.2: why not so many cards are wanted: there are fewer, or just that was declined."""
    if (nation, partner, give, want) in s.turn.terms:
        return "14.5.1"
    return number_refusal(want, size)


def number_refusal(count: int, size: int) -> str | None:
    """NE §14.5.2: why not so many cards: there are fewer."""
    if count > size:
        return "14.5.2"
    return None


def trade_or_not(
    s: State, nation: Nation, partner: Nation, give: int, want: int, no: Refuse | None = None
) -> list[Any]:
    """NE §14.5.1 §14.5.3 §14.5.4: the other must agree, and sees numbers only; he may close his door for the turn."""
    return [YES, NO, NO_MORE]


def card_to_hand_over(
    s: State, nation: Nation, given: tuple[int, ...], count: int, no: Refuse | None = None
) -> list[Any]:
    """NE §14.5.3: one card after the other, unseen by the other."""
    start, hands = nation * CARDS, s.hands
    return [CARD[card] for card in range(CARDS) if hands[start + card] and hands[start + card] > given.count(card)]
