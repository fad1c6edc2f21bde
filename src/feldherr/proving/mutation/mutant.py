"""Runs tests on a program with one refusal disabled. A process of its own: `python -m feldherr.proving.mutant …`."""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import importlib.util
import os
import sys
import types
from collections.abc import Sequence
from pathlib import Path

from feldherr.proving.mutation.refusals import disabled


class Loader(importlib.machinery.SourceFileLoader):
    """Loads one module with a refusal taken out."""

    def __init__(self, name: str, path: str, line: int, kind: str) -> None:
        super().__init__(name, path)
        self.line, self.kind = line, kind

    def get_code(self, fullname: str) -> types.CodeType:
        source = Path(self.path).read_text("utf-8")
        tree = disabled(source, self.path, self.line, self.kind)
        code: types.CodeType = compile(tree, self.path, "exec")
        return code


class Finder(importlib.abc.MetaPathFinder):
    """Finds the module to be mutated before anybody else does."""

    def __init__(self, module: str, line: int, kind: str) -> None:
        self.module, self.line, self.kind = module, line, kind
        self.found = False

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: types.ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.module:
            return None
        spec = importlib.machinery.PathFinder.find_spec(fullname, path)
        if spec is None or spec.origin is None:
            return None
        self.found = True
        return importlib.util.spec_from_file_location(
            fullname,
            spec.origin,
            loader=Loader(fullname, spec.origin, self.line, self.kind),
            submodule_search_locations=spec.submodule_search_locations,
        )


def main(game: str, what: str, tests: Sequence[str]) -> int:
    """0 if all tests pass, 1 if one fails, 2 if they cannot be run."""
    sys.path.insert(0, str(Path.cwd()))
    finder = None
    if what != "-":
        module, line, kind = what.split(":")
        if module in sys.modules:
            print(f"{module} is imported already", file=sys.stderr)
            return 2
        finder = Finder(module, int(line), kind)
        sys.meta_path.insert(0, finder)
    name, _, package = game.partition("=")
    fate = run(name, package, tests)
    if finder and not finder.found and fate != 2:
        print(f"no test has imported {finder.module}", file=sys.stderr)
        return 2
    return fate


def run(name: str, package: str, tests: Sequence[str]) -> int:
    """Scenario files first, for they are quick; then test functions."""
    from feldherr import games
    from feldherr.proving import scenario

    if name not in games.names():
        games.register(name, package)
    for file in tests:
        if "::" not in file and scenario.run_file(Path(file)).faults:
            return 1
    functions = [test for test in tests if "::" in test]
    if not functions:
        return 0
    # Rule tests need no plugins, and loading them takes longer than the tests.
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    import pytest

    code = pytest.main(["-x", "-q", "--no-header", "--tb=no", "-p", "no:cacheprovider", *functions])
    if code in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        return int(code)
    print(f"pytest could not run the tests: {code!r}", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2], sys.argv[3:]))
