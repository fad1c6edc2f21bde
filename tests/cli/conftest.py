"""Ford stands in for any game; games are kept in a folder of the test's own; words that are missing raise."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from feldherr import games
from feldherr.cli import app
from feldherr.words import Words

games.register("ford", "tests.ford")
Feldherr = Callable[..., Result]


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(Words, "loud", True)
    monkeypatch.setenv("FELDHERR_SAVES", str(tmp_path / "saves"))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "120")


@pytest.fixture
def feldherr() -> Feldherr:
    """The command, with what is typed into it; a crash of it is a crash of the test."""

    def run(*words: object, typed: str | bytes = "") -> Result:
        return CliRunner().invoke(app, [str(word) for word in words], input=typed, catch_exceptions=False)

    return run


@pytest.fixture
def kept(feldherr: Feldherr, tmp_path: Path) -> Path:
    """A finished game of Ford."""
    path = tmp_path / "game.feldherr"
    ended = feldherr("play", "ford", "--seed", "7", "--hot-seat", typed="1\n" * 2000)
    assert ended.exit_code == 0 and "The game is over." in ended.stdout
    path.write_text(next((tmp_path / "saves").glob("ford*")).read_text("utf-8"), "utf-8")
    return path
