"""What the opponents must show, game by game: who plays whom, how many games, which seed, what has to come out.

All of it is fixed here before a game is played. Times are seconds of one core a thought, the same for both.
"""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

SEED = 20261118
"""Of every match; nothing was tried or tuned with it."""


class Pace(NamedTuple):
    """So many seconds a thought, so that a game takes less than a minute of one core."""

    classic: float
    """In the match with the first opponents."""
    sides: float
    """Of the highest level with itself."""
    above: float = 0.65
    longer: float = 0.55
    """The lower bounds that are to be shown against the first opponents, and by who has four times as long."""


PACES = {
    "triomphe-a-marengo": Pace(0.25, 0.125), "napoleons-triumph": Pace(0.125, 0.125), "viktory-ii": Pace(0.25, 0.125),
    "trench-club": Pace(0.5, 0.25), "napoleon-in-europe": Pace(1.0, 0.25, above=0.5, longer=0.4),
}  # fmt: skip
"""With three seats, one against two: half of the first places, and two in five, where a third would be fair.

Two in five are what 55 of a hundred are between two: against each of the others he is ahead in the games he wins,
behind in half of the rest, and level in the other half, which the third one wins (0.4 + 0.6 / 4 = 0.55).
"""
LADDER = (0.125, 0.5, 2.0, 8.0)
"""Four times as long each; the first step is there because it can be played in an hour."""
STEP = 60
"""Games of a step, so that a lower bound above 55 % needs 41 of them won."""
DEAR = {8.0: 32}
"""Fewer where a game takes minutes of one core, fixed before any of them was played: 24 of 32 are needed."""


class Promise(NamedTuple):
    """A match, and what the first of the two has to come to in it."""

    name: str
    bots: tuple[str, ...]
    games: int
    above: float | None = None
    """The lower bound of his rate (Wilson, 95 %) is above this."""
    least: int | None = None
    most: int | None = None
    """So many games won at least, or at most."""
    seed: int = SEED

    def words(self) -> str:
        """What is to be shown."""
        if self.above is not None:
            return f"lower bound above {self.above:.0%}"
        if self.least is not None:
            return f"at least {self.least}"
        return f"at most {self.most}" if self.most is not None else "by side"


def promises(game_name: str) -> list[Promise]:
    """The matches of a game, the quick ones first."""
    pace = PACES[game_name]
    return [
        Promise("recruit against random", ("recruit", "random"), 100, least=90),
        Promise("captain against greedy", ("captain", "greedy"), 100, least=90),
        Promise("recruit against captain", ("recruit", "captain"), 100, most=25),
        Promise("marshal against classic", (timed("search", pace.classic), timed("classic", pace.classic)), 60,
                above=pace.above),
        Promise("marshal by side", (timed("search", pace.sides),), 100),
        *(Promise(f"{long:g} s against {short:g} s", (timed("search", long), timed("search", short)),
                  DEAR.get(long, STEP), above=pace.longer)
          for short, long in pairwise(LADDER)),
        Promise("marshal against captain", ("marshal", "captain"), 60, above=0.5 if pace.above > 0.5 else 1 / 3),
    ]  # fmt: skip


def timed(kind: str, seconds: float) -> str:
    return f"{kind}:{seconds:g}s"
