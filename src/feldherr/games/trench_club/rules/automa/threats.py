"""Foot soldiers at the entrances of forts, and who answers an attack (rulings r47, r76 and r77)."""

from __future__ import annotations

from feldherr.games.trench_club.board import NOBODY
from feldherr.games.trench_club.rules.units import ANTI_TANK, FOOT
from feldherr.games.trench_club.state import State, frame_of, in_trench, is_trench, stands, trench_of


def threatened(s: State, fort: int, power: int) -> bool:
    """Ruling r47: an enemy foot soldier beside an entrance could conquer the fort in the next turn, also one who is
    elsewhere in a trench that touches it."""
    front = frame_of(s).doors[fort]
    hexes = {there for hex_ in front for there in (trench_of(s, hex_) if is_trench(s, hex_) else (hex_,))}
    team = s.team[power]
    enemies = [unit for hex_ in sorted(hexes) if (unit := s.at[hex_]) >= 0 and s.team[s.owner[unit]] != team]
    return any(conquers(s, unit) for unit in enemies)


def comrades(s: State, target: int) -> list[int]:
    """TC §13.13: the others of the garrison the target belongs to, who answer with it."""
    if not in_trench(s, target):
        return []
    there = [s.at[hex_] for hex_ in stands(s, target)]
    return [u for u in there if u not in (NOBODY, target) and FOOT[s.kind[u]]]


def conquers(s: State, unit: int) -> bool:
    """TC §11.5, ruling r77: in the short game an anti-tank gun is no threat to forts."""
    return FOOT[s.kind[unit]] and not (s.rules.short_game and s.kind[unit] == ANTI_TANK)


def besieges(s: State, unit: int, house: int) -> bool:
    """TC §15.42 §15.11: an enemy foot soldier beside an entrance of a neutral fort or of one of the automa."""
    if not conquers(s, unit):
        return False
    gates = frame_of(s).gates
    return any(s.fort[fort] in (NOBODY, house) for hex_ in stands(s, unit) for fort in gates[hex_])
