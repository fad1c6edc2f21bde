"""How likely a side is to win, learned from games of the levels' own taste (`feldherr learn trench-club`)."""

from __future__ import annotations

from feldherr.bots.learned import read
from feldherr.bots.trench_club import standing
from feldherr.bots.trench_club.learned.features import COUNTED, features
from feldherr.bots.trench_club.standing import weighed
from feldherr.games.trench_club.state import State

MODE = "two"
"""It is learned from games of two."""
VALUE = read("feldherr.bots.trench_club.learned")
MOVER, OTHER = VALUE.rows(COUNTED)


def chance(s: State, team: int) -> float:
    """0 to 1."""
    return weighed(s, team, features, MOVER, OTHER, VALUE.even)


def by_seat(s: State) -> list[float]:
    """In a game of two, each seat's."""
    return standing.by_seat(s, chance(s, 0))
