"""Losses, as several chapters assign them."""

from __future__ import annotations

from feldherr.games.triomphe_a_marengo.rules.choices.battle.losses import piece_to_bear, piece_to_lose
from feldherr.games.triomphe_a_marengo.rules.choices.open import all_seen
from feldherr.games.triomphe_a_marengo.rules.pieces import lose
from feldherr.games.triomphe_a_marengo.state import Piece, State
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def spread(s: State, ask: Ask, emit: Emit, owner: int, pieces: tuple[Piece, ...], due: int, occasion: str) -> int:
    """TM §11.5.8 §11.8.1, ruling r20: as evenly as possible over pieces that lie open; how many losses were taken."""
    hits: tuple[Piece, ...] = ()
    while len(hits) < due and any(s.face[p] for p in pieces):
        piece = ask.openly(owner, piece_to_lose, s, pieces, hits, due - len(hits), occasion).piece
        lose(s, emit, piece)
        hits = (*hits, piece)
    return len(hits)


def bear(s: State, ask: Ask, emit: Emit, owner: int, pieces: tuple[Piece, ...], due: int, occasion: str) -> int:
    """TM §11.8.2 §11.8.3 §13.1.8 §13.1.9: freely; what cannot be taken is ignored.

    TM §2.4: if all of them fall the owner is asked as well, unless they were seen, or it is the last one.
    """
    taken = 0
    while taken < due and (alive := [p for p in pieces if s.face[p]]):
        put = ask.openly if len(alive) == 1 or all_seen(s, alive) else ask
        taken += lose(s, emit, put(owner, piece_to_bear, s, pieces, due - taken, occasion).piece)
    return taken
