"""A position as text, to be read and written by people: see docs/games/viktory-ii.md.

    players 2 first red
    rules less-luck stop 40
    round 3 red acting
    0,0 mountain city yellow
    capital yellow 0,0
    units 0,0 yellow: 1=infantry 2=artillery
    units 2,-1 red: 3=frigate 4=infantry.aboard3
    turn built 1,0

Hexes are written by their coordinates. What the settlements support and is not on the map waits in reserve.
"""

from feldherr.games.viktory_ii.notation.reading import read
from feldherr.games.viktory_ii.notation.writing import write

__all__ = ["read", "write"]
