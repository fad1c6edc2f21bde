"""What 10,000 stored games take in memory: `python -m tools.measuring.stored before=OLD/src now=src [--games 10000]`.

Each program plays four games as far as so many entries, is stopped, and finds them copied so many times when it begins
again; then some are opened one after the other. Megabytes resident after the start, after 64 and after 300.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import sys
import tempfile
from pathlib import Path
from time import sleep

from feldherr.cli.hosting.loadtest import resident
from feldherr.server.load.clients import Hand, Tally, sit
from feldherr.server.load.line import called
from feldherr.server.wire.client import Guest
from tools.measuring.side_by_side import served_from

GAME, TABLES, ENTRIES = "triomphe-a-marengo", 4, 200
OPENED = (64, 300)
PAUSE = 3.0
"""Seconds until a server rests."""


async def played(base: str) -> tuple[str, list[str]]:
    """Whose games, and which."""
    guest, found, seed = Guest(base), list[str](), 0
    while len(found) < TABLES:
        name = await one_played(guest, random.Random(seed))
        found += [name] if name else []
        seed += 1
    return guest.token, found


async def one_played(guest: Guest, rng: random.Random) -> str:
    """A game that has gone as far; empty if it was over before."""
    tally = Tally()
    made = await guest.create(GAME, ["me", "me"], hot_seat=True)
    hands = [Hand(seat, rng, tally, lambda: tally.entries < ENTRIES) for seat in (0, 1)]
    seated = [await sit(guest, made["id"], hand) for hand in hands]
    await asyncio.wait([done for _, done in seated], return_when=asyncio.FIRST_COMPLETED)
    for line, done in seated:
        done.cancel()
        line.lost = lambda why: None
        line.close()
    return str(made["id"]) if tally.entries >= ENTRIES else ""


def copied(file: Path, names: list[str], count: int) -> list[str]:
    """The names of so many copies, all rows of all tables with them."""
    base = sqlite3.connect(file)
    tables = [name for (name,) in base.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    copies = [f"copy{number:06}" for number in range(count)]
    for table in tables:
        columns = [row[1] for row in base.execute(f"PRAGMA table_info({table})")]
        key = "id" if table == "games" else "game"
        if key not in columns or table == "rated":
            continue
        rest = [column for column in columns if column != key and not (column == "id" and table != "games")]
        into = f"INSERT INTO {table} ({', '.join([key, *rest])}) SELECT ?, {', '.join(rest)} FROM {table} WHERE {key} = ?"
        base.executemany(into, [(copy, names[place % len(names)]) for place, copy in enumerate(copies)])
    base.commit()
    base.close()
    return copies


async def opened(base: str, token: str, names: list[str]) -> None:
    for name in names:
        await looked_into(Guest(base, token), name)


async def looked_into(guest: Guest, name: str) -> None:
    line = await called(guest.socket(name, 0), guest.cookie())
    there: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def hear(raw: bytes) -> None:
        if not there.done():
            there.set_result(None)

    line.listen(hear, lambda why: None)
    await there
    line.close()


def measured(source: str, python: str, count: int) -> list[int | None]:
    with tempfile.TemporaryDirectory() as folder:
        with served_from(folder, source, python) as (base, _):
            token, names = asyncio.run(played(base))
        copies = copied(next(Path(folder).glob("*.sqlite*")), names, count)
        with served_from(folder, source, python) as (base, pid):
            sleep(PAUSE)
            found, done = [resident(pid)], 0
            for upto in OPENED:
                asyncio.run(opened(base, token, copies[done:upto]))
                done = upto
                sleep(PAUSE)
                found.append(resident(pid))
            return found


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("programs", nargs="+", metavar="NAME=SRC[+pure][,PYTHON]")
    asked.add_argument("--games", type=int, default=10_000)
    said = asked.parse_args()
    print(f"| | after the start | after {OPENED[0]} opened | after {OPENED[1]} |\n|---|---|---|---|")
    for program in said.programs:
        name, _, where = program.partition("=")
        source, _, python = where.partition(",")
        found = measured(source, python or sys.executable, said.games)
        print(f"| {name} | {' | '.join(f'{mb} MB' for mb in found)} |", flush=True)


if __name__ == "__main__":
    main()
