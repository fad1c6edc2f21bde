"""The one writer. It commits what waits, and only then is any of it acknowledged.

It has a thread and a connection of its own, and hands it a whole batch at once: every step back and forth between
threads would cost more than the commit. For the same reason the answers of a batch go in as one statement.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from enum import IntEnum
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, Executable, bindparam, delete, insert, text, update

from feldherr.server.store.sheet import SUMMARY, TAKEN
from feldherr.server.store.tables import (
    accounts,
    analyses,
    answers,
    chats,
    films,
    games,
    logins,
    notices,
    passages,
    rated,
    seats,
    snapshots,
)
from feldherr.server.store.upkeep.copies import reason

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
    PLEDGE = 28
    ACTED = 29
    OFFERS_MOVED = 30
    RATED = 31
    REMATCH = 7
    OUTDATED = 8
    SNAPSHOT = 9
    REPLACED = 10
    ACCOUNT = 11
    PASSWORD = 12
    LEFT = 13
    LEFT_ALL = 14
    LOGIN = 15
    MOVED = 16
    ADDRESS = 17
    CONFIRMED = 18
    OUT_OF_DATE = 19
    NOTICE = 20
    PASSAGE = 21
    CHECKED = 22
    NO_FILM = 23
    FILM = 24
    PROP = 25
    NO_ANALYSIS = 26
    ANALYSIS = 27


def where_seat() -> Any:
    return (seats.c.game == bindparam("b_game")) & (seats.c.seat == bindparam("b_seat"))


STATEMENTS: dict[Kind, Executable] = {
    Kind.GAME: insert(games),
    Kind.SEAT: insert(seats),
    Kind.ANSWER: insert(answers),
    Kind.CHAT: insert(chats),
    Kind.SUMMARY: update(games)
    .where(games.c.id == bindparam("b_game"))
    .values({name: bindparam(f"b_{name}") for name in SUMMARY}),
    Kind.TAKEN: update(seats)
    .where(where_seat())
    .values({name: bindparam(f"b_{name}") for name in TAKEN}),
    Kind.REPLACED: update(seats)
    .where(where_seat())
    .values({name: bindparam(f"b_{name}") for name in ("kind", "player", "bot")}),
    Kind.NONCE: update(seats).where(where_seat()).values(nonce=bindparam("b_nonce"), pledge=bindparam("b_pledge")),
    Kind.PLEDGE: update(seats).where(where_seat()).values(pledge=bindparam("b_pledge")),
    Kind.ACTED: update(seats).where(where_seat()).values(acted=True),
    Kind.OFFERS_MOVED: update(seats)
    .where(seats.c.invited == bindparam("b_before"))
    .values(invited=bindparam("b_player")),
    Kind.RATED: insert(rated),
    Kind.OUTDATED: delete(snapshots).where(snapshots.c.game == bindparam("b_game")),
    Kind.SNAPSHOT: insert(snapshots),
    Kind.REMATCH: update(games).where(games.c.id == bindparam("b_game")).values(rematch=bindparam("b_rematch")),
    Kind.ACCOUNT: insert(accounts),
    Kind.PASSWORD: update(accounts)
    .where(accounts.c.key == bindparam("b_key"))
    .values(password=bindparam("b_password")),
    Kind.LEFT: delete(logins).where(logins.c.device == bindparam("b_device")),
    Kind.LEFT_ALL: delete(logins).where(logins.c.player == bindparam("b_player")),
    Kind.LOGIN: insert(logins),
    Kind.MOVED: update(seats).where(seats.c.player == bindparam("b_before")).values(player=bindparam("b_player")),
    Kind.ADDRESS: update(accounts)
    .where(accounts.c.player == bindparam("b_player"))
    .values({name: bindparam(f"b_{name}") for name in ("mail", "mail_key", "language")}),
    Kind.CONFIRMED: update(accounts).where(accounts.c.mail_key == bindparam("b_key")).values(mail_key=""),
    Kind.OUT_OF_DATE: delete(notices).where(
        (notices.c.game == bindparam("b_game")) & (notices.c.seat == bindparam("b_seat"))
    ),
    Kind.NOTICE: insert(notices),
    Kind.PASSAGE: insert(passages),
    Kind.CHECKED: update(games)
    .where(games.c.id == bindparam("b_game"))
    .values(checked=bindparam("b_checked"), stands=bindparam("b_stands")),
    Kind.NO_FILM: delete(films).where(films.c.game == bindparam("b_game")),
    Kind.FILM: insert(films),
    Kind.PROP: text(
        "INSERT INTO props (digest, data)"
        " SELECT :b_digest, :b_data WHERE NOT EXISTS (SELECT 1 FROM props WHERE digest = :b_digest)"
    ),
    Kind.NO_ANALYSIS: delete(analyses).where(
        (analyses.c.game == bindparam("b_game")) & (analyses.c.viewer == bindparam("b_viewer"))
    ),
    Kind.ANALYSIS: insert(analyses),
}

ANSWERS = text(
    "INSERT INTO answers (game, number, seat, line, gesture) SELECT json_extract(value, '$[0]'),"
    " json_extract(value, '$[1]'), json_extract(value, '$[2]'), json_extract(value, '$[3]'),"
    " json_extract(value, '$[4]') FROM json_each(:rows)"
)
"""The same as `Kind.ANSWER` where the database is SQLite: one step for all rows."""

PRESENT = (Kind.TAKEN, Kind.REPLACED, Kind.NONCE, Kind.PLEDGE)
"""These change a row that must be there: the game may have been pruned meanwhile."""


class Vanished(Exception):
    """What was to be changed is no longer stored."""


Job = list[tuple[Kind, Row]]
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
        """All rows of all jobs in one transaction."""
        if self.connection is None:
            self.connection = self.engine.connect()
        rows: dict[Kind, list[Row]] = {}
        for job in jobs:
            for kind, row in job:
                rows.setdefault(kind, []).append(row)
        with self.connection.begin():
            for kind in sorted(rows):
                if kind == Kind.ANSWER and self.engine.dialect.name == "sqlite":
                    packed = msgspec.json.encode([[*row.values()] for row in rows[kind]]).decode()
                    self.connection.execute(ANSWERS, {"rows": packed})
                else:
                    done = self.connection.execute(STATEMENTS[kind], rows[kind])
                    if kind in PRESENT and done.rowcount != len(rows[kind]):
                        raise Vanished(f"{kind.name} found only {done.rowcount} of {len(rows[kind])} rows")

    def close(self) -> None:
        if self.connection is not None:
            self.connection.close()
        self.engine.dispose()
