"""Migrates copies of a database and is killed at every statement that changes something; then it is opened again.

A program of its own: `python -m tests.server.killed FILE…`. It forks for every kill, so it imports everything once.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, event

from feldherr.server.store.database import FILE, prepare
from feldherr.server.store.upkeep import copies, upgrade

KILLED = 9
QUICK = "/dev/shm" if os.path.isdir("/dev/shm") else None
"""A disk in memory, where there is one: what counts here is the order of writes, not that they reach a plate."""
READING = ("SELECT", "PRAGMA")


class Countdown:
    """Ends the process the `left`-th time something is about to happen."""

    def __init__(self, left: int) -> None:
        self.left = left

    def tick(self, *_: Any) -> None:
        self.left -= 1
        if self.left == 0:
            os._exit(KILLED)

    def statement(self, connection: Any, cursor: Any, statement: str, *_: Any) -> None:
        if not statement.lstrip().upper().startswith(READING):
            self.tick()

    def watch(self, engine: Engine) -> Engine:
        event.listen(engine, "before_cursor_execute", self.statement)
        event.listen(engine, "commit", self.tick)
        return engine


def armed(folder: Path, left: int) -> None:
    """In the child: bring it up to date, with a kill somewhere on the way."""
    down, make = Countdown(left), upgrade.engine_for
    upgrade.engine_for = lambda *args: down.watch(make(*args))
    for name in ("sync", "put"):
        before_and_after(copies, name, down.tick)
    prepare(folder)
    down.tick()  # after all is done


def before_and_after(module: Any, name: str, tick: Callable[[], None]) -> None:
    done = getattr(module, name)

    def both(*args: Any) -> None:
        tick()
        done(*args)
        tick()

    setattr(module, name, both)


def content(path: Path) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of all tables there were in the oldest version, without columns that came later."""
    found = {}
    with closing(sqlite3.connect(path)) as disk:
        for table, columns in (
            ("games", "id, game, options, secret, phase, outcome"),
            ("seats", "game, seat, kind, player, name, bot, key, nonce"),
            ("answers", "*"),
            ("chats", "game, number, text"),
            ("snapshots", "*"),
        ):
            found[table] = disk.execute(f"SELECT {columns} FROM {table} ORDER BY 1, 2").fetchall()
        assert disk.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    return found


def trial(source: Path) -> int:
    """Kill at the first, second … step until none is left; how many there were."""
    before, left = content(source), 0
    while True:
        left += 1
        with tempfile.TemporaryDirectory(dir=QUICK) as place:
            folder = Path(place)
            shutil.copy(source, folder / FILE)
            child = os.fork()
            if child == 0:
                armed(folder, left)
                os._exit(0)
            code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
            assert code in (0, KILLED), f"step {left} ended with {code}"
            assert content(prepare(folder)) == before, f"killed at step {left}"
            with closing(sqlite3.connect(folder / FILE)) as disk:
                version = disk.execute("SELECT version_num FROM alembic_version").fetchone()[0]
            assert version == upgrade.newest(), f"killed at step {left}"
            copied = sorted(folder.glob("feldherr-before-*.sqlite3"))
            assert len(copied) == 1 and content(copied[0]) == before, f"killed at step {left}: {copied}"
            assert not list(folder.glob("*.part")) or code == KILLED
            if code == 0:
                return left - 1


if __name__ == "__main__":
    for name in sys.argv[1:]:
        print(Path(name).name, trial(Path(name)))
