"""`feldherr opponents`: plays the matches that show how strong the opponents are, and writes the pages about them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from feldherr import games
from feldherr.bots import measured
from feldherr.cli.arguments import chosen_game, console, failed, read_text
from feldherr.cli.laboratory.contests import Jobs
from feldherr.sim.matches import opponents as matches
from feldherr.sim.matches.promises import promises
from feldherr.sim.matches.versions import version


def opponents(
    game_names: Annotated[list[str] | None, typer.Argument(metavar="[GAME…]", help="Default: all games.")] = None,
    also: Annotated[list[str] | None, typer.Option("--game", metavar="GAME", help="The same as an option.")] = None,
    only: Annotated[str, typer.Option("--match", metavar="TEXT", help="Matches in whose name this occurs.")] = "",
    minutes: Annotated[
        float | None, typer.Option(min=0, metavar="M", help="So many minutes of one core; 0: play nothing.")
    ] = None,
    jobs: Jobs = 1,
    folder: Annotated[Path, typer.Option(metavar="DIR", help="Games and pages.")] = Path("docs/opponents"),
    figures: Annotated[Path, typer.Option(metavar="DIR", help="What the program says of them.")] = measured.FOLDER,
) -> None:
    """Measure the opponents: plays what is missing and writes the pages; stop it at any time, it goes on from there."""
    wanted = [*(game_names or ()), *(also or ())]
    chosen = [chosen_game(name).name for name in wanted] if wanted else list(games.GAMES)
    for name in chosen:
        read_text(folder / f"{name}.md")
    try:
        if minutes != 0:
            play(chosen, folder, jobs, only, minutes)
    finally:
        for name in chosen:
            write(name, folder, figures)
    for name in chosen:
        tell(name, folder)


def play(chosen: list[str], folder: Path, jobs: int, only: str, minutes: float | None) -> None:
    todo = sum(len(matches.missing(name, matches.read(matches.record(folder, name)), only)) for name in chosen)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TimeRemainingColumn(), console=console(), transient=True) as progress:
        task = progress.add_task("matches: games", total=todo)
        for _ in matches.measure(chosen, folder, jobs, only, 60 * minutes if minutes else None):
            progress.advance(task)


def write(name: str, folder: Path, figures: Path) -> None:
    """A game's page, and what the program says of its opponents."""
    place, entries = folder / f"{name}.md", matches.read(matches.record(folder, name))
    try:
        place.write_text(matches.page(read_text(place), name, entries, version(name)), "utf-8")
    except ValueError as wrong:
        failed(f"{place}: {wrong}.")
    told = matches.figures(name, entries, measured.of(name), version(name))
    (figures / f"{name}.json").write_bytes(msgspec.json.format(msgspec.json.encode(told), indent=1) + b"\n")


def tell(name: str, folder: Path) -> None:
    entries, now = matches.read(matches.record(folder, name)), version(name)
    for promise in promises(name):
        found = matches.games_of(promise, entries, now)
        won, bounds = matches.outcome(name, promise, found) if found else ("–", "–")
        verdict = matches.verdict(promise, matches.standing(promise, entries, now))
        console().print(
            f"{name} {now}: {promise.name}: {won} ({bounds}), to show: {promise.words()}: {verdict}", soft_wrap=True
        )
