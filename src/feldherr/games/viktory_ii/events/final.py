"""What cannot be unsaid, and what happens on the map."""

from __future__ import annotations

from typing import ClassVar

from feldherr.kernel.event import Event


class Final(Event, frozen=True):
    """Cannot be unsaid."""

    final: ClassVar[bool] = True


class OnMap(Event, frozen=True, kw_only=True):
    """Tells of hexes. `players`: for how many the map is, so that they can be called by name."""

    players: int


class FinalOnMap(OnMap, frozen=True):
    """Both."""

    final: ClassVar[bool] = True
