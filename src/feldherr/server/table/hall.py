"""All games: those that are played now are rooms in memory, the others rest on disk."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from time import monotonic, time
from typing import Any

import msgspec
from sqlalchemy import func, select

from feldherr import games as catalogue
from feldherr.kernel.answers import CHANCE, Given, Illegal, Malformed
from feldherr.kernel.game import Game
from feldherr.kernel.lines import lines_of
from feldherr.kernel.table import Table
from feldherr.server.accounts.limits import Buckets
from feldherr.server.accounts.mail import Mail
from feldherr.server.accounts.members import Accounts
from feldherr.server.settings import Settings
from feldherr.server.store import snapshot
from feldherr.server.store.analyses import Analyses
from feldherr.server.store.database import Database
from feldherr.server.store.sheet import Chair, Sheet
from feldherr.server.store.tables import answers, chats, games, seats, snapshots
from feldherr.server.store.writer import Job, Kind, Writer
from feldherr.server.table import dice
from feldherr.server.table.film import Films
from feldherr.server.table.opponents import Opponents
from feldherr.server.table.room import KEPT, Refusal, Room

log = logging.getLogger(__name__)


class Hall:
    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.clock = time
        self.database = database
        self.writer = Writer(database.for_writing)
        self.opponents = Opponents(settings)
        self.analyses = Analyses(settings)
        self.films = Films()
        self.accounts = Accounts(self)
        self.mail = Mail(self)
        self.posts = Buckets(settings.posts_rate, settings.posts_burst)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Future[Room]] = {}
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        self.writer.start()
        await self.accounts.load()
        self.tasks = [asyncio.create_task(self.sweep()), asyncio.create_task(self.resume())]
        if self.settings.office:
            self.tasks.append(asyncio.create_task(self.mail.watch()))

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        for room in list(self.rooms.values()):
            room.dismiss()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.analyses.stop()
        await self.writer.stop()
        self.opponents.stop()
        await self.database.engine.dispose()

    # rooms ------------------------------------------------------------------------------------------------------------
    async def room(self, name: str) -> Room:
        """The room of a game, read from disk if it rests there; `Refusal` if there is no such game."""
        if found := self.rooms.get(name):
            return found
        if name not in self.loading:
            self.loading[name] = asyncio.ensure_future(self.open(name))
        try:
            return await asyncio.shield(self.loading[name])
        finally:
            if name in self.loading and self.loading[name].done():
                del self.loading[name]

    async def open(self, name: str) -> Room:
        async with self.database.connection() as connection:
            row = (await connection.execute(select(games).where(games.c.id == name))).mappings().first()
            if row is None:
                raise Refusal("refused-no-such-game")
            chairs = await connection.execute(select(seats).where(seats.c.game == name).order_by(seats.c.seat))
            given = await connection.execute(
                select(answers.c.seat, answers.c.line, answers.c.gesture)
                .where(answers.c.game == name)
                .order_by(answers.c.number)
            )
            shortcut = (await connection.execute(select(snapshots).where(snapshots.c.game == name))).mappings().first()
            said = await connection.scalar(select(func.count()).select_from(chats).where(chats.c.game == name))
            sheet, stored = Sheet(**row), [Chair(**chair) for chair in chairs.mappings()]
            lines = [(entry.seat, entry.line, entry.gesture) for entry in given]
        game = catalogue.game(sheet.game)
        data = shortcut["data"] if shortcut else None
        table, good = await asyncio.to_thread(rebuild, game, sheet, lines, data)
        table.forget(KEPT)
        if good < len(lines):
            log.warning("game %s fits the rules only up to entry %d of %d", name, good, len(lines))
            sheet.phase, sheet.asked, sheet.bot_turn = "stopped", "", False
        room = Room(self, game, sheet, stored, table, sorted({gesture for _, _, gesture in lines[:good]}))
        room.said = said or 0
        room.snapshot = shortcut["number"] if shortcut else 0
        return await self.enter(room)

    async def enter(self, room: Room) -> Room:
        """Take a room into memory and let its dice and bots go on."""
        self.rooms[room.sheet.id] = room
        if any(chair.kind == "bot" for chair in room.chairs) and room.sheet.phase in ("open", "running"):
            self.opponents.warm(room.sheet.game)
        if dice.ready(room.chairs) and room.sheet.phase == "running":
            async with room.lock:
                await room.change(None, lambda: dice.hand_over(room.table, room.sheet, room.chairs))
        else:
            self.changed(room)
        return room

    async def create(self, game: Game, sheet: Sheet, chairs: list[Chair], entries: Sequence[Given] = ()) -> Room:
        """A new game, on disk when this returns; `entries` are those it begins with."""
        table = await asyncio.to_thread(replayed, game, sheet, entries)
        room = Room(self, game, sheet, chairs, table, range(len(table.entries)))
        room.sum_up()
        room.public = room.visible_to_all()
        sitting: Job = [(Kind.SEAT, chair.row()) for chair in chairs]
        await self.writer.write([(Kind.GAME, sheet.row()), *sitting, *room.rows(0, apart=True)])
        return await self.enter(room)

    def changed(self, room: Room) -> None:
        """Something happened in a room: bots may be asked now, or the dice wait for nonces."""
        if room.left or room.sheet.phase != "running":
            return
        if dice.awaited(room.chairs) and not any(
            task.get_name() == "grace" and not task.done() for task in room.tasks
        ):
            self.run_in(room, self.grace(room), "grace")
        self.opponents.wake(room, self.run_in)

    def run_in(self, room: Room, work: Any, name: str) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work, name=name)
        room.tasks.add(task)
        task.add_done_callback(room.tasks.discard)

    async def grace(self, room: Room) -> None:
        """Wait for the nonces a while, then go on without those that are missing."""
        await asyncio.sleep(self.settings.nonce_grace)
        async with room.lock:
            if missing := dice.awaited(room.chairs):
                job = dice.give(room.chairs, missing, "")
                await room.change(None, lambda: dice.hand_over(room.table, room.sheet, room.chairs), job)

    def leave(self, room: Room) -> None:
        """Forget a room; who is in it is sent away and finds the game again as it is on disk."""
        room.left = True
        if self.rooms.get(room.sheet.id) is room:
            del self.rooms[room.sheet.id]
        room.dismiss()

    # housekeeping -----------------------------------------------------------------------------------------------------
    async def sweep(self) -> None:
        """Let games nobody looks at rest on disk."""
        while True:
            await asyncio.sleep(min(2.0, self.settings.rest_after))
            self.rest(self.settings.rest_after)

    def rest(self, idle: float) -> int:
        """Let go of the rooms unused for so long; how many remain."""
        now = monotonic()
        quiet = [r for r in self.rooms.values() if not r.connections and not r.tasks and not r.lock.locked()]
        quiet.sort(key=lambda room: room.used)
        too_many = len(quiet) - self.settings.idle_at_most
        for place, room in enumerate(quiet):
            if now - room.used >= idle or place < too_many:
                self.keep(room)
                self.leave(room)
        return len(self.rooms)

    def keep(self, room: Room) -> None:
        """Write a snapshot of a game that comes to rest, if it is long; nobody waits for that."""
        taken = snapshot.take(room.game, room.table, room.snapshot) if room.sheet.phase == "running" else None
        if taken is not None:
            row = {"game": room.sheet.id, "number": taken.number, "data": msgspec.json.encode(taken)}
            done = self.writer.write([(Kind.OUTDATED, {"b_game": room.sheet.id}), (Kind.SNAPSHOT, row)])
            done.add_done_callback(lambda written: written.cancelled() or written.exception())

    async def resume(self) -> None:
        """After a start: open the games in which it is a bot's turn."""
        rows = await self.database.all(select(games.c.id).where(games.c.bot_turn, games.c.phase == "running"))
        for row in rows:
            try:
                await self.room(row["id"])
            except Exception:
                log.exception("game %s cannot be opened", row["id"])


def options_of(game: Game, text: str) -> Any:
    return msgspec.json.decode(text.encode(), type=game.options_type)


def replayed(game: Game, sheet: Sheet, entries: Sequence[Given]) -> Table:
    """A table on which these entries have been played; draws are counted from here on."""
    table = Table(game, options_of(game, sheet.options))
    table.replay(entries)
    table.draws = 0
    return table


def rebuild(
    game: Game, sheet: Sheet, lines: Sequence[tuple[int, str, int]], shortcut: bytes | None = None
) -> tuple[Table, int]:
    """The table as stored, and how many of the entries still fit the rules."""
    read = lines_of(tuple(game.actions)).read
    entries: list[Given] = []
    try:
        for seat, line, _ in lines:
            entries.append(Given(seat, read(line)))
    except Malformed:
        pass
    options = options_of(game, sheet.options)
    table = snapshot.restore(game, options, shortcut, entries) if shortcut else None
    try:
        if table is None:
            table = Table(game, options)
            table.replay(entries)
    except (Illegal, AssertionError, LookupError, TypeError, ValueError):
        assert table is not None
        fits = table.entries == entries[: len(table.entries)]
        good = len(table.entries) if fits else table.steps[-1].entries if table.steps else 0
        table = Table(game, options)
        table.replay(entries[:good])
    table.draws = sum(given.seat == CHANCE for given in table.entries[sheet.base :])
    return table, len(table.entries)

