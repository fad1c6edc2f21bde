"""Map, nations and numbers (chapters 2 to 5), read once and turned into tables. What never changes stands here.

Regions are numbered as in the board file, nations 0 to 6, kinds of figures 0 to 3. Sets of regions are bit masks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import NewType

import msgspec

from feldherr.boards.data import data
from feldherr.boards.ground import Ground, ground, whole
from feldherr.boards.model import Board

Region = NewType("Region", int)
Nation = NewType("Nation", int)
"""Numbers that must not be taken for each other; at run time they are plain ints."""

NATIONS = ("France", "GreatBritain", "Prussia", "Russia", "Ottoman", "Austria", "Spain")          # NE §4.1
ALL_NATIONS = tuple(Nation(number) for number in range(7))
FRANCE, BRITAIN, PRUSSIA, RUSSIA, OTTOMAN, AUSTRIA, SPAIN = ALL_NATIONS
COLOURS = ("blue", "red", "purple", "green", "beige", "grey", "yellow")                           # NE §4.2
NOBODY = Nation(-1)
INFANTRY, CAVALRY, ARTILLERY, LEADER = range(4)
KINDS = ("infantry", "cavalry", "artillery", "leader")                                            # NE §5.1
LETTERS = "ICAL"
SEATS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh")                       # NE §1.5

BOARD: Ground = ground(data(__package__, "data/board.json"))


def sheet() -> Board:
    """The same with all that is drawn."""
    return whole(data(__package__, "data/board.json"))


REGIONS = len(BOARD.spaces)                                                                       # NE §3.1
ALL_REGIONS = tuple(Region(number) for number in range(REGIONS))
KEYS = [str(space.marks["key"]) for space in BOARD.spaces]
REGION = dict(zip(KEYS, ALL_REGIONS))
HOME: list[Nation] = [
    Nation(NATIONS.index(str(space.marks["homeland"]))) if "homeland" in space.marks else NOBODY
    for space in BOARD.spaces
]
"""NE §3.7 §3.8: the great nation whose homeland a region is in; NOBODY for a minor nation."""
HOMELAND = [tuple(r for r in ALL_REGIONS if HOME[r] == nation) for nation in ALL_NATIONS]
CAPITAL = [
    next(r for r in HOMELAND[nation] if BOARD.spaces[r].marks.get("capital") == "counts") for nation in range(7)
]
"""NE §2.1 §4.3 §4.4: one region each; the second symbol of Russia, St Petersburg, does not count."""
CAPITALS = dict(zip(CAPITAL, ALL_NATIONS))
ANCHOR = [bool(space.marks.get("anchor")) for space in BOARD.spaces]
ANCHORS = tuple(r for r in ALL_REGIONS if ANCHOR[r])
SEAS = {
    str(d.marks["key"]): tuple(str(d.marks["neighbours"]).split()) for d in BOARD.decorations if d.kind == "sea"
}
"""NE §2.11 §2.12 §3.2: the sea areas and their neighbours; no figure is ever there."""
CONSTANTINOPLE, ANATOLIA, CRIMEA = REGION["Constantinople"], REGION["Anatolia"], REGION["Crimea"]


def neighbours_by_region() -> list[tuple[Region, ...]]:
    """NE §2.2 §2.3 §2.4 §2.5 §2.6 §2.7 §2.8 §2.9 §2.10 §2.14 §3.3: common borders and the links of the rulebook."""
    found: list[set[Region]] = [set() for _ in ALL_REGIONS]
    for edge in BOARD.edges:
        found[edge.a].add(Region(edge.b))
        found[edge.b].add(Region(edge.a))
    return [tuple(sorted(near)) for near in found]


NEIGHBOURS = neighbours_by_region()
NEAR = [sum(1 << n for n in near) for near in NEIGHBOURS]


class Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    move: int
    front: int
    rear: int


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`data/numbers.json`: what the owner of a box can correct."""

    about: str
    figures: dict[str, Figure]
    hit: int
    hit_landed: int
    rally: int
    rally_dice: int
    great_battle: int
    ship: int
    ship_britain: int
    landing_loss: int
    landing_loss_britain: int
    combinations: dict[str, tuple[int, int, int, int]]
    regions_per_card: int
    equal: tuple[int, int, int, int]
    central: dict[str, tuple[int, int, int, int]]
    french_per_opponent: tuple[int, int, int, int]
    french_others: tuple[int, int, int, int]
    nations_each: dict[str, int]
    split: dict[str, tuple[tuple[str, ...], ...]]


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """NE §1.7, ruling r3: `data/deck.json`, a reconstruction."""

    about: str
    reconstructed: bool
    each_nation: dict[str, int]
    napoleon: int
    worthless: int


NUMBERS = msgspec.json.decode(data(__package__, "data/numbers.json"), type=Numbers)
DECK = msgspec.json.decode(data(__package__, "data/deck.json"), type=Deck)
FIGURES = [NUMBERS.figures[kind] for kind in KINDS]
REACH = [figure.move for figure in FIGURES]                       # NE §5.3 §5.4 §5.5 §5.6 §9.2 §9.3
if REACH[INFANTRY] != 1 or REACH[ARTILLERY] != 1 or not {REACH[CAVALRY], REACH[LEADER]} <= {1, 2}:
    raise ValueError("data/numbers.json: all figures move one region, but cavalry and leaders may move two")
FRONT_DICE = [figure.front for figure in FIGURES]                 # NE §16.5.2
REAR_DICE = [figure.rear for figure in FIGURES]                   # NE §16.6.2

# Cards: nation * 4 + kind, then the joker, then the worthless ones (NE §14.1.2 §14.1.3).
JOKER, WORTHLESS, CARDS = 28, 29, 30
FULL_DECK = [DECK.each_nation[KINDS[card % 4]] for card in range(28)] + [DECK.napoleon, DECK.worthless]


@lru_cache(1 << 10)
def bits(mask: int) -> tuple[int, ...]:
    """The members of a set of regions or nations, ascending; kept, because most sets are asked for again soon."""
    out = []
    while mask:
        low = mask & -mask
        out.append(low.bit_length() - 1)
        mask ^= low
    return tuple(out)


regions_in: Callable[[int], tuple[Region, ...]] = bits  # type: ignore[assignment]
nations_in: Callable[[int], tuple[Nation, ...]] = bits  # type: ignore[assignment]


def mask_of(members: Iterable[int]) -> int:
    """A set of regions or nations, as bits."""
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask
