"""List III (TC §15.40 §15.46): units that fire from afar. And what those do who can attack nobody (ruling r53)."""

from __future__ import annotations

from feldherr.games.trench_club.rules.automa.actor import Actor, Choice
from feldherr.games.trench_club.rules.automa.criteria import (
    besieging,
    by_a_road,
    destroys,
    experience,
    from_start,
    hexes_from_foe,
    hexes_from_friend,
    hexes_from_start,
    hexes_to_target,
    price,
    shot_before,
    spares_own,
)
from feldherr.games.trench_club.rules.automa.lines import Line, Plan, approach, decide, least, meets, most
from feldherr.games.trench_club.state import frame_of, on_map, stands

RANGED_TARGET = (
    Line("a", meets, destroys),
    Line("b", meets, besieging),
    Line("c", meets, shot_before),
    Line("d", most, price),
    Line("e", most, experience),
    Line("bertha", meets, spares_own),
)
"""TC §15.41 §15.42 §15.43 §15.44 §15.45, ruling r56: whom."""
RANGED_HEX = (
    Line("hex-a", meets, by_a_road),
    Line("hex-b", most, hexes_from_foe),
    Line("hex-c", least, hexes_from_friend),
    Line("hex-d", least, from_start),
    Line("hex-d", least, hexes_from_start),
)
"""TC §15.47: from where; the start is measured in movement points, then in hexes."""


def fire(actor: Actor) -> Plan | None:
    """TC §15.40."""
    return decide(actor, "III.1", actor.attacks, (*RANGED_TARGET, *RANGED_HEX))


def come_into_range(actor: Actor) -> Plan | None:
    """TC §15.46: as close as possible to the target of highest priority."""
    return approach(actor, "III.2", actor.prey, (*RANGED_TARGET, Line("", least, hexes_to_target), *RANGED_HEX))


def escort(actor: Actor) -> Plan | None:
    """Ruling r53: who has no attackable enemy at all follows the own unit nearest to one, two hexes behind."""
    s, rows, ends = actor.s, frame_of(actor.s).apart, actor.foe_hexes
    if not ends or not actor.friends:
        return None
    front = {unit: min(rows[here][there] for here in stands(s, unit) for there in ends) for unit in actor.friends}
    lead = [unit for unit in actor.friends if front[unit] == min(front.values())]
    if on_map(s, actor.unit) and any(actor.apart(s.where[actor.unit], unit) <= 2 for unit in lead):
        return None
    options = [Choice(hex_, unit) for hex_ in actor.hexes for unit in lead]
    return approach(actor, "III.2", options, (Line("", least, two_behind), *RANGED_HEX))


def two_behind(actor: Actor, option: Choice) -> int:
    return max(2, hexes_to_target(actor, option))


LIST_III = (fire, come_into_range, escort)
