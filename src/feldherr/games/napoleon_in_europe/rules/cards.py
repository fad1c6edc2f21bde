"""Chapters 14 and 15: drawing, combinations, production."""

from __future__ import annotations

from feldherr.games.napoleon_in_europe.actions import Play
from feldherr.games.napoleon_in_europe.board import (
    CAPITAL,
    CARDS,
    HOMELAND,
    JOKER,
    NUMBERS,
    WORTHLESS,
    bits,
)
from feldherr.games.napoleon_in_europe.events import CardPutBack, CardsDrawn, CombinationPlayed, FiguresPlaced
from feldherr.games.napoleon_in_europe.rules import known
from feldherr.games.napoleon_in_europe.rules.opening.setup import place_kind
from feldherr.games.napoleon_in_europe.rules.ownership import regions_owned
from feldherr.games.napoleon_in_europe.state import State, hostile_armies, put
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit

CORPS = 4
NAMES = {2: "regiment", 3: "brigade", 4: "division"}


def cards_due(s: State, nation: int) -> int:
    """NE §8.9 §13.4 §14.2.3 §14.2.4 §14.2.5 §14.2.6, ruling r29: one a capital, one for every full ten regions."""
    capitals = sum(1 for n in range(7) if s.owner[CAPITAL[n]] == nation and not s.neutral >> n & 1)
    return capitals + regions_owned(s, nation) // NUMBERS.regions_per_card


def draw(s: State, ask: Ask, emit: Emit, nation: int, count: int) -> None:
    """NE §14.1.4 §14.2.1 §14.2.7, ruling r48: unseen by others; what the deck does not hold is forfeited."""
    count = min(count, sum(s.deck))
    if not count:
        return
    cards = ask.draw(s.deck, count)
    for card in cards:
        s.deck[card] -= 1
        s.hands[nation * CARDS + card] += 1
    emit(CardsDrawn(nation, s.led[nation], count, tuple(sorted(cards))))


def put_back(s: State, emit: Emit, nation: int) -> None:
    """NE §14.4.4, ruling r51: a worthless card returns to the deck."""
    s.hands[nation * CARDS + WORTHLESS] -= 1
    known.shown(s, nation, [WORTHLESS])
    s.deck[WORTHLESS] += 1
    emit(CardPutBack(nation))


def building_regions(s: State, nation: int) -> tuple[int, ...]:
    """NE §6.12 §15.4 §15.5 §15.6, rulings r23 and r53: homeland regions that are owned and free of enemy armies."""
    enemies = hostile_armies(s, nation)
    return tuple([r for r in HOMELAND[nation] if s.owner[r] == nation and not enemies >> r & 1])


def plays(s: State, nation: int) -> list[Play]:
    """NE §14.1.1 §14.3.3 §14.3.4 §14.3.5 §14.3.6 §14.3.7 §14.4.2 §15.7, ruling r50: what the nation's hand allows.

    Cards of foreign colours are alike to it, so a play says how many are of its own colour and how many are jokers.
    """
    hand = s.hands[nation * CARDS : nation * CARDS + CARDS]
    jokers = hand[JOKER]
    own = hand[nation * 4 : nation * 4 + 4]
    foreign = [sum(hand[kind:28:4]) - own[kind] for kind in range(4)]
    out: list[Play] = []
    for kind in range(4):
        for size in NAMES:
            for wild in range(min(jokers, size) + 1):
                for mine in range(min(own[kind], size - wild) + 1):
                    if size - wild - mine <= foreign[kind]:
                        out.append(Play(nation, kind, size, mine, wild))
    ways: list[tuple[int, int]] = [(0, 0)]
    for kind in range(4):
        bit = 1 << kind
        ways = [
            way
            for mine, wild in ways
            for way, there in (
                ((mine, wild), foreign[kind]),
                ((mine | bit, wild), own[kind]),
                ((mine, wild | bit), jokers > wild.bit_count()),
            )
            if there
        ]
    return out + [Play(nation, CORPS, 4, mine, wild) for mine, wild in ways]


def cards_of(s: State, play: Play) -> list[int]:
    """The cards themselves; of foreign ones those of the first colours."""
    hand = s.hands[play.nation * CARDS : play.nation * CARDS + CARDS]
    if play.kind == CORPS:
        wanted = [(kind, play.own >> kind & 1, play.jokers >> kind & 1, 1) for kind in range(4)]
    else:
        wanted = [(play.kind, play.own, play.jokers, play.size)]
    out: list[int] = []
    for kind, own, jokers, size in wanted:
        out += [play.nation * 4 + kind] * own + [JOKER] * jokers
        foreign = [
            card for card in range(kind, 28, 4) if card != play.nation * 4 + kind for _ in range(hand[card])
        ]
        out += foreign[: size - own - jokers]
    return out


def yields(play: Play) -> tuple[int, int, int, int]:
    """NE §4.2 §14.4.1 §14.4.3: the combination's figures, and one more of its kind for every card in the own colour."""
    out = [0, 0, 0, 0]
    if play.kind == CORPS:
        for kind in range(4):
            out[kind] = 1 + (play.own >> kind & 1)
    else:
        out[play.kind] = NUMBERS.combinations[NAMES[play.size]][play.kind] + play.own
    return out[0], out[1], out[2], out[3]


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


def build(s: State, ask: Ask, emit: Emit, nation: int, figures: tuple[int, ...]) -> list[int]:
    """NE §13.6 §15.3 §15.4, ruling r30: placed at once, all of them; gives the regions."""
    regions = building_regions(s, nation)
    placed = 0
    for kind, count in enumerate(figures):
        for _, _, number, region in place_kind(ask, s, s.led[nation], nation, kind, count, regions):
            put(s, nation, region, kind, number)
            emit(FiguresPlaced(nation, kind, number, region))
            placed |= 1 << region
    return bits(placed)
