"""What the greedy opponent goes by, as numbers: `PLAIN` is greedy's own taste, `TUNED` that of the levels.

`tools/tune_opponents.py` finds the tuned one in games of one taste against others.
"""

from __future__ import annotations

from typing import NamedTuple


class Taste(NamedTuple):
    superior: float = 1.7
    """An attack needs so much more power than the enemy has."""
    garrison: float = 3.0
    """So much infantry stays in a capital that is threatened."""
    land: float = 3.0
    capital: float = 5.0
    homeland: float = 0.5
    """What a region is worth; a capital more, somebody's homeland less."""
    attack: float = 2.0
    attack_gain: float = 0.8
    attack_bare: float = 0.2
    beaten: float = 0.3
    """What an attack is worth: at any rate, by the region if infantry comes along or not, by the enemies it beats."""
    spread: float = 0.5
    """Such a part of the infantry goes where it meets nobody."""
    spoils: float = 1.0
    fright: float = 2.0
    luck: float = 4.0
    heap: float = 2.0
    """Where figures are placed: beside land to take, in a capital in danger, anywhere; so many at a time."""
    ahead: float = 4.0
    """An ally who is so far ahead is an ally no more."""
    hopeless: float = 0.3
    """A battle with so small a part of the enemy's power is given up."""
    thrift: float = 1.0
    """Cards are played if they bring so many figures fewer than cards at most."""
    full: float = 7.0
    """A hand of more cards than this is played down at any price."""

    rob: float = 0.5
    envy: float = 0.5
    """From here on greedy has no use for the numbers. Land is worth more if somebody owns it; more if he leads."""
    reach: float = 0.2
    choice: float = 0.1
    """What is taken is worth more for each open region behind it, less for each other one that could be taken."""
    enough: float = 6.0
    """Against so much less nobody else is sent. This and `superior` compare armies times dice."""
    kill: float = 0.5
    loss: float = 0.8
    joined: float = 2.0
    """What an attack is worth: for each army beaten, for each lost; more once it has begun."""
    crew: float = 1.0
    """So much infantry goes on board."""
    stab: float = 0.0
    """With so many rounds left there are no allies any more."""
    wary: float = 0.0
    """1: cards are given only for cards that are worth as little."""
    watch: float = 0.0
    """So many rounds before the end a capital is kept against allies, too: they may leave earlier than one does."""
    prepare: float = 4.0
    """So many rounds before, infantry goes where everyone will have something to take."""


PLAIN = Taste()
TUNED = Taste(superior=2.5, luck=0.5, spoils=2.0, thrift=-0.5)
