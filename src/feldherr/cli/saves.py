"""Where games are kept on this computer. Every answer is written at once, so that a crash loses nothing."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

ENDING = ".feldherr"


def folder() -> Path:
    """`$FELDHERR_SAVES`, or the place the system keeps such things in."""
    if chosen := os.environ.get("FELDHERR_SAVES"):
        return Path(chosen)
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "feldherr"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "feldherr"


def new_file(game: str) -> Path:
    """A file name no game has yet."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M}"
    path, number = folder() / f"{stem}{ENDING}", 1
    while path.exists():
        number += 1
        path = folder() / f"{stem}-{number}{ENDING}"
    return path


def last_file() -> Path | None:
    """The game played last."""
    found = sorted(folder().glob(f"*{ENDING}"), key=lambda path: path.stat().st_mtime)
    return found[-1] if found else None


def write(path: Path, content: str) -> None:
    """Whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".new")
    beside.write_text(content, "utf-8")
    beside.replace(path)
