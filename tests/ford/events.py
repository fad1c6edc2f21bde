"""Everything that can be seen to happen in Ford."""

from __future__ import annotations

from typing import ClassVar

from feldherr.kernel.event import Event
from tests.ford.state import Face


class Dealt(Event, frozen=True, tag=True):
    """FO §1.2: only the owner learns which face lies where."""

    side: int
    faces: tuple[Face, ...]

    def seen_by(self, viewer: int | None) -> Event:
        return self if viewer == self.side else Dealt(self.side, ())


class TurnBegan(Event, frozen=True, tag=True):
    turn: int
    side: int


class Marched(Event, frozen=True, tag=True):
    side: int
    blocks: tuple[int, ...]
    to: int


class Attacked(Event, frozen=True, tag=True):
    side: int
    origin: int
    target: int


class Left(Event, frozen=True, tag=True):
    side: int
    area: int


class Committed(Event, frozen=True, tag=True):
    """FO §3.2: each side sees only what it has named itself; support is one block or none."""

    final: ClassVar[bool] = True
    side: int
    front: int | None
    support: int | None

    def seen_by(self, viewer: int | None) -> Event:
        return self if viewer == self.side else Committed(self.side, None, None)


class Fired(Event, frozen=True, tag=True):
    final: ClassVar[bool] = True
    side: int
    faces: tuple[int, ...]


class Lined(Event, frozen=True, tag=True):
    final: ClassVar[bool] = True
    side: int
    blocks: tuple[int, ...]


class Revealed(Event, frozen=True, tag=True):
    final: ClassVar[bool] = True
    block: int
    face: Face


class StepLost(Event, frozen=True, tag=True):
    final: ClassVar[bool] = True
    side: int
    block: int
    strength: int
    morale: int


class Mixed(Event, frozen=True, tag=True):
    final: ClassVar[bool] = True
    side: int
    area: int
    blocks: tuple[int, ...]


class Resigned(Event, frozen=True, tag=True):
    final: ClassVar[bool] = True
    side: int


EVENTS: tuple[type[Event], ...] = (
    Dealt, TurnBegan, Marched, Attacked, Left, Committed, Fired, Lined, Revealed, StepLost, Mixed, Resigned,
)  # fmt: skip
