"""`feldherr check`: what an upgrade would do to every game, said beforehand."""

from __future__ import annotations

from collections import Counter

import msgspec
import typer

from feldherr.cli.arguments import AsJson, failed, print_json
from feldherr.cli.hosting.copies import Data, database_in

WORDS = {
    "plays on": "play on as they are",
    "goes on": "go on from their last stored position, under the new rules",
    "replays": "are over and can be played again",
    "film": "are over and stay as a film: log, pictures and draws as they were",
    "in part": "are over, and only a part of their pictures was kept",
    "waits": "cannot go on with this version, and wait for the one they were played with",
    "unknown": "are games this version does not have",
}


def check(data: Data = None, as_json: AsJson = False) -> None:
    """Say what this version would do with every game of a server, without changing anything; the server may run.

    The exit code is 1 if something would be lost or would have to wait.
    """
    from feldherr.server.archive.checking import check as look
    from feldherr.server.store.upkeep.lock import Unusable

    folder = database_in(data).parent
    try:
        found = list(look(folder))
    except Unusable as wrong:
        failed(str(wrong))
    if as_json:
        print_json([{**msgspec.structs.asdict(one), "safe": one.safe} for one in found])
    else:
        for fate, number in Counter(one.fate for one in found).items():
            typer.echo(f"{number:6} {WORDS[fate]}")
        for one in found:
            if not one.safe:
                lost = f", without their last {one.lost} answers" if one.lost else ""
                typer.echo(f"{one.id} {one.game} {one.name!r} ({one.phase}): {one.fate}{lost}")
        unsafe = sum(not one.safe for one in found)
        typer.echo("Nothing would be lost." if not unsafe else f"{unsafe} of {len(found)} games would lose something.")
    if any(not one.safe for one in found):
        raise typer.Exit(1)
