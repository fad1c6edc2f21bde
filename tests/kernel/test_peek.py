"""Running ahead: as far as the seat could go and come back by itself, and no farther."""

from __future__ import annotations

from typing import Any

import pytest

from feldherr.kernel.answers import DONE, YES, Illegal
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit
from feldherr.kernel.position import answer, begin, peek
from feldherr.kernel.store import encode
from feldherr.kernel.table import Table
from tests.ford import GAME
from tests.ford.actions import PASS, Attack, March, Mix, Name
from tests.ford.events import Marched
from tests.kernel.script import Diary, Noted, Script, Shown, note, numbers
from tests.kernel.test_table import at_the_secret_choice, front, table


def test_one_sees_where_a_gesture_would_lead() -> None:
    t = table()
    before = encode(t.position)
    there, seen, used = peek(GAME, t.position, 0, [March(1, 2), Name(1), DONE])
    assert used == 3 and seen == [Marched(0, (1,), 2)]
    assert there.now.blocks[1].area == 2
    assert encode(t.position) == before


def test_a_peek_stops_before_another_seat_is_asked() -> None:
    t = table()
    there, seen, used = peek(GAME, t.position, 0, [March(1, 2), Name(1), DONE, Attack(2, 3)])
    assert used == 3 and there.question(0) and len(seen) == 1
    assert peek(GAME, t.position, 0, [PASS])[2] == 0


def test_a_peek_stops_before_chance() -> None:
    t = table()
    there, seen, used = peek(GAME, t.position, 0, [Mix(0)])
    assert (there, seen, used) == (t.position, [], 0)


def test_a_peek_stops_before_something_is_shown() -> None:
    def procedure(s: Diary, ask: Ask, emit: Emit, round: int) -> None:
        ask(0, numbers, s, 2)
        note(s, emit, "nothing yet")
        ask(0, numbers, s, 2)
        emit(Shown("a card"))
        ask(0, numbers, s, 2)

    game = Script(procedure, rounds=2)
    position, _ = begin(game, None)
    there, seen, used = peek(game, position, 0, [Name(0), Name(1), Name(0)])
    assert used == 1 and seen == [Noted("nothing yet")] and there.given == ((0, Name(0)),)


def test_a_peek_stops_before_the_end_of_a_secret_round() -> None:
    """Else the last to answer could try each of his answers and see what the others have chosen."""

    def procedure(s: Diary, ask: Ask, emit: Emit, round: int) -> None:
        theirs = ask.at_once((0, numbers, (s, 2)), (1, numbers, (s, 2)))[1]
        ask(0, numbers, s, 1 + theirs.block)

    game = Script(procedure, rounds=2)
    position, _ = begin(game, None)
    position, _ = answer(game, position, 1, Name(1))
    assert peek(game, position, 0, [Name(0)])[2] == 0


def test_a_peek_inside_ones_secret_dialogue_goes_on() -> None:
    t = at_the_secret_choice()
    t.play(1, [front(t, 1)])
    assert peek(GAME, t.position, 0, [front(t, 0)])[2] == 1
    assert peek(GAME, t.position, 0, [front(t, 0), DONE])[2] == 1


def test_a_peek_stops_before_the_end_of_the_game() -> None:
    game = Script(lambda s, ask, emit, round: note(s, emit, str(ask(0, numbers, s, 2))))
    position, _ = begin(game, None)
    assert peek(game, position, 0, [Name(0)])[2] == 0


@pytest.mark.parametrize("answers", [[YES], [March(1, 2), DONE], [March(1, 2), Name(9)]])
def test_an_answer_that_is_not_open_is_refused(answers: list[Any]) -> None:
    with pytest.raises(Illegal):
        peek(GAME, table().position, 0, answers)


def test_a_seat_that_is_not_asked_cannot_run_ahead() -> None:
    t: Table = table()
    with pytest.raises(Illegal):
        peek(GAME, t.position, 1, [PASS])
