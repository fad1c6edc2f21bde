"""What regions are worth to a seat, and which infantry will take what in its last turn."""

from __future__ import annotations

from functools import lru_cache

from feldherr.bots.napoleon_in_europe.plans import steps
from feldherr.bots.napoleon_in_europe.taste import Taste
from feldherr.games.napoleon_in_europe.board import (
    ALL_NATIONS,
    ALL_REGIONS,
    CAPITALS,
    HOME,
    HOMELAND,
    NEAR,
    NEIGHBOURS,
    bits,
    nations_in,
    regions_in,
)
from feldherr.games.napoleon_in_europe.rules.victory import last_round
from feldherr.games.napoleon_in_europe.state import State

Lands = tuple[tuple[float, ...], int, tuple[int, ...]]
"""By region what it would bring; the regions that would bring something, as bits; how far each is from one of them."""


ENDLESS = 99


def rounds_left(s: State) -> int:
    """Rounds after this one; many, if the war ends with the last survivor only."""
    last = last_round(s)
    return last - s.round if last else ENDLESS


def gains(s: State) -> list[float]:
    """NE §6.8 §6.9: by seat, the score so far."""
    owner = s.owner
    nations = [nations_in(mask) for mask in s.started]
    return [sum([owner.count(n) - len(HOMELAND[n]) for n in own]) / max(1, len(own)) for own in nations]


def lands_of(s: State, seat: int, t: Taste) -> Lands:
    found = gains(s)
    leader = max(bits(s.alive), key=lambda one: found[one])
    return lands(tuple(s.owner), tuple(s.led), s.allies[seat], seat, leader, s.neutral, t)


@lru_cache(1_000)
def lands(
    owners: tuple[int, ...], led: tuple[int, ...], allies: int, seat: int, leader: int, neutral: int, t: Taste
) -> Lands:
    """Nothing is to be had of an ally, nor in an ally's homeland (NE §3.9 §3.12)."""
    worths = []
    takeable = 0
    for region, owner in zip(ALL_REGIONS, owners):
        home = HOME[region] if HOME[region] >= 0 and led[HOME[region]] >= 0 else -1
        worth = 0.0
        liberated = home >= 0 and led[home] != seat and allies >> led[home] & 1
        if not liberated and (owner < 0 or not allies >> led[owner] & 1):
            worth = t.land
            if owner >= 0:
                worth += t.rob + (t.envy if led[owner] == leader else 0.0)
            if home >= 0:
                worth -= t.homeland
            if region in CAPITALS and not neutral >> CAPITALS[region] & 1:
                worth += t.capital
            takeable |= 1 << region
        worths.append(worth)
    return tuple(worths), takeable, steps(takeable)


def claims(s: State, seat: int) -> tuple[dict[int, int], tuple[int, ...]]:
    """Before the last turn, when everybody will be an enemy: which infantry will have nothing to take then.

    By stack how many these are, and by region how far it is to what nobody of ours will take.
    """
    led = s.led
    foes = 0
    for nation, there in enumerate(s.armies):
        if led[nation] != seat:
            foes |= there
    stacks = tuple(
        [
            (region * 7 + nation, s.fig[region * 7 + nation][0])
            for nation in ALL_NATIONS
            if led[nation] == seat
            for region in regions_in(s.foot[nation])
        ]
    )
    return claimed(stacks, tuple(s.owner), tuple(led), seat, foes)


@lru_cache(1_000)
def claimed(
    stacks: tuple[tuple[int, int], ...], owners: tuple[int, ...], led: tuple[int, ...], seat: int, foes: int
) -> tuple[dict[int, int], tuple[int, ...]]:
    """Who has the least to choose from chooses first. Who stands in another's homeland takes that by staying."""
    left = sum([1 << r for r in ALL_REGIONS if owners[r] < 0 or led[owners[r]] != seat]) & ~foes
    reach = [((NEAR[stack // 7] | 1 << stack // 7) & left).bit_count() for stack, _ in stacks]
    idle = {}
    for _, (stack, count) in sorted(zip(reach, stacks)):
        region = stack // 7
        home = HOME[region] if HOME[region] >= 0 and led[HOME[region]] >= 0 else -1
        if home >= 0 and led[home] != seat and owners[region] >= 0 and led[owners[region]] == seat:
            count -= 1
        for goal in (region, *NEIGHBOURS[region]):
            if count and left >> goal & 1 and (goal != region or home >= 0):
                left &= ~(1 << goal)
                count -= 1
        idle[stack] = count
    return idle, steps(left)
