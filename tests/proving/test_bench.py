"""The benchmark measures what it says."""

from __future__ import annotations

import random
import sys

import pytest

from feldherr.proving.bench import bench, chess_game, copier, middle, random_game
from tests.ford import GAME, Options


def test_speed_and_its_ratio_to_chess() -> None:
    speed = bench(GAME, 0.25)
    assert speed.game == "ford" and speed.games >= 5
    assert speed.decisions_per_second == pytest.approx(speed.decisions / speed.seconds)
    assert speed.games_per_second == pytest.approx(speed.games / speed.seconds)
    assert speed.copies_per_second > 1000 and speed.answers_per_second > 100
    assert speed.chess_moves_per_second and speed.decisions_to_chess
    assert speed.decisions_to_chess == pytest.approx(speed.decisions_per_second / speed.chess_moves_per_second)


def test_without_chess_there_is_no_ratio(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)
    assert chess_game(random.Random(1)) is None
    speed = bench(GAME, 0.05)
    assert speed.chess_moves_per_second is None and speed.decisions_to_chess is None


def test_another_way_to_play_is_measured_beside_it() -> None:
    speed = bench(GAME, 0.05, chess=False, stroll=lambda rng: random_game(GAME, Options(), rng))
    assert speed.steps_per_second and speed.steps_to_decisions
    assert speed.steps_to_decisions == pytest.approx(speed.steps_per_second / speed.decisions_per_second)
    assert 0.2 < speed.steps_to_decisions < 5, "the same games, in turn"
    assert bench(GAME, 0.05, chess=False).steps_to_decisions is None


def test_random_games_are_the_same_for_one_seed() -> None:
    assert random_game(GAME, Options(), random.Random(5)) == random_game(GAME, Options(), random.Random(5)) > 10


def test_copies_are_made_of_states_from_the_middle_of_a_game() -> None:
    assert copier(GAME, Options(), 1)() == 100
    assert all(position.settled.blocks for position in middle(GAME, Options(), 1))
