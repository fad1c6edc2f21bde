"""One automa unit that is to act: what it can do, and what it knows to decide by. Nothing is changed."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from feldherr.games.trench_club.board import NOBODY, WATER
from feldherr.games.trench_club.rules.combat.fire import fired_over, span
from feldherr.games.trench_club.rules.movement.distance import ways_to_units
from feldherr.games.trench_club.rules.movement.reach import reach
from feldherr.games.trench_club.rules.units import AIR, ANTI_TANK, FLAK, FOOT, SHIP
from feldherr.games.trench_club.state import State, enemies, frame_of, is_trench, on_map, stands, trench_of, units_of


class Choice(NamedTuple):
    """A hex to end on (-1: where it is), whom to attack from there, which fort to conquer."""

    hex: int
    target: int = NOBODY
    fort: int = NOBODY


class Actor:
    """A unit with what the lists ask of it again and again, each worked out once."""

    def __init__(self, s: State, unit: int) -> None:
        self.s, self.unit, self.kind = s, unit, s.kind[unit]
        self.power = s.owner[unit]
        self.house = s.house[self.power]
        self.reach = reach(s, unit)
        self.foes = enemies(s, self.power)
        self.friends = [u for u in units_of(s, self.power) if u != unit and on_map(s, u)]

    def spot(self, hex_: int) -> tuple[int, ...]:
        """Where the unit would count as standing: who enters a trench is its garrison (rulings r59 and r76)."""
        return trench_of(self.s, hex_) if FOOT[self.kind] and is_trench(self.s, hex_) else (hex_,)

    def far(self, to: tuple[int, ...], hex_: int) -> int:
        """Half points from a hex, or from the trench it is part of, by a table."""
        return min(to[here] for here in self.spot(hex_))

    def apart(self, hex_: int, target: int) -> int:
        """In hexes; a garrison is everywhere in its trench (TC §13.10, ruling r76)."""
        rows, ends = frame_of(self.s).apart, stands(self.s, target)
        return min(rows[here][there] for here in self.spot(hex_) for there in ends)

    def fires_over(self, hex_: int, target: int) -> int:
        """In hexes, to the part of a trench that is fired at (TC §13.10)."""
        if not self.s.rules.trenches:
            return frame_of(self.s).apart[hex_][self.s.where[target]]
        return fired_over(self.s, self.spot(hex_), self.kind, target)

    def towards(self, units: list[int]) -> tuple[int, ...]:
        """By hex: half points to the nearest of these units; nothing if there are none."""
        return ways_to_units(self.s, self.kind, units) if units else (0,) * len(self.s.at)

    @cached_property
    def to_foe(self) -> tuple[int, ...]:
        return self.towards(self.foes)

    @cached_property
    def to_friend(self) -> tuple[int, ...]:
        return self.towards(self.friends)

    @cached_property
    def to_flak(self) -> tuple[int, ...]:
        """TC §15.33: only air units fear it."""
        return self.towards([foe for foe in self.foes if AIR[self.kind] and self.s.kind[foe] == FLAK])

    @cached_property
    def foe_hexes(self) -> list[int]:
        return [hex_ for foe in self.foes for hex_ in stands(self.s, foe)]

    @cached_property
    def friend_hexes(self) -> list[int]:
        return [hex_ for friend in self.friends for hex_ in stands(self.s, friend)]

    @cached_property
    def hexes(self) -> list[int]:
        return sorted(self.reach.spent)

    @cached_property
    def forts(self) -> list[int]:
        """Those it could conquer (TC §11.5, ruling r77)."""
        if self.s.rules.short_game and self.kind == ANTI_TANK:
            return []
        return [fort for fort, house in enumerate(self.s.fort) if house != self.house]

    @cached_property
    def attacks(self) -> list[Choice]:
        """TC §15.30 §15.40, ruling r57: every hex in reach, staying included, and every enemy in range from there."""
        s, out = self.s, []
        for hex_ in self.hexes:
            if s.terrain[hex_] == WATER and not AIR[self.kind] and not SHIP[self.kind]:
                continue
            for foe in self.foes:
                low, high = span(self.kind, s.kind[foe])
                if low <= self.fires_over(hex_, foe) <= high:
                    out.append(Choice(hex_, foe))
        return out

    @cached_property
    def prey(self) -> list[Choice]:
        """Every enemy this type can attack at all, with every hex in reach."""
        ranges = {foe: span(self.kind, self.s.kind[foe]) for foe in self.foes}
        able = [foe for foe, (low, high) in ranges.items() if low <= high]
        return [Choice(hex_, foe) for hex_ in self.hexes for foe in able]
