"""Chapters 8 and 11: the slot, alliances in turn and out of turn."""

from __future__ import annotations

from typing import ClassVar

from feldherr.games.napoleon_in_europe.actions.basics import OfSeat
from feldherr.kernel.answers import Action, Interjection


class Break(OfSeat, frozen=True, gc=False):
    line: ClassVar[str] = "break with {seat}"


class Join(OfSeat, frozen=True, gc=False):
    """Act together now."""

    line: ClassVar[str] = "join with {seat}"


class Later(OfSeat, frozen=True, gc=False):
    """Act together in the partner's slot."""

    line: ClassVar[str] = "wait for {seat}"


class BeginTurn(Action, frozen=True, gc=False):
    line: ClassVar[str] = "begin the turn"
    usual: ClassVar[bool] = True


class Propose(OfSeat, frozen=True, gc=False):
    line: ClassVar[str] = "propose alliance to {seat}"


class ToSeat(Interjection, frozen=True, gc=False):
    """Said to another player."""

    line: ClassVar[str] = ""
    seat: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"seat:{self.seat}",)


class OfferAlliance(ToSeat, frozen=True, gc=False):
    """Offer an alliance without being asked (ruling r32)."""

    line: ClassVar[str] = "offer alliance to {seat}"


class AcceptAlliance(ToSeat, frozen=True, gc=False):
    line: ClassVar[str] = "accept alliance with {seat}"


class DeclineAlliance(ToSeat, frozen=True, gc=False):
    line: ClassVar[str] = "decline alliance with {seat}"


BEGIN_TURN = BeginTurn()
