"""Chapter 15: cards are played, figures placed."""

from __future__ import annotations

from msgspec.structs import astuple, replace

from feldherr.games.napoleon_in_europe.actions import Play
from feldherr.games.napoleon_in_europe.board import CARDS, NOBODY, Nation, Region, regions_in
from feldherr.games.napoleon_in_europe.events import CombinationPlayed, FiguresPlaced
from feldherr.games.napoleon_in_europe.rules.cards import known
from feldherr.games.napoleon_in_europe.rules.cards.combinations import (
    cards_of,
    foreign_due,
    own_cards,
    yields,
)
from feldherr.games.napoleon_in_europe.rules.choices.production import building_regions, card_to_spend
from feldherr.games.napoleon_in_europe.rules.opening.placing import place_kind
from feldherr.games.napoleon_in_europe.state import State, put
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def play_cards(s: State, emit: Emit, play: Play) -> None:
    """NE §14.3.7 §15.3: at once, or when the cards of foreign colours have been named.

    Who has said that he names them does so whatever he holds: otherwise others could tell what he has.
    """
    if s.turn.choosing == play.nation and any(foreign_due(play).values()):
        s.turn = replace(s.turn, spending=astuple(play), named=())
    else:
        produce(s, emit, play, cards_of(s, play))


def name_card(s: State, ask: Ask, emit: Emit) -> None:
    """NE §14.3.7: of the foreign colours the cards that the player names, one by one; others see them when all are."""
    turn = s.turn
    nation, *fields = turn.spending
    play = Play(Nation(nation), *fields)
    named = (*turn.named, ask(s.led[play.nation], card_to_spend, s, play, turn.named).card)
    s.turn = replace(turn, named=named)
    if len(named) == sum(foreign_due(play).values()):
        produce(s, emit, play, own_cards(play) + list(named))


def produce(s: State, emit: Emit, play: Play, cards: list[int]) -> None:
    """NE §14.3.1 §14.3.2 §15.7: the cards are shown to everybody and go back into the deck; the figures are due."""
    nation, figures = play.nation, yields(play)
    for card in cards:
        s.hands[nation * CARDS + card] -= 1
        s.deck[card] += 1
    s.shown = tuple(cards)
    known.shown(s, nation, cards)
    emit(CombinationPlayed(nation, tuple(cards), figures))
    s.turn = replace(s.turn, building=(nation, *figures), choosing=NOBODY, spending=(), named=())
    s.phase = "building"


def build(s: State, ask: Ask, emit: Emit, nation: Nation, figures: tuple[int, ...]) -> tuple[Region, ...]:
    """NE §13.6 §15.3 §15.4, ruling r30: placed at once, all of them; gives the regions."""
    regions = building_regions(s, nation)
    placed = 0
    for kind, count in enumerate(figures):
        for _, _, number, region in place_kind(ask, s, s.led[nation], nation, kind, count, regions):
            put(s, nation, region, kind, number)
            emit(FiguresPlaced(nation, kind, number, region))
            placed |= 1 << region
    return regions_in(placed)
