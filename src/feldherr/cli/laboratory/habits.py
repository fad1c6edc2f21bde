"""`feldherr habits`: which kinds of orders an opponent gives, and which never, though they were open to it."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.table import Table as Grid

from feldherr.cli.arguments import AsJson, chosen_game, console, game_options, print_json
from feldherr.cli.laboratory.contests import Given, Seed, check
from feldherr.sim.matches.habits import Habits, habits


def command(
    game_name: Annotated[str, typer.Argument(metavar="GAME", help="Its name, or a part of it.")],
    opponent: Annotated[str, typer.Option("--bot", metavar="NAME", help="Who plays all seats.")] = "marshal",
    count: Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many games.")] = 4,
    seed: Seed = 0,
    given: Given = None,
    as_json: AsJson = False,
) -> None:
    """Count which orders an opponent gives.

    It plays itself; what was open to it and never given is named, and how long it thinks.
    """
    game = chosen_game(game_name)
    options = game_options(game, given)
    check(game, options, [opponent])
    found = habits(game.name, opponent, count, seed, msgspec.to_builtins(options))
    if as_json:
        print_json(found)
        return
    screen = console()
    screen.print(f"{game.name}: {found.games:,} games of {opponent}, {found.decisions:,} decisions, seed {seed}")
    screen.print(f"  half of them within {found.middle:.3f} s of one core, the longest {found.longest:.2f} s")
    screen.print(order_table(found))
    for order in found.never:
        screen.print(f"  never: {order.kind} at {order.question}, open {order.open:,} times")


def order_table(found: Habits) -> Grid:
    grid = Grid(box=None, padding=(0, 2))
    for heading in ("question", "order", "given", "open", "in games"):
        grid.add_column(heading, justify="left" if heading in ("question", "order") else "right")
    for one in found.orders:
        if one.given:
            grid.add_row(one.question, one.kind, f"{one.given:,}", f"{one.open:,}", str(one.games))
    return grid
