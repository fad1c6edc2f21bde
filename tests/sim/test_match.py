"""Matches, on Ford: who sits where, the same seed the same games, sound bounds."""

import random
from typing import Any

import pytest

import feldherr
from feldherr import games
from feldherr.bots.search.bot import Search
from feldherr.bots.search.levels import PATIENCE, by_seconds, level, unhurried
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position
from feldherr.sim.matches import contest
from feldherr.sim.matches.contest import Contest, lineup, play, points
from feldherr.sim.matches.match import match, scores, wilson
from feldherr.sim.solo import Solo
from tests.ford import Ford

if "ford" not in games.names():
    games.register("ford", "tests.ford")


def test_the_same_seed_gives_the_same_games_on_any_number_of_processes() -> None:
    def told(jobs: int, seed: int) -> list[tuple[object, ...]]:
        _, played = match("ford", ["random", "random"], 6, seed, jobs)
        return [(one.number, one.points, one.manner, one.answers, one.lineup, one.decisions) for one in played]

    assert told(1, 5) == told(2, 5)
    assert told(1, 5) != told(1, 6)


def test_everybody_moves_on_by_one_side_from_game_to_game() -> None:
    game = games.game("ford")
    assert [lineup(game, game.options_type(), ["a", "b"], number) for number in range(3)] == [(0, 1), (1, 0), (0, 1)]
    europe = games.game("napoleon-in-europe")
    seen = [lineup(europe, europe.options_type(), ["a", "b"], number) for number in range(3)]
    assert seen == [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    assert lineup(europe, europe.options_type(), ["a", "b", "c"], 1) == (2, 0, 1)


def test_there_must_be_a_side_for_each() -> None:
    with pytest.raises(ValueError, match="2 sides, and 3"):
        lineup(Ford(), Ford().options_type(), ["a", "b", "c"], 0)


def test_a_draw_is_shared_and_the_first_place_counts_one() -> None:
    assert points((), (0, 1, 1, 1), 2, 4) == (0.25, 0.75)
    assert points((2,), (0, 1, 1, 1), 2, 4) == (0.0, 1.0)
    assert points((0, 2), (0, 1, 1, 1), 2, 4) == (1.0, 1.0)


def test_the_bounds_are_those_of_wilson() -> None:
    low, high = wilson(65, 100)
    assert (round(low, 4), round(high, 4)) == (0.5525, 0.7364)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(20, 20)[0] == pytest.approx(0.8389, abs=1e-4) and wilson(20, 20)[1] == 1.0


def test_scores_count_points_decisions_and_seconds_by_contender() -> None:
    game = games.game("ford")
    played = [contest.play(game, Contest("ford", ("random", "random"), 3, number)) for number in range(4)]
    first, second = scores(["random", "random"], played)
    assert first.points + second.points == 4 and first.games == 4 and first.fair == 0.5
    assert first.decisions == sum(one.decisions[0] for one in played) > 0
    assert first.seconds_per_decision > 0


def test_a_slow_machine_plays_the_same_game() -> None:
    """A level's patience is for people who wait; here the seed alone decides."""
    assert isinstance(captain := level("captain", "trench-club"), Search) and captain.seconds == PATIENCE
    assert isinstance(slow := unhurried(captain), Search) and slow.seconds is None
    assert isinstance(timed := unhurried(by_seconds("search:2s", 2.0, "trench-club")), Search)
    assert timed.seconds == 2.0, "whose budget is the time keeps it"
    asked = feldherr.bot("trench-club", "captain").bot, Solo("trench-club", bot="captain").bot
    assert [isinstance(one, Search) and one.seconds for one in asked] == [None, None]


def test_in_a_match_levels_have_the_time_they_need(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = set[float | None]()

    def choose(player: Search, game: Game, position: Position, seat: int, rng: random.Random) -> Any:
        seen.add(player.seconds)
        question = position.question(seat)
        assert question is not None
        return rng.choice(list(question.options()))

    monkeypatch.setattr(Search, "intend", choose)
    play(games.game("trench-club"), Contest("trench-club", ("captain", "captain"), 1, 0))
    assert seen == {None}
