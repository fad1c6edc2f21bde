"""`feldherr prune`: delete what nobody will miss."""

from __future__ import annotations

from time import time
from typing import Annotated

import typer

from feldherr.cli.arguments import failed
from feldherr.cli.hosting.copies import Data, database_in

DAY = 86400.0


def prune(
    older: Annotated[int, typer.Option(help="Only what is older than so many days.", min=1)] = 90,
    yes: Annotated[bool, typer.Option("--yes", help="Do it; without this it is only said.")] = False,
    data: Data = None,
) -> None:
    """Delete open games nobody has joined, and uploaded records. Games that people have played always stay."""
    from sqlalchemy.exc import DatabaseError

    from feldherr.server.store.upkeep.copies import reason
    from feldherr.server.store.upkeep.lock import Unusable
    from feldherr.server.store.upkeep.pruning import prune as remove
    from feldherr.server.store.upkeep.upgrade import newest, stored_version

    path = database_in(data)
    try:
        if stored_version(path) != newest():
            failed(f"The games in {path} are of an older version: start the server once, then prune.")
        found = remove(path, time() - older * DAY, yes)
    except Unusable as wrong:
        failed(str(wrong))
    except DatabaseError as wrong:
        failed(f"Nothing was deleted: {reason(wrong)}.")
    for names, what in ((found.open, "open games nobody has joined"), (found.uploads, "uploaded records")):
        typer.echo(f"{len(names)} {what}{': ' + ' '.join(names) if names else ''}")
    if not yes and (found.open or found.uploads):
        typer.echo("Nothing was deleted; with --yes it will be.")
