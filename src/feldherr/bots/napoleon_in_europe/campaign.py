"""How the levels march: one infantryman for each open region, several stacks against one enemy, all out at the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from feldherr.bots.napoleon_in_europe.lands import Lands, claims, lands_of, rounds_left
from feldherr.bots.napoleon_in_europe.plans import steps
from feldherr.bots.napoleon_in_europe.taste import Taste
from feldherr.games.napoleon_in_europe.board import CAPITAL, HOME, NEAR, NEIGHBOURS, Nation, Region, regions_in
from feldherr.games.napoleon_in_europe.rules.movement.groups import movable
from feldherr.games.napoleon_in_europe.rules.movement.ways import steps_from
from feldherr.games.napoleon_in_europe.state import State, nations_of

Counts = tuple[int, ...]


class March(NamedTuple):
    worth: float
    to: Region
    group: Counts
    """How many go: infantry, cavalry, artillery, leaders, cavalry and leaders that have ridden."""


def armies(counts: Counts) -> int:
    """Leaders are no armies (NE §5.2); cavalry that has ridden is."""
    return counts[0] + counts[1] + counts[2] + (counts[4] if len(counts) > 4 else 0)


def dice(counts: Counts) -> int:
    """What they roll in battle: infantry one, cavalry three, artillery four."""
    return counts[0] + 3 * (counts[1] + (counts[4] if len(counts) > 4 else 0)) + 4 * counts[2]


class Outlook:
    """What a seat sees before it marches: what can be taken, who stands where, what could be sent against him."""

    def __init__(self, s: State, seat: int, t: Taste) -> None:
        self.s, self.t = s, t
        self.nations = nations_of(s, seat)
        self.friends = s.friends[self.nations[0]]
        self.hostile = 0
        for nation, there in enumerate(s.armies):
            if there and not self.friends >> nation & 1:
                self.hostile |= there
        found: Lands = lands_of(s, seat, t)
        self.worth, self.takeable, self.ways = found
        self.open = self.takeable & ~self.hostile
        left = rounds_left(s)
        self.last = left <= 0
        self.watched = 0
        if left <= t.watch:
            for nation, there in enumerate(s.foot):
                if nation not in self.nations:
                    self.watched |= there
        self.idle: dict[int, int] = {}
        self.goals: tuple[int, ...] = ()
        if t.stab < left <= t.stab + t.prepare:
            idle, self.goals = claims(s, seat)
            self.idle = dict(idle)
        self.chances: dict[int, tuple[int, float] | None] = {}

    def marched(self, nation: Nation, march: March, origin: Region) -> None:
        """The same outlook after a march: what was taken is not open any more, and nobody is sent there twice."""
        s, to = self.s, march.to
        if s.owner[to] >= 0 and s.led[s.owner[to]] == s.led[nation] and self.takeable >> to & 1:
            self.takeable &= ~(1 << to)
            self.open = self.takeable & ~self.hostile
            self.ways = steps(self.takeable)
        if self.idle and (stack := origin * 7 + nation) in self.idle:
            self.idle[stack] -= march.group[0]
        self.chances.clear()

    def kept(self, nation: Nation, origin: Region, counts: Counts) -> int:
        """Infantry that has to stay: in an occupied homeland (NE §3.10), in a capital in danger."""
        s, home = self.s, HOME[origin]
        if home == nation:
            if origin != CAPITAL[nation] or self.last or not (self.hostile | self.watched) & NEAR[origin]:
                return 0
            wanted = round(self.t.garrison)
        elif home < 0 or s.led[home] < 0 or s.owner[origin] != nation:
            return 0
        else:
            wanted = 1
        return max(0, wanted - (s.fig[origin * 7 + nation][0] - counts[0]))

    def against(self, region: Region) -> tuple[int, int]:
        """The enemies there: armies, dice."""
        s, number, shots = self.s, 0, 0
        for nation, there in enumerate(s.armies):
            if there >> region & 1 and not self.friends >> nation & 1:
                here = s.fig[region * 7 + nation]
                number += armies(here)
                shots += dice(here)
        return number, shots

    def present(self, region: Region) -> tuple[int, int, bool]:
        """Own armies there, their dice, and whether infantry is among them."""
        s, number, shots, foot = self.s, 0, 0, False
        for nation in self.nations:
            if s.armies[nation] >> region & 1:
                here = s.fig[region * 7 + nation]
                number, shots, foot = number + armies(here), shots + dice(here), foot or here[0] > 0
        return number, shots, foot

    def could_come(self, region: Region) -> tuple[int, int, bool]:
        """Own armies that could be there after this turn's marches, those that are there among them."""
        number, shots, foot = self.present(region)
        for nation in self.nations:
            for origin in regions_in(NEAR[region] & self.s.armies[nation]):
                counts = movable(self.s, nation, origin)
                infantry = max(0, counts[0] - self.kept(nation, origin, counts))
                group = (infantry, *counts[1:])
                number, shots, foot = number + armies(group), shots + dice(group), foot or infantry > 0
        return number, shots, foot

    def chance(self, region: Region) -> tuple[int, float] | None:
        """How strong the enemies there are, and what beating them is worth; None if all who can come are too few."""
        t = self.t
        enemies, shots = self.against(region)
        theirs = max(1, enemies * shots)
        number, ours, foot = self.could_come(region)
        if number * ours < t.superior * theirs:
            return None
        loss = number * (1 - (1 - min(1.0, theirs / (number * ours))) ** 0.5)
        return theirs, (self.worth[region] if foot else 0.0) + t.kill * enemies - t.loss * loss

    def best(self, nation: Nation, origin: Region, to: Region | None = None) -> March:
        """The best march from a region (to a region): what it is worth, and who goes."""
        counts = movable(self.s, nation, origin)
        free = max(0, counts[0] - self.kept(nation, origin, counts))
        choice = (NEAR[origin] & self.open).bit_count() if free else 0
        best = March(-9.0, Region(-1), ())
        if to is not None:
            goals: Sequence[Region] = (to,)
        else:  # no neighbour is closed to armies
            goals = NEIGHBOURS[origin] if armies(counts) else steps_from(self.s, nation, origin)
        for goal in goals:
            if self.hostile >> goal & 1:
                march = self.attack(goal, counts, free)
            elif free and self.open >> goal & 1:
                march = self.entry(origin, goal, free, choice)
            else:
                march = self.way(nation, origin, goal, counts, free)
            if march is not None and march.worth > best.worth:
                best = march
        return best

    def entry(self, origin: Region, to: Region, free: int, choice: int) -> March:
        """One infantryman takes what lies open; whoever has nothing else to take goes along to what is behind it."""
        near = (NEAR[to] & self.open).bit_count()
        worth = self.worth[to] + (0.0 if self.last else self.t.reach * min(4, near)) - self.t.choice * choice
        number = free if choice == 1 and near > 1 and not self.last else 1
        return March(worth, to, (number, 0, 0, 0, 0, 0))

    def way(self, nation: Nation, origin: Region, to: Region, counts: Counts, free: int) -> March | None:
        """Towards what can be taken; before the last turn, to what nobody else of ours will take in it."""
        if self.last:
            return None
        if self.goals and free and self.idle.get(origin * 7 + nation, 0) > 0:
            if 0 < self.goals[to] < self.goals[origin]:
                return March(0.6, to, (1, 0, 0, 0, 0, 0))
        if self.ways[to] < self.ways[origin] > 1 and armies(group := (free, *counts[1:])):
            return March(0.5, to, group)
        return None

    def attack(self, to: Region, counts: Counts, free: int) -> March | None:
        """Worth it if all that can come are superior; as many go as are enough, riders and guns first."""
        if to not in self.chances:
            self.chances[to] = self.chance(to)
        chance = self.chances[to]
        if chance is None or not armies((free, *counts[1:])):
            return None
        theirs, worth = chance
        enough = self.t.enough * theirs
        here, volley, standing = self.present(to)
        needs_foot = self.worth[to] > 0 and not standing
        if here * volley >= enough and not (needs_foot and free):
            return None
        infantry = 1 if needs_foot and free else 0
        riders = (0, *counts[1:])
        men, shots = here + armies(riders), volley + dice(riders)
        while infantry < free and (men + infantry) * (shots + infantry) < enough:
            infantry += 1
        group = (infantry, *counts[1:])
        return March(worth + (self.t.joined if here else 0.0), to, group) if armies(group) else None
