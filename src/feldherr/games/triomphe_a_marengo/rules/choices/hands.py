"""Who of a position may still act."""

from __future__ import annotations

import msgspec

from feldherr.games.triomphe_a_marengo.board import Spot
from feldherr.games.triomphe_a_marengo.state import Piece


class Hands(msgspec.Struct, frozen=True, gc=False):
    """The pieces of a position that have not acted this turn, and those of them that are ready."""

    spot: Spot
    free: tuple[Piece, ...]
    ready: tuple[Piece, ...]
