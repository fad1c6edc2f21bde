"""`feldherr rules GAME --mutate`: what rules do is changed, one thing at a time; a test must notice.

With the number of a rule only its refusals are disabled, and a test that cites it must notice.
"""

from __future__ import annotations

from collections import Counter

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from feldherr.cli.arguments import console, failed, print_json, sentence
from feldherr.kernel.game import Game
from feldherr.proving.citations import home
from feldherr.proving.mutation import campaign as campaigns
from feldherr.proving.mutation import refusals as mutation
from feldherr.proving.mutation.refusals import Result

FATES = {
    "survived": "no test noticed that it was gone",
    "untested": "no test cites its rule",
    "failed": "its tests could not be run",
}


NOT_NOTICED = {
    "survived": "no test notices",
    "unreached": "no test runs this function",
    "broken": "the tests could not be run",
}


def campaign(name: str, sample: int | None, seed: int, workers: int, as_json: bool) -> None:
    """Exit code 1 if a change goes unnoticed that is not known to change nothing."""
    root = home(name)
    if root is None:
        failed("Rules are changed in a checkout of the source, with its tests; this is an installed copy.")
    results: list[campaigns.Result] = []
    with bar("changes", as_json) as progress:
        task = progress.add_task("changes", total=None)

        def tell(done: int, count: int, last: campaigns.Result) -> None:
            progress.update(task, completed=done, total=count)
            if last.verdict.fate in NOT_NOTICED and not as_json:
                progress.console.print(f"{last.change}\n  {NOT_NOTICED[last.verdict.fate]}\n", soft_wrap=True)

        try:
            whole = campaigns.Campaign(name, root)
            results = whole.run(whole.sample(sample, seed), workers, tell)
        except ValueError as wrong:
            failed(sentence(str(wrong)))
    if as_json:
        print_json([{**one.change._asdict(), "fate": one.verdict.fate, "by": one.verdict.by} for one in results])
    else:
        fates = Counter[str](one.verdict.fate for one in results)
        counted = ", ".join(f"{fates[fate]} {fate}" for fate in ("noticed", *NOT_NOTICED, "equal") if fates[fate])
        typer.echo(f"{name}: {len(results)} of {len(whole.every)} changes tried: {counted or 'none'}.")
    if any(one.verdict.fate in NOT_NOTICED for one in results):
        raise typer.Exit(1)


def bar(what: str, hidden: bool) -> Progress:
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console(), transient=True, disable=hidden)


def mutations(game: Game, only: str | None, jobs: int, as_json: bool) -> None:
    """Exit code 1 if a refusal can go without a test noticing."""
    root = home(game.name)
    if root is None:
        failed("Refusals are disabled in a checkout of the source, with its tests; this is an installed copy.")
    with bar("refusals", as_json) as progress:
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
