"""Who can attack whom, with how many dice and which value (chapters 8, 9, 12, 13)."""

from __future__ import annotations

from feldherr.games.trench_club.board import NOBODY, WOODS
from feldherr.games.trench_club.rules.units import (
    AIR,
    AIR_RANGE,
    BERTHA,
    DICE,
    FOOT,
    GAS,
    GROUND_RANGE,
    GUN_TURRET,
    MELEE_AIR,
    MELEE_GROUND,
    OPEN,
    PINCER,
    POCKET,
    TANK_TYPE,
    attack_value,
)
from feldherr.games.trench_club.rules.units import WOODS as WOODS_COLUMN
from feldherr.games.trench_club.state import (
    AUTOMA,
    INSIDE,
    State,
    frame_of,
    helpless,
    in_trench,
    is_trench,
    on_map,
    own_house,
    rank,
    stands,
    trench_of,
)


def span(kind: int, target: int) -> tuple[int, int]:
    """TC §8.5 §8.6 §8.7: the range of a type against the kind of target the other is."""
    return AIR_RANGE[kind] if AIR[target] else GROUND_RANGE[kind]


def places(s: State, unit: int) -> tuple[int, ...]:
    """From where a unit fires: its hex, its whole trench (ruling r59), or any hex of the turret's fort (TC §17.16)."""
    if s.where[unit] >= INSIDE:
        return frame_of(s).wall[s.where[unit] - INSIDE]
    return stands(s, unit)


def distance(s: State, unit: int, target: int) -> int:
    """TC §1.17: in hexes along the shortest line; woods and units do not matter (ruling r30)."""
    if not s.rules.trenches and s.where[unit] < INSIDE:
        return frame_of(s).apart[s.where[unit]][s.where[target]]
    return fired_over(s, places(s, unit), s.kind[unit], target)


def fired_over(s: State, here: tuple[int, ...], kind: int, target: int) -> int:
    """TC §13.10: of a trench one hex in range is enough, and the nearest of those is fired at; else the nearest."""
    rows, ends = frame_of(s).apart, stands(s, target)
    low, high = span(kind, s.kind[target])
    apart = [rows[a][b] for a in here for b in ends]
    return min([far for far in apart if low <= far <= high] or apart)


def reaches(s: State, unit: int, target: int) -> bool:
    low, high = span(s.kind[unit], s.kind[target])
    return low <= distance(s, unit, target) <= high


def has_target(s: State, unit: int, foes: list[int]) -> bool:
    """Whether any of these enemies is in range (TC §8.5 §8.6)."""
    if s.rules.trenches or s.where[unit] >= INSIDE:
        return any(reaches(s, unit, foe) for foe in foes)
    kind, where, row = s.kind, s.where, frame_of(s).apart[s.where[unit]]
    ground, air = GROUND_RANGE[kind[unit]], AIR_RANGE[kind[unit]]
    for foe in foes:
        low, high = air if AIR[kind[foe]] else ground
        if low <= row[where[foe]] <= high:
            return True
    return False


def can_melee(s: State, unit: int, target: int) -> bool:
    """TC §1.14 §9.13: able in principle to attack the other in melee, where it stands."""
    able = MELEE_AIR if AIR[s.kind[target]] else MELEE_GROUND
    return able[s.kind[unit]] and on_map(s, unit) and not helpless(s, unit)


def shooting_back(s: State, attacker: int, target: int) -> tuple[int, ...]:
    """TC §9.3 §9.4 §9.5 §9.29: in melee only, who could attack the attacker; no choice is offered (ruling r75).

    TC §13.13 §13.15: of a trench the whole garrison answers, whoever was attacked first (ruling r62).
    """
    if s.kind[attacker] in (GUN_TURRET, BERTHA, GAS) or distance(s, attacker, target) > 1:
        return ()
    units: tuple[int, ...] = (target,)
    if in_trench(s, target):
        there = [s.at[hex_] for hex_ in trench_of(s, s.where[target])]
        mates = [u for u in there if u >= 0 and u != target and FOOT[s.kind[u]]]
        units = (target, *mates)
    return tuple(unit for unit in units if can_melee(s, unit, attacker))


def partners(s: State, attacker: int, target: int) -> list[int]:
    """TC §9.13 §9.14: other own units beside the defender that could attack it in melee."""
    near, found = frame_of(s).near, set[int]()
    for hex_ in stands(s, target):
        for beside in near[hex_]:
            if s.at[beside] >= 0:
                found.add(s.at[beside])
            if s.rules.trenches:
                found |= garrison_at(s, beside)
    found -= {attacker, target}
    return sorted(unit for unit in found if own_house(s, unit, attacker) and can_melee(s, unit, target))


def garrison_at(s: State, hex_: int) -> set[int]:
    """Ruling r59: a garrison soldier counts beside every hex of his trench."""
    if not is_trench(s, hex_):
        return set()
    return {s.at[h] for h in trench_of(s, hex_) if s.at[h] >= 0 and FOOT[s.kind[s.at[h]]]}


def opposite(s: State, attacker: int, target: int, partner: int) -> bool:
    """TC §9.9 §13.12, ruling r64: directly opposite as seen from the defender, or across a trench of any thickness."""
    frame = frame_of(s)
    middle = stands(s, target)
    for one in stands(s, attacker):
        for hex_ in middle:
            if frame.apart[one][hex_] != 1:
                continue
            way = hex_
            before = one
            while way in middle:
                before, way = way, frame.across(way, before)
            if way != NOBODY and way in stands(s, partner):
                return True
    return False


def bonus(s: State, attacker: int, target: int) -> int:
    """TC §9.7 §9.8 §9.9 §9.10 §9.11 §9.12: 0, 2 for a pincer, 3 for a pocket; never for the automa (TC §15.48)."""
    if s.seat_of[s.owner[attacker]] == AUTOMA or s.where[attacker] >= INSIDE:
        return 0
    if s.kind[attacker] in (BERTHA, GAS) or distance(s, attacker, target) > 1:
        return 0
    mates = partners(s, attacker, target)
    if len(mates) > 1 or any(opposite(s, attacker, target, mate) for mate in mates):
        return POCKET
    return PINCER if mates else 0


def dice_of(s: State, unit: int) -> int:
    """TC §9.6."""
    return int(DICE[s.damage[unit]])


def value_of(s: State, unit: int, target: int) -> int:
    """TC §9.17 §12.17: by the level now, and by what is fought."""
    return attack_value(s.kind[unit], rank(s, unit), s.kind[target], not s.rules.beginner)


def fixed_hits(s: State, unit: int, target: int) -> int:
    """TC §15.49 §15.50: the automa rolls no dice; its basic value and 2 a level, or half of both from 3 damage on."""
    base = attack_value(s.kind[unit], 0, s.kind[target], not s.rules.beginner)
    if s.damage[unit] <= 2:
        return base + 2 * rank(s, unit)
    return (base + 1) // 2 + rank(s, unit)


def thresholds(s: State, unit: int, attacking: bool) -> tuple[int, ...]:
    """TC §9.20 §9.21 §13.14: woods protect who is attacked, a trench like the woods column of a tank; air units are
    never protected (ruling r32)."""
    kind = s.kind[unit]
    if attacking or AIR[kind]:
        return OPEN[kind]
    if in_trench(s, unit):
        return WOODS_COLUMN[TANK_TYPE]
    return WOODS_COLUMN[kind] if s.terrain[s.where[unit]] == WOODS else OPEN[kind]
