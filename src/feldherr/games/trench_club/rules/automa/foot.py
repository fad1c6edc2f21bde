"""List I (TC §15.20 to §15.28, ruling r77): foot soldiers, who conquer forts."""

from __future__ import annotations

from feldherr.games.trench_club.board import NOBODY
from feldherr.games.trench_club.rules.automa.actor import Actor, Choice
from feldherr.games.trench_club.rules.automa.criteria import cover, destroys, from_foe, unanswered, wooded
from feldherr.games.trench_club.rules.automa.lines import STAY, Line, Plan, decide, first, least, meets, most
from feldherr.games.trench_club.rules.automa.melee import LIST_II, MELEE
from feldherr.games.trench_club.rules.automa.threats import threatened
from feldherr.games.trench_club.rules.movement.distance import NO_WAY, from_here, in_one_move, ways_to
from feldherr.games.trench_club.rules.movement.ways import fort_gates
from feldherr.games.trench_club.rules.units import FOOT, SPEED
from feldherr.games.trench_club.state import frame_of, stands


def conquer(actor: Actor) -> Plan | None:
    """TC §15.20, ruling r47: no enemy foot soldier beside the entrances."""
    s, unit = actor.s, actor.unit
    gates = fort_gates(s, unit, s.where[unit], 0)
    free = [fort for fort in gates if fort in actor.forts and not threatened(s, fort, actor.power)]
    return decide(actor, "I.1", [Choice(NOBODY, fort=fort) for fort in free])


def to_entrance(actor: Actor) -> Plan | None:
    """TC §15.21 §15.22, ruling r48: not where another own soldier is already, unless an enemy is there as well."""
    s, doors = actor.s, frame_of(actor.s).doors
    found = set[Choice]()
    for fort in actor.forts:
        front = set(doors[fort])
        mates = [u for u in actor.friends if FOOT[s.kind[u]] and front & set(stands(s, u))]
        if not mates or threatened(s, fort, actor.power):
            found |= {Choice(hex_) for hex_ in actor.reach.spent if front & set(actor.spot(hex_))}
    return decide(actor, "I.2", sorted(found), (Line("a", most, from_foe),))


def within_two_turns(actor: Actor) -> Plan | None:
    """TC §15.23 §15.24, rulings r49 and r50."""
    s, kind, doors = actor.s, actor.kind, frame_of(actor.s).doors
    rest: dict[Choice, int] = {}
    soon: set[Choice] = set()
    for fort in actor.forts:
        to = ways_to(s, kind, doors[fort])
        now = from_here(s, actor.unit, to)
        if now > 2 * SPEED[kind]:
            continue
        for hex_ in actor.reach.spent:
            if (then := actor.far(to, hex_)) < now:
                option = Choice(hex_)
                rest[option] = min(then, rest.get(option, NO_WAY))
                if any(in_one_move(s, kind, here) & set(doors[fort]) for here in actor.spot(hex_)):
                    soon.add(option)
    return decide(actor, "I.3", sorted(rest), (
        Line("a", meets, lambda _, option: option in soon),
        Line("b", most, from_foe),
        Line("c", least, lambda _, option: rest[option]),
        Line("d", most, cover),
    ))  # fmt: skip


def destroy(actor: Actor) -> Plan | None:
    """TC §15.25."""
    return decide(actor, "I.4", [option for option in actor.attacks if destroys(actor, option)], MELEE)


def attack_unanswered(actor: Actor) -> Plan | None:
    """TC §15.26."""
    return decide(actor, "I.5", [option for option in actor.attacks if unanswered(actor, option)], MELEE)


def nearest_entrance(actor: Actor) -> Plan | None:
    """TC §15.27 §15.16, ruling r54: the least remaining cost, of forts equally near to any; then woods; who cannot come
    closer does not do it."""
    s, unit, doors = actor.s, actor.unit, frame_of(actor.s).doors
    tables = [ways_to(s, actor.kind, doors[fort]) for fort in actor.forts]
    if not tables:
        return None
    now = min(from_here(s, unit, to) for to in tables)
    nearest = [to for to in tables if from_here(s, unit, to) == now]

    def remaining(hex_: int) -> int:
        return min(actor.far(to, hex_) for to in nearest)

    closer = [Choice(hex_) for hex_ in actor.hexes if remaining(hex_) < now]
    near = Line("near", least, lambda _, option: remaining(option.hex))
    return decide(actor, "I.6", closer, (near, Line("woods", meets, wooded)))


def fight(actor: Actor) -> Plan | None:
    """TC §15.28: as list II says."""
    found = first(actor, LIST_II)
    return found if found.action == STAY else found._replace(action=f"I.7 {found.action}")


LIST_I = (conquer, to_entrance, within_two_turns, destroy, attack_unanswered, nearest_entrance, fight)
