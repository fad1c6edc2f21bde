"""The same games twice, as written and compiled, compared answer by answer: `feldherr bench --same N`."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from hashlib import sha256
from typing import Any

from feldherr import fast, games
from feldherr.kernel.answers import Outcome
from feldherr.kernel.chance import from_random
from feldherr.kernel.game import Game
from feldherr.kernel.playout import playout


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
    return trace.hexdigest()


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
