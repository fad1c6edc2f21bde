"""Short games to look at again: played by greedy opponents, then given up."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from feldherr import bots, games
from feldherr.analysis.study import Effort
from feldherr.bots.player import answer
from feldherr.kernel import chance
from feldherr.kernel.answers import RESIGN
from feldherr.kernel.table import Table

LITTLE = Effort(points=5, worlds=2, decisions=4, glances=1, candidates=3, closer=2, iterations=2)


@cache
def played(name: str, answers: int, seed: int = 1, **options: Any) -> Table:
    """So many answers by greedy and random in turns; then the seats give up one after the other until it is over."""
    game, rng = games.game(name), random.Random(seed)
    table = Table(game, game.options_type(**options), lambda _: chance.from_random(rng))
    while not table.outcome and len(table.entries) < answers:
        seat = table.position.questions[0].actor
        bot = bots.bot(name, "greedy" if rng.random() < 0.8 else "random")
        table.play(seat, [answer(bot, game, table.position, seat, rng)])
    seats = list(range(len(table.seats)))
    while not table.outcome:
        able = [seat for seat in seats if RESIGN in table.interjections(seat)]
        if able:
            table.play(able[-1], [RESIGN])
        else:
            seat = table.position.questions[0].actor
            table.play(seat, [answer(bots.bot(name, "greedy"), game, table.position, seat, rng)])
    return table
