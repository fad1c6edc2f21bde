"""How the levels play Napoleon's Triumph: `CLASSIC` as at first, for matches (`classic:N`); `OWN` as they do now."""

from __future__ import annotations

from typing import NamedTuple


class Manner(NamedTuple):
    tries: int = 5
    """As a quick reply, the best of so many commands drawn by lot."""
    nodes: int = 160
    """So many answers are looked at for candidates with 24 iterations."""
    ahead: int = 6
    pairs: int = 48
    """Who has `pairs` iterations looks for a second command after each of the `ahead` best ones."""
    sets: bool = False
    """NT §11.s2.9: defenders are named with a second threat in mind: some, not all, and judged as a whole."""
    waiting: float = 1.0
    """What a regiment that waits off the map counts of its strength."""
    easier: float = 30.0
    """NT §16.7 §16.8: what it is worth to the French to win without their reinforcements, besides the key locales."""
    lone: bool = True
    """NT §11.s5.11: attacks that bring nobody into the front line are thought of."""
    apart: bool = False
    """Inside a command every first answer is tried once, instead of two lines that begin alike."""
    orders: int = 0
    """So many commands of other kinds than corps moves and attacks are thought of, drawn by lot."""
    guard: bool = False
    """NT §15.10: attacks of the guard are thought of."""

    turns: int = 0
    """Above 0 whole turns are thought of, with so many quick turns after them; 0: single commands."""
    calm: tuple[float, float] = (1.0, 1.0)
    """By side: how much of what threatens counts for who has the turn next."""
    risk: tuple[tuple[float, float], tuple[float, float]] | None = None
    """By side: what a point is worth that it could be cost, if it has the turn next and if it waits; None: by hand."""
    day: tuple[float, float] = (70.0, 24.0)
    """By who judges: what the key locales are worth at any time."""


CLASSIC = Manner()
OWN = Manner(
    sets=True, waiting=0.2, easier=0.0, lone=False, apart=True, orders=6, guard=True, turns=1, calm=(0.4, 0.4),
)  # fmt: skip
"""Whole turns with the enemy's answer."""
TRIAL = OWN._replace(risk=((0.3, 0.3), (1.4, 5.0)), day=(45.0, 45.0))
"""Both sides judge alike, as fitted to games: what threatens the French when the Allies have the turn counts most."""
