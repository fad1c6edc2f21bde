"""What cannot be unsaid."""

from __future__ import annotations

from typing import ClassVar

from feldherr.kernel.event import Event


class Final(Event, frozen=True):
    """Cannot be unsaid."""

    final: ClassVar[bool] = True
