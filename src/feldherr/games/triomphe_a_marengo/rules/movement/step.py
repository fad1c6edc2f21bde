"""Chapters 8 and 15: one step of a road move, and the move under way."""

from __future__ import annotations

import msgspec

from feldherr.games.triomphe_a_marengo.actions import Cross, Enter
from feldherr.games.triomphe_a_marengo.board import ANY_ROAD, Area, Crossing, Front, Spot
from feldherr.games.triomphe_a_marengo.state import Piece


class Step(msgspec.Struct, frozen=True, gc=False):
    """A crossing in one direction: how it is answered, where it leads, and on which road of that area one arrives.

    `front`: the approach it leaves by; none out of a box. `on`: the crossings to which it leads on. Roads side by side
    over one approach that lead on alike are as good as one another.
    """

    answer: Cross | Enter
    crossing: Crossing
    front: Front
    to: Area
    group: int
    main: bool
    on: tuple[Crossing, ...] = ()

    @property
    def course(self) -> tuple[Front, bool, tuple[Crossing, ...]]:
        """The same for roads that are as good as one another."""
        return self.front, self.main, self.on


class Way(msgspec.Struct, frozen=True, gc=False):
    """A road move under way: where the piece is and on which road, the steps it has used, if it used a local road."""

    side: int
    piece: Piece
    where: Spot
    group: int = ANY_ROAD
    step: int = 0
    paid: bool = False
    moved: bool = False
