"""Why not? The rule that is named is what keeps a march from a locale: without that it could come there."""

from __future__ import annotations

import random
from collections import Counter

from feldherr.games.napoleons_triumph.actions import Cross, Go
from feldherr.games.napoleons_triumph.board import BEYOND, FRONTS, IMPASSABLE, LOCALES, ROADS, Locale, Side
from feldherr.games.napoleons_triumph.rules.choices.marches import road_step
from feldherr.games.napoleons_triumph.rules.movement.roads import Blocks, onward, setting_out
from feldherr.games.napoleons_triumph.rules.movement.waypoint import Waypoint
from feldherr.games.napoleons_triumph.state import State, copy
from feldherr.proving.battery.play import questions

IN_THE_WAY = ("10.3.12", "8.12", "10.4.3", "11.a.6")
RANGE = ("10.3.1", "10.3.2")


def marched(s: State, side: Side, blocks: Blocks, at: Waypoint) -> set[Locale]:
    """Where a march comes to, asked step by step."""
    seen, heads = {at}, [at]
    while heads:
        head = heads.pop()
        for step in road_step(s, side, blocks, head):
            if isinstance(step, Cross) and (on := onward(head, step.crossing, step.front)) not in seen:
                seen.add(on)
                heads.append(on)
    return {on.locale for on in seen}


def alone(s: State) -> State:
    """The same march, and nobody else on the map."""
    out = copy(s)
    out.troops = [0] * len(out.troops)
    out.turn = type(out.turn)()
    return out


def roads_lead(begun: Locale, there: Locale) -> bool:
    """Whether roads lead there at all, however far: over locales, as they are joined on the map."""
    heads, seen = [setting_out(begun)], set[tuple[Locale, int]]()
    while heads:
        at = heads.pop()
        for crossing, front, _ in ROADS[at.locale, at.group]:
            on = onward(at, crossing, front)
            if on.locale == there:
                return True
            if (on.locale, on.group) not in seen:
                seen.add((on.locale, on.group))
                heads.append(on)
    return False


def test_without_what_is_named_the_march_could_come_there() -> None:
    """NT §9.11 §10.2.1 §10.3.1 §10.3.2 §10.3.12: over a few hundred locales that a march cannot come to."""
    rng, met = random.Random(5), Counter[str]()
    for question in questions("napoleons-triumph", 4, 1200):
        if question.name != "goals" or question.spot >= LOCALES or rng.random() < 0.5:
            continue
        s, side, blocks, begun = question.s, question.side, question.blocks, setting_out(question.spot)
        by_road = marched(s, side, blocks, begun) if question.road else set[Locale]()
        freely = marched(alone(s), side, blocks, begun)
        beside = {BEYOND[front] for front in (*FRONTS[question.spot], *IMPASSABLE[question.spot])}
        far = [(BEYOND[go.front], rule) for go, rule in question.refusals().items() if isinstance(go, Go)]
        for there, rule in rng.sample(far, 8) + [pair for pair in far if pair[1] in (*IN_THE_WAY, "9.11")]:
            if there in beside:
                continue
            assert there not in by_road, (question, there, rule)
            if rule in RANGE:
                assert there not in freely and roads_lead(question.spot, there), (question, there)
            elif rule == "10.2.1":
                assert not question.road or not roads_lead(question.spot, there), (question, there)
            elif rule in IN_THE_WAY:
                assert question.road and there in freely, (question, there)
            else:
                assert rule == "9.11" and not question.road and there in freely, (question, there, rule)
            met[rule] += 1
    assert sum(met.values()) > 300 and min(met[rule] for rule in ("10.3.1", "10.3.2", "10.3.12", "10.2.1")) > 3, met
