"""How far one may go back: never across chance, a final event, another seat's answer or the end of a secret round."""

from __future__ import annotations

import random
from typing import Any

import pytest

from feldherr.kernel.answers import CHANCE, DONE, NO, OFFER_DRAW, YES, Given, Illegal, Undo
from feldherr.kernel.ask import Ask
from feldherr.kernel.chance import Seed
from feldherr.kernel.game import Emit
from feldherr.kernel.store import encode
from feldherr.kernel.table import Table
from tests.ford.actions import PASS, Attack, March, Mix, Name
from tests.kernel.script import ROLL, SHOUT, Diary, Script, Shown, note, numbers
from tests.kernel.test_table import all_of, at_the_secret_choice, front, table


def pair(ask: Ask, s: Diary, seat: int, count: int) -> tuple[int, ...]:
    return tuple(ask(seat, numbers, s, 3).block for _ in range(count))


def secretly(s: Diary, ask: Ask, emit: Emit, round: int) -> None:
    """Three seats choose in secret, one of them twice; what they chose is noted, which could be unsaid."""
    chosen = ask.together((0, pair, (s, 0, 1)), (1, pair, (s, 1, 2)), (2, pair, (s, 2, 1)))
    note(s, emit, str(chosen))
    note(s, emit, str(ask(0, numbers, s, 2)))


def secret_table() -> Table:
    return Table(Script(secretly, players=3, rounds=2), None)


def test_an_answer_is_taken_back() -> None:
    t = table()
    before, entries = encode(t.position), len(t.entries)
    t.play(0, [March(1, 2)])
    t.undo(0)
    assert encode(t.position) == before
    assert t.entries[entries:] == [Given(0, March(1, 2)), Given(0, Undo(entries))]
    assert t.counter(0) == len(t.entries)


def test_what_happened_is_taken_back_too() -> None:
    t = table()
    before = t.happened[:]
    t.play(0, [March(1, 2), Name(1), DONE])
    assert t.happened != before
    t.undo(0)
    assert t.happened == before and t.position.now.blocks[1].area == 1


def test_one_goes_back_across_ones_own_commands() -> None:
    t = table()
    start = encode(t.position)
    t.play(0, [March(1, 2), Name(1), DONE, March(0, 1), Name(0)])
    for _ in range(5):
        t.undo(0)
    assert encode(t.position) == start
    with pytest.raises(Illegal, match="nothing can be taken back"):
        t.undo(0)


def test_undo_to_goes_back_to_an_answer_of_ones_own() -> None:
    t = table()
    start, at = encode(t.position), len(t.entries)
    t.play(0, [March(1, 2), Name(1), DONE, March(0, 1)])
    t.undo_to(0, at)
    assert encode(t.position) == start


def test_undo_to_is_refused_whole() -> None:
    t = table()
    at = len(t.entries)
    t.play(0, [March(1, 2), Name(1), DONE])
    t.play(0, [Mix(0)])
    t.play(0, [March(0, 1)])
    before = all_of(t)
    for to in (at, 0, at + 40, -1):
        with pytest.raises(Illegal):
            t.undo_to(0, to)
        assert all_of(t) == before


def test_undo_to_is_refused_at_the_answer_of_another() -> None:
    t = table()
    t.play(0, [PASS])
    at = len(t.entries)
    t.play(1, [March(3, 2)])
    with pytest.raises(Illegal, match="no answer number"):
        t.undo_to(0, at)


def test_nobody_goes_back_across_chance() -> None:
    t = table()
    t.play(0, [March(1, 2), Name(1), DONE])
    t.play(1, [Mix(4)])
    assert t.undoable(0) is None and t.undoable(1) is None


def test_nobody_goes_back_across_anothers_answer() -> None:
    t = table()
    t.play(0, [PASS])
    assert t.undoable(0) is not None
    t.play(1, [March(3, 2)])
    assert t.undoable(0) is None
    assert t.undoable(1) is not None


def test_nobody_goes_back_across_something_shown() -> None:
    def procedure(s: Diary, ask: Ask, emit: Emit, round: int) -> None:
        ask(0, numbers, s, 2)
        emit(Shown("a card"))
        ask(0, numbers, s, 2)

    t = Table(Script(procedure, rounds=2), None)
    t.play(0, [Name(0)])
    assert t.undoable(0) is None
    t.play(0, [Name(0)])
    assert t.undoable(0) is not None
    t.undo(0)
    assert t.undoable(0) is None


def test_nobody_goes_back_behind_the_end() -> None:
    t = Table(Script(lambda s, ask, emit, round: note(s, emit, str(ask(0, numbers, s, 2)))), None)
    t.play(0, [Name(0)])
    assert t.outcome and t.undoable(0) is None


def test_nothing_is_taken_back_after_a_draw_was_agreed() -> None:
    t = table()
    t.play(0, [March(1, 2)])
    t.play(0, [OFFER_DRAW])
    t.play(1, [OFFER_DRAW])
    assert t.undoable(0) is None


def test_talk_of_a_draw_is_no_barrier() -> None:
    t = table()
    t.play(0, [March(1, 2)])
    t.play(1, [OFFER_DRAW])
    t.undo(0)
    assert [q.name for q in t.position.questions] == ["commands"] and t.talk.offers == {1}


def test_an_interjection_can_be_taken_back_too() -> None:
    t = Table(Script(lambda s, ask, emit, round: note(s, emit, str(ask(0, numbers, s, 2))), rounds=3), None)
    t.play(1, [SHOUT])
    t.undo(1)
    assert t.position.now.lines == [] and t.happened == []


# secret rounds --------------------------------------------------------------------------------------------------------
def test_in_a_secret_round_one_takes_back_ones_own_and_the_others_answers_stand() -> None:
    t = secret_table()
    t.play(0, [Name(0)])
    t.play(1, [Name(1)])
    t.undo(0)
    assert t.position.given == (Given(1, Name(1)),)
    assert [q.actor for q in t.position.questions] == [0, 1, 2]
    t.play(0, [Name(2)])
    t.play(1, [Name(0)])
    t.play(2, [Name(1)])
    assert t.position.now.lines == ["((2,), (1, 0), (1,))"]


def test_in_a_secret_round_undo_to_leaves_the_others_answers() -> None:
    t = secret_table()
    at = len(t.entries)
    t.play(1, [Name(1)])
    t.play(0, [Name(0)])
    t.play(1, [Name(2)])
    t.undo_to(1, at)
    assert t.position.given == (Given(0, Name(0)),)


def test_the_end_of_a_secret_round_is_a_barrier() -> None:
    t = secret_table()
    for seat, number in ((0, 0), (1, 1), (1, 1)):
        t.play(seat, [Name(number)])
    assert t.undoable(0) is not None
    t.play(2, [Name(2)])
    assert [q.actor for q in t.position.questions] == [0]
    assert [t.undoable(seat) for seat in (0, 1, 2)] == [None, None, None]
    t.play(0, [Name(1)])
    assert [t.undoable(seat) for seat in (0, 1, 2)] == [4, None, None]


def test_the_next_secret_round_is_not_the_same() -> None:
    def procedure(s: Diary, ask: Ask, emit: Emit, round: int) -> None:
        ask.at_once((0, numbers, (s, 2)), (1, numbers, (s, 2)))
        ask.at_once((0, numbers, (s, 2)), (1, numbers, (s, 2)))

    t = Table(Script(procedure, rounds=2), None)
    t.play(0, [Name(0)])
    t.play(1, [Name(0)])
    assert t.undoable(0) is None and t.undoable(1) is None
    t.play(1, [Name(1)])
    assert t.undoable(0) is None and t.undoable(1) == 2


def test_an_answer_before_the_round_stays_once_somebody_has_answered_in_it() -> None:
    t = at_the_secret_choice()
    assert t.undoable(1) is not None
    t.play(0, [front(t, 0)])
    assert t.undoable(1) is None
    t.undo(0)
    assert [q.name for q in t.position.questions] == ["front_block", "front_block"]
    assert t.undoable(1) is not None


def test_ford_shows_who_was_committed_and_that_is_final() -> None:
    t = at_the_secret_choice()
    for seat in (0, 1):
        t.play(seat, [front(t, seat)])
        t.play(seat, [DONE])
    assert [q.name for q in t.position.questions] == ["fire_or_not"]
    assert t.undoable(0) is None and t.undoable(1) is None


# by consent -----------------------------------------------------------------------------------------------------------
def test_by_consent_one_goes_back_across_everything_but_no_draw_is_used_twice() -> None:
    t = table()
    at = len(t.entries)
    t.play(0, [March(1, 2), Name(1), Name(3), DONE])
    before, draws = encode(t.position), t.draws
    t.play(0, [Mix(0)])
    first = t.entries[-1]
    t.rewind(0, at + 4)
    assert encode(t.position) == before and t.draws == draws + 1
    t.play(0, [Mix(0)])
    assert t.entries[-1] != first
    assert t.draws == draws + 2


def test_there_is_nothing_to_take_back_where_nothing_was_answered() -> None:
    with pytest.raises(Illegal, match="there is no answer number 77"):
        table().rewind(0, 77)


def test_undo_is_asked_of_the_table() -> None:
    with pytest.raises(Illegal, match="asked of the table"):
        table().play(0, [Undo(2)])


def test_going_back_and_forth_at_random_is_recorded_so_that_it_comes_again() -> None:
    """Two tables in step: one that goes back now and then, one that replays its entries."""
    game = Script(secretly, players=3, rounds=40)
    for seed in range(30):
        rng = random.Random(seed)
        t = Table(game, None, Seed(f"{seed:02x}" * 32).numbered)
        while not t.outcome and len(t.entries) < 120:
            seat = rng.randrange(3)
            if rng.random() < 0.25 and t.undoable(seat) is not None:
                t.undo(seat)
            elif rng.random() < 0.1:
                t.play(seat, [rng.choice([SHOUT, ROLL])])
            else:
                question = rng.choice(t.position.questions)
                t.play(question.actor, [rng.choice(question.options())])
        again = Table(game, None)
        again.replay(t.entries)
        assert encode(again.position) == encode(t.position)
        assert again.happened == t.happened and again.draws == t.draws and again.asked == t.asked


def test_the_defender_may_change_his_mind_until_somebody_else_answers() -> None:
    t = table()
    t.play(0, [March(1, 2), Name(1), DONE, Attack(2, 3)])
    t.play(1, [YES])
    t.undo(1)
    t.play(1, [NO])
    assert not any(q.actor == CHANCE for q in t.position.questions)
    answers: list[Any] = [entry.answer for entry in t.entries if entry.seat == 1]
    assert answers == [YES, Undo(6), NO]
