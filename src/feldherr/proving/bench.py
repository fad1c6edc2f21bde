"""How fast a game plays, beside python-chess on the same machine in the same run."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from feldherr import fast
from feldherr.kernel.chance import from_random
from feldherr.kernel.game import Game
from feldherr.kernel.playout import playout
from feldherr.kernel.position import Position
from feldherr.proving.battery.play import Walk


class Speed(msgspec.Struct, frozen=True):
    """What was measured on one core. Ratios are against python-chess; None where it is not installed."""

    game: str
    seconds: float
    games: int
    decisions: int
    """Only questions with two or more options count, and their options are listed."""
    decisions_per_second: float
    games_per_second: float
    answers_per_second: float
    """By replay: every answer gives a new position, and the old one is kept."""
    copies_per_second: float
    chess_moves_per_second: float | None = None
    decisions_to_chess: float | None = None
    steps_per_second: float | None = None
    steps_to_decisions: float | None = None
    iterations_per_second: float | None = None
    """Of the search, in positions of a game between greedy opponents."""
    iterations_to_chess: float | None = None
    compiled: int = 0
    """Modules that ran compiled."""
    stale: tuple[str, ...] = ()
    """Groups of compiled modules that were left aside, because a source has changed."""


Stroll = Callable[[random.Random], int]
"""One random game in another way; its steps."""


def bench(
    game: Game, seconds: float = 5.0, seed: int = 1, options: Any = None, chess: bool = True,
    stroll: Stroll | None = None, search: Stroll | None = None,
) -> Speed:  # fmt: skip
    """Measure each for so long. Game, chess and the other way take turns, so that a slow moment hits them all."""
    options = game.options_type() if options is None else options
    rng = random.Random(seed)
    parts = 5
    games = decisions = moves = steps = iterations = 0
    playing = thinking = strolling = searching = 0.0
    chess = chess and chess_game(rng) is not None
    for _ in range(parts):
        count, taken, spent = measure(lambda: random_game(game, options, rng), seconds / parts)
        games, decisions, playing = games + count, decisions + taken, playing + spent
        if chess:
            _, taken, spent = measure(lambda: chess_game(rng) or 0, seconds / parts)
            moves, thinking = moves + taken, thinking + spent
        if stroll:
            _, taken, spent = measure(partial(stroll, rng), seconds / parts)
            steps, strolling = steps + taken, strolling + spent
        if search:
            _, taken, spent = measure(partial(search, rng), seconds / parts)
            iterations, searching = iterations + taken, searching + spent
    per_second = decisions / playing
    chess_moves = moves / thinking if thinking else None
    _, answers, replaying = measure(lambda: replayed_game(game, options, rng), seconds / parts)
    _, copies, copying = measure(copier(game, options, seed), seconds / parts)
    looked = iterations / searching if search else None
    compiled, stale = fast.running()
    return Speed(
        game.name,
        playing,
        games,
        decisions,
        per_second,
        games / playing,
        answers / replaying,
        copies / copying,
        chess_moves,
        per_second / chess_moves if chess_moves else None,
        steps / strolling if stroll else None,
        steps / strolling / per_second if stroll else None,
        looked,
        looked / chess_moves if looked and chess_moves else None,
        compiled,
        tuple(stale),
    )


def measure(work: Callable[[], int], seconds: float) -> tuple[int, int, float]:
    """Repeat for so long, by time of the processor: how often, what it came to, and how long it took."""
    start = time.process_time()
    count = total = 0
    while True:
        total += work()
        count += 1
        spent = time.process_time() - start
        if spent >= seconds:
            return count, total, spent


def random_game(game: Game, options: Any, rng: random.Random) -> int:
    """One game by the playing runner; its decisions."""
    rand = rng.random

    def player(seat: int, choices: Any, args: tuple[Any, ...], listed: list[Any]) -> Any:
        return listed[int(rand() * len(listed))]

    state, call = game.begin(options)
    _, decisions = playout(game, state, call, player, from_random(rng))
    return decisions


def replayed_game(game: Game, options: Any, rng: random.Random) -> int:
    """One game by the replaying runner, at a table; its answers."""
    walk = Walk(game, options, rng.getrandbits(32), talk=0, resign=0)
    while walk.table.outcome is None:
        walk.step()
    return len(walk.table.entries)


def copier(game: Game, options: Any, seed: int) -> Callable[[], int]:
    """Copies states from the middle of a game, a hundred at a time."""
    states = [position.settled for position in middle(game, options, seed)]

    def work() -> int:
        copy = game.copy
        for state in states:
            copy(state)
        return len(states)

    return work


def middle(game: Game, options: Any, seed: int) -> list[Position]:
    walk = Walk(game, options, seed, talk=0, resign=0)
    found = []
    while walk.table.outcome is None:
        found.append(walk.table.position)
        walk.step()
    return (found[len(found) // 2 :] * 100)[:100]


def chess_game(rng: random.Random) -> int | None:
    """One random game of chess: its moves, or None if python-chess is not installed."""
    try:
        import chess
    except ImportError:
        return None
    board, moves = chess.Board(), 0
    while not board.is_game_over():
        legal = list(board.legal_moves)
        board.push(legal[int(rng.random() * len(legal))])
        moves += 1
    return moves
