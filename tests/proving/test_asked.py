"""What is asked is counted as it is put to a seat at a table."""

from __future__ import annotations

import random
from typing import Any

import tests.proving.registered  # noqa: F401 - Ford has to be known by name
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position
from feldherr.kernel.question import Question
from feldherr.kernel.text import Text, say
from feldherr.proving.asked import Tally, questions
from tests.ford import GAME


def at_random(game: Game, position: Position, seat: int, rng: random.Random) -> Any:
    question = position.question(seat)
    assert question is not None
    return rng.choice(question.options())


def test_every_question_is_counted_once() -> None:
    asked = list[str]()

    def chosen(game: Game, position: Position, seat: int, rng: random.Random) -> Any:
        asked.append(position.questions[0].name)
        return at_random(game, position, seat, rng)

    tally = questions(GAME, chosen, count=3, seed=7)
    assert tally.games == 3
    assert tally.asked == len(asked) > 20, "a secret round is asked of both at once, and counted once for each"
    assert 0 <= tally.share < 0.5 and tally.held + tally.single.total() <= tally.asked


def first(s: Any, no: Any = None) -> list[Any]:
    return ["a"]


def two(s: Any, no: Any = None) -> list[Any]:
    return ["a", "b"]


class Mute:
    """Stands for a game: says the same of whatever may be answered."""

    name = GAME.name

    def option(self, question: Question, answer: Any) -> Text:
        return say("resign")


def test_what_leaves_no_choice_and_what_reads_alike() -> None:
    tally, game = Tally(), Mute()
    tally.note(game, Question(0, first, (None,)))  # type: ignore[arg-type]
    tally.note(game, Question(0, two, (None,)))  # type: ignore[arg-type]
    held = Question(0, first, (None,))
    held.held = True
    tally.note(game, held)  # type: ignore[arg-type]
    assert (tally.asked, tally.held, dict(tally.single), round(tally.share, 3)) == (3, 1, {"first": 1}, 0.333)
    assert len(tally.alike) == 2 and all(words.startswith("two: ") for words in tally.alike), "once a language"
