"""The command `feldherr` and its subcommands."""

from __future__ import annotations

import atexit
import gc
import os
import sys
from typing import Annotated

import typer

from feldherr import __version__, games
from feldherr.cli.commands import Commands

SELDOM = (100_000, 20, 50)
"""So seldom garbage is looked for: hardly anything needs it, and every look takes in all positions of a search."""

app = typer.Typer(
    name="feldherr", cls=Commands, no_args_is_help=True, add_completion=False, rich_markup_mode=None,
    pretty_exceptions_enable=False,
)  # fmt: skip


def show_version(asked: bool) -> None:
    if asked:
        typer.echo(f"feldherr {__version__}")
        raise typer.Exit


@app.callback()
def feldherr(
    version: Annotated[bool, typer.Option("--version", callback=show_version, is_eager=True, help="Version.")] = False,
) -> None:
    """Historical board wargames, complete and rules-enforced."""
    games.register_all(os.environ.get(games.EXTRA, ""))


def main() -> None:
    """The entry point: nothing a player types, and no closed pipe, ends in a traceback."""
    gc.set_threshold(*SELDOM)
    atexit.register(gc.freeze)                              # nor once more at the end, when the system takes it all
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        app()
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
