"""`feldherr password`: a new one for somebody who has forgotten his."""

from __future__ import annotations

from pathlib import Path
from time import time
from typing import Annotated

import typer

from feldherr.cli.saves import folder


def password(
    name: Annotated[str, typer.Argument(help="The account's name.")],
    data: Annotated[Path | None, typer.Option(help="Where the server keeps its games.", show_default=False)] = None,
) -> None:
    """Give an account another password and sign it out everywhere; the server may be running."""
    from sqlalchemy import create_engine, delete, inspect, select, update

    from feldherr.server.accounts.hashing import HASHER
    from feldherr.server.accounts.members import LEAST, same
    from feldherr.server.store.database import FILE
    from feldherr.server.store.tables import accounts, logins

    file = (data or folder() / "server") / FILE
    if not file.is_file():
        raise typer.BadParameter(f"there are no games in {file.parent}; the folder that `feldherr serve --data` has.")
    engine, mine = create_engine(f"sqlite:///{file}"), accounts.c.key == same(name)
    with engine.connect() as connection:
        known = inspect(connection).has_table(accounts.name)
        if known and "signed_out" not in {column["name"] for column in inspect(connection).get_columns(accounts.name)}:
            raise typer.BadParameter("these games are of an older version: start the server once.")
        if not known or connection.execute(select(accounts.c.name).where(mine)).first() is None:
            raise typer.BadParameter(f"no account is called {name!r}.")
    new = typer.prompt("New password", hide_input=True, confirmation_prompt=True)
    if len(new) < LEAST:
        raise typer.BadParameter(f"a password has at least {LEAST} characters.")
    with engine.begin() as connection:
        connection.execute(update(accounts).where(mine).values(password=HASHER.hash(new), signed_out=time()))
        whose = select(accounts.c.player).where(mine).scalar_subquery()
        connection.execute(delete(logins).where(logins.c.player == whose))
    engine.dispose()
    typer.echo(f"{name} has a new password.")
