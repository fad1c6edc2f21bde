"""The rulebook's examples (`ex-…`), and positions that seldom come about, as scenario files."""

from __future__ import annotations

from pathlib import Path

import pytest

from feldherr import games
from feldherr.proving.scenario import read, run_file
from feldherr.words.rulebook import rulebook

NAME = "napoleon-in-europe"
FILES = sorted((Path(__file__).parent / "scenarios").glob("*.toml"))
if NAME not in games.names():
    games.register(NAME, "feldherr.games.napoleon_in_europe")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_scenario_comes_out_as_it_says(path: Path) -> None:
    result = run_file(path)
    assert result.faults == ()
    assert result.steps == len(read(path.read_text("utf-8")).steps)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_scenario_names_rules_that_exist_and_an_example_speaks_both_languages(path: Path) -> None:
    scenario = read(path.read_text("utf-8"))
    book = rulebook(NAME)
    assert scenario.rules and [book.find(rule).id for rule in scenario.rules] == list(scenario.rules)
    assert set(scenario.text) == ({"en", "de"} if path.stem.startswith("ex-") else set())
