"""Rules 16.1 and 11.7: the two sides of a battle."""

from __future__ import annotations

import msgspec

from feldherr.games.napoleon_in_europe.board import Nation, Region
from feldherr.games.napoleon_in_europe.state import ATTACKER, State


class Sides(msgspec.Struct, frozen=True, gc=False):
    """NE §16.1.1: the nations that fight in a region, each side's in the order of nations."""

    region: Region
    defenders: tuple[Nation, ...]
    attackers: tuple[Nation, ...]

    def nations(self, side: int) -> tuple[Nation, ...]:
        return self.attackers if side == ATTACKER else self.defenders

    def players(self, s: State) -> list[int]:
        """Who leads a nation of either side."""
        return sorted({s.led[nation] for nation in (*self.defenders, *self.attackers)})
