"""Ford stands in for any game; games are kept in a folder of the test's own; words that are missing raise."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from feldherr import games
from feldherr.cli import app
from feldherr.cli.terminal.session import PERSON, seed_of
from feldherr.kernel import record
from feldherr.kernel.table import Table
from feldherr.words import Words

games.register("ford", "tests.ford")
games.register("nine-fields", "tests.nine_fields")
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


@cache
def finished() -> str:
    """The record of a finished game of Ford."""
    game, seed = games.game("ford"), seed_of("7")
    table = Table(game, game.options_type(), seed.numbered)
    while not table.outcome:
        question = table.position.questions[0]
        table.play(question.actor, [question.options()[0]])
    return record.dump(game, table, players=(PERSON, PERSON), commitment=seed.commitment, seed=seed)


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A finished game of Ford in a file."""
    path = tmp_path / "game.feldherr"
    path.write_text(finished(), "utf-8")
    return path
