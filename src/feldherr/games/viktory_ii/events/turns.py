"""Chapters 4, 5 and 6: turns, the clock, who is out and who has won."""

from __future__ import annotations

from feldherr.games.viktory_ii.board import Hex, Unit
from feldherr.games.viktory_ii.events.final import Final, FinalOnMap
from feldherr.kernel.event import Event


class FirstDrawn(Final, frozen=True, tag=True):
    """V2 §5.0.1 §15.0.1: with what was agreed: the options in force, the last round and the number of the map."""

    seat: int
    agreed: tuple[str, ...]
    stop: int
    map: int


class TurnBegan(Final, frozen=True, tag=True):
    """`last`: it is the round after which the game stops."""

    seat: int
    round: int
    last: bool = False


class ClockRolled(Final, frozen=True, tag=True):
    seat: int
    face: int


class ClockStarted(Final, frozen=True, tag=True):
    pass


class MovementEnded(Event, frozen=True, tag=True):
    seat: int


class PlayerEliminated(Final, frozen=True, tag=True):
    seat: int


class Resigned(Final, frozen=True, tag=True):
    seat: int
    units: tuple[Unit, ...]
    over: bool = False
    """Only one is left: nothing is removed any more."""


class CapitalReturned(FinalOnMap, frozen=True, tag=True):
    seat: int
    hex: Hex


class Ended(Final, frozen=True, tag=True):
    winners: tuple[int, ...]
    manner: str
    value: int
