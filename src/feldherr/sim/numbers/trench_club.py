"""Trench Club: what is said and seen as numbers."""

from __future__ import annotations

from feldherr.games.trench_club.board import MAPS, frame
from feldherr.games.trench_club.rules.units import KINDS
from feldherr.games.trench_club.state import State
from feldherr.sim.numbers.parts import COUNT, ROUNDS, UNITS, Fields, Part, Seen

HEXES = max(frame(name, "whole").size for name in MAPS)
FORTS = 1000 + 64
"""A unit in a fort stands below this."""
FIELDS: Fields = {
    "kind": KINDS, "chip": range(8), "unit": range(UNITS), "hex": range(HEXES), "other": range(HEXES),
    "army": range(8), "coins": range(COUNT),
}  # fmt: skip
PARTS = (
    Part("terrain", HEXES, 0, 15), Part("kind of unit", UNITS, 0, 63), Part("damage", UNITS, 0, 15),
    Part("experience", UNITS, 0, 255), Part("marks of a unit", UNITS, 0, 255), Part("owner of a unit", UNITS, -1, 7),
    Part("truck it is aboard of", UNITS, -1, UNITS - 1), Part("army of a unit", UNITS, -1, 7),
    Part("hex of a unit, 1000 and the number of its fort", UNITS, -3, FORTS), Part("owner by fort", 16, -1, 7),
    Part("mines", 64, -1, HEXES),
    Part("coins, armies used, chips; round, house, who speaks, armies of the turn", 16, -1, ROUNDS),
)  # fmt: skip


def seen(s: State, seat: int) -> tuple[Seen, ...]:
    """TC §1.15: everything is open; a unit inside a fort stands at 1000 and the number of the fort."""
    mined = [number for mine in s.mines for number in mine]
    few = [*s.coins, *s.used, *s.chips, s.round, s.now, s.speaker, s.turn.armies]
    return (s.terrain, s.kind, s.damage, s.experience, s.flags, s.owner, s.aboard, s.army, s.where, s.fort,
            mined[:64], few)  # fmt: skip
