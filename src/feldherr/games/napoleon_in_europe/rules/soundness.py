"""What must hold in every state the rules can reach."""

from __future__ import annotations

from feldherr.games.napoleon_in_europe.board import (
    ALL_NATIONS,
    ALL_REGIONS,
    CARDS,
    FULL_DECK,
    INFANTRY,
    LEADER,
    NOBODY,
    bits,
)
from feldherr.games.napoleon_in_europe.rules.ownership import home_of
from feldherr.games.napoleon_in_europe.state import (
    NO_FIGURES,
    PHASES,
    State,
    hostile_armies,
)

WARLIKE = ("slot", "moving", "battles", "fighting", "pursuing", "retreating", "reward")
"""Phases in which enemies may stand in one region."""


def faults(s: State) -> list[str]:
    """Sentences; none in a sound state."""
    return [
        *index_faults(s), *owner_faults(s), *arrival_faults(s), *card_faults(s), *battle_faults(s), *turn_faults(s),
    ]  # fmt: skip


def index_faults(s: State) -> list[str]:
    out = []
    where, armies, foot = [0] * 7, [0] * 7, [0] * 7
    for place, counts in enumerate(s.fig):
        if counts != NO_FIGURES:
            region, nation = divmod(place, 7)
            where[nation] |= 1 << region
            armies[nation] |= any(counts[:LEADER]) << region
            foot[nation] |= (counts[INFANTRY] > 0) << region
            if min(counts) < 0:
                out.append(f"nation {nation} has fewer than no figures in region {region}")
    for nation in ALL_NATIONS:
        if (s.where[nation], s.armies[nation], s.foot[nation]) != (where[nation], armies[nation], foot[nation]):
            out.append(f"the index of nation {nation} is wrong")
        if s.where[nation] and s.led[nation] == NOBODY:
            out.append(f"nation {nation} has figures and no leader")
    for place, count in [*s.spent.items(), *s.ridden.items()]:
        if count < 1 or s.spent.get(place, 0) + s.ridden.get(place, 0) > s.fig[place >> 2][place & 3]:
            out.append(f"more figures have moved at {place} than stand there")
    return out


def owner_faults(s: State) -> list[str]:
    """NE §3.4 §3.10 §3.11 §15.5: a homeland region held by another has his infantry; enemies do not mix in peace."""
    out = []
    for region, owner in zip(ALL_REGIONS, s.owner):
        home = home_of(s, region)
        if owner >= 0 and s.led[owner] == NOBODY:
            out.append(f"region {region} belongs to nation {owner}, which is not led")
        fought_over = s.battle is not None and s.battle.region == region
        if home >= 0 and owner != home and not fought_over and (owner == NOBODY or not s.foot[owner] >> region & 1):
            out.append(f"region {region} is held without infantry")
    if s.phase not in WARLIKE:
        for nation in ALL_NATIONS:
            if s.armies[nation] & hostile_armies(s, nation):
                out.append(f"nation {nation} shares a region with enemy armies")
    for one in range(s.rules.players):
        for other in bits(s.allies[one]):
            if not s.allies[other] >> one & 1:
                out.append(f"seat {one} is allied with {other}, but not the other way round")
    return out


def arrival_faults(s: State) -> list[str]:
    """Ruling r10: who came in which order is known of all who are there, and of no others but who fell in a battle."""
    out = []
    for region, came in s.came.items():
        fallen = s.battle is not None and s.battle.region == region
        here = [n for n in ALL_NATIONS if s.foot[n] >> region & 1]
        if len(came) < 2 or not set(here) <= set(came) or not (fallen or len(here) == len(came)):
            out.append(f"the order in which infantry came to region {region} is wrong")
    return out


def card_faults(s: State) -> list[str]:
    """NE §14.3.2: cards are in a hand or in the deck."""
    out = []
    for card in range(CARDS):
        sure = [s.known.get((seat * 7 + nation) * CARDS + card, 0) for seat in range(7) for nation in ALL_NATIONS]
        if any(count > s.hands[at % 7 * CARDS + card] for at, count in enumerate(sure)):
            out.append(f"somebody knows more cards {card} than are there")
        held = [s.hands[nation * CARDS + card] for nation in ALL_NATIONS]
        if min(*held, s.deck[card]) < 0 or sum(held) + s.deck[card] != FULL_DECK[card]:
            out.append(f"cards of sort {card} were lost or gained")
    return out


def battle_faults(s: State) -> list[str]:
    battle = s.battle
    if battle is None:
        return []
    out = []
    for place, count in enumerate(battle.front):
        if not 0 <= count <= s.fig[battle.region * 7 + place // 4][place % 4]:
            out.append(f"{count} of {place} stand in front, more than there are")
    if battle.nations[0] & battle.nations[1]:
        out.append("a nation fights on both sides")
    return out


def turn_faults(s: State) -> list[str]:
    out = []
    if s.phase not in PHASES:
        out.append(f"there is no phase {s.phase}")
    if s.order and sorted(s.order) != list(range(s.rules.players)):
        out.append("the order of play does not name everybody once")
    return out
