"""What all events share."""

from __future__ import annotations

from typing import ClassVar

from feldherr.kernel.event import Event

Figures = tuple[int, int, int, int]
"""Infantry, cavalry, artillery, leaders."""


class Final(Event, frozen=True):
    """Cannot be unsaid."""

    final: ClassVar[bool] = True
