"""How likely the Allies are to win, learned from games of little time (`feldherr learn napoleons-triumph`)."""

from __future__ import annotations

import math

from feldherr.bots.learned import read
from feldherr.bots.napoleons_triumph.learned.features import COUNTED, features
from feldherr.games.napoleons_triumph.board import ALLIES
from feldherr.games.napoleons_triumph.state import State

VALUE = read("feldherr.bots.napoleons_triumph.learned")
MOVER = [VALUE.mover.get(name, 0.0) for name in COUNTED]
OTHER = [VALUE.other.get(name, 0.0) for name in COUNTED]


def learned_of(s: State) -> float:
    """NT §16.7: of the battle of 2 December, from which it is learned; 0 to 1."""
    own, others = features(s, s.side)
    odds = VALUE.even
    for weight, number in zip(MOVER, own):
        odds += weight * number
    for weight, number in zip(OTHER, others):
        odds += weight * number
    mover = 1 / (1 + math.exp(-odds))
    return mover if s.side == ALLIES else 1 - mover
