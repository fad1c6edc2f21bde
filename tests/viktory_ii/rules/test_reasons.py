"""Why not? The rule that is named is what keeps a unit from a hex: without that it could come there."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from feldherr.games.viktory_ii.actions import Go
from feldherr.games.viktory_ii.board import NOBODY, PLAINS, UNKNOWN, WATER, Hex, Unit
from feldherr.games.viktory_ii.rules.movement.ways import in_hand, stops, ways
from feldherr.games.viktory_ii.state import FRIGATE, OVER, State, copy, frame_of
from tests.viktory_ii.worlds import played

ENOUGH = 60
POINTS = ("9.11.1", "9.11.2", "9.31.1")


def passes(s: State, unit: Unit, hex_: Hex) -> bool:
    return not stops(s, s.owner[unit], unit, hex_)


def reached(s: State, unit: Unit, to: Hex) -> bool:
    return to in ways(s, unit, passes, roads=False)


def changed(s: State, unit: Unit, rules: set[str]) -> State:
    """The same without what these rules are about: difficult ground, enemies, points that were spent."""
    out = copy(s)
    if "9.12.1" in rules:
        out.terrain = [PLAINS if ground not in (UNKNOWN, WATER) else ground for ground in out.terrain]
    if "9.0.6" in rules:
        out.held = [NOBODY if who != out.owner[unit] else who for who in out.held]
    if rules & {*POINTS}:
        out.left[unit] = ENOUGH
    if "9.2.1" in rules:
        sails = s.kind[unit] == FRIGATE
        out.terrain = [(WATER if sails else PLAINS) if ground == UNKNOWN else ground for ground in out.terrain]
    return out


def test_without_what_is_named_the_unit_could_come_there() -> None:
    """V2 §9.0.6 §9.2.1 §9.11.1 §9.11.2 §9.12.1 §9.31.1: over a few hundred hexes that a unit cannot come to."""
    rng, met = random.Random(3), Counter[str]()
    for seed in range(24):
        for position in played(seed, 60):
            question = position.questions[0]
            s: State = position.now
            if question.name != "order" or not s.kind[question.unit] or not in_hand(s, question.unit):
                continue
            unit, refused = question.unit, question.refusals()
            near = frame_of(s).near[s.where[unit]]
            far = [(go.hex, rule) for go, rule in refused.items() if isinstance(go, Go) and go.hex not in near]
            for to, rule in rng.sample(far, min(3, len(far))):
                if rule in POINTS or rule in ("9.12.1", "9.0.6", "9.2.1"):
                    tried(s, unit, to, rule)
                    met[rule] += 1
    common = ("9.12.1", "9.0.6", "9.11.1", "9.31.1", "9.2.1")
    assert sum(met.values()) > 300 and min(met[rule] for rule in common) > 3, met


def tried(s: State, unit: Unit, to: Hex, rule: str) -> None:
    """Not to be reached as things are; to be reached without what is named, and what would be named before it."""
    order = [{"9.12.1"}, {"9.0.6"}, set(POINTS), {"9.2.1"}]
    at = next(place for place, rules in enumerate(order) if rule in rules)
    others = {one for rules in order[:at] for one in rules}
    case: Any = (rule, s.where[unit], to, s.left[unit], s.flags[unit] & OVER)
    assert not reached(changed(s, unit, others), unit, to), case
    if s.terrain[to] != UNKNOWN:
        assert reached(changed(s, unit, {*others, rule}), unit, to), case
