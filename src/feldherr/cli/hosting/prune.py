"""`feldherr prune`: delete what nobody will miss."""

from __future__ import annotations

from time import time
from typing import Annotated

import typer

from feldherr.cli.hosting.copies import Data, changing

DAY = 86400.0


def prune(
    older: Annotated[int, typer.Option(help="Only what is older than so many days.", min=1)] = 90,
    yes: Annotated[bool, typer.Option("--yes", help="Do it; without this it is only said.")] = False,
    data: Data = None,
) -> None:
    """Delete open games nobody has joined, and uploaded records. Games that people have played always stay."""
    from feldherr.server.store.upkeep.pruning import prune as remove

    with changing(data, "prune", "Nothing was deleted") as path:
        found = remove(path, time() - older * DAY, yes)
    for names, what in ((found.open, "open games nobody has joined"), (found.uploads, "uploaded records")):
        typer.echo(f"{len(names)} {what}{': ' + ' '.join(names) if names else ''}")
    if not yes and (found.open or found.uploads):
        typer.echo("Nothing was deleted; with --yes it will be.")
