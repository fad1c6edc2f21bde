"""What one program does in so many seconds of the processor: `python speed_probe.py GAME SECONDS`, one line of JSON.

Runs by path with the interpreter of any environment, so it asks only for what every version of Feldherr has had.
"""

from __future__ import annotations

import json
import random
import resource
import sys
import time
from collections.abc import Callable
from itertools import cycle
from typing import Any

from feldherr import bots
from feldherr.bots.search.bot import Root, guide_of
from feldherr.bots.search.guide import ENOUGH
from feldherr.games import game as game_named
from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.position import answer, begin
from feldherr.proving.bench import chess_game, random_game

PARTS = 4
"""So often all take turns."""
BUDGET = {
    "triomphe-a-marengo": 36, "napoleons-triumph": 24, "viktory-ii": 60, "trench-club": 100, "napoleon-in-europe": 48,
}  # fmt: skip
"""The iterations a decision that the search has, the same for every version: the captain's, in Europe the marshal's."""
MANY = 40
"""The search is measured at so many decisions of a game; there may be fewer it thinks about."""
Work = Callable[[], int]


def usual(game: Any) -> Any:
    return game.options_type() if hasattr(game, "options_type") else game.Options()


def strolling(name: str, rng: random.Random) -> Work:
    """A random game in the PettingZoo environment; its steps."""
    from feldherr.sim.environment import Environment
    from feldherr.sim.environment import random_game as stroll

    env = Environment(name)
    return lambda: stroll(env, rng)


def thinking(game: Any, manner: str, asked: list[tuple[Any, int]], rng: random.Random) -> Work:
    """A decision of the search in a game between greedy opponents; its iterations."""
    search, positions = bots.bot(game.name, f"{manner}{BUDGET[game.name]}"), cycle(asked)

    def think() -> int:
        before, (position, seat) = COUNTED[0], next(positions)
        search.choose(game, position, seat, rng)
        return COUNTED[0] - before

    return think


COUNTED = [0]
ITERATE = Root.iterate


def iterated(*given: Any) -> float:
    """Older versions do not count themselves."""
    COUNTED[0] += 1
    return ITERATE(*given)


def decisions(game: Any, bot: Any, rng: random.Random) -> list[tuple[Any, int]]:
    """The positions of one game in which somebody has a choice that the search thinks about, and who."""
    position, _ = begin(game, usual(game))
    found = []
    while position.outcome is None:
        question = position.questions[0]
        if question.actor == CHANCE:
            choice = chance.take(question, chance.from_random(rng))
        else:
            if len(question.options()) > 1 and worth_it(game, question):
                found.append((position, question.actor))
            choice = bot.choose(game, position, question.actor, rng)
        position, _ = answer(game, position, question.actor, choice)
    return found


def worth_it(game: Any, question: Any) -> bool:
    """Whether there are iterations for it."""
    weight = guide_of(game.name).weight(question)
    return weight is not None and weight.width > 1 and BUDGET[game.name] * weight.share >= ENOUGH


def peak() -> int:
    """The most memory the process has had, in kB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def probe(name: str, seconds: float) -> dict[str, float]:
    """Everything a second; all take turns, so that a slow moment hits them all."""
    game, rng = game_named(name), random.Random(1)
    options, games = usual(game), 0

    def play() -> int:
        nonlocal games
        games += 1
        return random_game(game, options, rng)

    for _ in range(20):
        play()
    games, found = 0, {"peak playing": float(peak())}
    Root.iterate = iterated  # type: ignore[method-assign]
    asked = decisions(game, bots.bot(name, "greedy"), random.Random(name))
    asked = asked[:: max(1, len(asked) // MANY)]
    works = {
        "decisions": play, "chess": lambda: chess_game(rng) or 0,
        "iterations": thinking(game, getattr(bots, "FORMER", "search:"), asked, rng),
        "steps": strolling(name, rng),
    }  # fmt: skip
    done, spent = dict.fromkeys(works, 0), dict.fromkeys(works, 0.0)
    for part in range(PARTS):
        for what, work in works.items():
            start = time.process_time()
            while spent[what] + (took := time.process_time() - start) < seconds * (part + 1) / PARTS:
                done[what] += work()
            spent[what] += took
    found.update({what: done[what] / spent[what] for what in works})
    found["games"] = games / spent["decisions"]
    return {**found, "peak": float(peak())}


if __name__ == "__main__":
    print(json.dumps(probe(sys.argv[1], float(sys.argv[2]))))
