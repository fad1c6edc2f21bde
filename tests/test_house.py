"""The house rules of ARCHITECTURE.md and CONTRIBUTING.md, held against every file; each is tried on a planted fault."""

import ast
import re
import statistics
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

# Room -> rooms it may import besides itself. A new room under src/feldherr is entered here and in ARCHITECTURE.md.
ARROWS: dict[str, set[str]] = {
    "fast": set(),
    "kernel": set(),
    "boards": set(),
    "games": {"kernel", "boards"},
    "words": {"kernel", "games"},
    "bots": {"kernel", "boards", "games"},
    "lessons": {"kernel", "boards", "games", "words", "bots"},
    "exercises": {"kernel", "boards", "games", "words", "bots"},
    "proving": {"fast", "kernel", "boards", "games", "words", "bots"},
    "sim": {"kernel", "boards", "games", "bots"},
    "analysis": {"kernel", "games", "bots"},
    "coach": {"kernel", "games", "bots", "analysis"},
    "server": {"kernel", "boards", "games", "words", "bots", "lessons", "exercises", "analysis", "coach"},
    "cli": set(),  # everything
}
FRONT = {"__init__", "__main__"}  # the package's own surface may import every room
MSGSPEC_ONLY = {"kernel", "boards", "games", "bots", "analysis", "coach"}
# The kernel knows no network, clock or file.
NOT_IN_KERNEL = {
    "asyncio", "datetime", "http", "io", "os", "pathlib", "shutil", "socket", "sqlite3", "subprocess", "tempfile",
    "threading", "time", "urllib",
}  # fmt: skip

LINES = 400
MEDIAN = 100
"""Half of the files under src have at most so many lines."""
SKIPPED = {"node_modules", "static", "__pycache__", ".venv", "dist", "build", "test-results"}
DRAWERS = re.compile(r"(^|[_\-.])(utils?|helpers?|managers?)([_\-.]|$)", re.IGNORECASE)

PREFIX = {
    "TM": "triomphe-a-marengo",
    "NT": "napoleons-triumph",
    "V2": "viktory-ii",
    "TC": "trench-club",
    "NE": "napoleon-in-europe",
}
CITE = re.compile(r"\b(TM|NT|V2|TC|NE)((?:[ ,;and]*§ ?[0-9][0-9A-Za-z.\-]*)+)")
ID = re.compile(r"§ ?([0-9][0-9A-Za-z.\-]*)")


def files(root: Path, *endings: str) -> Iterator[Path]:
    for top in ("src", "tests", "web", "docs"):
        for path in sorted((root / top).rglob("*")):
            if path.is_file() and path.suffix in endings and not SKIPPED & set(path.relative_to(root).parts):
                yield path


def imported(path: Path, package: list[str]) -> Iterator[tuple[int, str]]:
    """Every module a file imports, at any depth, by its full name."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            name = ".".join([*base, *([node.module] if node.module else [])])
            for alias in node.names:
                # `from feldherr import kernel` and `from feldherr.games import marengo` import a room or a game
                inside = name.split(".")[0] == "feldherr"
                yield node.lineno, f"{name}.{alias.name}" if inside else name


def game_folders(root: Path) -> set[str]:
    return {path.parent.name for path in (root / "src/feldherr/games").glob("*/__init__.py")}


def wrong_import(here: list[str], name: str, games: set[str]) -> str | None:
    """Why the module `here` (its path below feldherr) may not import `name`."""
    room, there = here[0], name.split(".")
    if there[0] != "feldherr":
        if room == "kernel" and there[0] in NOT_IN_KERNEL:
            return f"the kernel knows no network, clock or file: {name}"
        if room in MSGSPEC_ONLY and there[0] != "msgspec" and there[0] not in sys.stdlib_module_names:
            return f"{room} depends on msgspec alone: {name}"
        return None
    target = there[1] if len(there) > 1 else ""
    if room in FRONT or room == "cli" or target.startswith("__"):
        return None
    if target not in ARROWS:
        return f"{name} is in no room"
    if target != room and target not in ARROWS[room]:
        return f"{room} may not import {name}"
    if room == target == "games" and here[1] in games and len(there) > 2 and there[2] in games - {here[1]}:
        return f"a game never imports another: {name}"
    return None


def wrong_arrows(root: Path) -> list[str]:
    found, games = [], game_folders(root)
    top = root / "src/feldherr"
    for path in files(root, ".py"):
        if not path.is_relative_to(top):
            continue
        here = list(path.relative_to(top).with_suffix("").parts)
        if here[0] not in ARROWS.keys() | FRONT:
            found.append(f"{path.relative_to(root)}: enter the room {here[0]} in ARROWS and in ARCHITECTURE.md")
            continue
        package = ["feldherr", *here[:-1]]
        for line, name in imported(path, package):
            why = wrong_import(here, name, games)
            if why:
                found.append(f"{path.relative_to(root)}:{line}: {why}")
    return found


def games_named_by_server(root: Path) -> list[str]:
    names = {*PREFIX.values(), *game_folders(root)}
    names |= {name.replace("-", "_") for name in names}
    word = re.compile(rf"(?<![\w-])({'|'.join(sorted(map(re.escape, names)))})(?![\w-])", re.IGNORECASE)
    server = root / "src/feldherr/server"
    single = root / "src/feldherr/server.py"
    return [
        f"{path.relative_to(root)}: {hit[0]}"
        for path in files(root, ".py", ".toml", ".json", ".html")
        if path == single or path.is_relative_to(server)
        for hit in word.finditer(path.read_text("utf-8"))
    ]


def too_long(root: Path) -> list[str]:
    return [
        f"{path.relative_to(root)}: {count} lines"
        for path in (*files(root, ".py", ".ts", ".svelte"), *sorted((root / "tools").rglob("*.py")))
        if "data" not in path.relative_to(root).parts and not path.name.endswith(".d.ts")
        if (count := len(path.read_text("utf-8").splitlines())) > LINES
    ]


def deep_copies(root: Path) -> list[str]:
    return [
        f"{path.relative_to(root)}:{node.lineno}"
        for path in files(root, ".py")
        for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path)))
        if (isinstance(node, ast.Attribute) and node.attr == "deepcopy")
        or (isinstance(node, ast.ImportFrom) and any(alias.name == "deepcopy" for alias in node.names))
    ]


def swallowed_ends(root: Path) -> list[str]:
    """`asyncio.wait_for` may swallow that its task is cancelled (before Python 3.12): `asyncio.timeout` does not."""
    return [
        f"{path.relative_to(root)}:{node.lineno}"
        for path in (*files(root, ".py"), *sorted((root / "tools").rglob("*.py")))
        if not path.is_relative_to(root / "tests")
        for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path)))
        if isinstance(node, ast.Attribute) and node.attr == "wait_for"
        and isinstance(node.value, ast.Name) and node.value.id == "asyncio"
    ]  # fmt: skip


def drawers(root: Path) -> list[str]:
    return [
        str(path.relative_to(root))
        for path in files(root, ".py", ".ts", ".svelte", ".js")
        if any(DRAWERS.search(part) for part in path.relative_to(root).with_suffix("").parts)
    ]


def unknown_citations(root: Path) -> list[str]:
    books = [tomllib.loads(p.read_text("utf-8")) for p in sorted((root / "src/feldherr/games").glob("*/rules.toml"))]
    known = {book["game"]: {rule["id"] for rule in book["rule"]} for book in books}
    return [
        f"{path.relative_to(root)}: {prefix} §{rule}"
        for path in files(root, ".py", ".toml", ".ftl", ".md", ".ts", ".svelte")
        for prefix, ids in CITE.findall(path.read_text("utf-8"))
        for rule in (number.rstrip(".-") for number in ID.findall(ids))
        if PREFIX[prefix] in known and rule not in known[PREFIX[prefix]]
    ]


def unlisted_folders(root: Path) -> list[str]:
    text = (root / "ARCHITECTURE.md").read_text("utf-8")
    top = root / "src/feldherr"
    folders = {path.parent for path in files(root, ".py") if path.is_relative_to(top)} - {top}
    return [
        str(folder.relative_to(root))
        for folder in sorted(folders)
        if not re.search(rf"(?<![\w-]){re.escape(folder.name)}/", text)
    ]


def too_long_on_the_whole(root: Path) -> list[str]:
    counts = [len(p.read_text("utf-8").splitlines()) for p in files(root, ".py") if p.is_relative_to(root / "src")]
    middle = statistics.median(counts or [0])
    return [f"half of the files under src have more than {middle:g} lines"] if middle > MEDIAN else []


CHECKS = [
    wrong_arrows, games_named_by_server, too_long, too_long_on_the_whole, deep_copies, swallowed_ends, drawers,
    unknown_citations, unlisted_folders,
]  # fmt: skip


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_house_is_in_order(check: object) -> None:
    assert callable(check)
    assert check(ROOT) == []


SIGN = "\N{SECTION SIGN}"  # spelled out, so that the planted citations below are none of ours
BOOK = 'game = "triomphe-a-marengo"\n[[rule]]\nid = "1.1"\n'


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A small house in good order."""
    plan = {
        "ARCHITECTURE.md": "kernel/ boards/ games/ marengo/ austerlitz/ bots/ server/ cli/",
        "src/feldherr/__init__.py": "from .kernel import ask\nfrom feldherr.games import catalogue",
        "src/feldherr/kernel/ask.py": "import msgspec\nfrom . import text\nfrom feldherr.kernel.text import Text",
        "src/feldherr/boards/areas.py": "import tomllib\nfrom feldherr import __version__",
        "src/feldherr/games/catalogue.py": "from . import marengo, austerlitz",
        "src/feldherr/games/marengo/__init__.py": "from ...kernel import ask\nfrom feldherr import boards",
        "src/feldherr/games/marengo/turn.py": f'from .march import march\n"""TM {SIGN}1.1"""',
        "src/feldherr/games/marengo/rules.toml": BOOK,
        "src/feldherr/games/austerlitz/__init__.py": f'"""NT {SIGN}77 has no book yet"""',
        "src/feldherr/bots/greedy.py": "from feldherr.games.marengo import turn",
        "src/feldherr/server/app.py": "import litestar\nfrom feldherr.games import catalogue",
        "src/feldherr/cli/main.py": "import typer\nfrom feldherr import game\nfrom feldherr.server import app",
    }
    for name, text in plan.items():
        plant(tmp_path, name, text)
    return tmp_path


def plant(root: Path, name: str, text: str) -> None:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text + "\n", "utf-8")


def test_a_house_in_good_order_passes(house: Path) -> None:
    assert [check(house) for check in CHECKS] == [[] for _ in CHECKS]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("kernel/x.py", "import rich"),
        ("kernel/x.py", "from time import time"),
        ("kernel/x.py", "from feldherr import boards"),
        ("kernel/x.py", "def f() -> None:\n    from ..games import marengo"),
        ("boards/x.py", "from feldherr.kernel import ask"),
        ("games/marengo/x.py", "from feldherr.games.austerlitz import turn"),
        ("games/marengo/x.py", "from .. import austerlitz"),
        ("games/marengo/text/x.py", "from ...austerlitz import turn"),
        ("games/marengo/x.py", "import feldherr.bots.greedy"),
        ("games/marengo/x.py", "from feldherr.server import app"),
        ("games/marengo/x.py", "from feldherr import cli"),
        ("bots/x.py", "from feldherr.sim import many"),
        ("bots/x.py", "import numpy"),
        ("sim/x.py", "from feldherr.server import app"),
        ("server/x.py", "from feldherr.cli import main"),
        ("server/x.py", "from feldherr.attic import box"),
        ("attic/x.py", "import sys"),
    ],
)
def test_an_import_against_the_arrows_is_found(house: Path, name: str, text: str) -> None:
    plant(house, f"src/feldherr/{name}", text)
    assert len(wrong_arrows(house)) == 1


@pytest.mark.parametrize("text", ["from feldherr.games import marengo", "slug = 'viktory-ii'", "# as in Marengo"])
def test_a_game_named_by_the_server_is_found(house: Path, text: str) -> None:
    plant(house, "src/feldherr/server/x.py", text)
    assert len(games_named_by_server(house)) == 1


def test_a_long_file_is_found_but_data_may_be_long(house: Path) -> None:
    for name in ("src/feldherr/kernel/fits.py", "web/src/data/long.ts", "web/node_modules/long.ts"):
        plant(house, name, "\n" * (LINES - 1 if "fits" in name else LINES))
    assert too_long(house) == []
    for name in ("src/feldherr/kernel/long.py", "tests/long.py", "web/src/long.svelte"):
        plant(house, name, "\n" * LINES)
    assert len(too_long(house)) == 3


@pytest.mark.parametrize("text", ["import copy\ncopy.deepcopy([])", "from copy import deepcopy as d"])
def test_a_deep_copy_is_found(house: Path, text: str) -> None:
    plant(house, "tests/x.py", text)
    assert len(deep_copies(house)) == 1


def test_a_wait_that_may_swallow_an_end_is_found(house: Path) -> None:
    plant(house, "src/feldherr/server/x.py", "import asyncio\nasync def f(x): await asyncio.wait_for(x, 1)")
    assert len(swallowed_ends(house)) == 1


@pytest.mark.parametrize("name", ["src/feldherr/kernel/utils.py", "tests/helpers/x.py", "web/src/game_manager.ts"])
def test_a_drawer_is_found(house: Path, name: str) -> None:
    plant(house, name, "")
    assert drawers(house) == [name]


@pytest.mark.parametrize("name", ["src/feldherr/games/marengo/x.py", "tests/x.toml", "docs/x.md"])
def test_a_citation_of_no_rule_is_found(house: Path, name: str) -> None:
    plant(house, name, f"# TM {SIGN}1.1, {SIGN}9.9. and so on")
    assert unknown_citations(house) == [f"{name}: TM {SIGN}9.9"]


def test_a_folder_missing_in_the_architecture_is_found(house: Path) -> None:
    plant(house, "src/feldherr/games/marengo/attack/x.py", "")
    assert unlisted_folders(house) == ["src/feldherr/games/marengo/attack"]


def test_files_that_are_long_on_the_whole_are_found(house: Path) -> None:
    count = len([path for path in files(house, ".py") if path.is_relative_to(house / "src")])
    for number in range(count + 1):
        plant(house, f"src/feldherr/kernel/long{number}.py", "\n" * (MEDIAN + 1))
    assert len(too_long_on_the_whole(house)) == 1
