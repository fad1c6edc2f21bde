"""Why not? The rule that is named is what keeps a march from an area: without that it could come there."""

from __future__ import annotations

import random
from collections import Counter

from feldherr.games.triomphe_a_marengo.actions import Cross, Enter, Go
from feldherr.games.triomphe_a_marengo.board import BEYOND, FIRST_BOX, FRONTS
from feldherr.games.triomphe_a_marengo.rules.choices.movement.road import road_step
from feldherr.games.triomphe_a_marengo.rules.movement.crossing import STEPS, STEPS_FROM, after, ends_in, steps_from
from feldherr.games.triomphe_a_marengo.rules.movement.step import Way
from feldherr.games.triomphe_a_marengo.state import State
from feldherr.kernel.question import Question
from feldherr.proving.battery.play import questions
from tests.triomphe_a_marengo.field import field

STATIC = ("15.4", "8.2", "8.1")


def marched(s: State, way: Way) -> set[int]:
    """Where a march comes to, asked step by step; who must wait for a crossing waits."""
    out, heads = set[int](), [way]
    while heads:
        at = heads.pop()
        for number in range(at.step, STEPS):
            asked = Way(at.side, at.piece, at.where, at.group, number, at.paid, at.moved)
            open_ = road_step(s, asked)
            for step in steps_from(at):
                if step.answer in open_:
                    out.add(step.to)
                    heads += [] if ends_in(s, step.to) else [after(at, step, number + 1)]
    return out


def leads(way: Way, steps: int) -> set[int]:
    """Where roads lead within so many steps, whoever is there."""
    heads: set[tuple[int, int]] = {(way.where, way.group)}
    seen = set[tuple[int, int]]()
    for _ in range(steps):
        heads = {(int(step.to), step.group) for place in heads for step in STEPS_FROM.get(place, ())} - seen
        seen |= heads
    return {area for area, _ in seen}


def areas(question: Question) -> list[tuple[int, str]]:
    """The areas that are refused and not beside the piece."""
    way: Way = question.way
    boxed = way.where >= FIRST_BOX
    near = set() if boxed else {BEYOND[front] for front in FRONTS[way.where]}
    out = []
    for candidate, rule in question.refusals().items():
        if isinstance(candidate, Enter if boxed else Go):
            there = candidate.area if isinstance(candidate, Enter) else BEYOND[candidate.front]
            out += [(there, rule)] if there not in near else []
    return out


def test_without_what_is_named_the_march_could_come_there() -> None:
    """TM §8.1 §8.2 §8.17 §15.4: over a few hundred areas that a road move cannot come to."""
    rng, met = random.Random(6), Counter[str]()
    for question in questions("triomphe-a-marengo", 6, 700):
        if question.name != "road_step":
            continue
        way, left = question.way, STEPS - question.way.step
        by_road, within, ever = marched(question.s, way), leads(way, left), leads(way, 99)
        found = areas(question)
        for there, rule in rng.sample(found, min(4, len(found))) + [one for one in found if one[1] not in STATIC]:
            if there == way.where or there in by_road:
                assert rule in ("15.4", "8.2"), "the map speaks of the next step only"
                continue
            if rule == "8.1":
                assert there in ever and there not in within, (way, there)
            elif rule in ("8.2", "15.4"):
                assert there not in ever, (way, there, rule)
            else:
                assert there in within, (way, there, rule)
            met[rule] += 1
    assert sum(met.values()) > 300 and min(met["8.1"], met["8.2"]) > 3 and len(met) > 4, met


def test_an_enemy_on_the_road_is_what_stops_the_march() -> None:
    """TM §8.17: and the entry is not blamed for areas behind it."""
    far = field("box 0: 0=infantry-2 1=infantry-2", "4: 20=infantry-2").play("act box 0", "take the road", "name 0")
    free = field("box 0: 0=infantry-2 1=infantry-2", "50: 20=infantry-2").play("act box 0", "take the road", "name 0")
    assert far.why_not("enter area 4") == "8.17"
    assert free.why_not("enter area 50") in ("8.1", "15.4") and free.why_not("enter area 4") == "15.4"
    assert all(not isinstance(option, Cross) for option in free.question.options())
