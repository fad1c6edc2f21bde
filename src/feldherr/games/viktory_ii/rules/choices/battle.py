"""Chapters 10.1, 12.3 and 15.4: dice given up, units hit, fighting on or retreating."""

from __future__ import annotations

from typing import Any

from feldherr.games.viktory_ii.actions import BREAK_OFF, FIGHT_ON, Board, Fight, GiveUp, Hit, Retreat
from feldherr.games.viktory_ii.board import NOBODY, WATER
from feldherr.games.viktory_ii.rules.choices.transport import HOLD
from feldherr.games.viktory_ii.rules.units import own, ships_of
from feldherr.games.viktory_ii.state import FRIGATE, STORMING, State, frame_of
from feldherr.kernel.question import Refuse


def pairs_to_give_up(s: State, dice: int, no: Refuse | None = None) -> list[Any]:
    """V2 §15.4.1 §15.4.2 §15.4.3: any number of complete pairs, before a die is rolled."""
    if no:
        no(GiveUp(dice // 2 + 1), "15.4.2")
    return [GiveUp(pairs) for pairs in range(dice // 2 + 1)]


def unit_to_hit(s: State, units: tuple[int, ...], marked: tuple[int, ...], no: Refuse | None = None) -> list[Any]:
    """V2 §10.1.2 §10.1.3 §10.1.4 §12.3.2.14: one of the units in the hex that is not marked yet."""
    out: list[Any] = []
    for unit in units:
        if unit in marked:
            if no:
                no(Hit(unit), "10.1.4")
        else:
            out.append(Hit(unit))
    if no:
        hex_, owner = s.where[units[0]], s.owner[units[0]]
        for near in frame_of(s).near[hex_]:
            for ship in ships_of(s, near, owner):
                no(Hit(ship), "12.3.2.14")
        for passenger in [p for unit in units for p in s.cargo[unit]]:
            no(Hit(passenger), "9.45.2")
    return out


def fight_on_or_retreat(s: State, hex_: int, attacker: int, no: Refuse | None = None) -> list[Any]:
    """V2 §12.3.3.1 §12.3.3.5 §12.3.3.9: go on, or leave with all units; nobody is asked who cannot retreat."""
    return [FIGHT_ON, BREAK_OFF]


def entries(s: State, hex_: int, attacker: int) -> list[int]:
    """V2 §12.3.3.7, rulings r40 and r41: hexes from which attackers came, free of others' pieces, no harbours."""
    units = own(s, hex_, attacker)
    came = sorted({s.entered[unit] for unit in units if s.entered[unit] >= 0})
    return [h for h in came if s.held[h] in (NOBODY, attacker)]


def room(s: State, hex_: int, seat: int) -> list[int]:
    """V2 §12.3.3.6: own ships in a sea hex that can take one more and do not wait for a battle."""
    return [u for u in ships_of(s, hex_, seat) if len(s.cargo[u]) < HOLD and not s.flags[u] & STORMING]


def can_retreat(s: State, hex_: int, attacker: int) -> bool:
    """Ruling r40: only if all surviving attackers can be placed."""
    ways = entries(s, hex_, attacker)
    if s.terrain[hex_] == WATER:
        return any(s.terrain[h] == WATER for h in ways)
    if any(s.terrain[h] != WATER for h in ways):
        return True
    places = sum(HOLD - len(s.cargo[ship]) for h in ways for ship in room(s, h, attacker))
    return places >= len(own(s, hex_, attacker)) > 0


def retreat_to(
    s: State, chosen: tuple[Any, ...], hex_: int, attacker: int, unit: int, no: Refuse | None = None
) -> list[Any]:
    """V2 §12.3.3.5 §12.3.3.6 §12.3.3.7: any hex from which an attacker came, or a ship there."""
    out: list[Any] = []
    ways = entries(s, hex_, attacker)
    sails = s.kind[unit] == FRIGATE
    for way in ways:
        if (s.terrain[way] == WATER) == sails:
            out.append(Retreat(unit, way))
    if not sails:
        out += boardings(s, chosen, unit, [way for way in ways if s.terrain[way] == WATER], no)
    if no:
        for near in frame_of(s).near[hex_]:
            if near not in ways:
                no(Retreat(unit, near), "12.3.3.7")
    return out


def boardings(s: State, chosen: tuple[Any, ...], unit: int, hexes: list[int], no: Refuse | None) -> list[Any]:
    """V2 §12.3.3.6, ruling r27: ships with room, those counted who have been told to board."""
    out: list[Any] = []
    for hex_ in hexes:
        for ship in ships_of(s, hex_, s.owner[unit]):
            aboard = len(s.cargo[ship]) + sum(1 for c in chosen if isinstance(c, Board) and c.ship == ship)
            if aboard >= HOLD or s.flags[ship] & STORMING:
                if no:
                    no(Board(unit, ship), "12.3.3.6")
            else:
                out.append(Board(unit, ship))
    return out


def battle_to_fight(s: State, hexes: tuple[int, ...], no: Refuse | None = None) -> list[Any]:
    """V2 §13.5.2 §15.62.2, rulings r48 and r60: the order of battles that must be fought now."""
    return [Fight(hex_) for hex_ in hexes]
