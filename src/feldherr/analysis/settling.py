"""Whether an opponent should give up, or agree to a draw: what its seat can expect, from what it knows."""

from __future__ import annotations

from collections.abc import Sequence

from feldherr.analysis.chances import Judge
from feldherr.kernel.game import Game, Seat
from feldherr.kernel.position import Position

WORLDS = 8
"""So many worlds are played on to be sure."""
DOUBTFUL = 0.1
"""Who looks better than this at first sight is not lost."""
LOST = 0.02
"""Who can expect less than this is."""
EVEN = 0.02
"""A draw is fair to who can expect so little more than it brings."""
EARLY = 8
"""Nobody agrees to a draw before so many turns."""


def lost(game: Game, seats: Sequence[Seat], position: Position, seat: int, seed: str) -> bool:
    """Whether to give up. Only between two sides: elsewhere it would decide who of the others wins.

    The position may be the true one or any the seat cannot tell from it.
    """
    judge = judge_of(game, seats)
    if judge is None or len(judge.sides) != 2:
        return False
    side = judge.side_of(seat)
    if judge.by_side(judge.estimate(judge.worlds(position, seat, seed, 1)[0].position.now))[side] > DOUBTFUL:
        return False
    return judge.chances(position, seat, seed, WORLDS)[side] < LOST


def fair(game: Game, seats: Sequence[Seat], position: Position, seat: int, seed: str) -> bool:
    """Whether to agree to a draw: it brings as much as can be expected, and there has been a game."""
    judge = judge_of(game, seats)
    if judge is None or judge.guide.turn(position.now) < EARLY:
        return False
    share = 1 / len(judge.sides)
    return judge.chances(position, seat, seed, WORLDS)[judge.side_of(seat)] <= share + EVEN


def judge_of(game: Game, seats: Sequence[Seat]) -> Judge | None:
    """None in a game about which opponents have no opinion, and where there is nobody to agree with."""
    try:
        judge = Judge(game, seats)
    except LookupError:
        return None
    return judge if len(judge.sides) > 1 else None
