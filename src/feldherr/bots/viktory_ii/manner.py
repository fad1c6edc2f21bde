"""How the levels play Viktory II: `CLASSIC` as at first, for matches (`classic:N`); `OWN` as they do now."""

from __future__ import annotations

from typing import NamedTuple

from feldherr.bots.viktory_ii.taste import TUNED, Taste


class Manner(NamedTuple):
    taste: Taste = TUNED
    """What is answered at once, and supposed of others."""


CLASSIC = Manner()
OWN = Manner(TUNED._replace(ferry=1.0))
