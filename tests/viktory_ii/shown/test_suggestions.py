"""Whole gestures: what is proposed can be taken whole, and ends what it begins."""

from __future__ import annotations

import random

import pytest

from feldherr import bots
from feldherr.games.viktory_ii import GAME
from feldherr.kernel import chance
from feldherr.kernel.game import Suggestion
from feldherr.kernel.lines import write
from feldherr.kernel.position import Position, answer
from feldherr.kernel.table import Table
from tests.viktory_ii.rules.test_15_vassals import conquer
from tests.viktory_ii.scene import Scene, world
from tests.viktory_ii.worlds import played


def proposed(scene: Scene, *handles: str) -> Suggestion:
    """The one suggestion with these handles."""
    wanted = [handle if ":(" not in handle else f"space:{scene.hex(handle[6:])}" for handle in handles]
    found = [s for s in GAME.suggestions(scene.question) if list(s.handles) == wanted]
    assert len(found) == 1
    return found[0]


def accept(scene: Scene, suggestion: Suggestion) -> Scene:
    return scene.play(*map(write, suggestion.answers))


def test_a_stack_marches_as_one_to_the_end_of_its_movement() -> None:
    """V2 §9.0.4 §9.0.2"""
    scene = Scene(world("units 0,0 red: 1=infantry 2=infantry 3=infantry 4=cavalry"))
    accept(scene, proposed(scene, "stack:3", "space:(2,0)"))
    assert scene.at("(2,0)") == ["red infantry"] * 3 and scene.asked == "red unit_or_battle"
    near = Scene(world("units 0,0 red: 1=infantry 2=infantry"))
    accept(near, proposed(near, "stack:2", "space:(1,0)"))
    assert near.asked == "red what_to_place", "both have ended their movement, and nobody else is there"


def test_a_stack_of_four_goes_by_road_as_one() -> None:
    """V2 §9.13.2 §9.13.4: one point each, over the shortest path; no walk is proposed to where a road leads."""
    four = "units 0,0 red: " + " ".join(f"{unit}=infantry" for unit in (1, 2, 3, 4))
    scene = Scene(world("0,0 plains village red", "2,0 plains village red", four))
    accept(scene, proposed(scene, "stack:4", "space:(2,0)"))
    assert scene.at("(2,0)") == ["red infantry"] * 4
    alone = Scene(world("0,0 plains village red", "2,0 plains village red", "units 0,0 red: 1=infantry")).play("take 1")
    ways = [s for s in GAME.suggestions(alone.question) if s.handles[-1] == f"space:{alone.hex('(2,0)')}"]
    assert [s.text.id for s in ways] == ["v2-suggest-road"]


def test_a_stack_attacks_as_one() -> None:
    """V2 §12.0.1"""
    scene = Scene(world("units 0,0 red: 1=infantry 2=infantry", "units 2,0 yellow: 5=infantry"))
    accept(scene, proposed(scene, "stack:2", "space:(2,0)"))
    assert scene.at("(2,0)") == ["red infantry", "red infantry", "yellow infantry"] and scene.offers("fight at (2,0)")


def test_no_stack_is_proposed_where_a_tile_would_turn_up_or_a_vassal_be_attacked() -> None:
    """V2 §9.2.1 §15.64.3"""
    edge = Scene(world("units 2,0 red: 1=infantry 2=infantry", "4,-1 unknown", "4,0 unknown", "3,1 grassland"))
    known = [s.handles[1] for s in GAME.suggestions(edge.question) if s.handles[0] == "stack:2"]
    assert known and f"space:{edge.hex('(3,0)')}" not in known
    allied = Scene(
        world("vassal yellow of red", "units 0,0 red: 1=infantry 2=infantry", "units 2,0 yellow: 5=infantry",
              rules="vassals", blue=True)
    )  # fmt: skip
    stacks = [s.handles[1] for s in GAME.suggestions(allied.question) if s.handles[0] == "stack:2"]
    assert stacks and f"space:{allied.hex('(2,0)')}" not in stacks


def test_own_losses_spare_the_last_of_a_kind_and_hits_strike_it() -> None:
    """V2 §10.1.2 §10.1.3"""
    scene = Scene(
        world(
            "units 0,0 red: 1=infantry 2=infantry 3=cavalry",
            "1,0 mountain",
            "units 1,0 yellow: 5=infantry 6=infantry 7=cavalry",
        )
    )
    for unit in (1, 2, 3):
        scene.play(f"take {unit}", "go to (1,0)")
    scene.play("fight at (1,0)", "rolled 1,2,6")
    assert scene.asked == "red unit_to_hit"
    [hit] = GAME.suggestions(scene.question)
    assert list(map(write, hit.answers)) == ["hit 7"], "the other hit is Yellow's to choose, and his are alike"
    accept(scene, hit).play("rolled 2,6,6,6")
    assert scene.asked == "red unit_to_hit"
    [loss] = GAME.suggestions(scene.question)
    accept(scene, loss)
    assert scene.at("(1,0)") == ["red cavalry", "red infantry", "yellow infantry"]


def test_who_is_bombarded_is_told_what_costs_least() -> None:
    """V2 §11.0.4 §10.1.3"""
    scene = Scene(world("units 0,0 red: 1=artillery", "units 1,0 yellow: 5=infantry 6=infantry 7=cavalry"))
    scene.play("take 1", "bombard (1,0)", "rolled 2")
    [loss] = GAME.suggestions(scene.question)
    assert scene.asked == "yellow unit_to_hit" and list(map(write, loss.answers)) == ["hit 5"]


def test_all_casualties_of_a_roll_are_one_gesture() -> None:
    """V2 §10.1.3"""
    scene = Scene(
        world(
            "units 0,0 red: 1=infantry 2=infantry 3=cavalry 4=artillery",
            "1,0 mountain",
            "units 1,0 yellow: 5=infantry 6=artillery",
        )
    )
    for unit in (1, 2, 3, 4):
        scene.play(f"take {unit}", "go to (1,0)")
    scene.play("fight at (1,0)", "rolled 6", "rolled 6,6,6,6", "rolled 2,2,3,6")
    [losses] = GAME.suggestions(scene.question)
    assert len(losses.answers) == 3
    assert accept(scene, losses).at("(1,0)") == ["red cavalry", "yellow artillery", "yellow infantry"]


def test_a_retreat_is_one_gesture_back_where_each_came_from() -> None:
    """V2 §12.3.3.5 §12.3.3.6"""
    scene = Scene(
        world(
            "0,0 water",
            "units 0,0 red: 8=frigate 1=infantry.aboard8 2=cavalry.aboard8",
            "units 0,1 red: 3=infantry 4=infantry",
            "units 1,0 yellow: 5=infantry 6=infantry",
        )
    )
    scene.play("take 8", "land 1 at (1,0)", "land 2 at (1,0)", "halt")
    for unit in (3, 4):
        scene.play(f"take {unit}", "go to (1,0)")
    scene.play("fight at (1,0)", "rolled 6,6,6", "rolled 6", "retreat")
    back, *_ = GAME.suggestions(scene.question)
    accept(scene, back)
    assert scene.s.cargo[8] == (1, 2) and scene.where(3) == scene.where(4) == "(0,1)" and scene.s.fray is None


def test_a_withdrawal_is_one_gesture_and_seeks_no_fight() -> None:
    """V2 §15.62.1 §15.62.2"""
    scene = conquer("units 2,0 blue: 7=infantry")
    out, *_ = GAME.suggestions(scene.question)
    accept(scene, out)
    assert scene.asked == "yellow reinforcement" and scene.at("(1,0)") == []
    assert scene.at("(0,0)") == ["red cavalry", "red infantry", "red infantry"]


def test_all_reserves_are_placed_in_one_gesture() -> None:
    """V2 §13.0.1 §13.0.2"""
    scene = Scene(
        world("0,0 plains city red", "capital red 0,0", "units 2,0 yellow: 5=infantry", turn="round 3 red placing")
    )
    [all_] = GAME.suggestions(scene.question)
    assert sum(scene.reserve("red")) == 16 and len(all_.answers) >= 10
    accept(scene, all_)
    assert scene.reserve("red")[:3] == [0, 0, 0], "the capital takes whatever the others cannot"


def take_whole(position: Position, seat: int, suggestion: Suggestion) -> Position:
    for choice in suggestion.answers:
        assert position.question(seat), "only the last may lead to chance or another player"
        position, _ = answer(GAME, position, seat, choice)
    return position


@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_proposed_where_allies_and_enemies_crowd_can_be_taken_whole(seed: int) -> None:
    """V2 §9.0.2 §12.0.1 §15.64.2: and who is to go to a hex comes there."""
    rng, tried = random.Random(seed), 0
    for position in played(seed, 40):
        found = GAME.suggestions(position.questions[0]) if position.questions[0].actor >= 0 else []
        for suggestion in rng.sample(found, min(8, len(found))):
            after, tried = take_whole(position, position.questions[0].actor, suggestion), tried + 1
            if suggestion.handles and suggestion.handles[0].startswith("stack:"):
                unit = int(suggestion.handles[0][6:])
                assert suggestion.handles[1] == f"space:{after.now.where[unit]}"
    assert tried > 20


@pytest.mark.parametrize("players", [2, 4])
def test_whatever_is_proposed_in_a_game_can_be_taken_whole(players: int) -> None:
    rng = random.Random(players)
    bot = bots.bot("viktory-ii", "greedy")
    options = GAME.options_type(players=players, stop_round=14, vassals=True, less_luck=True)
    table = Table(GAME, options, lambda _: chance.from_random(rng))
    tried = 0
    while table.outcome is None:
        position, question = table.position, table.position.questions[0]
        for suggestion in GAME.suggestions(question)[:6]:
            take_whole(position, question.actor, suggestion)
            tried += 1
        table.play(question.actor, [bot.choose(GAME, position, question.actor, rng)])
        table.forget()
    assert tried > 100
