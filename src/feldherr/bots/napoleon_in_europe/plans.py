"""What a march is worth: land that can be taken, enemies that can be beaten, a capital that must be held."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from feldherr.bots.napoleon_in_europe.taste import PLAIN, Taste
from feldherr.games.napoleon_in_europe.board import (
    ALL_NATIONS,
    ALL_REGIONS,
    CAPITAL,
    CAPITALS,
    NEAR,
    REGIONS,
    Nation,
    Region,
    bits,
    regions_in,
)
from feldherr.games.napoleon_in_europe.rules.movement.groups import movable
from feldherr.games.napoleon_in_europe.rules.movement.ways import landings_from, steps_from
from feldherr.games.napoleon_in_europe.rules.ownership import home_of
from feldherr.games.napoleon_in_europe.rules.victory import score
from feldherr.games.napoleon_in_europe.state import State, figures, hostile_armies, hostile_figures

POWER = (1.5, 3.0, 4.0, 1.0)
"""What a figure is worth in battle."""
FAR = 9


def power(counts: list[int] | tuple[int, ...]) -> float:
    return sum(worth * count for worth, count in zip(POWER, counts))


def enemy_power(s: State, nation: Nation, region: Region) -> float:
    here = [n for n in ALL_NATIONS if s.where[n] >> region & 1 and not s.friends[nation] >> n & 1]
    return sum(power(figures(s, n, region)) for n in here)


def friendly_power(s: State, nation: Nation, region: Region) -> float:
    here = [n for n in ALL_NATIONS if s.where[n] >> region & 1 and s.led[n] == s.led[nation]]
    return sum(power(figures(s, n, region)) for n in here)


def prize(s: State, nation: Nation, region: Region, t: Taste = PLAIN) -> float:
    """What the region would bring; nothing if it is ours or an ally's, or a homeland of allies."""
    owner, home = s.owner[region], home_of(s, region)
    if owner >= 0 and s.friends[nation] >> owner & 1:
        return 0.0
    if home >= 0 and s.friends[nation] >> home & 1:
        return 1.0
    capital = region in CAPITALS and not s.neutral >> CAPITALS[region] & 1
    return t.land + (t.capital if capital else 0.0) - (t.homeland if home >= 0 else 0.0)


@lru_cache(2_000)
def steps(targets: int) -> tuple[int, ...]:
    """How far each region is from the nearest of the targets."""
    found = [FAR] * REGIONS
    edge, distance = targets, 0
    while edge and distance < FAR:
        following = 0
        for region in regions_in(edge):
            found[region] = distance
            following |= NEAR[region]
        edge = following & ~sum(1 << r for r in ALL_REGIONS if found[r] < FAR)
        distance += 1
    return tuple(found)


def targets(s: State, nation: Nation) -> int:
    return sum(1 << region for region in ALL_REGIONS if prize(s, nation, region) > 1)


def threatened(s: State, nation: Nation, region: Region) -> bool:
    """Whether enemy armies stand next to the own capital, or in the way of leaving it bare."""
    return region == CAPITAL[nation] and bool(hostile_armies(s, nation) & NEAR[region])


def march_value(s: State, nation: Nation, origin: Region, to: Region, ways: tuple[int, ...], t: Taste = PLAIN) -> float:
    counts = movable(s, nation, origin)
    infantry = counts[0]
    enemies = enemy_power(s, nation, to)
    going = power(counts[:4]) + 3.0 * counts[4]
    gain = prize(s, nation, to, t)
    held = home_of(s, origin)
    if held >= 0 and held != nation and s.owner[origin] == nation and figures(s, nation, origin)[0] <= 1:
        gain -= 3.0
    if threatened(s, nation, origin) and not enemies:
        return -1.0 if infantry <= t.garrison else gain - 1.0
    if enemies:
        if going + friendly_power(s, nation, to) < t.superior * enemies + 1:
            return -1.0
        return t.attack + gain * (t.attack_gain if infantry else t.attack_bare) + min(3.0, t.beaten * enemies)
    if to == CAPITAL[nation] and hostile_armies(s, nation) & NEAR[to] and infantry:
        return 2.5
    if gain > 0 and infantry:
        return gain
    if ways[to] < ways[origin] and (infantry + counts[1] + counts[4] + counts[2]) and ways[origin] > 1:
        return 0.5
    return -1.0


def ways_of(s: State, nations: Iterable[Nation]) -> dict[int, tuple[int, ...]]:
    """For each nation, how far each region is from something to take."""
    return {nation: steps(targets(s, nation)) for nation in nations}


def best_march(
    s: State, nation: Nation, origin: Region, ways: tuple[int, ...], t: Taste = PLAIN
) -> tuple[float, int]:  # fmt: skip
    """The best neighbour to go to, and what that is worth."""
    return max((march_value(s, nation, origin, to, ways, t), -to) for to in steps_from(s, nation, origin))


def harbours(s: State, nation: Nation, origin: Region) -> list[int]:
    """Harbours nobody holds, without enemies."""
    enemies = hostile_figures(s, nation)
    return [to for to in landings_from(s, nation, origin) if prize(s, nation, to) > 1 and not enemies >> to & 1]


def leader_of_the_game(s: State) -> int:
    """The seat with the largest gain."""
    return max(bits(s.alive), key=lambda seat: (score(s, seat), -seat))
