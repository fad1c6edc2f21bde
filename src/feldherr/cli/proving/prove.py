"""`feldherr fuzz`: random games under every check we have. `feldherr bench`: how fast a game plays."""

from __future__ import annotations

import random
from itertools import cycle
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table as Grid

from feldherr import bots, fast
from feldherr import games as shelf
from feldherr.bots.player import Bot
from feldherr.bots.player import answer as answer_of
from feldherr.bots.search import levels
from feldherr.bots.search.bot import Search
from feldherr.cli import saves
from feldherr.cli.arguments import AsJson, chosen_game, console, failed, loaded, print_json
from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE, Malformed
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position, answer, begin
from feldherr.proving import bench as speed
from feldherr.proving import same, scenario
from feldherr.proving.battery import fuzz as battery
from feldherr.proving.battery.coverage import Coverage
from feldherr.proving.battery.fuzz import Report
from feldherr.proving.bench import Speed

SPARSE = 7
"""The search is measured at one decision in so many."""
Jobs = Annotated[int | None, typer.Option("--jobs", min=1, max=256, help="Processes; default: one a core.")]


def fuzz(
    game_name: Annotated[str, typer.Argument(metavar="GAME", help="Its name, or a part of it.")],
    count: Annotated[int | None, typer.Option("--games", metavar="N", min=1, help="How many games (100).")] = None,
    minutes: Annotated[float | None, typer.Option(metavar="M", min=0, help="Or so many minutes.")] = None,
    every: Annotated[int, typer.Option(metavar="N", min=1, help="Check one question in N.")] = 20,
    thorough: Annotated[int, typer.Option(metavar="N", min=0, help="First so many games, every question.")] = 0,
    seed: Annotated[int, typer.Option(min=0, help="The number of the first game.")] = 0,
    jobs: Jobs = None,
    to: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Where records of failures go.")] = None,
    scenarios: Annotated[
        list[Path] | None, typer.Option(metavar="FOLDER", help="What they reach counts as reached; may be repeated.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Play random games under every check; a failure leaves a record that replay opens."""
    game = chosen_game(game_name)
    if count is not None and minutes is not None:
        raise typer.BadParameter("Say how many games or how many minutes, not both.")
    if minutes is None:
        count = count or 100
    known = reached(game.name, scenarios) if scenarios else None
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    screen = console()
    with Progress(*columns, TimeRemainingColumn(), console=screen, transient=True, disable=as_json) as progress:
        task = progress.add_task(f"{game.name}: games", total=count)

        def tell(games: int, seconds: float) -> None:
            total = count or (games * 60 * minutes / seconds if minutes and seconds else None)
            progress.update(task, completed=games, total=total)

        report = battery.fuzz(
            game.name, count, minutes, every=every, thorough=thorough, seed=seed, processes=jobs,
            folder=to or saves.folder() / "fuzz", progress=tell, known=known,
        )  # fmt: skip
    print_json(in_short(report)) if as_json else show(report)
    if report.failures:
        raise typer.Exit(1)


def reached(name: str, folders: list[Path]) -> Coverage:
    """What the scenarios of a game in these folders come to."""
    coverage = Coverage()
    for path in sorted(path for folder in folders for path in folder.rglob("*.toml")):
        try:
            if scenario.read(path.read_text("utf-8")).game == name:
                scenario.run_file(path, coverage)
        except (Malformed, OSError, UnicodeDecodeError) as wrong:
            failed(f"{path}: {wrong}.")
    return coverage


def in_short(report: Report) -> dict[str, object]:
    """A report for programs."""
    coverage = report.coverage
    return {
        "game": report.game, "games": coverage.games, "answers": coverage.answers, "checks": coverage.checks,
        "seconds": round(report.seconds, 3), "failures": [failure._asdict() for failure in report.failures],
        "outcomes": dict(coverage.outcomes), "questions": dict(coverage.questions), "events": dict(coverage.events),
        "worlds": dict(coverage.worlds),
        "unreached": {
            "questions": report.unreached.questions, "events": report.unreached.events,
            "refusals": [str(refusal) for refusal in report.unreached.refusals],
            "manners": report.unreached.manners,
        },
    }  # fmt: skip


def show(report: Report) -> None:
    coverage, screen = report.coverage, console()
    rate = coverage.games / report.seconds if report.seconds else 0.0
    screen.print(
        f"{report.game}: {coverage.games:,} games, {coverage.answers:,} answers, {coverage.checks:,} checks "
        f"in {report.seconds:,.0f} s ({rate:.1f} games a second)."
    )
    ended = ", ".join(f"{manner} {count:,}" for manner, count in coverage.outcomes.most_common())
    screen.print(f"Ended: {ended or 'none'}.")
    if coverage.worlds:
        least = min(coverage.worlds, key=lambda name: coverage.worlds[name])
        total = sum(coverage.worlds.values())
        screen.print(f"Other worlds compared: {total:,}; fewest at {least}: {coverage.worlds[least]:,}.")
    for kind, names in zip(("questions", "events", "refusals", "manners of ending"), report.unreached):
        if names:
            screen.print(f"Never reached: {len(names)} {kind}")
        for name in () if report.failures else names:
            screen.print(f"  {name}", soft_wrap=True)
    if not report.unreached:
        screen.print("Every question, event, refusal and manner of ending was reached.")
    for failure in report.failures:
        typer.echo(f"Game {failure.seed} broke {failure.check}: {failure.why}", err=True)
        typer.echo(f"  feldherr replay {failure.file}", err=True)
    if not report.failures:
        screen.print("No check failed.")


def bench(
    game_name: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Its name; default: all games.")] = None,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long to measure each.")] = 5.0,
    environment: Annotated[bool, typer.Option("--environment", help="Also the environment for learning.")] = False,
    search: Annotated[bool, typer.Option("--search", help="Also the search of the opponents.")] = False,
    count: Annotated[int | None, typer.Option("--same", metavar="N", min=1, help="Instead: N games twice.")] = None,
    as_json: AsJson = False,
) -> None:
    """Measure how fast random games are played on one core, beside python-chess on the same machine."""
    chosen = [chosen_game(game_name)] if game_name else [loaded(name) for name in shelf.names()]
    if count:
        compare(chosen, count)
        return
    found = []
    with Progress(console=console(), transient=True, disable=as_json) as progress:
        for game in progress.track(chosen, description="measuring"):
            strolling = stroll(game.name) if environment else None
            found.append(speed.bench(game, seconds, stroll=strolling, search=thinking(game) if search else None))
    if as_json:
        print_json(found)
        return
    for one in found:
        in_all = f"{one.games:,} games, {one.decisions:,} decisions in {one.seconds:.1f} s"
        console().print(f"{one.game}: {in_all}, {how(one)}")
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(justify="right")
        for figure, of_what in figures(one):
            grid.add_row(f"  {figure}", of_what)
        console().print(grid)


def compare(chosen: list[Game], count: int) -> None:
    """Whether compiled modules play the same games as written ones, answer by answer."""
    for game in chosen:
        other = same.differing(game, count)
        if other:
            failed(f"{game.name}: games {', '.join(map(str, other))} of {count} go another way when compiled.")
        compiled, _ = fast.running()
        console().print(f"{game.name}: {count} games, the same as written and with {compiled} modules compiled.")


def stroll(name: str) -> speed.Stroll:
    """A random game in the PettingZoo environment."""
    try:
        from feldherr.sim.environment import Environment, random_game
    except ImportError as missing:
        raise typer.BadParameter("--environment needs PettingZoo and Gymnasium: install the extra `lab`.") from missing
    env = Environment(name)
    return lambda rng: random_game(env, rng)


def thinking(game: Game) -> speed.Stroll:
    """The captain's search, decision after decision of a game between greedy opponents; its iterations."""
    rng = random.Random(game.name)
    search = bots.bot(game.name, f"search:{levels.iterations('captain', game.name)}")
    greedy = bots.bot(game.name, "greedy" if "greedy" in bots.names(game.name) else "random")
    assert isinstance(search, Search)
    asked = cycle(decisions(game, greedy, rng)[:: max(1, SPARSE)])

    def think(rng: random.Random) -> int:
        before, (position, seat) = search.used, next(asked)
        search.choose(game, position, seat, rng)
        return search.used - before

    return think


def decisions(game: Game, bot: Bot, rng: random.Random) -> list[tuple[Position, int]]:
    """The positions of one game in which somebody has a choice, and who."""
    position, _ = begin(game, game.options_type())
    found = []
    while position.outcome is None:
        question = position.questions[0]
        if question.actor == CHANCE:
            choice = chance.take(question, chance.from_random(rng))
        else:
            if len(question.options()) > 1:
                found.append((position, question.actor))
            choice = answer_of(bot, game, position, question.actor, rng)
        position, _ = answer(game, position, question.actor, choice)
    return found


def how(one: Speed) -> str:
    """Whether it ran as written or compiled."""
    words = f"compiled ({one.compiled} modules)" if one.compiled else "as written"
    return f"{words}; out of date, so left aside: {', '.join(one.stale)}" if one.stale else words


def figures(one: Speed) -> list[tuple[str, str]]:
    """What was measured, in a sentence's order."""

    def rate(value: float) -> str:
        return f"{value:,.1f}" if value < 100 else f"{value:,.0f}"

    chess, ratio = one.chess_moves_per_second, one.decisions_to_chess
    steps, share = one.steps_per_second, one.steps_to_decisions
    found = [
        (rate(one.decisions_per_second), "decisions/s (two or more options, listed)"),
        (rate(one.games_per_second), "whole random games/s"),
        (rate(one.answers_per_second), "answers/s by replay, every position kept"),
        (rate(one.copies_per_second), "copies of the state/s"),
        (rate(chess) if chess else "–", "moves/s of python-chess" if chess else "python-chess is not installed"),
        (f"{ratio:.2f}" if ratio else "–", "decisions for each move of python-chess"),
    ]
    if steps and share:
        found += [(rate(steps), "steps/s of the environment, an observation each"), (f"{share:.2f}", "of decisions/s")]
    if one.iterations_per_second:
        found.append((rate(one.iterations_per_second), "iterations/s of the search (captain)"))
    return found
