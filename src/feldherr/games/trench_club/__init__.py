"""Trench Club: the First World War on hexes for two, four or one; move, declare, fight, buy."""

from feldherr.games.trench_club.game import GAME

__all__ = ["GAME"]
