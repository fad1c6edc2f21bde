"""Copies of a database that may be in use: whole, or not there at all; for the owner's eyes only."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from urllib.parse import quote

from feldherr.server.store.upkeep.lock import Unusable


def copy(source: Path, target: Path) -> None:
    """Copy a database as it is at this moment, what is still in its journal included. `Unusable` says why not."""
    if target.exists():
        raise Unusable(f"{target} is there already; choose another name.")
    part = target.with_name(f"{target.name}.{os.getpid()}.part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        with closing(sqlite3.connect(f"file:{quote(str(source))}?mode=ro", uri=True, timeout=30)) as disk:
            disk.execute("VACUUM INTO ?", [str(part)])
        sync(part)
        put(part, target)
        sync(target.parent)
    except (sqlite3.Error, OSError) as wrong:
        raise Unusable(f"{source} could not be copied to {target}: {reason(wrong)}.") from wrong
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def put(part: Path, target: Path) -> None:
    """Give it its name, if nobody else has taken that meanwhile."""
    try:
        os.link(part, target)
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        part.rename(target)


def sync(path: Path) -> None:
    """Have it on the disk, not only on its way there."""
    if os.name == "nt" and path.is_dir():
        return
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def reason(wrong: BaseException) -> str:
    """What went wrong, in the words of whoever noticed; a full disk by its name. Never what was to be written."""
    inner = getattr(wrong, "orig", None) or wrong
    said = str(getattr(inner, "strerror", None) or inner)
    if "disk is full" in said or "No space left" in said:
        return f"the disk is full ({said})"
    return said or type(wrong).__name__
