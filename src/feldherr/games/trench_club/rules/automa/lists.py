"""The three priority lists (TC §15.14 §15.15): the first action that can be carried out, narrowed letter by letter."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from feldherr.games.trench_club.board import BRIDGE, NOBODY, ROAD, TRENCH_ROAD, WATER, WOODS
from feldherr.games.trench_club.rules.automa.threats import besieges, comrades, threatened
from feldherr.games.trench_club.rules.combat.fire import can_melee, fixed_hits, places, span, thresholds, value_of
from feldherr.games.trench_club.rules.movement.distance import NO_WAY, from_here, in_one_move, ways_to, ways_to_units
from feldherr.games.trench_club.rules.movement.reach import reach
from feldherr.games.trench_club.rules.movement.ways import fort_gates
from feldherr.games.trench_club.rules.units import (
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
from feldherr.games.trench_club.state import (
    State,
    enemies,
    frame_of,
    is_trench,
    on_map,
    stands,
    trench_of,
    units_of,
)

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
        self.reach = reach(s, unit)
        self.foes = enemies(s, self.power)
        self.letters: list[str] = []
        self.options: list[Choice] = []
        friends = [u for u in units_of(s, self.power) if u != unit and on_map(s, u)]
        self.near_foe = self.towards(self.foes)
        self.near_friend = self.towards(friends)
        self.friends = friends
        self.flak = self.towards([foe for foe in self.foes if s.kind[foe] == FLAK]) if AIR[self.kind] else None

    def towards(self, units: list[int]) -> tuple[int, ...] | None:
        return ways_to_units(self.s, self.kind, units) if units else None

    def spot(self, hex_: int) -> tuple[int, ...]:
        """Where the unit would count as standing: who enters a trench is its garrison (rulings r59 and r76)."""
        return trench_of(self.s, hex_) if FOOT[self.kind] and is_trench(self.s, hex_) else (hex_,)

    def far(self, to: tuple[int, ...], hex_: int) -> int:
        """Half points from a hex, or from the trench it is part of, by a table."""
        return min(to[here] for here in self.spot(hex_))

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
            self.options = kept
            if letter not in self.letters:
                self.letters.append(letter)

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
        """TC §15.26 §15.32 §13.13: the target cannot shoot back at this attacker from there, nor can its garrison.

        Where the unit only comes closer, the attack it prepares is meant.
        """
        s, target = self.s, option.target
        high = span(self.kind, s.kind[target])[1]
        if min(self.apart(option.hex, target), high) > 1:
            return True
        return not any(can_melee(s, foe, self.unit) for foe in (target, *comrades(s, target)))

    def apart(self, hex_: int, target: int) -> int:
        """In hexes; a garrison is everywhere in its trench (TC §13.10, ruling r76)."""
        rows, ends = frame_of(self.s).apart, stands(self.s, target)
        return min(rows[here][there] for here in self.spot(hex_) for there in ends)

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
        return self.s.terrain[option.hex] == WOODS

    def cover(self, option: Choice) -> int:
        """TC §15.24 §15.38: woods; with the expert rules a foot soldier prefers a trench to them (ruling r76)."""
        return 2 if FOOT[self.kind] and is_trench(self.s, option.hex) else int(self.wooded(option))

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
            front = set(doors[fort])
            mates = [u for u in self.friends if FOOT[s.kind[u]] and front & set(stands(s, u))]
            if not mates or threatened(s, fort, self.power):
                found |= {Choice(hex_) for hex_ in self.reach.spent if front & set(self.spot(hex_))}
        self.options = sorted(found)
        if not self.options:
            return None
        if self.near_foe:
            self.most("a", lambda option: self.far_from_foe(option))
        return self.plan("I.2")

    def far_from_foe(self, option: Choice) -> int:
        return self.far(self.near_foe, option.hex) if self.near_foe else 0

    def within_two_turns(self, forts: list[int]) -> Plan | None:
        """TC §15.23 §15.24, rulings r49 and r50."""
        s, doors = self.s, frame_of(self.s).doors
        rest: dict[Choice, int] = {}
        soon: set[Choice] = set()
        for fort in forts:
            to = ways_to(s, self.kind, doors[fort])
            now = from_here(s, self.unit, to)
            if now > 2 * SPEED[self.kind]:
                continue
            for hex_ in self.reach.spent:
                if (then := self.far(to, hex_)) < now:
                    option = Choice(hex_)
                    rest[option] = min(then, rest.get(option, NO_WAY))
                    if any(in_one_move(s, self.kind, here) & set(doors[fort]) for here in self.spot(hex_)):
                        soon.add(option)
        self.options = sorted(rest)
        if not self.options:
            return None
        self.meets("a", lambda option: option in soon)
        if self.near_foe:
            self.most("b", lambda option: self.far_from_foe(option))
        self.least("c", lambda option: rest[option])
        self.most("d", self.cover)
        return self.plan("I.3")

    def nearest_entrance(self, forts: list[int]) -> Plan | None:
        """TC §15.27, ruling r54: the least remaining cost, then woods; who cannot come closer does not do it."""
        tables = [ways_to(self.s, self.kind, frame_of(self.s).doors[fort]) for fort in forts]
        if not tables:
            return None
        to = min(tables, key=lambda one: from_here(self.s, self.unit, one))
        now = from_here(self.s, self.unit, to)
        self.options = [Choice(hex_) for hex_ in self.hexes() if self.far(to, hex_) < now]
        if not self.options:
            return None
        self.least("near", lambda option: self.far(to, option.hex))
        self.meets("woods", self.wooded)
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
            return self.escort()
        self.melee_target()
        self.closer(lambda option: self.far(ways_to_units(self.s, self.kind, [option.target]), option.hex))
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
            self.most("c", lambda option: min(flak[hex_] for hex_ in stands(s, option.target)))
        self.least("d", lambda option: value_of(s, option.target, self.unit))
        self.most("e", lambda option: PRICE[s.kind[option.target]])
        self.least("f", lambda option: s.experience[option.target])

    def melee_hex(self) -> None:
        """TC §15.38."""
        if flak := self.flak:
            self.most("hex-a", lambda option: flak[option.hex])
        self.most("hex-b", self.cover)
        if friend := self.near_friend:
            self.least("hex-c", lambda option: self.far(friend, option.hex))
        self.least("hex-d", self.from_start)

    def from_start(self, option: Choice) -> int:
        """Half points from where the unit began its move."""
        return from_here(self.s, self.unit, ways_to(self.s, self.kind, (option.hex,)))

    # list III ---------------------------------------------------------------------------------------------------------
    def ranged(self) -> Plan:
        """TC §15.40 §15.46."""
        self.options = self.attacks()
        if self.options:
            self.ranged_target()
            self.ranged_hex()
            return self.plan("III.1")
        if not self.choose_prey():
            return self.escort()
        self.ranged_target()
        self.closer(lambda option: self.apart(option.hex, option.target))
        self.ranged_hex()
        return self.approach("III.2")

    def escort(self) -> Plan:
        """Ruling r53: who has no attackable enemy at all follows the own unit nearest to one, two hexes behind."""
        s, rows = self.s, frame_of(self.s).apart
        ends = [hex_ for foe in self.foes for hex_ in stands(s, foe)]
        if not ends or not self.friends or not self.hexes():
            return self.stay()

        def front(unit: int) -> int:
            return min(rows[here][there] for here in stands(s, unit) for there in ends)

        lead = [unit for unit in self.friends if front(unit) == min(map(front, self.friends))]
        if on_map(s, self.unit) and any(self.apart(s.where[self.unit], unit) <= 2 for unit in lead):
            return self.stay()
        self.options = [Choice(hex_, unit) for hex_ in self.hexes() for unit in lead]
        self.closer(lambda option: max(2, self.apart(option.hex, option.target)))
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
        """TC §15.47: the start is measured in movement points, then in hexes."""
        s, frame = self.s, frame_of(self.s)
        foes = [hex_ for foe in self.foes for hex_ in stands(s, foe)]
        friends = [hex_ for friend in self.friends for hex_ in stands(s, friend)]
        start = places(s, self.unit)
        paved = (ROAD, BRIDGE, TRENCH_ROAD)
        self.meets("hex-a", lambda option: any(s.terrain[h] in paved for h in (option.hex, *frame.near[option.hex])))
        if foes:
            self.most("hex-b", lambda option: min(frame.apart[option.hex][foe] for foe in foes))
        if friends:
            self.least("hex-c", lambda option: min(frame.apart[option.hex][friend] for friend in friends))
        self.least("hex-d", self.from_start)
        self.least("hex-d", lambda option: min(frame.apart[option.hex][hex_] for hex_ in start))


def list_of(kind: int) -> int:
    """TC §15.12: foot soldiers, then melee units with range exactly 1, then ranged ones."""
    if FOOT[kind]:
        return 1
    return 2 if GROUND_RANGE[kind] == (1, 1) else 3


def plan(s: State, unit: int) -> Plan:
    planner = Planner(s, unit)
    number = list_of(s.kind[unit])
    return planner.foot() if number == 1 else planner.melee() if number == 2 else planner.ranged()
