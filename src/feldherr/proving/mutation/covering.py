"""Which test runs which function of a game: one run of its tests, kept until code or tests change."""

from __future__ import annotations

import hashlib
import os
import sys
import time
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import msgspec

CACHE = ".mutation"
"""The folder beside `src` and `tests` where runs are kept; git does not look at it."""
Remembering = type(lru_cache(int))
ARGUMENTS = ("-q", "--no-header", "--tb=no", "-p", "no:cacheprovider")


class Covered(msgspec.Struct):
    """What a run of the tests has shown. `functions`: by file and first line, the numbers of the tests.

    `loading`: functions that were called when the game was loaded, before any test.
    """

    stamp: str
    tests: list[str]
    seconds: list[float]
    functions: dict[str, list[int]]
    loading: set[str]

    def of(self, file: str, first: int) -> list[str]:
        """The tests that run the function which begins there, the quickest first; all if it is run at loading."""
        place = f"{file}:{first}"
        numbers = self.functions.get(place, [])
        if place in self.loading:
            numbers = [*range(len(self.tests))]
        return [self.tests[number] for number in sorted(numbers, key=lambda number: self.seconds[number])]


class Watch:
    """A plugin of pytest: notes what functions below a folder each test calls, and how long it takes."""

    def __init__(self, folder: Path, root: Path) -> None:
        self.folder, self.root = f"{folder}{os.sep}", root
        self.known: dict[CodeType, bool] = {}
        self.now: set[CodeType] = set()
        self.tests: dict[str, tuple[float, set[CodeType]]] = {}
        self.loading: set[CodeType] = set()
        self.failed: list[str] = []

    def trace(self, frame: FrameType, event: str, arg: Any) -> None:
        """Only calls are told, not lines: that is quick, and functions are small."""
        code = frame.f_code
        ours = self.known.get(code)
        if ours is None:
            ours = self.known[code] = code.co_filename.startswith(self.folder)
        if ours:
            self.now.add(code)

    def pytest_collection(self) -> None:
        sys.settrace(self.trace)

    def pytest_collection_finish(self) -> None:
        sys.settrace(None)
        self.loading = self.now

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        forget(self.root)
        self.began, self.now = time.perf_counter(), set()
        sys.settrace(self.trace)

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        sys.settrace(None)
        if self.now:
            self.tests[nodeid] = time.perf_counter() - self.began, self.now

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def covered(self, stamp: str) -> Covered:
        functions: dict[str, list[int]] = {}
        for number, (_, codes) in enumerate(self.tests.values()):
            for place in sorted(places(codes, self.root)):
                functions.setdefault(place, []).append(number)
        seconds = [round(took, 4) for took, _ in self.tests.values()]
        return Covered(stamp, [*self.tests], seconds, functions, places(self.loading, self.root))


def forget(root: Path) -> None:
    """Empty what the program remembers: else only the first test that needs a board would seem to need it."""
    for module in [*sys.modules.values()]:
        if str(getattr(module, "__file__", "")).startswith(str(root)):
            inside = [vars(thing).values() for thing in vars(module).values() if isinstance(thing, type)]
            for thing in chain(vars(module).values(), *inside):
                if isinstance(thing, Remembering):
                    thing.cache_clear()


def places(codes: Iterable[CodeType], root: Path) -> set[str]:
    return {f"{Path(code.co_filename).relative_to(root).as_posix()}:{code.co_firstlineno}" for code in codes}


def covered(name: str, root: Path, package: Path, trials: Iterable[Path]) -> Covered:
    """The kept run, or a new one; `ValueError` if a test fails."""
    trials = [*trials]
    stamp = stamp_of([package, *trials])
    path = root / CACHE / f"{name}.covered"
    try:
        kept = msgspec.msgpack.decode(path.read_bytes(), type=Covered)
        if kept.stamp == stamp:
            return kept
    except (OSError, msgspec.MsgspecError):
        pass
    path.parent.mkdir(exist_ok=True)
    pid = os.fork()
    if not pid:
        os._exit(watched(path, stamp, root, package, trials))
    if os.waitpid(pid, 0)[1]:
        raise ValueError(f"the tests of {name} must pass before its rules are changed; see {path}.failed")
    return msgspec.msgpack.decode(path.read_bytes(), type=Covered)


def watched(path: Path, stamp: str, root: Path, package: Path, trials: list[Path]) -> int:
    """In a process of its own: run the tests and write down what they call."""
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    import pytest

    silent()
    os.chdir(root)
    sys.path.insert(0, str(root))
    watch = Watch(package, root)
    code = pytest.main([*ARGUMENTS, *(str(trial.relative_to(root)) for trial in trials)], plugins=[watch])
    if code != pytest.ExitCode.OK:
        path.with_name(f"{path.name}.failed").write_text("\n".join([str(code), *watch.failed]), "utf-8")
        return 1
    path.write_bytes(msgspec.msgpack.encode(watch.covered(stamp)))
    return 0


def silent() -> None:
    """What a forked process prints is nobody's business."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def stamp_of(folders: Iterable[Path]) -> str:
    """A name for the content of all files there: another if one of them changes."""
    found = hashlib.sha256()
    for path in contents(folders):
        found.update(f"{path}\n".encode() + path.read_bytes())
    return found.hexdigest()[:16]


def contents(folders: Iterable[Path]) -> Iterator[Path]:
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".toml", ".json", ".feldherr") and path.name != "equal.toml":
                yield path
