"""Compiled modules are used while their sources are unchanged, and left aside otherwise: never a mixture."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from feldherr import fast
from feldherr.fast import build

BOARD = "feldherr.boards.hexes"


def compiled(where: Path, known: dict[str, str]) -> fast.Compiled:
    """A group of two modules, whose files are there but empty."""
    finder = fast.Compiled(str(where), {"group": known})
    for module in [*known, "group__mypyc"]:
        file = Path(finder.file("group", module))
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    return finder


def true_hashes(*modules: str) -> dict[str, str]:
    return {module: fast.digest(fast.source_of(module)) for module in modules}


def test_a_group_is_found_while_its_sources_are_the_ones_compiled(tmp_path: Path) -> None:
    finder = compiled(tmp_path, true_hashes(BOARD, "feldherr.boards.blocks"))
    for name in (BOARD, "feldherr.boards.blocks", "group__mypyc"):
        spec = finder.find_spec(name)
        assert spec is not None and spec.origin == finder.file("group", name)
    beside = finder.find_spec(f"{BOARD}{fast.WRITTEN}")
    assert beside is None, "nothing of it had to stay as written"
    file = Path(finder.written("group", f"{BOARD}{fast.WRITTEN}"))
    file.touch()
    beside = finder.find_spec(f"{BOARD}{fast.WRITTEN}")
    assert beside is not None and beside.origin == str(file)
    assert finder.find_spec("feldherr.boards") is None and finder.find_spec("json") is None


def test_one_changed_source_leaves_the_whole_group_aside(tmp_path: Path) -> None:
    finder = compiled(tmp_path, {**true_hashes(BOARD), "feldherr.boards.blocks": "0" * 64})
    assert [finder.find_spec(name) for name in (BOARD, "feldherr.boards.blocks", "group__mypyc")] == [None] * 3
    gone = compiled(tmp_path, {**true_hashes(BOARD), "feldherr.boards.gone": "0" * 64})
    assert gone.find_spec(BOARD) is None


@pytest.mark.parametrize(
    "content", ["", "[]", "{}", '{"suffix": ".other.so", "groups": {"a": {}}}', '{"suffix": 1, "groups": 2}']
)
def test_a_manifest_that_cannot_be_read_or_is_for_another_python_is_none(tmp_path: Path, content: str) -> None:
    (tmp_path / fast.MANIFEST).write_text(content, "utf-8")
    assert fast.manifest(str(tmp_path)) == {}
    assert fast.manifest(str(tmp_path / "nowhere")) == {}


def test_a_manifest_is_read(tmp_path: Path) -> None:
    groups = {"group": {BOARD: "0" * 64}}
    (tmp_path / fast.MANIFEST).write_text(json.dumps({"suffix": fast.SUFFIX, "groups": groups}), "utf-8")
    assert fast.manifest(str(tmp_path)) == groups


def test_every_game_is_a_group_with_most_of_its_rules() -> None:
    found = build.groups()
    for game in sorted(path.parent.name for path in build.GAMES.glob("*/rules")):
        rules = [file for file in (build.GAMES / game / "rules").rglob("*.py") if file.name != "__init__.py"]
        chosen = {file for file in found[f"feldherr_{game}"] if file in rules}
        assert len(chosen) >= 0.7 * len(rules), game


def test_pure_is_a_switch() -> None:
    """Whoever sets the switch runs what is written, whatever was compiled."""
    words = "import feldherr, sys; print(sum(type(f).__name__ == 'Compiled' for f in sys.meta_path))"
    told = subprocess.run(
        [sys.executable, "-c", words], env={fast.SWITCH: "1", "PYTHONPATH": str(fast.SOURCES)},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert told.stdout.strip() == "0"
