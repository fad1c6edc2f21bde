"""Chapters 11 and 12: answers in an attack."""

from __future__ import annotations

from typing import ClassVar

from feldherr.games.napoleons_triumph.actions.pointing import OfCommander, OfPiece, OverFront
from feldherr.games.napoleons_triumph.board import BEYOND, Crossing, Entry, Front
from feldherr.kernel.answers import Action


class Threaten(OverFront, frozen=True, gc=False):
    """An attack is threatened over this approach (NT §11.s1.1)."""

    line: ClassVar[str] = "threaten {front}"


class ThreatenGuard(OverFront, frozen=True, gc=False):
    """A guard attack is announced (NT §15.10)."""

    line: ClassVar[str] = "threaten with guard {front}"


class Charge(OverFront, frozen=True, gc=False):
    """Go on by road against the next enemy (NT §11.a.2)."""

    line: ClassVar[str] = "charge {crossing} over {front}"
    crossing: Crossing


class Feint(Action, frozen=True, gc=False):
    """It was only a feint (NT §11.s3.1)."""

    line: ClassVar[str] = "feint"


class Fight(Action, frozen=True, gc=False):
    """It is no feint."""

    line: ClassVar[str] = "fight"


class WithCorps(OfCommander, frozen=True, gc=False):
    """Attack by corps move."""

    line: ClassVar[str] = "with corps of {commander}"


class WithDetachment(OfCommander, frozen=True, gc=False):
    """Attack by detachment move."""

    line: ClassVar[str] = "with detachment of {commander}"


class WithRegiment(OfPiece, frozen=True, gc=False):
    """Attack by regiment move."""

    line: ClassVar[str] = "with regiment {piece}"


class Ride(Action, frozen=True, gc=False):
    """A road attack: a cavalry regiment or a commander, over an entry road (or -1) and these crossings (NT §11.9)."""

    line: ClassVar[str] = "ride {piece} from {entry} by {crossings}"
    piece: int
    entry: Entry
    crossings: tuple[Crossing, ...]

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"piece:{self.piece}",)


class Narrow(Action, frozen=True, gc=False):
    """NT §11.s5.4."""

    line: ClassVar[str] = "narrow front"


class Wide(Action, frozen=True, gc=False):
    """NT §11.s5.4."""

    line: ClassVar[str] = "wide front"


class Stay(Action, frozen=True, gc=False):
    """Keep the position."""

    line: ClassVar[str] = "stay"


class MoveIn(Action, frozen=True, gc=False):
    """Into the locale that was given up (NT §11.s2.14)."""

    line: ClassVar[str] = "move in"


class Retreat(Action, frozen=True, gc=False):
    """A regiment retreats across an approach (NT §12.12)."""

    line: ClassVar[str] = "retreat {piece} over {front}"
    piece: int
    front: Front

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"piece:{self.piece}", f"space:{BEYOND[self.front]}")
