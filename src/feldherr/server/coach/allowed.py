"""Where the coach may be asked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from feldherr import bots
from feldherr.server.store.sheet import Chair, Sheet

searched = cache(bots.searched)
"""Whether there is somebody to ask: looked up in the file system, and asked of every table again and again."""


def alone(chairs: Sequence[Chair]) -> bool:
    """Whether one person and computers play, nobody else."""
    people = {chair.player for chair in chairs if chair.kind == "person"}
    return len(people) == 1 and None not in people and all(chair.kind in ("person", "bot") for chair in chairs)


def coached(sheet: Sheet, chairs: Sequence[Chair]) -> bool:
    """Who plays alone or against the computer may ask the coach; people against each other if they agreed on it."""
    return (sheet.coach or alone(chairs)) and searched(sheet.game)
