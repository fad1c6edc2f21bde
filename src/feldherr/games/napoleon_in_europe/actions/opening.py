"""Chapter 7: set-up."""

from __future__ import annotations

from typing import ClassVar

from feldherr.games.napoleon_in_europe.actions.basics import InRegion, Nation
from feldherr.games.napoleon_in_europe.board import CAPITAL
from feldherr.kernel.answers import Action


class Lead(Action, frozen=True, gc=False):
    line: ClassVar[str] = "lead {nation}"
    nation: Nation

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"space:{CAPITAL[self.nation]}", f"livery:{self.nation}")


class TakeSplit(Action, frozen=True, gc=False):
    """Take one of the suggested groups of nations."""

    line: ClassVar[str] = "take group {number}"
    number: int


class Put(InRegion, frozen=True, gc=False):
    """Place figures of a nation."""

    line: ClassVar[str] = "put {count} of {kind} of {nation} in {region}"
    nation: Nation
    kind: int
    count: int
