"""Keeps films of all games and knows how they stand: one after the other, in a process of low priority."""

from __future__ import annotations

import asyncio
import logging
import os
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import and_, false, func, or_, select

from feldherr import games as catalogue
from feldherr.server.archive.ground import film_of
from feldherr.server.archive.opening import PLAYS, Stored, nothing, opened, options_of, played_again
from feldherr.server.archive.program import program
from feldherr.server.film.film import pack
from feldherr.server.film.props import used
from feldherr.server.film.still import Standing
from feldherr.server.film.told import Log
from feldherr.server.processes import attend, end, learn
from feldherr.server.store import snapshot
from feldherr.server.store.tables import answers, films, games
from feldherr.server.store.writer import Job, Kind

if TYPE_CHECKING:
    from feldherr.server.table.hall import Hall

log = logging.getLogger(__name__)
AT_MOST = 600.0
"""Seconds after which a film is given up until the next start."""
KEPT = 30
"""So many steps back a snapshot reaches."""


class Archivist:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.waiting: OrderedDict[str, None] = OrderedDict()
        self.wake = asyncio.Event()
        self.pool: ProcessPoolExecutor | None = None

    def wanted(self, name: str) -> None:
        """A film of this game is to be made, after those that were wanted before."""
        self.waiting[name] = None
        self.wake.set()

    async def run(self) -> None:
        """Until it is cancelled. What was wanted just now goes before what is missing since longer."""
        await asyncio.sleep(self.hall.settings.film_after)
        missing = await self.missing()
        while True:
            if self.waiting:
                name = self.waiting.popitem(last=False)[0]
            elif missing:
                name = missing.pop()
            else:
                self.close()
                self.wake.clear()
                await self.wake.wait()
                await asyncio.sleep(self.hall.settings.film_after)
                continue
            try:
                async with asyncio.timeout(AT_MOST):
                    await self.keep(name)
            except asyncio.CancelledError:
                self.waiting[name] = None
                raise
            except Exception:
                log.exception("game %s could not be filmed", name)
                self.close()

    async def missing(self) -> list[str]:
        """Games without a film, or not yet seen by this program; those last played come last."""
        last = select(func.max(answers.c.number)).where(answers.c.game == games.c.id).scalar_subquery()
        over, unfinished = games.c.phase == "over", films.c.final.is_(None) | ~films.c.final
        behind = films.c.number.is_(None) | (films.c.number <= func.coalesce(last, -1))
        stored = await self.hall.database.column(select(games.c.game).distinct())
        known = [name for name in stored if name in catalogue.names()]
        seen = or_(false(), *(and_(games.c.game == name, games.c.checked == program(name)) for name in known))
        query = (
            select(games.c.id)
            .join(films, films.c.game == games.c.id, isouter=True)
            .where(games.c.game.in_(known), or_(and_(over, unfinished), and_(~over, or_(behind, ~seen))))
            .order_by(~over, games.c.since)
        )
        return await self.hall.database.column(query)  # their names alone: there may be very many

    async def finish(self, seconds: float) -> None:
        """Before the end: games that are over and have no film yet, as far as time allows; this program knows them."""
        end = monotonic() + seconds
        for name in list(self.waiting):
            with suppress(Exception):
                phase = await self.hall.database.scalar(select(games.c.phase).where(games.c.id == name))
                if monotonic() < end and phase == "over":
                    await self.keep(name, here=True)

    async def keep(self, name: str, here: bool = False) -> None:
        """Film one game as it is now; `here`: in a thread of this process."""
        stored = await self.hall.stored(name)
        if stored.film is not None and stored.final:
            return
        room = self.hall.rooms.get(name)
        if room is not None:
            await self.hall.keep(room)  # so that no film is ahead of where the game could be gone on from
        game = catalogue.game(stored.sheet.game)
        package = catalogue.package(stored.sheet.game)
        args = stored._replace(prop=nothing)
        workers = None if here else self.workers()
        done = await asyncio.get_running_loop().run_in_executor(workers, develop, package, args)
        job: Job = []
        if done.film is not None:
            final = stored.sheet.phase == "over"
            row = {"game": name, "number": len(stored.lines), "final": final, "data": done.film}
            job += [(Kind.NO_FILM, {"b_game": name}), (Kind.FILM, row)]
        if stored.sheet.phase == "over":
            job.append((Kind.OUTDATED, {"b_game": name}))
        elif name not in self.hall.rooms:
            job.append((Kind.CHECKED, {"b_game": name, "b_checked": done.program, "b_stands": done.stands}))
            if done.snapshot is not None:
                row = {"game": name, "number": len(stored.lines), "data": done.snapshot}
                job += [(Kind.OUTDATED, {"b_game": name}), (Kind.SNAPSHOT, row)]
        await self.hall.write_with_props(game, options_of(game, stored.sheet.options), job)
        if room is not None and done.film is not None:
            room.keeping.filmed = len(stored.lines)

    def workers(self) -> ProcessPoolExecutor:
        if self.pool is None:
            nice = self.hall.settings.film_nice
            self.pool = ProcessPoolExecutor(1, get_context("spawn"), attend, (os.getpid(), nice))
        return self.pool

    def close(self) -> None:
        if self.pool is not None:
            end(self.pool)
            self.pool = None


# in the process -------------------------------------------------------------------------------------------------------
class Developed(NamedTuple):
    program: str
    stands: str
    film: bytes | None = None
    snapshot: bytes | None = None


def develop(package: str, stored: Stored) -> Developed:
    """How a game stands with this program; its film, and if it is still played, its snapshot."""
    sheet = stored.sheet
    game = learn(sheet.game, package)
    options = options_of(game, sheet.options)
    here, made = program(sheet.game), used(game, options)[0]
    found = opened(game, stored)
    stands = "" if found.stands == PLAYS else found.stands
    if isinstance(found.table, Standing) or found.fresh:
        return Developed(here, stands)
    if sheet.phase == "over":
        return Developed(here, "", pack(film_of(found.table, found.draws, made, found.ground)))
    whole = played_again(game, options, stored, found.ground)
    shown = pack(film_of(whole.table, whole.draws, made, found.ground))
    whole.table.forget(KEPT)
    lines = Log(game, len(whole.table.seats) + 1).read(whole.table.happened)
    return Developed(here, stands, shown, snapshot.write(snapshot.take(whole.table, lines, whole.draws, made)))
