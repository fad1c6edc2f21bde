"""Chapters 14 and 15: cards and new figures."""

from __future__ import annotations

from feldherr.games.napoleon_in_europe.events.basics import Figures, Final
from feldherr.kernel.event import Event


class CardsDrawn(Final, frozen=True, tag=True):
    """`seat` sees the faces."""

    nation: int
    seat: int
    count: int
    cards: tuple[int, ...] = ()

    def seen_by(self, viewer: int | None) -> Event | None:
        return self if viewer == self.seat else CardsDrawn(self.nation, self.seat, self.count)


class CardPutBack(Final, frozen=True, tag=True):
    nation: int


class CombinationPlayed(Final, frozen=True, tag=True):
    nation: int
    cards: tuple[int, ...]
    figures: Figures


class FiguresPlaced(Event, frozen=True, tag=True):
    nation: int
    kind: int
    count: int
    region: int
    start: bool = False
    """At the set-up, not built."""
