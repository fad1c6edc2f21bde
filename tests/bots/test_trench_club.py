"""Greedy beats chance from either seat, and the automa beats chance too."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from feldherr.bots.trench_club.greedy import BOT
from feldherr.games.trench_club.game import GAME, TrenchClubOptions
from feldherr.kernel import chance
from feldherr.kernel.answers import Outcome
from feldherr.kernel.chance import from_random
from feldherr.kernel.playout import playout
from feldherr.kernel.position import answer, begin
from feldherr.kernel.question import Question


def game(seed: int, greedy: Callable[[int], bool], **options: Any) -> Outcome:
    rng = random.Random(seed)
    state, call = GAME.begin(TrenchClubOptions(**options))

    def player(seat: int, choices: Any, args: tuple[Any, ...], open_: list[Any]) -> Any:
        return BOT.answer(Question(seat, choices, args), rng) if greedy(seat) else rng.choice(open_)

    return playout(GAME, state, call, player, from_random(rng))[0]


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random_from_either_seat(seat: int) -> None:
    won = sum(seat in game(seed, lambda who: who == seat).winners for seed in range(10))
    assert won >= 9


def test_greedy_teams_beat_random_ones() -> None:
    won = sum(0 in game(seed, lambda who: who % 2 == 0, mode="four").winners for seed in range(4))
    assert won >= 3


def test_it_answers_what_is_asked_at_the_table() -> None:
    """Every answer is one of the options, on positions as the server has them."""
    rng = random.Random(1)
    position, _ = begin(GAME, TrenchClubOptions(stop_round=1))
    for _ in range(200):
        if not position.questions:
            break
        question = position.questions[0]
        if question.actor < 0:
            choice = chance.take(question, from_random(rng))
        else:
            choice = BOT.choose(GAME, position, question.actor, rng)
            assert choice in question.options()
        position, _ = answer(GAME, position, question.actor, choice)
    assert position.now.round == 1
