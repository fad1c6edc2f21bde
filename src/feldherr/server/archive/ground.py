"""Where a table begins: with the game, or with a position from which it was played on under other rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Raw

from feldherr.kernel import store
from feldherr.kernel.answers import CHANCE, Given
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position
from feldherr.kernel.question import Question
from feldherr.kernel.table import Happened, Table, Talk
from feldherr.server.film.film import Film, Made, film, moments, pack, unpack
from feldherr.server.film.told import Drawn, Kept, Log
from feldherr.server.table.asking import line_of
from feldherr.server.wire.frames import encode


class Ground(msgspec.Struct):
    """So many answers come before it, kept as their lines; `film` shows what led there."""

    number: int
    position: Position
    film: Film

    def row(self, game: str, rules: int, at: float) -> dict[str, Any]:
        """The row of `Kind.PASSAGE`."""
        data = pack(Passage(Raw(store.encode(self.position)), self.film))
        return {"game": game, "number": self.number, "rules": rules, "at": at, "data": data}


class Passage(msgspec.Struct, frozen=True):
    position: Raw
    film: Film


def read_passage(data: bytes) -> Passage:
    return unpack(data, Passage)


def table_at(game: Game, options: Any, ground: Ground | None, lines: Sequence[tuple[int, str, int]]) -> Table:
    """A table at the beginning, or at the ground with its answers behind it."""
    table = Table(game, options)
    if ground is not None:
        table.position = ground.position
        table.entries = [Given(seat, Kept(line)) for seat, line, _ in lines[: ground.number]]
        table.happened = [Happened(0, line) for line in ground.film.told()]
        table.steps, table.talk, table.asked = [], Talk(ended=ground.film.outcome), {}
        table.draws = sum(given.seat == CHANCE for given in table.entries)
        table.ask_anew(None)
    return table


class Draws:
    """Collects the draws of a game while it is played again; those a branch took over are another seed's."""

    def __init__(self, entries: Sequence[Given], base: int, known: Sequence[Drawn] = ()) -> None:
        self.before = sum(given.seat == CHANCE for given in entries[:base])
        self.found = list(known)

    def watch(self, number: int, question: Question, given: Any) -> None:
        if number >= self.before:
            self.found.append(drawn(number - self.before, question, given))


def drawn(number: int, question: Question, given: Any) -> Drawn:
    return Drawn(number, question.name, Raw(encode(tuple(question.args))), line_of(given))


def film_of(table: Table, draws: Sequence[Drawn], made: Made, ground: Ground | None) -> Film:
    """The film of a table that remembers all its steps."""
    game, count = table.game, len(table.entries)
    lines = Log(game, len(table.seats) + 1).read(table.happened)
    earlier = ground.film if ground else None
    return film(game, table.seats, count, lines, draws, moments(table), table.outcome, made, earlier)
