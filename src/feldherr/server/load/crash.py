"""A server killed under load, again and again: what it has acknowledged must be on disk, and every game go on."""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from time import monotonic

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from feldherr import games as catalogue
from feldherr.server.load.clients import Tally, play
from feldherr.server.store.sheet import Sheet
from feldherr.server.table.hall import rebuild
from feldherr.server.wire.client import Declined, Guest

Server = Callable[[Path], AbstractContextManager[tuple[str, subprocess.Popen[bytes]]]]
LOST = (ConnectionClosed, InvalidHandshake, OSError, Declined, TimeoutError)


class Match(msgspec.Struct):
    """A game between two random clients, or one and a bot, and what they were told was taken."""

    token: str
    id: str
    seats: list[int]
    taken: dict[int, list[str]]
    over: bool = False


class Trial:
    def __init__(self, folder: Path, server: Server, game: str, tables: int, seed: int) -> None:
        self.folder, self.server, self.game, self.tables = folder, server, game, tables
        self.rng = random.Random(seed)
        self.matches: list[Match] = []
        self.kills = 0
        self.answers = 0

    async def round(self, seconds: float, kill: bool) -> None:
        """Start the server, play for a while, kill it or let it end; then look at what is on disk."""
        before = self.stored()
        with self.server(self.folder) as (base, process):
            end = monotonic() + seconds
            players = [asyncio.create_task(self.keep(base, match, end)) for match in self.matches if not match.over]
            fresh = self.tables - len(players)
            players += [asyncio.create_task(self.fresh(base, end, number % 4 == 3)) for number in range(fresh)]
            if kill:
                await asyncio.sleep(seconds)
                process.send_signal(signal.SIGKILL)
                process.wait()
                self.kills += 1
            await asyncio.gather(*players)
        if not kill:
            # Whoever answers: a bot may be at its turn, at its own pace, for longer than this round.
            after = self.stored()
            stuck = [m.id for m in self.matches if m.id in before and not m.over and after[m.id] == before[m.id]]
            assert not stuck, f"stuck: {stuck}"
        self.check()

    def stored(self) -> dict[str, int]:
        """How many answers of each game are on disk."""
        if not self.matches:
            return {}
        with sqlite3.connect(self.folder / "feldherr.sqlite3") as disk:
            found = dict(disk.execute("SELECT game, count(*) FROM answers GROUP BY game").fetchall())
        disk.close()
        return {match.id: found.get(match.id, 0) for match in self.matches}

    async def fresh(self, base: str, end: float, bot: bool) -> None:
        guest = Guest(base)
        try:
            made = await guest.create(self.game, ["me", "random"] if bot else ["me", "me"])
        except LOST:
            return
        seats = [0] if bot else [0, 1]
        match = Match(guest.token, made["id"], seats, {seat: [] for seat in seats})
        self.matches.append(match)
        await self.keep(base, match, end)

    async def keep(self, base: str, match: Match, end: float) -> None:
        """Play until time is up, the game is over or the server is gone."""
        guest = Guest(base, match.token)

        async def sit(seat: int) -> None:
            try:
                place = await guest.sit(match.id, seat)
            except LOST:
                return
            try:
                await play(place, self.rng, Tally(), lambda: monotonic() < end, match.taken[seat].append)
                match.over = match.over or monotonic() < end
            except LOST:
                return
            finally:
                await asyncio.gather(place.close(), return_exceptions=True)

        await asyncio.wait([asyncio.create_task(sit(seat)) for seat in match.seats], timeout=end - monotonic() + 5)

    def check(self) -> None:
        """Every acknowledged answer is there, in its order; every game can be played again."""
        with sqlite3.connect(self.folder / "feldherr.sqlite3") as disk:
            disk.row_factory = sqlite3.Row
            for match in self.matches:
                row = disk.execute("SELECT * FROM games WHERE id = ?", [match.id]).fetchone()
                assert row is not None, f"game {match.id} is lost"
                found = disk.execute("SELECT * FROM answers WHERE game = ? ORDER BY number", [match.id]).fetchall()
                assert [entry["number"] for entry in found] == list(range(len(found)))
                for seat, taken in match.taken.items():
                    given = [entry for entry in found if entry["seat"] == seat and entry["number"] == entry["gesture"]]
                    stored = [entry["line"] for entry in given]  # without what the kernel answers by itself
                    self.compare(match.id, seat, stored, taken)
                sheet = Sheet(**{name: row[name] for name in row.keys()})  # noqa: SIM118
                lines = [(entry["seat"], entry["line"], entry["gesture"]) for entry in found]
                _, good = rebuild(catalogue.game(sheet.game), sheet, lines)
                assert good == len(lines), f"game {match.id} fits only up to entry {good}"
        disk.close()
        self.answers = sum(len(taken) for match in self.matches for taken in match.taken.values())

    def compare(self, game: str, seat: int, stored: list[str], taken: list[str]) -> None:
        """What was taken is stored in this order; at each kill one more may have reached the disk unseen."""
        place = 0
        for line in taken:
            while place < len(stored) and stored[place] != line:
                place += 1
            assert place < len(stored), f"game {game}, seat {seat}: {line!r} was acknowledged and is lost"
            place += 1
        assert len(stored) - len(taken) <= self.kills + 1, f"game {game}, seat {seat}: answers nobody gave"


async def crash(folder: Path, server: Server, game: str, times: int, tables: int = 8, seed: int = 1) -> Trial:
    """Kill the server so many times at random moments, then let every game go on."""
    trial = Trial(folder, server, game, tables, seed)
    for _ in range(times):
        await trial.round(trial.rng.uniform(0.2, 2.0), kill=True)
    await trial.round(4.0, kill=False)
    return trial
