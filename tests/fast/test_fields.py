"""Compiled code reads the fields of structs and named tuples where they lie, and means the same as what is written."""

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from feldherr.fast import SOURCES, SUFFIX

THINGS = '''
from typing import Any, NamedTuple

import msgspec


class Box(msgspec.Struct):
    first: int
    size: int


class Crate(msgspec.Struct):
    size: int
    first: int


class Pair(NamedTuple):
    left: int
    size: int


class Loose:
    """Anything can be put on it."""


class Asked:
    def __getattr__(self, name: str) -> Any:
        return len(name)


class Question:
    """Has no names of its own but those of its class, and tells the rest when it is asked."""

    __slots__ = ("about", "asked")

    def __init__(self, about: dict[str, int]) -> None:
        self.about, self.asked = about, 0

    def __getattr__(self, name: str) -> Any:
        self.asked += 1
        if name not in self.about:
            raise AttributeError(f"it says nothing of {name}")
        return self.about[name]


class Slotted:
    __slots__ = ("size",)


class Strange(type):
    """Its classes have an opinion of their own on what belongs to them."""

    def __instancecheck__(cls, one: object) -> bool:
        return True


class Odd(metaclass=Strange):
    pass


class Even(metaclass=Strange):
    pass


class Masked(msgspec.Struct):
    first: int


LIMITS = [1, 2]
'''
READING = '''
from typing import Any

from feldherr import things
from feldherr.things import LIMITS, Box, Pair


def limits() -> Any:
    return LIMITS


def size_of(thing: Any) -> int:
    return thing.size


def things_limits() -> Any:
    return things.LIMITS


def told(thing: Any) -> str:
    match thing:
        case things.Box(first, _):
            return f"box {first}"
        case things.Crate(size, first):
            return f"crate {size}"
        case things.Odd():
            return "odd"
    return "something"


def belongs(thing: Any, kind: Any) -> bool:
    return isinstance(thing, kind)


def all_of(thing: Any, names: list[str]) -> list[int]:
    return [getattr(thing, name) for name in names]


def of_box(box: Box) -> int:
    return box.first * 10 + box.size


def of_pair(pair: Pair) -> int:
    return pair.left * 10 + pair.size
'''
TRIED = """
import sys
import msgspec
from feldherr import reading
from feldherr.things import Asked, Box, Crate, Loose, Pair, Question, Slotted

assert reading.__file__.endswith(sys.argv[1]), reading.__file__
loose, slotted = Loose(), Slotted()
loose.size = 5
for _ in range(3):                                       # one place of the program, all kinds of things in turn
    assert [reading.size_of(one) for one in (Box(1, 2), Crate(3, 4), Pair(6, 7), loose, Asked())] == [2, 3, 7, 5, 4]
    assert reading.of_box(Box(1, 2)) == 12 and reading.of_pair(Pair(3, 4)) == 34
    assert reading.all_of(Box(1, 2), ["first", "size", "first"]) == [1, 2, 1]
    assert reading.all_of(Pair(6, 7), ["left", "si" + "ze"]) == [6, 7]
box = Box(1, 2)
assert reading.size_of(box) == 2
box.size = 10 ** 30                                      # the value may change, and be of any size
assert reading.size_of(box) == 10 ** 30
try:
    reading.size_of(slotted)
except AttributeError as missing:
    assert "size" in str(missing)
else:
    raise AssertionError("a field without a value")
slotted.size = 8
assert reading.size_of(slotted) == 8
question, dumb = Question({"size": 6}), Question({})
assert [reading.size_of(question) for _ in range(3)] == [6, 6, 6] and question.asked == 3
try:
    reading.size_of(dumb)
except AttributeError as missing:
    assert "nothing of size" in str(missing) and dumb.asked == 1
else:
    raise AssertionError("a name it says nothing of")
assert reading.all_of(question, ["about", "size", "asked"])[1:] == [6, 4]
counted = sys.getrefcount(box)
for _ in range(1000):
    reading.size_of(box)
assert sys.getrefcount(box) == counted
there = [1000 + one for one in range(3)]                 # what is read is neither lost nor kept
kept = Box(1, there[0])
before = sys.getrefcount(there[0])
for _ in range(1000):
    reading.size_of(kept)
assert sys.getrefcount(there[0]) == before
Slotted.size = property(lambda one: 9)                   # a class that changes is looked at again
assert reading.size_of(slotted) == 9
Pair.size = property(lambda one: 11)
assert reading.size_of(Pair(3, 4)) == 11
assert [reading.limits() for _ in range(3)] == [[1, 2]] * 3
reading.LIMITS = [3]                                     # so is a name that is given to something else
assert [reading.limits() for _ in range(3)] == [[3]] * 3
del reading.LIMITS
try:
    reading.limits()
except (NameError, KeyError):                           # mypyc says the latter
    pass
else:
    raise AssertionError("a name that is gone")
from feldherr import things
class Small(Box):
    pass
for _ in range(3):                                       # of modules that are imported whole, too
    assert things.LIMITS is reading.things_limits()
    things.LIMITS = [4]
    assert reading.things_limits() == [4]
    assert [reading.told(one) for one in (Box(1, 2), Crate(3, 4), Small(5, 6))] == ["box 1", "crate 3", "box 5"]
    assert reading.told(things.Masked(1)) == "odd"       # who decides for himself is asked
    assert [reading.belongs(things.Even(), kind) for kind in (things.Odd, Box, Crate, (Box, things.Even))] == [
        True, False, False, True]
    assert [reading.belongs(Small(1, 2), kind) for kind in (Box, Crate, Small, object, msgspec.Struct)] == [
        True, False, True, True, True]
held = sys.getrefcount(Box)
for _ in range(1000):
    reading.told(box)
assert sys.getrefcount(Box) == held
del things.LIMITS
try:
    reading.things_limits()
except AttributeError:
    pass
else:
    raise AssertionError("a name that is gone from its module")
print("the same")
"""
MAKING = """
import sys
from pathlib import Path
from feldherr.fast import compiler
compiler.SOURCES = Path(sys.argv[1])
compiler.compile_group("tiny", Path(sys.argv[2]), Path(sys.argv[3]), [sys.argv[1] + "/feldherr/reading.py"])
"""


@pytest.mark.skipif(not (shutil.which("cc") and find_spec("setuptools")), reason="there is no C compiler here")
def test_fields_are_read_as_they_are_written(tmp_path: Path) -> None:
    """Structs of several shapes at one place, named tuples, fields without a value, classes that change."""
    package = tmp_path / "src" / "feldherr"
    (package / "games").mkdir(parents=True)
    for name, content in {"__init__": "", "things": THINGS, "reading": READING}.items():
        (package / f"{name}.py").write_text(content, "utf-8")
    (package / "kernel").mkdir()
    made, cache = tmp_path / "made", tmp_path / "cache"
    run([sys.executable, "-c", MAKING, str(tmp_path / "src"), str(made), str(cache)], Path(SOURCES))
    shutil.copytree(package, made / "feldherr", dirs_exist_ok=True)
    (made / "feldherr" / "reading.py").unlink()
    assert run([sys.executable, "-c", TRIED, SUFFIX], made).strip() == "the same"


def run(words: list[str], where: Path) -> str:
    own = {"PYTHONPATH": str(where), "PATH": os.environ["PATH"]}
    told = subprocess.run(words, env=own, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout + told.stderr
    return told.stdout
