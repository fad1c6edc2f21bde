"""Chapters 9 and 10: commands and where they lead."""

from __future__ import annotations

from typing import ClassVar

from feldherr.games.napoleons_triumph.actions.pointing import OfCommander, OfPiece, OnSpot, OverFront
from feldherr.games.napoleons_triumph.board import ENTRIES, Crossing, Entry, Front
from feldherr.kernel.answers import Action


class CorpsMove(OfCommander, frozen=True, gc=False):
    """NT §9.7."""

    line: ClassVar[str] = "corps move {commander}"


class DetachmentMove(OfCommander, frozen=True, gc=False):
    """NT §9.9."""

    line: ClassVar[str] = "detachment move {commander}"

    @property
    def handles(self) -> tuple[str, ...]:
        """Who points at a commander means his corps."""
        return ()


class Attach(OfCommander, frozen=True, gc=False):
    """NT §9.13."""

    line: ClassVar[str] = "attach {commander}"

    @property
    def handles(self) -> tuple[str, ...]:
        return ()


class RegimentMove(OfPiece, frozen=True, gc=False):
    """NT §9.17."""

    line: ClassVar[str] = "regiment move {piece}"


class EndTurn(Action, frozen=True, gc=False):
    """NT §7.3: at any time between commands."""

    line: ClassVar[str] = "end turn"
    ends: ClassVar[bool] = True


class Go(OverFront, frozen=True, gc=False):
    """To the reserve of the locale beyond (NT §10.2.1 §10.2.5)."""

    line: ClassVar[str] = "go over {front}"


class Block(Action, frozen=True, gc=False):
    """To an approach of the locale one is in (NT §10.2.2)."""

    line: ClassVar[str] = "block {front}"
    front: Front

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"side:{self.front}",)


class Withdraw(OnSpot, frozen=True, gc=False):
    """From an approach to the own reserve (NT §10.2.4)."""

    line: ClassVar[str] = "withdraw to {spot}"


class TakeRoad(Action, frozen=True, gc=False):
    """A road movement (NT §10.3.1)."""

    line: ClassVar[str] = "take the road"


class Enter(Action, frozen=True, gc=False):
    """Come onto the map by an entry road (NT §10.5.9)."""

    line: ClassVar[str] = "enter by {entry}"
    entry: Entry

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"space:{ENTRIES[self.entry].locale}",)


class Cross(OverFront, frozen=True, gc=False):
    """One locale on by road."""

    line: ClassVar[str] = "cross {crossing} over {front}"
    crossing: Crossing


class Halt(Action, frozen=True, gc=False):
    """End a road movement in reserve."""

    line: ClassVar[str] = "halt"
