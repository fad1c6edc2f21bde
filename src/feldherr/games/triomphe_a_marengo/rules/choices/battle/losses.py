"""Chapters 11 and 13: who takes a loss."""

from __future__ import annotations

from typing import Any

from feldherr.games.triomphe_a_marengo.actions import Name
from feldherr.games.triomphe_a_marengo.rules.choices.elsewhere import only_these
from feldherr.games.triomphe_a_marengo.rules.choices.naming import likeness
from feldherr.games.triomphe_a_marengo.state import CAVALRY, SIDE, Piece, State, kind, strength
from feldherr.kernel.question import Refuse, folded

LOSS_RULES = {
    "fire": "11.4.6", "counterattack": "11.5.8", "front": "11.8.1", "behind": "11.8.2", "approach": "13.1.8",
    "reserve": "13.1.8",
}  # fmt: skip
"""By occasion: defensive fire, who strikes back, the front line, those behind it, and the two parts of a retreat."""


def piece_to_lose(
    s: State, pieces: tuple[Piece, ...], hits: tuple[Piece, ...], due: int, occasion: str, no: Refuse | None = None
) -> list[Any]:
    """TM §11.5.8 §11.8.1, ruling r20: as evenly as possible; a destroyed piece is skipped."""
    alive = [piece for piece in sorted(pieces) if s.face[piece]]
    fewest = min(hits.count(piece) for piece in alive)
    next_hit = [piece for piece in alive if hits.count(piece) == fewest]
    if no:
        only_these(s, no, SIDE[pieces[0]], next_hit, LOSS_RULES[occasion])
    return hit(s, next_hit, alive, due)


def piece_to_bear(
    s: State, pieces: tuple[Piece, ...], due: int, occasion: str, no: Refuse | None = None
) -> list[Any]:
    """TM §11.4.6 §11.8.2 §13.1.8: the owner chooses freely among those that can take the loss."""
    alive = [piece for piece in sorted(pieces) if s.face[piece]]
    if no:
        only_these(s, no, SIDE[pieces[0]], alive, LOSS_RULES[occasion])
    return hit(s, alive, alive, due)


def hit(s: State, candidates: list[Piece], alive: list[Piece], due: int) -> list[Any]:
    """Who can take the next loss. Where all of them are destroyed in the end, there is nothing to choose."""
    all_fall = sum(strength(s, piece) for piece in alive) <= due
    return folded(map(Name, candidates), lambda name: 0 if all_fall else likeness(s, name.piece))


def softest(s: State, pieces: list[Piece]) -> Piece:
    """The piece of which anyone would lose a step first: not its last one, no cavalry, the strongest."""
    return min(pieces, key=lambda piece: (strength(s, piece) == 1, kind(s, piece) == CAVALRY, -strength(s, piece)))
