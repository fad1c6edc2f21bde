"""`feldherr analyse`: chances and turning points in words and as JSON."""

import json
from functools import partial
from pathlib import Path

import pytest

from feldherr.analysis import curve
from feldherr.kernel.record import dump
from tests.analysis.games import LITTLE, played
from tests.cli.conftest import Feldherr, finished


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The record of a short game; little is thought about it."""
    monkeypatch.setattr(curve, "analyse", partial(curve.analyse, effort=LITTLE))
    table = played("viktory-ii", 60)
    path = tmp_path / "game.txt"
    path.write_text(dump(table.game, table), "utf-8")
    return path


def test_an_analysis_is_printed_in_both_languages(feldherr: Feldherr, file: Path) -> None:
    shown = feldherr("analyse", file).stdout
    assert "With everything open" in shown and "%  End" in shown and "The bot would have" in shown
    german = feldherr("analyse", file, "--seat", "red", "--lang", "de").stdout
    assert "Nach dem, was Rot wissen konnte" in german and "%  Ende" in german


def test_an_analysis_as_json(feldherr: Feldherr, file: Path) -> None:
    found = json.loads(feldherr("analyse", file, "--json").stdout)
    assert found["done"] and found["viewer"] is None and len(found["curve"]) == found["of"]


def test_what_cannot_be_analysed_is_said(feldherr: Feldherr, file: Path, tmp_path: Path) -> None:
    assert "There is no seat 'mauve'" in feldherr("analyse", file, "--seat", "mauve").stderr
    assert feldherr("analyse", file, "--seat", "red", "--open").exit_code == 2
    path = tmp_path / "ford.txt"
    path.write_text(finished(), "utf-8")
    assert "There is no analysis for ford." in feldherr("analyse", path).stderr
