"""The one writer. It commits what waits, and only then is any of it acknowledged."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from sqlalchemy import Executable, bindparam, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from feldherr.server.database import Database
from feldherr.server.tables import answers, chats, games, seats

log = logging.getLogger(__name__)

Row = dict[str, Any]


class Kind(IntEnum):
    """What can be written, in the order in which one commit does it."""

    GAME = 0
    SEAT = 1
    ANSWER = 2
    CHAT = 3
    SUMMARY = 4
    TAKEN = 5
    NONCE = 6
    REMATCH = 7


def where_seat() -> Any:
    return (seats.c.game == bindparam("b_game")) & (seats.c.seat == bindparam("b_seat"))


STATEMENTS: dict[Kind, Executable] = {
    Kind.GAME: insert(games),
    Kind.SEAT: insert(seats),
    Kind.ANSWER: insert(answers),
    Kind.CHAT: insert(chats),
    Kind.SUMMARY: update(games)
    .where(games.c.id == bindparam("b_game"))
    .values({name: bindparam(f"b_{name}") for name in ("phase", "asked", "since", "bot_turn", "outcome")}),
    Kind.TAKEN: update(seats)
    .where(where_seat())
    .values({name: bindparam(f"b_{name}") for name in ("kind", "player", "name", "key")}),
    Kind.NONCE: update(seats).where(where_seat()).values(nonce=bindparam("b_nonce")),
    Kind.REMATCH: update(games).where(games.c.id == bindparam("b_game")).values(rematch=bindparam("b_rematch")),
}

Job = list[tuple[Kind, Row]]
MOST = 500
"""Jobs in one commit."""


class Writer:
    """Hand it rows, await the future it gives: then they are on disk, or none of them is."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.waiting: list[tuple[Job, asyncio.Future[None]]] = []
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.commits = 0

    def start(self) -> None:
        self.task = asyncio.create_task(self.run(), name="writer")

    async def stop(self) -> None:
        """Write what still waits, then end."""
        if self.task is None:
            return
        while self.waiting and not self.task.done():
            await asyncio.sleep(0.005)
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        self.task = None

    def write(self, job: Job) -> asyncio.Future[None]:
        """Queue rows that belong together. The future is done once they are on disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((job, done))
        self.wake.set()
        return done

    async def run(self) -> None:
        async with self.database.connection() as connection:
            while True:
                await self.wake.wait()
                batch = self.waiting[:MOST]
                try:
                    await commit(connection, [job for job, _ in batch])
                except Exception:
                    log.warning("a batch of %d writes failed; trying them one by one", len(batch))
                    await self.one_by_one(connection, batch)
                else:
                    for _, done in batch:
                        if not done.cancelled():
                            done.set_result(None)
                self.commits += 1
                del self.waiting[: len(batch)]
                if not self.waiting:
                    self.wake.clear()

    async def one_by_one(
        self, connection: AsyncConnection, batch: Sequence[tuple[Job, asyncio.Future[None]]]
    ) -> None:
        """Only what is wrong itself fails."""
        for job, done in batch:
            try:
                await commit(connection, [job])
            except Exception as wrong:
                log.error("a write failed: %s", type(wrong).__name__)
                if not done.cancelled():
                    done.set_exception(wrong)
            else:
                if not done.cancelled():
                    done.set_result(None)


async def commit(connection: AsyncConnection, jobs: Sequence[Job]) -> None:
    """All rows of all jobs in one transaction."""
    rows: dict[Kind, list[Row]] = {}
    for job in jobs:
        for kind, row in job:
            rows.setdefault(kind, []).append(row)
    async with connection.begin():
        for kind in sorted(rows):
            await connection.execute(STATEMENTS[kind], rows[kind])
