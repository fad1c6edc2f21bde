"""Chapters 9.32, 12.0 and 15.64: what it is for a unit to come into a hex. Whether it attacks there is decided here."""

from __future__ import annotations

from enum import Enum

from feldherr.games.viktory_ii.board import NOBODY, NOWHERE, WATER, Hex, Unit
from feldherr.games.viktory_ii.rules.battle.pending import target
from feldherr.games.viktory_ii.rules.movement.ways import goes_on
from feldherr.games.viktory_ii.state import FRIGATE, State


class Arrival(Enum):
    """How a unit comes into a hex."""

    FREE = "free"
    """Nobody else is there: it may stay."""
    HARBOUR = "harbour"
    """A ship in an own settlement: it must go on."""
    VISIT = "visit"
    """Among allies, and it goes on."""
    ATTACK = "attack"
    """Among enemies."""
    JOINS = "joins"
    """Among a vassal's pieces that are being attacked already."""
    BREACH = "breach"
    """Among a vassal's pieces, where it has to stop: an attack, but the ruler is asked whether he means it."""

    @property
    def attacks(self) -> bool:
        return self in ATTACKS


ATTACKS = (Arrival.ATTACK, Arrival.JOINS, Arrival.BREACH)


def arrival(s: State, unit: Unit, to: Hex, left: int) -> Arrival:
    """V2 §9.32.3 §12.0.1 §15.64.2 §15.64.3, ruling r65: with so many movement points once it is there.

    Who has none, as one who is put ashore, cannot go on and so attacks whoever is there.
    """
    seat, holder = s.owner[unit], s.held[to]
    if holder in (NOBODY, seat):
        return Arrival.HARBOUR if s.kind[unit] == FRIGATE and s.terrain[to] != WATER else Arrival.FREE
    if s.side[holder] != s.side[seat]:
        return Arrival.ATTACK
    first = target(s)
    if to == first:
        return Arrival.JOINS
    if first != NOWHERE or goes_on(s, unit, to, left):
        return Arrival.VISIT
    return Arrival.BREACH


def on_the_road(s: State, unit: Unit, to: Hex) -> Arrival:
    """V2 §9.13.4, ruling r23: no stop on the road, whoever is there."""
    return Arrival.FREE if s.held[to] in (NOBODY, s.owner[unit]) else Arrival.VISIT
