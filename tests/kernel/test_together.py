"""Secret rounds: dialogues of several questions, in any interleaving, give the same."""

from __future__ import annotations

import random
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from feldherr.kernel.answers import CHANCE, DONE, Given, Illegal, Rolled
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit
from feldherr.kernel.position import Position, answer, begin, reopen
from feldherr.kernel.question import Refuse
from feldherr.kernel.store import decode, encode
from tests.ford.actions import Name
from tests.kernel.script import ROLL, SHOUT, Diary, Script, more_numbers, note, numbers


def only(s: Diary, no: Refuse | None = None) -> list[Any]:
    return [Name(7)]


def plan(ask: Ask, s: Diary, seat: int) -> tuple[Any, ...]:
    """Two that answer themselves, two questions of which the second depends on the first, then a few of five."""
    forced = [ask.openly(seat, only, s).block for _ in range(2)]
    first = ask(seat, numbers, s, 3).block
    second = ask(seat, numbers, s, first + 2).block
    rest = ask.several(seat, more_numbers, s, 5)
    return (*forced, first, second, *(name.block for name in rest))


def procedure(s: Diary, ask: Ask, emit: Emit, round: int) -> None:
    note(s, emit, f"before {ask(0, numbers, s, 2).block}")
    for seat, plans in enumerate(ask.together(*((seat, plan, (s, seat)) for seat in range(3)))):
        note(s, emit, f"{seat} planned {plans}")
    note(s, emit, f"after {ask(1, numbers, s, 2).block}")


GAME = Script(procedure, players=3, rounds=2)
PLANS: dict[int, list[Any]] = {
    0: [Name(2), Name(3), Name(4), DONE],
    1: [Name(0), Name(1), Name(0), Name(1), DONE],  # two are the most: only DONE is left, and asked for all the same
    2: [Name(1), Name(0), Name(3), DONE],
}


def started() -> Position:
    position, _ = begin(GAME, None)
    return answer(GAME, position, 0, Name(1))[0]


def test_all_are_asked_at_once_and_see_nothing_of_each_other() -> None:
    position = started()
    assert [(q.actor, q.name) for q in position.questions] == [(0, "numbers"), (1, "numbers"), (2, "numbers")]
    following, news = answer(GAME, position, 1, Name(0))
    assert news == [] and following.now == position.now
    assert [q.actor for q in following.questions] == [0, 1, 2]


@settings(deadline=None)
@given(st.permutations([0] * 4 + [1] * 5 + [2] * 4))
def test_any_interleaving_gives_the_same(order: list[int]) -> None:
    position, left = started(), {seat: list(plans) for seat, plans in PLANS.items()}
    for seat in order:
        position, _ = answer(GAME, position, seat, left[seat].pop(0))
    assert position.now.lines == [
        "before 1", "0 planned (7, 7, 2, 3, 4)", "1 planned (7, 7, 0, 1, 0, 1)", "2 planned (7, 7, 1, 0, 3)",
    ]  # fmt: skip
    assert [q.actor for q in position.questions] == [1]


@settings(deadline=None)
@given(st.permutations([0] * 4 + [1] * 5 + [2] * 4), st.integers(0, 12))
def test_a_round_is_stored_at_every_question(order: list[int], stop: int) -> None:
    position, left = started(), {seat: list(plans) for seat, plans in PLANS.items()}
    for seat in order[:stop]:
        position, _ = answer(GAME, position, seat, left[seat].pop(0))
    again = decode(GAME, encode(position))
    assert encode(again) == encode(position)
    assert [(q.actor, q.name, q.options()) for q in again.questions] == [
        (q.actor, q.name, q.options()) for q in position.questions
    ]


def test_what_is_forced_in_a_dialogue_from_its_beginning_is_recorded() -> None:
    position = started()
    assert position.forced == tuple(Given(seat, Name(7)) for seat in (0, 0, 1, 1, 2, 2))
    assert position.given[-6:] == position.forced


@pytest.mark.parametrize("lone", [False, True])
def test_what_is_forced_by_a_secret_answer_is_asked(lone: bool) -> None:
    """Were it answered by the kernel, the others would see that the seat has finished."""

    def left(s: Diary, number: int, no: Refuse | None = None) -> list[Any]:
        return [Name(0)] if number == 1 else [Name(0), Name(1)]

    def share(ask: Ask, s: Diary, seat: int) -> Any:
        first = ask(seat, numbers, s, 2) if lone else ask.openly(seat, numbers, s, 2)
        return ask.openly(seat, left, s, first.block)

    def two(s: Diary, ask: Ask, emit: Emit, round: int) -> None:
        ask.together(*((seat, share, (s, seat)) for seat in range(2)))

    game = Script(two, players=2, rounds=1)
    worlds = [answer(game, begin(game, None)[0], 0, Name(number))[0] for number in (0, 1)]
    assert [[q.actor for q in world.questions] for world in worlds] == [[0, 1], [0, 1]]
    assert [len(world.questions[0].options()) for world in worlds] == [2, 1]
    assert not worlds[1].forced


def test_who_has_finished_is_not_asked_again() -> None:
    position = started()
    for choice in PLANS[0]:
        position, _ = answer(GAME, position, 0, choice)
    assert [q.actor for q in position.questions] == [1, 2]
    with pytest.raises(Illegal, match="seat 0 is not asked anything now"):
        answer(GAME, position, 0, Name(0))


@pytest.mark.parametrize("seat", [0, 5, CHANCE])
def test_a_stored_answer_that_answers_nothing_is_refused(seat: int) -> None:
    position = started()
    for choice in PLANS[0]:
        position, _ = answer(GAME, position, 0, choice)
    with pytest.raises(Illegal, match="answers nothing that is asked"):
        reopen(GAME, position.settled, position.call, (*position.given, Given(seat, Name(0))))


def test_an_illegal_answer_stored_in_a_round_is_refused() -> None:
    position = started()
    with pytest.raises(Illegal):
        reopen(GAME, position.settled, position.call, (*position.given, Given(1, Name(99))), check=True)


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_something_may_be_said_during_a_round(order: tuple[int, ...]) -> None:
    position = started()
    for seat in order:
        position, _ = answer(GAME, position, seat, SHOUT)
        for choice in PLANS[seat][:-1]:
            position, _ = answer(GAME, position, seat, choice)
        position, _ = answer(GAME, position, seat, ROLL)
        assert [q.actor for q in position.questions] == [CHANCE]
        position, _ = answer(GAME, position, CHANCE, Rolled((3,)))
        position, _ = answer(GAME, position, seat, PLANS[seat][-1])
    said = [line for seat in order for line in (f"{seat} shouts", f"{seat} rolls 3")]
    assert position.now.lines == [
        "before 1", *said, "0 planned (7, 7, 2, 3, 4)", "1 planned (7, 7, 0, 1, 0, 1)", "2 planned (7, 7, 1, 0, 3)",
    ]  # fmt: skip


def test_a_whole_game_in_any_order_stays_inside_the_rules() -> None:
    for seed in range(40):
        rng = random.Random(seed)
        position, _ = begin(GAME, None)
        while position.outcome is None:
            question = rng.choice(position.questions)
            position, _ = answer(GAME, position, question.actor, rng.choice(question.options()))
        assert [line.split()[0] for line in position.now.lines] == ["before", "0", "1", "2", "after"] * 2
