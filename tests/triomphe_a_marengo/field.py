"""Scenes whose positions and answers name approaches as the notation does: `act 44>45`, `assault over 44>45`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

import pytest

from feldherr.games.triomphe_a_marengo import GAME
from feldherr.games.triomphe_a_marengo.board import AREAS, OFF, Spot
from feldherr.games.triomphe_a_marengo.notation import SPOTS, spot_name
from feldherr.games.triomphe_a_marengo.rules.choices.orders import what_to_do
from feldherr.games.triomphe_a_marengo.state import SIDE
from feldherr.kernel.answers import Illegal
from feldherr.kernel.lines import write
from feldherr.kernel.position import answer
from tests.triomphe_a_marengo.scene import LINES, SEATS, Scene

T = TypeVar("T")
NAMED = re.compile(r"\d+>\d+[NS]?|box \d")


def spelled(line: str) -> str:
    """The line with numbers for named approaches and boxes: positions after `act` and `mix`, else approaches."""
    first = 0 if line.startswith(("act ", "mix ")) else AREAS
    return NAMED.sub(lambda found: str(SPOTS[found[0]] - first), line)


class Field(Scene):
    """A scene that speaks in names. Pieces are mixed by hand, so that they keep their numbers."""

    def play(self, *lines: str) -> Field:
        super().play(*map(spelled, lines))
        return self

    def why_not(self, line: str) -> str | None:
        return super().why_not(spelled(line))

    def offers(self, line: str) -> bool:
        """Whether this answer is open; a line that cannot be read is an error, not an answer that is missing."""
        return write(LINES.read(spelled(line))) in self.options

    def why_nowhere(self, name: str, line: str) -> str | None:
        """The rule against an order to the pieces of a position, also where nothing at all is open to them."""
        verdicts: dict[str, str] = {}

        def no(candidate: object, rule: str, /) -> None:
            verdicts.setdefault(write(candidate), rule)  # type: ignore[arg-type]

        spot = Spot(SPOTS[name])
        options = [write(option) for option in what_to_do(self.s, SIDE[self.s.at[spot][0]], spot, no)]
        return None if spelled(line) in options else verdicts[spelled(line)]

    def turned_away(self, side: str, line: str) -> bool:
        """Whether a side that wants to say this is not heard at all."""
        with pytest.raises(Illegal):
            answer(GAME, self.position, SEATS[side], LINES.read(spelled(line)))
        return True

    def where(self, piece: int) -> str:
        spot = self.s.spot[piece]
        return "off" if spot == OFF else spot_name(spot)

    def at(self, name: str) -> tuple[int, ...]:
        return self.s.at[SPOTS[name]]

    @property
    def commands(self) -> int:
        return self.s.turn.commands

    def pool(self, side: str) -> int:
        return self.s.pool[SEATS[side]]

    def discs(self, side: str, area: int) -> int:
        return self.s.discs[SEATS[side] * AREAS + area]

    def acted(self, piece: int) -> bool:
        return bool(self.s.turn.acted >> piece & 1)

    def unready(self, piece: int) -> bool:
        return bool(self.s.unready >> piece & 1)

    def seen(self, viewer: str, piece: int) -> str | None:
        """The face a side sees on a piece, the last one shown if it was turned back since."""
        pieces = GAME.view(self.position, SEATS[viewer]).pieces
        return next(p.face for p in pieces if p.id == piece)

    def face_up(self, piece: int) -> bool:
        return bool(self.s.up >> piece & 1)


def field(*lines: str, turn: str = "5 austria", pool: str = "6 6", commands: int = 3) -> Field:
    """A position of phase 3, from its lines."""
    head = (f"turn {turn} actions", f"commands {commands}", f"pool {pool}", "mixing by hand")
    return Field("\n".join([*head, *lines]))



@contextmanager
def printed(table: list[T], place: int, value: T) -> Iterator[None]:
    """As if the board said otherwise at one place."""
    truly = table[place]
    table[place] = value
    try:
        yield
    finally:
        table[place] = truly
