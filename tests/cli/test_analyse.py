"""`feldherr analyse`: chances and turning points in words and as JSON."""

import json
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from feldherr.analysis import curve
from feldherr.analysis.pieces import Line, Start, Turning
from feldherr.games.viktory_ii.shown.words import say
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
    assert "With everything open" in shown and "%  End" in shown and "Given up, not beaten: until then" in shown
    german = feldherr("analyse", file, "--seat", "red", "--lang", "de").stdout
    assert "Nach dem, was Rot wissen konnte" in german and "%  Ende" in german


def test_who_was_to_blame_is_said(feldherr: Feldherr, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A reply with what the other did then, a choice the bot shares, and that nothing turned the game."""
    red = say("red")
    worse = Turning([1, 1, 1], 0, red, [], [red], before=0.5, after=0.4, instead=[], bot=0.4)
    reply = replace(worse, told=[Line(say("yellow"), "12.0.1")], reply=True)
    found = [worse, replace(worse, after=0.6), reply]
    monkeypatch.setattr(curve, "analyse", lambda *_: iter([Start([[0], [1]], 0, None), *found]))
    shown = feldherr("analyse", file).stdout
    assert shown.count("not the choice was to blame") == 2 and shown.count("The bot would have done the same.") == 1
    assert "Then: " in shown
    monkeypatch.setattr(curve, "analyse", lambda *_: iter([Start([[0], [1]], 0, None)]))
    assert "No single decision changed the chances by more than five points" in feldherr("analyse", file).stdout


def test_an_analysis_as_json(feldherr: Feldherr, file: Path) -> None:
    found = json.loads(feldherr("analyse", file, "--json").stdout)
    assert found["done"] and found["viewer"] is None and len(found["curve"]) == found["of"]


def test_what_cannot_be_analysed_is_said(feldherr: Feldherr, file: Path, tmp_path: Path) -> None:
    assert "There is no seat 'mauve'" in feldherr("analyse", file, "--seat", "mauve").stderr
    assert feldherr("analyse", file, "--seat", "red", "--open").exit_code == 2
    path = tmp_path / "ford.txt"
    path.write_text(finished(), "utf-8")
    assert "There is no analysis for ford." in feldherr("analyse", path).stderr
