"""`feldherr opponents`: plays the matches that show how strong the levels are, and writes the page about them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from feldherr import games
from feldherr.cli.arguments import chosen_game, console, failed, read_text
from feldherr.cli.laboratory.contests import Jobs, Seed
from feldherr.sim.matches import opponents as matches


def opponents(
    game_names: Annotated[list[str] | None, typer.Argument(metavar="[GAME…]", help="Default: all games.")] = None,
    count: Annotated[int, typer.Option("--games", metavar="N", min=0, help="Games of each match; 0: none.")] = 100,
    seed: Seed = 0,
    jobs: Jobs = 1,
    only: Annotated[str, typer.Option(metavar="TEXT", help="Only matches in whose name this occurs.")] = "",
    to: Annotated[Path, typer.Option("--page", metavar="FILE", help="The page.")] = Path("docs/opponents.md"),
    record: Annotated[Path, typer.Option(metavar="FILE", help="Every game.")] = Path("docs/opponents.jsonl"),
    figures: Annotated[Path, typer.Option(metavar="FILE", help="What the program says of them.")] = Path(
        "src/feldherr/bots/measured.json"
    ),
) -> None:
    """Measure the levels: plays what is missing and writes the page; stop it at any time, it goes on where it was."""
    chosen = [chosen_game(name).name for name in game_names] if game_names else list(games.GAMES)
    text = read_text(to)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    todo = len(matches.missing(chosen, count, seed, matches.read(record), only))
    try:
        with Progress(*columns, TimeRemainingColumn(), console=console(), transient=True) as progress:
            task = progress.add_task("matches: games", total=todo)
            for _ in matches.measure(chosen, count, seed, jobs, record, only=only):
                progress.advance(task)
    finally:
        try:
            to.write_text(matches.page(text, games.GAMES, matches.read(record), seed), "utf-8")
        except ValueError as wrong:
            failed(f"{to}: {wrong}.")
        told = matches.figures(games.GAMES, matches.read(record), seed)
        figures.write_bytes(msgspec.json.format(msgspec.json.encode(told), indent=1) + b"\n")
    entries = matches.read(record)
    for name in chosen:
        for promise in matches.promises(name):
            score = matches.standing(name, promise, entries, seed)
            shown = f"{score.points:g} of {score.games} ({score.low:.0%} – {score.high:.0%})" if score else "–"
            console().print(f"{name}: {promise.name}: {shown}, to show {promise.bound:.0%}: "
                            f"{matches.verdict(promise, score)}", soft_wrap=True)  # fmt: skip
