"""One sitting, before and after: `python -m tools.measuring.sitting OLD/src [--rounds 3] [--seconds 5] [--no-floods] [--no-written]`.

The program of before and this one, as written and compiled, under the same load in turn, game by game; then both flooded.
Some seven minutes on two cores that do nothing else.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from feldherr.cli.hosting.loadtest import fast_loop
from feldherr.fast import Compiled, folder, manifest
from tools.measuring import floods, onlookers
from tools.measuring.side_by_side import PURE, Measured, loaded, served, together

HERE = str(Path(__file__).parents[2] / "src")
ROUNDS = {"triomphe-a-marengo": 1, "napoleons-triumph": 0, "napoleon-in-europe": 0}
"""The games, and how many rounds more than is asked for."""


def compiled(game: str) -> bool:
    """Whether what was compiled for this game, and for the table, is up to date."""
    finder = Compiled(folder(), manifest(folder()))
    wanted = ("feldherr_server", f"feldherr_{game.replace('-', '_')}")
    return all(group in finder.groups and finder.fits(group) for group in wanted)


def row(name: str, found: Measured) -> str:
    return (
        f"| {name} | {found.answers / found.seconds:,.0f} | {found.entries / found.seconds:,.0f}"
        f" | {1000 * found.busy / found.answers:.2f} | {1000 * found.busy / found.entries:.2f}"
        f" | {found.p50:.0f} | {found.p99:.0f} | {found.bytes / found.answers:,.0f} | {found.errors} |"
    )


def load(before: str, rounds: int, seconds: float, written: bool) -> None:
    print("| | answers/s | entries/s | ms an answer | ms an entry | p50 ms | p99 ms | bytes an answer | errors |")
    print("|---|---|---|---|---|---|---|---|---|", flush=True)
    for game, more in ROUNDS.items():
        programs = {"before": before} | ({"as written": HERE + PURE} if written else {})
        if compiled(game):
            programs["compiled"] = HERE
        found: dict[str, list[Measured]] = {name: [] for name in programs}
        with ExitStack() as open_still:
            running = {n: open_still.enter_context(served(source, sys.executable)) for n, source in programs.items()}
            for round_ in range(rounds + more):
                for name, (base, pid) in running.items():
                    with asyncio.Runner(loop_factory=fast_loop()) as runner:
                        found[name].append(runner.run(loaded(base, pid, game, 32, seconds, round_ + 1)))
        for name, one in found.items():
            print(row(f"{game}, {name}", together(one)), flush=True)


def flood(programs: dict[str, str], seconds: float) -> None:
    for name, source in programs.items():
        print(f"\nflooded: {name}", flush=True)
        with tempfile.TemporaryDirectory() as scratch:
            long = Path(scratch) / "long.txt"
            long.write_text(floods.record_of(source, floods.LONG, 6000), "utf-8")
            short = floods.record_of(source, onlookers.GAME, 40)
            for kind in floods.FLOODS:
                floods.tried(source, kind, seconds, long, short)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("before", metavar="OLD/src")
    asked.add_argument("--rounds", type=int, default=2)
    asked.add_argument("--seconds", type=float, default=5.0)
    asked.add_argument("--floods", action=argparse.BooleanOptionalAction, default=True)
    asked.add_argument("--written", action=argparse.BooleanOptionalAction, default=True)
    wish = asked.parse_args()
    before = str(Path(wish.before).absolute())
    load(before, wish.rounds, wish.seconds, wish.written)
    if wish.floods:
        flood({"before": before, "now": HERE}, wish.seconds)


if __name__ == "__main__":
    main()
