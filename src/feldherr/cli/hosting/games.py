"""`feldherr games`: what can be played; and what rids a server of single games: `delete`, or `end` if one is stuck."""

from __future__ import annotations

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
    from feldherr.server.store.upkeep.pruning import found_among, remove_all

    with changing(data, "delete", "Nothing was deleted") as path:
        there = found_among(path, names)
        if missing := [name for name in names if name not in there]:
            failed(f"There is no game {', '.join(missing)}; nothing was deleted.")
        if yes:
            remove_all(path, names)
    for name in names:
        typer.echo(f"{name}: {there[name]}{', deleted' if yes else ''}")
    if not yes:
        typer.echo("Nothing was deleted; with --yes it will be.")


@app.command()
def end(names: Names, yes: Yes = False, data: Data = None) -> None:
    """End games that are stuck: broken off, nobody has won, nobody is rated. They can still be looked at."""
    from feldherr.server.store.upkeep.ending import GOING_ON, end_all
    from feldherr.server.store.upkeep.pruning import found_among

    with changing(data, "end", "Nothing was ended") as path:
        there = found_among(path, names)
        if missing := [name for name in names if name not in there]:
            failed(f"There is no game {', '.join(missing)}; nothing was ended.")
        done = end_all(path, names, time()) if yes else []
    for name in names:
        went_on = there[name].endswith(GOING_ON)
        typer.echo(f"{name}: {there[name]}{', ended' if name in done else '' if went_on else ', stays as it is'}")
    if not yes:
        typer.echo("Nothing was ended; with --yes it will be.")
