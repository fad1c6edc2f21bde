"""Chapter 15: cards are played, figures placed."""

from __future__ import annotations

from feldherr.games.napoleon_in_europe.actions import Play
from feldherr.games.napoleon_in_europe.board import CARDS, HOMELAND, Nation, Region, regions_in
from feldherr.games.napoleon_in_europe.events import CombinationPlayed, FiguresPlaced
from feldherr.games.napoleon_in_europe.rules.cards import known
from feldherr.games.napoleon_in_europe.rules.cards.combinations import cards_of, yields
from feldherr.games.napoleon_in_europe.rules.opening.placing import place_kind
from feldherr.games.napoleon_in_europe.state import State, hostile_armies, put
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def building_regions(s: State, nation: Nation) -> tuple[Region, ...]:
    """NE §6.12 §15.4 §15.5 §15.6, rulings r23 and r53: homeland regions that are owned and free of enemy armies."""
    enemies = hostile_armies(s, nation)
    return tuple([r for r in HOMELAND[nation] if s.owner[r] == nation and not enemies >> r & 1])


def produce(s: State, emit: Emit, play: Play) -> tuple[int, int, int, int]:
    """NE §14.3.1 §14.3.2 §15.7: the cards are shown to everybody and go back into the deck; gives the figures."""
    nation = play.nation
    cards, figures = cards_of(s, play), yields(play)
    for card in cards:
        s.hands[nation * CARDS + card] -= 1
        s.deck[card] += 1
    s.shown = tuple(cards)
    known.shown(s, nation, cards)
    emit(CombinationPlayed(nation, tuple(cards), figures))
    return figures


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
