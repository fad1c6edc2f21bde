"""The opponent that takes any of its options."""

from __future__ import annotations

import random
from typing import Any

from feldherr.kernel.game import Game
from feldherr.kernel.position import Position


class Random:
    """Uniformly random: the yardstick every other opponent has to beat."""

    name = "random"
    blind = True

    def choose(self, game: Game, position: Position, seat: int, rng: random.Random) -> Any:
        question = position.question(seat)
        if question is None:
            raise ValueError(f"seat {seat} is not asked anything")
        return rng.choice(question.options())


BOT = Random()
