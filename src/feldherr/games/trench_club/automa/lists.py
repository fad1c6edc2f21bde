"""The three priority lists (TC §15.14 §15.15): the first action that can be carried out, narrowed letter by letter."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from feldherr.games.trench_club.automa.measure import NO_WAY, from_here, ways_to
from feldherr.games.trench_club.board import BRIDGE, NOBODY, ROAD, TRENCH, TRENCH_ROAD, WATER, WOODS
from feldherr.games.trench_club.fire import can_melee, fixed_hits, span, thresholds, value_of
from feldherr.games.trench_club.state import State, enemies, frame_of, on_map, stands, units_of
from feldherr.games.trench_club.units import (
    AIR,
    ANTI_TANK,
    BERTHA,
    DESTROYED,
    FLAK,
    FOOT,
    GROUND_RANGE,
    PRICE,
    SHIP,
    SPEED,
    damage_by,
)
from feldherr.games.trench_club.ways import Reach, fort_gates

STAY = "stay"


class Choice(NamedTuple):
    """A hex to end on (-1: where it is), whom to attack from there, which fort to conquer."""

    hex: int
    target: int = NOBODY
    fort: int = NOBODY


class Plan(NamedTuple):
    action: str
    letters: tuple[str, ...]
    options: tuple[Choice, ...]


class Planner:
    """What one automa unit would do now; nothing is changed."""

    def __init__(self, s: State, unit: int) -> None:
        self.s, self.unit, self.kind = s, unit, s.kind[unit]
        self.power = s.owner[unit]
        self.house = s.house[self.power]
        self.reach = Reach(s, unit)
        self.foes = enemies(s, self.power)
        self.letters: list[str] = []
        self.options: list[Choice] = []
        friends = [u for u in units_of(s, self.power) if u != unit and on_map(s, u)]
        self.near_foe = self.towards(self.foes)
        self.near_friend = self.towards(friends)
        self.friends = friends
        self.flak = self.towards([foe for foe in self.foes if s.kind[foe] == FLAK]) if AIR[self.kind] else None

    def towards(self, units: list[int]) -> tuple[int, ...] | None:
        return ways_to(self.s, self.kind, tuple(self.s.where[u] for u in units)) if units else None

    # narrowing ------------------------------------------------------------------------------------------------------
    def meets(self, letter: str, test: Callable[[Choice], bool]) -> None:
        """TC §15.15: a criterion nobody meets is skipped and removes nothing."""
        self.keep(letter, [option for option in self.options if test(option)])

    def least(self, letter: str, key: Callable[[Choice], int]) -> None:
        best = min(map(key, self.options))
        self.keep(letter, [option for option in self.options if key(option) == best])

    def most(self, letter: str, key: Callable[[Choice], int]) -> None:
        self.least(letter, lambda option: -key(option))

    def keep(self, letter: str, kept: list[Choice]) -> None:
        if kept and len(kept) < len(self.options):
            self.letters.append(letter)
            self.options = kept

    def plan(self, action: str) -> Plan:
        return Plan(action, tuple(self.letters), tuple(self.options))

    def stay(self) -> Plan:
        return Plan(STAY, (), (Choice(NOBODY),))

    # what is asked again and again --------------------------------------------------------------------------------
    def destroys(self, option: Choice) -> bool:
        """TC §15.25 §15.31 §15.41: with the fixed hits, by the target's damage and ground."""
        s, target = self.s, option.target
        harm = damage_by(thresholds(s, target, False), fixed_hits(s, self.unit, target))
        return s.damage[target] + harm >= DESTROYED

    def unanswered(self, option: Choice) -> bool:
        """TC §15.26 §15.32: the target cannot shoot back at this attacker, from there."""
        if self.apart(option.hex, option.target) > 1:
            return True
        return not can_melee(self.s, option.target, self.unit)

    def apart(self, hex_: int, target: int) -> int:
        row = frame_of(self.s).apart[hex_]
        return min(row[there] for there in stands(self.s, target))

    def attacks(self) -> list[Choice]:
        """TC §15.30 §15.40, ruling r57: every hex in reach, staying included, and every enemy in range from there."""
        s, out = self.s, []
        for hex_ in sorted(self.reach.spent):
            if s.terrain[hex_] == WATER and not AIR[self.kind] and not SHIP[self.kind]:
                continue
            for foe in self.foes:
                low, high = span(self.kind, s.kind[foe])
                if low <= self.apart(hex_, foe) <= high:
                    out.append(Choice(hex_, foe))
        return out

    def hexes(self) -> list[int]:
        return sorted(self.reach.spent)

    def wooded(self, option: Choice) -> bool:
        """Ruling r76: with the expert rules a foot soldier prefers a trench."""
        dug = self.s.rules.trenches and FOOT[self.kind] and self.s.terrain[option.hex] in (TRENCH, TRENCH_ROAD)
        return dug or self.s.terrain[option.hex] == WOODS

    # list I -----------------------------------------------------------------------------------------------------------
    def foot(self) -> Plan:
        """TC §15.20 §15.21 §15.23 §15.25 §15.26 §15.27 §15.28, ruling r77."""
        barred = self.s.rules.short_game and self.kind == ANTI_TANK
        forts = [] if barred else [fort for fort, house in enumerate(self.s.fort) if house != self.house]
        for action in (self.conquer, self.to_entrance, self.within_two_turns):
            if plan := action(forts):
                return plan
        every = self.attacks()
        for name, test in (("I.4", self.destroys), ("I.5", self.unanswered)):
            self.options = [option for option in every if test(option)]
            if self.options:
                self.melee_target()
                self.melee_hex()
                return self.plan(name)
        if plan := self.nearest_entrance(forts):
            return plan
        found = self.melee(every)
        return found._replace(action=f"I.7 {found.action}") if found.action != STAY else found

    def conquer(self, forts: list[int]) -> Plan | None:
        """TC §15.20, ruling r47: no enemy foot soldier beside the entrances."""
        gates = fort_gates(self.s, self.unit, self.s.where[self.unit], 0)
        free = [fort for fort in gates if fort in forts and not threatened(self.s, fort, self.power)]
        self.options = [Choice(NOBODY, fort=fort) for fort in free]
        return self.plan("I.1") if self.options else None

    def to_entrance(self, forts: list[int]) -> Plan | None:
        """TC §15.21 §15.22, ruling r48: not where another own soldier is already, unless an enemy is there as well."""
        s, doors = self.s, frame_of(self.s).doors
        found = set()
        for fort in forts:
            mates = [u for u in self.friends if FOOT[s.kind[u]] and s.where[u] in doors[fort]]
            if not mates or threatened(s, fort, self.power):
                found |= {Choice(hex_) for hex_ in doors[fort] if hex_ in self.reach.spent and s.terrain[hex_] != WATER}
        self.options = sorted(found)
        if not self.options:
            return None
        if self.near_foe:
            self.most("a", lambda option: self.far_from_foe(option))
        return self.plan("I.2")

    def far_from_foe(self, option: Choice) -> int:
        return self.near_foe[option.hex] if self.near_foe else 0

    def within_two_turns(self, forts: list[int]) -> Plan | None:
        """TC §15.23 §15.24, rulings r49 and r50."""
        s, speed = self.s, SPEED[self.kind]
        rest: dict[Choice, int] = {}
        for fort in forts:
            to = ways_to(s, self.kind, frame_of(s).doors[fort])
            now = from_here(s, self.unit, to)
            if now <= 2 * speed:
                for hex_ in self.reach.spent:
                    if to[hex_] < now:
                        option = Choice(hex_)
                        rest[option] = min(to[hex_], rest.get(option, NO_WAY))
        self.options = sorted(rest)
        if not self.options:
            return None
        self.meets("a", lambda option: rest[option] <= speed)
        if self.near_foe:
            self.most("b", lambda option: self.far_from_foe(option))
        self.least("c", lambda option: rest[option])
        self.meets("d", self.wooded)
        return self.plan("I.3")

    def nearest_entrance(self, forts: list[int]) -> Plan | None:
        """TC §15.27, ruling r54: the least remaining cost, then woods."""
        hexes = self.hexes()
        if not forts or not hexes:
            return None
        tables = [ways_to(self.s, self.kind, frame_of(self.s).doors[fort]) for fort in forts]
        to = min(tables, key=lambda one: from_here(self.s, self.unit, one))
        self.options = [Choice(hex_) for hex_ in hexes]
        self.least("a", lambda option: to[option.hex])
        self.meets("b", self.wooded)
        self.letters = []
        return self.plan("I.6")

    # list II ----------------------------------------------------------------------------------------------------------
    def melee(self, every: list[Choice] | None = None) -> Plan:
        """TC §15.30 §15.37."""
        self.options = self.attacks() if every is None else every
        if self.options:
            self.melee_target()
            self.melee_hex()
            return self.plan("II.1")
        if not self.choose_prey():
            return self.stay()
        self.melee_target()
        self.closer(lambda option: ways_to(self.s, self.kind, (self.s.where[option.target],))[option.hex])
        self.melee_hex()
        return self.approach("II.2")

    def choose_prey(self) -> bool:
        """Every enemy this type can attack at all, with every hex in reach."""
        ranges = {foe: span(self.kind, self.s.kind[foe]) for foe in self.foes}
        able = [foe for foe, (low, high) in ranges.items() if low <= high]
        self.options = [Choice(hex_, foe) for hex_ in self.hexes() for foe in able]
        return bool(self.options)

    def closer(self, key: Callable[[Choice], int]) -> None:
        """TC §15.37 §15.46: as close as possible to the target of highest priority."""
        letters = self.letters[:]
        self.least("", key)
        self.letters = letters

    def approach(self, action: str) -> Plan:
        """The unit only moves."""
        return Plan(action, tuple(self.letters), tuple(sorted({Choice(option.hex) for option in self.options})))

    def melee_target(self) -> None:
        """TC §15.31 §15.32 §15.33 §15.34 §15.35 §15.36."""
        s = self.s
        self.meets("a", self.destroys)
        self.meets("b", self.unanswered)
        if flak := self.flak:
            self.most("c", lambda option: flak[s.where[option.target]])
        self.least("d", lambda option: value_of(s, option.target, self.unit))
        self.most("e", lambda option: PRICE[s.kind[option.target]])
        self.least("f", lambda option: s.experience[option.target])

    def melee_hex(self) -> None:
        """TC §15.38."""
        if flak := self.flak:
            self.most("hex-a", lambda option: flak[option.hex])
        self.meets("hex-b", self.wooded)
        if friend := self.near_friend:
            self.least("hex-c", lambda option: friend[option.hex])
        self.least("hex-d", self.from_start)

    def from_start(self, option: Choice) -> int:
        """Half points from where the unit began its move."""
        return from_here(self.s, self.unit, ways_to(self.s, self.kind, (option.hex,)))

    # list III ---------------------------------------------------------------------------------------------------------
    def ranged(self) -> Plan:
        """TC §15.40 §15.46, ruling r53."""
        self.options = self.attacks()
        if self.options:
            self.ranged_target()
            self.ranged_hex()
            return self.plan("III.1")
        if self.choose_prey():
            self.ranged_target()
            self.closer(lambda option: self.apart(option.hex, option.target))
        else:
            lead = [u for u in self.friends if self.foes]
            if not lead or not self.hexes():
                return self.stay()
            foe_hexes = [self.s.where[foe] for foe in self.foes]
            row = frame_of(self.s).apart
            first = min(lead, key=lambda u: (min(row[self.s.where[u]][hex_] for hex_ in foe_hexes), u))
            if on_map(self.s, self.unit) and row[self.s.where[self.unit]][self.s.where[first]] <= 2:
                return self.stay()
            self.options = [Choice(hex_, first) for hex_ in self.hexes()]
            self.closer(lambda option: max(2, row[option.hex][self.s.where[first]]))
        self.ranged_hex()
        return self.approach("III.2")

    def ranged_target(self) -> None:
        """TC §15.41 §15.42 §15.43 §15.44 §15.45; Big Bertha spares own units if all else is equal (ruling r56)."""
        s = self.s
        self.meets("a", self.destroys)
        self.meets("b", lambda option: besieges(s, option.target, self.house))
        self.meets("c", lambda option: option.target in s.shot)
        self.most("d", lambda option: PRICE[s.kind[option.target]])
        self.most("e", lambda option: s.experience[option.target])
        if self.kind == BERTHA:
            near = frame_of(s).near
            self.meets("bertha", lambda option: not any(
                s.at[hex_] >= 0 and s.owner[s.at[hex_]] == self.power for hex_ in near[s.where[option.target]]
            ))  # fmt: skip

    def ranged_hex(self) -> None:
        """TC §15.47."""
        s, frame = self.s, frame_of(self.s)
        foes = [s.where[foe] for foe in self.foes]
        friends = [s.where[friend] for friend in self.friends]
        paved = (ROAD, BRIDGE, TRENCH_ROAD)
        self.meets("hex-a", lambda option: any(s.terrain[h] in paved for h in (option.hex, *frame.near[option.hex])))
        if foes:
            self.most("hex-b", lambda option: min(frame.apart[option.hex][foe] for foe in foes))
        if friends:
            self.least("hex-c", lambda option: min(frame.apart[option.hex][friend] for friend in friends))
        self.least("hex-d", self.from_start)


def threatened(s: State, fort: int, power: int) -> bool:
    """Ruling r47: an enemy foot soldier beside an entrance could conquer the fort in the next turn."""
    for hex_ in frame_of(s).doors[fort]:
        unit = s.at[hex_]
        if unit >= 0 and s.team[s.owner[unit]] != s.team[power] and conquers(s, unit):
            return True
    return False


def conquers(s: State, unit: int) -> bool:
    """TC §11.5, ruling r77: in the short game an anti-tank gun is no threat to forts."""
    return FOOT[s.kind[unit]] and not (s.rules.short_game and s.kind[unit] == ANTI_TANK)


def besieges(s: State, unit: int, house: int) -> bool:
    """TC §15.42 §15.11: an enemy foot soldier beside an entrance of a neutral fort or of one of the automa."""
    if not conquers(s, unit):
        return False
    return any(s.fort[fort] in (NOBODY, house) for fort in frame_of(s).gates[s.where[unit]])


def list_of(kind: int) -> int:
    """TC §15.12: foot soldiers, then melee units with range exactly 1, then ranged ones."""
    if FOOT[kind]:
        return 1
    return 2 if GROUND_RANGE[kind] == (1, 1) else 3


def plan(s: State, unit: int) -> Plan:
    planner = Planner(s, unit)
    number = list_of(s.kind[unit])
    return planner.foot() if number == 1 else planner.melee() if number == 2 else planner.ranged()
