"""What the levels' estimate consists of, by name, so that it can be said why one position is better than another."""

from __future__ import annotations

import math

from feldherr.bots.viktory_ii.learned.value import by_term, score
from feldherr.games.viktory_ii.state import State

WORDS = "v2-coach"


def terms(s: State, seat: int) -> dict[str, float]:
    """In the odds of winning; all but the last are the seat's own `score`. Whose turn it is needs no words."""
    others = [score(s, who) for who in range(s.players) if who != seat and s.alive[who]]
    highest = max(others, default=0.0)
    rivals = -highest - math.log(sum(math.exp(one - highest) for one in others)) if others else 0.0
    return by_term(s, seat) | {"rivals": rivals}
