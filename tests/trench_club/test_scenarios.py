"""The rulebook's examples, as scenario files."""

from __future__ import annotations

from pathlib import Path

import pytest

from feldherr.games import trench_club
from feldherr.proving.scenario import read, run_file
from feldherr.server.lobby.examples import listing
from feldherr.words.rulebook import rulebook
from tests.trench_club.scene import Scene

EXAMPLES = sorted((Path(trench_club.__file__).parent / "examples").glob("*.toml"))
FILES = [*EXAMPLES, *sorted((Path(__file__).parent / "scenarios").glob("*.toml"))]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_example_comes_out_as_the_rulebook_says(path: Path) -> None:
    result = run_file(path)
    assert result.faults == ()
    assert result.steps == len(read(path.read_text("utf-8")).steps)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_example_names_rules_that_exist_and_speaks_both_languages(path: Path) -> None:
    scenario = read(path.read_text("utf-8"))
    book = rulebook("trench-club")
    assert scenario.rules
    assert [book.find(rule).id for rule in scenario.rules] == list(scenario.rules)
    assert set(scenario.text) == {"en", "de"}


def test_the_examples_of_combat_and_automa_are_there() -> None:
    assert Scene().position.questions
    assert {path.stem for path in EXAMPLES} == {"ex-combat", "ex-solo-tank", "ex-solo-gun"}
    assert {example.name for example in listing("trench-club")} == {path.stem for path in EXAMPLES}
