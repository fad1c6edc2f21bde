"""The procedure of a game: there is one."""

from __future__ import annotations

from feldherr.kernel.answers import Call


class Next(Call, frozen=True, tag=True):
    """Go on with the phase that the state is in."""
