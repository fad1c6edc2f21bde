"""What answers share: they point at a region or at a player."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from feldherr.kernel.answers import Action

if TYPE_CHECKING:
    from feldherr.games.napoleon_in_europe.board import Nation as Nation
    from feldherr.games.napoleon_in_europe.board import Region as Region
else:
    Nation = Region = int                                   # lines of text are read as plain numbers


class InRegion(Action, frozen=True, gc=False):
    """Points at a region."""

    line: ClassVar[str] = ""
    region: Region

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"space:{self.region}",)


class OfSeat(Action, frozen=True, gc=False):
    """Names another player."""

    line: ClassVar[str] = ""
    seat: int

    @property
    def handles(self) -> tuple[str, ...]:
        return (f"seat:{self.seat}",)
