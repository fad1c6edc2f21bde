"""The rulebook's examples, played with dictated dice."""

from pathlib import Path

import pytest

from feldherr import games
from feldherr.proving.scenario import run_file

if "viktory-ii" not in games.names():
    games.register("viktory-ii", "feldherr.games.viktory_ii")

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_example_comes_out_as_the_rulebook_says(path: Path) -> None:
    assert run_file(path).faults == ()


def test_every_example_of_the_rulebook_is_there() -> None:
    assert len(FILES) == 10
