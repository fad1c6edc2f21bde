"""How likely Austria and France are to win, as it was learned."""

from __future__ import annotations

from feldherr.bots.learned import Value, read
from feldherr.bots.triomphe_a_marengo.learned.features import COUNTED, features
from feldherr.games.triomphe_a_marengo.board import AUSTRIA
from feldherr.games.triomphe_a_marengo.state import State


class Estimate:
    """What the numbers of a position come to."""

    def __init__(self, value: Value) -> None:
        self.even = value.even
        self.weights: list[float] = value.rows(COUNTED)[0]

    def odds(self, s: State, mover: int) -> float:
        """Austria's, the logarithm of them; `mover`: who has the turn, or has it next."""
        total, weights = self.even, self.weights
        for place, number in enumerate(features(s, mover)):
            total += weights[place] * number
        return total

    def of(self, s: State, side: int, next: bool) -> float:
        """The odds of a side whose turn is over but for what it may still do; `next`: it has the turn next."""
        found = self.odds(s, side if next else 1 - side)
        return found if side == AUSTRIA else -found


def learned() -> Estimate:
    return Estimate(read("feldherr.bots.triomphe_a_marengo.learned"))
