"""How the levels play Triomphe à Marengo: `CLASSIC` as at first, for matches (`classic:N`); `OWN` as they do now."""

from __future__ import annotations

from typing import NamedTuple


class Manner(NamedTuple):
    tries: int = 4
    """As a quick reply, the best of so many actions drawn by lot."""
    nodes: int = 260
    """So many answers are looked at for candidates with 24 iterations."""
    ahead: int = 0
    pairs: int = 0
    """Who has `pairs` iterations looks for a second action after each of the `ahead` best ones."""
    rallied: float = 0.0
    """TM §14.4 §14.11: how much of a threat the unready are, who may be rallied and act in the same turn."""
    pincer: float = 0.0
    """TM §9.2.2: how likely an area falls whose reserve can answer each attack, but not all of them."""
    holes: float = 0.0
    """What each further approach over which an area can be attacked adds, in parts of its own danger."""
    ruin: float = 0.0
    """TM §13.2.8 §18.5.6: what it counts to lose the last disc in a retreat; above 0 also who finds no way out."""
    guns: float = 0.0
    """TM §10.0.2: what an announced bombardment is worth."""
    whim: float = 0.0
    """So large a part of what could be done is left out in round 1, whichever: not all games begin alike."""

    turns: int = 0
    """Above 0 whole turns are thought of, with so many quick turns after them, the enemy's first; 0: single actions."""
    calm: float = 1.0
    """How much of what threatens counts for who has the turn next."""
    army: float = 2.0
    """What a step of strength on the board counts."""
    morale: float = 2.2
    french: float = 1.0
    """What a disc counts, and what a French one counts of that."""
    risk: tuple[float, float] = (1.0, 1.0)
    """By side: how much of what the enemy could make it lose counts."""
    ground: float = 1.0
    """How much of the way to the objective line counts at any time of the day."""
    arrival: float = 0.0
    """TM §19.3: what each of the three foremost counts in the end, before that as it is likely to be in time."""
    scale: float = 8.0
    """A position that is better by so much is won in 73 of 100 cases."""
    learned: bool = False
    """Whether the learned value counts in place of all that."""


CLASSIC = Manner()
OWN = Manner(
    ahead=4, pairs=24, rallied=1.0, pincer=0.6, holes=0.25,
    turns=1, calm=0.6, army=6.0, morale=2.0, french=1.75, risk=(0.5, 2.5), ground=0.1, arrival=45.0, scale=16.0,
)  # fmt: skip
"""Whole turns with the enemy's answer, and an estimate fitted to games: early ground is worth next to nothing. `ruin`,
`guns` and `whim` have not been shown to be stronger."""
TRIAL = OWN._replace(learned=True)
