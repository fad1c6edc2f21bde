"""Which rule is cited where: in the code that carries it and in the tests that try it.

A citation is a game's prefix and one or more paragraph signs with numbers. In tests only test functions and scenario
files count, with at most twelve rules each: a test that claims more does not test them.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from feldherr import games
from feldherr.words.rulebook import Rulebook
from feldherr.words.sources import game_folder

MOST = 12
"""Rules one test can be about."""
SPARED = 12
"""At most one rule in so many may be left out because it only concerns wood and cardboard."""
SKIP = {"node_modules", ".venv", "__pycache__"}
DATA = {"rules.toml", "pyproject.toml"}
ID = re.compile(r"§ ?([0-9][0-9A-Za-z.\-]*)")


class Place(NamedTuple):
    """Where a rule is cited: a file, its line, and the function if it is a test."""

    file: str
    line: int
    function: str = ""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


class Gap(NamedTuple):
    """A rule that is missing in the code, in the tests, or in the rulebook itself."""

    rule: str
    coded: bool
    tested: bool
    known: bool


class Citations(NamedTuple):
    """The places of each rule of one game, by its bare number."""

    prefix: str
    code: dict[str, list[Place]]
    tests: dict[str, list[Place]]

    def gaps(self, book: Rulebook) -> list[Gap]:
        """Rules not cited in both, and citations of no rule."""
        due = self.due(book)
        ids = {rule.id for rule in book.rules}
        missing = [rule for rule in due if rule not in self.code or rule not in self.tests]
        unknown = sorted((self.code.keys() | self.tests.keys()) - ids)
        return [
            *(Gap(rule, rule in self.code, rule in self.tests, True) for rule in missing),
            *(Gap(rule, rule in self.code, rule in self.tests, False) for rule in unknown),
        ]

    def due(self, book: Rulebook) -> list[str]:
        """The rules a program must carry, in their order; if too many are spared, none is."""
        due = [rule.id for rule in book.rules if not rule.not_coded]
        every = [rule.id for rule in book.rules]
        return due if len(every) - len(due) <= len(every) // SPARED else every


def checkout() -> Path | None:
    """The folder with `src` and `tests`, if the program runs from one."""
    root = Path(__file__).resolve().parents[3]
    return root if (root / "tests").is_dir() and (root / "src").is_dir() else None


def home(name: str) -> Path | None:
    """Where the source of a game and its tests are: ours in our checkout if there is one, others in their own."""
    if name in games.GAMES:
        return checkout()
    spec = find_spec(games.package(name).partition(".")[0])
    folder = Path(next(iter(spec.submodule_search_locations or ()))).resolve() if spec else Path()
    return next((above for above in folder.parents if (above / "pyproject.toml").is_file()), folder.parent)


def citations_of(name: str, root: Path) -> Citations:
    """Every citation of a game's rules below its home; from outside: in its package and the tests beside it."""
    prefix = games.game(name).prefix
    if name in games.GAMES:
        return citations(prefix, root)
    package = Path(str(game_folder(name))).resolve()
    own = [package] if package.is_relative_to(root) else []
    return gathered(prefix, root, own, [root / "tests", *own])


def citations(prefix: str, root: Path) -> Citations:
    """Every citation of one game's rules below a checkout."""
    return gathered(prefix, root, [root / "src"], [root / "tests"])


def gathered(prefix: str, root: Path, sources: list[Path], trials: list[Path]) -> Citations:
    """The citations below these folders; files of tests are no code, wherever they are."""
    pattern = re.compile(rf"\b({re.escape(prefix)})((?:[ ,;and]*§ ?[0-9][0-9A-Za-z.\-]*)+)")
    code: dict[str, list[Place]] = {}
    tests: dict[str, list[Place]] = {}
    for path in files(sources, ".py"):
        if path.name.startswith("test_"):
            continue
        text = path.read_text("utf-8", "replace")
        for rule, offset in cited(pattern, text):
            code.setdefault(rule, []).append(Place(name_of(path, root), text.count("\n", 0, offset) + 1))
    for place, text in test_units(root, sources, trials):
        for rule in list(dict.fromkeys(rule for rule, _ in cited(pattern, text)))[:MOST]:
            tests.setdefault(rule, []).append(place)
    return Citations(prefix, code, tests)


def cited(pattern: re.Pattern[str], text: str) -> Iterator[tuple[str, int]]:
    """Each rule cited in a text, and where the citation begins."""
    for found in pattern.finditer(text):
        for number in ID.finditer(found[2]):
            yield number[1].rstrip(".-"), found.start(2) + number.start()


def test_units(root: Path, sources: list[Path], trials: list[Path]) -> Iterator[tuple[Place, str]]:
    """Test functions, decorators included, and scenario files."""
    examples = [path for path in files(sources, ".toml") if path.parent.name == "examples"]
    for path in dict.fromkeys([*files(trials, ".toml"), *examples]):
        yield Place(name_of(path, root), 1), path.read_text("utf-8", "replace")
    for path in files(trials, ".py"):
        source = path.read_text("utf-8", "replace")
        lines = source.splitlines()
        for node in functions(source):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            yield Place(name_of(path, root), node.lineno, node.name), "\n".join(lines[first - 1 : node.end_lineno])


def functions(source: str) -> Iterable[ast.FunctionDef | ast.AsyncFunctionDef]:
    try:
        tree = ast.parse(source)
    except SyntaxError:
        return []
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test")
    ]


def files(folders: Iterable[Path], *endings: str) -> list[Path]:
    """Each once, though a folder may lie in another."""
    found = [path for folder in folders for path in sorted(folder.rglob("*")) if path.suffix in endings]
    return [path for path in dict.fromkeys(found) if not SKIP & set(path.parts) and path.name not in DATA]


def name_of(path: Path, root: Path) -> str:
    return path.relative_to(root).as_posix()
