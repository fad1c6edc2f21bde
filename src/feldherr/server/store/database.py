"""The database: one SQLite file in WAL mode, brought up to date at every start, and what is read from it."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, Executable, RowMapping, create_engine, event, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from feldherr.server.store.tables import props
from feldherr.server.store.upkeep.lock import make_private
from feldherr.server.store.upkeep.upgrade import bring_up_to_date

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

    async def column(self, query: Executable) -> list[Any]:
        """The one thing that is asked for, of all rows."""
        async with self.engine.connect() as connection:
            return list((await connection.scalars(query)).all())

    async def scalar(self, query: Executable) -> Any:
        async with self.engine.connect() as connection:
            return await connection.scalar(query)

    def prop(self, digest: str) -> bytes | None:
        """A board or messages of another time. For threads: it waits for the disk."""
        return read_prop(self.for_writing, digest)

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection


def read_prop(engine: Engine, digest: str) -> bytes | None:
    with engine.connect() as connection:
        found: bytes | None = connection.scalar(select(props.c.data).where(props.c.digest == digest))
    return None if found is None else zlib.decompress(found)


def prepare(folder: Path, copied: bool = False) -> Path:
    """Create the database in the folder or bring it up to date; `Unusable` says why that cannot be.

    Before it is changed a copy is made, unless it is itself one.
    """
    make_private(folder)
    path = folder / FILE
    make_own(path)
    bring_up_to_date(path, copied)
    with closing(sqlite3.connect(path)) as disk:
        disk.execute("PRAGMA journal_mode=WAL")
    return path


async def open_database(folder: Path) -> Database:
    """Open the database in the folder, creating and migrating it where necessary."""
    path = await asyncio.to_thread(prepare, folder)
    engine = create_async_engine(f"sqlite+aiosqlite:///{path}", pool_size=4)
    for_writing = create_engine(f"sqlite:///{path}")
    event.listen(engine.sync_engine, "connect", set_pragmas)
    event.listen(for_writing, "connect", set_pragmas)
    return Database(engine, for_writing)


def make_own(path: Path) -> None:
    """Hidden orders, seeds and hashes of passwords are in it: for the owner's eyes only, its journal too."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    for name in ("", "-wal", "-shm"):
        with suppress(OSError):
            path.with_name(path.name + name).chmod(0o600)


def set_pragmas(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
