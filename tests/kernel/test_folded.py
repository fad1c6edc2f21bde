"""Options that differ in nothing: the first is offered, any is taken, and a record that names another is replayed."""

from __future__ import annotations

import random
from typing import Any

from feldherr import games
from feldherr.kernel import chance
from feldherr.kernel.answers import Given
from feldherr.kernel.forced import Forced
from feldherr.kernel.question import Folded, Made, Question, folded
from feldherr.kernel.table import Table


def numbers(s: None, no: Any = None) -> list[Any]:
    return folded([1, 2, 3, 5, 11], lambda number: number % 2)


def test_one_of_each_kind_is_offered_and_all_are_open() -> None:
    options = Question(0, numbers, (None,)).options()
    assert options == [1, 2] and 11 in options and 4 not in options
    assert isinstance(options, Folded) and options.like(5) == [1, 3, 5, 11] and options.index(5) == 0


def test_like_answers_are_made_once() -> None:
    take = Made(lambda number: [number])
    assert take[7] == [7] and take[7] is take[7] and take[8] == [8]


def twins(table: Table) -> list[Given]:
    """What a record may hold as well: at each answer the last of those it stands for."""
    out: list[Given] = []
    while len(out) < 900 and table.outcome is None:
        out = list(table.entries)
        question = table.position.questions[0]
        options = question.options()
        choice = options[len(out) % len(options)]
        table.play(question.actor, [options.like(choice)[-1] if isinstance(options, Folded) else choice])
    return out


def test_a_record_that_names_others_of_the_like_comes_to_the_same() -> None:
    game = games.game("viktory-ii")
    rng = random.Random(4)
    table = Table(game, game.options_type(players=3, vassals=True), lambda _: chance.from_random(rng))
    entries = twins(table)
    again = Table(game, game.options_type(players=3, vassals=True), None)
    again.replay(entries)
    assert again.entries == entries


def test_what_is_forced_is_answered_as_the_record_has_it() -> None:
    def odd(s: None, no: Any = None) -> list[Any]:
        return folded([1, 3, 5], lambda number: number % 2)

    question = Question(1, odd, (None,), True)
    assert Forced(recorded=[Given(1, 5)]).only(question, True) == Given(1, 5)
    assert Forced(recorded=[Given(1, 2)]).only(question, True) == Given(1, 1), "what is not open is not taken"
    assert Forced(recorded=[Given(0, 5)]).only(question, True) == Given(1, 1), "nor what another said"
