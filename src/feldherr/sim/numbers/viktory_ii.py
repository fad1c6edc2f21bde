"""Viktory II: what is said and seen as numbers."""

from __future__ import annotations

from feldherr.games.viktory_ii.board import MOST
from feldherr.games.viktory_ii.state import KINDS, State
from feldherr.sim.numbers.parts import ROUNDS, UNITS, Fields, Part, Seen

FIELDS: Fields = {
    "hex": range(MOST), "to": range(MOST), "city": range(MOST), "unit": range(UNITS), "ship": range(UNITS),
    "pairs": range(UNITS), "kind": KINDS[1:],
}  # fmt: skip
PARTS = (
    Part("terrain", MOST, 0, 5), Part("settlement", MOST, 0, 2), Part("its owner", MOST, -1, 5),
    Part("kind of unit", UNITS, 0, 4), Part("moves left", UNITS, 0, 15), Part("marks of a unit", UNITS, 0, 255),
    Part("owner of a unit", UNITS, -1, 5), Part("hex of a unit", UNITS, -1, MOST - 1),
    Part("ship it is aboard of", UNITS, -1, UNITS - 1), Part("reserve by seat and kind", 24, 0, 255),
    Part("alive by seat", 6, 0, 1), Part("capital by seat", 6, -1, MOST - 1), Part("side by seat", 6, -1, 5),
    Part("tiles face down, tiles given back (by terrain); round, seat, clock", 13, -1, ROUNDS),
)  # fmt: skip


def seen(s: State, seat: int) -> tuple[Seen, ...]:
    """V2 §3.2.6: everything is open but the tiles nobody has seen, and these are only a set."""
    few = [*s.pool, *s.returned, s.round, s.seat, s.clock]
    return (s.terrain, s.town, s.lord, s.kind, s.left, s.flags, s.owner, s.where, s.aboard, s.reserve, s.alive,
            s.capital, s.side, few)  # fmt: skip
