"""What is forced is answered for a seat while it thinks, and never carries it over a point of no return."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from feldherr.kernel.answers import CHANCE, Given, Illegal, Rolled, Undo
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit
from feldherr.kernel.position import answer, carried_on, look_ahead, peek, reopen
from feldherr.kernel.question import Question, Refuse
from feldherr.kernel.record import dump, load, replay
from feldherr.kernel.store import decode, encode
from feldherr.kernel.table import Table
from tests.ford import Options
from tests.ford.actions import Name
from tests.kernel.script import SHOUT, Diary, Procedure, Script, Shown, note, numbers


def lone(s: Diary, number: int, no: Refuse | None = None) -> list[Any]:
    return [Name(number)]


def loudly(s: Diary, number: int, no: Refuse | None = None) -> list[Any]:
    return [Name(number)]


class Thinking(Script):
    """Others see one stage of all that is asked, but for one question."""

    def stage(self, question: Question) -> str:
        return "loud" if question.name == "loudly" else "thinking"


def at(procedure: Procedure, players: int = 2, rounds: int = 2) -> Table:
    return Table(Thinking(procedure, players, rounds), Options())


def asked(t: Table) -> list[tuple[int, str, bool]]:
    return [(q.actor, q.name, q.held) for q in t.position.questions]


def after(*, between: Callable[[Diary, Ask, Emit], None]) -> Procedure:
    """Seat 0 chooses, then has two lone options; what lies behind them is the test's; then it chooses again."""

    def procedure(s: Diary, ask: Ask, emit: Emit, round: int) -> None:
        ask(0, numbers, s, 2)
        ask(0, lone, s, 5)
        ask(0, lone, s, 6)
        between(s, ask, emit)
        ask(0, numbers, s, 3)

    return procedure


def nothing(s: Diary, ask: Ask, emit: Emit) -> None:
    """Goes on at once."""


def dice(s: Diary, ask: Ask, emit: Emit) -> None:
    ask.dice(1)


def other_seat(s: Diary, ask: Ask, emit: Emit) -> None:
    ask(1, numbers, s, 2)


def final(s: Diary, ask: Ask, emit: Emit) -> None:
    emit(Shown("a card"))


# in thought -----------------------------------------------------------------------------------------------------------
def test_what_is_forced_in_ones_own_thought_is_answered() -> None:
    t = at(after(between=nothing))
    t.play(0, [Name(1)])
    assert t.entries == [Given(0, Name(1)), Given(0, Name(5)), Given(0, Name(6))]
    assert asked(t) == [(0, "numbers", False)] and t.position.question(0).most == 3  # type: ignore[union-attr]


def test_the_rules_alone_ask_one_by_one() -> None:
    t = at(after(between=nothing))
    following, _ = answer(t.game, t.position, 0, Name(1))
    assert [q.name for q in following.questions] == ["lone"] and not following.questions[0].held


def test_after_something_happened_it_is_asked() -> None:
    def procedure(s: Diary, ask: Ask, emit: Emit, round: int) -> None:
        ask(0, numbers, s, 2)
        note(s, emit, "a march")
        ask(0, lone, s, 5)
        ask(0, numbers, s, 2)

    t = at(procedure)
    t.play(0, [Name(0)])
    assert asked(t) == [(0, "lone", False)]


def test_what_others_see_as_something_else_is_asked() -> None:
    def procedure(s: Diary, ask: Ask, emit: Emit, round: int) -> None:
        ask(0, numbers, s, 2)
        ask(0, loudly, s, 5)
        ask(0, numbers, s, 2)

    t = at(procedure)
    t.play(0, [Name(0)])
    assert asked(t) == [(0, "loudly", False)]


@pytest.mark.parametrize("first", [dice, other_seat])
def test_who_has_not_just_answered_is_asked(first: Callable[[Diary, Ask, Emit], None]) -> None:
    def procedure(s: Diary, ask: Ask, emit: Emit, round: int) -> None:
        first(s, ask, emit)
        ask(0, lone, s, 5)
        ask(0, numbers, s, 2)

    t = at(procedure)
    t.play(*((CHANCE, [Rolled((3,))]) if first is dice else (1, [Name(0)])))
    assert asked(t) == [(0, "lone", False)]


def test_a_word_in_between_lets_nobody_be_passed_over() -> None:
    def procedure(s: Diary, ask: Ask, emit: Emit, round: int) -> None:
        ask(0, numbers, s, 2)
        ask.openly(0, lone, s, 5)
        ask.dice(1)

    t = at(procedure)
    t.play(0, [Name(0)])
    assert asked(t) == [(0, "lone", True)]
    t.play(1, [SHOUT])
    assert asked(t) == [(0, "lone", True)]


# points of no return --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("line", [dice, other_seat, final])
def test_the_last_forced_answer_before_a_line_is_confirmed(line: Callable[[Diary, Ask, Emit], None]) -> None:
    t = at(after(between=line))
    t.play(0, [Name(1)])
    assert t.entries == [Given(0, Name(1)), Given(0, Name(5))] and t.happened == []
    assert asked(t) == [(0, "lone", True)] and t.position.questions[0].options() == [Name(6)]
    assert t.undoable(0) == 0
    t.play(0, [Name(6)])
    assert asked(t) != [(0, "lone", True)]


def test_the_end_of_the_game_is_confirmed() -> None:
    def procedure(s: Diary, ask: Ask, emit: Emit, round: int) -> None:
        ask(0, numbers, s, 2)
        ask.openly(0, lone, s, 5)

    t = at(procedure, rounds=1)
    t.play(0, [Name(1)])
    assert t.outcome is None and asked(t) == [(0, "lone", True)]
    t.play(0, [Name(5)])
    assert t.outcome


def test_behind_a_line_nothing_is_left_to_confirm() -> None:
    def procedure(s: Diary, ask: Ask, emit: Emit, round: int) -> None:
        ask(0, numbers, s, 2)
        emit(Shown("a card"))
        ask.openly(0, lone, s, 5)
        ask(1, numbers, s, 2)

    t = at(procedure)
    t.play(0, [Name(1)])
    assert t.entries[1:] == [Given(0, Name(5))] and asked(t) == [(1, "numbers", False)]


def test_the_first_line_counts() -> None:
    def procedure(s: Diary, ask: Ask, emit: Emit, round: int) -> None:
        ask(0, numbers, s, 2)
        ask(0, lone, s, 5)
        emit(Shown("a card"))
        ask.openly(0, lone, s, 6)
        ask(0, numbers, s, 2)

    t = at(procedure)
    t.play(0, [Name(1)])
    assert asked(t) == [(0, "lone", True)] and t.position.questions[0].options() == [Name(5)]
    t.play(0, [Name(5)])
    assert t.entries[1:] == [Given(0, Name(5)), Given(0, Name(6))] and asked(t) == [(0, "numbers", False)]


def test_another_seats_forced_answer_holds_nobody() -> None:
    def procedure(s: Diary, ask: Ask, emit: Emit, round: int) -> None:
        ask(0, numbers, s, 2)
        ask.openly(1, lone, s, 5)
        ask.dice(1)

    t = at(procedure)
    t.play(0, [Name(1)])
    assert asked(t) == [(CHANCE, "dice", False)]


def test_what_is_forced_may_lead_from_one_procedure_to_the_next() -> None:
    def procedure(s: Diary, ask: Ask, emit: Emit, round: int) -> None:
        if round == 0:
            ask(0, numbers, s, 2)
        ask(0, lone, s, round)
        if round:
            ask.dice(1)

    t = at(procedure, rounds=3)
    t.play(0, [Name(1)])
    assert t.entries == [Given(0, Name(1)), Given(0, Name(0))]
    assert asked(t) == [(0, "lone", True)] and t.position.given == ()
    t.undo(0)
    assert asked(t) == [(0, "numbers", False)]


# secret rounds --------------------------------------------------------------------------------------------------------
def two(ask: Ask, s: Diary, seat: int) -> tuple[Any, ...]:
    return ask(seat, numbers, s, 2), ask(seat, lone, s, 5), ask(seat, lone, s, 6)


def secretly(s: Diary, ask: Ask, emit: Emit, round: int) -> None:
    note(s, emit, str(ask.together((0, two, (s, 0)), (1, two, (s, 1)))))
    ask(0, numbers, s, 2)


def test_in_a_secret_round_one_confirms_ones_own_part() -> None:
    t = at(secretly)
    t.play(0, [Name(1)])
    assert asked(t) == [(0, "lone", True), (1, "numbers", False)]
    t.play(1, [Name(0)])
    assert asked(t) == [(0, "lone", True), (1, "lone", True)]
    t.play(0, [Name(6)])
    assert asked(t) == [(1, "lone", True)]
    t.play(1, [Name(6)])
    assert asked(t) == [(0, "numbers", False)]


def test_a_round_that_closes_is_a_line_though_the_same_seat_goes_on() -> None:
    def procedure(s: Diary, ask: Ask, emit: Emit, round: int) -> None:
        ask.together((0, two, (s, 0)))
        ask(0, lone, s, 9)
        ask(0, numbers, s, 2)

    t = at(procedure)
    t.play(0, [Name(1)])
    assert asked(t) == [(0, "lone", True)] and t.position.questions[0].options() == [Name(6)]
    t.play(0, [Name(6)])
    assert t.position.questions[0].options() == [Name(9)] and not t.position.questions[0].held


def test_in_a_round_that_opens_only_now_everybody_is_asked() -> None:
    def procedure(s: Diary, ask: Ask, emit: Emit, round: int) -> None:
        ask(0, numbers, s, 2)
        ask.at_once((0, lone, (s, 5)), (1, numbers, (s, 2)))

    t = at(procedure)
    t.play(0, [Name(1)])
    assert asked(t) == [(0, "lone", False), (1, "numbers", False)]


# kept, looked at, taken back ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("line", [nothing, dice, other_seat, final])
def test_a_position_is_kept_as_it_is(line: Callable[[Diary, Ask, Emit], None]) -> None:
    t = at(after(between=line))
    t.play(0, [Name(1)])
    position = t.position
    again = decode(t.game, encode(position))
    assert encode(again) == encode(position) and again.now == position.now
    assert [(q.name, q.held, q.options()) for q in again.questions] == [
        (q.name, q.held, q.options()) for q in position.questions
    ]
    assert reopen(t.game, position.settled, position.call, position.given).given == position.given


@pytest.mark.parametrize(
    "gesture", [[Name(1), Name(2)], [Name(1), Name(6), Name(2)], [Name(1), Name(5), Name(6), Name(2)]]
)
def test_a_gesture_may_repeat_what_is_answered_by_itself(gesture: list[Any]) -> None:
    t = at(after(between=nothing))
    ahead = look_ahead(t.game, t.position, 0, gesture[:-1])
    assert ahead.used == len(gesture) - 1 and ahead.path == (Name(1), Name(5), Name(6))
    t.play(0, gesture)
    assert t.entries[:4] == [Given(0, Name(n)) for n in (1, 5, 6, 2)]


def test_a_gesture_reaches_over_what_is_held_only_if_it_says_so() -> None:
    t = at(after(between=final))
    with pytest.raises(Illegal):
        t.play(0, [Name(1), Name(2)])
    assert t.entries == []
    position, seen, used = peek(t.game, t.position, 0, [Name(1), Name(6), Name(2)])
    assert used == 1 and seen == [] and position.questions[0].held
    t.play(0, [Name(1), Name(6), Name(2)])
    assert t.entries[:4] == [Given(0, Name(n)) for n in (1, 5, 6, 2)]


RECORD = """feldherr record 1
game "script"
rules 1
options {}

"""


@pytest.mark.parametrize(
    ("lines", "asks", "entries"),
    [
        (("name 1",), "lone", 1),
        (("name 1", "name 5"), "lone", 2),
        (("name 1", "name 5", "undo 1"), "lone", 3),
        (("name 1", "name 5", "undo 1", "name 5", "name 6"), "numbers", 5),
        (("name 1", "name 5", "name 6", "name 2", "undo 3", "undo 2", "undo 1", "undo 0"), "numbers", 8),
        (("name 1", "undo 0", "name 0", "name 5"), "lone", 4),
        (("name 1", "seat1: shout hurrah", "name 5"), "lone", 3),
        (("name 1", "seat1: offer draw", "name 5", "undo 2"), "lone", 4),
    ],
)
def test_a_record_in_which_it_was_asked_still_fits(lines: tuple[str, ...], asks: str, entries: int) -> None:
    t = at(after(between=nothing))
    text = RECORD + "".join(f"{line if ':' in line else 'seat0: ' + line}\n" for line in lines)
    again = replay(t.game, load(t.game, text))
    assert again.position.questions[0].name == asks and len(again.entries) == entries
    assert replay(t.game, load(t.game, dump(t.game, again))).entries == again.entries


def test_what_was_taken_back_to_a_forced_answer_has_not_happened() -> None:
    def procedure(s: Diary, ask: Ask, emit: Emit, round: int) -> None:
        ask(0, numbers, s, 2)
        ask(0, lone, s, 5)
        note(s, emit, "a march")
        ask(0, numbers, s, 2)

    t = at(procedure)
    t.play(0, [Name(1)])
    assert len(t.happened) == 1
    t.rewind(0, 1)
    assert t.happened == [] and t.position.now.lines == [] and t.entries[-1] == Given(0, Undo(1))
    t.play(0, [Name(5)])
    assert len(t.happened) == 1 and t.undoable(0) == 3


def test_what_is_answered_at_once_leads_where_single_answers_lead() -> None:
    def procedure(s: Diary, ask: Ask, emit: Emit, round: int) -> None:
        for number in (2, 3, 4):
            note(s, emit, str(ask(0, numbers, s, number)))

    game = Thinking(procedure, 2, 2)
    start = Table(game, Options()).position
    said = [Name(1)]

    def reply(question: Question) -> Any:
        if len(said) == 4:                        # in the next round: a procedure that is over was answered whole
            return None
        said.append(question.options()[-1])
        return said[-1]

    found = carried_on(game, start, 0, Name(1), reply)
    single = start
    for choice in said:
        single, _ = answer(game, single, 0, choice)
    assert len(said) == 4 and found.settled.lines == [str(one) for one in said[:3]]
    assert (found.settled, found.call) == (single.settled, single.call)
    assert (found.given, found.now) == (single.given, single.now)
    assert found.questions[0].options() == single.questions[0].options()
