"""How the levels play Napoleon in Europe: `CLASSIC` as at first, for matches (`classic:N`); `OWN` as they do now."""

from __future__ import annotations

from typing import NamedTuple

from feldherr.bots.napoleon_in_europe.taste import TUNED, Taste


class Manner(NamedTuple):
    taste: Taste = TUNED
    """What is answered at once, and supposed of others."""
    treason: float = 0.0
    """In such a part of the worlds the others leave their allies a round earlier than one would."""
    turns: int = 0
    """So many whole turns are compared, each played on to the end of the game; 0: only partings near the end."""
    rounds: int = 1
    """So often at most the best of them is varied and compared anew."""


CLASSIC = Manner()
OWN = Manner(TUNED._replace(wary=1.0, watch=2.0, prepare=6.0), treason=0.3, turns=16, rounds=8)
