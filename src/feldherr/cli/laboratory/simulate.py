"""`feldherr simulate`: many games into a file, over all cores or on Ray."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from feldherr.cli.arguments import AsJson, chosen_game, console, failed, game_options, print_json
from feldherr.cli.laboratory.contests import Given, Jobs, Seed, check
from feldherr.sim import cluster
from feldherr.sim.simulate import Runner, Study, here, on_cores, simulate

OWN = "here"
"""What `--ray` without an address means to the parser."""


def runner(jobs: int, ray: str | None) -> Runner:
    if ray is not None:
        return cluster.on_ray(None if ray == OWN else ray, jobs)
    return on_cores(jobs) if jobs > 1 else here


def command(
    game_name: Annotated[str, typer.Argument(metavar="GAME", help="Its name, or a part of it.")],
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="FILE.jsonl or FILE.parquet; gone on with.")],
    names: Annotated[str, typer.Option("--bots", metavar="BOT,…", help="One a side.")] = "random",
    count: Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many games in all.")] = 1000,
    seed: Seed = 0,
    jobs: Jobs = 1,
    ray: Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help=f"On Ray; '{OWN}' starts a node.")] = None,
    given: Given = None,
    as_json: AsJson = False,
) -> None:
    """Play many games into a file; a run that was broken off goes on where it stood."""
    game = chosen_game(game_name)
    options = game_options(game, given)
    bots = [name.strip() for name in names.split(",")]
    check(game, options, bots)
    if out.suffix not in (".jsonl", ".parquet"):
        raise typer.BadParameter("Name the file .jsonl or .parquet.", param_hint="--out")
    study = Study(game.name, tuple(bots), count, seed, msgspec.to_builtins(options))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TimeRemainingColumn(), console=console(), transient=True, disable=as_json) as progress:
        task = progress.add_task(f"{game.name}: games", total=count)
        try:
            rows = simulate(study, out, runner(jobs, ray), lambda more: progress.advance(task, more))
        except (ValueError, OSError) as wrong:
            words = str(wrong)
            failed(f"{words[:1].upper()}{words[1:]}.")
    wins = Counter(row.seats[seat] for row in rows for seat in row.winners)
    ended = Counter(row.manner for row in rows)
    if as_json:
        print_json({"game": game.name, "games": len(rows), "file": str(out), "wins": wins, "ended": ended})
        return
    console().print(f"{len(rows):,} games of {game.name} in {out}", soft_wrap=True)
    console().print("Ended: " + ", ".join(f"{manner} {number:,}" for manner, number in ended.most_common()))
