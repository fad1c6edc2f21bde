"""Chapters 3, 7, 10 and 15.3: tiles, settlements, and the units they support."""

from __future__ import annotations

from feldherr.games.viktory_ii.board import Hex, Unit
from feldherr.games.viktory_ii.events.final import Final
from feldherr.kernel.event import Event


class Revealed(Final, frozen=True, tag=True):
    """Tiles were turned face up."""

    hexes: tuple[Hex, ...]
    terrains: tuple[int, ...]


class CapitalFounded(Event, frozen=True, tag=True):
    seat: int
    hex: Hex


class Built(Event, frozen=True, tag=True):
    seat: int
    hex: Hex


class Upgraded(Event, frozen=True, tag=True):
    seat: int
    hex: Hex
    terrain: int


class Relocated(Event, frozen=True, tag=True):
    seat: int
    hex: Hex
    to: Hex


class BuildDeclined(Event, frozen=True, tag=True):
    """`barred`: he did not hold his capital (V2 §7.1.1)."""

    seat: int
    barred: bool = False


class Recruited(Event, frozen=True, tag=True):
    """Units come into the reserve, by building or conquest."""

    seat: int
    kinds: tuple[int, ...]


class Eliminated(Event, frozen=True, tag=True):
    """Units go back to the supply. `units`: those that stood on the map."""

    seat: int
    kinds: tuple[int, ...]
    units: tuple[Unit, ...]

    @property
    def loses(self) -> tuple[int, ...]:
        return self.units


class TileDrawn(Final, frozen=True, tag=True):
    seat: int
    terrain: int
    waters: int


class TileReplaced(Final, frozen=True, tag=True):
    seat: int
    hex: Hex
    terrain: int
