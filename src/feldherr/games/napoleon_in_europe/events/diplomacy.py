"""Chapters 11, 12 and 14.5: alliances and trade."""

from __future__ import annotations

from feldherr.games.napoleon_in_europe.events.basics import Final
from feldherr.kernel.event import Event


class Allied(Final, frozen=True, tag=True):
    seat: int
    other: int


class AllianceOffered(Final, frozen=True, tag=True):
    seat: int
    other: int


class AllianceDeclined(Final, frozen=True, tag=True):
    seat: int
    other: int


class AllianceEnded(Final, frozen=True, tag=True):
    seat: int
    other: int


class TradeOffered(Event, frozen=True, tag=True):
    nation: int
    partner: int
    give: int
    want: int


class TradeRefused(Final, frozen=True, tag=True):
    nation: int
    partner: int


class Traded(Final, frozen=True, tag=True):
    """`seats` see the faces; others see how many."""

    nation: int
    partner: int
    seats: tuple[int, int]
    counts: tuple[int, int]
    given: tuple[int, ...] = ()
    received: tuple[int, ...] = ()

    def seen_by(self, viewer: int | None) -> Event | None:
        if viewer in self.seats:
            return self
        return Traded(self.nation, self.partner, self.seats, self.counts)
