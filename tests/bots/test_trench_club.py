"""Greedy beats chance from either seat, and the automa beats chance too."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from feldherr.bots.trench_club.greedy import BOT
from feldherr.games.trench_club.game import GAME, TrenchClubOptions
from feldherr.games.trench_club.units import FOOT
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


def test_with_four_every_nation_has_two_foot_soldiers_in_its_first_army() -> None:
    """So that nobody who begins with one army alone (TC §3.5) begins with one foot soldier."""
    rng = random.Random(1)
    position, _ = begin(GAME, TrenchClubOptions(mode="four"))
    while len(position.questions) == 4 or position.questions[0].name == "unit_to_assign":
        question = position.questions[0]
        position, _ = answer(GAME, position, question.actor, BOT.choose(GAME, position, question.actor, rng))
    s = position.now
    for power in range(4):
        armies = [[s.kind[u] for u, who in enumerate(s.owner) if who == power and s.army[u] == army]
                  for army in range(3)]  # fmt: skip
        assert [len(army) for army in armies] == [4, 4, 3]
        assert [sum(FOOT[kind] for kind in army) for army in armies] == [2, 1, 1 if power == 1 else 0]


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
