"""The levels think of a turn as a whole: everybody at one target is a candidate, and so is to attack nothing."""

from __future__ import annotations

import random

import pytest

from feldherr.bots.search.bot import Search
from feldherr.bots.search.gestures import Gesture
from feldherr.bots.search.plans import BEGUN
from feldherr.bots.viktory_ii.guide import Guide
from feldherr.bots.viktory_ii.intents import intents, turns
from feldherr.bots.viktory_ii.manner import OWN
from feldherr.bots.viktory_ii.taste import TUNED
from feldherr.games.viktory_ii import GAME
from feldherr.games.viktory_ii.actions import Bombard, Fight, Take
from feldherr.games.viktory_ii.board import Hex, Unit
from feldherr.games.viktory_ii.rules.battle.pending import waiting
from feldherr.kernel import chance as luck
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.position import Position, answer, begin
from tests.viktory_ii.scene import Scene, number, world

PLAINS = ("0,0 plains", "0,-1 plains", "-1,0 plains", "-1,-1 plains")
ASSAULT = Scene(world(
    *PLAINS, "-2,0 plains city yellow", "units -2,0 yellow: 20=infantry 21=cavalry",
    "units -1,0 red: 1=infantry", "units 0,0 red: 2=cavalry", "units -1,-1 red: 3=artillery",
))  # fmt: skip
WITHOUT_GUNS = Scene(world(
    *PLAINS, "-2,0 plains city yellow", "units -2,0 yellow: 20=infantry",
    "units -1,0 red: 1=infantry", "units 0,0 red: 2=cavalry",
))  # fmt: skip
GUIDE = Guide(OWN._replace(taste=TUNED._replace(ferry=1.0), intents=8, tempers=False, ahead=0, rounds=1))


def carried_out(position: Position, plan: Gesture) -> Position:
    for given in plan:
        assert position.questions[0].actor == 0
        assert given in position.questions[0].options()
        position, _ = answer(GAME, position, 0, given)
    return position


def test_everybody_at_one_target_is_a_candidate() -> None:
    """All three arms go into the hex that the turn is about; what is left is to fight there. The taste shoots first."""
    goal = int(number("(-2,0)"))
    found = turns(GAME, ASSAULT.position, 0, random.Random(1), OWN.taste, 8)
    assert len(found) > 1 and found[0].intent == OWN.taste
    joint = [plan for plan in found if plan.intent.focus == goal]
    assert {given.unit for given in joint[0] if isinstance(given, Take)} == {1, 2, 3}
    assert [given for given in found[0] if isinstance(given, Bombard)]
    following = carried_out(ASSAULT.position, joint[0])
    assert [int(following.now.where[unit]) for unit in (1, 2, 3)] == [goal] * 3
    assert following.questions[0].options() == [Fight(Hex(goal))]


def test_to_attack_nothing_is_a_candidate() -> None:
    calm = intents(WITHOUT_GUNS.s, 0, OWN.taste, 8)[-1]
    found = turns(GAME, WITHOUT_GUNS.position, 0, random.Random(1), OWN.taste, 8)
    (plan,) = [one for one in found if one.intent == calm]
    following = carried_out(WITHOUT_GUNS.position, plan)
    assert not waiting(following.now, 0)
    assert all(waiting(carried_out(WITHOUT_GUNS.position, one).now, 0) for one in found if one is not plan)


@pytest.mark.parametrize("seed", range(3))
def test_what_is_planned_can_be_carried_out(seed: int) -> None:
    for plan in turns(GAME, ASSAULT.position, 0, random.Random(seed), OWN.taste, 8):
        carried_out(ASSAULT.position, plan)


def test_a_turn_is_judged_by_what_comes_after_the_dice() -> None:
    found = turns(GAME, ASSAULT.position, 0, random.Random(1), OWN.taste, 8)
    for plan in found:
        values = [GUIDE.judge(GAME, ASSAULT.position, plan, 0, random.Random(seed)) for seed in range(3)]
        assert all(value is not None and 0 <= value <= 1 for value in values)
    assert GUIDE.judge(GAME, ASSAULT.position, found[0][0], 0, random.Random(1)) is None, "a single answer is played on"


def test_who_cannot_tell_turns_apart_thinks_of_single_answers() -> None:
    question = ASSAULT.position.questions[0]
    single = GUIDE.propose(GAME, ASSAULT.position, question, random.Random(1), 3)
    assert single and not any(isinstance(one, Gesture) for one in single)


def test_the_plan_is_kept_up_to_the_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("feldherr.bots.viktory_ii.guide.GUIDE", GUIDE)
    thought, think = list[str](), Search.think

    def noted(self, game, position, question, rng):  # type: ignore[no-untyped-def]
        thought.append(question.name)
        return think(self, game, position, question, rng)

    monkeypatch.setattr(Search, "think", noted)
    BEGUN.rest.clear()
    position, player, steps = ASSAULT.position, Search("x", 24), 0
    while position.questions[0].actor == 0 and position.questions[0].name in ("unit_or_battle", "order") and steps < 30:
        given = player.choose(GAME, position, 0, random.Random(1))
        position, _ = answer(GAME, position, 0, given)
        steps += 1
        if isinstance(given, Fight):
            break
    assert thought == ["unit_or_battle"] and steps > 2


def test_a_turn_is_also_tried_in_other_tempers() -> None:
    plain = intents(ASSAULT.s, 0, OWN.taste, 12)
    found = intents(ASSAULT.s, 0, OWN.taste, 12, tempers=True)
    assert found[0] == OWN.taste and set(plain) <= set(found) and len(set(found)) == len(found) > len(plain) + 6
    every, two = (
        turns(GAME, WITHOUT_GUNS.position, 0, random.Random(1), OWN.taste, wanted, tempers=True) for wanted in (12, 2)
    )
    assert len(two) == 2 < len(every) == len({tuple(plan) for plan in every}), "none does the same as another"


def test_what_pays_late_is_played_on_longer() -> None:
    """With `ahead` single answers are judged by playing on, too; what is built shows its worth some turns later."""
    far = Guide(OWN._replace(intents=8, ahead=4, later=2))
    value = far.judge(GAME, ASSAULT.position, Take(Unit(1)), 0, random.Random(1))
    assert value is not None and 0 <= value <= 1
    position, _ = begin(GAME, GAME.options_type(players=2))
    rng = random.Random(1)
    while position.questions[0].name != "what_to_build":
        question = position.questions[0]
        given = luck.take(question, luck.from_random(rng)) if question.actor == CHANCE else question.options()[0]
        position, _ = answer(GAME, position, question.actor, given)
    question = position.questions[0]
    value = far.judge(GAME, position, question.options()[0], question.actor, rng)
    assert value is not None and 0 <= value <= 1
    assert far.played_on(question) > far.played_on(ASSAULT.position.questions[0]) == 4
