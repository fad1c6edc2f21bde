"""Napoleon's Triumph: Austerlitz, 1 and 2 December 1805, corps of hidden blocks, no dice."""

from feldherr.games.napoleons_triumph.game import GAME

__all__ = ["GAME"]
