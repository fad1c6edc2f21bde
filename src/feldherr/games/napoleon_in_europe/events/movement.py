"""Chapters 3, 9 and 10: marches, landings, regions that change hands."""

from __future__ import annotations

from feldherr.games.napoleon_in_europe.events.basics import Figures, Final
from feldherr.kernel.event import Event


class Marched(Event, frozen=True, tag=True):
    nation: int
    figures: Figures
    origin: int
    to: int


class Shipped(Final, frozen=True, tag=True):
    nation: int
    figures: Figures
    origin: int
    to: int


class ConsentRefused(Final, frozen=True, tag=True):
    """The straits stay closed."""

    seat: int
    nation: int


class LandingRolled(Final, frozen=True, tag=True):
    nation: int
    region: int
    faces: tuple[int, ...]
    lost: Figures


class RegionTaken(Event, frozen=True, tag=True):
    """`how`: homeland or minor (entered), won, parted; allied, eliminated (passed on to other infantry there)."""

    nation: int
    region: int
    how: str = "minor"


class RegionReturned(Event, frozen=True, tag=True):
    """Falls back to its nation, or to nobody. `how`: won, allied, eliminated, or nothing else than a garrison gone."""

    nation: int
    region: int
    how: str = ""


class Ceded(Final, frozen=True, tag=True):
    nation: int
    to: int
    region: int


class CessionRefused(Final, frozen=True, tag=True):
    nation: int
    to: int
    region: int


class MovementEnded(Final, frozen=True, tag=True):
    seat: int
