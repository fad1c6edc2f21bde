"""How the levels play Viktory II: `CLASSIC` as at first, for matches (`classic:N`); `OWN` as they do now."""

from __future__ import annotations

from typing import NamedTuple

from feldherr.bots.viktory_ii.taste import KEEN, TUNED, Taste


class Manner(NamedTuple):
    taste: Taste = TUNED
    """What is answered at once, and supposed of others."""
    intents: int = 0
    """So many things a turn could be about are compared, whole turns up to the dice; 0: single answers instead."""
    share: float = 0.5
    """The part of the iterations that such a comparison has."""
    doubt: float = 0.8
    """By how many standard errors a small question's answer must be better than the taste's: it has few iterations."""
    ahead: int = 0
    """So many turns every answer is played on by the taste before it is judged; 0: a few, by question, and the seats
    look for better answers on the way."""
    tempers: bool = False
    """Whether a turn is also tried bolder, more careful, farther forward or back, not only at one target."""
    rounds: int = 1
    """So often at most the best turn is varied in what one unit does, or some at one target, and compared anew; more
    than 1: also the first turns are, where there are fewer than wanted."""
    learned: bool = False
    """Whether the estimate is the learned value."""
    sites: int = 4
    """So many things to build, and sites of the capital, are compared."""
    building: float = 0.5
    """The part of the iterations that what to build has."""
    later: int = 2
    """What to build and where is played on so many turns more than `ahead`: it pays late."""


CLASSIC = Manner()
OWN = Manner(
    KEEN, intents=12, tempers=True, ahead=4, doubt=3.0, rounds=8, learned=True, sites=10, building=1.0, later=0
)  # fmt: skip
TRIAL = OWN._replace(rounds=1)
"""What is being tried (`trial:N`); see what is said of it among the opponents."""
