"""What a seat sees of a game that says only a few things of it: its pieces, its heading, the rows of each side."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from feldherr.kernel.position import Position
from feldherr.kernel.view import Note, Piece, Side, View

if TYPE_CHECKING:
    from feldherr.kernel.game import Game


def view(game: Game, position: Position, viewer: int | None) -> View:
    """Heading and rows are everybody's; pieces are built for the viewer. Active is who is asked."""
    s, asked = position.now, tuple((q.actor, game.stage(q)) for q in position.questions)
    active = {seat for seat, _ in asked}
    sides = (
        Side(number, seat.title, game.rows(s, number), number in active) for number, seat in enumerate(game.seated(s))
    )
    return View(game.heading(s), tuple(sides), game.pieces(s, viewer), asked=asked, goal=game.goal(s))


def opened(game: Game, position: Position, seats: int) -> View:
    """After the end: what a spectator sees, and every piece as its owner sees it."""
    view = game.view(position, None)
    open_: dict[int, Piece] = {}
    for seat in range(seats):
        for piece in game.view(position, seat).pieces:
            if piece.face is not None:
                open_.setdefault(piece.id, piece)
    pieces = tuple([open_.get(piece.id, piece) if piece.face is None else piece for piece in view.pieces])
    return msgspec.structs.replace(view, pieces=pieces, notes=still_said(view))


def still_said(view: View) -> tuple[Note, ...]:
    """What was known of hidden pieces together says nothing any more where they lie open."""
    hidden = {f"piece:{piece.id}" for piece in view.pieces if piece.face is None}
    return tuple([note for note in view.notes if not hidden.intersection(note.handles)])
