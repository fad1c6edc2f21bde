"""Chapters 6 to 8: set-up, turns and the end."""

from __future__ import annotations

from feldherr.games.napoleon_in_europe.events.basics import Final
from feldherr.kernel.event import Event


class StartRolled(Final, frozen=True, tag=True):
    seats: tuple[int, ...]
    faces: tuple[int, ...]


class NationTaken(Final, frozen=True, tag=True):
    seat: int
    nation: int
    by_lot: bool


class FewNations(Event, frozen=True, tag=True):
    """A warning: the set-up works best with at least four nations."""

    count: int


class SetUp(Final, frozen=True, tag=True):
    """All placements are revealed."""


class TurnBegan(Final, frozen=True, tag=True):
    acting: tuple[int, ...]
    round: int


class TurnPostponed(Final, frozen=True, tag=True):
    seat: int
    partner: int


class TurnJoined(Final, frozen=True, tag=True):
    """An ally acts jointly in a turn that has begun."""

    seat: int
    partner: int


class TurnEnded(Final, frozen=True, tag=True):
    seat: int


class Eliminated(Final, frozen=True, tag=True):
    nation: int


class Resigned(Final, frozen=True, tag=True):
    seat: int


class Ended(Final, frozen=True, tag=True):
    """`scores` are fractions as pairs, by seat; empty unless regions decided."""

    winners: tuple[int, ...]
    manner: str
    scores: tuple[tuple[int, int], ...]
