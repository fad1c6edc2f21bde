"""`feldherr reports`: what players have reported."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

import typer

from feldherr.cli.arguments import AsJson, failed, print_json
from feldherr.cli.hosting.copies import Data, database_in


def reports(
    done: Annotated[list[int] | None, typer.Option(help="The number of one that is dealt with.")] = None,
    every: Annotated[bool, typer.Option("--all", help="Also those that are dealt with.")] = False,
    data: Data = None,
    as_json: AsJson = False,
) -> None:
    """Read what players have reported of each other, the oldest first; the server may run."""
    from sqlalchemy import select, update

    from feldherr.server.store.tables import reports as table
    from feldherr.server.store.upkeep.lock import Unusable
    from feldherr.server.store.upkeep.upgrade import closed, engine_for, newest, stored_version

    path = database_in(data)
    try:
        if stored_version(path) != newest():
            failed(f"The games in {path} are of an older version: start the server once.")
    except Unusable as wrong:
        failed(str(wrong))
    with closed(engine_for(path)) as engine, engine.begin() as connection:
        for number in done or ():
            if not connection.execute(update(table).where(table.c.number == number).values(done=True)).rowcount:
                failed(f"There is no report {number}.")
        open_ones = select(table).order_by(table.c.number)
        rows = connection.execute(open_ones if every else open_ones.where(~table.c.done)).mappings().all()
    if as_json:
        print_json([dict(row) for row in rows])
        return
    for row in rows:
        at = datetime.fromtimestamp(row["at"], UTC).strftime("%Y-%m-%d %H:%M")
        where = f", game {row['game']}" if row["game"] else ""
        state = ", dealt with" if row["done"] else ""
        typer.echo(f"{row['number']}  {at}  {row['name'] or 'a guest'} about {printable(row['about'])}{where}{state}")
        for line in row["text"].splitlines():
            typer.echo(f"    {printable(line)}")
    if not rows:
        typer.echo("Nothing is reported.")


def printable(line: str) -> str:
    """What a stranger has written, so that it can stand in a terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in line)
