"""What came up seldom, and the way there, so that later games can set out from it.

Random play from the start seldom gets far into a game. As fuzzers of programs do, we keep the games that came to
something rare, and play on from shortly before.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

from feldherr.kernel.answers import Given
from feldherr.kernel.table import Table

KEPT = 6
"""Ways kept to each thing."""
RAREST = 12
"""One sets out for one of so many things."""
BACK = 60
"""At most so many answers before it."""


class Way(NamedTuple):
    """A game up to something rare."""

    options: Any
    entries: tuple[Given, ...]


class Frontier:
    """Counts what games come to: questions, kinds of answers, events, refusals, each by a word of its own."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.ways: dict[str, list[Way]] = {}

    def reached(self, things: Iterable[str], table: Table, rng: random.Random) -> None:
        """Count them; of the rare ones the way is kept."""
        for thing in things:
            self.counts[thing] += 1
            ways = self.ways.setdefault(thing, [])
            if len(ways) < KEPT:
                ways.append(Way(table.options, tuple(table.entries)))
            elif rng.random() < KEPT / self.counts[thing] / 4:
                ways[rng.randrange(KEPT)] = Way(table.options, tuple(table.entries))

    def set_out(self, rng: random.Random) -> Way | None:
        """A way to shortly before one of the rarest things; None if nothing is known yet."""
        if not self.ways:
            return None
        rarest = sorted(self.ways, key=lambda thing: (self.counts[thing], thing))[:RAREST]
        way = rng.choice(self.ways[rng.choice(rarest)])
        return way._replace(entries=way.entries[: max(0, len(way.entries) - rng.randrange(1, BACK))])
