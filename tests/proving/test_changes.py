"""Each kind of change is made where it can be, gives Python, and changes what it says."""

import ast
import random
from pathlib import Path

import pytest

from feldherr import games
from feldherr.proving.citations import checkout
from feldherr.proving.mutation.changes import Change, Module, changed, changes

ROOT = checkout() or Path()


def made(body: str, head: str = "def f(s, a=0, b=0, no=None):") -> list[Change]:
    source = f"{head}\n    {body}\n"
    return Module("m", "m.py", source.encode(), ast.parse(source)).changes()


def of_kind(kind: str, body: str) -> list[str]:
    return [change.now for change in made(body) if change.kind == kind]


@pytest.mark.parametrize(
    ("kind", "body", "now"),
    [
        ("comparison", "return a < b", ["return a <= b"]),
        ("comparison", "return a <= b", ["return a < b"]),
        ("comparison", "return a > b", ["return a >= b"]),
        ("comparison", "return a >= b", ["return a > b"]),
        ("comparison", "return a == b", ["return a != b"]),
        ("comparison", "return a != b", ["return a == b"]),
        ("comparison", "return (a) in (b)", ["return (a) not in (b)"]),
        ("comparison", "return a not in b", ["return a in b"]),
        ("comparison", "return a is not None", ["return a is None"]),
        ("comparison", "return a < b < s", ["return a <= b < s", "return a < b <= s"]),
        ("number", "return a * 2", ["return a * 3"]),
        ("number", "return True", []),
        ("number", "return a[0:1]", ["return a[1:1]", "return a[0:2]"]),
        ("number", 'return f"{3}"', []),
        ("sign", "return -a", ["return (a)"]),
        ("and and or", "return a and not b", ["return (a or not b)"]),
        ("and and or", "return a and (b or s)", ["return (a or (b or s))", "return a and ((b and s))"]),
        ("condition dropped", "return a or b", ["return (a)", "return (b)"]),
        ("condition dropped", "return [x for x in a if x]", ["return [x for x in a if ((x) or True)]"]),
        ("condition negated", "return b if a else s", ["return b if (not (a)) else s"]),
        ("condition negated", "return b if not a else s", ["return b if (a) else s"]),
        ("condition negated", "return b if a == 1 else s", []),
        ("condition negated", "return b if a < 1 else s", ["return b if (not (a < 1)) else s"]),
        ("condition never", "if x := a: b(x)", ["if (x := a) and False: b(x)"]),
        ("statement dropped", "s.lose(a)", ["pass"]),
        ("statement dropped", "s.left -= 1", ["pass"]),
        ("statement dropped", "s.at[a] = b", ["pass"]),
        ("statement dropped", "del s[a]", ["pass"]),
        ("statement dropped", "raise Over(s)", ["pass"]),
        ("statement dropped", "for a in s: break", ["for a in s: pass"]),
        ("statement dropped", "x = a", []),
        ("statement dropped", '"""A docstring."""', []),
        ("refusal dropped", 'return "7.2"', ["return None"]),
        ("plus and minus", "return a + b", ["return a - b"]),
        ("plus and minus", "return (a) - (b)", ["return (a) + (b)"]),
        ("plus and minus", "return a + [b]", []),
        ("plus and minus", 'return "a" + b + s', []),
        ("plus and minus", "s.left += a", ["s.left -= a"]),
        ("plus and minus", "out += [a]", []),
        ("comparison", "assert a == b", []),
    ],
)  # fmt: skip
def test_a_change_of_each_kind(kind: str, body: str, now: list[str]) -> None:
    assert of_kind(kind, body) == now


def test_only_what_functions_do_is_changed() -> None:
    source = "LIMIT = 3\n@cache(4)\ndef f(s: Literal[5], a=6) -> Literal[7]:\n    x: Literal[8] = 9\n    return a\n"
    found = Module("m", "m.py", source.encode(), ast.parse(source)).changes()
    assert [change.now for change in found] == ["x: Literal[8] = 10"]
    assert (found[0].line, found[0].function, found[0].was) == (4, "f", "x: Literal[8] = 9")


def test_a_change_is_put_where_it_belongs_behind_letters_of_any_size() -> None:
    source = "def f(s):\n    # Größe\n    return 'ä', s > 1, 'ö'\n"
    module = Module("m", "m.py", source.encode(), ast.parse(source))
    assert [changed(source.encode(), change).decode() for change in module.changes()] == [
        source.replace("> 1", ">= 1"), source.replace("> 1", "> 2"),
    ]  # fmt: skip


def test_a_condition_over_several_lines_is_changed_whole() -> None:
    source = "def f(s, a):\n    if (\n        s\n        and a\n    ):\n        return 1\n"
    module = Module("m", "m.py", source.encode(), ast.parse(source))
    for change in module.changes():
        scope: dict[str, object] = {}
        exec(compile(changed(source.encode(), change), "m.py", "exec"), scope)
        f = scope["f"]
        assert callable(f)
        assert [f(s, a) for s in (0, 1) for a in (0, 1)] != [None, None, None, 1], change


@pytest.mark.parametrize("name", games.GAMES)
def test_every_change_to_a_game_gives_python_and_is_told_apart(name: str) -> None:
    found = changes(games.package(name), ROOT)
    assert len(found) > 1000
    assert not any("/shown/" in change.file or "/data/" in change.file for change in found)
    assert any("/rules/choices/" in change.file for change in found)
    for change in random.Random(0).sample(found, 150):
        source = (ROOT / change.file).read_bytes()
        assert ast.dump(ast.parse(changed(source, change))) != ast.dump(ast.parse(source)), change
