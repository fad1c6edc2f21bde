"""What the levels' estimate consists of, by name, so that it can be said why one position is better than another."""

from __future__ import annotations

from feldherr.bots.trench_club.standing import EVEN, MOVER, OTHER, standing
from feldherr.games.trench_club.state import State

WORDS = "tc-coach"
NAMED = ("forts", "gates", "gates", "soldiers", "soldiers", "near", "units", "units", "learned")
"""What each number of `standing` is about; who stands before a fort has it as good as taken."""
FOE = "foe-"
"""Before the name, where it is the enemy's."""


def terms(s: State, seat: int) -> dict[str, float]:
    """In the odds of winning; together they are `chance`. Who has the turn needs no words."""
    found = dict.fromkeys([*NAMED, *(FOE + name for name in NAMED), ""], 0.0)
    if s.now < 0:
        return found
    mover, mine = s.team[s.now], s.team[s.seat_of.index(seat)]
    sign, first, second = (1, "", FOE) if mine == mover else (-1, FOE, "")
    for name, own, mover_has, other, other_has in zip(
        NAMED, MOVER, standing(s, mover), OTHER, standing(s, 1 - mover), strict=True
    ):
        found[first + name] += sign * own * mover_has
        found[second + name] -= sign * other * other_has
    found[""] = sign * EVEN
    return found
