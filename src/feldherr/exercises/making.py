"""Exercises from games of opponents: positions at which a motif begins, looked through until one answer stands out.

A game is played from its seed with the kernel's own draws; what it yields is written at once, so that making can be
broken off and goes on where it was.
"""

from __future__ import annotations

import hashlib
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from feldherr import bots, games
from feldherr.bots.player import answer as thought
from feldherr.exercises.checking import figures
from feldherr.exercises.exercise import LIST, RECORDS, Exercise, folder_of, listed
from feldherr.exercises.motif import Motif, Task, Unprovable
from feldherr.exercises.motifs import motifs
from feldherr.exercises.solving import Solution, Solver
from feldherr.kernel import record
from feldherr.kernel.answers import Given
from feldherr.kernel.chance import Seed
from feldherr.kernel.game import Game
from feldherr.kernel.lines import write
from feldherr.kernel.table import Table

PLAYERS = {"napoleons-triumph": "search:3"}
"""Who plays the games; greedy elsewhere. In Napoleon's Triumph it hardly attacks."""
EACH = 8
"""So many exercises come from one game at most."""
LATEST = 900
"""No record is cut later: it has to be played before an exercise can be shown."""
PATIENCE = 40.0
"""Seconds of one core that are spent on one game."""


def make(
    game: str, count: int, seed: int, told: Callable[[str], None], only: str = "", folder: Path | None = None
) -> int:
    """Exercises until there are so many; games already played for it are not played again. How many there are."""
    folder = folder or folder_of(game)
    folder.mkdir(parents=True, exist_ok=True)
    found = listed(folder / LIST) if (folder / LIST).is_file() else []
    while len(found) < count:
        name = f"{seed:03d}"
        seed += 1
        if (folder / f"{name}.{RECORDS}").exists():
            continue
        new, text = from_game(games.game(game), name, count - len(found), found, only)
        told(f"{game} {name}: {len(new)} exercises")
        if new:
            (folder / f"{name}.{RECORDS}").write_text(text, "utf-8")
            found += new
            ordered = msgspec.json.format(msgspec.json.encode(found), indent=1)
            (folder / LIST).write_bytes(ordered + b"\n")
    return len(found)


def from_game(
    game: Game, name: str, wanted: int, before: list[Exercise], only: str = ""
) -> tuple[list[Exercise], str]:
    """The exercises of one game, and its record up to the last of them; `only`: of this motif."""
    kinds = [kind for kind in motifs(game.name) if only in ("", kind.name)]
    new: list[Exercise] = []
    table, rng = seated(game, name), random.Random(name)
    late = time.process_time() + PATIENCE
    player = bots.bot(game.name, PLAYERS.get(game.name, "greedy"))
    while not table.outcome and len(table.entries) < LATEST and len(new) < min(EACH, wanted):
        if time.process_time() > late:
            break
        question = table.position.questions[0]
        options = question.options()
        for kind in kinds:
            if question.name in kind.asks and len(options) >= kind.few and rng.random() < kind.often:
                found = next(at_position(game, kind, table, name, len(before) + len(new), [*before, *new], rng), None)
                if found is not None:
                    new.append(found)
                    break
        table.play(question.actor, [thought(player, game, table.position, question.actor, rng)])
    last = max((one.entry for one in new), default=0)
    entries: list[Given] = table.entries[:last]
    options_ = msgspec.Raw(msgspec.json.encode(table.options))
    header = record.Header(game.name, game.rules_version, options_)
    return new, record.text(header, entries, [seat.name for seat in table.seats])


def seated(game: Game, name: str) -> Table:
    """A table whose draws follow from the name of the game."""
    seed = Seed(hashlib.sha256(f"exercises {game.name} {name}".encode()).hexdigest())
    return Table(game, game.options_type(), seed.numbered)


def at_position(
    game: Game, kind: Motif, table: Table, name: str, number: int, known: list[Exercise], rng: random.Random
) -> Iterator[Exercise]:
    """The exercises of a motif where the table stands, no two of a game alike."""
    seat = table.position.questions[0].actor
    targets = list(kind.targets(game, table.position, seat))
    rng.shuffle(targets)
    for target in targets[: kind.tries]:
        solution = solved(game, kind, table, Task(seat, target, table.position.now))
        if solution is None:
            continue
        best = write(solution.best)
        alike = any((one.record, one.motif, one.target, one.best) == (name, kind.name, target, best) for one in known)
        if not alike:
            called = f"{kind.name}-{number + 1:02d}"
            yield Exercise(called, kind.name, name, len(table.entries), seat, target, best, *figures(solution))


def solved(game: Game, kind: Motif, table: Table, task: Task) -> Solution | None:
    """The solution, if one answer is best and it is an exercise to find it."""
    try:
        worlds = kind.worlds(game, table.position, task)
        if not worlds:
            return None
        solution = Solver(game, kind, task).solve(tuple(worlds))
    except Unprovable:
        return None
    stands = len(solution.values) > 1 and solution.value.low >= kind.least and solution.unique(kind.margin)
    return solution if stands and kind.asks_for_thought(solution.depth, solution.values[1][1].high > 0) else None
