"""How the levels play Trench Club: `CLASSIC` as at first, for matches (`classic:N`); `OWN` as they do now."""

from __future__ import annotations

from typing import NamedTuple

from feldherr.bots.trench_club.taste import TUNED, Taste


class Manner(NamedTuple):
    taste: Taste = TUNED
    """What is answered at once, and supposed of others."""
    opening: int = 0
    """In so many rounds at first a turn is judged by playing to the end, and units that stay are tried: the estimate
    cannot tell turns apart there. Which army acts is then thought about, too."""
    share: float = 0.12
    """Such a part of the iterations: to the end is about eight times as far as to the next turn."""
    rounds: int = 1
    """So often at most the best turn is varied, unit by unit, and compared anew."""
    width: int = 32
    """So many turns are compared at once."""
    learned: bool = False
    """Whether positions are judged by the learned value, which sees who could shoot at whom."""
    ahead: int = 0
    """So many turns a turn is played on before it is judged; 0: to the seat's next one."""


CLASSIC = Manner()
OWN = Manner(TUNED._replace(splits=1.0, shelter=1.0), opening=2)
TRIAL = OWN._replace(rounds=12, width=12, learned=True, ahead=1)
"""What is being tried (`trial:N`); see what is said of it among the opponents."""
