"""`feldherr new-game` writes a package that plays and is proved from the start."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from feldherr import games
from feldherr.cli.making.new_game import prefix_of
from feldherr.proving.citations import citations_of, home
from feldherr.words.rulebook import rulebook
from tests.cli.conftest import Feldherr

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def made(feldherr: Feldherr, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of a game just made; it is registered as installing it would."""
    result = feldherr("new-game", "tiny-war", "--into", tmp_path)
    assert result.exit_code == 0 and "tiny-war is written, 8 files" in result.stdout
    assert "feldherr fuzz tiny-war" in result.stdout
    monkeypatch.syspath_prepend(tmp_path / "tiny-war")
    monkeypatch.setitem(games._modules, "tiny-war", "tiny_war")
    yield tmp_path / "tiny-war"
    games.game.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == "tiny_war"]:
        del sys.modules[name]


def test_it_is_green_under_every_check_from_the_start(made: Path, feldherr: Feldherr) -> None:
    result = feldherr("fuzz", "tiny-war", "--games", 60, "--thorough", 3, "--jobs", 1)
    assert result.exit_code == 0, result.stderr
    for sentence in ("Every question, event, refusal and manner of ending was reached.", "No check failed."):
        assert sentence in result.stdout


def test_it_plays_in_the_terminal_in_both_languages(made: Path, feldherr: Feldherr) -> None:
    shown = feldherr("play", "tiny-war", "--seed", "1", typed="\n\nresign\ny\n").stdout
    assert "West steps to field 3.  TW §2.1" in shown and "West resigns.  TW §3.2" in shown
    assert "East wins by resignation." in shown
    assert "West zieht auf Feld 3." in feldherr("play", "tiny-war", "--lang", "de", typed="\nq\n").stdout


def test_its_own_tests_pass_and_cite_every_rule(made: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"], cwd=made, capture_output=True, text=True,
        env={"PYTHONPATH": str(ROOT / "src"), "PYTHONDONTWRITEBYTECODE": "1"}, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout
    assert home("tiny-war") == made
    assert citations_of("tiny-war", made).gaps(rulebook("tiny-war")) == []


def test_nothing_of_the_template_is_left_in_it(made: Path) -> None:
    for path in made.rglob("*.*"):
        if path.is_file() and path.suffix != ".pyc":
            text = path.read_text("utf-8").replace("feldherr new-game", "").replace("adding-a-game", "")
            assert not re.search(r"new.game|\bNG\b|\bng-", text, re.IGNORECASE), path
    assert 'tiny-war = "tiny_war"' in (made / "pyproject.toml").read_text("utf-8")


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Nine Fields", "small letters with dashes"),
        ("9-fields", "small letters with dashes"),
        ("viktory-ii", "There is a game viktory-ii already"),
        ("json", "There is a Python package json already"),
        ("class", "There is a Python package class already"),
        ("msgspec", "There is a Python package msgspec already"),
    ],
)
def test_a_name_that_will_not_do_gets_a_sentence(feldherr: Feldherr, tmp_path: Path, name: str, why: str) -> None:
    result = feldherr("new-game", name, "--into", tmp_path)
    assert result.exit_code == 2 and why in " ".join(result.stderr.split()) and not list(tmp_path.iterdir())


def test_nothing_is_written_over(feldherr: Feldherr, tmp_path: Path) -> None:
    (tmp_path / "tiny-war").mkdir()
    assert "is there already" in feldherr("new-game", "tiny-war", "--into", tmp_path).stderr
    (tmp_path / "file").write_text("")
    assert "cannot be written" in feldherr("new-game", "tiny-war", "--into", tmp_path / "file").stderr


def test_a_prefix_is_two_letters_that_none_of_ours_has(feldherr: Feldherr, tmp_path: Path) -> None:
    made = [prefix_of(name) for name in ("nine-fields", "ford", "trench-cats", "x", "nine-tails")]
    assert made == ["NF", "FO", "TR", "XA", "NI"]
    assert "a prefix is" in feldherr("new-game", "tiny-war", "--into", tmp_path, "--prefix", "war").stderr
    assert feldherr("new-game", "tiny-war", "--into", tmp_path, "--prefix", "W2").exit_code == 0
    assert "W2 §2.1" in (tmp_path / "tiny-war/tiny_war/rules.py").read_text("utf-8")


def test_a_game_that_does_not_load_is_a_sentence_and_the_others_can_be_played(
    made: Path, feldherr: Feldherr
) -> None:
    (made / "tiny_war" / "__init__.py").write_text("import nothing_of_this_name", "utf-8")
    for command in (["play", "tiny-war"], ["fuzz", "tiny-war"], ["rules", "tiny-war"]):
        result = feldherr(*command)
        assert result.exit_code == 1 and "cannot be played, for its package tiny_war does not load" in result.stderr
    listed = feldherr("games")
    assert "Ford" in listed.stdout and "No module named 'nothing_of_this_name'" in listed.stderr
