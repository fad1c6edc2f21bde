"""Compiled or not, the same games are played: a comparison that finds a difference, and finds none where none is."""

import random

import pytest

from feldherr import games
from feldherr.proving import same


@pytest.mark.parametrize("name", games.GAMES)
def test_games_go_the_same_way_as_written(name: str) -> None:
    """Where modules are compiled (`make fast`) this compares them with the sources, else two processes."""
    assert same.differing(games.game(name), 2) == []


def test_a_difference_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.game("triomphe-a-marengo")
    true = same.traced(game, 1)
    assert same.traced(game, 1) == true != same.traced(game, 2)

    class Other(random.Random):
        def random(self) -> float:
            return float(super().random() ** 1.01)

    monkeypatch.setattr(random, "Random", Other)
    assert same.traced(game, 1) != true
