"""What answers share: they point at a region or at a player."""

from __future__ import annotations

from typing import ClassVar

from feldherr.kernel.answers import Action


class InRegion(Action, frozen=True, gc=False):
    """Points at a region."""

    line: ClassVar[str] = ""
    region: int

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
