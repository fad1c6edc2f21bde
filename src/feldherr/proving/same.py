"""The same games twice, as written and compiled, compared answer by answer: `feldherr bench --same N`."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from hashlib import sha256
from typing import Any

import msgspec

from feldherr import fast, games
from feldherr.bots.search.bot import Search, module_of
from feldherr.kernel.answers import CHANCE, Outcome
from feldherr.kernel.chance import from_random, take
from feldherr.kernel.game import Game
from feldherr.kernel.playout import playout
from feldherr.kernel.position import answer, begin

SELDOM, FEW = 20, 12
"""In one game of so many the search is asked, too, at one question of so many, and with so few iterations."""


def traced(game: Game, seed: int) -> str:
    """One random game: every question, how many options it had and which was taken, all that happened, the outcome."""
    rng, trace = random.Random(seed), sha256()

    def player(seat: int, choices: Any, args: tuple[Any, ...], listed: list[Any]) -> Any:
        chosen = listed[int(rng.random() * len(listed))]
        trace.update(f"{seat} {choices.__name__} {len(listed)} {chosen!r}\n".encode())
        return chosen

    state, call = game.begin(game.options_type())
    outcome: Outcome
    outcome, _ = playout(
        game, state, call, player, from_random(rng), emit=lambda event: trace.update(f"{event!r}\n".encode())
    )
    trace.update(repr(outcome).encode())
    if seed % SELDOM == 0 and module_of(game.name, "guide"):
        trace.update(thought(game, seed).encode())
    return trace.hexdigest()


def thought(game: Game, seed: int) -> str:
    """The first part of a random game: what is told of it, now and then what the search answers and what is seen."""
    rng, search, found = random.Random(seed), Search("search", FEW), []
    position, _ = begin(game, game.options_type())
    for number in range(8 * SELDOM):
        if position.outcome:
            break
        question = position.questions[0]
        if question.actor == CHANCE:
            choice = take(question, from_random(rng))
        else:
            choice = rng.choice(question.options())
            if number % SELDOM == SELDOM - 1:
                found.append(search.choose(game, position, question.actor, random.Random(seed)))
                found.append(msgspec.json.encode(game.view(position, question.actor)))
                found.append([game.option(question, option) for option in question.options()])
        position, news = answer(game, position, question.actor, choice)
        found.append([game.told(event) for event in news])
    return repr(found)


def as_written(name: str, count: int, extra: str = "") -> list[str]:
    """The traces of these games in a process that runs nothing compiled."""
    told = subprocess.run(
        [sys.executable, "-m", "feldherr.proving.same", name, str(count)],
        env={**os.environ, fast.SWITCH: "1", "PYTHONPATH": os.pathsep.join(sys.path), games.EXTRA: extra},
        stdout=subprocess.PIPE, text=True, check=True,
    )  # fmt: skip
    return told.stdout.split()


def differing(game: Game, count: int) -> list[int]:
    """The numbers of the games that do not go the same way here and as written."""
    here = [traced(game, seed) for seed in range(count)]
    there = as_written(game.name, count, os.environ.get(games.EXTRA, ""))
    return [seed for seed, pair in enumerate(zip(here, there, strict=True)) if pair[0] != pair[1]]


if __name__ == "__main__":
    games.register_all(os.environ.get(games.EXTRA, ""))
    for seed in range(int(sys.argv[2])):
        print(traced(games.game(sys.argv[1]), seed))
