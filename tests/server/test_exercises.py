"""Exercises over HTTP: the gestures are judged, nothing is kept, and the rating goes by how hard the exercise was."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from feldherr.exercises.exercise import exercises
from feldherr.server.accounts.ratings import Tally
from feldherr.server.lobby.exercises import answered, listed, rated
from feldherr.server.lobby.lessons import Called
from feldherr.server.table.refusal import Refusal
from feldherr.server.wire.frames import Answer, Peek

GAME = "trench-club"
NAME = min(exercises(GAME), key=lambda name: exercises(GAME)[name].entry)
BEST = exercises(GAME)[NAME].best


def frames(path: tuple[tuple[str, ...], ...], message: Any = None) -> tuple[dict[str, dict[str, Any]], bool]:
    found = answered(GAME, NAME, Called(path, message))
    told = [msgspec.json.decode(frame) for frame in found.frames]
    return {frame["type"]: frame for frame in told}, found.taken


def test_they_are_listed_easier_ones_first() -> None:
    found = listed(GAME)
    assert len(found) >= 50 and [one.level for one in found] == sorted(one.level for one in found)
    assert found[0].title == {"en": "Exercise 1", "de": "Übung 1"} and found[0].rating < found[-1].rating


def test_a_wrong_answer_is_told_what_would_be_better_and_not_taken() -> None:
    told, _ = frames(())
    question = told["state"]["question"]
    assert told["lesson"]["kind"] == "do" and told["lesson"]["goal"]["de"]
    wrong = next(option["line"] for option in question["options"] if option["line"] != BEST)
    told, taken = frames((), Answer(1, (wrong,)))
    assert not taken and "state" not in told and told["lesson"]["objection"]["text"]["en"]
    with pytest.raises(Refusal):
        frames((), Answer(1, ("resign",)))


def test_the_right_answer_is_taken_and_can_be_looked_at_before() -> None:
    told, _ = frames((), Peek(3, 1, (BEST,)))
    assert told["peeked"]["id"] == 3 and told["peeked"]["used"] == 1
    told, taken = frames((), Answer(1, (BEST,)))
    assert taken and told["state"]["undo"] and "objection" not in told["lesson"]


def test_a_hard_one_solved_is_worth_more_than_an_easy_one() -> None:
    first = Tally()
    easy, hard = rated(first, 1, True), rated(first, 3, True)
    assert first.rating < easy.rating < hard.rating
    assert rated(first, 3, False).rating > rated(first, 1, False).rating
    assert easy.sigma < first.sigma
