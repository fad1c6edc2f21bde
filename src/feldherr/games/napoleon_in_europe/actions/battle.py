"""Chapter 16: battles."""

from __future__ import annotations

from typing import ClassVar

from feldherr.games.napoleon_in_europe.actions.basics import InRegion, Nation
from feldherr.kernel.answers import Action


class Fight(InRegion, frozen=True, gc=False):
    line: ClassVar[str] = "fight in {region}"


class OfFigures(Action, frozen=True, gc=False):
    """So many figures of one kind of a nation."""

    line: ClassVar[str] = ""
    nation: Nation
    kind: int
    count: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"row:{self.nation}-{self.kind}",)


class Front(OfFigures, frozen=True, gc=False):
    """Line up so many in the front row, the others behind."""

    line: ClassVar[str] = "front {count} of {kind} of {nation}"


class Forward(OfFigures, frozen=True, gc=False):
    line: ClassVar[str] = "forward {count} of {kind} of {nation}"


class Back(OfFigures, frozen=True, gc=False):
    line: ClassVar[str] = "back {count} of {kind} of {nation}"


class GiveUp(Action, frozen=True, gc=False):
    """Pull everything out of the front row."""

    line: ClassVar[str] = "give up"


class Fire(Action, frozen=True, gc=False):
    """Go on from the move step and fire with all that can."""

    line: ClassVar[str] = "fire with all"
    usual: ClassVar[bool] = True


class Hold(Action, frozen=True, gc=False):
    """Leave figures out of the volley; row 0 is the front."""

    line: ClassVar[str] = "hold {count} of {kind} in row {row}"
    kind: int
    row: int
    count: int


class Strike(OfFigures, frozen=True, gc=False):
    """Remove enemy figures."""

    line: ClassVar[str] = "strike {count} of {kind} of {nation}"


class Rally(Action, frozen=True, gc=False):
    """Bring back one lost figure."""

    line: ClassVar[str] = "rally {kind} of {nation}"
    nation: Nation
    kind: int


GIVE_UP, FIRE = GiveUp(), Fire()
