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
    """Such a part of the iterations what is played on that far has: to the end is about eight times as far as to the
    next turn."""
    rounds: int = 1
    """So often at most the best turn is varied, unit by unit, and compared anew."""
    width: int = 32
    """So many turns are compared at once."""
    learned: bool = False
    """Whether the estimate is the learned value, which sees who could shoot at whom; who is `honest` always goes by it
    when he plays on."""
    ahead: int = 0
    """So many turns a turn is played on before it is judged; 0: to the seat's next one."""
    honest: bool = False
    """Whether also the army that begins and purchases are thought about, and the first turns are varied, too; all of
    them by playing on `ahead` turns, 0: to the end. Then `opening` means nothing."""
    by_unit: bool = False
    """Whether a turn is thought out unit by unit (`thought.py`); then `width` and `rounds` mean nothing."""
    doubt: float = 0.8
    """By how many standard errors another turn than the first must be better."""


CLASSIC = Manner()
OWN = Manner(TUNED._replace(splits=1.0, shelter=1.0), share=1.0, ahead=6, honest=True, by_unit=True, doubt=0.7)
TRIAL = OWN._replace(ahead=4)
"""What is being tried (`trial:N`); see what is said of it among the opponents."""
