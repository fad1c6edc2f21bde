"""`feldherr rules GAME --mutate`: each refusal is disabled in turn; a test that cites its rule must notice."""

from __future__ import annotations

from collections import Counter

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from feldherr.cli.arguments import console, failed, print_json, sentence
from feldherr.kernel.game import Game
from feldherr.proving.citations import home
from feldherr.proving.mutation import refusals as mutation
from feldherr.proving.mutation.refusals import Result

FATES = {
    "survived": "no test noticed that it was gone",
    "untested": "no test cites its rule",
    "failed": "its tests could not be run",
}


def mutations(game: Game, only: str | None, jobs: int, as_json: bool) -> None:
    """Exit code 1 if a refusal can go without a test noticing."""
    root = home(game.name)
    if root is None:
        failed("Refusals are disabled in a checkout of the source, with its tests; this is an installed copy.")
    columns = (TextColumn("refusals"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console(), transient=True, disable=as_json) as progress:
        task = progress.add_task("refusals", total=None)

        def tell(done: int, count: int, last: Result) -> None:
            progress.update(task, completed=done, total=count)

        try:
            results = mutation.mutate(game.name, root, jobs, tell, only)
        except ValueError as wrong:
            failed(sentence(str(wrong)))
    bad = [result for result in results if result.fate != "killed"]
    print_json([plain(result) for result in results]) if as_json else show(game, results, bad)
    if bad:
        raise typer.Exit(1)


def plain(result: Result) -> dict[str, object]:
    """A result for programs."""
    return {**result.mutant._asdict(), "fate": result.fate, "tests": result.tests, "detail": result.detail}


def show(game: Game, results: list[Result], bad: list[Result]) -> None:
    for result in bad:
        typer.echo(f"{result.mutant}: {FATES[result.fate]}. {result.detail}".rstrip(), err=True)
    fates = Counter(result.fate for result in results)
    counted = ", ".join(f"{fates[fate]} {fate}" for fate in ("killed", "survived", "untested", "failed") if fates[fate])
    typer.echo(f"{game.name}: {len(results)} refusals disabled in turn: {counted or 'none'}.")
