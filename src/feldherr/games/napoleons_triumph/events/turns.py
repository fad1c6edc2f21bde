"""Chapters 7 to 10 and 13 to 16: turns, commands, marches, morale, the end."""

from __future__ import annotations

from feldherr.games.napoleons_triumph.events.final import Final
from feldherr.kernel.event import Event


class TurnBegan(Final, frozen=True, tag=True):
    side: int
    round: int


class PartBegan(Final, frozen=True, tag=True):
    """A player's part of the team's turn (NT §19.23)."""

    side: int
    seat: int


class NightFell(Final, frozen=True, tag=True):
    """Morale regained by each side (NT §14.3)."""

    allies: int
    france: int


class CommandGiven(Event, frozen=True, tag=True):
    """`kind`: corps move, detachment move, attach, regiment move."""

    side: int
    kind: str
    commander: int
    piece: int
    used: int


class Marched(Event, frozen=True, tag=True):
    """`how`: move, road, entry, block, advance, fall back, feint."""

    side: int
    pieces: tuple[int, ...]
    commanders: tuple[int, ...]
    origin: int
    to: int
    how: str


class WereDetached(Event, frozen=True, tag=True):
    pieces: tuple[int, ...]
    commander: int


class Attached(Event, frozen=True, tag=True):
    piece: int
    commander: int
    before: int


class MoraleLost(Final, frozen=True, tag=True):
    """`why`: fight, retreat, heavy cavalry, guard, guard attack, bombardment."""

    side: int
    points: int
    left: int
    why: str


class MoraleGained(Final, frozen=True, tag=True):
    side: int
    points: int
    left: int


class Mixed(Final, frozen=True, tag=True):
    """Regiments of these positions were mixed."""

    side: int
    spots: tuple[int, ...]


class PartEnded(Event, frozen=True, tag=True):
    side: int
    seat: int


class Ended(Final, frozen=True, tag=True):
    """Key locales: blue ones the Allies control, the others those of the French."""

    winner: int
    manner: str
    blue: int
    green: int
    red: int
    black: int
