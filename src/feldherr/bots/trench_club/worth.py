"""What a hex or an attack is worth to a unit of the greedy opponent."""

from __future__ import annotations

from feldherr.bots.trench_club.taste import PLAIN, Taste
from feldherr.games.trench_club.board import NOBODY, WATER
from feldherr.games.trench_club.rules.automa.threats import conquers, threatened
from feldherr.games.trench_club.rules.combat.fire import bonus, dice_of, shooting_back, span, thresholds, value_of
from feldherr.games.trench_club.rules.movement.distance import ways_to
from feldherr.games.trench_club.rules.movement.reach import Around, Reach, around, next_steps, reach
from feldherr.games.trench_club.rules.units import AIR, ATTACK, FOOT, PRICE, SIDES, SPEED, damage_by
from feldherr.games.trench_club.rules.victory import goal, team_forts
from feldherr.games.trench_club.state import INSIDE, State, enemies, frame_of

HOME = 100.0
AWAY = 1_000_000
"""Farther than anything."""
Mark = tuple[int, int, float, bool]
"""Where somebody stands who could be shot at, who, what it is worth to have him in range, whether he goes on foot."""


def expected(s: State, unit: int, target: int, attacking: bool, more: int = 0) -> float:
    """Damage a unit does to another on average, with so many dice more."""
    hits = (dice_of(s, unit) + more) * value_of(s, unit, target) / SIDES
    column = thresholds(s, target, attacking)
    low, high = damage_by(column, int(hits)), damage_by(column, int(hits) + 1)
    return low + (high - low) * (hits - int(hits)) if column else 0.0


def attack_worth(s: State, unit: int, target: int, t: Taste = PLAIN, price: float = -1.0) -> float:
    """Coins of damage dealt less coins of damage suffered; the target's price if it is known."""
    if price < 0:
        price = target_price(s, target, t)
    hits, done = expected(s, unit, target, False), float(s.damage[target])
    if t.focus:
        hits = expected(s, unit, target, False, bonus(s, unit, target))
        done += sum([expected(s, other, target, False) for other, its, _ in s.turn.attacks if its == target])
    dealt = max(0.0, min(hits, 6 - done)) * price
    if hits + done >= 6 > done:
        dealt += t.kill * price
    suffered = sum(expected(s, foe, unit, True) for foe in shooting_back(s, unit, target)) * PRICE[s.kind[unit]]
    return dealt - t.suffered * suffered


def target_price(s: State, target: int, t: Taste) -> float:
    """What a target is worth in coins: foot soldiers more than they cost, most of all before a fort."""
    price = PRICE[s.kind[target]] * (t.hunter if FOOT[s.kind[target]] else 1.0)
    if t.besieger and 0 <= s.where[target] < INSIDE and conquers(s, target):
        price += t.besieger * siege(s, target)
    return price


def siege(s: State, unit: int) -> int:
    """Whether a foot soldier stands before a fort that is not his side's: 1, or 2 if that fort would win the game."""
    team = s.team[s.owner[unit]]
    for fort in frame_of(s).gates[s.where[unit]]:
        if s.fort[fort] == NOBODY or s.team[s.fort[fort]] != team:
            return 2 if team_forts(s, team) + 1 >= goal(s) else 1
    return 0


def open_forts(s: State, power: int) -> list[int]:
    """Those to conquer; an ally's are closed (TC §7.9)."""
    team = s.team[power]
    return [fort for fort, house in enumerate(s.fort) if house == NOBODY or s.team[house] != team]


class Scene:
    """What all units of a power see in the same way, as long as no enemy moves and no fort is taken."""

    def __init__(self, s: State, power: int, t: Taste) -> None:
        near = frame_of(s).near
        self.s, self.power, self.t = s, power, t
        self.foes = enemies(s, power)
        self.danger: dict[int, int] = {}
        for foe in self.foes:
            if ATTACK[s.kind[foe]][0] > 2:
                for hex_ in near[s.where[foe]]:
                    self.danger[hex_] = self.danger.get(hex_, 0) + 1
        self.forts: list[tuple[int, float, float]] | None = None
        self.marks: dict[int, list[Mark]] = {}
        self.around: dict[bool, Around] = {}

    def open(self) -> list[tuple[int, float, float]]:
        """The forts to conquer; so many moves farther for an enemy there, nearer if it is the enemy's."""
        if self.forts is None:
            s, t, self.forts = self.s, self.t, []
            for fort in open_forts(s, self.power):
                threat = t.threat if threatened(s, fort, self.power) else 0.0
                self.forts.append((fort, threat, t.swing if s.fort[fort] != NOBODY else 0.0))
        return self.forts

    def marks_of(self, kind: int) -> list[Mark]:
        """Whom a unit of this kind could ever shoot at."""
        found = self.marks.get(kind)
        if found is None:
            s, t, found = self.s, self.t, list[Mark]()
            for foe in self.foes:
                low, high = span(kind, s.kind[foe])
                if low <= high:
                    price = t.pick * target_price(s, foe, t) / 10 if t.pick else 0.0
                    found.append((s.where[foe], foe, price, FOOT[s.kind[foe]]))
            self.marks[kind] = found
        return found

    def reach(self, unit: int) -> Reach:
        """Where a unit can go; asked of many units what is around them is found out once."""
        s = self.s
        if s.rules.trenches or s.mines:
            return reach(s, unit)
        flies = AIR[s.kind[unit]]
        known = self.around.get(flies)
        if known is None:
            known = self.around[flies] = around(s, unit)
        return reach(s, unit, known=known)


class Worth:
    """What a hex is worth to a unit: foot soldiers want entrances that nobody threatens, the others somebody in range.

    What does not depend on the hex is worked out once.
    """

    def __init__(self, s: State, unit: int, power: int, t: Taste = PLAIN, scene: Scene | None = None) -> None:
        self.s, self.kind, self.t = s, s.kind[unit], t
        if scene is None:
            scene = Scene(s, power, t)
        frame = frame_of(s)
        kind, where = self.kind, s.where
        self.apart = frame.apart
        self.danger = scene.danger
        self.wet = not AIR[kind]
        self.forts: list[tuple[tuple[int, ...], float]] = []
        self.fright = t.danger * (t.fear if FOOT[kind] else 1.0)
        self.low = self.high = 0
        self.marks: list[Mark] = []
        if FOOT[kind]:
            others = comrades(s, unit, power) if t.claimed and 0 <= where[unit] < INSIDE else []
            for fort, threat, swing in scene.open():
                doors = frame.doors[fort]
                less = t.crowd * sum([mate(s, unit, power, hex_) for hex_ in doors]) + threat - swing
                way = ways_to(s, kind, doors)
                if others:
                    less += t.claimed * sum([way[other] < way[where[unit]] for other in others])
                self.forts.append((way, less))
        elif ATTACK[kind][0]:
            self.marks = scene.marks_of(kind)
            if self.marks:
                self.low, self.high = span(kind, s.kind[self.marks[0][1]])

    def of(self, hex_: int) -> float:
        worth = -20.0 if self.wet and self.s.terrain[hex_] == WATER else 0.0
        if self.forts:
            speed = max(1, SPEED[self.kind])
            nearest = 1e9
            for to, less in self.forts:
                nearest = min(nearest, to[hex_] / speed + less)
            worth += HOME - self.t.way * nearest
        if self.marks:
            worth = self.hunt(hex_, worth)
        return worth - self.fright * self.danger[hex_] if hex_ in self.danger else worth

    def hunt(self, hex_: int, worth: float) -> float:
        """For who shoots, more or less than that: how far it is to somebody, and to a foot soldier; the best target."""
        t, row, low, high = self.t, self.apart[hex_], self.low, self.high
        nearest = quarry = AWAY
        best, ranged = 0.0, False
        for where, _, price, foot in self.marks:
            far = row[where]
            if far < nearest:
                nearest = far
            if foot and far < quarry:
                quarry = far
            if low <= far <= high:
                ranged = True
                if price > best:
                    best = price
        worth -= t.far * max(0, nearest - high)
        if quarry < AWAY:
            worth -= t.chase * max(0, quarry - high)
        worth += best
        return worth + t.prey if ranged else worth


def comrades(s: State, unit: int, power: int) -> list[int]:
    """Where the other foot soldiers of a power stand: a fort that one of them is nearer to is his."""
    own = enumerate(s.owner)
    return [s.where[u] for u, who in own if who == power and u != unit and FOOT[s.kind[u]] and 0 <= s.where[u] < INSIDE]


def mate(s: State, unit: int, power: int, hex_: int) -> bool:
    other = s.at[hex_]
    return other not in (NOBODY, unit) and s.owner[other] == power and FOOT[s.kind[other]]


def best_of(worth: Worth, found: Reach) -> int:
    """The best hex in reach; -1 if there is none."""
    best, most = -1, 0.0
    for hex_, spent in found.spent.items():
        value = worth.of(hex_) - 0.01 * spent
        if best < 0 or value > most or (value == most and hex_ < best):
            best, most = hex_, value
    return best


def way_to_best(s: State, unit: int, t: Taste = PLAIN) -> tuple[int, ...]:
    """The way to the best hex in reach; empty to stay."""
    found = reach(s, unit)
    best = best_of(Worth(s, unit, s.owner[unit], t), found)
    return found.way[best] if best >= 0 else ()


def one_step_on(s: State, unit: int, left: int, touched: bool, t: Taste = PLAIN) -> int | None:
    """The next step to a better hex for who is on his way; None to stop."""
    worth = Worth(s, unit, s.owner[unit], t)
    here = worth.of(s.where[unit])
    free = s.at[s.where[unit]] in (NOBODY, unit)
    found, value = None, here if free else -1e9
    for to, rest, ended in next_steps(s, unit, left, touched, 1):
        if s.at[to] not in (NOBODY, unit) and (ended or not rest):
            continue
        there = worth.of(to)
        if there > value + 0.01:
            found, value = to, there
    return found


def delivery(s: State, kind: int, power: int, fort: int) -> float:
    """What it is worth to have a bought unit in a fort: nobody before it, and the next one to take is near."""
    frame = frame_of(s)
    open_ = open_forts(s, power)
    doors = tuple(sorted(hex_ for one in open_ for hex_ in frame.doors[one]))
    way = min([ways_to(s, kind, doors)[hex_] for hex_ in frame.doors[fort]]) if doors else 0
    return -way / max(1, SPEED[kind]) - (50.0 if threatened(s, fort, power) else 0.0)
