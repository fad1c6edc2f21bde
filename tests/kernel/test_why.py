"""Why not? The function that lists the options answers."""

from __future__ import annotations

import pytest

from feldherr.kernel.answers import DONE
from feldherr.kernel.question import Question
from feldherr.kernel.why import why_not
from tests.ford import GAME
from tests.ford.actions import Attack, March, Name
from tests.ford.choices import blocks_to_march
from tests.kernel.test_table import table


def test_each_refused_candidate_is_named_with_its_rule() -> None:
    question = table().position.questions[0]
    refusals = question.refusals()
    assert refusals[March(3, 2)] == "2.1"
    assert refusals[March(1, 3)] == "2.2"
    assert refusals[Attack(1, 2)] == "2.4"
    assert not set(question.options()) & set(refusals)


def test_the_first_rule_named_for_a_candidate_counts() -> None:
    question = Question(0, lambda no=None: [no(Name(1), "1.1"), no(Name(1), "1.2")] if no else [], ())
    assert question.refusals() == {Name(1): "1.1"}


def test_the_handle_is_looked_for_at_the_open_question() -> None:
    t = table()
    found = why_not(GAME, t.position, 0, "space:4")
    assert {refusal.rule for refusal in found} >= {"2.1", "2.2"}
    assert all("space:4" in refusal.candidate.handles for refusal in found)


def test_then_one_answer_further() -> None:
    t = table()
    found = why_not(GAME, t.position, 0, "piece:9", ("space:1",))
    assert found and {refusal.rule for refusal in found} == {"2.1"}
    assert found[0].question.choices is blocks_to_march


def test_nothing_keeps_a_seat_that_is_not_asked() -> None:
    assert why_not(GAME, table().position, 1, "space:4") == []


@pytest.mark.parametrize("handle", ["piece:1", "nonsense", ""])
def test_nothing_is_said_of_what_may_be_chosen_or_is_nothing(handle: str) -> None:
    t = table()
    t.play(0, [March(1, 2)])
    assert why_not(GAME, t.position, 0, handle) == []


def test_done_is_explained_too() -> None:
    t = table()
    t.play(0, [March(1, 2)])
    assert t.position.questions[0].refusals()[DONE] == "2.5"
