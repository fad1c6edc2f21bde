"""How likely each player is to win, learned from games of the levels' own taste (`feldherr learn viktory-ii`)."""

from __future__ import annotations

import math

from feldherr.bots.learned import read
from feldherr.bots.viktory_ii.learned.features import COUNTED, TERMS, features
from feldherr.games.viktory_ii.state import State

VALUE = read("feldherr.bots.viktory_ii.learned")
MOVER, OTHER = VALUE.rows(COUNTED)
"""What the numbers count for who has the turn, and for who waits for it."""


def score(s: State, seat: int) -> float:
    """In the odds of winning."""
    moves = s.seat == seat
    row = MOVER if moves else OTHER
    return sum([one * many for one, many in zip(row, features(s, seat))]) + (VALUE.even if moves else 0.0)


def by_seat(s: State) -> list[float]:
    """0 to 1; learned from games of two, weighed against those of all others where there are more."""
    scores = [score(s, seat) if s.alive[seat] else -math.inf for seat in range(s.players)]
    best = max(scores)
    shares = [math.exp(one - best) if one > -math.inf else 0.0 for one in scores]
    total = sum(shares)
    return [share / total for share in shares]


def by_term(s: State, seat: int) -> dict[str, float]:
    """The parts of a player's score, as the coach names them; whose turn it is needs no name."""
    moves = s.seat == seat
    row, found = MOVER if moves else OTHER, dict(zip(COUNTED, features(s, seat)))
    weights = dict(zip(COUNTED, row))
    told = {term: sum(weights[name] * found[name] for name in names) for term, names in TERMS.items()}
    return told | {"": VALUE.even if moves else 0.0}
