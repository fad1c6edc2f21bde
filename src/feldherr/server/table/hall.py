"""All games: those that are played now are rooms in memory, the others rest on disk."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from time import monotonic, time
from typing import Any, TypeVar

from sqlalchemy import exists, func, select
from sqlalchemy.exc import DatabaseError

from feldherr import games as catalogue
from feldherr.kernel.answers import Given
from feldherr.kernel.game import Game
from feldherr.kernel.table import Table
from feldherr.server.accounts.limits import Buckets
from feldherr.server.accounts.mail import Mail
from feldherr.server.accounts.members import Accounts
from feldherr.server.accounts.places import Places
from feldherr.server.accounts.ratings import Ratings
from feldherr.server.archive import reading
from feldherr.server.archive.archivist import Archivist
from feldherr.server.archive.ground import Draws
from feldherr.server.archive.opening import PLAYS, STOPPED, Stored, opened, options_of, played_again
from feldherr.server.archive.program import program
from feldherr.server.coach.coaches import Coaches
from feldherr.server.film.props import Props
from feldherr.server.film.still import Standing
from feldherr.server.film.told import Drawn
from feldherr.server.people.blocking import Blocks
from feldherr.server.settings import Settings
from feldherr.server.store import snapshot
from feldherr.server.store.analyses import Analyses
from feldherr.server.store.database import Database
from feldherr.server.store.sheet import Chair, Sheet
from feldherr.server.store.tables import chats, games, props, seats
from feldherr.server.store.writer import Job, Kind, Writer
from feldherr.server.table import dice
from feldherr.server.table.film import Films
from feldherr.server.table.opponents import Opponents
from feldherr.server.table.refusal import Refusal
from feldherr.server.table.room import KEPT, Room

log = logging.getLogger(__name__)
T = TypeVar("T")
SOON, APART = 5.0, 0.05
"""Seconds until a new game is kept, and between one that is kept and the next."""
LITTER = 2000
"""So many new things are looked through for garbage where nothing was written for a while; a closed connection leaves
a hundred that go round in circles, and 20 kB."""


class Hall:
    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.clock = time
        self.database = database
        self.writer = Writer(database.for_writing)
        self.opponents = Opponents(settings)
        self.analyses = Analyses(self)
        self.coaches = Coaches(self)
        self.films = Films()
        self.props = Props()
        self.archivist = Archivist(self)
        self.accounts = Accounts(self)
        self.blocks = Blocks()
        self.ratings = Ratings(self)
        self.mail = Mail(self)
        self.places = Places(settings.address, settings.origins)
        self.messages = Buckets(settings.rate, settings.burst)
        """Of one player, over all his sockets."""
        self.reads = Buckets(settings.reads_rate, settings.reads_burst)
        self.reads_from = Buckets(settings.reads_rate * 4, settings.reads_burst * 4)
        self.sockets: Counter[str] = Counter()
        """Open ones, by player and by address."""
        self.replaying = ThreadPoolExecutor(2, "replay")
        """Games are played again here; who hashes, writes or sends does not wait for that."""
        self.posts = Buckets(settings.posts_rate, settings.posts_burst)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Future[Room]] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.looked_out = time()
        self.chores: set[asyncio.Task[None]] = set()
        """Writing that nobody waits for, but the end."""

    async def start(self) -> None:
        self.writer.start()
        await self.accounts.load()
        await self.blocks.load(self)
        await self.ratings.load()
        self.props.known = {row["digest"] for row in await self.database.all(select(props.c.digest))}
        works = self.sweep(), self.resume(), self.archivist.run(), self.keep_all()
        self.tasks = [asyncio.create_task(work) for work in works]
        self.chore(self.prepare())
        if self.settings.office:
            self.tasks.append(asyncio.create_task(self.mail.watch()))

    async def prepare(self) -> None:
        """What need not be there at once: analyses older versions kept as files; by which programs games are played."""
        await self.analyses.adopt()
        for name in catalogue.names():
            with suppress(ImportError, OSError):
                await asyncio.to_thread(program, name)

    async def stop(self) -> None:
        under_way: list[asyncio.Future[Any]] = [*self.tasks, *self.loading.values()]
        for task in under_way:
            task.cancel()
        at_work = [task for room in self.rooms.values() for task in room.tasks]
        for room in list(self.rooms.values()):
            room.dismiss()
        await asyncio.gather(*under_way, *at_work, return_exceptions=True)
        await self.analyses.stop()
        self.opponents.stop()
        for pool in (self.accounts.hashing.pool, self.mail.pool, self.replaying):
            pool.shutdown(wait=False, cancel_futures=True)
        self.archivist.close()
        await self.archivist.finish(self.settings.film_at_end)
        await asyncio.gather(*self.chores, *(self.keep(room) for room in self.rooms.values()), return_exceptions=True)
        await self.writer.stop()
        await self.database.engine.dispose()

    async def apart(self, work: Callable[..., T], *args: Any) -> T:
        """Play a game again in the pool for that."""
        return await asyncio.get_running_loop().run_in_executor(self.replaying, work, *args)

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
        stored = await self.stored(name)
        sheet, chairs = stored.sheet, await self.chairs(name)
        game = catalogue.game(sheet.game)
        found = await self.apart(opened, game, stored)
        found.table.forget(KEPT)
        if found.lost or found.stands == STOPPED:
            log.warning("game %s does not fit the rules of today: %s, %d answers lost", name, found.stands, found.lost)
        stands = "" if found.stands == PLAYS or sheet.phase == "over" else found.stands
        if (sheet.checked, sheet.stands) != (program(sheet.game), stands):
            sheet.checked, sheet.stands = program(sheet.game), stands
            row = {"b_game": name, "b_checked": sheet.checked, "b_stands": stands}
            self.chore(self.unheard([(Kind.CHECKED, row)]))
        if found.stands == STOPPED:
            sheet.phase, sheet.asked, sheet.bot_turn = "stopped", "", False
        starts = sorted({gesture for _, _, gesture in stored.lines})
        room = Room(self, game, sheet, chairs, found.table, starts, found.draws)
        room.ground, room.passage, room.keeping.number = found.ground, found.fresh, found.kept
        room.said = await self.database.scalar(select(func.count()).select_from(chats).where(chats.c.game == name))
        return await self.enter(room)

    async def stored(self, name: str) -> Stored:
        """All that is on disk of a game; `Refusal` if there is no such game."""
        async with self.database.connection() as connection:
            found = await connection.run_sync(reading.stored, name, self.database.prop)
        if found is None or found.sheet.game not in catalogue.names():
            raise Refusal("refused-no-such-game")
        return found

    async def chairs(self, name: str) -> list[Chair]:
        query = select(seats).where(seats.c.game == name).order_by(seats.c.seat)
        return [Chair(**row) for row in await self.database.all(query)]

    async def played_again(self, room: Room) -> Table | None:
        """A finished game with all its steps, if it can still be played as it was."""
        stored = await self.stored(room.sheet.id)
        found = await self.apart(opened, room.game, stored._replace(final=False))
        return None if isinstance(found.table, Standing) else found.table

    async def enter(self, room: Room) -> Room:
        """Take a room into memory and let its dice and bots go on."""
        self.rooms[room.sheet.id] = room
        thinks = room.sheet.coach or any(chair.kind == "bot" for chair in room.chairs)
        if thinks and room.sheet.phase in ("open", "running"):
            self.opponents.warm(room.sheet.game)
        if dice.ready(room.chairs) and room.sheet.phase == "running":
            async with room.lock:
                await room.change(None, lambda: dice.hand_over(room.table, room.sheet, room.chairs))
        else:
            self.changed(room)
        return room

    async def create(self, game: Game, sheet: Sheet, chairs: list[Chair], entries: Sequence[Given] = ()) -> Room:
        """A new game, on disk when this returns; `entries` are those it begins with."""
        if entries:
            table, drawn = await self.apart(replayed, game, sheet, entries)
        else:
            table, drawn = replayed(game, sheet, ())  # sooner done than handed to a thread and back
        table.forget(KEPT)
        room = Room(self, game, sheet, chairs, table, range(len(table.entries)), drawn)
        room.sum_up()
        room.public = room.visible_to_all()
        sitting: Job = [(Kind.SEAT, chair.row()) for chair in chairs]
        await self.writer.write([(Kind.GAME, sheet.row()), *sitting, *room.rows(0, apart=True)])
        return await self.enter(room)

    def changed(self, room: Room) -> None:
        """Something happened in a room: bots may be asked now, or the dice wait for nonces."""
        if room.sheet.phase == "over" and not isinstance(room.table, Standing):
            self.archivist.wanted(room.sheet.id)
            if sum(chair.member for chair in room.chairs) > 1:  # nobody else is rated
                self.chore(self.ratings.ended(room.sheet.id))
        if room.left or room.sheet.phase != "running":
            return
        if dice.awaited(room.chairs) and not any(
            task.get_name() == "grace" and not task.done() for task in room.tasks
        ):
            self.run_in(room, self.grace(room), "grace")
        self.opponents.wake(room, self.run_in)

    def run_in(self, room: Room, work: Any, name: str) -> None:
        def done(task: asyncio.Task[None]) -> None:
            room.tasks.discard(task)
            wrong = None if task.cancelled() else task.exception()
            if wrong is not None and not isinstance(wrong, DatabaseError | Refusal):  # the writer has said why
                log.error("%s of game %s failed", name, room.sheet.id, exc_info=wrong)

        task: asyncio.Task[None] = asyncio.create_task(work, name=name)
        room.tasks.add(task)
        task.add_done_callback(done)

    async def grace(self, room: Room) -> None:
        """Wait for the pledges a while, for what was pledged much longer, then go on without what is missing."""
        await asyncio.sleep(self.settings.nonce_grace)
        async with room.lock:
            overdue = self.clock() - room.sheet.since >= self.settings.reveal_grace
            await self.waive(room, (dice.awaited if overdue else dice.unpledged)(room.chairs))

    async def waive(self, room: Room, missing: list[int]) -> None:
        """The dice do without the share of these seats."""
        if not missing:
            return
        job = dice.give(room.chairs, missing, "")

        def act() -> None:
            if dice.ready(room.chairs):
                dice.hand_over(room.table, room.sheet, room.chairs)

        await room.change(None, act, job)

    def leave(self, room: Room) -> None:
        """Forget a room; who is in it is sent away and finds the game again as it is on disk."""
        room.left = True
        if self.rooms.get(room.sheet.id) is room:
            del self.rooms[room.sheet.id]
        room.dismiss()

    # housekeeping -----------------------------------------------------------------------------------------------------
    async def sweep(self) -> None:
        """Let games nobody looks at rest on disk, and look for garbage while nobody waits for an answer."""
        while True:
            before = self.writer.commits
            await asyncio.sleep(min(2.0, self.settings.rest_after))
            self.rest(self.settings.rest_after)
            if self.writer.commits == before and gc.get_count()[0] > LITTER:
                gc.collect(1)
            await self.accounts.look_out()
            await self.look_out()
            for room in [room for room in self.rooms.values() if room.connections and dice.awaited(room.chairs)]:
                self.changed(room)

    async def keep_all(self) -> None:
        """Write where games stand while they are played, one after the other with a pause: answers wait for each."""
        while True:
            await asyncio.sleep(min(0.5, self.settings.rest_after))
            for room in self.due():
                await self.keep(room)
                await asyncio.sleep(APART)

    async def look_out(self) -> None:
        """Games that were ended from outside are so here; where somebody is just acting, the next time."""
        since, now = self.looked_out, self.clock() - 2.0
        ended = select(games.c.id).where(games.c.phase == "over", games.c.public.in_((True, False)))
        for row in await self.database.all(ended.where(games.c.since >= since)):
            room = self.rooms.get(row["id"])
            if room is None or room.sheet.phase == "over":
                continue
            if room.lock.locked():
                now = since
            else:
                self.leave(room)
        self.looked_out = now

    def rest(self, idle: float) -> int:
        """Let go of the rooms unused for so long; how many remain."""
        now = monotonic()
        quiet = [r for r in self.rooms.values() if not r.connections and not r.tasks and not r.lock.locked()]
        quiet.sort(key=lambda room: room.used)
        too_many = len(quiet) - self.settings.idle_at_most
        for place, room in enumerate(quiet):
            if now - room.used >= idle or place < too_many:
                self.chore(self.keep(room))
                if len(room.table.entries) > room.keeping.filmed and room.sheet.phase == "running":
                    self.archivist.wanted(room.sheet.id)
                self.leave(room)
        return len(self.rooms)

    def due(self) -> list[Room]:
        """Rooms that were not kept for a while, though they have changed; new ones soon, for other rules may come."""
        now, after = monotonic(), self.settings.keep_after
        rooms = [room for room in self.rooms.values() if to_be_kept(room) and now >= room.keeping.rest_until]
        return [room for room in rooms if now - room.keeping.taken >= (after if room.keeping.number >= 0 else SOON)]

    def chore(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.chores.add(task)
        task.add_done_callback(self.chores.discard)

    async def unheard(self, job: Job) -> None:
        """Write what is made up for the next time if it fails now; the writer has logged it."""
        with suppress(Exception):
            await self.writer.write(job)

    async def keep(self, room: Room) -> None:
        """Write where a game stands, that it can be gone on from under any rules."""
        keeping = room.keeping
        if keeping.busy or not to_be_kept(room):
            return
        keeping.busy = True
        try:
            taken = keeping.take(room.table)
            data = await asyncio.to_thread(snapshot.write, taken)
            row = {"game": room.sheet.id, "number": taken.number, "data": data}
            job: Job = [(Kind.OUTDATED, {"b_game": room.sheet.id}), (Kind.SNAPSHOT, row)]
            await self.write_with_props(room.game, room.table.options, job)
        except DatabaseError:
            keeping.number = -1  # the writer has said why
        except Exception:
            log.exception("where game %s stands could not be kept", room.sheet.id)
        finally:
            keeping.busy = False

    async def write_with_props(self, game: Game, options: Any, job: Job) -> None:
        """Write something that is shown with today's board and messages."""
        rows = [*(await asyncio.to_thread(self.props.rows, game, options)), *job]
        await self.writer.write(rows)
        self.props.written(rows)

    async def resume(self) -> None:
        """After a start: open the games in which it is a bot's turn. Where computers play alone, nobody waits."""
        somebody = exists().where(seats.c.game == games.c.id, seats.c.kind == "person")
        waiting = select(games.c.id).where(games.c.bot_turn, games.c.phase == "running", somebody)
        rows = await self.database.all(waiting)
        for row in rows:
            try:
                await self.room(row["id"])
            except Exception:
                log.exception("game %s cannot be opened", row["id"])


def to_be_kept(room: Room) -> bool:
    """Whether it can be played on, and has been since it was last kept.

    What waits for its first answer under other rules stays kept as the old ones left it.
    """
    playing = room.sheet.phase in ("open", "running") and not room.passage
    return playing and len(room.table.entries) != room.keeping.number


def replayed(game: Game, sheet: Sheet, entries: Sequence[Given]) -> tuple[Table, list[Drawn]]:
    """A table on which these entries have been played; draws are counted from here on. Those of its own seed."""
    table, draws = Table(game, options_of(game, sheet.options)), Draws(entries, sheet.base)
    table.replay(entries, draws.watch)
    table.draws = 0
    return table, draws.found


def rebuild(
    game: Game, sheet: Sheet, lines: Sequence[tuple[int, str, int]], shortcut: bytes | None = None
) -> tuple[Table, int]:
    """The table as stored, and how many of the entries still fit the rules."""
    again = played_again(game, options_of(game, sheet.options), Stored(sheet, lines, shortcut), None)
    return again.table, len(again.table.entries)
