"""What happened since one's last turn: counted while it is played, taken back with what is taken back."""

import random
from itertools import pairwise

import pytest

from feldherr import games
from feldherr.kernel.table import Table
from feldherr.kernel.turns import Remembered, Since, Turn, acting, answers, began, cut, note, since
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


def test_who_answered_has_brought_it_about_whoever_is_named_and_chance_goes_with_him() -> None:
    turns = [Turn(0, (0,))]
    answers(turns, 0, 0)
    note(turns, 3, (1,))
    answers(turns, 3, 1)
    answers(turns, 5, 0)
    answers(turns, 6, -1)
    answers(turns, 8, 1)
    assert since(turns, 0) == Since(3, None, ((5, 8),))
    note(turns, 9, (0,))
    assert since(turns, 0) == Since(3, 9, ((5, 8),))
    answers(turns, 9, 0)
    assert since(turns, 0) == Since(3, 9, ((5, 8),)) and since(turns, 1) == Since(9, None)
    assert began(turns, None) == 9, "another who answers begins no turn"


def who_answered(table: Table) -> list[int]:
    """By event: the seat of the step that brought it about, a draw going with the answer before it."""
    hands = [-1] * len(table.happened)
    for step, end in zip(table.steps, [*(one.happened for one in table.steps[1:]), len(table.happened)]):
        before = hands[step.happened - 1] if step.happened else -1
        for number in range(step.happened, end):
            hands[number] = step.seat if step.seat >= 0 else last_seat(table, step.entries, before)
    return hands


def last_seat(table: Table, entries: int, otherwise: int) -> int:
    earlier = [step.seat for step in table.steps if step.entries < entries and step.seat >= 0]
    return earlier[-1] if earlier else otherwise


def missed(table: Table, seat: int, number: int) -> bool:
    start, end, _ = since(table.turns, seat)
    return start <= number < (len(table.happened) if end is None else end)


def own_deeds(table: Table, seat: int) -> set[int]:
    spans = since(table.turns, seat).own
    return {number for start, end in spans for number in range(start, len(table.happened) if end is None else end)}


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
        hands = who_answered(table)
        for step in table.steps:
            note(found, step.happened, acting(game, step.position))
        note(found, len(table.happened), acting(game, table.position))
        for seat in range(len(table.seats)):
            assert since(table.turns, seat)[:2] == since(found, seat)[:2]
            assert began(table.turns, seat) == began(found, seat)
            assert own_deeds(table, seat) == {
                number for number in range(len(table.happened)) if hands[number] == seat and missed(table, seat, number)
            }
        changes = max(changes, len(table.turns))
        assert all(before.happened <= after.happened for before, after in pairwise(table.turns))
    assert changes >= 4


@pytest.mark.parametrize("name", games.GAMES)
def test_what_is_remembered_is_what_would_be_counted_anew(name: str) -> None:
    game, rng, remembered = games.game(name), random.Random(4), Remembered()
    table = Table(game, game.options_type(), SEED.numbered)
    while not table.outcome and len(table.entries) < 150:
        seat = rng.randrange(len(table.seats))
        if rng.random() < 0.2 and table.undoable(seat) is not None:
            table.undo(seat)
        else:
            question = rng.choice(table.position.questions)
            table.play(question.actor, [rng.choice(question.options())])
        for one in range(len(table.seats)):
            assert remembered.since(table.turns, one) == since(table.turns, one)
