"""The line that says what the game is about, and who lost what: laws over all games."""

import random
from collections.abc import Iterator

import pytest

from feldherr import games
from feldherr.kernel.defaults.viewing import opened
from feldherr.kernel.position import Position
from feldherr.kernel.table import Table
from feldherr.kernel.view import View
from feldherr.proving.battery.play import Walk


def played(name: str, seed: int, most: int) -> Iterator[Table]:
    walk = Walk(games.game(name), games.game(name).options_type(), seed)
    for _ in range(most):
        if walk.table.outcome:
            break
        walk.step()
        yield walk.table


@pytest.mark.parametrize("name", games.GAMES)
def test_every_game_says_what_wins_how_far_everyone_is_and_which_round_it_is(name: str) -> None:
    game = games.game(name)
    for table in played(name, 1, 300):
        goal = game.goal(table.position.now)
        assert goal is not None and game.view(table.position, None).goal == goal
        assert len(goal.rows) >= 2 and len(goal.how) >= 3 and all(row.rule for row in goal.how)
        assert 0 <= goal.round <= goal.of


@pytest.mark.parametrize("name", games.GAMES)
def test_it_tells_nobody_what_he_does_not_know(name: str) -> None:
    game, rng = games.game(name), random.Random(4)
    for place, table in enumerate(played(name, 2, 240)):
        if place % 6 or not table.position.questions:
            continue
        for seat in range(len(table.seats)):
            other: Position = game.resample(table.position, seat, rng)
            assert game.goal(other.now) == game.goal(table.position.now)


@pytest.mark.parametrize("name", games.GAMES)
def test_who_loses_a_piece_is_named_by_the_title_of_a_side(name: str) -> None:
    game, told = games.game(name), 0
    for seed in range(3):
        *_, table = played(name, seed, 500)
        view = game.view(table.position, None)
        titles = [one.title for one in (view.liveries or view.sides)]
        for _, event in table.happened:
            for viewer in (None, *range(len(table.seats))):
                seen = event.seen_by(viewer)
                facts = game.shown(seen) if seen is not None else None
                if facts is None or type(seen).__name__ == "Resigned":
                    continue
                assert not facts.loses or facts.losses, seen
                assert all(loss.whose in titles and loss.count > 0 for loss in facts.losses), facts
                told += len(facts.losses)
    assert told


@pytest.mark.parametrize("name", games.GAMES)
def test_after_the_end_every_piece_lies_open_where_it_lay(name: str) -> None:
    game, hidden = games.game(name), 0
    for place, table in enumerate(played(name, 5, 120)):
        if place % 12:
            continue
        closed, open_ = game.view(table.position, None), opened(game, table.position, len(table.seats))
        assert places(open_) == places(closed)
        assert all(piece.face for piece in open_.pieces)
        hidden += sum(piece.face is None for piece in closed.pieces)
    assert bool(hidden) == (name in ("triomphe-a-marengo", "napoleons-triumph"))


def places(view: View) -> list[tuple[int, str, int]]:
    return [(one.id, one.at, one.side) for one in view.pieces]
