"""The one writer. It commits what waits, and only then is any of it acknowledged.

It has a thread and a connection of its own, and hands it a whole batch at once: every step back and forth between
threads would cost more than the commit. For the same reason the answers of a batch go in as one statement.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine

from feldherr.server.store.sheet import SUMMARY
from feldherr.server.store.statements import STATEMENTS, Job, Kind, Row, runs
from feldherr.server.store.upkeep.copies import reason

log = logging.getLogger(__name__)
__all__ = ["Job", "Kind", "Vanished", "Writer"]

ANSWERS = (
    "INSERT INTO answers (game, number, seat, line, gesture) SELECT json_extract(value, '$[0]'),"
    " json_extract(value, '$[1]'), json_extract(value, '$[2]'), json_extract(value, '$[3]'),"
    " json_extract(value, '$[4]') FROM json_each(?)"
)
"""The same as `Kind.ANSWER` where the database is SQLite: one step for all rows, said to the driver itself."""
FEW = 64
"""So many games are summed up in one statement at most."""

PRESENT = (Kind.TAKEN, Kind.REPLACED, Kind.NONCE, Kind.PLEDGE)
"""These change a row that must be there: the game may have been pruned meanwhile."""


class Vanished(Exception):
    """What was to be changed is no longer stored."""


MOST = 500
"""Jobs in one commit."""


class Writer:
    """Hand it rows, await the future it gives: then they are on disk, or none of them is."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.thread = ThreadPoolExecutor(1, "writer")
        self.connection: Connection | None = None
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
        await asyncio.get_running_loop().run_in_executor(self.thread, self.close)
        self.thread.shutdown()

    def write(self, job: Job) -> asyncio.Future[None]:
        """Queue rows that belong together. The future is done once they are on disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((job, done))
        self.wake.set()
        return done

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await self.wake.wait()
            batch = self.waiting[:MOST]
            failures = await loop.run_in_executor(self.thread, self.commit, [job for job, _ in batch])
            self.commits += 1
            for (_, done), failure in zip(batch, failures):
                if done.cancelled():
                    continue
                if failure is None:
                    done.set_result(None)
                else:
                    done.set_exception(failure)
            del self.waiting[: len(batch)]
            if not self.waiting:
                self.wake.clear()

    # in the writer's thread -------------------------------------------------------------------------------------------
    def commit(self, jobs: Sequence[Job]) -> list[Exception | None]:
        """Commit them all at once; if that fails, one by one, so that only what is wrong itself fails."""
        try:
            self.transact(jobs)
        except Exception as wrong:
            if len(jobs) == 1:
                log.error("a write failed: %s: %s", type(wrong).__name__, reason(wrong))
                return [wrong]
            return [failure for job in jobs for failure in self.commit([job])]
        return [None] * len(jobs)

    def transact(self, jobs: Sequence[Job]) -> None:
        """All rows of all jobs in one transaction, as if one job were written after the other."""
        if self.connection is None:
            self.connection = self.engine.connect()
        parts, sqlite = runs(jobs), self.engine.dialect.name == "sqlite"
        if sqlite and all(kind is Kind.ANSWER or (kind is Kind.SUMMARY and apart(rows)) for kind, rows in parts):
            self.write_at_once(parts, self.connection.connection)
            return
        with self.connection.begin():
            for kind, rows in parts:
                if kind is Kind.ANSWER and sqlite:
                    add_answers(self.connection.connection, rows)
                else:
                    done = self.connection.execute(STATEMENTS[kind], rows)
                    if kind in PRESENT and done.rowcount != len(rows):
                        raise Vanished(f"{kind.name} found only {done.rowcount} of {len(rows)} rows")

    def write_at_once(self, parts: Sequence[tuple[Kind, list[Row]]], driver: Any) -> None:
        """What is played, nearly always all there is to write: each kind in one step, without what lies between."""
        try:
            for kind, rows in parts:
                if kind is Kind.ANSWER:
                    add_answers(driver, rows)
                else:
                    values = [value for row in rows for value in row.values()]
                    driver.cursor().execute(summaries(len(rows)), values)
            driver.commit()
        except BaseException:
            driver.rollback()
            raise

    def close(self) -> None:
        if self.connection is not None:
            self.connection.close()
        self.engine.dispose()


def add_answers(driver: Any, rows: Sequence[Row]) -> None:
    driver.cursor().execute(ANSWERS, (msgspec.json.encode([[*row.values()] for row in rows]).decode(),))


def apart(rows: Sequence[Row]) -> bool:
    """Whether these are few games, each summed up once: of a game that is so twice, the last counts."""
    return len(rows) <= FEW and len({row["b_game"] for row in rows}) == len(rows)


@cache
def summaries(count: int) -> str:
    """The same as `Kind.SUMMARY`, for so many games in one step."""
    one = f"({','.join('?' * (1 + len(SUMMARY)))})"
    return (
        f"WITH new (id, {', '.join(SUMMARY)}) AS (VALUES {', '.join([one] * count)}) UPDATE games"
        f" SET {', '.join(f'{name} = new.{name}' for name in SUMMARY)}"
        " FROM new WHERE games.id = new.id AND games.phase != 'over'"
    )
