"""How much is thought about a decision: so many iterations, or so many seconds, or what is over first."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

Clock = Callable[[], float]


class Effort(NamedTuple):
    iterations: int
    """So many; where only the time counts, about as many as there is time for."""
    deadline: float | None = None
    endless: bool = False
    """Only the time counts."""
    clock: Clock = time.monotonic

    def late(self) -> bool:
        return self.deadline is not None and self.clock() > self.deadline

    def spent(self, iterations: int) -> bool:
        return (not self.endless and iterations >= self.iterations) or self.late()

    def part(self, share: float) -> Effort:
        """Of what is left that much."""
        now = self.clock()
        until = None if self.deadline is None else now + share * max(0.0, self.deadline - now)
        return self._replace(iterations=max(1, round(share * self.iterations)), deadline=until)
