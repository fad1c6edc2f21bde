"""Greedy plays Napoleon's Triumph by its own seat's knowledge, and better than chance."""

import random

import pytest

from feldherr import games
from feldherr.bots import bot
from feldherr.bots.player import answer as chosen
from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.position import answer, begin

NAME = "napoleons-triumph"


@pytest.mark.parametrize("side", [0, 1], ids=["allies", "france"])
def test_greedy_beats_random(side: int) -> None:
    if NAME not in games.names():
        games.register(NAME, "feldherr.games.napoleons_triumph")
    game, rng = games.game(NAME), random.Random(side)
    greedy, other = bot(NAME, "greedy"), bot(NAME, "random")
    position, _ = begin(game, game.options_type())
    while not position.outcome:
        question = position.questions[0]
        if question.actor == CHANCE:
            given = chance.take(question, chance.from_random(rng))
        elif question.actor == side:
            given = chosen(greedy, game, position, side, rng)
            assert given in question.options()
        else:
            given = other.choose(game, position, question.actor, rng)
        position, _ = answer(game, position, question.actor, given)
    assert position.outcome.winners == (side,)
