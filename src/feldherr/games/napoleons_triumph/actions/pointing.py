"""What answers point at: a piece, a commander, an approach, a position, a player."""

from __future__ import annotations

from typing import ClassVar

from feldherr.games.napoleons_triumph.board import BEYOND, Front, handle
from feldherr.games.napoleons_triumph.state import FIRST_COMMANDER
from feldherr.kernel.answers import Action


class OfPiece(Action, frozen=True, gc=False):
    """Points at a regiment; commanders follow the regiments."""

    line: ClassVar[str] = ""
    piece: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"piece:{self.piece}",)


class OfCommander(Action, frozen=True, gc=False):
    """Points at a commander."""

    line: ClassVar[str] = ""
    commander: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"piece:{FIRST_COMMANDER + self.commander}",)


class OverFront(Action, frozen=True, gc=False):
    """Points across an approach at the locale beyond."""

    line: ClassVar[str] = ""
    front: Front

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"space:{BEYOND[self.front]}",)


class OnSpot(Action, frozen=True, gc=False):
    """Points at a position."""

    line: ClassVar[str] = ""
    spot: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (handle(self.spot),)


class OfSeat(Action, frozen=True, gc=False):
    """Points at a player."""

    line: ClassVar[str] = ""
    seat: int


class Name(OfPiece, frozen=True, gc=False):
    """Name a piece for whatever is asked."""

    line: ClassVar[str] = "name {piece}"
