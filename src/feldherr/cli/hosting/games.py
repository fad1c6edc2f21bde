"""`feldherr games`: what can be played; and `feldherr games delete`, which rids a server of single games."""

from __future__ import annotations

from typing import Annotated

import typer

from feldherr.cli.arguments import AsJson, Lang, failed
from feldherr.cli.hosting.copies import Data, database_in
from feldherr.cli.reading.listing import games

app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)


@app.callback(invoke_without_command=True)
def listing(context: typer.Context, lang: Lang = None, as_json: AsJson = False) -> None:
    """List the games, their opponents and their options."""
    if context.invoked_subcommand is None:
        games(lang, as_json)


@app.command()
def delete(
    names: Annotated[list[str], typer.Argument(help="As in its address: /game/NAME.", show_default=False)],
    yes: Annotated[bool, typer.Option("--yes", help="Do it; without this it is only said.")] = False,
    data: Data = None,
) -> None:
    """Delete games of a server for good, running ones too. Who sits there is sent away with the next answer."""
    from sqlalchemy.exc import DatabaseError

    from feldherr.server.store.upkeep.copies import reason
    from feldherr.server.store.upkeep.lock import Unusable
    from feldherr.server.store.upkeep.pruning import found_among, remove_all
    from feldherr.server.store.upkeep.upgrade import newest, stored_version

    path = database_in(data)
    try:
        if stored_version(path) != newest():
            failed(f"The games in {path} are of an older version: start the server once, then delete.")
        there = found_among(path, names)
        if missing := [name for name in names if name not in there]:
            failed(f"There is no game {', '.join(missing)}; nothing was deleted.")
        if yes:
            remove_all(path, names)
    except Unusable as wrong:
        failed(str(wrong))
    except DatabaseError as wrong:
        failed(f"Nothing was deleted: {reason(wrong)}.")
    for name in names:
        typer.echo(f"{name}: {there[name]}{', deleted' if yes else ''}")
    if not yes:
        typer.echo("Nothing was deleted; with --yes it will be.")
