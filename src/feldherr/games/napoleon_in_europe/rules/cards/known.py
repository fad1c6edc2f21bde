"""What a player knows of others' hands: the cards he handed over himself (NE §14.5.3, ruling r57).

Kept as at least so many of a card in the hand of a nation, by the seat that knows it. What everybody sees played or
put back is taken off; who hands cards over unseen may have handed over these, so only their taker still knows.
"""

from __future__ import annotations

from feldherr.games.napoleon_in_europe.board import CARDS, Nation
from feldherr.games.napoleon_in_europe.state import State


def place(seat: int, nation: Nation, card: int) -> int:
    return (seat * 7 + nation) * CARDS + card


def knowledge(s: State, seat: int, nation: Nation) -> list[int]:
    """By card: how many the seat knows to be in the nation's hand."""
    return [s.known.get(place(seat, nation, card), 0) for card in range(CARDS)]


def change(s: State, seat: int, nation: Nation, card: int, count: int) -> None:
    at = place(seat, nation, card)
    if now := max(0, s.known.get(at, 0) + count):
        s.known[at] = now
    else:
        s.known.pop(at, None)


def shown(s: State, nation: Nation, cards: list[int]) -> None:
    """NE §14.3.1 §14.4.4: these left the hand before everybody's eyes."""
    for seat in range(s.rules.players) if s.known else ():
        for card in cards:
            change(s, seat, nation, card, -1)


def handed_over(s: State, nation: Nation, partner: Nation, given: tuple[int, ...], received: tuple[int, ...]) -> None:
    """NE §14.5.3: who took cards knows that they left the other's hand, who gave them where they are now.

    Both choose before they receive: what left is taken off first.
    """
    ways = ((nation, partner, given), (partner, nation, received))
    for giver, taker, cards in ways:
        for seat in range(s.rules.players) if cards else ():
            if seat != s.led[taker]:
                forget(s, giver, seat)
        for card in cards:
            change(s, s.led[taker], giver, card, -1)
    for giver, taker, cards in ways:
        for card in cards:
            change(s, s.led[giver], taker, card, 1)


def forget(s: State, nation: Nation, *seats: int) -> None:
    """Nothing is known of the nation's hand any more: by these seats, or by any."""
    for seat in (seats or range(s.rules.players)) if s.known else ():
        start = place(seat, nation, 0)
        for at in [at for at in s.known if start <= at < start + CARDS]:
            del s.known[at]
