"""List II (TC §15.30 §15.37): units that fight in melee."""

from __future__ import annotations

from feldherr.games.trench_club.rules.automa.actor import Actor
from feldherr.games.trench_club.rules.automa.criteria import (
    answering_value,
    cover,
    destroys,
    experience,
    from_flak,
    from_friend,
    from_start,
    price,
    target_from_flak,
    unanswered,
    way_to_target,
)
from feldherr.games.trench_club.rules.automa.lines import Line, Plan, approach, decide, least, meets, most
from feldherr.games.trench_club.rules.automa.ranged import escort

MELEE_TARGET = (
    Line("a", meets, destroys),
    Line("b", meets, unanswered),
    Line("c", most, target_from_flak),
    Line("d", least, answering_value),
    Line("e", most, price),
    Line("f", least, experience),
)
"""TC §15.31 §15.32 §15.33 §15.34 §15.35 §15.36: whom."""
MELEE_HEX = (
    Line("hex-a", most, from_flak),
    Line("hex-b", most, cover),
    Line("hex-c", least, from_friend),
    Line("hex-d", least, from_start),
)
"""TC §15.38: from where."""
MELEE = (*MELEE_TARGET, *MELEE_HEX)


def attack_in_melee(actor: Actor) -> Plan | None:
    """TC §15.30."""
    return decide(actor, "II.1", actor.attacks, MELEE)


def come_to_melee(actor: Actor) -> Plan | None:
    """TC §15.37: as close as possible to the target of highest priority."""
    return approach(actor, "II.2", actor.prey, (*MELEE_TARGET, Line("", least, way_to_target), *MELEE_HEX))


LIST_II = (attack_in_melee, come_to_melee, escort)
