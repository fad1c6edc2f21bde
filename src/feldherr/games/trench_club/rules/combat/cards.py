"""Chapter 14: ten combat cards instead of dice. The printed tables are lost; ours follow ruling r68."""

from __future__ import annotations

from functools import cache
from math import comb

from feldherr.games.trench_club.rules.units import SIDES

CARDS = 10


@cache
def card_hits(card: int, dice: int, value: int) -> int:
    """TC §14.3 §14.4: card 1 is the worst, 10 the best: the quantile (card - 0.5) / 10 of what so many dice bring."""
    chance, below = min(value, SIDES) / SIDES, 0.0
    for hits in range(dice + 1):
        below += comb(dice, hits) * chance**hits * (1 - chance) ** (dice - hits)
        if below >= (card - 0.5) / CARDS - 1e-12:
            return hits
    return dice


def luck(card: int) -> str:
    """TC §14.5: what the corner of the card says; it has no effect."""
    return "bad" if card <= 2 else "poor" if card <= 4 else "fair" if card <= 6 else "good" if card <= 8 else "best"
