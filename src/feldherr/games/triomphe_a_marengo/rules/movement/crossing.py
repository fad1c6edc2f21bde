"""Chapters 8 and 15: crossings. Where the next step of a road move can lead, what it costs, and what forbids it.

The road move, its questions, "why not" and the proposed marches all ask here.
"""

from __future__ import annotations

from feldherr.games.triomphe_a_marengo.actions import Cross, Enter
from feldherr.games.triomphe_a_marengo.board import (
    ANY_ROAD,
    APPROACH,
    BEYOND,
    CAPACITY,
    CROSSINGS,
    ENTRY,
    ENTRY_GROUP,
    FIRST_BOX,
    FULL,
    MAIN_ROAD,
    NO_FRONT,
    OBSTACLE,
    OPPOSITE,
    ROADS,
    Area,
    Crossing,
    Front,
)
from feldherr.games.triomphe_a_marengo.rules.choices.limits import can_pay, closed_refusal, rally_refusal, unready_in
from feldherr.games.triomphe_a_marengo.rules.movement.step import Step, Way
from feldherr.games.triomphe_a_marengo.state import CAVALRY, Piece, State, kind, occupant

STEPS = 3
"""TM §8.10."""
UNTIL_LATER = ("8.12", "8.13", "15.5")
"""Refusals that a later step may lift."""
TRAFFIC = ("8.11", "8.12", "8.13", "8.15")
"""Refusals because others use the crossing."""


def leading_on(area: Area, group: int, by: Front) -> tuple[Crossing, ...]:
    """The crossings that this road of an area leads to, those beside the one it came by left out."""
    return tuple([crossing for crossing, front, _ in ROADS[area, group] if front >> 1 != by >> 1])


STEPS_FROM: dict[tuple[int, int], tuple[Step, ...]] = {
    (area, group): tuple([
        Step(Cross(f, c), c, f, BEYOND[f], arrives, MAIN_ROAD[c], leading_on(BEYOND[f], arrives, f))
        for c, f, arrives in roads
    ])
    for (area, group), roads in ROADS.items()
}  # fmt: skip
"""TM §8.2 §8.3 §15.4: by position and road used, the steps that lead on; out of a box there is one."""
for box, entry in enumerate(ENTRY):
    STEPS_FROM[FIRST_BOX + box, ANY_ROAD] = (
        Step(Enter(entry), Crossing(CROSSINGS + box), NO_FRONT, entry, ENTRY_GROUP[box], MAIN_ROAD[CROSSINGS + box]),
    )
    STEPS_FROM.setdefault((entry, ENTRY_GROUP[box]), ())
ALIKE_FROM = {place for place, on in STEPS_FROM.items() if len({step.course for step in on}) < len(on)}
"""Where roads side by side lead on alike."""
FREE_STEPS_FROM = {place: tuple([step for step in steps if step.main]) for place, steps in STEPS_FROM.items()}
"""TM §8.6: those by main road."""


def steps_from(way: Way) -> tuple[Step, ...]:
    return STEPS_FROM[way.where, way.group]


def step_cost(way: Way, step: Step) -> int:
    """TM §8.6 §8.7: 1 command for the first local road of the move, main roads are free."""
    return 0 if step.main or way.paid else 1


def step_refusal(s: State, way: Way, step: Step, number: int) -> str | None:
    """The one verdict on a step: why it cannot be taken as the `number`th of the move; None if it can."""
    return crossing_refusal(s, way, step, number) or price_refusal(s, way, step)


def crossing_refusal(s: State, way: Way, step: Step, number: int) -> str | None:
    """TM §8.2 §8.17 §8.27: why this piece cannot cross here in step `number`, whatever it costs."""
    if step.front == NO_FRONT:
        return entry_refusal(s, step, number)
    turn, to = s.turn, step.to
    if s.unready >> way.piece & 1:
        return "14.6"
    if turn.traffic and (rule := traffic_refusal(s, step.crossing, step.front, number)):
        return rule
    if rule := closed_refusal(s, way.side, step.front, to):
        return rule
    if to in turn.stormed:
        return "11.0.6"
    if not s.troops[to]:
        return None
    if occupant(s, to) != way.side:
        return road_attack_refusal(s, way.piece, step.crossing, OPPOSITE[step.front])
    return "3.18" if s.troops[to] >= CAPACITY[to] else None


def price_refusal(s: State, way: Way, step: Step) -> str | None:
    """TM §8.6 §14.11: whether the step can be paid for, and a begun rally finished after it."""
    if step.front == NO_FRONT:
        return None
    cost = step_cost(way, step)
    if s.turn.commands < cost:
        return "8.6"
    return rally_refusal(s, cost, step.to, 1) if s.turn.begun else None


def traffic_refusal(s: State, crossing: Crossing, front: Front, number: int) -> str | None:
    """TM §8.11 §8.12 §8.13 §8.15: three pieces a crossing, one a step, in rising order, in one direction."""
    steps = list[int]()
    outwards: int = front
    for used, by, step in s.turn.traffic:
        if used == crossing:
            steps.append(step)
            outwards = by
    if not steps:
        return None
    if outwards != front:
        return "8.15"
    if len(steps) == STEPS:
        return "8.11"
    if number in steps:
        return "8.12"
    if number < max(steps):
        return "8.13"
    return None


def road_attack_refusal(s: State, piece: Piece, crossing: Crossing, back: Front) -> str | None:
    """TM §8.17 §8.18 §8.22: only cavalry attacks by road, once a crossing, against what is not fully blocked."""
    if kind(s, piece) != CAVALRY:
        return "8.17"
    if crossing in s.turn.road_attacks:
        return "8.22"
    if len(s.at[APPROACH[back]]) >= FULL[back]:
        return "9.0.2"
    if OBSTACLE[back]:
        return "9.0.7"
    return None


def entry_refusal(s: State, step: Step, number: int) -> str | None:
    """TM §15.5: the traffic rules apply at the entry crossing; TM §3.18 §14.11: so do those of the entry area."""
    if s.turn.traffic and traffic_refusal(s, step.crossing, step.front, number):
        return "15.5"
    if s.troops[step.to] >= CAPACITY[step.to]:
        return "3.18"
    return rally_refusal(s, 0, step.to) if s.turn.begun else None


def soonest(s: State, way: Way, step: Step, first: int) -> int | None:
    """TM §8.14: the first step, from `first` on, in which this can be done; waiting helps against traffic only."""
    for number in range(first, STEPS + 1):
        rule = crossing_refusal(s, way, step, number)
        if rule is None:
            return None if price_refusal(s, way, step) else number
        if rule not in UNTIL_LATER:
            return None
    return None


def leads_on(s: State, way: Way, first: int) -> bool:
    """Whether some crossing is open to the piece in step `first` or later."""
    if first > STEPS or s.unready >> way.piece & 1:
        return False
    steps = (STEPS_FROM if way.paid or can_pay(s) else FREE_STEPS_FROM)[way.where, way.group]
    for step in steps:  # noqa: SIM110 (a generator takes half as long again)
        if soonest(s, way, step, first):
            return True
    return False


def after(way: Way, step: Step, number: int) -> Way:
    """The way from the next area on, when this crossing was the `number`th step."""
    return Way(way.side, way.piece, step.to, step.group, number, way.paid or not step.main, True)


def ends_in(s: State, area: Area) -> bool:
    """TM §14.16: a road move that meets unready pieces of its own side goes no further."""
    return unready_in(s, area)
