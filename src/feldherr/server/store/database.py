"""The database: one SQLite file in WAL mode, brought up to date at every start, and what is read from it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, Executable, RowMapping, create_engine, event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

MIGRATIONS = Path(__file__).resolve().parent / "migrations"
FILE = "feldherr.sqlite3"
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON")


class Database:
    """Reads; whatever is written goes through the `Writer`."""

    def __init__(self, engine: AsyncEngine, for_writing: Engine) -> None:
        self.engine = engine
        self.for_writing = for_writing

    async def all(self, query: Executable) -> list[RowMapping]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).mappings())

    async def first(self, query: Executable) -> RowMapping | None:
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).mappings().first()

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection


async def open_database(folder: Path) -> Database:
    """Open the database in the folder, creating and migrating it where necessary."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / FILE
    engine = create_async_engine(f"sqlite+aiosqlite:///{path}", pool_size=4)
    for_writing = create_engine(f"sqlite:///{path}")
    event.listen(engine.sync_engine, "connect", set_pragmas)
    event.listen(for_writing, "connect", set_pragmas)
    async with engine.connect() as connection:
        await connection.run_sync(migrate)
        await connection.commit()
    return Database(engine, for_writing)


def set_pragmas(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection) -> None:
    """Run the migrations that are missing; none if the database is up to date."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
