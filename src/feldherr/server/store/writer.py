"""The one writer. It commits what waits, and only then is any of it acknowledged.

It has a thread and a connection of its own, and hands it a whole batch at once: every step back and forth between
threads would cost more than the commit. For the same reason what is played goes in as one statement, which is its own
transaction: the thread gives the lock that all share away once for a batch, and asks for it once again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine

from feldherr.server.store.sheet import SUMMARY
from feldherr.server.store.statements import STATEMENTS, Job, Kind, Row, runs
from feldherr.server.store.upkeep.copies import reason

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode
__all__ = ["Job", "Kind", "Vanished", "Writer"]

PLAYED = (Kind.ANSWER, Kind.SUMMARY, Kind.ACTED)
"""What is written while games are played; no two of these touch the same table."""
AT_ONCE = (
    "CREATE TEMP VIEW IF NOT EXISTS played (answers, summaries, acted) AS SELECT NULL, NULL, NULL",
    "CREATE TEMP TRIGGER IF NOT EXISTS played_at_once INSTEAD OF INSERT ON played BEGIN"
    " INSERT INTO answers (game, number, seat, line, gesture) SELECT json_extract(value, '$[0]'),"
    " json_extract(value, '$[1]'), json_extract(value, '$[2]'), json_extract(value, '$[3]'),"
    " json_extract(value, '$[4]') FROM json_each(NEW.answers);"
    f" UPDATE games SET {', '.join(f'{name} = new.{name}' for name in SUMMARY)} FROM"
    " (SELECT json_extract(value, '$[0]') AS id, "
    + ", ".join(f"json_extract(value, '$[{place}]') AS {name}" for place, name in enumerate(SUMMARY, 1))
    + " FROM json_each(NEW.summaries)) AS new WHERE games.id = new.id AND games.phase != 'over';"
    " UPDATE seats SET acted = 1 FROM (SELECT json_extract(value, '$[0]') AS game, json_extract(value, '$[1]') AS seat"
    " FROM json_each(NEW.acted)) AS new WHERE seats.game = new.game AND seats.seat = new.seat;"
    " END",
)
"""The same as these kinds where the database is SQLite: told to a connection once, then each batch is one step."""
WRITE = "WITH new (answers, summaries, acted) AS (VALUES (?, ?, ?)) INSERT INTO played SELECT * FROM new"
"""The driver begins a transaction before what begins with INSERT; this is one by itself."""

PRESENT = (Kind.TAKEN, Kind.REPLACED, Kind.NONCE, Kind.PLEDGE)
"""These change a row that must be there: the game may have been pruned meanwhile."""


class Vanished(Exception):
    """What was to be changed is no longer stored."""


MOST = 500
"""Jobs in one commit."""


class Clerk:
    """A thread that does what it is handed, one thing after the other. An executor makes two futures of each."""

    def __init__(self, name: str) -> None:
        self.handed: SimpleQueue[tuple[asyncio.Future[Any], Callable[..., Any], tuple[Any, ...]] | None] = SimpleQueue()
        self.thread = Thread(target=self.work, name=name, daemon=True)

    def do(self, work: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:
        """The future is done when the work is."""
        if self.thread.ident is None:
            self.thread.start()
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.handed.put((done, work, args))
        return done

    def end(self) -> None:
        """After what was handed to it."""
        self.handed.put(None)

    def work(self) -> None:
        while (given := self.handed.get()) is not None:
            done, work, args = given
            found, wrong = None, None
            try:
                found = work(*args)
            except BaseException as raised:
                wrong = raised
            with suppress(RuntimeError):  # nobody waits any more
                done.get_loop().call_soon_threadsafe(settle, done, found, wrong)
            del given, done, work, args, found, wrong


def settle(done: asyncio.Future[Any], found: Any, wrong: BaseException | None) -> None:
    if done.cancelled():
        return
    if wrong is None:
        done.set_result(found)
    else:
        done.set_exception(wrong)


class Writer:
    """Hand it rows, await the future it gives: then they are on disk, or none of them is."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.clerk = Clerk("writer")
        self.connection: Connection | None = None
        self.driver: Any = None
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
        await self.clerk.do(self.close)
        self.clerk.end()

    def write(self, job: Job) -> asyncio.Future[None]:
        """Queue rows that belong together. The future is done once they are on disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((job, done))
        self.wake.set()
        return done

    async def run(self) -> None:
        while True:
            await self.wake.wait()
            batch = self.waiting[:MOST]
            failures = await self.clerk.do(self.commit, [job for job, _ in batch])
            self.commits += 1
            for (_, done), failure in zip(batch, failures):
                settle(done, None, failure)
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
            self.driver = self.connection.connection.driver_connection
            if self.engine.dialect.name == "sqlite":
                for statement in AT_ONCE:
                    self.driver.execute(statement)
        parts = runs(jobs)
        if self.engine.dialect.name == "sqlite" and all(kind in PLAYED for kind, _ in parts) and apart(parts):
            self.write_at_once(dict(parts))
            return
        with self.connection.begin():
            for kind, rows in parts:
                done = self.connection.execute(STATEMENTS[kind], rows)
                if kind in PRESENT and done.rowcount != len(rows):
                    raise Vanished(f"{kind.name} found only {done.rowcount} of {len(rows)} rows")

    def write_at_once(self, parts: dict[Kind, list[Row]]) -> None:
        """What is played, nearly always all there is to write: in one step."""
        told = [encode([[*row.values()] for row in parts.get(kind, ())]).decode() for kind in PLAYED]
        self.driver.execute(WRITE, told)

    def close(self) -> None:
        if self.connection is not None:
            self.connection.close()
        self.engine.dispose()


def apart(parts: Sequence[tuple[Kind, list[Row]]]) -> bool:
    """Whether each game is summed up once at most: of one that is so twice, the last counts."""
    names = [row["b_game"] for kind, rows in parts if kind is Kind.SUMMARY for row in rows]
    return len(set(names)) == len(names)
