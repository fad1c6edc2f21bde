"""How likely the Allies are to win by numbers set by hand: where nothing was learned."""

from __future__ import annotations

import math

from feldherr.bots.napoleons_triumph.value import grasp, spirit, strength
from feldherr.games.napoleons_triumph.board import ALLIES, FRANCE, LAST_ROUND
from feldherr.games.napoleons_triumph.rules.victory import marginal_winner
from feldherr.games.napoleons_triumph.state import State

KEYS, MORALE, TROOPS, CALLED, CLOCK = 0.25, 0.1, 0.05, 2.5, 3.0
"""What these are worth in the odds of winning; set by hand, not far from what fits nineteen games of greedy."""
USUAL = -7.0
"""The French want three key locales and stand nearer to them when the fighting begins."""
MORE_TROOPS, MORE_MORALE = 12.0, 4.0
"""What the Allies have more at the start."""


def by_hand(s: State) -> float:
    """NT §2.3 §16.7: demoralisation, else the key locales; French who called their reinforcements need more of them."""
    troops = strength(s, ALLIES) - strength(s, FRANCE)
    odds = 0.0
    if strength(s, ALLIES):
        odds = KEYS * (grasp(s, ALLIES) - grasp(s, FRANCE) - USUAL) + TROOPS * (troops - MORE_TROOPS)
        odds += MORALE * (spirit(s, ALLIES) - spirit(s, FRANCE) - MORE_MORALE) + CALLED * s.reinforced
        odds += CLOCK * (s.round / LAST_ROUND) ** 4 * (1 if marginal_winner(s) == ALLIES else -1)
    return 1 / (1 + math.exp(-odds))
