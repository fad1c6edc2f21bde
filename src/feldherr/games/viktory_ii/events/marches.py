"""Chapters 9, 11 and 13: units that move, embark, land, are placed, or fire from afar."""

from __future__ import annotations

from feldherr.games.viktory_ii.board import Hex, Unit
from feldherr.games.viktory_ii.events.final import FinalOnMap, OnMap


class Moved(OnMap, frozen=True, tag=True):
    """`how`: step, road, harbour, attack, retreat, withdrawal; `against`: who is attacked, or -1."""

    seat: int
    unit: Unit
    kind: int
    origin: Hex
    to: Hex
    how: str
    against: int = -1


class Loaded(OnMap, frozen=True, tag=True):
    """`how`: load, retreat, withdrawal."""

    seat: int
    unit: Unit
    kind: int
    ship: Unit
    hex: Hex
    how: str


class Landed(OnMap, frozen=True, tag=True):
    seat: int
    unit: Unit
    kind: int
    to: Hex
    against: int


class Placed(OnMap, frozen=True, tag=True):
    seat: int
    unit: Unit
    kind: int
    hex: Hex
    rule: str


class Bombarded(FinalOnMap, frozen=True, tag=True):
    """`over`: the hex the shot went across, or -1."""

    seat: int
    kind: int
    origin: Hex
    target: Hex
    over: Hex
    face: int
    victim: int = -1
    """Whose units it is for."""
    units: tuple[tuple[Unit, int], ...] = ()
    """Who stands there: unit, kind."""


class Lost(FinalOnMap, frozen=True, tag=True):
    """Units that were hit go to their owner's reserve; a ship takes its cargo along."""

    seat: int
    hex: Hex
    kinds: tuple[int, ...]
    units: tuple[Unit, ...]
    rule: str
