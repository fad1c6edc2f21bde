"""The rulebook's examples, as scenario files."""

from __future__ import annotations

from pathlib import Path

import pytest

from feldherr.games import triomphe_a_marengo
from feldherr.proving.scenario import read, run_file
from feldherr.words.rulebook import rulebook

FILES = sorted((Path(triomphe_a_marengo.__file__).parent / "examples").glob("*.toml"))
RARE = sorted((Path(__file__).parent / "scenarios").glob("*.toml"))


@pytest.mark.parametrize("path", RARE, ids=lambda path: path.stem)
def test_what_random_play_hardly_ever_comes_to(path: Path) -> None:
    scenario, result = read(path.read_text("utf-8")), run_file(path)
    assert result.faults == ()
    assert result.steps == len(scenario.steps)
    assert [rulebook("triomphe-a-marengo").find(rule).id for rule in scenario.rules] == list(scenario.rules)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_example_comes_out_as_the_rulebook_says(path: Path) -> None:
    """TM §23.1, ruling r53: the opening leads where the ruling says."""
    result = run_file(path)
    assert result.faults == ()
    assert result.steps == len(read(path.read_text("utf-8")).steps)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_example_names_rules_that_exist_and_speaks_both_languages(path: Path) -> None:
    scenario = read(path.read_text("utf-8"))
    book = rulebook("triomphe-a-marengo")
    assert scenario.rules
    assert [book.find(rule).id for rule in scenario.rules] == list(scenario.rules)
    assert set(scenario.text) == {"en", "de"}


def test_the_examples_of_the_first_ten_chapters_are_there() -> None:
    names = {path.stem for path in FILES}
    assert names >= {
        "ex-loss-2", "ex-positions-3", "ex-standard-7-block", "ex-standard-7-move", "ex-road-8", "ex-maneuver-9",
        "ex-bombardment-10",
    }  # fmt: skip
