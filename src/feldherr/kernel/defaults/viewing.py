"""What a seat sees of a game that says only a few things of it: its pieces, its heading, the rows of each side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from feldherr.kernel.position import Position
from feldherr.kernel.view import Side, View

if TYPE_CHECKING:
    from feldherr.kernel.game import Game


def view(game: Game, position: Position, viewer: int | None) -> View:
    """Heading and rows are everybody's; pieces are built for the viewer. Active is who is asked."""
    s, asked = position.now, tuple((q.actor, game.stage(q)) for q in position.questions)
    active = {seat for seat, _ in asked}
    sides = (
        Side(number, seat.title, game.rows(s, number), number in active) for number, seat in enumerate(game.seated(s))
    )
    return View(game.heading(s), tuple(sides), game.pieces(s, viewer), asked=asked)
