"""Changes are tried with the tests that run their function; verdicts are kept, and equal ones counted apart."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from feldherr import games
from feldherr.proving.citations import checkout
from feldherr.proving.mutation.campaign import equals
from feldherr.proving.mutation.changes import changes

ROOT = checkout() or Path()
RULES = '''
from functools import cache


def may_pass(height):
    """Only what is low passes."""
    if height > 3:
        return "1.1"
    return None


def count_down(left):
    while left:
        left -= 1
    return left


@cache
def table():
    return doubled(4)


def doubled(length):
    return length * 2


def forgotten(left):
    return left + 1
'''
TESTS = """
from small.rules import count_down, may_pass, table


def test_four_is_too_high():
    assert may_pass(4) == "1.1"


def test_two_passes():
    assert may_pass(2) is None


def test_at_the_end_nothing_is_left():
    assert count_down(2) == 0


def test_there_is_a_table():
    assert table() is not None


def test_the_table_is_twice_as_long():
    assert table() == 8
"""
EQUAL = """
[[equal]]
file = "small/rules.py"
was = "if height > 3:"
now = "if height >= 3:"
why = "Nothing is three high."
"""


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A game of which there are only rules and tests."""
    for name, text in {"small/__init__.py": "", "small/rules.py": RULES, "tests/test_small.py": TESTS}.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
    (tmp_path / "pyproject.toml").write_text("", "utf-8")
    return tmp_path


def mutate(root: Path, *flags: str) -> subprocess.CompletedProcess[str]:
    source = os.pathsep.join([str(root), str(ROOT / "src")])
    surroundings = {**os.environ, "FELDHERR_EXTRA_GAMES": "small=small", "PYTHONPATH": source, "COLUMNS": "120"}
    command = [sys.executable, "-c", "from feldherr.cli import main; main()", "rules", "small", "--mutate", *flags]
    return subprocess.run(command, cwd=root, env=surroundings, capture_output=True, text=True, timeout=120)


def fates(root: Path, *flags: str) -> dict[tuple[str, str], str]:
    found: Sequence[dict[str, Any]] = json.loads(mutate(root, "--json", *flags).stdout)
    return {(one["was"], one["now"]): one["fate"] for one in found}


def test_changes_are_noticed_or_not_and_verdicts_are_kept(small: Path) -> None:
    found = fates(small, "--workers", "2")
    assert found["if height > 3:", "if height > 4:"] == "noticed"
    assert found["if height > 3:", "if (height > 3) and False:"] == "noticed"
    assert found['return "1.1"', "return None"] == "noticed"
    assert found["if height > 3:", "if height >= 3:"] == "survived", "nobody tries three"
    assert found["left -= 1", "left += 1"] == "noticed", "who hangs has been noticed"
    assert found["return left + 1", "return left - 1"] == "unreached"
    doubled = {now: fate for (was, now), fate in found.items() if was == "return length * 2"}
    assert {*doubled.values()} == {"noticed"}, "by the second test of a table that is remembered"
    log = small / ".mutation" / "small.jsonl"
    lines = log.read_text("utf-8").splitlines()
    assert fates(small) == found
    assert log.read_text("utf-8").splitlines() == lines, "nothing was tried anew"

    (small / "tests" / "equal.toml").write_text(EQUAL, "utf-8")
    assert fates(small)["if height > 3:", "if height >= 3:"] == "equal"
    assert log.read_text("utf-8").splitlines() == lines
    (small / "tests" / "equal.toml").unlink()

    more = "from small.rules import may_pass\n\n\ndef test_three_passes():\n    assert may_pass(3) is None\n"
    (small / "tests" / "test_three.py").write_text(more, "utf-8")
    assert fates(small)["if height > 3:", "if height >= 3:"] == "noticed"
    tried = [json.loads(line) for line in log.read_text("utf-8").splitlines()[len(lines) :]]
    assert {one["now"]: one["by"] for one in tried} == {
        "if height >= 3:": "tests/test_three.py::test_three_passes", "left -= 2": "",
    }, "what was noticed before is not tried again"  # fmt: skip


def test_a_survivor_is_printed_as_a_difference(small: Path) -> None:
    done = mutate(small)
    assert done.returncode == 1
    assert "small/rules.py:7 in may_pass (comparison)\n- if height > 3:\n+ if height >= 3:\n  no test" in done.stdout
    assert "noticed" in done.stdout.splitlines()[-1] and "2 survived" in done.stdout.splitlines()[-1]


def test_a_sample_is_the_same_for_the_same_seed(small: Path) -> None:
    some = [sorted(fates(small, "--sample", "4", "--seed", seed)) for seed in ("1", "1", "2")]
    assert some[0] == some[1] != some[2] and len(some[0]) == 4


def test_tests_that_fail_anyway_prove_nothing(small: Path) -> None:
    (small / "tests" / "test_wrong.py").write_text("from small import rules\ndef test_x():\n    assert rules is None\n")
    done = mutate(small)
    assert done.returncode == 1 and "must pass before its rules are changed" in done.stderr.replace("\n", " ")


@pytest.mark.parametrize("name", games.GAMES)
def test_what_is_said_to_change_nothing_is_a_change_that_can_be_made(name: str) -> None:
    folder = ROOT / "tests" / name.replace("-", "_")
    assert folder.is_dir()
    said = equals([folder])
    known = {(change.file, change.was, change.now) for change in changes(games.package(name), ROOT)}
    assert [one for one in said if (one.file, one.was, one.now) not in known or len(one.why) < 10] == []
