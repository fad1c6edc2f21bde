"""Chapter 5: contact with the enemy, who stops a unit on its way."""

from __future__ import annotations

from feldherr.games.trench_club.board import TERRAINS
from feldherr.games.trench_club.rules.units import AIR, FOOT, KINDS, MELEE_AIR, MELEE_GROUND
from feldherr.games.trench_club.state import INSIDE, State, defenceless, frame_of, is_trench, stands, trench_of


def stops(kind: int, terrain: int, flying: bool) -> bool:
    """TC §5.5 §5.6 §5.7 §5.8 §5.9: whether a unit of that type could attack in melee who flies, or who does not.

    TC §4.14: not from the water.
    """
    return (MELEE_AIR if flying else MELEE_GROUND)[kind] and not defenceless(kind, terrain)


STOPS = tuple(
    tuple(tuple(stops(kind, terrain, flying) for terrain in range(len(TERRAINS))) for kind in range(len(KINDS)))
    for flying in (False, True)
)
"""By whether the other flies, kind and terrain."""


def contact(s: State, unit: int, hex_: int) -> bool:
    """TC §5.1: whether an adjacent enemy could attack exactly this unit in melee there."""
    team, owner, at, kind, terrain = s.team, s.owner, s.at, s.kind, s.terrain
    mine, able = team[owner[unit]], STOPS[AIR[kind[unit]]]
    beside = frame_of(s).near[hex_]
    for near in beside:
        other = at[near]
        if other >= 0 and team[owner[other]] != mine and able[kind[other]][terrain[near]]:
            return True
    if not s.rules.trenches:
        return False
    return any(is_trench(s, near) and garrison_contact(s, near, mine, AIR[kind[unit]]) for near in beside)


def garrison_contact(s: State, hex_: int, team: int, flying: bool) -> bool:
    """Ruling r59: a garrison soldier causes contact on every hex beside his trench."""
    able = STOPS[flying]
    for there in trench_of(s, hex_):
        other = s.at[there]
        if other >= 0 and FOOT[s.kind[other]] and s.team[s.owner[other]] != team:
            if able[s.kind[other]][s.terrain[there]]:
                return True
    return False


def contacts(s: State, unit: int) -> bytearray:
    """By hex, whether the unit would be in contact there: `contact`, asked from the enemy's side."""
    team, owner, kind, terrain, near = s.team, s.owner, s.kind, s.terrain, frame_of(s).near
    mine, able, trenches = team[owner[unit]], STOPS[AIR[kind[unit]]], s.rules.trenches
    found = bytearray(len(s.at))
    for other, hex_ in enumerate(s.where):
        if 0 <= hex_ < INSIDE and team[owner[other]] != mine and able[kind[other]][terrain[hex_]]:
            for there in stands(s, other) if trenches else (hex_,):
                for beside in near[there]:
                    found[beside] = True
    return found


def first_contact(s: State, unit: int) -> bool:
    """TC §5.3 §5.10: contact where the move begins; a fort is never a contact hex."""
    if s.where[unit] >= INSIDE:
        return False
    if not s.rules.trenches:
        return contact(s, unit, s.where[unit])
    return any(contact(s, unit, hex_) for hex_ in stands(s, unit))
