"""What everybody can see of hidden pieces: whether a question that depends on their faces tells of them.

Where all faces it depends on have been seen, a question with one answer is not asked (TM §2.4 §2.5).
"""

from __future__ import annotations

from collections.abc import Iterable

from feldherr.games.triomphe_a_marengo.state import ARTILLERY, KIND_OF, SIDE, TOKENS, Piece, State


def all_seen(s: State, pieces: Iterable[Piece]) -> bool:
    """TM §2.5, ruling r39: the opponent has seen each of these faces."""
    return all(s.known[piece] for piece in pieces)


def may_hide_artillery(s: State, side: int, pieces: Iterable[Piece]) -> bool:
    """TM §2.4 §4.3.2 §4.5.1: whether the opponent must reckon with artillery among these pieces that he has not seen.

    He knows how many guns a side has left, which of them he has seen, and among which pieces the others are: no gun is
    there before one can have come in, and none after the last one was destroyed.
    """
    hidden = [p for p in TOKENS[side] if KIND_OF[s.face[p]] == ARTILLERY and not s.known[p]]
    unseen = {p for p in pieces if not s.known[p]}
    if not hidden or not unseen:
        return False
    own = [bag for bag in s.bags if SIDE[bag.blocks[0]] == side]
    told = [bag.blocks for bag in own if any(KIND_OF[face] == ARTILLERY for face in bag.faces)]
    return len(hidden) > 1 or not told or bool(unseen & set(told[0]))
