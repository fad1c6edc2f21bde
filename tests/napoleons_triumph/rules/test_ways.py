"""Chapters 10 and 11: the way-finder and the verdicts on attackers, held against what is asked in random positions."""

from __future__ import annotations

import random
from typing import Any

from feldherr.games.napoleons_triumph.actions import Block, Charge, Cross, Halt, Threaten, ThreatenGuard
from feldherr.games.napoleons_triumph.board import BEYOND, FRONTS, LIES_IN, ROADS
from feldherr.games.napoleons_triumph.rules.choices.battle.attackers import ENTER, FEINT, FIGHT
from feldherr.games.napoleons_triumph.rules.choices.battle.declaring import attack_command
from feldherr.games.napoleons_triumph.rules.choices.marches import leads_on, road_step
from feldherr.games.napoleons_triumph.rules.movement.locales import closed_refusal
from feldherr.games.napoleons_triumph.rules.movement.paths import ENTRY_PATHS, PATHS, path_refusal
from feldherr.games.napoleons_triumph.rules.movement.roads import (
    block_refusal,
    onward,
    range_refusal,
    step_refusal,
)
from feldherr.games.napoleons_triumph.state import CAVALRY, OWN
from tests.napoleons_triumph.crowd import crowds, renumbered, walk
from tests.napoleons_triumph.scene import Scene, field


def test_roads_that_are_known_are_those_a_march_could_take() -> None:
    """NT §10.3.1 §10.3.2 §10.3.4 §11.9 §10.5.9: each step within the range, on joined roads, and no locale twice."""
    for path in (path for paths in (*PATHS, *ENTRY_PATHS) for path in paths):
        steps = list(zip(path.way, path.way[1:]))[1 if path.entry >= 0 else 0 :]
        assert len(steps) == len(path.crossings)
        for (at, then), crossing in zip(steps, path.crossings):
            front = next(f for c, f, _ in ROADS[at.locale, at.group] if c == crossing)
            assert range_refusal(at, crossing) is None and onward(at, crossing, front) == then
        places = [at.locale for at in path.way]
        assert len(set(places)) == len(places) and places[-1] == BEYOND[path.front]
        assert path.passed == tuple(places[1:-1])


def test_a_road_attack_is_a_march_up_to_the_enemy() -> None:
    """NT §10.3.12 §10.4.3 §8.12 §11.9: a road is open to a rider if he could march all of it but the last step."""
    tried = {True: 0, False: 0}
    for _, position in crowds(1, 60):
        s, side = position.now, position.now.side
        for block in OWN[side]:
            if s.face[block] >> 2 != CAVALRY or s.spot[block] not in range(len(PATHS)):
                continue
            for path in PATHS[s.spot[block]]:
                steps = zip(path.way[:-2], path.way[1:-1])
                marched = all((then.locale, leads_on(then, True)) in reached(s, side, block, at) for at, then in steps)
                ends = closed_refusal(s, BEYOND[path.front], (block,)) is None
                verdict = path_refusal(s, side, path, (block,)) is None
                assert verdict == (marched and ends), path
                tried[verdict] += 1
    assert min(tried.values()) > 100


def reached(s: Any, side: Any, block: int, at: Any) -> set[Any]:
    """Where the next step of a march can lead, and how on from there."""
    steps = [step for step in road_step(s, side, (block,), at) if type(step) is Cross]
    return {(BEYOND[step.front], leads_on(onward(at, step.crossing, step.front), True)) for step in steps}


def test_questions_on_the_road_offer_what_the_way_finder_allows() -> None:
    """NT §10.3.1 §10.3.3 §10.3.9 §11.a.2: crossings, the halt and approaches to block, on a march and on a ride."""
    rng, asked = random.Random(2), {"road_step": 0, "ride_on": 0}
    for _, position in crowds(2, 50):
        for now in walk(position, rng, 40):
            question = now.questions[0]
            if question.name not in asked:
                continue
            asked[question.name] += 1
            s, side, blocks, at = question.s, question.side, question.blocks, question.at
            options = question.options()
            for crossing, front, _ in ROADS[at.locale, at.group]:
                open_ = step_refusal(s, side, blocks, at, crossing, front) is None
                assert open_ or Cross(front, crossing) not in options
                back = question.name == "road_step" and BEYOND[front] == s.spot[blocks[0]]
                if open_ and not back and (question.name == "road_step" or len(blocks) == 1):
                    there = onward(at, crossing, front)
                    led = [onward(at, o.crossing, o.front) for o in options if type(o) is Cross and o.front == front]
                    assert any(leads_on(one, True)[0] == leads_on(there, True)[0] for one in led)
                if Charge(front, crossing) in options:
                    assert range_refusal(at, crossing) is None and s.holder[BEYOND[front]] == 1 - side
            away = question.name == "ride_on" or at.locale != s.spot[blocks[0]] or len(blocks) == 1
            assert (Halt() in options) == (at.steps > 0 and away)
            ends = [f for f in FRONTS[at.locale] if at.steps and block_refusal(s, blocks, at, f) is None]
            assert [o.front for o in options if type(o) is Block] == ends
    assert asked["road_step"] > 50 and asked["ride_on"] > 10


def test_a_threat_can_be_carried_out_whatever_the_enemy_does() -> None:
    """NT §11.s1.3, ruling r37: a command is there for the feint and for moving in; nobody else can only threaten."""
    rng, seen = random.Random(3), 0
    for _, position in crowds(3, 60):
        for now in walk(position, rng, 25):
            question = now.questions[0]
            if question.name != "command_or_end":
                continue
            s, side, seat = question.s, question.side, question.seat
            for option in question.options():
                guard = type(option) is ThreatenGuard
                if guard or type(option) is Threaten:
                    for mode in (FIGHT, ENTER) if guard else (FEINT, ENTER):
                        assert attack_command(s, side, seat, option.front, mode, guard), (option, mode)
                    seen += 1
            for option, rule in question.refusals().items():
                if type(option) is Threaten and rule == "11.s1.3" and s.holder[LIES_IN[option.front]] == side:
                    assert not attack_command(s, side, seat, option.front, ENTER, False), option
    assert seen > 300


def test_what_is_threatened_does_not_depend_on_the_numbers_of_regiments() -> None:
    """NT §11.9 §10.5.3: each corps that waits is asked for itself, whichever comes first."""
    bernadotte, davout = "bernadotte waiting: {}=infantry-2 {}=cavalry-3", "davout waiting: {}=infantry-2 {}=cavalry-2"
    for numbers in ((50, 51, 44, 45), (44, 45, 50, 51)):
        corps = (bernadotte.format(*numbers[:2]), davout.format(*numbers[2:]))
        scene = field("bagration 101: 5=infantry-2", *corps, turn="12 france")
        assert scene.offers("threaten 100>101")
    alone = field("bagration 101: 5=infantry-2", davout.format(44, 45), turn="12 france")
    assert alone.why_not("threaten 100>101") == "10.5.3"
    for crowd, _ in crowds(4, 40):
        one, other = Scene("\n".join(crowd.lines)), Scene(renumbered(crowd))
        assert threats(one) == threats(other)


def threats(scene: Scene) -> list[str]:
    return [line for line in scene.options if line.startswith("threaten")]
