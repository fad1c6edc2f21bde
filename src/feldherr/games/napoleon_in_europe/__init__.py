"""Napoleon in Europe: seven great nations, 1796 to 1815; the basic rules."""

from feldherr.games.napoleon_in_europe.game import GAME

__all__ = ["GAME"]
