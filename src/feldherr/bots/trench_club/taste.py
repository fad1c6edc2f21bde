"""What the greedy opponent goes by, as numbers: `PLAIN` is greedy's own taste, `TUNED` that of the levels.

`tools/tune_opponents.py` finds the tuned one in games of one taste against the other.
"""

from __future__ import annotations

from typing import NamedTuple


class Taste(NamedTuple):
    way: float = 12.0
    crowd: float = 1.5
    threat: float = 1.0
    claimed: float = 0.0
    """Foot soldiers: what a move more to a fort costs; so many moves for a comrade at its door, for an enemy there, for
    a comrade who is nearer to it."""
    prey: float = 6.0
    far: float = 2.0
    danger: float = 1.0
    fear: float = 1.0
    """The others: somebody in range, each hex too far; an enemy next door, for a foot soldier so many times that."""
    suffered: float = 0.7
    kill: float = 2.0
    hunter: float = 1.0
    nerve: float = 0.001
    """Attacks: what own losses count, what a kill is worth, what foot soldiers are of their price; the least worth."""
    repair: float = 8.0
    home: float = 3.0
    """Repairs worth that much are made; who is hurt so badly goes in."""
    soldiers: float = 4.0
    """So many foot soldiers before cars are bought."""
    chase: float = 0.0
    """What it is worth to come nearer to enemy foot soldiers."""
    focus: float = 0.0
    """1: what is declared already counts, so that fire is neither scattered nor wasted, and so do pincer and pocket."""
    besieger: float = 0.0
    """So many coins dearer is a target that stands before a fort; twice that if its side lacks only one fort."""
    swing: float = 0.0
    """So many moves nearer seems a fort that is the enemy's."""
    pick: float = 0.0
    """For the others, what it is worth to have a good target in range, in tenths of its worth."""
    together: float = 0.0
    """1: with two players, too, two foot soldiers are together in the first army."""
    splits: float = 0.0
    """1: with two players the armies are split by lot in one of several ways, none with soldiers alone."""
    shelter: float = 0.0
    """1: nobody goes for repair into a fort that an enemy foot soldier stands before: he would be lost with it."""
    deliver: float = 0.0
    """1: bought units come where nobody stands before the fort and the next one to take is near."""


PLAIN = Taste()
TUNED = Taste(
    hunter=3.5, chase=2.0, far=1.0, claimed=1.5, soldiers=2.0, focus=1.0, besieger=40.0, swing=1.2, pick=1.0,
    together=1.0, deliver=1.0,
)  # fmt: skip
"""It hunts the enemy's foot soldiers, first of all those before a fort: without them he takes none."""
