"""`feldherr match`: opponents against each other. `feldherr ladder`: all of a game, each against each."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table as Grid

from feldherr import bots
from feldherr.bots.outside import named
from feldherr.cli.arguments import AsJson, chosen_game, console, game_options, print_json
from feldherr.kernel.game import Game
from feldherr.sim.matches import elo
from feldherr.sim.matches.contest import Played, contenders, sides_of
from feldherr.sim.matches.elo import Rated
from feldherr.sim.matches.match import Score, play_all, scores, series

Jobs = Annotated[int, typer.Option("--jobs", metavar="J", min=1, max=256, help="Processes.")]
Seed = Annotated[int, typer.Option("--seed", metavar="S", min=0, help="The same number gives the same games.")]
Given = Annotated[str | None, typer.Option("--options", metavar="KEY=VALUE,…", help="Options of the game.")]


def match(
    names: Annotated[list[str], typer.Argument(metavar="BOT BOT…", help="One a side; the last takes what is left.")],
    game_name: Annotated[str, typer.Option("--game", metavar="GAME", help="Its name, or a part of it.")],
    count: Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many games.")] = 100,
    seed: Seed = 0,
    jobs: Jobs = 1,
    given: Given = None,
    as_json: AsJson = False,
) -> None:
    """Let opponents play each other; from game to game everybody moves on by one side."""
    game = chosen_game(game_name)
    options = game_options(game, given)
    check(game, options, names)
    played = play_through(game, [names], count, seed, jobs, options, as_json)[0]
    found = scores(names, played)
    if as_json:
        print_json({"game": game.name, "seed": seed, "scores": found, "games": played})
        return
    console().print(f"{game.name}: {len(played)} games, seed {seed}")
    console().print(score_table(found))


def check(game: Game, options: Any, names: list[str]) -> None:
    """Every opponent must be known, and there must be a side for each."""
    try:
        for name in names:
            named(game.name, name)
        contenders(names, len(sides_of(game, options)))
    except (KeyError, ValueError) as wrong:
        words = str(wrong.args[0])
        raise typer.BadParameter(f"{words[:1].upper()}{words[1:]}.") from None


def play_through(
    game: Game, lists: list[list[str]], count: int, seed: int, jobs: int, options: Any, quiet: bool
) -> list[list[Played]]:
    """Several matches behind one progress bar; the games of each by their number."""
    given = msgspec.to_builtins(options)
    contests = [one for names in lists for one in series(game.name, names, count, seed, given)]
    found: dict[tuple[str, ...], list[Played]] = {tuple(names): [] for names in lists}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TimeRemainingColumn(), console=console(), transient=True, disable=quiet) as progress:
        task = progress.add_task(f"{game.name}: games", total=len(contests))
        for contest, played in play_all(contests, jobs, lambda _: progress.advance(task)):
            found[contest.bots].append(played)
    return [sorted(found[tuple(names)], key=lambda played: played.number) for names in lists]


def score_table(found: list[Score]) -> Grid:
    grid = Grid(box=None, padding=(0, 2))
    for heading in ("opponent", "wins", "of", "rate", "95 %", "fair", "s/decision"):
        grid.add_column(heading, justify="left" if heading == "opponent" else "right")
    for one in found:
        grid.add_row(
            one.bot, f"{one.points:g}", str(one.games), f"{one.rate:.1%}", f"{one.low:.1%} – {one.high:.1%}",
            f"{one.fair:.0%}", f"{one.seconds_per_decision:.3f}",
        )  # fmt: skip
    return grid


def ladder(
    game_name: Annotated[str, typer.Argument(metavar="GAME", help="Its name, or a part of it.")],
    names: Annotated[str | None, typer.Option("--bots", metavar="BOT,…", help="Who; default: all of the game.")] = None,
    count: Annotated[int, typer.Option("--games", metavar="N", min=1, help="Games of each pair.")] = 20,
    seed: Seed = 0,
    jobs: Jobs = 1,
    given: Given = None,
    to: Annotated[Path | None, typer.Option("--to", metavar="SVG", help="Where the picture goes.")] = None,
    as_json: AsJson = False,
) -> None:
    """Let each opponent of a game play each other, and put them on one scale."""
    game = chosen_game(game_name)
    options = game_options(game, given)
    chosen = [name.strip() for name in names.split(",")] if names else list(bots.names(game.name))
    pairs = list(combinations(range(len(chosen)), 2))
    if not pairs:
        raise typer.BadParameter("A ladder needs two opponents at least.")
    for one, other in pairs:
        check(game, options, [chosen[one], chosen[other]])
    lists = [[chosen[one], chosen[other]] for one, other in pairs]
    results = duels(game, lists, pairs, count, seed, jobs, options, as_json)
    rated = elo.rate(chosen, results)
    place = to or Path(f"ladder-{game.name}.svg")
    place.write_text(elo.picture(f"{game.name}: {count} games of each pair", rated), "utf-8")
    if as_json:
        between = [{"bots": names, "points": results[pair][0], "games": results[pair][1]}
                   for names, pair in zip(lists, pairs)]  # fmt: skip
        print_json({"game": game.name, "seed": seed, "rated": rated, "pairs": between, "picture": str(place)})
        return
    console().print(rated_table(rated))
    console().print(f"Picture: {place}", soft_wrap=True)


def duels(
    game: Game, lists: list[list[str]], pairs: list[tuple[int, int]], count: int, seed: int, jobs: int, options: Any,
    quiet: bool,
) -> dict[tuple[int, int], tuple[float, int]]:  # fmt: skip
    """Points and games of each pair. Where there are more than two sides, each of the two is once alone among many."""
    if len(sides_of(game, options)) == 2:
        found = play_through(game, lists, count, seed, jobs, options, quiet)
        return {pair: duel(played) for pair, played in zip(pairs, found)}
    turned = [[other, one] for one, other in lists]
    found = play_through(game, [*lists, *turned], (count + 1) // 2, seed, jobs, options, quiet)
    results = {}
    for pair, alone, among in zip(pairs, found, found[len(lists) :]):
        (points, games), (against, more) = duel(alone), duel(among)
        results[pair] = (points + more - against, games + more)
    return results


def duel(found: list[Played]) -> tuple[float, int]:
    """Points of the first and games: a game that neither has won alone is shared."""
    points = 0.0
    for played in found:
        one, other = played.points
        points += 1.0 if one > other else 0.5 if one == other else 0.0
    return points, len(found)


def rated_table(rated: list[Rated]) -> Grid:
    grid = Grid(box=None, padding=(0, 2))
    for heading in ("opponent", "Elo", "±", "points", "games"):
        grid.add_column(heading, justify="left" if heading == "opponent" else "right")
    for one in sorted(rated, key=lambda entry: entry.elo, reverse=True):
        grid.add_row(one.bot, f"{one.elo:.0f}", f"{one.margin:.0f}", f"{one.points:g}", str(one.games))
    return grid
