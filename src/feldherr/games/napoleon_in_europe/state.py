"""What changes in a game. Armies are counts by region, nation and kind; nobody tells two infantry apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from feldherr.games.napoleon_in_europe.board import (
    ALL_NATIONS,
    CARDS,
    FULL_DECK,
    INFANTRY,
    LEADER,
    NOBODY,
    REGIONS,
    Nation,
    Region,
)

DEFENDER, ATTACKER = 0, 1
NO_FIGURES = (0, 0, 0, 0)
NOTHING = (0,) * 28
PHASES = (
    "rolling", "nations", "placing", "slot", "moving", "battles", "fighting", "pursuing", "retreating", "reward",
    "drawing", "production", "building",
)  # fmt: skip


class Rules(msgspec.Struct, frozen=True, gc=False):
    """NE §1.2 §6.1: what was agreed before the game."""

    players: int = 3
    victory: Literal["limited", "total"] = "limited"
    length: int = 12
    setup: Literal["equal", "central", "french"] = "equal"
    nations: Literal["choose", "draw"] = "choose"
    free_split: bool = False
    inspiring: bool = False
    straits: bool = False
    stop_round: int = 40


class ThisTurn(msgspec.Struct, frozen=True, gc=False):
    """What is remembered until the turn ends; open to everybody."""

    acting: tuple[int, ...] = ()
    """The seats that act, the slot's owner first (NE §11.5)."""
    at: int = 0
    """Whose part of the phase it is: place in `acting`; in the drawing phase the nation."""
    moved: bool = False
    ships: tuple[tuple[Nation, Region, Region, int], ...] = ()
    """(nation, origin, destination, figures) of ship moves so far (NE §10.3 §10.8)."""
    landed: frozenset[tuple[Region, Nation]] = frozenset()
    """(region, nation): a figure of the nation came by sea (NE §10.12)."""
    origins: frozenset[tuple[Region, Region]] = frozenset()
    """(region, from): figures stepped into the region from there (NE §9.8, ruling r58)."""
    proposed: frozenset[int] = frozenset()
    """Seats no alliance can be proposed to: they have declined in this turn."""
    refused: frozenset[int] = frozenset()
    """Seats that want no more offers of a trade; before the turn has begun, those that will not act jointly."""
    building: tuple[int, ...] = ()
    """A nation and the figures it has yet to place: infantry, cavalry, artillery, leaders.

    After a great battle the nations that could draw its card.
    """
    left: bool = False
    """Whether who is in turn has ended an alliance (NE §11.9)."""
    alone: frozenset[int] = frozenset()
    """Allies who will not act jointly in this turn (ruling r31)."""
    terms: frozenset[tuple[int, int, int, int]] = frozenset()
    """Trades that were declined: nation, partner, cards given and wanted."""
    dealt: frozenset[int] = frozenset()
    """Seats a trade was offered to, whatever came of it."""
    choosing: Nation = NOBODY
    """The nation whose next combination takes cards that are named (NE §14.3.7)."""
    spending: tuple[int, ...] = ()
    """The combination for which cards are being named, as its fields; nobody else knows of it yet."""
    named: tuple[int, ...] = ()
    """The cards named for it so far."""
    closed: frozenset[Nation] = frozenset()
    """Nations that were not let through the straits (NE §2.13)."""


class Battle(msgspec.Struct, frozen=True, gc=False):
    """A battle being fought (NE §16.1.1). Figures stay counted in their region; `front` says how many stand in front.

    Pairs hold the defender's value first. Tuples of 28 are by nation * 4 + kind.
    """

    region: Region
    nations: tuple[int, int]
    """Bit masks of the nations of either side."""
    seats: tuple[int, int]
    """Who assigns the hits of a side (ruling r35)."""
    reward: tuple[Nation, Nation]
    """The nation that would draw the card (ruling r36); NOBODY in a skirmish, or if several could."""
    landed: bool
    front: tuple[int, ...]
    lost: tuple[int, ...] = NOTHING
    round: int = 1
    side: int = DEFENDER
    loser: int = NOBODY
    great: bool = False
    equals: tuple[int, int] = (0, 0)
    """Bit masks of the nations with equal claims to the card."""


class State(msgspec.Struct):
    """One-level containers of ints and frozen structs; copied by slicing."""

    rules: Rules
    fig: list[tuple[int, int, int, int]]
    """By region * 7 + nation: infantry, cavalry, artillery, leaders."""
    where: list[int]
    """By nation: the regions with figures of it, as bits. Likewise `armies` and `foot`."""
    armies: list[int]
    foot: list[int]
    owner: list[Nation]
    """By region: the nation it belongs to (NE §3.17), or NOBODY."""
    led: list[int]
    """By nation: the seat that leads it, or NOBODY."""
    allies: list[int]
    """By seat: itself and its allies, as bits (NE §11.3)."""
    friends: list[int]
    """By nation: itself and the nations allied with it, as bits."""
    hands: list[int]
    """By nation * CARDS + card (NE §7.1.3)."""
    deck: list[int]
    spent: dict[int, int]
    """Figures that cannot move any more this turn, by (region * 7 + nation) * 4 + kind."""
    ridden: dict[int, int]
    """Cavalry and leaders that have moved one region and may move another (NE §9.3)."""
    order: tuple[int, ...] = ()
    waits: tuple[int, ...] = ()
    """By seat: the partner in whose slot it will act (ruling r31), or NOBODY."""
    started: tuple[int, ...] = ()
    """By seat: nations led at the start, as bits (NE §6.9)."""
    queue: tuple[int, ...] = ()
    """Seats that act alone before the next slot, because their alliance ended (ruling r31)."""
    neutral: int = 0
    """Nations nobody led at the start, as bits (NE §13.1)."""
    gone: int = 0
    """Eliminated nations, as bits (NE §6.4)."""
    alive: int = 0
    """Seats still in the game, as bits."""
    acted: int = 0
    """Seats that have had their turn in this round, as bits."""
    offers: int = 0
    """Alliances offered out of turn: bit 7 * by + to (ruling r32)."""
    asked: int = 0
    """Such offers already made in this turn, whatever came of them."""
    shown: tuple[int, ...] = ()
    """The cards of the combination that was played last in this turn: everybody has seen them (NE §14.3.1)."""
    slot: int = 0
    round: int = 1
    phase: str = "rolling"
    turn: ThisTurn = ThisTurn()
    battle: Battle | None = None
    known: dict[int, int] = {}
    """Cards a seat knows to be in a nation's hand: (seat * 7 + nation) * CARDS + card (see `known`)."""
    came: dict[int, tuple[Nation, ...]] = {}
    """By region with infantry of several nations: these, in the order in which they came (ruling r10)."""
    aloof: int = 0
    """Seats that wanted no more offers of a trade and have made none since, as bits: the courteous ask them no more."""


def empty(rules: Rules) -> State:
    """NE §7.1.8: nobody has a card; the deck is full."""
    players = rules.players
    return State(
        rules, [NO_FIGURES] * (REGIONS * 7), [0] * 7, [0] * 7, [0] * 7, [NOBODY] * REGIONS, [NOBODY] * 7,
        [1 << seat for seat in range(players)], [1 << nation for nation in ALL_NATIONS], [0] * (7 * CARDS),
        FULL_DECK[:], {}, {}, waits=(NOBODY,) * players, started=(0,) * players, alive=(1 << players) - 1,
    )  # fmt: skip


def copy(s: State) -> State:
    return State(
        s.rules, s.fig[:], s.where[:], s.armies[:], s.foot[:], s.owner[:], s.led[:], s.allies[:], s.friends[:],
        s.hands[:], s.deck[:], s.spent.copy(), s.ridden.copy(), s.order, s.waits, s.started, s.queue, s.neutral,
        s.gone, s.alive, s.acted, s.offers, s.asked, s.shown, s.slot, s.round, s.phase, s.turn, s.battle,
        s.known.copy(), s.came.copy(), s.aloof,
    )  # fmt: skip


def put(s: State, nation: Nation, region: Region, kind: int, count: int) -> None:
    """Add figures to a region, or take them away; keeps the index of who stands where."""
    stack, bit = region * 7 + nation, 1 << region
    counts = list(s.fig[stack])
    counts[kind] += count
    infantry, cavalry, artillery, leaders = counts
    s.fig[stack] = (infantry, cavalry, artillery, leaders)
    armies = infantry or cavalry or artillery
    if kind == INFANTRY:
        note_arrival(s, nation, region, infantry)
        s.foot[nation] = s.foot[nation] | bit if infantry else s.foot[nation] & ~bit
    s.armies[nation] = s.armies[nation] | bit if armies else s.armies[nation] & ~bit
    s.where[nation] = s.where[nation] | bit if armies or leaders else s.where[nation] & ~bit


def note_arrival(s: State, nation: Nation, region: Region, infantry: int) -> None:
    """Ruling r10: whose infantry came first. Who falls in a battle and is rallied has not left in between."""
    if infantry and not s.foot[nation] >> region & 1:
        before = s.came.get(region) or tuple([n for n in ALL_NATIONS if s.foot[n] >> region & 1])
        if before and nation not in before:
            s.came[region] = (*before, nation)
    elif not infantry and region in s.came and (s.battle is None or s.battle.region != region):
        stay(s, region, tuple([n for n in s.came[region] if n != nation]))


def stay(s: State, region: Region, nations: tuple[Nation, ...]) -> None:
    """Ruling r10: the nations whose infantry is left in a region; one alone need not be remembered."""
    s.came.pop(region, None)
    if len(nations) > 1:
        s.came[region] = nations


def as_four(counts: Sequence[int]) -> tuple[int, int, int, int]:
    """Infantry, cavalry, artillery, leaders."""
    return counts[0], counts[1], counts[2], counts[3]


def figures(s: State, nation: int, region: int) -> list[int]:
    """Infantry, cavalry, artillery, leaders of the nation in the region."""
    return list(s.fig[region * 7 + nation])


def army_count(s: State, nation: Nation, region: Region) -> int:
    """NE §5.2: leaders are no armies."""
    return sum(s.fig[region * 7 + nation][:LEADER])


def hostile_figures(s: State, nation: Nation) -> int:
    """NE §11.1, ruling r34: regions with figures of somebody who is no ally; there is no peace without alliance."""
    friends, mask = s.friends[nation], 0
    for other, where in enumerate(s.where):
        if where and not friends >> other & 1:
            mask |= where
    return mask


def hostile_armies(s: State, nation: Nation) -> int:
    friends, mask = s.friends[nation], 0
    for other, where in enumerate(s.armies):
        if where and not friends >> other & 1:
            mask |= where
    return mask


def friendly_armies(s: State, nation: Nation) -> int:
    friends, mask = s.friends[nation], 0
    for other, where in enumerate(s.armies):
        if where and friends >> other & 1:
            mask |= where
    return mask


def nations_of(s: State, seat: int) -> list[Nation]:
    """NE §4.5: the nations a player leads."""
    led = s.led
    return [nation for nation in ALL_NATIONS if led[nation] == seat]


def hand_size(s: State, nation: int) -> int:
    return sum(s.hands[nation * CARDS : nation * CARDS + CARDS])


def befriend(s: State) -> None:
    """Bring the nations' friendships in line with the players' alliances (NE §7.1.4 §11.1 §11.3)."""
    led = s.led
    for nation in ALL_NATIONS:
        seat = led[nation]
        mask = 1 << nation
        if seat >= 0:
            for other in ALL_NATIONS:
                if led[other] >= 0 and s.allies[seat] >> led[other] & 1:
                    mask |= 1 << other
        s.friends[nation] = mask
