"""From what an older version has stored to what this one stores: all or nothing, and after a copy was made.

Alembic is loaded only where there is something to migrate: it would take a tenth of an idle server's memory.
"""

from __future__ import annotations

import logging
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect
from sqlalchemy.exc import DatabaseError
from sqlalchemy.pool import NullPool

from feldherr.server.store.tables import metadata
from feldherr.server.store.upkeep.copies import copy, reason
from feldherr.server.store.upkeep.lock import Unusable

if TYPE_CHECKING:
    from alembic.config import Config

log = logging.getLogger(__name__)
MIGRATIONS = Path(__file__).resolve().parent.parent / "migrations"
REVISION = re.compile(r'^revision = "(\d+)"$', re.MULTILINE)
LOOKED_THROUGH = 1 << 30
"""A database up to this size is looked through for damage at every start; a larger one would take too long."""


def bring_up_to_date(path: Path, copied: bool = False) -> None:
    """Run the migrations that are missing, in one transaction; if any are, there is a copy from before."""
    with closed(engine_for(path)) as engine:
        try:
            with engine.connect() as connection:
                before, after = revision(connection), newest()
                if before == after or before is not None:
                    look_through(connection, path)
            if before == after:
                return
            check_known(path, before)
            if before is not None and not copied:
                kept = copy_before(path, before)
                log.warning("the database goes from %s to %s; as it was before it is in %s", before, after, kept)
            with engine.begin() as connection:
                migrate(connection)
                check_tables(connection, path)
        except (DatabaseError, sqlite3.DatabaseError) as wrong:
            raise Unusable(f"The games in {path} cannot be opened: {reason(wrong)}. {advice(wrong)}") from wrong


def engine_for(path: Path, begin_with: str = "BEGIN IMMEDIATE") -> Engine:
    """Transactions begin where we say so: the driver would end them before every change of a table."""
    engine = create_engine(f"sqlite:///{path}", poolclass=NullPool)

    @event.listens_for(engine, "connect")
    def ours(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA busy_timeout=5000")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin_with)

    return engine


@contextmanager
def closed(engine: Engine) -> Iterator[Engine]:
    try:
        yield engine
    finally:
        engine.dispose()


def config() -> Config:
    from alembic.config import Config

    found = Config()
    found.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return found


def migrate(connection: Connection, to: str = "head") -> None:
    """Run the missing migrations inside the connection's transaction."""
    from alembic import command

    ours = config()
    ours.attributes["connection"] = connection
    command.upgrade(ours, to)


def revision(connection: Connection) -> str | None:
    """The version of the tables; None if there are none."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()


def newest() -> str:
    return versions()[-1]


@cache
def versions() -> list[str]:
    """All versions of the tables there were, the oldest first: they are numbered."""
    files = (MIGRATIONS / "versions").glob("*.py")
    return sorted(number for file in files for number in REVISION.findall(file.read_text("utf-8")))


def check_known(path: Path, before: str | None) -> None:
    if before is not None and before not in versions():
        raise Unusable(
            f"The games in {path} were written by a newer version (tables {before}; this version knows up to "
            f"{newest()}). Use that version, or `feldherr restore` with a copy from before."
        )


def check_tables(connection: Connection, path: Path) -> None:
    """`Unusable` if somebody else's tables stand where ours should: then nothing is changed."""
    inspector = inspect(connection)
    for table in metadata.sorted_tables:
        lacking = {column.name for column in table.columns} - {c["name"] for c in inspector.get_columns(table.name)}
        if lacking:
            what = f"the table {table.name} lacks {', '.join(sorted(lacking))}"
            raise Unusable(f"{path} is no database of games: {what}.")


def look_through(connection: Connection, path: Path) -> None:
    """`Unusable` if the file is damaged."""
    if path.stat().st_size <= LOOKED_THROUGH:
        found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
        if found != "ok":
            raise Unusable(f"The games in {path} cannot be opened: the file is damaged ({one_line(found)}). {RESTORE}")


def one_line(words: Any) -> str:
    return " ".join(str(words).split())[:200]


def copy_before(path: Path, before: str) -> Path:
    """A copy beside the database. One that is there from a start that was cut short is as good as another."""
    number = 1
    while (target := beside(path, before, number)).exists():
        if written(target) >= max(written(path), written(path.with_name(f"{path.name}-wal"))):
            return target
        number += 1
    copy(path, target)
    return target


def beside(path: Path, before: str, number: int) -> Path:
    return path.with_name(f"{path.stem}-before-{before}{f'-{number}' if number > 1 else ''}{path.suffix}")


def written(path: Path) -> float:
    return path.stat().st_mtime if path.exists() else 0.0


def advice(wrong: Exception) -> str:
    said = reason(wrong)
    if "full" in said:
        return "Make room and start again; nothing was changed."
    if "locked" in said:
        return "Another program writes there; stop it and start again. Nothing was changed."
    return RESTORE


RESTORE = "`feldherr restore` puts a copy in its place."


def stored_version(path: Path) -> str | None:
    """The version of the tables in a file; `Unusable` if it is no sound database of games we know."""
    try:
        with closed(engine_for(path, "BEGIN")) as engine, engine.connect() as connection:
            found = revision(connection)
            look_through(connection, path)
    except (DatabaseError, sqlite3.DatabaseError) as wrong:
        raise Unusable(f"{path} is no database of games: {reason(wrong)}.") from wrong
    if found is None:
        raise Unusable(f"{path} is no database of games.")
    check_known(path, found)
    return found


def count(path: Path, table: str) -> int:
    """How many rows a table has."""
    with closing(sqlite3.connect(path)) as disk:
        found: int = disk.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
        return found
