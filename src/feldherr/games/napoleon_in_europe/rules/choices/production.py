"""Chapter 15: what may be built."""

from __future__ import annotations

from typing import Any

from feldherr.games.napoleon_in_europe.actions import END_TURN, Card, ChooseCards, Play
from feldherr.games.napoleon_in_europe.board import CARDS, HOMELAND, JOKER, WORTHLESS, Nation, Region
from feldherr.games.napoleon_in_europe.rules.cards.combinations import (
    CORPS,
    any_choice,
    foreign_cards,
    foreign_due,
    plays,
)
from feldherr.games.napoleon_in_europe.rules.choices.trade import cards_in_turn
from feldherr.games.napoleon_in_europe.state import State, hostile_armies, nations_of
from feldherr.kernel.question import Refuse

BY_SIZE = {2: "14.3.3", 3: "14.3.4", 4: "14.3.5"}


def building_regions(s: State, nation: Nation) -> tuple[Region, ...]:
    """NE §6.12 §15.4 §15.5 §15.6, rulings r23 and r53: homeland regions that are owned and free of enemy armies."""
    enemies = hostile_armies(s, nation)
    return tuple([r for r in HOMELAND[nation] if s.owner[r] == nation and not enemies >> r & 1])


def production(s: State, seat: int, no: Refuse | None = None) -> list[Any]:
    """NE §8.10 §14.3.7 §15.1 §15.2 §15.6: any combinations, or none; then the turn is over."""
    out: list[Any] = []
    for nation in nations_of(s, seat):
        free = bool(building_regions(s, nation))
        if not free and not no:
            continue
        held = plays(s, nation)
        for play in held if no is None else dict.fromkeys((*held, *by_name(nation))):
            rule = play_refusal(s, play, held, free) if no else None     # what the hand allows nothing refuses
            if rule is None:
                out.append(play)
            elif no:
                no(play, rule)
        if held and free and s.turn.choosing != nation and any_choice(s, nation, held):
            out.append(ChooseCards(nation))
        if no:
            unused_refused(s, nation, held, no)
    out += cards_in_turn(s, seat, no)
    return [*out, END_TURN]


def card_to_spend(s: State, play: Play, spent: tuple[int, ...], no: Refuse | None = None) -> list[Any]:
    """NE §14.3.7: one card of a foreign colour after the other, kind by kind."""
    for kind, count in foreign_due(play).items():
        if sum(card % 4 == kind for card in spent) < count:
            able = foreign_cards(s, play.nation, kind)
            return [Card(card) for card in dict.fromkeys(able) if able.count(card) > spent.count(card)]
    return []


def by_name(nation: Nation) -> list[Play]:
    """NE §14.3.1: the combinations there are, with own cards and jokers, and one card more or fewer."""
    sets = [
        Play(nation, kind, size, own, jokers)
        for kind in range(4)
        for size in range(1, 6)
        for own in range(size + 1)
        for jokers in range(size - own + 1)
    ]
    corps = [Play(nation, CORPS, 4, own, jokers) for own in range(16) for jokers in range(16) if not own & jokers]
    return sets + corps


def play_refusal(s: State, play: Play, held: list[Play], free: bool) -> str | None:
    """NE §14.3.3 §14.3.4 §14.3.5 §14.3.6 §14.4.1 §14.4.2 §15.6: why a combination is not played."""
    if play in held:
        return None if free else "15.6"
    if play.size == 1:
        return "14.4.1"
    own, jokers = own_and_jokers(play)
    if jokers > s.hands[play.nation * CARDS + JOKER]:
        return "14.4.2"
    if any(count > s.hands[play.nation * CARDS + play.nation * 4 + kind] for kind, count in own.items()):
        return "14.4.1"
    return "14.3.6" if play.kind == CORPS else BY_SIZE.get(play.size, "14.3.5")


def own_and_jokers(play: Play) -> tuple[dict[int, int], int]:
    """By kind the cards of the own colour; the jokers."""
    if play.kind == CORPS:
        return {kind: play.own >> kind & 1 for kind in range(4)}, play.jokers.bit_count()
    return {play.kind: play.own}, play.jokers


def unused_refused(s: State, nation: Nation, held: list[Play], no: Refuse) -> None:
    """NE §14.3.3 §14.4.2: a card that no combination takes: it takes two of a kind, and a joker completes others."""
    for card in range(CARDS):
        if card == WORTHLESS or not s.hands[nation * CARDS + card]:
            continue
        if card == JOKER and not any(own_and_jokers(play)[1] for play in held):
            no(Card(card), "14.4.2")
        elif card != JOKER and not any(play.kind in (card % 4, CORPS) for play in held):
            no(Card(card), "14.3.3")
