"""Many games for a study: a row a game, in a file that a later run goes on with.

The rows depend on the seed alone, not on how many processes or machines have played them.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from feldherr import __version__, games
from feldherr.sim import rows
from feldherr.sim.matches import contest
from feldherr.sim.matches.contest import Contest
from feldherr.sim.matches.match import learn
from feldherr.sim.rows import Row

BATCH = 16
"""Games handed out at a time: enough that handing out does not count, few enough that all cores end together."""


class Study(msgspec.Struct, frozen=True):
    """What is played: games `0` to `count - 1` of this seed."""

    game: str
    bots: tuple[str, ...]
    count: int
    seed: int = 0
    options: dict[str, Any] = {}


Batch = tuple[int, ...]
Runner = Callable[[Study, Iterable[Batch]], Iterator[list[Row]]]
Told = Callable[[int], None]


def batches(numbers: Iterable[int], size: int = BATCH) -> Iterator[Batch]:
    rest = iter(numbers)
    while batch := tuple(islice(rest, size)):
        yield batch


def play_batch(study: Study, batch: Batch) -> list[Row]:
    """The games of these numbers, one after the other."""
    game, options = games.game(study.game), agreed(study)
    found = []
    for number in batch:
        one = Contest(study.game, study.bots, study.seed, number, study.options)
        played = contest.play(game, one)
        seats = tuple(study.bots[who] for who in played.lineup)
        found.append(Row(study.game, study.seed, number, seats, played.winners, played.manner, played.answers,
                         sum(played.decisions), played.scores, options, game.rules_version, __version__))  # fmt: skip
    return found


def agreed(study: Study) -> str:
    """All options of a study, those it does not name included."""
    options = msgspec.convert(study.options, games.game(study.game).options_type)
    return msgspec.json.encode(options, order="sorted").decode()


def here(study: Study, todo: Iterable[Batch]) -> Iterator[list[Row]]:
    """In this process."""
    return (play_batch(study, batch) for batch in todo)


def on_cores(jobs: int) -> Runner:
    """In so many processes."""

    def run(study: Study, todo: Iterable[Batch]) -> Iterator[list[Row]]:
        packages = {one: games.package(one) for one in games.names()}
        rest = iter(todo)
        with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), learn, (packages,)) as pool:
            running: set[Future[list[Row]]] = set()
            while True:
                for batch in islice(rest, 2 * jobs - len(running)):
                    running.add(pool.submit(play_batch, study, batch))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()

    return run


def simulate(study: Study, out: Path, run: Runner = here, told: Told | None = None, size: int = BATCH) -> list[Row]:
    """Play what the file does not hold yet; all rows by number. What is played is kept batch by batch."""
    part = rows.part_of(out)
    found = rows.resume(out, part, study.game, study.seed)
    known = {row.number for row in found}
    check_seats(study, found)
    todo: Sequence[int] = [number for number in range(study.count) if number not in known]
    if told:
        told(study.count - len(todo))
    with part.open("ab") as file:
        for played in run(study, batches(todo, size)):
            rows.append(file, played)
            found += played
            if told:
                told(len(played))
    chosen = sorted((row for row in found if row.number < study.count), key=lambda row: row.number)
    rows.finish(out, chosen)
    part.unlink()
    return chosen


def check_seats(study: Study, found: Sequence[Row]) -> None:
    """A file of other opponents, of other options or of other rules is not gone on with."""
    others = {bot for row in found for bot in row.seats} - set(study.bots)
    if others:
        raise ValueError(f"the file holds games of {', '.join(sorted(others))}; take another file for these opponents")
    rules, options = games.game(study.game).rules_version, agreed(study)
    if any(row.options and (row.options, row.rules) != (options, rules) for row in found):
        raise ValueError("the file holds games of other options or other rules; take another file for these")
