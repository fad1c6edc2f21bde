"""`feldherr backup` and `feldherr restore`: all games of a server in one file, and back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from feldherr.cli.arguments import failed
from feldherr.cli.saves import folder

Data = Annotated[Path | None, typer.Option(help="Where the server keeps its games.", show_default=False)]


def database_in(data: Path | None) -> Path:
    """The database in a folder for `serve`; without one the command is used wrongly."""
    from feldherr.server.store.database import FILE

    file = (data or folder() / "server") / FILE
    if not file.is_file():
        raise typer.BadParameter(f"there are no games in {file.parent}; the folder that `feldherr serve --data` has.")
    return file


@contextmanager
def changing(data: Path | None, verb: str, undone: str) -> Iterator[Path]:
    """The database of a server, to be changed beside it; what keeps one from that is a sentence."""
    from sqlalchemy.exc import DatabaseError

    from feldherr.server.store.upkeep.copies import reason
    from feldherr.server.store.upkeep.lock import Unusable
    from feldherr.server.store.upkeep.upgrade import newest, stored_version

    path = database_in(data)
    try:
        if stored_version(path) != newest():
            failed(f"The games in {path} are of an older version: start the server once, then {verb}.")
        yield path
    except Unusable as wrong:
        failed(str(wrong))
    except DatabaseError as wrong:
        failed(f"{undone}: {reason(wrong)}.")


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; it must not be there yet.")], data: Data = None
) -> None:
    """Copy all games, accounts and analyses into one file, while the server runs or not."""
    from feldherr.server.store.upkeep.copies import copy
    from feldherr.server.store.upkeep.lock import Unusable
    from feldherr.server.store.upkeep.upgrade import count, stored_version

    source = database_in(data)
    try:
        copy(source, file)
        stored_version(file)
    except Unusable as wrong:
        failed(str(wrong))
    found = f"{count(file, 'games')} games, {count(file, 'answers')} answers, {file.stat().st_size / 1e6:.1f} MB"
    typer.echo(f"{file}: {found}. `feldherr restore` puts it back.")


def restore(
    file: Annotated[Path, typer.Argument(help="A file that `feldherr backup` has written.")], data: Data = None
) -> None:
    """Put a copy in the place of a server's games; what was there stays beside it. The server must not run."""
    from feldherr.server.store.upkeep.lock import Unusable
    from feldherr.server.store.upkeep.restoring import put_back
    from feldherr.server.store.upkeep.upgrade import count

    if not file.is_file():
        raise typer.BadParameter(f"there is no file {file}.")
    target = data or folder() / "server"
    try:
        path, before = put_back(file, target)
    except Unusable as wrong:
        failed(str(wrong))
    typer.echo(f"{path} holds {count(path, 'games')} games, {count(path, 'answers')} answers.")
    if before is not None:
        typer.echo(f"What was there before is in {before}.")
