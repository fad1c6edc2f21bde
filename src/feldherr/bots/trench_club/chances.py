"""How likely each seat is to win, to be read as chances: the learned value is calibrated, that of the search is not."""

from __future__ import annotations

from collections.abc import Sequence

from feldherr.bots.trench_club import standing
from feldherr.bots.trench_club.learned import value
from feldherr.games.trench_club.state import State


def chances(s: State) -> Sequence[float]:
    """Where it was not learned, by the first estimate."""
    return value.by_seat(s) if s.rules.mode == value.MODE else standing.by_seat(s, standing.chance(s, 0))
