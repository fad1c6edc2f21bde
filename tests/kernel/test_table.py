"""A table takes gestures whole, refuses what is stale, hears interjections and settles draws by agreement."""

from __future__ import annotations

import random
from typing import Any

import pytest

from feldherr.kernel import record
from feldherr.kernel.answers import (
    CHANCE,
    DECLINE_DRAW,
    DONE,
    NO,
    OFFER_DRAW,
    RESIGN,
    YES,
    Forfeit,
    Given,
    Illegal,
    Outcome,
    Rolled,
    Stale,
    Undo,
)
from feldherr.kernel.ask import Ask
from feldherr.kernel.chance import from_random
from feldherr.kernel.game import Emit
from feldherr.kernel.store import encode
from feldherr.kernel.table import Table
from tests.ford import GAME, Options
from tests.ford.actions import PASS, Attack, March, Mix, Name
from tests.kernel.script import ROLL, SHOUT, Diary, Script, note, numbers


def table(seed: int = 1, options: Options | None = None) -> Table:
    rng = random.Random(seed)
    return Table(GAME, options or Options(), lambda number: from_random(rng))


def all_of(t: Table) -> tuple[Any, ...]:
    return encode(t.position), t.entries[:], t.happened[:], t.steps[:], t.draws, t.talk, t.asked


def test_chance_deals_before_the_first_question() -> None:
    t = table()
    assert [entry.seat for entry in t.entries] == [CHANCE, CHANCE]
    assert [q.name for q in t.position.questions] == ["commands"]
    assert t.draws == 2


def test_without_a_dealer_chance_waits_to_be_answered() -> None:
    t = Table(GAME, Options())
    assert [q.actor for q in t.position.questions] == [CHANCE]
    with pytest.raises(Illegal):
        t.play(0, [PASS])


def test_a_gesture_is_taken_whole() -> None:
    t = table()
    t.play(0, [March(1, 2), Name(1), Name(3), DONE], t.counter(0))
    assert [t.position.now.blocks[b].area for b in (1, 3)] == [2, 2]
    assert len(t.entries) == 6


@pytest.mark.parametrize(
    "gesture",
    [
        [March(1, 2), Name(1), Name(1), DONE],
        [March(1, 2), DONE],
        [March(1, 2), Name(1), DONE, YES],
        [PASS, PASS],
        [Mix(0), PASS],
        [Mix(0), Mix(0)],
        [PASS, RESIGN, PASS],
        [Undo(0)],
    ],
)
def test_a_gesture_is_refused_whole(gesture: list[Any]) -> None:
    t = table()
    before = all_of(t)
    with pytest.raises(Illegal):
        t.play(0, gesture)
    assert all_of(t) == before


def test_a_gesture_may_not_reach_beyond_chance() -> None:
    t = table()
    with pytest.raises(Illegal, match="beyond chance"):
        t.play(0, [Mix(0), PASS])


def test_a_question_has_a_counter_and_the_stale_answer_is_refused() -> None:
    t = table()
    old = t.counter(0)
    t.play(0, [March(1, 2)], old)
    with pytest.raises(Stale, match=f"question {old} is no longer open"):
        t.play(0, [Name(1)], old)
    with pytest.raises(Stale, match="seat 1 is not asked anything"):
        t.play(1, [PASS], t.counter(1))
    assert t.counter(1) == -1


def test_an_interjection_needs_no_counter() -> None:
    t = table()
    t.play(1, [Mix(4)], 12345)
    assert t.entries[-2] == Given(1, Mix(4))


def test_a_question_that_stays_open_keeps_its_counter() -> None:
    t = at_the_secret_choice()
    mine = t.counter(1)
    t.play(0, [front(t, 0)])
    assert t.counter(1) == mine
    assert t.counter(0) == len(t.entries)


@pytest.mark.parametrize("seat", [-2, 2, 99])
@pytest.mark.parametrize("choice", [PASS, RESIGN, Mix(0), OFFER_DRAW])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: int, choice: Any) -> None:
    with pytest.raises(Illegal):
        table().play(seat, [choice])


def test_resigning_in_the_enemys_turn_ends_the_game() -> None:
    t = table()
    t.play(1, [RESIGN])
    assert t.outcome and t.outcome.winners == (0,)
    assert t.counter(0) == -1 and t.interjections(0) == []
    for seat, choice in ((0, PASS), (0, RESIGN), (0, OFFER_DRAW)):
        with pytest.raises(Illegal, match="the game is over"):
            t.play(seat, [choice])


def test_interjections_settle_one_after_the_other() -> None:
    t = table()
    t.play(0, [Mix(0)])
    t.play(1, [Mix(3)])
    assert t.position.now.mixed == [True, True]
    assert Mix(0) not in t.interjections(0)
    assert [q.name for q in t.position.questions] == ["commands"]
    assert t.position.given == () and t.position.told == 0


def test_an_interjection_inside_a_command_is_remembered_with_it() -> None:
    def procedure(s: Diary, ask: Ask, emit: Emit, round: int) -> None:
        first = ask(0, numbers, s, 3)
        note(s, emit, f"first {first.block}")
        second = ask(1, numbers, s, 3)
        note(s, emit, f"second {second.block}")

    t = Table(Script(procedure, rounds=2), None)
    t.play(0, [SHOUT])
    t.play(0, [Name(1)])
    t.play(0, [SHOUT])
    t.play(1, [ROLL])
    assert [q.actor for q in t.position.questions] == [CHANCE]
    t.play(CHANCE, [Rolled((4,))])
    t.play(1, [SHOUT])
    t.play(1, [Name(2)])
    said = ["0 shouts", "first 1", "0 shouts", "1 rolls 4", "1 shouts", "second 2"]
    assert t.position.settled.lines == said
    assert [getattr(happened.event, "text", "") for happened in t.happened] == said


def test_two_may_interject_before_chance_has_answered_the_first() -> None:
    t = Table(Script(lambda s, ask, emit, round: note(s, emit, str(ask(0, numbers, s, 2))), rounds=2), None)
    t.play(0, [ROLL])
    t.play(1, [ROLL])
    t.play(CHANCE, [Rolled((1,))])
    t.play(CHANCE, [Rolled((2,))])
    assert sorted(t.position.settled.lines) == ["0 rolls 2", "1 rolls 1"]
    assert [q.name for q in t.position.questions] == ["numbers"]


def test_a_draw_is_agreed_when_all_have_offered_it() -> None:
    t = table()
    t.play(1, [OFFER_DRAW])
    assert t.talk.offers == {1} and t.outcome is None
    assert OFFER_DRAW not in t.interjections(1) and DECLINE_DRAW in t.interjections(1)
    t.play(0, [PASS])
    t.play(0, [OFFER_DRAW])
    assert t.outcome and t.outcome.manner == "agreed" and t.outcome.scores == (0.5, 0.5)
    assert t.counter(0) == t.counter(1) == -1


def test_a_draw_can_be_declined_and_an_offer_taken_back() -> None:
    t = table()
    for seat in (0, 1):
        t.play(1, [OFFER_DRAW])
        t.play(seat, [DECLINE_DRAW])
        assert t.talk.offers == frozenset() and DECLINE_DRAW not in t.interjections(0)
    with pytest.raises(Illegal):
        t.play(0, [DECLINE_DRAW])


def test_talk_of_a_draw_leaves_the_question_open() -> None:
    t = table()
    counter = t.counter(0)
    t.play(1, [OFFER_DRAW])
    t.play(0, [PASS], counter)


def test_what_the_kernel_answers_itself_is_in_the_record() -> None:
    t = lone_block_beaten()
    assert t.entries[-2:] == [Given(1, NO), Given(0, Name(1))]


def test_each_viewer_is_told_what_he_may_see() -> None:
    t = table()
    own, others = t.seen(0)[0].event, t.seen(None)[0].event
    assert own == t.happened[0].event
    assert others != own and getattr(others, "faces", None) == ()


def test_forgetting_keeps_the_way_back_to_the_last_barrier() -> None:
    t = table()
    t.play(0, [March(1, 2), Name(1)])
    t.forget()
    assert len(t.steps) == 3
    t.undo(0)
    t.undo(0)
    with pytest.raises(Illegal):
        t.undo(0)


def at_the_secret_choice(lone: bool = False) -> Table:
    """North attacks from the ford, with one block or with two, into the farm, and south stands."""
    t = table()
    marching = [Name(1)] if lone else [Name(1), Name(3)]
    t.play(0, [March(1, 2), *marching, DONE, Attack(2, 3)])
    t.play(1, [YES])
    assert [q.name for q in t.position.questions] == ["front_block", "front_block"]
    return t


def lone_block_beaten(t: Table | None = None) -> Table:
    """North's only block in the attack loses a step; everybody can see which, so nobody is asked."""
    t = t or at_the_secret_choice(lone=True)
    for seat, choice in ((0, Name(1)), (0, DONE), (1, None), (1, None), (1, NO)):
        t.play(seat, [choice or front(t, seat)])
    return t


def front(t: Table, seat: int) -> Any:
    question = t.position.question(seat)
    assert question
    return question.options()[0]


def test_leaving_means_retreat() -> None:
    t = table()
    t.play(0, [March(1, 2), Name(1), DONE, Attack(2, 3)])
    t.play(1, [NO])
    assert {b.area for b in t.position.now.blocks if b.side == 1} == {4}


def test_a_game_of_two_is_lost_by_the_clock_and_the_record_says_so() -> None:
    table = Table(GAME, Options())
    with pytest.raises(Illegal, match="keeps the clock"):
        table.play(0, [Forfeit()])
    table.forfeit(0)
    assert table.outcome == Outcome((1,), "clock", (0.0, 1.0)) and table.asked == {}
    again = record.replay(GAME, record.load(GAME, record.dump(GAME, table)))
    assert again.outcome == table.outcome
    with pytest.raises(Illegal):
        again.forfeit(1)
