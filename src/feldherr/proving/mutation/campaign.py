"""Changes tried one after the other on all cores: a sample or all; verdicts are kept, what is known is not redone."""

from __future__ import annotations

import ast
import hashlib
import os
import random
import sys
import time
import tomllib
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Literal

import msgspec

from feldherr import games
from feldherr.proving.mutation import trial
from feldherr.proving.mutation.changes import Change, changes
from feldherr.proving.mutation.covering import CACHE, Covered, covered
from feldherr.words.sources import game_folder

Fate = Literal["noticed", "survived", "equal", "unreached", "broken"]


class Verdict(msgspec.Struct, frozen=True):
    """What became of a change. `unreached`: no test runs its function; `equal`: it changes nothing, it is said why."""

    module: str
    was: str
    now: str
    fate: Fate
    by: str = ""
    stamp: str = ""
    """Of the code and the tests; while it is the same, so is the verdict."""
    noticed: str = ""
    """Of the function and of the file with the test that noticed: while these are the same, it would again."""
    seconds: float = 0.0


class Equal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A change that changes nothing, and why."""

    file: str
    was: str
    now: str
    why: str


class Result(msgspec.Struct, frozen=True):
    change: Change
    verdict: Verdict


Progress = Callable[[int, int, Result], None]


class Campaign:
    """The changes to one game."""

    def __init__(self, name: str, root: Path) -> None:
        if any(module.startswith(games.package(name)) for module in sys.modules):
            raise ValueError(f"{name} is loaded already: changes to it would not be seen")
        self.name, self.root = name, root
        self.package = Path(str(game_folder(name))).resolve()
        self.trials = trials_of(name, root, self.package)
        self.covered: Covered = covered(name, root, self.package, self.trials)
        self.seconds = dict(zip(self.covered.tests, self.covered.seconds))
        self.every = changes(games.package(name), root)
        self.functions = Functions(root)
        self.equal = {(one.file, one.was, one.now): one for one in equals(self.trials)}
        self.path = root / CACHE / f"{name}.jsonl"
        self.kept = self.read()

    def read(self) -> dict[tuple[str, str, str], Verdict]:
        """The verdicts of earlier runs; a line that was not written to its end is passed over."""
        found: dict[tuple[str, str, str], Verdict] = {}
        for line in self.path.read_bytes().splitlines() if self.path.exists() else ():
            try:
                verdict = msgspec.json.decode(line, type=Verdict)
            except msgspec.MsgspecError:
                continue
            found[verdict.module, verdict.was, verdict.now] = verdict
        return found

    def sample(self, count: int | None, seed: int) -> list[Change]:
        """So many changes, any of them, the same for the same seed; or all."""
        if count is None or count >= len(self.every):
            return self.every
        return sorted(random.Random(seed).sample(self.every, count), key=lambda one: (one.file, one.start, one.text))

    def known(self, change: Change) -> Verdict | None:
        """The verdict, if it needs no trial."""
        if (change.file, change.was, change.now) in self.equal:
            return verdict(change, "equal", self.equal[change.file, change.was, change.now].why)
        if not self.tests(change):
            return verdict(change, "unreached")
        kept = self.kept.get(change.key)
        if kept is None or kept.fate == "broken":
            return None
        same = kept.stamp == self.covered.stamp or (
            kept.fate == "noticed" and kept.noticed == self.evidence(change, kept.by)
        )
        return kept if same else None

    def tests(self, change: Change) -> list[str]:
        """Those that run the function; all, if it is run when the game is loaded."""
        function = self.functions.around(change.file, change.line)
        return self.covered.of(change.file, first_line(function))

    def evidence(self, change: Change, by: str) -> str:
        """The function that is changed and the file of the test that noticed, as they are now."""
        file = self.root / by.partition("::")[0]
        seen = file.read_bytes() if by and file.is_file() else b""
        return hashlib.sha256(self.functions.text(change.file, change.line) + seen).hexdigest()[:16]

    def run(self, chosen: Sequence[Change], workers: int, progress: Progress | None = None) -> list[Result]:
        """What becomes of each change, in their order."""
        found: dict[Change, Verdict] = {}

        def tell(change: Change, reached: Verdict) -> None:
            found[change] = reached
            if progress:
                progress(len(found), len(chosen), Result(change, reached))

        waiting: list[Change] = []
        for change in chosen:
            if reached := self.known(change):
                tell(change, reached)
            else:
                waiting.append(change)
        for change, reached in self.tried(waiting, workers):
            tell(change, reached)
        return [Result(change, found[change]) for change in chosen]

    def tried(self, waiting: list[Change], workers: int) -> Iterator[tuple[Change, Verdict]]:
        """Forks at most so many at once; each verdict is written down before the next is looked at."""
        warm()
        self.path.parent.mkdir(exist_ok=True)
        left, going = waiting[::-1], list[trial.Trial]()
        with self.path.open("ab") as log:
            while left or going:
                while left and len(going) < workers:
                    change = left.pop()
                    going.append(trial.begin(change, self.tests(change), self.root, self.seconds))
                time.sleep(0.02)
                for one in [*going]:
                    if (end := trial.ended(one)) is None:
                        continue
                    going.remove(one)
                    reached = self.judged(one.change, *end)
                    log.write(msgspec.json.encode(reached) + b"\n")
                    log.flush()
                    yield one.change, reached

    def judged(self, change: Change, fate: int, by: str) -> Verdict:
        named: Fate = "noticed" if fate == trial.NOTICED else "survived" if fate == trial.SURVIVED else "broken"
        evidence = self.evidence(change, by) if named == "noticed" else ""
        return Verdict(*change.key, named, by, self.covered.stamp, evidence)


def verdict(change: Change, fate: Fate, by: str = "") -> Verdict:
    return Verdict(*change.key, fate, by)


class Functions:
    """Where functions begin and end, by file."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.known: dict[str, list[ast.FunctionDef]] = {}

    def around(self, file: str, line: int) -> ast.FunctionDef:
        """The outermost function at a line: tests that run it are those that run what is inside it, too."""
        if file not in self.known:
            tree = ast.parse((self.root / file).read_bytes())
            self.known[file] = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        return next(node for node in self.known[file] if node.lineno <= line <= (node.end_lineno or 0))

    def text(self, file: str, line: int) -> bytes:
        node = self.around(file, line)
        lines = (self.root / file).read_bytes().splitlines()
        return b"\n".join(lines[node.lineno - 1 : node.end_lineno])


def first_line(node: ast.FunctionDef) -> int:
    """The line by which its code is known: that of the first decorator, if there is one."""
    return min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])


def trials_of(name: str, root: Path, package: Path) -> list[Path]:
    """Where a game's tests are: ours in the folder of its name and among the boards', others beside their package."""
    ours = root / "tests" / package.name
    if ours.is_dir():
        return [folder for folder in (ours, root / "tests" / "boards") if folder.is_dir()]
    if package.is_relative_to(root / "tests"):
        return [package]
    return [folder for folder in (root / "tests", package) if folder.is_dir()]


def equals(trials: Sequence[Path]) -> list[Equal]:
    """What the file `equal.toml` beside the tests says."""
    found: list[Equal] = []
    for folder in trials:
        path = folder / "equal.toml"
        if path.is_file():
            found += msgspec.convert(tomllib.loads(path.read_text("utf-8")).get("equal", []), list[Equal])
    return found


def warm() -> None:
    """Load once what every trial needs: pytest, the kernel, the words; not the game."""
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    for needed in ("pytest", "hypothesis", "feldherr.boards", "feldherr.kernel", "feldherr.proving.battery.contract"):
        with suppress(ImportError):
            import_module(needed)
