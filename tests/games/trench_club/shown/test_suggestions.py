"""What is proposed is accepted whole: every answer of a gesture is open when its turn comes."""

from __future__ import annotations

import random
from typing import Any

import pytest

from feldherr.bots.trench_club.greedy import BOT
from feldherr.games.trench_club import GAME
from feldherr.games.trench_club.rules.opening.options import TrenchClubOptions
from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.position import Position, answer, begin


def taken(position: Position, seat: int, answers: tuple[Any, ...]) -> None:
    """Plays a gesture from a position; nobody else is asked in between."""
    for said in answers:
        question = position.question(seat)
        assert question is not None and said in question.options(), (said, answers)
        position, _ = answer(GAME, position, seat, said)


@pytest.mark.parametrize("options", [{}, {"trenches": True}, {"mode": "four", "map": "isonzo"}])
def test_every_suggestion_is_accepted_whole(options: dict[str, Any]) -> None:
    """TC §2.7 §2.11 §4.4 §6.9 §7.11: splits, whole armies, marches, forts at the end of one, also with a truck."""
    rng, tried = random.Random(7), dict[str, int]()
    position, _ = begin(GAME, TrenchClubOptions(stop_round=4, **options))
    while position.questions:
        question = position.questions[0]
        if question.actor == CHANCE:
            said = chance.take(question, chance.from_random(rng))
        else:
            if question.name != "step" or rng.random() < 0.25:
                for one in GAME.suggestions(question):
                    tried[one.text.id] = tried.get(one.text.id, 0) + 1
                    taken(position, question.actor, one.answers)
            open_ = question.options()
            boards = [option for option in open_ if type(option).__name__ == "Board"]
            said = rng.choice(boards or open_) if rng.random() < 0.5 else BOT.answer(question, rng)
        position, _ = answer(GAME, position, question.actor, said)
    assert {"tc-suggest-split", "tc-suggest-place", "tc-suggest-go", "tc-suggest-next"} <= set(tried), tried
