"""A copy put in the place of the database. Whatever happens meanwhile, one of the two is there whole."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from feldherr.server.store.database import FILE, make_own
from feldherr.server.store.upkeep.copies import copy, reason, sync
from feldherr.server.store.upkeep.lock import Lock, Unusable
from feldherr.server.store.upkeep.upgrade import stored_version


def put_back(source: Path, folder: Path) -> tuple[Path, Path | None]:
    """Where the games are now, and where those are that were there before. `Unusable` says why it cannot be."""
    stored_version(source)
    with Lock(folder):
        path = folder / FILE
        part = folder / f"{FILE}.{os.getpid()}.restored"
        try:
            part.unlink(missing_ok=True)
            copy(source, part)
            before = set_aside(path) if path.exists() and path.stat().st_size else None
            part.replace(path)
            make_own(path)
            sync(folder)
        except OSError as wrong:
            raise Unusable(f"{source} could not be put into {folder}: {reason(wrong)}.") from wrong
        finally:
            with suppress(OSError):
                part.unlink(missing_ok=True)
    return path, before


def set_aside(path: Path) -> Path:
    """A copy of the database beside it; afterwards it has no journal, which would be taken for the new one's."""
    number = 1
    while (target := path.with_name(f"{path.stem}-replaced-{number}{path.suffix}")).exists():
        number += 1
    journals = [path.with_name(path.name + end) for end in ("-wal", "-shm", "-journal")]
    try:
        copy(path, target)
        with closing(sqlite3.connect(path, timeout=5)) as disk:
            disk.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            if disk.execute("PRAGMA journal_mode=DELETE").fetchone()[0] != "delete":
                raise Unusable(f"Another program has {path} open. Stop it and try again; nothing was changed.")
    except sqlite3.OperationalError as wrong:
        raise Unusable(f"Another program uses {path} ({reason(wrong)}). Nothing was changed.") from wrong
    except (Unusable, sqlite3.DatabaseError):
        if sound(path):
            raise
        for file in (path, *journals):  # damaged: that may be why one restores
            if file.exists():
                shutil.copy2(file, target.with_name(target.name + file.name[len(path.name) :]))
    for journal in journals:
        journal.unlink(missing_ok=True)
    return target


def sound(path: Path) -> bool:
    try:
        stored_version(path)
    except Unusable:
        return False
    return True
