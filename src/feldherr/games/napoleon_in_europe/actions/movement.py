"""Chapters 9 and 10: marches and ships."""

from __future__ import annotations

from typing import ClassVar

from feldherr.games.napoleon_in_europe.actions.basics import InRegion, Nation
from feldherr.kernel.answers import Action


class From(InRegion, frozen=True, gc=False):
    line: ClassVar[str] = "march {nation} from {region}"
    nation: Nation


class To(InRegion, frozen=True, gc=False):
    line: ClassVar[str] = "to {region}"


class All(Action, frozen=True, gc=False):
    line: ClassVar[str] = "all"
    usual: ClassVar[bool] = True


class Take(Action, frozen=True, gc=False):
    """So many of a kind; 4 and 5 are cavalry and leaders that have moved one region."""

    line: ClassVar[str] = "take {count} of {kind}"
    kind: int
    count: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"kind:{self.kind}",)


class Ship(InRegion, frozen=True, gc=False):
    line: ClassVar[str] = "ship {nation} from {region}"
    nation: Nation


class Land(InRegion, frozen=True, gc=False):
    line: ClassVar[str] = "land in {region}"


class EndMovement(Action, frozen=True, gc=False):
    line: ClassVar[str] = "end movement"
    ends: ClassVar[bool] = True


class Attack(InRegion, frozen=True, gc=False):
    """End movement and fight the only battle there is."""

    line: ClassVar[str] = "end movement and fight in {region}"


ALL, END_MOVEMENT = All(), EndMovement()
