"""Several programs side by side under the same load: `python -m tools.measuring.side_by_side before=OLD/src now=src [--rounds 3]`.

Each runs as a server of its own; the clients of this program load one after the other, round after round, so that
what else the machine does weighs on all alike. Making games and connections is left out. `NAME=SRC+pure`: as written,
whatever is compiled; `NAME=SRC,PYTHON`: with the interpreter of another environment.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from time import perf_counter
from typing import NamedTuple

from feldherr.cli.hosting.loadtest import cpu, fast_loop, free_port, resident, wait_for
from feldherr.fast import SWITCH
from feldherr.server.load.clients import Tally, keep_playing
from feldherr.server.wire.client import Guest

SERVE = """
import typer
try:
    from feldherr.cli.hosting.serve import serve
except ImportError:
    from feldherr.cli.serve import serve
typer.run(serve)
"""
"""Older programs keep it elsewhere."""
PURE = "+pure"
WARM = 2.0
"""Seconds until all sit and play."""


class Measured(NamedTuple):
    answers: int
    entries: int
    seconds: float
    busy: float
    bytes: int
    p50: float
    p99: float
    errors: int

    def line(self) -> str:
        return (
            f"{self.answers / self.seconds:6.0f} answers/s {self.entries / self.seconds:6.0f} entries/s"
            f"  {1000 * self.busy / self.answers:.3f} ms an answer {1000 * self.busy / self.entries:.3f} an entry"
            f"  p50 {self.p50:.1f} p99 {self.p99:.1f} ms  {self.bytes / self.answers:.0f} bytes  {self.errors} errors"
        )


@contextmanager
def served(source: str, python: str) -> Iterator[tuple[str, int]]:
    """Where the server of a program is, and its process."""
    with tempfile.TemporaryDirectory() as folder, served_from(folder, source, python) as place:
        yield place


@contextmanager
def served_from(folder: str, source: str, python: str) -> Iterator[tuple[str, int]]:
    """The same with what is stored there."""
    port = free_port()
    words = ["--port", str(port), "--data", folder, "--no-open", "--rate", "100000", "--log", "warning"]
    surroundings = {**os.environ, "PYTHONPATH": os.path.abspath(source.removesuffix(PURE))}
    if source.endswith(PURE):
        surroundings[SWITCH] = "1"
    process = subprocess.Popen([python, "-c", SERVE, *words], env=surroundings, stdout=subprocess.DEVNULL)
    base = f"http://127.0.0.1:{port}"
    try:
        wait_for(base, process)
        yield base, process.pid
    finally:
        process.terminate()
        process.wait(60)


async def loaded(base: str, pid: int, game: str, tables: int, seconds: float, seed: int) -> Measured:
    """What comes of it in so many seconds, while all play."""
    tally, going = Tally(), [True]
    offers = await Guest(base).get("/api/games-on-offer")
    count = len(next(offer["seats"] for offer in offers if offer["game"] == game))

    def now() -> tuple[int, int, float, float, int]:
        return len(tally.times), tally.entries, perf_counter(), cpu(pid), tally.bytes

    async with asyncio.TaskGroup() as group:
        for number in range(tables):
            rng = random.Random(seed * 1000 + number)
            group.create_task(keep_playing(base, game, count, rng, tally, lambda: going[0]))
        await asyncio.sleep(WARM)
        before = now()
        await asyncio.sleep(seconds)
        after = now()
        going[0] = False
    answers, entries, took, busy, size = (end - start for start, end in zip(before, after))
    times = sorted(tally.times[int(before[0]) : int(after[0])])
    p50, p99 = (1000 * times[int(share * len(times))] for share in (0.5, 0.99))
    return Measured(int(answers), int(entries), took, busy, int(size), p50, p99, len(tally.errors))


def together(found: list[Measured]) -> Measured:
    """All rounds as one; of the percentiles the worst."""
    sums = [sum(column) for column in zip(*found)]
    worst = max(one.p50 for one in found), max(one.p99 for one in found)
    return Measured(int(sums[0]), int(sums[1]), sums[2], sums[3], int(sums[4]), *worst, int(sums[7]))


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("programs", nargs="+", metavar="NAME=SRC[+pure][,PYTHON]")
    asked.add_argument("--game", default="triomphe-a-marengo")
    asked.add_argument("--games", type=int, default=32)
    asked.add_argument("--seconds", type=float, default=6.0)
    asked.add_argument("--rounds", type=int, default=3)
    wish = asked.parse_args()
    with ExitStack() as open_still:
        running: dict[str, tuple[str, int]] = {}
        for program in wish.programs:
            name, _, where = program.partition("=")
            source, _, python = where.partition(",")
            running[name] = open_still.enter_context(served(source, python or sys.executable))
        found: dict[str, list[Measured]] = {name: [] for name in running}
        for round_ in range(wish.rounds):
            for name, (base, pid) in running.items():
                with asyncio.Runner(loop_factory=fast_loop()) as runner:
                    one = runner.run(loaded(base, pid, wish.game, wish.games, wish.seconds, round_ + 1))
                found[name].append(one)
                print(f"{name:10} {one.line()}  {resident(pid)} MB", flush=True)
        for name, rounds in found.items():
            print(f"{name:10} {together(rounds).line()}  together")


if __name__ == "__main__":
    main()
