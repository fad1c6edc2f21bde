"""What a hex or an attack is worth to a unit of the greedy opponent."""

from __future__ import annotations

from collections import Counter

from feldherr.bots.trench_club.taste import PLAIN, Taste
from feldherr.games.trench_club.board import NOBODY, WATER
from feldherr.games.trench_club.rules.automa.threats import conquers, threatened
from feldherr.games.trench_club.rules.combat.fire import bonus, dice_of, shooting_back, span, thresholds, value_of
from feldherr.games.trench_club.rules.movement.distance import ways_to
from feldherr.games.trench_club.rules.movement.reach import next_steps, reach
from feldherr.games.trench_club.rules.units import AIR, ATTACK, FOOT, PRICE, SIDES, SPEED, damage_by
from feldherr.games.trench_club.rules.victory import goal, team_forts
from feldherr.games.trench_club.state import INSIDE, State, enemies, frame_of

HOME = 100.0


def expected(s: State, unit: int, target: int, attacking: bool, more: int = 0) -> float:
    """Damage a unit does to another on average, with so many dice more."""
    hits = (dice_of(s, unit) + more) * value_of(s, unit, target) / SIDES
    column = thresholds(s, target, attacking)
    low, high = damage_by(column, int(hits)), damage_by(column, int(hits) + 1)
    return low + (high - low) * (hits - int(hits)) if column else 0.0


def attack_worth(s: State, unit: int, target: int, t: Taste = PLAIN) -> float:
    """Coins of damage dealt less coins of damage suffered."""
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


class Worth:
    """What a hex is worth to a unit: foot soldiers want entrances that nobody threatens, the others somebody in range.

    What does not depend on the hex is worked out once.
    """

    def __init__(self, s: State, unit: int, power: int, t: Taste = PLAIN) -> None:
        self.s, self.kind, self.t = s, s.kind[unit], t
        frame = frame_of(s)
        kind, where = self.kind, s.where
        foes = enemies(s, power)
        self.apart = frame.apart
        self.danger = Counter([near for foe in foes if ATTACK[s.kind[foe]][0] > 2 for near in frame.near[where[foe]]])
        self.wet = not AIR[kind]
        self.forts: list[tuple[tuple[int, ...], float]] = []
        self.prey: list[int] = []
        self.quarry: list[int] = []
        self.fright = t.danger * (t.fear if FOOT[kind] else 1.0)
        self.low = self.high = 0
        self.marks: list[tuple[int, float]] = []
        if FOOT[kind]:
            others = comrades(s, unit, power) if t.claimed and 0 <= where[unit] < INSIDE else []
            for fort in open_forts(s, power):
                doors = frame.doors[fort]
                mates = sum(1 for h in doors if mate(s, unit, power, h))
                less = t.crowd * mates + (t.threat if threatened(s, fort, power) else 0.0)
                if t.swing and s.fort[fort] != NOBODY:
                    less -= t.swing
                way = ways_to(s, kind, doors)
                if others:
                    less += t.claimed * sum([way[other] < way[where[unit]] for other in others])
                self.forts.append((way, less))
        elif ATTACK[kind][0]:
            able = [foe for foe in foes if span(kind, s.kind[foe])[0] <= span(kind, s.kind[foe])[1]]
            if able:
                self.low, self.high = span(kind, s.kind[able[0]])
                self.prey = [where[foe] for foe in able]
                self.quarry = [where[foe] for foe in able if FOOT[s.kind[foe]]]
                if t.pick:
                    self.marks = [(where[foe], t.pick * target_price(s, foe, t) / 10) for foe in able]

    def of(self, hex_: int) -> float:
        worth = -20.0 if self.wet and self.s.terrain[hex_] == WATER else 0.0
        row = self.apart[hex_]
        if self.forts:
            speed = max(1, SPEED[self.kind])
            worth += HOME - self.t.way * min(to[hex_] / speed + less for to, less in self.forts)
        if self.prey:
            far, low, high = [row[where] for where in self.prey], self.low, self.high
            worth -= self.t.far * max(0, min(far) - high)
            if self.quarry:
                worth -= self.t.chase * max(0, min([row[where] for where in self.quarry]) - high)
            if self.marks:
                worth += max([price for where, price in self.marks if low <= row[where] <= high], default=0.0)
            worth += self.t.prey if [1 for one in far if low <= one <= high] else 0.0
        return worth - self.fright * self.danger[hex_] if hex_ in self.danger else worth


def comrades(s: State, unit: int, power: int) -> list[int]:
    """Where the other foot soldiers of a power stand: a fort that one of them is nearer to is his."""
    own = enumerate(s.owner)
    return [s.where[u] for u, who in own if who == power and u != unit and FOOT[s.kind[u]] and 0 <= s.where[u] < INSIDE]


def mate(s: State, unit: int, power: int, hex_: int) -> bool:
    other = s.at[hex_]
    return other not in (NOBODY, unit) and s.owner[other] == power and FOOT[s.kind[other]]


def way_to_best(s: State, unit: int, t: Taste = PLAIN) -> tuple[int, ...]:
    """The way to the best hex in reach; empty to stay."""
    worth, found = Worth(s, unit, s.owner[unit], t), reach(s, unit)
    if not found.spent:
        return ()
    best = max(found.spent, key=lambda hex_: (worth.of(hex_) - 0.01 * found.spent[hex_], -hex_))
    return found.way[best]


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
