"""Chapter 11: the attack that is being made: over which approach, by whom, with whom, line against line."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from feldherr.games.napoleons_triumph.board import (
    BEYOND,
    ENEMY,
    LIES_IN,
    LOCALES,
    NOBODY,
    OPPOSITE,
    Commander,
    Front,
    Locale,
    Side,
)
from feldherr.games.napoleons_triumph.rules.movement.path import Path
from feldherr.games.napoleons_triumph.state import BLOCKS, State

Blocks = tuple[int, ...]


class Attack(msgspec.Struct, frozen=True, gc=False):
    """NT §11.2 §11.3 §11.8: `side` and its player `seat` attack over `front`, the attack approach."""

    side: Side
    seat: int
    front: Front
    guard: bool
    """A guard attack was announced (NT §15.10)."""
    judge: int = NOBODY
    """The player who decides for the defender (NT §19.30 §19.33)."""
    named: Blocks = ()
    """The defenders, regiments and commanders (NT §11.s2.1)."""

    @property
    def defender(self) -> Side:
        return ENEMY[self.side]

    @property
    def back(self) -> Front:
        """The defence approach."""
        return OPPOSITE[self.front]

    @property
    def origin(self) -> Locale:
        """The attack locale; cavalry on the road attacks from there too, wherever it came from."""
        return LIES_IN[self.front]

    @property
    def target(self) -> Locale:
        """The defence locale."""
        return BEYOND[self.front]


class Force(NamedTuple):
    """The attacking pieces (NT §11.s5.1): how they are commanded, where they started, and their road if they ride."""

    blocks: Blocks
    commanders: tuple[Commander, ...]
    how: str
    origin: int
    path: Path | None = None


class Clash(NamedTuple):
    """Both front lines, as they meet (NT §11.s4.1 §11.s5.7)."""

    attack: Attack
    force: Force
    line: Blocks
    """Of the defender; `lead`: of the attacker."""
    lead: Blocks
    blocked: bool
    """The defence approach was blocked (NT §11.s6.3)."""
    guns: bool
    """An artillery attack (NT §11.s5.11)."""

    @property
    def counts(self) -> int:
        """Attacking regiments less defending ones."""
        return len(self.force.blocks) - sum(1 for piece in self.attack.named if piece < BLOCKS)


class Result(NamedTuple):
    """How a fight ended: who won, and the strength points that attacker and defender lost."""

    winner: Side
    spent: int
    fallen: int


def surviving(s: State, force: Force) -> Force:
    """The pieces that are left (ruling r53: a commander dies with his last regiment)."""
    return force._replace(
        blocks=tuple([b for b in force.blocks if s.face[b]]),
        commanders=tuple([c for c in force.commanders if s.members[c]]),
    )


def from_reserve(force: Force, front: Front) -> bool:
    """Whether the attackers do not stand in the attack approach."""
    return force.origin not in (LOCALES + front, NOBODY)
