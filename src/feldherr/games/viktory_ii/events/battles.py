"""Chapters 12 and 15.6: battles, dice and what they decide."""

from __future__ import annotations

from feldherr.games.viktory_ii.board import Hex, Unit
from feldherr.games.viktory_ii.events.final import Final, FinalOnMap


class BattleBegan(FinalOnMap, frozen=True, tag=True):
    attacker: int
    defender: int
    hex: Hex
    at_sea: bool
    units: tuple[tuple[Unit, int, int], ...] = ()
    """Who stands there: unit, kind, owner."""
    entries: tuple[Hex, ...] = ()
    """From where the attackers came."""


class BarrageFired(Final, frozen=True, tag=True):
    attacker: int
    faces: tuple[int, ...]
    pairs: int


class AttackRolled(Final, frozen=True, tag=True):
    """Dice by cause, faces, pairs given up."""

    attacker: int
    round: int
    infantry: int
    cavalry: int
    artillery: int
    frigates: int
    faces: tuple[int, ...]
    pairs: int


class Pinned(Final, frozen=True, tag=True):
    defender: int
    dice: int


class DefenceRolled(Final, frozen=True, tag=True):
    """Dice by kind of unit and by what stands around, with the rule that gives those of the terrain.

    `alone`: no unit stands there, a settlement resists by itself.
    """

    defender: int
    units: tuple[int, ...]
    naval: int
    terrain: int
    terrain_rule: str
    alone: bool
    faces: tuple[int, ...]
    pairs: int


class Marked(Final, frozen=True, tag=True):
    """A unit is hit and marked. `chosen_by`: who chose it, if anybody could; `direct`: by a direct hit."""

    seat: int
    unit: Unit
    kind: int
    chosen_by: int
    direct: bool


class BattleEnded(FinalOnMap, frozen=True, tag=True):
    """`how`: destroyed, repelled, retreat, barrage, cancelled."""

    winner: int
    loser: int
    hex: Hex
    how: str


class Conquered(FinalOnMap, frozen=True, tag=True):
    winner: int
    loser: int
    hex: Hex
    town: int
    capital_of: int


class Subjugated(Final, frozen=True, tag=True):
    vassal: int
    ruler: int


class Freed(Final, frozen=True, tag=True):
    vassal: int
    ruler: int
