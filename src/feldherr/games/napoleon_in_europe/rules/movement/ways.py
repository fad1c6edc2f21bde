"""What a step costs, whether it is allowed, and by which rule not: by land, by sea, in a retreat.

Orders, marches, landings, retreats, proposals, opponents and "why not" all ask here.
"""

from __future__ import annotations

from typing import NamedTuple

from feldherr.games.napoleon_in_europe.board import (
    ANCHOR,
    ANCHORS,
    BRITAIN,
    CONSTANTINOPLE,
    CRIMEA,
    LEADER,
    NEAR,
    NEIGHBOURS,
    NUMBERS,
    REACH,
    REGION,
    Nation,
    Region,
)
from feldherr.games.napoleon_in_europe.rules.movement.groups import Counts, armies_in, fresh_armies, movable
from feldherr.games.napoleon_in_europe.rules.ownership import capitals_owned
from feldherr.games.napoleon_in_europe.state import (
    ATTACKER,
    DEFENDER,
    State,
    friendly_armies,
    hostile_armies,
    hostile_figures,
)

WHOLE = max(REACH)
"""NE §9.4 §10.2: what a step costs that ends the movement."""
NOT_LINKED = {
    frozenset((REGION["Sicily"], REGION["Naples"])): "2.7",
    frozenset((REGION["Gibraltar"], REGION["Morocco"])): "2.8",
    frozenset((REGION["London"], REGION["Picardy"])): "2.9",
}


class Voyage(NamedTuple):
    """NE §10.8: the ship move of a nation in this turn so far."""

    origin: Region
    to: Region
    figures: int


def step_cost(s: State, nation: Nation, to: Region, counts: Counts) -> int:
    """NE §9.2 §9.4 §9.7 §11.10, ruling r21: one region; all there is where the group meets enemies.

    Any enemy figure stops armies; leaders do not stop for lone leaders.
    """
    enemies = hostile_figures(s, nation) if armies_in(counts) else hostile_armies(s, nation)
    return WHOLE if enemies >> to & 1 else 1


def unescorted(s: State, nation: Nation, to: Region) -> bool:
    """Ruling r22: leaders enter a region with enemy armies only with or after armies of their side."""
    return bool(hostile_armies(s, nation) >> to & 1) and not friendly_armies(s, nation) >> to & 1


def step_refusal(s: State, nation: Nation, origin: Region, to: Region, armies: int) -> str | None:
    """NE §2.7 §2.8 §2.9 §3.2 §3.3 §3.4 §9.3: why figures cannot step into a region; it matters not who owns it."""
    if not NEAR[origin] >> to & 1:
        return NOT_LINKED.get(frozenset((origin, to)), "3.3")
    if not armies and unescorted(s, nation, to):
        return "9.3"
    return None


def steps_from(s: State, nation: Nation, origin: Region) -> list[Region]:
    """Where those who can still move can go by land."""
    armies = armies_in(movable(s, nation, origin))
    return [to for to in NEIGHBOURS[origin] if step_refusal(s, nation, origin, to, armies) is None]


def march_refusal(s: State, nation: Nation, origin: Region, counts: Counts) -> str | None:
    """NE §9.1: why nobody marches from here; the rule that closes the last way if there is none."""
    armies = counts[0] + counts[1] + counts[2] + counts[4]
    if not armies and not counts[3] and not counts[5]:
        return "9.1"
    near = NEIGHBOURS[origin]
    if armies and near:                                     # no neighbour is closed to armies
        return None
    rule = "3.3"
    for to in near:
        found = step_refusal(s, nation, origin, to, armies)
        if found is None:
            return None
        rule = found
    return rule


def capacity(s: State, nation: Nation) -> int:
    """NE §10.3 §10.4 §10.5 §10.6 §10.7 §13.5, ruling r29: by capitals the nation itself owns, Britain more each."""
    owned = capitals_owned(s, nation)
    return owned * (NUMBERS.ship_britain if nation == BRITAIN else NUMBERS.ship)


def voyage_so_far(s: State, nation: Nation) -> Voyage | None:
    """NE §10.8: what the nation has shipped in this turn."""
    for shipped, origin, to, figures in s.turn.ships:
        if shipped == nation:
            return Voyage(origin, to, figures)
    return None


def landing_refusal(
    s: State, nation: Nation, origin: Region, to: Region, armies: int, voyage: Voyage | None
) -> str | None:
    """NE §2.13 §10.1 §10.8 §9.3: why figures cannot land in a region; after the first part only in the same one."""
    if not ANCHOR[to] or to == origin:
        return "10.1"
    if voyage is not None and voyage.to != to:
        return "10.8"
    if nation in s.turn.closed and through_the_straits(origin, to):                      # asked once a turn
        return "2.13"
    if not armies and unescorted(s, nation, to):
        return "9.3"
    return None


def through_the_straits(origin: Region, to: Region) -> bool:
    """NE §2.13, ruling r6: exactly one end in Crimea; Constantinople lies on both seas."""
    return (origin == CRIMEA) != (to == CRIMEA) and CONSTANTINOPLE not in (origin, to)


def landings_from(s: State, nation: Nation, origin: Region) -> list[Region]:
    """Where those who can still move can go by sea."""
    armies, voyage = fresh_armies(s, nation, origin), voyage_so_far(s, nation)
    return [to for to in ANCHORS if landing_refusal(s, nation, origin, to, armies, voyage) is None]


def shipping_refusal(
    s: State, nation: Nation, origin: Region, counts: Counts, room: int, voyage: Voyage | None
) -> str | None:
    """NE §10.1 §10.2 §10.3 §10.8 §10.10 §9.3: why nobody can be shipped from here; None if some can."""
    if not ANCHOR[origin]:
        return "10.1"
    armies = counts[0] + counts[1] + counts[2]              # who has ridden does not sail
    if not armies and not counts[LEADER]:
        return "10.2"
    if not room:
        return "10.3"
    if voyage is not None:
        if voyage.origin != origin:
            return "10.8"
        if voyage.figures >= room:
            return "10.10"
    elif armies and nation not in s.turn.closed:            # no harbour is closed to armies
        return None
    rule = "9.3"
    for to in ANCHORS:
        found = landing_refusal(s, nation, origin, to, armies, voyage)
        if found is None:
            return None
        rule = found if to != origin else rule
    return rule


def retreat_refusal(s: State, nation: Nation, region: Region, to: Region, side: int) -> str | None:
    """NE §16.12.1 §16.12.2 §16.12.3 §16.12.4, rulings r33, r45, r46, r47 and r56: why a region is no way out."""
    if not NEAR[region] >> to & 1:
        return "16.12.1"
    if hostile_figures(s, nation) >> to & 1:
        return "16.12.2"
    origins = {origin for entered, origin in s.turn.origins if entered == region}
    if side == DEFENDER and to in origins:
        return "16.12.2"
    if side == ATTACKER and origins and to not in origins:
        return "16.12.3"
    return None


def retreats_from(s: State, nation: Nation, region: Region, side: int) -> list[Region]:
    """NE §16.12.5: all ways out."""
    return [to for to in NEIGHBOURS[region] if retreat_refusal(s, nation, region, to, side) is None]
