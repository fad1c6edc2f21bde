"""Why not there? What keeps a road move from areas that are farther on. Looked for only when somebody asks."""

from __future__ import annotations

from feldherr.games.triomphe_a_marengo.board import Area, Spot
from feldherr.games.triomphe_a_marengo.rules.movement.crossing import (
    STEPS,
    STEPS_FROM,
    UNTIL_LATER,
    after,
    crossing_refusal,
    ends_in,
    price_refusal,
    steps_from,
)
from feldherr.games.triomphe_a_marengo.rules.movement.step import Step, Way
from feldherr.games.triomphe_a_marengo.state import State


def farther_refusals(s: State, way: Way) -> dict[Area, str]:
    """TM §8.1 §8.2 §14.16: by area the rule that stops the march which comes farthest on its way there, or too far.

    What is left out is in reach; of what no road leads to nothing is said either.
    """
    open_: set[int] = {way.where}
    stops: dict[int, tuple[int, str]] = {}
    heads = [way]
    while heads:
        at = heads.pop()
        for step in steps_from(at):
            number, rule = stopped(s, at, step)
            if number:
                open_.add(step.to)
                if ends_in(s, step.to):
                    rule = "14.16"
                else:
                    heads.append(after(at, step, number))
            if rule:
                for area in beyond(step, STEPS - at.step):
                    stops[area] = max(stops.get(area, (-1, "")), (at.step, rule))
    found = dict.fromkeys(beyond_all(way), "8.1") | {area: rule for area, (_, rule) in stops.items()}
    return {Area(Spot(area)): rule for area, rule in sorted(found.items()) if area not in open_}


def stopped(s: State, way: Way, step: Step) -> tuple[int, str | None]:
    """TM §8.14: in which step of the move it can be taken, 0 if in none; the rule that stops it or makes it wait."""
    first: str | None = None
    for number in range(way.step + 1, STEPS + 1):
        rule = crossing_refusal(s, way, step, number) or price_refusal(s, way, step)
        if rule is None:
            return number, first
        first = first or rule
        if rule not in UNTIL_LATER:
            break
    return 0, first


def beyond(step: Step, left: int) -> set[int]:
    """The areas to which a road leads over this crossing within so many steps, whoever is there."""
    out: set[int] = {step.to}
    heads: list[tuple[int, int]] = [(step.to, step.group)]
    for _ in range(left - 1):
        heads = [(on.to, on.group) for place in heads for on in STEPS_FROM.get(place, ())]
        out |= {area for area, _ in heads}
    return out


def beyond_all(way: Way) -> set[int]:
    """TM §8.2: all areas to which roads lead from here without a gap, however far."""
    seen: set[tuple[int, int]] = {(way.where, way.group)}
    heads: list[tuple[int, int]] = [(way.where, way.group)]
    while heads:
        for step in STEPS_FROM.get(heads.pop(), ()):
            if (step.to, step.group) not in seen:
                seen.add((step.to, step.group))
                heads.append((step.to, step.group))
    return {area for area, _ in seen}
