"""A module parted for the compiler: structs stay as written with all they rest on, constants are said to be final."""

import ast

import pytest

from feldherr.fast import build
from feldherr.fast.parting import parted

MODULE = '''"""A module."""

from __future__ import annotations

import msgspec

LEAST, MOST = range(2)
SIZE = 3
WIDE: tuple[int, ...] = (SIZE, SIZE + 1)
HERE = __package__


class Here(msgspec.Struct, frozen=True):
    size: int = SIZE


class Inner(Here):
    pass


class Plain:
    size = 4


def half(here: Here) -> int:
    return here.size // 2 + MOST
'''


def test_structs_and_what_they_rest_on_stay_as_written() -> None:
    found = parted(MODULE, "a.b")
    written: dict[str, object] = {}
    exec(found.written, written)
    assert {"Here", "Inner", "SIZE"} <= set(written) and "half" not in written and "Plain" not in written
    assert "class Here" not in found.compiled and "class Inner" not in found.compiled
    assert "from a.b__written import Here, Inner, SIZE\n" in found.compiled
    assert "class Plain" in found.compiled and "def half" in found.compiled


def test_classes_of_kernel_and_search_are_open_to_games_analyses_and_tests() -> None:
    """`Ask` is compiled; who derives from it may be or not."""
    for room in ("kernel", "bots.search"):
        told = parted(MODULE, f"feldherr.{room}.b").compiled
        assert "@mypyc_attr(allow_interpreted_subclasses=True)\nclass Plain" in told
    assert "mypyc_attr" not in parted(MODULE, "feldherr.games.b").compiled
    pair = "class Pair(NamedTuple):\n    x: int\n\n\ndef f() -> None:\n    pass\n"
    assert "@mypyc_attr" not in parted(pair, "feldherr.kernel.b").compiled, "its decorators would be called"


def test_what_derives_from_a_class_compiled_elsewhere_stays_as_written() -> None:
    """Its methods would be looked for in the wrong table; within the kernel all are compiled together."""
    source = "from feldherr.kernel.ask import Ask\n\n\nclass Dealer(Ask):\n    pass\n\n\ndef f() -> None:\n    pass\n"
    found = parted(source, "feldherr.games.one.shown.secrets")
    assert "class Dealer" in found.written and "class Dealer" not in found.compiled and "def f" in found.compiled
    assert "class Dealer" in parted(source, "feldherr.kernel.playout").compiled


def test_constants_are_said_to_be_final() -> None:
    told = parted(MODULE, "a.b").compiled.splitlines()
    for line in ("LEAST: Final = 0", "MOST: Final = 1", "WIDE: Final[tuple[int, ...]] = (SIZE, SIZE + 1)",
                 "HERE: Final = 'a'"):  # fmt: skip
        assert line in told
    assert "SIZE: Final = 3" in parted(MODULE, "a.b").written.splitlines()


def test_what_the_checker_of_types_is_told_otherwise_stays_as_written() -> None:
    source = "if TYPE_CHECKING:\n    Hex = int\nelse:\n    Hex = float\nSIZE = 3\n\n\ndef f() -> None:\n    pass\n"
    found = parted(source, "a")
    assert "Hex = float" in found.written and "Hex = float" not in found.compiled
    assert "from a__written import Hex\n" in found.compiled


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("T = TypeVar('T')", "T = TypeVar('T')"),
        ("Front = NewType('Front', int)", "Front = NewType('Front', int)"),
        ("COUNT = 0\nCOUNT = 1", "COUNT = 1"),
        ("known = {}", "known = {}"),
        ("BOX, LIFT = (184.0, 62.0), 46.0", "BOX, LIFT = (184.0, 62.0), 46.0"),
        ("LONG, SHORT = SHORT, 1", "LONG, SHORT = SHORT, 1"),
    ],
)
def test_what_is_no_constant_is_left_alone(said: str, kept: str) -> None:
    assert kept in parted(f"{said}\n\n\ndef f() -> None:\n    pass\n", "a").compiled.splitlines()


@pytest.mark.parametrize(
    "source",
    [
        "class A(Struct, frozen=True):\n    x: int = 0\n",
        "class A(tuple[int, ...]):\n    pass\n",
        "class A:\n    @cached_property\n    def x(self) -> int:\n        return 1\n",
        "@dataclass\nclass A:\n    x: int = 0\n",
        "if 1:\n    SIZE = 3\n\n\nclass A(Struct, frozen=True):\n    x: int = SIZE\n\n\ndef f() -> None:\n    pass\n",
        "LIST = [1]\nLIST += [2]\n\n\nclass A(Struct, gc=False):\n    x: list[int] = LIST\n\n\ndef f():\n    pass\n",
    ],
)
def test_what_cannot_be_parted_or_is_nothing_but_structs_stays_as_written(source: str) -> None:
    found = parted(source, "a")
    assert found.compiled == "" and found.written == source


def test_nothing_mypyc_would_lose_is_left_in_what_is_compiled() -> None:
    """Of all modules of all games: their parts are Python, and no class with words after its bases is compiled."""
    for files in build.groups().values():
        for file in files:
            found = parted(file.read_text("utf-8"), build.module_of(file))
            compile(found.written, str(file), "exec")
            compile(found.compiled, str(file), "exec")
            assert "msgspec.Struct" not in found.compiled and "frozen=True" not in found.compiled, file


def test_no_keyword_can_be_taken_for_what_is_given_by_its_place() -> None:
    """mypyc forgets `/`: `say("locale", name=…)` gave the name to a parameter called `name`, and the text lost it."""
    for file in (one for files in build.groups().values() for one in files):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.arguments) and node.kwarg:
                assert all(given.arg[0] == "_" for given in node.posonlyargs), file
