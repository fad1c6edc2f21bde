"""Positions of random games, for laws that hold in all of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from feldherr.games.napoleon_in_europe import GAME
from feldherr.games.napoleon_in_europe.actions import Trade
from feldherr.games.napoleon_in_europe.rules.opening.options import NapoleonOptions
from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE, YES
from feldherr.kernel.position import Position, answer, begin

MANY: tuple[tuple[int, NapoleonOptions], ...] = (
    (1, NapoleonOptions(players=3, victory="total")),
    (2, NapoleonOptions(players=4, setup="french", nations="draw")),
    (3, NapoleonOptions(players=7, setup="central", nations="draw", victory="total")),
    (4, NapoleonOptions(players=2, straits=True)),
)


def wander(seed: int, options: NapoleonOptions, steps: int) -> Iterator[Position]:
    """Random answers without trades; alliances and joint turns are mostly agreed to."""
    rng = random.Random(seed)
    position, _ = begin(GAME, options)
    for _ in range(steps):
        if not position.questions:
            return
        yield position
        question = position.questions[rng.randrange(len(position.questions))]
        if question.actor == CHANCE:
            said: Any = chance.take(question, chance.from_random(rng))
        else:
            open_ = [option for option in question.options() if type(option) is not Trade]
            said = YES if YES in open_ and rng.random() < 0.8 else rng.choice(open_)
        position, _ = answer(GAME, position, question.actor, said)
