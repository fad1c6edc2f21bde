"""What the lines of the lists ask of a candidate (TC §15.24 to §15.47), each as a number or yes and no."""

from __future__ import annotations

from feldherr.games.trench_club.board import BRIDGE, ROAD, TRENCH_ROAD, WOODS
from feldherr.games.trench_club.rules.automa.actor import Actor, Choice
from feldherr.games.trench_club.rules.automa.threats import besieges, comrades
from feldherr.games.trench_club.rules.combat.fire import can_melee, fixed_hits, places, span, thresholds, value_of
from feldherr.games.trench_club.rules.movement.distance import from_here, ways_to, ways_to_units
from feldherr.games.trench_club.rules.units import BERTHA, DESTROYED, FOOT, PRICE, damage_by
from feldherr.games.trench_club.state import frame_of, is_trench, stands

PAVED = (ROAD, BRIDGE, TRENCH_ROAD)


def destroys(actor: Actor, option: Choice) -> bool:
    """TC §15.25 §15.31 §15.41: with the fixed hits, by the target's damage and ground."""
    s, target = actor.s, option.target
    harm = damage_by(thresholds(s, target, False), fixed_hits(s, actor.unit, target))
    return s.damage[target] + harm >= DESTROYED


def unanswered(actor: Actor, option: Choice) -> bool:
    """TC §15.26 §15.32 §13.13: the target cannot shoot back at this attacker from there, nor can its garrison.

    Where the unit only comes closer, the attack it prepares is meant.
    """
    s, target = actor.s, option.target
    high = span(actor.kind, s.kind[target])[1]
    if min(actor.fires_over(option.hex, target), high) > 1:
        return True
    return not any(can_melee(s, foe, actor.unit) for foe in (target, *comrades(s, target)))


def target_from_flak(actor: Actor, option: Choice) -> int:
    """TC §15.33."""
    return min(actor.to_flak[hex_] for hex_ in stands(actor.s, option.target))


def answering_value(actor: Actor, option: Choice) -> int:
    """TC §15.34."""
    return value_of(actor.s, option.target, actor.unit)


def price(actor: Actor, option: Choice) -> int:
    """TC §15.35 §15.44."""
    return PRICE[actor.s.kind[option.target]]


def experience(actor: Actor, option: Choice) -> int:
    """TC §15.36 §15.45."""
    return actor.s.experience[option.target]


def besieging(actor: Actor, option: Choice) -> bool:
    """TC §15.42."""
    return besieges(actor.s, option.target, actor.house)


def shot_before(actor: Actor, option: Choice) -> bool:
    """TC §15.43."""
    return option.target in actor.s.shot


def spares_own(actor: Actor, option: Choice) -> bool:
    """Ruling r56: Big Bertha spares own units if all else is equal."""
    s = actor.s
    if actor.kind != BERTHA:
        return True
    near = frame_of(s).near[s.where[option.target]]
    return not any(s.at[hex_] >= 0 and s.owner[s.at[hex_]] == actor.power for hex_ in near)


def way_to_target(actor: Actor, option: Choice) -> int:
    """TC §15.37: in half points."""
    return actor.far(ways_to_units(actor.s, actor.kind, [option.target]), option.hex)


def hexes_to_target(actor: Actor, option: Choice) -> int:
    """TC §15.46: in hexes."""
    return actor.apart(option.hex, option.target)


def wooded(actor: Actor, option: Choice) -> bool:
    return actor.s.terrain[option.hex] == WOODS


def cover(actor: Actor, option: Choice) -> int:
    """TC §15.24 §15.38: woods; with the expert rules a foot soldier prefers a trench to them (ruling r76)."""
    return 2 if FOOT[actor.kind] and is_trench(actor.s, option.hex) else int(wooded(actor, option))


def from_foe(actor: Actor, option: Choice) -> int:
    """TC §15.22 §15.24: in half points."""
    return actor.far(actor.to_foe, option.hex)


def from_flak(actor: Actor, option: Choice) -> int:
    return actor.to_flak[option.hex]


def from_friend(actor: Actor, option: Choice) -> int:
    return actor.far(actor.to_friend, option.hex)


def from_start(actor: Actor, option: Choice) -> int:
    """Half points from where the unit began its move."""
    return from_here(actor.s, actor.unit, ways_to(actor.s, actor.kind, (option.hex,)))


def by_a_road(actor: Actor, option: Choice) -> bool:
    """TC §15.47: on one or beside one."""
    terrain = actor.s.terrain
    return any(terrain[hex_] in PAVED for hex_ in (option.hex, *frame_of(actor.s).near[option.hex]))


def hexes_from_foe(actor: Actor, option: Choice) -> int:
    row = frame_of(actor.s).apart[option.hex]
    return min((row[foe] for foe in actor.foe_hexes), default=0)


def hexes_from_friend(actor: Actor, option: Choice) -> int:
    row = frame_of(actor.s).apart[option.hex]
    return min((row[friend] for friend in actor.friend_hexes), default=0)


def hexes_from_start(actor: Actor, option: Choice) -> int:
    row = frame_of(actor.s).apart[option.hex]
    return min(row[hex_] for hex_ in places(actor.s, actor.unit))
