"""Chapters 11 and 13: who takes a loss."""

from __future__ import annotations

from typing import Any

from feldherr.games.triomphe_a_marengo.actions import Name
from feldherr.games.triomphe_a_marengo.rules.choices.elsewhere import only_these
from feldherr.games.triomphe_a_marengo.state import SIDE, Piece, State
from feldherr.kernel.question import Refuse


def piece_to_lose(s: State, pieces: tuple[Piece, ...], hits: tuple[Piece, ...], no: Refuse | None = None) -> list[Any]:
    """TM §11.5.8 §11.8.1, ruling r20: as evenly as possible; a destroyed piece is skipped."""
    alive = [piece for piece in sorted(pieces) if s.face[piece]]
    fewest = min(hits.count(piece) for piece in alive)
    next_hit = [piece for piece in alive if hits.count(piece) == fewest]
    if no:
        only_these(s, no, SIDE[pieces[0]], next_hit, "11.8.1")
    return [Name(piece) for piece in next_hit]


def piece_to_bear(s: State, pieces: tuple[Piece, ...], no: Refuse | None = None) -> list[Any]:
    """TM §11.4.6 §11.8.2 §13.1.8: the owner chooses freely among those that can take the loss."""
    if no:
        only_these(s, no, SIDE[pieces[0]], pieces, "11.8.2")
    return [Name(piece) for piece in sorted(pieces) if s.face[piece]]
