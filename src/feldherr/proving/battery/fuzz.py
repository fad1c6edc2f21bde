"""The battery over many games on all cores. A failure leaves its record, and the run says what it never reached."""

from __future__ import annotations

import gc
import multiprocessing
import os
import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from feldherr import games
from feldherr.kernel.game import Game
from feldherr.proving.battery.contract import Bench, check_game
from feldherr.proving.battery.coverage import Broken, Coverage
from feldherr.proving.battery.reach import Unreached, unreached

BATCH = 4
"""Games a process plays before it reports."""
SPAN, WIDE = 8, 100
"""A number out of so few is tried with each of its values, out of more with the ends and the middle; one out of very
many (a last round, the number of a map) stays as it is."""
MOST_FAILURES = 10
"""After so many the run stops: they are likely the same."""

SELDOM = (50_000, 10, 5)
"""A table keeps every position of its game: collected as often as usual, garbage takes a quarter of the time."""


class Failure(NamedTuple):
    """A game that broke the contract; its record is in `file`."""

    seed: int
    check: str
    why: str
    file: str


class Report(NamedTuple):
    """What a run came to."""

    game: str
    coverage: Coverage
    failures: tuple[Failure, ...]
    unreached: Unreached
    seconds: float

    def scarce(self, worlds: int) -> dict[str, int]:
        """Questions that were answered in fewer than so many other worlds."""
        counted = self.coverage.worlds
        return {name: counted[name] for name in sorted(self.coverage.questions) if counted[name] < worlds}


class Task(NamedTuple):
    """Some games for one process."""

    seeds: tuple[int, ...]
    every: int


class Found(NamedTuple):
    """What a process came to: what it covered, and its failures with the records of the games."""

    coverage: Coverage
    failures: tuple[tuple[Failure, str], ...]


Progress = Callable[[int, float], None]
"""Told how many games are done, and after how many seconds."""


def fuzz(
    name: str,
    count: int | None = None,
    minutes: float | None = None,
    *,
    every: int = 20,
    thorough: int = 0,
    seed: int = 0,
    processes: int | None = None,
    folder: Path = Path("fuzz"),
    progress: Progress | None = None,
    known: Coverage | None = None,
) -> Report:
    """Play `count` games, or for so many minutes; the first `thorough` games are checked at every question.

    `known` is what scenarios have reached already: it counts as reached.
    """
    start = time.monotonic()
    end = start + 60 * minutes if minutes is not None else None
    total, failures = Coverage(), list[Failure]()
    workers = processes or os.cpu_count() or 1
    games.game(name)
    # Fresh processes: what the caller has running (threads, a loop) must not be copied into them.
    context = multiprocessing.get_context("spawn")
    every_game = {one: games.package(one) for one in games.names()}
    with ProcessPoolExecutor(workers, context, set_up, (name, every_game)) as pool:
        rest = tasks(count if count is not None or end is not None else 100, seed, every, thorough)
        running: set[Future[Found]] = set()
        while True:
            stop = len(failures) >= MOST_FAILURES or (end is not None and time.monotonic() >= end)
            while not stop and len(running) < 2 * workers and (task := next(rest, None)):
                running.add(pool.submit(work, task))
            if not running:
                break
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                coverage, broken = future.result()
                total.add(coverage)
                failures += [keep(folder, name, failure, record) for failure, record in broken]
            if progress:
                progress(total.games + len(failures), time.monotonic() - start)
    reached = Coverage()
    for part in (total, known):
        if part is not None:
            reached.add(part)
    missing = unreached(games.package(name), reached)
    return Report(name, total, tuple(failures), missing, time.monotonic() - start)


def tasks(count: int | None, seed: int, every: int, thorough: int) -> Iterator[Task]:
    """Batches of seeds: the thorough games first, one by one, for they take long."""
    last = seed + count if count is not None else None
    first = seed + thorough if last is None else min(seed + thorough, last)
    for number in range(seed, first):
        yield Task((number,), 1)
    while last is None or first < last:
        following = first + BATCH if last is None else min(first + BATCH, last)
        yield Task(tuple(range(first, following)), every)
        first = following


def keep(folder: Path, name: str, failure: Failure, record: str) -> Failure:
    """Write the record of a broken game where it can be found."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}-{failure.seed}.feldherr"
    path.write_text(record, "utf-8")
    return failure._replace(file=str(path))


# in a process of its own ----------------------------------------------------------------------------------------------
_bench: list[Bench] = []


def set_up(name: str, packages: dict[str, str]) -> None:
    """Once in each process: the game may be one that only the caller has registered."""
    for one, package in packages.items():
        if one not in games.names():
            games.register(one, package)
    _bench[:] = [Bench(games.game(name))]
    gc.set_threshold(*SELDOM)


def work(task: Task) -> Found:
    """Play some games through the battery."""
    coverage, failures = Coverage(), list[tuple[Failure, str]]()
    game = _bench[0].game
    for seed in task.seeds:
        try:
            coverage.add(check_game(game, options_for(game, seed), seed, task.every, bench=_bench[0]))
        except Broken as wrong:
            failures.append((Failure(seed, wrong.check, wrong.why, ""), wrong.record))
            _bench[0] = Bench(game)
    return Found(coverage, tuple(failures))


def options_for(game: Game, seed: int) -> Any:
    """Every second game has the usual options; of the others half have one switch thrown, half have all drawn."""
    options = game.options_type()
    info = msgspec.inspect.type_info(game.options_type)
    switches = {field.name: alternatives(field.type) for field in getattr(info, "fields", ())}
    thrown = [(n, value) for n, values in switches.items() for value in values if value != getattr(options, n)]
    if seed % 2 or not thrown:
        return options
    if seed % 4:
        rng = random.Random(f"options {seed}")
        drawn = {name: rng.choice(values) for name, values in switches.items() if values}
    else:
        drawn = dict([thrown[seed // 4 % len(thrown)]])
    return msgspec.structs.replace(options, **drawn)


def alternatives(kind: msgspec.inspect.Type) -> tuple[Any, ...]:
    """What an option may be; none for a number out of many."""
    if isinstance(kind, msgspec.inspect.Metadata):
        return alternatives(kind.type)
    if isinstance(kind, msgspec.inspect.BoolType):
        return (False, True)
    if isinstance(kind, msgspec.inspect.IntType) and kind.ge is not None and kind.le is not None:
        span = kind.le - kind.ge + 1
        return tuple(range(kind.ge, kind.le + 1, 1 if span <= SPAN else span // 2)) if span <= WIDE else ()
    return tuple(kind.values) if isinstance(kind, msgspec.inspect.LiteralType) else ()
