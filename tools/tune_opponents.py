"""Look for a better taste: games of a game's policy against greedy's own taste, each with numbers a little changed.

    python tools/tune_opponents.py viktory-ii --games 800 --seed 1

Every game draws its own change of all numbers at once, in their logarithms; after each batch the numbers move along
what was won by changing them (an evolution strategy). It prints the taste it has come to and how often that one wins.
What it finds is written by hand into `src/feldherr/bots/<game>/taste.py`.
"""

from __future__ import annotations

import argparse
import math
import random
from importlib import import_module
from typing import Any

from feldherr import games
from feldherr.kernel import chance
from feldherr.kernel.playout import playout
from feldherr.kernel.question import Choices, Question

STEP, CHANGE, BATCH = 0.9, 0.4, 120


def winner(game: Any, guide: Any, tastes: list[Any], seed: int) -> tuple[float, ...]:
    """The scores of a game in which each seat plays by its own taste."""
    rng, said = random.Random(seed), list[Any]()

    def player(seat: int, choices: Choices, args: tuple[Any, ...], options: list[Any]) -> Any:
        question = Question(seat, choices, args)
        question._options = options
        said.append(guide.by_taste(question, said, rng, tastes[seat]))
        return said[-1]

    state, call = game.begin(game.options_type())
    outcome, _ = playout(game, state, call, player, chance.from_random(random.Random(seed)))
    return tuple(outcome.scores)


def moved(taste: Any, change: list[float]) -> Any:
    numbers = [value * math.exp(one) if isinstance(value, float) else value for value, one in zip(taste, change)]
    return type(taste)(*numbers)


def trial(game: Any, guide: Any, taste: Any, plain: Any, number: int, seats: int) -> float:
    mine = number % seats
    tastes = [taste if seat == mine else plain for seat in range(seats)]
    return winner(game, guide, tastes, number // seats)[mine]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=800)
    parser.add_argument("--check", type=int, default=0, help="only play so many games with the tuned taste")
    parser.add_argument("--taste", default="", help="numbers changed beforehand: sure=0.5,bold=1")
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    game = games.game(told.game)
    package = f"feldherr.bots.{told.game.replace('-', '_')}"
    tastes, guide = import_module(f"{package}.taste"), import_module(f"{package}.guide").GUIDE
    plain, taste = tastes.PLAIN, tastes.TUNED
    changed = dict(one.split("=") for one in told.taste.split(",") if one)
    taste = taste._replace(**{name: float(value) for name, value in changed.items()})
    seats = len(game.seats(game.options_type()))
    first = 1_000_000 * told.seed
    if told.check:
        won = sum(trial(game, guide, taste, plain, first + n, seats) for n in range(told.check))
        print(f"{won:g} of {told.check}")
        return
    rng = random.Random(told.seed)
    for begin in range(0, told.games, BATCH):
        tried = []
        for number in range(first + begin, first + begin + BATCH):
            change = [rng.gauss(0, 1) for _ in taste]
            one = moved(taste, [CHANGE * c for c in change])
            tried.append((change, trial(game, guide, one, plain, number, seats)))
        middle = sum(won for _, won in tried) / BATCH
        pull = [sum((won - middle) * change[n] for change, won in tried) / BATCH for n in range(len(taste))]
        taste = moved(taste, [STEP * CHANGE * p / 0.1 for p in pull])
        print(f"{begin + BATCH} games: {middle:.2f}", {k: round(v, 2) for k, v in taste._asdict().items()}, flush=True)


if __name__ == "__main__":
    main()
