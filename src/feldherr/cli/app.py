"""The command `feldherr` and its subcommands."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

from feldherr import __version__, games
from feldherr.cli.hosting import check, copies, loadtest, password, prune, serve
from feldherr.cli.laboratory import contests, opponents, simulate
from feldherr.cli.making import new_game
from feldherr.cli.proving import prove
from feldherr.cli.reading import analyse, boards, listing, replay, rules, scenario, verify
from feldherr.cli.terminal import play

app = typer.Typer(
    name="feldherr", no_args_is_help=True, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False
)


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


app.command("games")(listing.games)
app.command("play")(play.play)
app.command("serve")(serve.serve)
app.command("password")(password.password)
app.command("check")(check.check)
app.command("backup")(copies.backup)
app.command("restore")(copies.restore)
app.command("prune")(prune.prune)
app.command("rules")(rules.rules)
app.command("replay")(replay.replay)
app.command("verify")(verify.verify)
app.command("analyse")(analyse.analyse)
app.command("fuzz")(prove.fuzz)
app.command("bench")(prove.bench)
app.command("match")(contests.match)
app.command("ladder")(contests.ladder)
app.command("opponents")(opponents.opponents)
app.command("simulate")(simulate.command)
app.command("loadtest")(loadtest.loadtest)
app.command("new-game")(new_game.new_game)
app.add_typer(scenario.app, name="scenario")
app.add_typer(boards.app, name="board")


def main() -> None:
    """The entry point: nothing a player types, and no closed pipe, ends in a traceback."""
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
