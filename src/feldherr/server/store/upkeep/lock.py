"""One server a folder: who has its lock may write there. The lock ends with the process, however that ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import TracebackType

FILE = "feldherr.lock"


class Unusable(Exception):
    """The folder of the games cannot be used; the sentence says why and what to do."""


class Lock:
    """Held from the moment it is made until it is released."""

    def __init__(self, folder: Path) -> None:
        self.file = -1
        try:
            make_private(folder)
            self.file = os.open(folder / FILE, os.O_RDWR | os.O_CREAT, 0o600)
            if not lock(self.file):
                whose = os.read(self.file, 20).decode("ascii", "replace").strip()
                raise Unusable(
                    f"Another server{f' (process {whose})' if whose else ''} keeps its games in {folder}. "
                    "Stop it, or choose another folder with --data."
                )
            os.ftruncate(self.file, 0)
            os.write(self.file, f"{os.getpid()}\n".encode())
        except OSError as wrong:
            self.release()
            raise Unusable(f"The folder {folder} cannot be used: {wrong.strerror or wrong}.") from wrong
        except BaseException:
            self.release()
            raise

    def release(self) -> None:
        if self.file >= 0:
            os.close(self.file)
            self.file = -1

    def __enter__(self) -> Lock:
        return self

    def __exit__(self, kind: type[BaseException] | None, wrong: BaseException | None, at: TracebackType | None) -> None:
        self.release()


def lock(file: int) -> bool:
    """Whether nobody else has it. The system lets go of it when the process is gone."""
    try:
        if sys.platform == "win32":
            import msvcrt

            os.lseek(file, 1 << 20, os.SEEK_SET)
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
            os.lseek(file, 0, os.SEEK_SET)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def make_private(folder: Path) -> None:
    """A folder of ours; if we make it, nobody else may look inside."""
    if not folder.is_dir():
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
