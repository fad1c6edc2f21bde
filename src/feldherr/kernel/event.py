"""Everything that can be seen to happen: facts, not sentences."""

from __future__ import annotations

from typing import ClassVar

import msgspec


class Event(msgspec.Struct, frozen=True, gc=False):
    """Named in the past participle. `final`: it cannot be unsaid, undo stops here."""

    final: ClassVar[bool] = False

    def seen_by(self, viewer: int | None) -> Event | None:
        """The event as this seat (None: a spectator) sees it, or None. Built anew where something is hidden."""
        return self
