"""Chapters 10.1, 12.3 and 15.4: dice given up, units hit, fighting on or retreating."""

from __future__ import annotations

from typing import Any

from feldherr.games.viktory_ii.actions import BREAK_OFF, FIGHT_ON, Board, Fight, GiveUp, Hit, Retreat
from feldherr.games.viktory_ii.board import NOBODY, WATER, Hex, Unit
from feldherr.games.viktory_ii.rules.battle import pending
from feldherr.games.viktory_ii.rules.choices.alike import same_loss, same_ship
from feldherr.games.viktory_ii.rules.choices.transport import HOLD
from feldherr.games.viktory_ii.rules.units import own, ships_of
from feldherr.games.viktory_ii.state import FRIGATE, State, frame_of
from feldherr.kernel.question import Folded, Refuse, folded, offered


def pairs_to_give_up(s: State, dice: int, no: Refuse | None = None) -> list[Any]:
    """V2 §15.4.1 §15.4.3: any number of complete pairs, before a die is rolled."""
    return offered(
        [GiveUp(pairs) for pairs in range(dice // 2 + 2)], lambda answer: pairs_refusal(dice, answer.pairs), no
    )


def pairs_refusal(dice: int, pairs: int) -> str | None:
    """V2 §15.4.2: complete pairs only."""
    if 2 * pairs > dice:
        return "15.4.2"
    return None


def unit_to_hit(s: State, units: tuple[Unit, ...], marked: tuple[Unit, ...], no: Refuse | None = None) -> list[Any]:
    """V2 §10.1.2 §10.1.3 §12.3.2.14, ruling r69: one of the units in the hex that is not marked yet."""
    if no is None:
        return folded([Hit(unit) for unit in units if unit not in marked], lambda answer: same_loss(s, answer))
    hex_, owner = s.where[units[0]], s.owner[units[0]]
    ships = [ship for near in frame_of(s).near[hex_] for ship in ships_of(s, near, owner)]
    passengers = [passenger for unit in units for passenger in s.cargo[unit]]
    candidates = [Hit(unit) for unit in (*units, *ships, *passengers)]
    open_ = offered(candidates, lambda answer: hit_refusal(s, answer.unit, units, marked), no)
    return folded(open_, lambda answer: same_loss(s, answer))


def hit_refusal(s: State, unit: Unit, units: tuple[Unit, ...], marked: tuple[Unit, ...]) -> str | None:
    """V2 §9.45.2 §10.1.4 §12.3.2.14: who stands in the hex and is not marked; neither cargo nor ships beside it."""
    if unit in marked:
        return "10.1.4"
    if s.aboard[unit] >= 0:
        return "9.45.2"
    if unit not in units:
        return "12.3.2.14"
    return None


def fight_on_or_retreat(s: State, hex_: Hex, attacker: int, no: Refuse | None = None) -> list[Any]:
    """V2 §12.3.3.1 §12.3.3.5 §12.3.3.9: go on, or leave with all units; nobody is asked who cannot retreat."""
    return [FIGHT_ON, BREAK_OFF]


def ways_back(s: State, hex_: Hex, attacker: int) -> list[Hex]:
    """V2 §12.3.3.7, rulings r40 and r41: hexes from which attackers came, free of others' pieces, no harbours."""
    return [h for h in pending.entries(s, hex_) if s.held[h] in (NOBODY, attacker)]


def can_retreat(s: State, hex_: Hex, attacker: int) -> bool:
    """Ruling r40: only if all surviving attackers can be placed."""
    ways = ways_back(s, hex_, attacker)
    if s.terrain[hex_] == WATER:
        return any(s.terrain[h] == WATER for h in ways)
    if any(s.terrain[h] != WATER for h in ways):
        return True
    places = sum(room(s, (), ship) for h in ways for ship in ships_of(s, h, attacker))
    return places >= len(own(s, hex_, attacker))


def room(s: State, chosen: tuple[Any, ...], ship: Unit) -> int:
    """V2 §12.3.3.6, ruling r27: how many a ship can still take; none if it waits for a battle. `chosen`: who boards."""
    if pending.storms(s, ship):
        return 0
    return HOLD - len(s.cargo[ship]) - sum(1 for c in chosen if isinstance(c, Board) and c.ship == ship)


def retreat_to(
    s: State, chosen: tuple[Any, ...], hex_: Hex, attacker: int, unit: Unit, no: Refuse | None = None
) -> list[Any]:
    """V2 §12.3.3.5 §12.3.3.6 §12.3.3.7: any hex from which an attacker came, or a ship there."""
    ways = ways_back(s, hex_, attacker)
    hexes = ways if no is None else sorted({*ways, *frame_of(s).near[hex_]})
    out: list[Any] = [
        *offered([Retreat(unit, to) for to in hexes], lambda answer: retreat_refusal(s, unit, answer.to, ways), no)
    ]
    if s.kind[unit] != FRIGATE:
        out += boardings(s, chosen, unit, [way for way in ways if s.terrain[way] == WATER], no)
    return leaving(s, chosen, out)


def leaving(s: State, chosen: tuple[Any, ...], out: list[Any]) -> Folded:
    """V2 §12.3.3.6: of like ships in one hex with as much room, one is named."""
    return folded(out, lambda way: same_ship(s, way, room(s, chosen, way.ship)) if type(way) is Board else way)


def retreat_refusal(s: State, unit: Unit, to: Hex, ways: list[Hex]) -> str | None:
    """V2 §9.1.1 §9.3.1 §12.3.3.7: only where attackers came from; on water only aboard, and ships only on water."""
    if to not in ways:
        return "12.3.3.7"
    if (s.terrain[to] == WATER) != (s.kind[unit] == FRIGATE):
        return "9.3.1" if s.kind[unit] == FRIGATE else "9.1.1"
    return None


def boardings(s: State, chosen: tuple[Any, ...], unit: Unit, hexes: list[Hex], no: Refuse | None) -> list[Any]:
    """V2 §12.3.3.6: own ships in these hexes."""
    ships = [Board(unit, ship) for hex_ in hexes for ship in ships_of(s, hex_, s.owner[unit])]
    return [*offered(ships, lambda answer: board_refusal(s, chosen, answer.ship), no)]


def board_refusal(s: State, chosen: tuple[Any, ...], ship: Unit) -> str | None:
    """V2 §12.3.3.6: a ship with room."""
    if room(s, chosen, ship) < 1:
        return "12.3.3.6"
    return None


def battle_to_fight(s: State, hexes: tuple[Hex, ...], no: Refuse | None = None) -> list[Any]:
    """V2 §13.5.2 §15.62.2, rulings r48 and r60: the order of battles that must be fought now."""
    return [Fight(hex_) for hex_ in hexes]
