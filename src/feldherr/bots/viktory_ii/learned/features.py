"""What is counted of a player, each number with a meaning of the rules.

What they are worth is in `value.json`: `feldherr learn viktory-ii` finds it in games of the levels' own taste.
"""

from __future__ import annotations

import math

from feldherr.games.viktory_ii.board import UNKNOWN
from feldherr.games.viktory_ii.state import FRIGATE, VILLAGE, State, by_unit, enemies, frame_of

COUNTED = (
    "villages", "cities", "realm", "last", "capital", "infantry", "cavalry", "artillery", "frigates",
    "waiting_infantry", "waiting_cavalry", "waiting_artillery", "waiting_frigates", "arms", "siege", "near",
    "open_capital", "danger", "bare", "weak", "land", "afloat",
)  # fmt: skip
"""The names of the numbers, in their order: villages, cities, the logarithm of both, whether only one is left, whether
the capital is held; units on the map and in reserve; kinds of land units; how near they are to enemy settlements, and
how many at most two hexes; a capital without units and enemies near it, how many more than units in it; settlements
without units, and with fewer than the enemies beside; known land around settlements; land units aboard."""
TERMS = {
    "towns": ("villages", "cities", "realm", "last"), "capital": ("capital",), "danger": ("open_capital", "danger"),
    "troops": ("infantry", "cavalry", "artillery", "frigates", "waiting_infantry", "waiting_cavalry",
               "waiting_artillery", "waiting_frigates", "arms", "afloat"),
    "siege": ("siege", "near"), "land": ("land",), "bare": ("bare", "weak"),
}  # fmt: skip
"""What the coach speaks of together."""
BESIDE, AROUND = 2, 3
"""So far an enemy is beside a settlement, and around the capital."""


def features(s: State, seat: int) -> list[float]:
    """The numbers of a player, as `COUNTED` names them."""
    frame, towns, home = frame_of(s), s.towns[seat], s.capital[seat]
    apart, terrain = frame.apart, s.terrain
    kinds = [0.0] * 5
    own: list[int] = []
    foes: list[int] = []
    afloat = 0.0
    for unit, who in by_unit(s.owner):
        kind = s.kind[unit]
        if who == seat:
            kinds[kind] += 1
            if kind and kind != FRIGATE:
                own.append(s.where[unit])
                afloat += s.aboard[unit] >= 0
        elif kind and kind != FRIGATE and enemies(s, seat, who):
            foes.append(s.where[unit])
    prey = [hex_ for who, theirs in enumerate(s.towns) if enemies(s, seat, who) for hex_ in theirs]
    siege = near = bare = weak = opened = danger = land = 0.0
    if prey:
        for at in own:
            row = apart[at]
            far = min([row[hex_] for hex_ in prey])
            siege += 1 / (1 + far)
            near += far <= BESIDE
    for hex_ in towns:
        row, standing = apart[hex_], own.count(hex_)
        beside = sum([1 for foe in foes if row[foe] <= BESIDE])
        bare += beside > 0 and not standing
        weak += 0 < standing < beside
        land += sum([1 for other in frame.near[hex_] if terrain[other] != UNKNOWN])
    held = home >= 0 and s.lord[home] == seat
    if held:
        row, standing = apart[home], own.count(home)
        around = sum([1 for foe in foes if row[foe] <= AROUND])
        opened, danger = float(around > 0 and not standing), float(max(0, around - standing))
    villages = sum([1 for hex_ in towns if s.town[hex_] == VILLAGE])
    cities = len(towns) - villages
    waiting = s.reserve[4 * seat : 4 * seat + 4]
    return [
        float(villages), float(cities), math.log(1 + villages + 2 * cities), float(len(towns) < 2), float(held),
        *kinds[1:], *[float(many) for many in waiting], float(sum([1 for many in kinds[1:4] if many])), siege, near,
        opened, danger, bare, weak, land, afloat,
    ]  # fmt: skip
