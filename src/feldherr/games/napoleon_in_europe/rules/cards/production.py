"""Chapter 15: cards are played, figures placed."""

from __future__ import annotations

from feldherr.games.napoleon_in_europe.actions import Play
from feldherr.games.napoleon_in_europe.board import CARDS, Nation, Region, regions_in
from feldherr.games.napoleon_in_europe.events import CombinationPlayed, FiguresPlaced
from feldherr.games.napoleon_in_europe.rules.cards import known
from feldherr.games.napoleon_in_europe.rules.cards.combinations import (
    cards_of,
    foreign_due,
    leaves_a_choice,
    own_cards,
    yields,
)
from feldherr.games.napoleon_in_europe.rules.choices.production import building_regions, card_to_spend
from feldherr.games.napoleon_in_europe.rules.opening.placing import place_kind
from feldherr.games.napoleon_in_europe.state import State, put
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def produce(s: State, ask: Ask, emit: Emit, play: Play) -> tuple[int, int, int, int]:
    """NE §14.3.1 §14.3.2 §15.7: the cards are shown to everybody and go back into the deck; gives the figures."""
    nation = play.nation
    chosen = s.turn.choosing == nation and leaves_a_choice(s, play)
    cards, figures = name_cards(s, ask, play) if chosen else cards_of(s, play), yields(play)
    for card in cards:
        s.hands[nation * CARDS + card] -= 1
        s.deck[card] += 1
    s.shown = tuple(cards)
    known.shown(s, nation, cards)
    emit(CombinationPlayed(nation, tuple(cards), figures))
    return figures


def name_cards(s: State, ask: Ask, play: Play) -> list[int]:
    """NE §14.3.7: of the foreign colours the cards that the player names."""
    spent: tuple[int, ...] = ()
    while len(spent) < sum(foreign_due(play).values()):
        spent = (*spent, ask(s.led[play.nation], card_to_spend, s, play, spent).card)
    return own_cards(play) + list(spent)


def build(s: State, ask: Ask, emit: Emit, nation: Nation, figures: tuple[int, ...]) -> list[Region]:
    """NE §13.6 §15.3 §15.4, ruling r30: placed at once, all of them; gives the regions."""
    regions = building_regions(s, nation)
    placed = 0
    for kind, count in enumerate(figures):
        for _, _, number, region in place_kind(ask, s, s.led[nation], nation, kind, count, regions):
            put(s, nation, region, kind, number)
            emit(FiguresPlaced(nation, kind, number, region))
            placed |= 1 << region
    return regions_in(placed)
