"""What a room has to keep beside its answers, and how much of it is on disk: log, draws, snapshot, film."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic

from feldherr.kernel.answers import CHANCE
from feldherr.kernel.game import Game
from feldherr.kernel.table import Table
from feldherr.server.archive.ground import drawn
from feldherr.server.film.props import used
from feldherr.server.film.told import Drawn, Log
from feldherr.server.store import snapshot

COST = 100
"""At most one part in so many of the time goes into snapshots."""


class Keeping:
    def __init__(self, game: Game, table: Table, draws: Sequence[Drawn]) -> None:
        self.log = Log(game, len(table.seats) + 1)
        self.draws = list(draws)
        self.counted = -1
        """The draws there were when they were last noted."""
        self.number = -1
        """The entries there were at the last snapshot; `filmed`: at the last film."""
        self.filmed = -1
        self.busy = False
        self.taken = monotonic()
        """When the last snapshot was taken, or the game came into memory; the next is not before `rest_until`."""
        self.rest_until = 0.0

    def draw(self, table: Table, before: int) -> None:
        """Note the draws among the entries from number `before` on."""
        if table.draws == self.counted:
            return
        self.counted, new = table.draws, []
        for step in reversed(table.steps):
            if step.entries < before:
                break
            if step.seat == CHANCE:
                new.append((step.position.questions[0], table.entries[step.entries].answer))
        first = table.draws - len(new)
        self.draws += [drawn(first + place, *asked) for place, asked in enumerate(reversed(new))]

    def take(self, table: Table) -> snapshot.Snapshot:
        """A snapshot of the table as it is now."""
        begun = monotonic()
        made = used(table.game, table.options)[0]
        taken = snapshot.take(table, self.log.read(table.happened), self.draws, made)
        self.number, self.taken = taken.number, monotonic()
        self.rest_until = self.taken + COST * (self.taken - begun)
        return taken
