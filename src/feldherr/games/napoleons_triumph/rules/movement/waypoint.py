"""Where a march by road stands."""

from __future__ import annotations

import msgspec

from feldherr.games.napoleons_triumph.board import Locale


class Waypoint(msgspec.Struct, frozen=True, gc=False):
    """Where a movement by road stands: the locale and the road group it came on, how many locales it has entered,
    and whether it kept to main roads all along.
    """

    locale: Locale
    group: int
    steps: int
    main: bool
