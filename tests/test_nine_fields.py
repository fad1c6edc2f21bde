"""Nine Fields, made with `feldherr new-game` as a stranger would: small, proved, and played everywhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from feldherr import games
from feldherr.cli import app
from feldherr.cli.making.new_game import write
from feldherr.proving.battery.contract import Bench, check_game
from feldherr.proving.battery.coverage import Coverage
from feldherr.proving.battery.reach import unreached
from feldherr.proving.citations import citations_of
from feldherr.server.lobby.library import board_of, offer
from feldherr.words.rulebook import rulebook
from tests.nine_fields import GAME

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "tests" / "nine_fields"
MOST = 250
SIGN = "\N{SECTION SIGN}"
COUNTED = (".py", ".toml", ".ftl")


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    monkeypatch.setitem(games._modules, "nine-fields", "tests.nine_fields")
    monkeypatch.setenv("FELDHERR_SAVES", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "120")
    yield
    games.game.cache_clear()


def counted(folder: Path) -> dict[str, int]:
    """The lines of each file."""
    found = [path for path in sorted(folder.rglob("*")) if path.suffix in COUNTED]
    return {path.relative_to(folder).as_posix(): len(path.read_text("utf-8").splitlines()) for path in found}


def test_it_has_the_files_new_game_writes_and_not_more_lines_than_a_weekend(tmp_path: Path) -> None:
    write(tmp_path / "new", {word: word for word in ("new-game", "new_game", "New Game", "NewGame", "NG", "ng")})
    template, own = counted(tmp_path / "new/new_game"), counted(FOLDER)
    assert own.keys() == template.keys()
    assert sum(own.values()) + counted(tmp_path / "new")["pyproject.toml"] <= MOST


def test_it_keeps_the_contract_and_all_of_it_is_reached() -> None:
    bench, coverage = Bench(GAME), Coverage()
    for seed in range(40):
        coverage.add(check_game(GAME, GAME.options_type(), seed, 3, bench=bench))
    assert not unreached("tests.nine_fields", coverage)
    assert coverage.worlds["piece_to_step"] > 40 and coverage.outcomes["alone"] > 30
    assert citations_of("nine-fields", ROOT).gaps(rulebook("nine-fields")) == []


def test_fuzz_finds_nothing() -> None:
    shown = CliRunner().invoke(app, ["fuzz", "nine-fields", "--games", "30", "--jobs", "1"])
    assert shown.exit_code == 0 and "No check failed." in shown.stdout


@pytest.mark.parametrize(
    ("lang", "step", "won"), [("en", "steps to field 4", "wins"), ("de", "zieht auf Feld 4", "gewinnt")]
)
def test_it_is_played_to_its_end_in_the_terminal(lang: str, step: str, won: str) -> None:
    words = ["play", "nine-fields", "--hot-seat", "--seed", "3", "--lang", lang]
    shown = CliRunner().invoke(app, words, input="\n1\n" * 60, catch_exceptions=False).stdout
    assert step in shown and re.search(rf"NF {SIGN}3\.1.*{won}", shown, re.DOTALL) and "‹" not in shown


def test_the_server_offers_it() -> None:
    found = offer("nine-fields")
    assert found.titles == {"en": "Nine Fields", "de": "Neun Felder"} and found.players == [2]
    assert found.hidden and not found.dice and found.line and found.line.id == "nine-fields-line"
    assert b'"Nine Fields"' in board_of(GAME, GAME.options_type())
