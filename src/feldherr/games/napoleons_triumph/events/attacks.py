"""Chapters 11 and 12: an attack from the threat to the retreat."""

from __future__ import annotations

from feldherr.games.napoleons_triumph.events.final import Final
from feldherr.kernel.event import Event


class MustBlock(Final, frozen=True, tag=True):
    """Defenders in reserve must block the approach now (NT §11.s3.7 §11.s11.9). `won`: after an attack beaten off."""

    side: int
    front: int
    won: bool = False


class ApproachBlocked(Final, frozen=True, tag=True):
    """Defenders leave the reserve to block the approach that was attacked (NT §11.s3.7 §11.s11.9)."""

    side: int
    pieces: tuple[int, ...]
    commanders: tuple[int, ...]
    front: int
    won: bool = False


class Threatened(Final, frozen=True, tag=True):
    """Only the approach is named (NT §11.s1.2)."""

    side: int
    front: int
    guard: bool


class DefendersNamed(Final, frozen=True, tag=True):
    side: int
    pieces: tuple[int, ...]
    front: int


class Evacuated(Final, frozen=True, tag=True):
    side: int
    locale: int


class Feinted(Final, frozen=True, tag=True):
    side: int
    front: int


class Declared(Final, frozen=True, tag=True):
    """The attack declaration (NT §11.s5.1). `how`: corps, detachment, regiment."""

    side: int
    how: str
    pieces: tuple[int, ...]
    commanders: tuple[int, ...]
    front: int
    by_road: bool


class LineFormed(Final, frozen=True, tag=True):
    """The front line of a side, its regiments shown; perhaps none."""

    side: int
    pieces: tuple[int, ...]
    front: int
    attacking: bool = False
    faces: tuple[int, ...] = ()


class WidthChosen(Final, frozen=True, tag=True):
    """The front; `target` is the one regiment fought on a narrow front, or -1."""

    side: int
    wide: bool
    target: int


class Counted(Final, frozen=True, tag=True):
    """The preliminary result, term by term (NT §11.s6.1)."""

    front: int
    strength: int
    blocked: int
    penalty: int
    line: int
    result: int
    leader: int


class CounterAttacked(Final, frozen=True, tag=True):
    side: int
    pieces: tuple[int, ...]
    faces: tuple[int, ...] = ()


class FinalCounted(Final, frozen=True, tag=True):
    """The final result (NT §11.s8.1)."""

    preliminary: int
    counter: int
    result: int
    winner: int


class LossesDue(Final, frozen=True, tag=True):
    """The attacker's by the line and below zero; the defender's by the front and above zero, less artillery."""

    line: int
    below: int
    front: int
    above: int
    spared: int


class Shown(Final, frozen=True, tag=True):
    """`briefly`: hidden again at once; else until the attack is over."""

    piece: int
    face: int
    briefly: bool


class HiddenAgain(Event, frozen=True, tag=True):
    pieces: tuple[int, ...]


class LossTaken(Final, frozen=True, tag=True):
    piece: int
    before: int
    after: int
    at: int = -1


class CommanderLost(Final, frozen=True, tag=True):
    commander: int
    at: int = -1


class AttackEnded(Final, frozen=True, tag=True):
    front: int
    winner: int


class RetreatBegan(Final, frozen=True, tag=True):
    side: int
    locale: int
    pieces: tuple[int, ...]


class Retreated(Final, frozen=True, tag=True):
    side: int
    piece: int
    origin: int
    to: int
    face: int = 0


class Trapped(Final, frozen=True, tag=True):
    """It finds no way out and is destroyed."""

    side: int
    piece: int
    face: int
    at: int = -1
