"""Viktory II: two to six players explore a random world of hexes, build, sail and fight."""

from feldherr.games.viktory_ii.game import GAME

__all__ = ["GAME"]
