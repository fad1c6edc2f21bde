"""A way by road from locale to locale."""

from __future__ import annotations

import msgspec

from feldherr.games.napoleons_triumph.board import Crossing, Entry, Front, Locale
from feldherr.games.napoleons_triumph.rules.movement.waypoint import Waypoint


class Path(msgspec.Struct, frozen=True, gc=False):
    """A road that ends with crossing `front`; `entry`: the entry road it begins with, or NOBODY.

    `way`: where the ride stands at each locale, from where it sets out to where it arrives.
    """

    entry: Entry
    crossings: tuple[Crossing, ...]
    front: Front
    way: tuple[Waypoint, ...]
    passed: tuple[Locale, ...]
    """The locales entered before the last."""
