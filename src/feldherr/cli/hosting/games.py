"""`feldherr games`: what can be played; and what rids a server of single games: `delete`, or `end` if one is stuck."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import time
from typing import Annotated

import typer

from feldherr.cli.arguments import AsJson, Lang, failed
from feldherr.cli.hosting.copies import Data, changing
from feldherr.cli.reading.listing import games

app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
Names = Annotated[list[str], typer.Argument(help="As in its address: /game/NAME.", show_default=False)]
Yes = Annotated[bool, typer.Option("--yes", help="Do it; without this it is only said.")]


@app.callback(invoke_without_command=True)
def listing(context: typer.Context, lang: Lang = None, as_json: AsJson = False) -> None:
    """List the games, their opponents and their options."""
    if context.invoked_subcommand is None:
        games(lang, as_json)


@app.command()
def delete(names: Names, yes: Yes = False, data: Data = None) -> None:
    """Delete games of a server for good, running ones too. Who sits there is sent away with the next answer."""
    from feldherr.server.store.upkeep.pruning import remove_all

    single(names, yes, data, "delete", "deleted", remove_all)


@app.command()
def end(names: Names, yes: Yes = False, data: Data = None) -> None:
    """End games that are stuck: broken off, nobody has won, nobody is rated. They can still be looked at."""
    from feldherr.server.store.upkeep.ending import GOING_ON, end_all

    single(names, yes, data, "end", "ended", lambda path, names: end_all(path, names, time()), GOING_ON)


def single(
    names: list[str],
    yes: bool,
    data: Path | None,
    verb: str,
    done: str,
    act: Callable[[Path, list[str]], list[str]],
    phases: tuple[str, ...] = ("",),
) -> None:
    """Do something to single games, to all or none; those not in one of the phases stay as they are."""
    from feldherr.server.store.upkeep.pruning import found_among

    with changing(data, verb, f"Nothing was {done}") as path:
        there = found_among(path, names)
        if missing := [name for name in names if name not in there]:
            failed(f"There is no game {', '.join(missing)}; nothing was {done}.")
        changed = act(path, names) if yes else []
    for name in names:
        stays = not there[name].endswith(phases)
        typer.echo(f"{name}: {there[name]}{f', {done}' if name in changed else ', stays as it is' if stays else ''}")
    if not yes:
        typer.echo(f"Nothing was {done}; with --yes it will be.")
