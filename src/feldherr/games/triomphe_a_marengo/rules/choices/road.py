"""Chapters 8 and 15: road moves, step by step, and entry from the boxes."""

from __future__ import annotations

from typing import Any

from feldherr.games.triomphe_a_marengo.actions import Act, Continue, Cross, Enter, Go, Halt, Name, Wait
from feldherr.games.triomphe_a_marengo.board import (
    ALESSANDRIA,
    ANY_ROAD,
    AREAS,
    ARTILLERY_OPENS,
    AUSTRIA,
    BEYOND,
    CAPACITY,
    CROSSINGS,
    ENTRY,
    FIRST_BOX,
    FRONTS,
    FULL,
    MAIN_ROAD,
    MAIN_ROADS,
    OBSTACLE,
    OPENS,
    ROADS,
)
from feldherr.games.triomphe_a_marengo.rules.choices.elsewhere import (
    all_areas_but,
    not_an_entry,
    other_areas,
    other_pieces,
)
from feldherr.games.triomphe_a_marengo.rules.choices.limits import (
    begun,
    may_not_block,
    protected,
    spare,
    unready_in,
    unspent,
)
from feldherr.games.triomphe_a_marengo.state import ARTILLERY, CAVALRY, State, occupant
from feldherr.kernel.answers import DONE
from feldherr.kernel.question import Refuse

STEPS = 3
"""TM §8.10."""
UNTIL_LATER = ("8.12", "8.13")
"""Refusals that a later step may lift."""


def traffic_refusal(s: State, crossing: int, front: int, number: int) -> str | None:
    """TM §8.11 §8.12 §8.13 §8.15: three pieces a crossing, one a step, in rising order, in one direction."""
    if not s.turn.traffic:
        return None
    steps = [step for used, _, step in s.turn.traffic if used == crossing]
    if not steps:
        return None
    if any(used == crossing and by != front for used, by, _ in s.turn.traffic):
        return "8.15"
    if len(steps) == STEPS:
        return "8.11"
    if number in steps:
        return "8.12"
    if number < max(steps):
        return "8.13"
    return None


def crossing_refusal(s: State, side: int, piece: int, crossing: int, front: int, number: int, paid: bool) -> str | None:
    """TM §8.2 §8.6 §8.17 §8.27: why this piece cannot cross here in step `number`."""
    area = BEYOND[front]
    if s.unready >> piece & 1:
        return "14.6"
    if rule := traffic_refusal(s, crossing, front, number):
        return rule
    if front >> 1 in s.turn.taboo:
        return "11.0.5"
    if area in s.turn.stormed:
        return "11.0.6"
    if protected(s, side, area):
        return "15.8"
    there = occupant(s, area)
    cost = 0 if paid or MAIN_ROAD[crossing] else 1
    if cost and spare(s) < cost:
        return "8.6"
    if there == 1 - side:
        return road_attack_refusal(s, piece, crossing, front ^ 1)
    if there == side and s.troops[area] >= CAPACITY[area]:
        return "3.18"
    if there == side and begun(s, area):
        return "14.11"
    if there == side and unready_in(s, area) and spare(s, 1) < cost:
        return "14.11"
    return None


def road_attack_refusal(s: State, piece: int, crossing: int, back: int) -> str | None:
    """TM §8.17 §8.18 §8.22: only cavalry attacks by road, once a crossing, against what is not fully blocked."""
    if s.face[piece] >> 2 != CAVALRY:
        return "8.17"
    if crossing in s.turn.road_attacks:
        return "8.22"
    if len(s.at[AREAS + back]) >= FULL[back]:
        return "9.0.2"
    if OBSTACLE[back]:
        return "9.0.7"
    return None


def leads_on(s: State, side: int, piece: int, area: int, group: int, number: int, paid: bool) -> bool:
    """Whether some crossing is open to the piece in step `number` or later."""
    if s.unready >> piece & 1:
        return False
    roads = ROADS if paid or spare(s) > 0 else MAIN_ROADS
    for crossing, front, _ in roads[area, group]:
        for step in range(number, STEPS + 1):
            rule = crossing_refusal(s, side, piece, crossing, front, step, paid)
            if rule is None:
                return True
            if rule not in UNTIL_LATER:
                break
    return False


def road_fronts(s: State, side: int, area: int, group: int) -> dict[int, bool]:
    """TM §12.3 §12.6, ruling r15: approaches that the road used crosses and that face the enemy; if by main road."""
    fronts: dict[int, bool] = {}
    if not may_not_block(s, side):
        for crossing, front, _ in ROADS[area, group]:
            if occupant(s, BEYOND[front]) == 1 - side:
                fronts[front] = fronts.get(front, False) or MAIN_ROAD[crossing]
    return fronts


def can_wait_and_continue(s: State, side: int, piece: int, area: int) -> bool:
    """TM §12.7: cavalry may spend the whole move waiting and continue into an approach its road crosses."""
    if s.face[piece] >> 2 != CAVALRY:
        return False
    return any(main or spare(s) > 0 for main in road_fronts(s, side, area, ANY_ROAD).values())


def road_refusal(s: State, side: int, area: int, free: list[int]) -> str | None:
    """TM §8.1 §8.2 §8.4 §8.25: why no piece in this reserve can make a road move."""
    if not ROADS[area, ANY_ROAD]:
        return "8.2"
    face, unready = s.face, s.unready
    for piece in {(face[p] >> 2 == CAVALRY, unready >> p & 1): p for p in free}.values():
        if road_use(s, side, piece, area):
            return None
    return "8.25"


def road_use(s: State, side: int, piece: int, area: int) -> bool:
    if s.unready >> piece & 1 and begun(s, area):
        return False
    return leads_on(s, side, piece, area, ANY_ROAD, 1, False) or can_wait_and_continue(s, side, piece, area)


def road_piece(s: State, side: int, spot: int, no: Refuse | None = None) -> list[Any]:
    """TM §6.10 §8.5: one piece a road move."""
    out: list[Any] = []
    if no:
        other_pieces(s, no, side, s.at[spot], "8.5")
    for piece in s.at[spot]:
        if s.turn.acted >> piece & 1:
            if no:
                no(Name(piece), "6.7")
        elif spot >= FIRST_BOX and not may_come(s, spot, piece):
            if no:
                no(Name(piece), "15.13")
        elif spot < FIRST_BOX and not road_use(s, side, piece, spot):
            if no:
                no(Name(piece), "14.6" if s.unready >> piece & 1 else "8.25")
        else:
            out.append(Name(piece))
    return out


def road_step(
    s: State, side: int, piece: int, spot: int, group: int, step: int, paid: bool, moved: bool, no: Refuse | None = None
) -> list[Any]:
    """TM §8.2 §8.3 §8.10 §8.14 §8.25: in each step cross one crossing of the road used or wait; or go no further."""
    if no:
        other_pieces(s, no, side, (), "8.5")
    if spot >= FIRST_BOX:
        return box_step(s, spot, step, no)
    out: list[Any] = []
    for crossing, front, _ in ROADS[spot, group]:
        if rule := crossing_refusal(s, side, piece, crossing, front, step + 1, paid):
            if no:
                no(Cross(front, crossing), rule)
        else:
            out.append(Cross(front, crossing))
    if no:
        for road in ROADS[spot, ANY_ROAD]:
            if road not in ROADS[spot, group]:
                no(Cross(road[1], road[0]), "8.3")
        by_road = {front for _, front, _ in ROADS[spot, ANY_ROAD]}
        for front in FRONTS[spot]:
            if front not in by_road:
                no(Go(front), "8.2")
        no(Act(spot), "8.10")
        other_areas(no, spot, "8.10")
    if step + 1 == STEPS or not leads_on(s, side, piece, spot, group, step + 2, paid):
        if no:
            no(Wait(), "8.14")
    else:
        out.append(Wait())
    if not moved and not can_wait_and_continue(s, side, piece, spot):
        if no:
            no(Halt(), "8.25")
    else:
        out.append(Halt())
    return out


def box_step(s: State, spot: int, step: int, no: Refuse | None) -> list[Any]:
    """TM §15.4 §15.5 §15.6: the first crossing leads from the box into the entry area."""
    area = ENTRY[spot - FIRST_BOX]
    out: list[Any] = []
    if no:
        not_an_entry(no, area)
    if rule := entry_refusal(s, spot, step + 1):
        if no:
            no(Enter(area), rule)
    else:
        out.append(Enter(area))
    if all(entry_refusal(s, spot, number) for number in range(step + 2, STEPS + 1)):
        if no:
            no(Wait(), "8.25")
    else:
        out.append(Wait())
    return out


def entry_refusal(s: State, spot: int, number: int) -> str | None:
    """TM §15.5: the traffic rules apply at the entry crossing; TM §3.18 §14.11: so do those of the entry area."""
    box = spot - FIRST_BOX
    area = ENTRY[box]
    if traffic_refusal(s, CROSSINGS + box, -1, number):
        return "15.5"
    if s.troops[area] >= CAPACITY[area]:
        return "3.18"
    if begun(s, area):
        return "14.11"
    return None


def may_come(s: State, spot: int, piece: int) -> bool:
    """TM §15.1 §15.2 §15.13: from the round printed in the box on; the Austrian artillery from 7h."""
    if spot == ALESSANDRIA and s.face[piece] >> 2 == ARTILLERY:
        return s.round >= ARTILLERY_OPENS
    return s.round >= OPENS[spot - FIRST_BOX]


def enter_refusal(s: State, spot: int) -> str | None:
    """TM §15.1 §15.3 §15.13: why no piece can enter by road from this box."""
    if s.round < OPENS[spot - FIRST_BOX]:
        return "15.1"
    if not any(may_come(s, spot, piece) for piece in unspent(s, spot)):
        return "15.13"
    rule: str | None = None
    for number in range(1, STEPS + 1):
        rule = entry_refusal(s, spot, number)
        if rule is None:
            break
    return rule


def pontoon_refusal(s: State) -> str | None:
    """TM §15.9 §15.10 §15.11 §15.12 §23.1: one Austrian piece a round over the pontoon bridge."""
    if s.turn.pontoon:
        return "15.9"
    if s.troops[ENTRY[0]] >= CAPACITY[ENTRY[0]]:
        return "3.18"
    if not any(may_come(s, ALESSANDRIA, piece) for piece in s.at[ALESSANDRIA]):
        return "15.13"
    return None


def pontoon_piece(s: State, no: Refuse | None = None) -> list[Any]:
    """TM §15.7 §15.13: any piece of the box, the artillery from 7h."""
    out: list[Any] = []
    if no:
        not_an_entry(no, ENTRY[0])
        other_pieces(s, no, AUSTRIA, s.at[ALESSANDRIA], "15.9")
    for piece in s.at[ALESSANDRIA]:
        if not may_come(s, ALESSANDRIA, piece):
            if no:
                no(Name(piece), "15.13")
        else:
            out.append(Name(piece))
    return out


def road_continuation(
    s: State, side: int, piece: int, group: int, paid: bool, moved: bool, no: Refuse | None = None
) -> list[Any]:
    """TM §12.1 §12.3 §12.6 §12.7 §12.11, rulings r14 and r15: into an approach crossed by the road used."""
    out: list[Any] = []
    by_road = road_fronts(s, side, s.spot[piece], group)
    for front, main in by_road.items():
        if s.face[piece] >> 2 != CAVALRY:
            if no:
                no(Continue(piece, front), "12.1")
        elif not paid and not main and spare(s) < 1:
            if no:
                no(Continue(piece, front), "8.7")
        else:
            out.append(Continue(piece, front))
    if no:
        for front in FRONTS[s.spot[piece]]:
            if front not in by_road:
                no(Continue(piece, front), "12.6" if occupant(s, BEYOND[front]) == 1 - side else "12.3")
    if no:
        other_pieces(s, no, side, (piece,), "12.6")
        all_areas_but(no, AREAS, "12.6")
    return [*out, DONE] if moved else out
