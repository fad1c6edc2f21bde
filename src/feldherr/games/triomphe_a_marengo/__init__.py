"""Triomphe à Marengo: 14 June 1800, hidden blocks, no dice."""

from feldherr.games.triomphe_a_marengo.game import GAME

__all__ = ["GAME"]
