"""Chapters 3, 7, 10 and 15.3: tiles, settlements, and the units they support."""

from __future__ import annotations

from feldherr.games.viktory_ii.board import Hex, Unit
from feldherr.games.viktory_ii.events.final import Final, FinalOnMap, OnMap
from feldherr.kernel.event import Event


class Revealed(FinalOnMap, frozen=True, tag=True):
    """Tiles were turned face up. `rule`: by which rule, as in all that happens on several occasions."""

    hexes: tuple[Hex, ...]
    terrains: tuple[int, ...]
    rule: str


class CapitalFounded(OnMap, frozen=True, tag=True):
    seat: int
    hex: Hex


class Built(OnMap, frozen=True, tag=True):
    seat: int
    hex: Hex


class Upgraded(OnMap, frozen=True, tag=True):
    seat: int
    hex: Hex
    terrain: int


class Relocated(OnMap, frozen=True, tag=True):
    seat: int
    hex: Hex
    to: Hex


class BuildDeclined(Event, frozen=True, tag=True):
    """`barred`: he did not hold his capital (V2 §7.1.1); `idle`: there was nothing he could have built."""

    seat: int
    barred: bool = False
    idle: bool = False


class Recruited(Event, frozen=True, tag=True):
    """Units come into the reserve, by building or conquest."""

    seat: int
    kinds: tuple[int, ...]
    rule: str


class Eliminated(Event, frozen=True, tag=True):
    """Units go back to the supply. `units`: those that stood on the map."""

    seat: int
    kinds: tuple[int, ...]
    units: tuple[Unit, ...]
    rule: str


class TileDrawn(Final, frozen=True, tag=True):
    seat: int
    terrain: int
    waters: int


class TileReplaced(FinalOnMap, frozen=True, tag=True):
    seat: int
    hex: Hex
    terrain: int
