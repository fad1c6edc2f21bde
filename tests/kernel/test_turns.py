"""What happened since one's last turn: counted while it is played, taken back with what is taken back."""

import random
from itertools import pairwise

import pytest

from feldherr import games
from feldherr.kernel.table import Table
from feldherr.kernel.turns import Since, Turn, acting, began, cut, note, since
from tests.server.worlds import SEED


def test_what_came_between_ones_turns_is_what_one_missed() -> None:
    turns = [Turn(0, (0,)), Turn(4, (1,)), Turn(9, (2,)), Turn(12, (0,))]
    assert since(turns, 0) == Since(4, 12)
    assert since(turns, 1) == Since(9, None)
    assert since(turns, 2) == Since(12, None)
    assert since([Turn(3, (1,))], 0) == Since(0, None)
    assert since([], 0) == Since(0, None)
    assert since([Turn(3, (1,))], 1) == Since(3, 3), "who begins has missed nothing"


def test_the_last_turn_of_a_seat_or_of_anybody() -> None:
    turns = [Turn(0, (0,)), Turn(4, (1,)), Turn(9, (0,)), Turn(11, (0, 1)), Turn(15, (2,))]
    assert [began(turns, seat) for seat in (0, 1, 2, 3, None)] == [9, 11, 15, 0, 15]
    assert began([], None) == began([], 0) == 0


def test_partners_who_act_together_have_one_turn() -> None:
    turns = [Turn(0, (0,)), Turn(3, (1,)), Turn(5, (0, 1)), Turn(7, (0,))]
    assert since(turns, 0) == Since(3, 5)
    assert since(turns, 1) == Since(7, None)


def test_what_is_taken_back_changes_no_turn() -> None:
    turns = [Turn(0, (0,)), Turn(4, (1,))]
    note(turns, 6, (0,))
    cut(turns, 6)
    note(turns, 6, (1,))
    assert turns == [Turn(0, (0,)), Turn(4, (1,))]


@pytest.mark.parametrize("name", games.GAMES)
def test_in_every_game_it_is_counted_as_the_positions_say(name: str) -> None:
    game, rng = games.game(name), random.Random(name)
    table, changes = Table(game, game.options_type(), SEED.numbered), 0
    for _ in range(260):
        if table.outcome:
            break
        undoable = [seat for seat in range(len(table.seats)) if table.undoable(seat) is not None]
        if undoable and rng.random() < 0.15:
            table.undo(rng.choice(undoable))
        else:
            question = rng.choice(table.position.questions)
            table.play(question.actor, [rng.choice(question.options())])
        found: list[Turn] = []
        for step in table.steps:
            note(found, step.happened, acting(game, step.position))
        note(found, len(table.happened), acting(game, table.position))
        for seat in range(len(table.seats)):
            assert since(table.turns, seat) == since(found, seat)
        changes = max(changes, len(table.turns))
        assert all(before.happened <= after.happened for before, after in pairwise(table.turns))
    assert changes >= 4
