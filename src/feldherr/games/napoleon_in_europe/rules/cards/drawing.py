"""Rules 14.1, 14.2 and 14.4.4: cards come from the deck, and worthless ones return to it."""

from __future__ import annotations

from feldherr.games.napoleon_in_europe.board import CARDS, NUMBERS, WORTHLESS, Nation
from feldherr.games.napoleon_in_europe.events import CardPutBack, CardsDrawn
from feldherr.games.napoleon_in_europe.rules.cards import known
from feldherr.games.napoleon_in_europe.rules.ownership import capitals_owned, regions_owned
from feldherr.games.napoleon_in_europe.state import State
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def cards_due(s: State, nation: Nation) -> int:
    """NE §8.9 §13.4 §14.2.3 §14.2.4 §14.2.5 §14.2.6, ruling r29: one a capital, one for every full ten regions."""
    return capitals_owned(s, nation) + regions_owned(s, nation) // NUMBERS.regions_per_card


def draw(s: State, ask: Ask, emit: Emit, nation: Nation, count: int) -> None:
    """NE §14.1.4 §14.2.1 §14.2.7, ruling r48: unseen by others; what the deck does not hold is forfeited."""
    count = min(count, sum(s.deck))
    if not count:
        return
    cards = ask.draw(s.deck, count)
    for card in cards:
        s.deck[card] -= 1
        s.hands[nation * CARDS + card] += 1
    emit(CardsDrawn(nation, s.led[nation], count, tuple(sorted(cards))))


def put_back(s: State, emit: Emit, nation: Nation) -> None:
    """NE §14.4.4, ruling r51: a worthless card returns to the deck."""
    s.hands[nation * CARDS + WORTHLESS] -= 1
    known.shown(s, nation, [WORTHLESS])
    s.deck[WORTHLESS] += 1
    emit(CardPutBack(nation))
