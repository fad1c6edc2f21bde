"""What the greedy opponent goes by, as numbers: `PLAIN` is greedy's own taste, `TUNED` that of the levels.

`tools/tune_opponents.py` finds the tuned one in games of one taste against another.
"""

from __future__ import annotations

from typing import NamedTuple


class Taste(NamedTuple):
    sure: float = 0.8
    """So many attackers must be left on average before it attacks."""
    bold: float = 0.0
    """So many fewer for a village, twice that for a city."""
    town: float = 3.0
    capital: float = 8.0
    """What a target is worth: by the value of its settlement, and more if it is a capital."""
    guard: float = 3.0
    guard_share: float = 1.0
    """So many stay in the capital at most; so many for each enemy near it."""
    village: float = 12.0
    safe: float = 4.0
    room: float = 0.3
    village_near: float = 0.1
    city: float = 2.0
    """What to build: villages, where nobody threatens, with land to explore, towards the enemy; cities by villages."""
    riders: float = 0.0
    battery: float = 0.0
    ships: float = 0.0
    """What a city is worth more for its cavalry, its artillery, its frigate."""
    unknown: float = 1.5
    near: float = 0.5
    ground: float = 0.3
    shelter: float = 0.2
    home: float = 2.0
    stir: float = 0.4
    """Where to stand: beside what lies face down, near the enemy, on good ground; whether it is worth the march."""
    ferry: float = 0.0
    """1: frigates bring troops to enemy shores."""
    focus: float = -1.0
    """The hex to which all go who can; -1: none."""
    told: tuple[tuple[int, int], ...] = ()
    """Units that are told where to go, by number, each with a hex; the one where it stands: to stay."""
    stubborn: float = 0.3
    place_near: float = 0.5
    place_bare: float = 2.0


PLAIN = Taste()
TUNED = Taste(sure=-1.5, near=1.5, guard=1.0)
"""It attacks also where it will be thrown back: what is lost comes back from the reserve, and the ground is near."""
KEEN = Taste(
    sure=-1.8, town=6.4, capital=11.0, guard=0.4, guard_share=0.9, village=6.5, safe=9.0, room=0.34, village_near=0.17,
    city=2.3, unknown=1.14, near=2.6, ground=0.22, shelter=0.23, home=0.72, stir=0.22, stubborn=0.9, place_near=0.44,
    place_bare=2.8, ferry=1.0,
)  # fmt: skip
"""Found by an evolution strategy in 8,000 games against `TUNED` with frigates: nobody stays at home, all go forward,
and cities come sooner."""
