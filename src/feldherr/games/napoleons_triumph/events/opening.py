"""Chapters 6, 17 and 19: sides, corps, places, orders."""

from __future__ import annotations

from feldherr.games.napoleons_triumph.events.final import Final
from feldherr.kernel.event import Event


class BidMade(Final, frozen=True, tag=True):
    seat: int
    points: int


class BidPassed(Final, frozen=True, tag=True):
    seat: int


class SideTaken(Final, frozen=True, tag=True):
    seat: int
    side: int
    points: int


class RanksFixed(Final, frozen=True, tag=True):
    """Who commands whom in a team; told to the other side (NT §19.6)."""

    side: int
    seats: tuple[int, ...]


class CorpsGiven(Final, frozen=True, tag=True):
    """Which player has which corps, by commander; told to the other side (NT §19.6 §19.8)."""

    side: int
    owners: tuple[int, ...]


class CorpsFormed(Final, frozen=True, tag=True):
    """How many regiments each corps has; the faces stay secret (NT §6.s6.2)."""

    side: int
    sizes: tuple[int, ...]


class CorpsPlaced(Event, frozen=True, tag=True):
    commander: int
    spot: int
    count: int


class CorpsWaits(Event, frozen=True, tag=True):
    """It comes later, as a reinforcement."""

    commander: int
    count: int


class Posted(Event, frozen=True, tag=True):
    """Detached at set-up."""

    piece: int
    commander: int
    spot: int


class BatteryShown(Final, frozen=True, tag=True):
    piece: int
    spot: int


class ArmyOrganised(Final, frozen=True, tag=True):
    """NT §6.s6.2, ruling r96: the faces of each corps, for its own players only."""

    side: int
    team: tuple[int, ...]
    corps: tuple[tuple[int, ...], ...]

    def seen_by(self, viewer: int | None) -> Event | None:
        return self if viewer in self.team else None


class OrderSent(Final, frozen=True, tag=True):
    """What everybody else sees of an order: that there is one."""

    side: int
    sender: int
    to: int


class OrderWritten(Final, frozen=True, tag=True):
    """NT §19.14: only the sender sees it before it is delivered."""

    side: int
    sender: int
    to: int
    attack: bool
    places: tuple[int, ...]

    def seen_by(self, viewer: int | None) -> Event | None:
        return self if viewer == self.sender else OrderSent(self.side, self.sender, self.to)


class OrderRead(Final, frozen=True, tag=True):
    """NT §19.14: the recipient reads it one turn later, nobody else."""

    to: int
    attack: bool
    places: tuple[int, ...]

    def seen_by(self, viewer: int | None) -> Event | None:
        return self if viewer == self.to else None


class OrderOpened(Final, frozen=True, tag=True):
    """NT §19.17: after the game all orders lie open."""

    round: int
    side: int
    sender: int
    to: int
    attack: bool
    places: tuple[int, ...]
