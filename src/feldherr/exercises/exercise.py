"""An exercise as it is kept: a game of opponents cut at one answer, and what is to be done there. Never a state.

The records lie in `data/<game>/`, with a list of the exercises cut from them; every proof begins by playing the record.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path

import msgspec

from feldherr import games
from feldherr.exercises.motif import Motif, Task
from feldherr.exercises.motifs import motif
from feldherr.kernel import record
from feldherr.kernel.answers import Malformed
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position
from feldherr.kernel.table import Table

FOLDER = Path(__file__).parent / "data"
LIST, RECORDS = "exercises.json", "record"
EASY, MIDDLE, HARD = LEVELS = (1, 2, 3)


class Exercise(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """`record`, `entry`: the game, and after how many answers. `best`: the one first answer, of `answers` there are."""

    name: str
    motif: str
    record: str
    entry: int
    seat: int
    target: int
    best: str
    answers: int
    depth: int
    """So many answers the best line has, up to chance or the others."""
    tempting: bool = False
    """Whether another first answer gains something too."""

    @property
    def points(self) -> float:
        """How hard it is: how far one has to look, which share of the first answers is wrong, whether one tempts."""
        return self.depth + 4 * (self.answers - 1) / self.answers + self.tempting


def levels(found: Iterable[Exercise]) -> dict[str, int]:
    """Three classes of a game's exercises, each a third of them, by name."""
    ordered = sorted(found, key=lambda one: (one.points, one.name))
    return {one.name: LEVELS[3 * place // len(ordered)] for place, one in enumerate(ordered)}


def folder_of(game: str) -> Path:
    return FOLDER / game


@cache
def exercises(game: str) -> dict[str, Exercise]:
    """The exercises of a game by name, easier ones first."""
    path = folder_of(game) / LIST
    if not path.is_file():
        return {}
    return {one.name: one for one in sorted(listed(path), key=lambda one: (one.points, one.name))}


def listed(path: Path) -> list[Exercise]:
    try:
        return msgspec.json.decode(path.read_bytes(), type=list[Exercise])
    except msgspec.MsgspecError as wrong:
        raise Malformed(f"the list of exercises cannot be read: {wrong}") from wrong


@lru_cache(8)
def played(game: str, name: str) -> record.Record:
    return record.load(games.game(game), (folder_of(game) / f"{name}.{RECORDS}").read_text("utf-8"))


class Opened(msgspec.Struct, frozen=True):
    """An exercise laid out."""

    game: Game
    exercise: Exercise
    motif: Motif
    options: object
    position: Position
    task: Task


def opened(game: str, exercise: Exercise) -> Opened:
    """The record, played up to the exercise; `Illegal` names the answer that does not fit today's rules."""
    found, rules = played(game, exercise.record), games.game(game)
    cut = record.Record(found.header, found.entries[: exercise.entry])
    table = record.replay(rules, cut)
    return laid_out(rules, exercise, table)


def laid_out(rules: Game, exercise: Exercise, table: Table) -> Opened:
    task = Task(exercise.seat, exercise.target, table.position.now)
    return Opened(rules, exercise, motif(rules.name, exercise.motif), table.options, table.position, task)
