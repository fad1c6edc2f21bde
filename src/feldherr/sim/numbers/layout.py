"""What an observation consists of: by game its parts by name, in order, each with the range of its numbers."""

from __future__ import annotations

from typing import NamedTuple

from feldherr.games.napoleons_triumph import board as austerlitz
from feldherr.games.triomphe_a_marengo import board as marengo
from feldherr.sim.numbers.domains import HEXES, PARTS, UNITS
from feldherr.sim.observation import OBSERVERS

FORTS = 1000 + 64
"""A unit in a fort of Trench Club stands below this."""
ROUNDS = 4095
"""No game goes on for longer."""
Range = tuple[str, int, int]
RANGES: dict[str, tuple[Range, ...]] = {
    "triomphe-a-marengo": (
        ("face", 0, 15), ("position", 0, marengo.SPOTS - 1), ("unready", 0, 1), ("announced", 0, 1), ("acted", 0, 1),
        ("discs by side and area", 0, 63), ("holder by area", -1, 1),
        ("discs in hand, discs lost (by side); round, side, commands, pontoon", -1, 63),
    ),
    "napoleons-triumph": (
        ("face", 0, 31), ("position", 0, austerlitz.SPOTS - 1), ("corps", -1, austerlitz.COMMANDERS - 1),
        ("position of a commander", 0, austerlitz.SPOTS - 1), ("holder by locale", -1, 1), ("moved", 0, 1),
        ("morale, morale at first (by side); round, side, corps commands, others, reinforced", -1, 127),
    ),
    "viktory-ii": (
        ("terrain", 0, 5), ("settlement", 0, 2), ("its owner", -1, 5), ("kind of unit", 0, 4), ("moves left", 0, 15),
        ("marks of a unit", 0, 255), ("owner of a unit", -1, 5), ("hex of a unit", -1, HEXES - 1),
        ("ship it is aboard of", -1, UNITS - 1), ("reserve by seat and kind", 0, 255), ("alive by seat", 0, 1),
        ("capital by seat", -1, HEXES - 1), ("side by seat", -1, 5),
        ("tiles face down, tiles given back (by terrain); round, seat, clock", -1, ROUNDS),
    ),
    "trench-club": (
        ("terrain", 0, 15), ("kind of unit", 0, 63), ("damage", 0, 15), ("experience", 0, 255),
        ("marks of a unit", 0, 255), ("owner of a unit", -1, 7), ("truck it is aboard of", -1, UNITS - 1),
        ("army of a unit", -1, 7), ("hex of a unit, 1000 and the number of its fort", -3, FORTS),
        ("owner by fort", -1, 7),
        ("mines", -1, PARTS), ("coins, armies used, chips; round, house, who speaks, armies of the turn", -1, ROUNDS),
    ),
    "napoleon-in-europe": (
        ("figures by region, nation and kind", 0, 255), ("owner by region", -1, 6), ("leader by nation", -1, 6),
        ("cards by nation and card, and how many", 0, 255), ("friends by nation, as bits", 0, 127),
        ("cards in the deck; battle: region, round, side; neutral, gone, alive as bits; turn, round", 0, ROUNDS),
    ),
}  # fmt: skip


class Span(NamedTuple):
    """A part of an observation: `length` numbers from `first` on, each from `low` to `high`."""

    name: str
    first: int
    length: int
    low: int
    high: int


def layout(game: str, named: int, actions: int) -> list[Span]:
    """All parts of a game's observations; at the end whether one is asked, and the last numbers said."""
    out, first = list[Span](), 0
    ranges = (*RANGES[game], ("asked", 0, 1), ("said so far: the number of an action and one, 0: none", 0, actions))
    for (name, low, high), length in zip(ranges, (*OBSERVERS[game][1], 1, named), strict=True):
        out.append(Span(name, first, length, low, high))
        first += length
    return out
