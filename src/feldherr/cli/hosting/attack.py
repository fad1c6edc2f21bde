"""`feldherr attack`: bent frames against a server of one's own."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import Annotated

import typer

from feldherr import games


def attack(
    frames: Annotated[int, typer.Option(help="How many to send.", min=1)] = 5000,
    seed: Annotated[int, typer.Option(help="The same attack again.")] = 0,
    game: Annotated[list[str] | None, typer.Option(help="Only this game; several may be named.")] = None,
) -> None:
    """Start a server and send it frames bent out of shape, in every game; exit code 1 if one was not dealt with."""
    from feldherr.cli.hosting.loadtest import server
    from feldherr.server.load.attack import attack as go

    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as (base, _):
        tale = asyncio.run(go(base, tuple(game or games.names()), frames, seed))
    typer.echo(f"{tale.sent} frames sent")
    for what, number in tale.heard.most_common():
        typer.echo(f"{number:8} {what}")
    for why, number in tale.refused.most_common():
        typer.echo(f"{number:8} {why}")
    typer.echo(f"{tale.explained} connections ended with a reason, {len(tale.unexplained)} without")
    for line in tale.unexplained[:20]:
        typer.echo(line, err=True)
    if tale.unexplained:
        raise typer.Exit(1)
