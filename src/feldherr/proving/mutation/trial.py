"""One change tried: the tests that run its function, in a process forked from one that has loaded all but the game."""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import importlib.util
import os
import signal
import sys
import types
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from feldherr.proving.mutation.changes import Change, changed
from feldherr.proving.mutation.covering import ARGUMENTS, silent

AT_LEAST, TIMES = 10.0, 4.0
"""Seconds a test may take: so many, and so many times what it took without the change."""
LOADING = 60.0
"""Seconds until the first test begins."""
QUICK = 40
"""So many tests are run first: most changes are noticed by one of them, and fewer files have to be read."""
NOTICED, SURVIVED, BROKEN = 1, 0, 3


class Loader(importlib.machinery.SourceFileLoader):
    """Loads one module with the change."""

    def __init__(self, name: str, path: str, change: Change) -> None:
        super().__init__(name, path)
        self.change = change

    def get_code(self, fullname: str) -> types.CodeType:
        source = changed(Path(self.path).read_bytes(), self.change)
        code: types.CodeType = compile(source, self.path, "exec")
        return code


class Finder(importlib.abc.MetaPathFinder):
    """Finds the module that is changed before anybody else does."""

    def __init__(self, change: Change) -> None:
        self.change = change
        self.found = False

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: types.ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.change.module:
            return None
        spec = importlib.machinery.PathFinder.find_spec(fullname, path)
        if spec is None or spec.origin is None:
            return None
        self.found = True
        return importlib.util.spec_from_file_location(
            fullname,
            spec.origin,
            loader=Loader(fullname, spec.origin, self.change),
            submodule_search_locations=spec.submodule_search_locations,
        )


class Chosen:
    """A plugin of pytest: of what is collected only these tests, in this order; the first that fails is told."""

    def __init__(self, tests: Iterable[str], seconds: Mapping[str, float], tell: int) -> None:
        self.place = {test: number for number, test in enumerate(tests)}
        self.seconds, self.tell = seconds, tell

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """A test that takes much longer than it should is ended by a signal, and the process with it."""
        signal.setitimer(signal.ITIMER_REAL, AT_LEAST + TIMES * self.seconds.get(nodeid, 0.0))

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        items[:] = sorted((i for i in items if i.nodeid in self.place), key=lambda i: self.place[i.nodeid])

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.failed:
            os.write(self.tell, report.nodeid.encode())


class Trial(NamedTuple):
    """A process at work on a change."""

    change: Change
    pid: int
    hears: int


def begin(change: Change, tests: Sequence[str], root: Path, seconds: Mapping[str, float]) -> Trial:
    """Fork; the game must not be loaded yet, or the change would come too late."""
    if change.module in sys.modules:
        raise ValueError(f"{change.module} is loaded already")
    hears, tell = os.pipe()
    pid = os.fork()
    if not pid:
        fate = BROKEN
        try:
            os.close(hears)
            fate = attempt(change, tests, root, seconds, tell)
        finally:
            os._exit(fate)
    os.close(tell)
    return Trial(change, pid, hears)


def attempt(change: Change, tests: Sequence[str], root: Path, seconds: Mapping[str, float], tell: int) -> int:
    """In the forked process: the quickest tests, then the others, until one fails."""
    import pytest

    silent()
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_REAL, LOADING)
    os.chdir(root)
    sys.path.insert(0, str(root))
    finder = Finder(change)
    sys.meta_path.insert(0, finder)
    for some in (tests[:QUICK], tests[QUICK:]):
        files = [*dict.fromkeys(test.partition("::")[0] for test in some)]
        if not files:
            continue
        code = pytest.main(["-x", *ARGUMENTS, *files], plugins=[Chosen(some, seconds, tell)])
        if code in (pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.INTERRUPTED):
            return NOTICED  # a module that cannot even be loaded interrupts the collection
        if code != pytest.ExitCode.OK:
            os.write(tell, f"pytest ended with {code!r}".encode())
            return BROKEN
    return SURVIVED if finder.found else BROKEN


def ended(trial: Trial) -> tuple[int, str] | None:
    """Its fate and the test that noticed; None while it goes on."""
    pid, status = os.waitpid(trial.pid, os.WNOHANG)
    if not pid:
        return None
    said = os.read(trial.hears, 4096).decode()
    os.close(trial.hears)
    if os.WIFEXITED(status):
        return os.WEXITSTATUS(status), said
    # Who hangs, or dies of a recursion without end, has been noticed, too.
    return NOTICED, "it hangs" if os.WTERMSIG(status) == signal.SIGALRM else "it crashes"
