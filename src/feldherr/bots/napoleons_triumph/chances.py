"""How likely each side is to win, to be read as chances; the values of the search are far too sure of it."""

from __future__ import annotations

from collections.abc import Sequence

from feldherr.bots.napoleons_triumph.learned.value import learned_of
from feldherr.bots.napoleons_triumph.standing import by_hand
from feldherr.games.napoleons_triumph.board import ALLIES
from feldherr.games.napoleons_triumph.state import State, side_of_seat


def chances(s: State) -> Sequence[float]:
    """Each seat's; where nothing was learned, by hand."""
    allies = learned_of(s) if s.scenario == 2 and s.round else by_hand(s)
    return [allies if side_of_seat(s, seat) == ALLIES else 1 - allies for seat in range(sum(map(len, s.teams)))]
