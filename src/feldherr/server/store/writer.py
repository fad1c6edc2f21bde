"""The one writer. It commits what waits, and only then is any of it acknowledged.

It has a thread and a connection of its own, and hands it a whole batch at once: every step back and forth between
threads would cost more than the commit. For the same reason the answers of a batch go in as one statement.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from enum import Enum, auto
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    Delete,
    Engine,
    Executable,
    Insert,
    Table,
    Update,
    bindparam,
    delete,
    insert,
    text,
    update,
)

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
    props,
    rated,
    seats,
    snapshots,
)
from feldherr.server.store.upkeep.copies import reason

log = logging.getLogger(__name__)

Row = dict[str, Any]


class Kind(Enum):
    """What can be written; in which order is said by the jobs, see `runs`."""

    GAME = auto()
    SEAT = auto()
    ANSWER = auto()
    CHAT = auto()
    SUMMARY = auto()
    TAKEN = auto()
    NONCE = auto()
    PLEDGE = auto()
    ACTED = auto()
    OFFERS_MOVED = auto()
    RATED = auto()
    REMATCH = auto()
    OUTDATED = auto()
    SNAPSHOT = auto()
    REPLACED = auto()
    ACCOUNT = auto()
    PASSWORD = auto()
    LEFT = auto()
    LEFT_ALL = auto()
    LOGIN = auto()
    MOVED = auto()
    ADDRESS = auto()
    CONFIRMED = auto()
    OUT_OF_DATE = auto()
    NOTICE = auto()
    PASSAGE = auto()
    CHECKED = auto()
    NO_FILM = auto()
    FILM = auto()
    PROP = auto()
    NO_ANALYSIS = auto()
    ANALYSIS = auto()


Job = list[tuple[Kind, Row]]


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

TEXTS = {Kind.PROP: props}
"""The tables of statements that do not say theirs."""


def table_of(kind: Kind) -> Table:
    statement = STATEMENTS[kind]
    if isinstance(statement, Insert | Update | Delete):
        assert isinstance(statement.table, Table)
        return statement.table
    return TEXTS[kind]


@cache
def bound(one: Kind, other: Kind) -> bool:
    """Whether the order of the two matters: same table, or one makes or removes rows the other's refer to."""
    here, there = table_of(one), table_of(other)
    if here is there:
        return True
    return (there in parents(here) and not isinstance(STATEMENTS[other], Update)) or (
        here in parents(there) and not isinstance(STATEMENTS[one], Update)
    )


def parents(table: Table) -> set[Table]:
    return {key.column.table for key in table.foreign_keys}


def runs(jobs: Sequence[Job]) -> list[tuple[Kind, list[Row]]]:
    """What the jobs write, in their order; like goes together as long as nothing between them is bound to it."""
    found: list[tuple[Kind, list[Row]]] = []
    for job in jobs:
        for kind, row in job:
            for other, rows in reversed(found):
                if other is kind:
                    rows.append(row)
                    break
                if bound(kind, other):
                    found.append((kind, [row]))
                    break
            else:
                found.append((kind, [row]))
    return found


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
        with self.connection.begin():
            for kind, rows in runs(jobs):
                if kind is Kind.ANSWER and self.engine.dialect.name == "sqlite":
                    packed = msgspec.json.encode([[*row.values()] for row in rows]).decode()
                    self.connection.execute(ANSWERS, {"rows": packed})
                else:
                    done = self.connection.execute(STATEMENTS[kind], rows)
                    if kind in PRESENT and done.rowcount != len(rows):
                        raise Vanished(f"{kind.name} found only {done.rowcount} of {len(rows)} rows")

    def close(self) -> None:
        if self.connection is not None:
            self.connection.close()
        self.engine.dispose()
