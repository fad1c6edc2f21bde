"""What a hex or an attack is worth to a unit of the greedy opponent."""

from __future__ import annotations

from feldherr.games.trench_club.automa.lists import threatened
from feldherr.games.trench_club.automa.measure import ways_to
from feldherr.games.trench_club.board import NOBODY, WATER
from feldherr.games.trench_club.fire import dice_of, shooting_back, span, thresholds, value_of
from feldherr.games.trench_club.state import INSIDE, State, enemies, frame_of
from feldherr.games.trench_club.units import AIR, ATTACK, FOOT, PRICE, SIDES, SPEED, damage_by
from feldherr.games.trench_club.ways import Reach, after, contact, exits, mined, step_refusal

HOME, PREY, DANGER = 100.0, 6.0, 1.0


def expected(s: State, unit: int, target: int, attacking: bool) -> float:
    """Damage a unit does to another on average."""
    hits = dice_of(s, unit) * value_of(s, unit, target) / SIDES
    column = thresholds(s, target, attacking)
    low, high = damage_by(column, int(hits)), damage_by(column, int(hits) + 1)
    return low + (high - low) * (hits - int(hits)) if column else 0.0


def attack_worth(s: State, unit: int, target: int) -> float:
    """Coins of damage dealt less coins of damage suffered."""
    dealt = min(expected(s, unit, target, False), 6 - s.damage[target]) * PRICE[s.kind[target]]
    if expected(s, unit, target, False) + s.damage[target] >= 6:
        dealt += 2 * PRICE[s.kind[target]]
    suffered = sum(expected(s, foe, unit, True) for foe in shooting_back(s, unit, target)) * PRICE[s.kind[unit]]
    return dealt - 0.7 * suffered


def open_forts(s: State, power: int) -> list[int]:
    return [fort for fort, house in enumerate(s.fort) if house != s.house[power]]


def hex_worth(s: State, unit: int, power: int, hex_: int) -> float:
    """Foot soldiers want entrances that nobody threatens; the others a hex from which they can fire."""
    kind = s.kind[unit]
    frame = frame_of(s)
    worth = -20.0 if s.terrain[hex_] == WATER and not AIR[kind] else 0.0
    foes = enemies(s, power)
    if FOOT[kind]:
        forts = open_forts(s, power)
        if forts:
            near = []
            for fort in forts:
                far = ways_to(s, kind, frame.doors[fort])[hex_] / max(1, SPEED[kind])
                mates = sum(1 for h in frame.doors[fort] if mate(s, unit, power, h))
                near.append(far + 1.5 * mates + (1.0 if threatened(s, fort, power) else 0.0))
            worth += HOME - 12 * min(near)
    else:
        able = [foe for foe in foes if span(kind, s.kind[foe])[0] <= span(kind, s.kind[foe])[1] and ATTACK[kind][0]]
        if able:
            low, high = span(kind, s.kind[able[0]])
            far = min(max(0, frame.apart[hex_][s.where[foe]] - high) for foe in able)
            worth -= 2.0 * far
            worth += PREY if any(low <= frame.apart[hex_][s.where[foe]] <= high for foe in able) else 0.0
    worth -= DANGER * sum(1 for foe in foes if frame.apart[hex_][s.where[foe]] == 1 and ATTACK[s.kind[foe]][0] > 2)
    return worth


def mate(s: State, unit: int, power: int, hex_: int) -> bool:
    other = s.at[hex_]
    return other not in (NOBODY, unit) and s.owner[other] == power and FOOT[s.kind[other]]


def march(s: State, unit: int, left: int, touched: bool, steps: int) -> int | None:
    """The next step towards the best hex; None to stop."""
    power = s.owner[unit]
    if steps == 0:
        reach = Reach(s, unit)
        if not reach.spent:
            return None
        best = max(reach.spent, key=lambda hex_: (hex_worth(s, unit, power, hex_) - 0.01 * reach.spent[hex_], -hex_))
        way = reach.way[best]
        return way[0] if way else None
    here = hex_worth(s, unit, power, s.where[unit])
    free = s.at[s.where[unit]] in (NOBODY, unit)
    found, value = None, here if free else -1e9
    for to in exits(s, unit, s.where[unit], steps) if s.where[unit] < INSIDE else ():
        if step_refusal(s, unit, to, left, steps) or mined(s, unit, to):
            continue
        rest = after(s, s.kind[unit], to, left)
        ended = touched and contact(s, unit, to)
        if s.at[to] not in (NOBODY, unit) and (ended or not rest):
            continue
        worth = hex_worth(s, unit, power, to)
        if worth > value + 0.01:
            found, value = to, worth
    return found
