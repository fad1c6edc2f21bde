"""Positions that seldom come about, each a scenario file; the rulebook's examples are in test_examples."""

from pathlib import Path

import pytest

from feldherr import games
from feldherr.proving.scenario import run_file

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.toml"))


@pytest.fixture(autouse=True)
def registered() -> None:
    """The game is on the shelf, even if it is not offered to everybody yet."""
    if "napoleons-triumph" not in games.names():
        games.register("napoleons-triumph", "feldherr.games.napoleons_triumph")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_scenario(path: Path) -> None:
    result = run_file(path)
    assert result.faults == () and result.steps


def test_the_scenarios_are_there() -> None:
    assert len(FILES) >= 70
