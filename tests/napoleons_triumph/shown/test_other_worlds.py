"""Worlds drawn from worlds: what is remembered of mixed blocks holds in each, so that a search may go on from there."""

from __future__ import annotations

import random

from feldherr.games.napoleons_triumph import GAME
from feldherr.kernel import chance, position
from feldherr.kernel.answers import CHANCE


def test_a_world_drawn_from_another_world_is_sound() -> None:
    rng, drawn = random.Random(14), 0
    now, _ = position.begin(GAME, GAME.options_type())
    for _ in range(520):
        if now.outcome:
            break
        question = rng.choice(now.questions)
        draw = chance.from_random(rng)
        choice = chance.take(question, draw) if question.actor == CHANCE else rng.choice(question.options())
        now, _ = position.answer(GAME, now, question.actor, choice)
        if rng.random() < 0.04 and now.questions and now.questions[0].actor != CHANCE:
            world = now
            for viewer in (0, 1, 0):
                world = GAME.resample(world, viewer, rng)
                assert GAME.faults(world.settled) == []
            drawn += 1
    assert drawn > 10
