"""Analyses of finished games: made one at a time in a process of low priority, shown as they grow, kept on disk."""

from __future__ import annotations

import asyncio
import logging
import os
import zlib
from collections import OrderedDict
from collections.abc import Callable
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import select

from feldherr import bots
from feldherr import games as catalogue
from feldherr.analysis.pieces import VERSION, Piece, Report
from feldherr.analysis.study import Effort
from feldherr.server.film.still import Standing
from feldherr.server.store.analysing import work
from feldherr.server.store.tables import analyses
from feldherr.server.store.writer import Kind
from feldherr.server.table.queue import Queue
from feldherr.server.table.refusal import Refusal
from feldherr.server.table.room import Room

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

    from feldherr.server.table.hall import Hall

log = logging.getLogger(__name__)
WAITING = 32
"""So many analyses may wait for their turn; who asks for one more is told to come back."""
KEPT = 64
"""So many stay in memory; all that are done are in the database."""
AT_MOST = 600.0
"""Seconds after which an analysis is given up."""
FROM_ONE = 3
"""So many of one address wait at once."""
Key = tuple[str, int | None]
Asker = tuple[str, str]
"""Who asks, and where from."""


class Analyses:
    def __init__(self, hall: Hall) -> None:
        settings = hall.settings
        self.hall = hall
        self.folder = settings.data / "analyses"
        """Where they were before they were in the database."""
        self.effort = Effort(*settings.analysis_effort)
        self.nice = settings.analysis_nice
        self.queue = Queue(1)
        """What was played here comes before what was uploaded."""
        self.askers: dict[Key, Asker] = {}
        self.reports: OrderedDict[Key, Report] = OrderedDict()
        self.tasks: dict[Key, asyncio.Task[None]] = {}

    async def report(self, room: Room, viewer: int | None, record: Callable[[Room], str], who: Asker) -> Report:
        """As much as there is of it; it is begun if nobody has asked before. One at a time for everybody."""
        key = room.sheet.id, viewer
        if found := self.reports.get(key):
            return found
        made = f"{room.game.rules_version}.{VERSION}"
        kept = await self.kept(key)
        if kept is None or kept.made != made:
            if await self.plays(room):
                kept = None
            elif kept is None:
                raise Refusal("refused-older-rules")
        if key in self.reports:
            return self.reports[key]
        if kept is None:
            if not bots.searched(room.sheet.game):
                raise Refusal("refused-no-analysis")
            self.not_too_many(who, room.sheet.id)
            kept = Report(viewer, made)
            self.askers[key] = who
            uploaded = any(chair.kind == "record" for chair in room.chairs)
            work = self.make(key, kept, room.sheet.game, record(room), who, int(uploaded))
            self.tasks[key] = asyncio.create_task(work)
        self.reports[key] = kept
        while len(self.reports) > KEPT:
            oldest = next((one for one in self.reports if one not in self.tasks), None)
            if oldest is None:
                break
            del self.reports[oldest]
        return kept

    def not_too_many(self, who: Asker, game: str) -> None:
        """One game of a player, few of an address: the others come to theirs, however much one asks for."""
        mine = {name for (name, _), (player, _) in self.askers.items() if player == who[0]}
        near = {name for (name, _), (_, place) in self.askers.items() if place == who[1]}
        if mine - {game} or len(near - {game}) >= FROM_ONE:
            raise Refusal("refused-analysis-yours", wait=30.0)
        if len(self.tasks) >= WAITING:
            raise Refusal("refused-analyses-wait", wait=60.0)

    async def plays(self, room: Room) -> bool:
        """Whether the game can still be played again by today's rules."""
        if not isinstance(room.table, Standing):
            return True
        return await self.hall.films.table(room) is not None

    async def kept(self, key: Key) -> Report | None:
        """What was kept of it, whoever made it, if it is whole."""
        game, viewer = key
        mine = (analyses.c.game == game) & (analyses.c.viewer == (-1 if viewer is None else viewer))
        data = await self.hall.database.scalar(select(analyses.c.data).where(mine))
        return None if data is None else report_of(zlib.decompress(data))

    async def write(self, key: Key, report: Report) -> None:
        game, viewer = key[0], -1 if key[1] is None else key[1]
        data = await asyncio.to_thread(zlib.compress, msgspec.json.encode(report), 6)
        row = {"game": game, "viewer": viewer, "made": report.made, "data": data}
        gone = Kind.NO_ANALYSIS, {"b_game": game, "b_viewer": viewer}
        await self.hall.writer.write([gone, (Kind.ANALYSIS, row)])

    async def adopt(self) -> None:
        """Take what versions before migration 0006 kept as files into the database, where copies have it, too."""
        for path in sorted(self.folder.glob("*.json")):
            game, _, viewer = path.stem.rpartition("-")
            key = game, None if viewer == "open" else int(viewer) if viewer.isdigit() else -1
            found = await asyncio.to_thread(read, path)
            try:
                if found is not None and await self.kept(key) is None:
                    await self.write(key, found)
                path.unlink()
            except Exception as wrong:  # of a game that is gone, or nothing of ours
                log.warning("%s stays where it is: %s", path, type(wrong).__name__)

    async def make(self, key: Key, report: Report, name: str, text: str, who: Asker, rank: int) -> None:
        """When its turn has come. If it fails it is forgotten, and the next who asks begins it again."""
        try:
            async with self.queue.turn(who[0], rank), asyncio.timeout(AT_MOST):
                await self.listen(report, name, text)
            await self.write(key, report)
        except Exception:
            log.exception("the analysis of game %s failed", key[0])
            self.reports.pop(key, None)
        finally:
            self.tasks.pop(key, None)
            self.askers.pop(key, None)

    async def listen(self, report: Report, name: str, text: str) -> None:
        """Add what the process sends until it is done."""
        spawn = get_context("spawn")
        here, there = spawn.Pipe(duplex=False)
        args = (there, os.getpid(), self.nice, name, catalogue.package(name), text, report.viewer, tuple(self.effort))
        process: BaseProcess = spawn.Process(target=work, args=args, daemon=True)
        await asyncio.to_thread(process.start)
        there.close()
        try:
            while piece := await asyncio.to_thread(here.recv_bytes):
                report.add(msgspec.json.decode(piece, type=Piece))
            report.done = True
        finally:
            process.kill()  # a thread that still waits for a piece ends with it
            process.join(1.0)

    async def stop(self) -> None:
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def read(path: Path) -> Report | None:
    try:
        return report_of(path.read_bytes())
    except OSError:
        return None


def report_of(data: bytes) -> Report | None:
    try:
        found = msgspec.json.decode(data, type=Report)
    except msgspec.MsgspecError:
        return None
    return found if found.done else None
