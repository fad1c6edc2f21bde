"""How much is asked, and in which words: no option twice, nothing that has one answer only."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from feldherr import words
from feldherr.bots.trench_club.greedy import BOT
from feldherr.games.trench_club import GAME
from feldherr.games.trench_club.rules.opening.options import TrenchClubOptions
from feldherr.kernel import chance
from feldherr.kernel.question import Question
from feldherr.kernel.table import Table

SPOKEN = [words.of("trench-club", language) for language in ("en", "de")]
GAMES: list[dict[str, Any]] = [
    {}, {"mode": "four", "map": "isonzo"}, {"mode": "solo"}, {"mode": "coop"}, {"trenches": True, "cards": "choose"},
]  # fmt: skip


def twice(question: Question) -> list[str]:
    """What two options of a question say alike, in either language."""
    said = [spoken.format(GAME.option(question, option)) for spoken in SPOKEN for option in question.options()]
    return [text for text, count in Counter(said).items() if count > 1]


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_no_two_options_say_the_same_and_hardly_a_question_has_one(number: int) -> None:
    """TC §4.1 §6.7 §10.7: units that are alike in one place are one option; the last word of a split is asked for."""
    options = TrenchClubOptions(stop_round=6, **GAMES[number])
    table = Table(GAME, options, lambda draw: chance.from_random(random.Random(1000 * number + draw)))
    rng, asked, single = random.Random(number), 0, Counter[str]()
    while not table.outcome:
        question = table.position.questions[0]
        assert twice(question) == []
        asked += 1
        if len(question.options()) == 1 and not getattr(question, "held", False):
            single[question.name] += 1
        table.play(question.actor, [BOT.choose(GAME, table.position, question.actor, rng)])
    assert asked > 50 and single.total() <= asked / 20 and set(single) <= {"unit_to_assign"}, single
