"""The levels bring troops over the sea: a settlement on an island is not safe for ever."""

from __future__ import annotations

import random
from typing import Any

from feldherr.bots.search.bot import Search, guide_of
from feldherr.bots.search.gestures import Gesture
from feldherr.bots.viktory_ii.outlook import Outlook
from feldherr.bots.viktory_ii.taste import TUNED
from feldherr.bots.viktory_ii.voyages import lonely, sea, voyages
from feldherr.games.viktory_ii import GAME
from feldherr.games.viktory_ii.actions import Land, Load
from feldherr.games.viktory_ii.board import Hex, Unit
from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.position import Position, answer
from tests.viktory_ii.scene import RED, Scene, number, world

AROUND = ("-1,0", "-1,-1", "-2,-1", "-3,0", "-3,1", "-2,1")
LAST = (
    "-2,0 plains city yellow", "capital yellow -2,0", "1,0 plains city red", "capital red 1,0",
    *(f"{q},{r} {ground} city red" for (q, r), ground in RED.items()), *(f"{place} water" for place in AROUND),
    "0,0 water", "0,-1 water",
)  # fmt: skip
"""Yellow is left with a capital on an island of one hex."""


def at(place: str) -> Hex:
    return Hex(int(number(f"({place})")))


def last_stand(*units: str) -> Scene:
    return Scene(world(*LAST, *units, bare=True))


LANDING = last_stand(
    "units -2,0 yellow: 20=infantry", "units 0,0 red: 1=frigate", "units 1,0 red: 2=infantry 3=infantry 4=infantry",
    "units 1,-1 red: 5=cavalry 6=artillery",
)  # fmt: skip


def turn(scene: Scene, classic: bool, seed: int) -> tuple[Position, list[Any]]:
    """Red's turn by what he would answer at once."""
    position, guide, rng = scene.position, guide_of(GAME.name, classic), random.Random(seed)
    plan, said = list[Any](), list[Any]()
    while not position.outcome and position.now.seat == 0:
        question = position.questions[0]
        if question.actor == CHANCE:
            given = chance.take(question, chance.from_random(rng))
        else:
            if not plan or plan[0] not in question.options():
                reply = guide.reply(question, said, rng)
                plan = list(reply) if isinstance(reply, Gesture) else [reply]
            given = plan.pop(0)
            said.append(given)
        position, _ = answer(GAME, position, question.actor, given)
    return position, said


def test_who_can_land_at_the_last_city_does_so_and_mostly_wins() -> None:
    ends = [turn(LANDING, False, seed) for seed in range(20)]
    assert all(sum(isinstance(one, Land) for one in said) == 3 for _, said in ends)
    assert sum(position.outcome is not None for position, _ in ends) >= 12
    assert not any(isinstance(one, Load | Land) for seed in range(5) for one in turn(LANDING, True, seed)[1])


def test_the_captain_finds_it_too() -> None:
    position, rng, said = LANDING.position, random.Random(1), list[Any]()
    while not position.outcome and not any(isinstance(one, Land) for one in said) and len(said) < 20:
        question = position.questions[0]
        if question.actor == CHANCE:
            given = chance.take(question, chance.from_random(rng))
        else:
            given = Search("captain", 60).choose(GAME, position, question.actor, rng)
            said.append(given)
        position, _ = answer(GAME, position, question.actor, given)
    assert any(isinstance(one, Land) for one in said)


def test_of_every_arm_one_is_taken_first_and_never_more_than_three() -> None:
    ship, goal = Unit(1), at("-2,0")
    voyage = voyages(LANDING.s, 0, ())[ship][goal]
    kinds = {LANDING.s.kind[unit] for unit in range(2, 7)}
    assert [LANDING.s.kind[unit] for unit in voyage.units] == sorted(kinds, reverse=True)
    assert voyage.way == 1 and voyage.now and isinstance(voyage.first, Load)
    staying = voyages(LANDING.s, 0, (Unit(5), Unit(6)))[ship][goal]
    assert set(staying.units) == {2, 3, 4}, "who is to stay does not go aboard"


def test_who_has_somebody_aboard_beside_the_shore_lands_him_and_a_ship_that_stays_shoots_first() -> None:
    scene = last_stand(
        "units -2,0 yellow: 20=infantry", "units -1,0 red: 1=frigate 2=infantry.aboard1 3=cavalry.aboard1",
        "units 1,0 red: 4=infantry",
    )  # fmt: skip
    outlook = Outlook(scene.s, 0, TUNED._replace(ferry=1.0))
    found = outlook.voyage(scene.s, Unit(1))
    assert found and found[1].here and isinstance(found[1].first, Land) and outlook.shot(scene.s, 0, Unit(1)) > 0
    _, said = turn(scene, False, 1)
    assert "Bombard" in [type(one).__name__ for one in said]
    assert {2, 3} <= {one.unit for one in said if isinstance(one, Land)}, "others may be fetched, too"


def test_only_troops_without_a_way_by_land_go_aboard_for_a_later_turn() -> None:
    far = last_stand(
        "units -2,0 yellow: 20=infantry", "units 0,0 red: 1=frigate.left0", "units 1,0 red: 2=infantry 3=infantry"
    )
    island = {at("1,0")}
    assert lonely(far.s, 0, island) == island
    joined = Scene(world("units 1,0 red: 2=infantry"))
    assert lonely(joined.s, 0, {at("1,0")}) == set()


def test_ships_sail_over_free_water_only() -> None:
    reached = sea(LANDING.s, 0, at("0,0"), 2)
    assert {at(one) for one in ("0,0", "0,-1", "-1,0", "-1,-1", "-2,1")} == set(reached)
    fleet = ("-5,3 forest city yellow", "units -1,0 yellow: 21=frigate")
    held = last_stand("units -2,0 yellow: 20=infantry", *fleet, "units 0,0 red: 1=frigate")
    assert at("-1,0") not in sea(held.s, 0, at("0,0"), 2)
