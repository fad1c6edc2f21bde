"""The board beside the board at set-up: the corps as they are being organised, for who organises them."""

from __future__ import annotations

from feldherr.games.napoleons_triumph.board import LEADERS, LEAST, NAMES
from feldherr.games.napoleons_triumph.notation import SLUGS
from feldherr.games.napoleons_triumph.rules.choices.opening.forming import (
    corps_to_change,
    regiment_to_assign,
    regiment_to_release,
)
from feldherr.games.napoleons_triumph.shown.words import commander_text, say
from feldherr.games.napoleons_triumph.state import face_name
from feldherr.kernel.position import Position
from feldherr.kernel.view import Panel, Piece, Row

FIRST = 1000
"""Numbers of what is no block yet: corps are secret, and have no pieces before they are formed."""


def muster(position: Position, viewer: int | None) -> tuple[Panel, ...]:
    """NT §6.s6.2 §6.s6.3 §6.s6.4: each corps with its regiments and its minimum; only its own player sees it."""
    question = position.question(viewer) if viewer is not None else None
    if question is None or question.choices not in (corps_to_change, regiment_to_assign, regiment_to_release):
        return ()
    side, corps = question.side, question.corps
    pool = question.pool if question.tells("pool") else ()
    rows, pieces = [], []
    for place, commander in enumerate(LEADERS[side]):
        at = f"button:corps-{commander}"
        size, least = len(corps[place]), LEAST[commander]
        state = "now" if size < least else "done"
        rows.append(Row(commander_text(commander), size, least, "6.s6.3", state=state))
        face = f"commander-{SLUGS[commander]}"
        pieces.append(Piece(FIRST + 100 * place, side, at, face, name=NAMES[commander]))
        pieces += drawn(corps[place], side, at, FIRST + 100 * place + 1)
    if pool:
        rows.append(Row(say("row-unassigned"), len(pool), rule="6.s6.2"))
        pieces += drawn(pool, side, "button:pool", FIRST + 100 * len(corps))
    return (Panel("groups", say("panel-muster"), tuple(rows), tuple(pieces)),)


def drawn(faces: tuple[int, ...], side: int, at: str, first: int) -> list[Piece]:
    """Regiments beside the board; the mark is what options call them."""
    return [
        Piece(first + n, side, at, face_name(face), (f"button:face-{face}",))
        for n, face in enumerate(sorted(faces, reverse=True))
    ]
