"""The rulebook's examples, offered in the lobby, and positions that seldom come about, as scenario files."""

from __future__ import annotations

from pathlib import Path

import pytest

from feldherr.games import napoleon_in_europe
from feldherr.proving.scenario import read, run_file
from feldherr.server.lobby.examples import listing
from feldherr.words.rulebook import rulebook

NAME = "napoleon-in-europe"
EXAMPLES = sorted((Path(napoleon_in_europe.__file__).parent / "examples").glob("*.toml"))
FILES = [*EXAMPLES, *sorted((Path(__file__).parent / "scenarios").glob("*.toml"))]


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
    assert set(scenario.text) == ({"en", "de"} if path in EXAMPLES else set())


def test_the_examples_of_the_rulebook_are_there() -> None:
    """The six rounds of the great battle and its line-up are one example."""
    assert [example.name for example in listing(NAME)] == [
        "ex-homeland-france", "ex-derived-limited-war-score", "ex-draw-cards", "ex-derived-landing",
        "ex-corps-colour-bonus", "ex-battle-six-rounds", "ex-battle-retreat-options",
    ]  # fmt: skip
