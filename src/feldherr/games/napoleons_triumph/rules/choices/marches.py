"""Chapter 10: where pieces can go."""

from __future__ import annotations

from functools import cache
from typing import Any

from feldherr.games.napoleons_triumph.actions import Block, Cross, Enter, Go, Halt, TakeRoad, Withdraw
from feldherr.games.napoleons_triumph.board import (
    ALL_ENTRIES,
    ANY_ROAD,
    BEYOND,
    FRONT_OF,
    FRONTS,
    IMPASSABLE,
    LIES_IN,
    LOCALES,
    MAIN_ROAD,
    NOBODY,
    OPPOSITE,
    ROAD_EXITS,
    ROADS,
    WAITING,
    Crossing,
    Front,
    Locale,
    Side,
)
from feldherr.games.napoleons_triumph.rules.choices.elsewhere import (
    refuse_farther,
    refuse_from_approach,
    refuse_off_the_road,
)
from feldherr.games.napoleons_triumph.rules.movement.entering import entry_refusal, go_refusal
from feldherr.games.napoleons_triumph.rules.movement.locales import closed_refusal, large
from feldherr.games.napoleons_triumph.rules.movement.roads import (
    Blocks,
    block_refusal,
    halt_refusal,
    onward,
    passage_refusal,
    range_refusal,
    step_refusal,
)
from feldherr.games.napoleons_triumph.rules.movement.waypoint import Waypoint
from feldherr.games.napoleons_triumph.state import CAVALRY, State
from feldherr.kernel.question import Refuse, offered


def goals(s: State, side: Side, spot: int, blocks: Blocks, road: bool, no: Refuse | None = None) -> list[Any]:
    """NT §10.2.1 §10.2.2 §10.2.4 §10.2.5: from reserve to an own approach or the next reserve; from an approach back
    or straight on. `road`: whether the command allows road movement.
    """
    if spot >= WAITING:
        return entries(s, side, blocks, no)
    if spot >= LOCALES:
        return from_approach(s, side, FRONT_OF[spot], blocks, no)
    out: list[Any] = []
    for front in FRONTS[spot]:
        out.append(Block(front))
        if (rule := go_refusal(s, side, blocks, front)) is None:
            out.append(Go(front))
        elif no:
            no(Go(front), rule)
    if (rule := road_refusal(s, side, spot, blocks, road)) is None:
        out.append(TakeRoad())
    elif no:
        no(TakeRoad(), rule)
    if no:
        refuse_elsewhere(spot, no)
        refuse_farther(s, side, Locale(spot), blocks, road, no)
    return out


def refuse_elsewhere(spot: int, no: Refuse) -> None:
    """NT §10.1.3 §10.2.3: neither an approach of the next locale nor an impassable one."""
    for front in FRONTS[spot]:
        no(Block(OPPOSITE[front]), "10.2.3")
    for front in IMPASSABLE[spot]:
        no(Block(front), "10.1.3")
        no(Go(front), "10.1.3")


def road_refusal(s: State, side: Side, spot: int, blocks: Blocks, road: bool) -> str | None:
    """NT §9.11 §10.3.3: by a command that allows it, and if a first step can be taken."""
    if not road:
        return "9.11"
    for _, front, _ in ROADS[spot, ANY_ROAD]:
        if passage_refusal(s, side, blocks, BEYOND[front]) is None:                      # one locale is never too far
            return None
    return "10.3.3"


def from_approach(s: State, side: Side, front: Front, blocks: Blocks, no: Refuse | None) -> list[Any]:
    """NT §10.2.4 §10.2.5: back into the own reserve, or straight on; two ways, no other."""
    home, out = LIES_IN[front], list[Any]()
    verdicts = (Withdraw(home), closed_refusal(s, home, blocks)), (Go(front), go_refusal(s, side, blocks, front))
    for goal, rule in verdicts:
        if rule is None:
            out.append(goal)
        elif no:
            no(goal, rule)
    if no:
        refuse_sideways(front, no)
        refuse_from_approach(front, home, no)
    return out


def refuse_sideways(front: Front, no: Refuse) -> None:
    """NT §10.2.6 §10.3.7: from an approach nobody takes another one, nor the road."""
    for other in FRONTS[LIES_IN[front]]:
        if other != front:
            no(Block(other), "10.2.6")
            no(Go(other), "10.2.6")
    no(TakeRoad(), "10.3.7")


def entries(s: State, side: Side, blocks: Blocks, no: Refuse | None) -> list[Any]:
    """NT §10.5.6 §10.5.9: reinforcements come by road, over any entry road of their colour."""
    return offered(map(Enter, ALL_ENTRIES), lambda way: entry_refusal(s, side, blocks, way.entry), no)


def road_step(s: State, side: Side, blocks: Blocks, at: Waypoint, no: Refuse | None = None) -> list[Any]:
    """NT §10.3.3 §10.3.4 §10.3.6 §10.3.8 §10.3.9: on along a connected road, or end the march here."""
    out: list[Any] = []
    start = s.spot[blocks[0]] if large(s, blocks) else NOBODY
    for crossing, front in crossings(s, blocks, at):
        rule = step_refusal(s, side, blocks, at, crossing, front)
        if rule is None and BEYOND[front] == start:
            rule = return_refusal(s, side, blocks, onward(at, crossing, front))
        if rule is None:
            out.append(Cross(front, crossing))
        elif no:
            no(Cross(front, crossing), rule)
    if no:
        refuse_unconnected(at, no)
        refuse_off_the_road(at, no)
    if (rule := halt_refusal(at, start)) is None:
        out.append(Halt())
    elif no:
        no(Halt(), rule)
    return out + blocking_ends(s, blocks, at, no)


def crossings(s: State, blocks: Blocks, at: Waypoint) -> tuple[tuple[Crossing, Front], ...]:
    """The roads on from here, each once: of two that lead to the same place and on alike, only one."""
    return roads_on(at, any(s.face[b] >> 2 == CAVALRY for b in blocks))


@cache
def roads_on(at: Waypoint, mounted: bool) -> tuple[tuple[Crossing, Front], ...]:
    """`mounted`: cavalry can also end its ride where the road runs through an approach (NT §10.3.9)."""
    found: dict[tuple[Any, ...], tuple[Crossing, Front]] = {}
    for crossing, front, _ in sorted(ROADS[at.locale, at.group], key=lambda road: road[2]):
        on = leads_on(onward(at, crossing, front), mounted)
        found.setdefault((front, MAIN_ROAD[crossing], on), (crossing, front))
    return tuple(sorted(found.values()))


@cache
def leads_on(at: Waypoint, mounted: bool) -> tuple[Any, ...]:
    """What can follow from here: the roads within range and what follows from them, and where riders could stop."""
    further = frozenset(
        (front, MAIN_ROAD[crossing], leads_on(onward(at, crossing, front), mounted))
        for crossing, front, _ in ROADS[at.locale, at.group]
        if range_refusal(at, crossing) is None
    )
    return further, ROAD_EXITS[at.locale].get(at.group, frozenset()) if mounted else frozenset()


def return_refusal(s: State, side: Side, blocks: Blocks, at: Waypoint) -> str | None:
    """NT §10.1.2: a large corps marches from one position to another; back where it began it must be able to go on."""
    onwards = ROADS[at.locale, at.group]
    if any(step_refusal(s, side, blocks, at, crossing, front) is None for crossing, front, _ in onwards):
        return None
    return None if blocking_ends(s, blocks, at, None) else "10.1.2"


def refuse_unconnected(at: Waypoint, no: Refuse) -> None:
    """NT §10.3.4 §10.3.5: other roads of the locale, not joined with the one the march came on."""
    joined = ROADS[at.locale, at.group]
    for crossing, front, group in ROADS[at.locale, ANY_ROAD]:
        if (crossing, front, group) not in joined:
            no(Cross(front, crossing), "10.3.4")


def blocking_ends(s: State, blocks: Blocks, at: Waypoint, no: Refuse | None) -> list[Any]:
    """NT §10.3.8 §10.3.9, ruling r24: the approaches at which a movement by road can end."""
    if not at.steps:
        return []
    out: list[Any] = []
    for front in FRONTS[at.locale]:
        if (rule := block_refusal(s, blocks, at, front)) is None:
            out.append(Block(front))
        elif no:
            no(Block(front), rule)
    return out
