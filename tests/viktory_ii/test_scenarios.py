"""The rulebook's examples, and what random play hardly ever comes to, played with dictated dice."""

from pathlib import Path

import pytest

from feldherr.games import viktory_ii
from feldherr.proving.scenario import read, run_file
from feldherr.server.lobby.examples import listing
from feldherr.words.rulebook import rulebook

EXAMPLES = sorted((Path(viktory_ii.__file__).parent / "examples").glob("*.toml"))
RARE = sorted((Path(__file__).parent / "scenarios").glob("*.toml"))


@pytest.mark.parametrize("path", [*EXAMPLES, *RARE], ids=lambda path: path.stem)
def test_the_scenario_comes_out_as_the_rules_say(path: Path) -> None:
    result = run_file(path)
    assert result.faults == ()
    assert result.steps == len(read(path.read_text("utf-8")).steps)


@pytest.mark.parametrize("path", [*EXAMPLES, *RARE], ids=lambda path: path.stem)
def test_every_scenario_names_rules_that_exist_and_speaks_both_languages(path: Path) -> None:
    scenario = read(path.read_text("utf-8"))
    book = rulebook("viktory-ii")
    assert scenario.rules
    assert [book.find(rule).id for rule in scenario.rules] == list(scenario.rules)
    assert set(scenario.text) == {"en", "de"}


def test_every_example_of_the_rulebook_can_be_followed_in_the_lobby() -> None:
    assert len(EXAMPLES) == len(listing("viktory-ii")) == 10
