"""When an opponent gives up, and when it agrees to a draw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from feldherr import games
from feldherr.analysis import settling
from feldherr.analysis.chances import Judge
from feldherr.kernel.game import Game, Seat
from feldherr.kernel.position import Position, begin
from tests.ford import GAME as FORD

TWO = ("triomphe-a-marengo", "napoleons-triumph", "viktory-ii", "trench-club")


def start(name: str) -> Position:
    game = games.game(name)
    return begin(game, game.options_type())[0]


def usual(game: Game) -> Sequence[Seat]:
    return game.seats(game.options_type())


def supposed(monkeypatch: pytest.MonkeyPatch, first: float, then: float, turn: int = 20) -> None:
    """What a seat looks like at first sight and when it is played on, at this turn."""

    def sides(self: Judge, _: Sequence[float]) -> list[float]:
        return [first] + [1 - first] * (len(self.sides) - 1)

    def chances(self: Judge, *_: Any) -> list[float]:
        return [then] + [1 - then] * (len(self.sides) - 1)

    monkeypatch.setattr(Judge, "by_side", sides)
    monkeypatch.setattr(Judge, "chances", chances)
    for name in games.GAMES:
        monkeypatch.setattr(type(Judge(games.game(name), ()).guide), "turn", lambda self, s: turn)


@pytest.mark.parametrize("name", TWO)
def test_who_is_lost_at_first_sight_and_when_played_on_gives_up(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, position = games.game(name), start(name)
    for first, then, said in ((0.05, 0.01, True), (0.05, 0.03, False), (0.3, 0.0, False)):
        supposed(monkeypatch, first, then)
        assert settling.lost(game, usual(game), position, 0, "x") is said


def test_among_three_nobody_gives_up(monkeypatch: pytest.MonkeyPatch) -> None:
    supposed(monkeypatch, 0.0, 0.0)
    game = games.game("napoleon-in-europe")
    assert not settling.lost(game, usual(game), start(game.name), 0, "x")
    three = games.game("viktory-ii").options_type(players=3)
    game, (position, _) = games.game("viktory-ii"), begin(games.game("viktory-ii"), three)
    for seat in range(3):
        assert not settling.lost(game, game.seats(three), position, seat, "x")


@pytest.mark.parametrize(("name", "expected"), [*((name, 0.5) for name in TWO), ("napoleon-in-europe", 1 / 3)])
def test_a_draw_is_taken_by_who_can_expect_no_more(name: str, expected: float, monkeypatch: pytest.MonkeyPatch) -> None:
    game, position = games.game(name), start(name)
    for more, said in ((-0.2, True), (0.01, True), (0.05, False)):
        supposed(monkeypatch, 0.5, expected + more)
        assert settling.fair(game, usual(game), position, 0, "x") is said
    supposed(monkeypatch, 0.5, 0.0, turn=settling.EARLY - 1)
    assert not settling.fair(game, usual(game), position, 0, "x"), "there has been no game yet"


@pytest.mark.parametrize("name", games.GAMES)
def test_nobody_is_lost_before_the_first_move(name: str) -> None:
    game, position = games.game(name), start(name)
    for seat in range(len(game.seats(game.options_type()))):
        assert not settling.lost(game, usual(game), position, seat, "x")


def test_in_a_game_without_levels_nobody_has_an_opinion() -> None:
    position, _ = begin(FORD, FORD.options_type())
    assert not settling.lost(FORD, usual(FORD), position, 0, "x")
    assert not settling.fair(FORD, usual(FORD), position, 0, "x")
