"""A table at which nobody plays: shown from its film, because it is over or today's rules cannot go on with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Raw

from feldherr.kernel.answers import Given, Outcome
from feldherr.kernel.defaults.viewing import opened
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position
from feldherr.kernel.table import Happened, Table, Talk
from feldherr.kernel.view import View
from feldherr.server.film.film import Film
from feldherr.server.film.told import Kept

Line = tuple[int, str, int]
"""An answer as it is stored: its seat, its line, the entry its gesture began with."""


class Standing(Table):
    """Looks like a table, asks nothing, and takes no answer."""

    def __init__(self, game: Game, options: Any, film: Film, lines: Sequence[Line], outcome: Outcome | None) -> None:
        self.game, self.options, self.film = game, options, film
        self.seats, self.all = tuple(film.seats), ()
        self.deal = None
        self.entries = [Given(seat, Kept(line)) for seat, line, _ in lines]
        self.happened = [Happened(0, line) for line in film.told()]
        self.steps = []
        self.draws = 0
        self.talk = Talk(ended=outcome)
        self.asked = {}
        self.turns = []
        self.position = Position(None, None, (), None, (), 0, (), outcome)

    def interjections(self, seat: int) -> list[Any]:
        return []


def view_of(table: Table, viewer: int | None) -> View | Raw:
    """What a viewer sees of a table now; after the end everything lies open."""
    if isinstance(table, Standing):
        return Raw(table.film.last(viewer))
    if table.outcome is not None:
        return opened(table.game, table.position, len(table.seats))
    return table.game.view(table.position, viewer)
