"""Chapters 5, 6, 17 and 19: answers before the first turn, and in conference."""

from __future__ import annotations

from typing import ClassVar

from feldherr.games.napoleons_triumph.actions.pointing import OfCommander, OfPiece, OfSeat, OnSpot
from feldherr.kernel.answers import Action


class Bid(Action, frozen=True, gc=False):
    """Bid morale points for the choice of side (NT §17.3)."""

    line: ClassVar[str] = "bid {points}"
    points: int


class Pass(Action, frozen=True, gc=False):
    """Let the other have the choice (NT §17.5)."""

    line: ClassVar[str] = "pass"


class TakeSide(Action, frozen=True, gc=False):
    """Choose a side (NT §17.6)."""

    line: ClassVar[str] = "take side {side}"
    side: int


class Rank(OfSeat, frozen=True, gc=False):
    """The next in rank (NT §19.3)."""

    line: ClassVar[str] = "rank {seat}"


class Give(OfSeat, frozen=True, gc=False):
    """A corps for a player (NT §19.5)."""

    line: ClassVar[str] = "give to {seat}"


class Organise(Action, frozen=True, gc=False):
    """Start from a suggested organisation."""

    line: ClassVar[str] = "adopt organisation {plan}"
    plan: int


class ByHand(Action, frozen=True, gc=False):
    """Assign every regiment oneself."""

    line: ClassVar[str] = "organise by hand"


class Assign(OfCommander, frozen=True, gc=False):
    """A regiment of this face for a corps (NT §6.s6.2)."""

    line: ClassVar[str] = "assign {face} to {commander}"
    face: int

    @property
    def handles(self) -> tuple[str, ...]:
        return f"button:face-{self.face}", f"button:corps-{self.commander}"


class Change(OfCommander, frozen=True, gc=False):
    """Take a regiment out of this corps."""

    line: ClassVar[str] = "change {commander}"

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"button:corps-{self.commander}",)


class Release(Action, frozen=True, gc=False):
    """A regiment of this face leaves the corps."""

    line: ClassVar[str] = "release {face}"
    face: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"button:face-{self.face}",)


class StartWith(OfCommander, frozen=True, gc=False):
    """One of the two Allied corps on the map (NT §5.3)."""

    line: ClassVar[str] = "start with {commander}"


class Place(OnSpot, frozen=True, gc=False):
    """Where a corps starts."""

    line: ClassVar[str] = "place at {spot}"


class Detach(OfPiece, frozen=True, gc=False):
    """A French regiment detached at set-up (NT §6.s8.1)."""

    line: ClassVar[str] = "detach {piece}"


class Post(OnSpot, frozen=True, gc=False):
    """Where a regiment is set up."""

    line: ClassVar[str] = "post at {spot}"


class Battery(OfPiece, frozen=True, gc=False):
    """The stationary battery (NT §6.s9.1)."""

    line: ClassVar[str] = "battery {piece}"


class WriteTo(OfSeat, frozen=True, gc=False):
    """An order to a team mate (NT §19.12)."""

    line: ClassVar[str] = "write to {seat}"


class OrderAttack(Action, frozen=True, gc=False):
    """The verb of an order."""

    line: ClassVar[str] = "order attack"


class OrderDefend(Action, frozen=True, gc=False):
    """The verb of an order."""

    line: ClassVar[str] = "order defend"


class Mention(Action, frozen=True, gc=False):
    """A place named in an order (NT §19.13)."""

    line: ClassVar[str] = "mention {locale}"
    locale: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"space:{self.locale}",)
