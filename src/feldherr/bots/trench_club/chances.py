"""How likely each seat is to win, to be read as chances: the learned value is calibrated, that of the search is not."""

from __future__ import annotations

from collections.abc import Sequence

from feldherr.bots.trench_club.guide import CLASSIC, TRIAL
from feldherr.bots.trench_club.learned.value import MODE
from feldherr.games.trench_club.state import State


def chances(s: State) -> Sequence[float]:
    """Where it was not learned, as the search sees it."""
    return (TRIAL if s.rules.mode == MODE else CLASSIC).values(s)
