"""The way-finder, what an arrival is, and the battles that wait, against what the questions and the game itself say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from feldherr.games import viktory_ii
from feldherr.games.viktory_ii import GAME
from feldherr.games.viktory_ii.actions import Go, Land, TakeRoad, Via
from feldherr.games.viktory_ii.board import NOBODY, NOWHERE, UNKNOWN, Hex, Unit
from feldherr.games.viktory_ii.events import Moved
from feldherr.games.viktory_ii.rules.battle.pending import battle_at, entries, entry_of, storms, waiting
from feldherr.games.viktory_ii.rules.choices.alike import same_way
from feldherr.games.viktory_ii.rules.choices.reserve import nearest_free
from feldherr.games.viktory_ii.rules.movement.arrival import Arrival, arrival
from feldherr.games.viktory_ii.rules.movement.ways import (
    Way,
    goes_on,
    in_hand,
    onward,
    road_refusal,
    step_refusal,
    steps_open,
    stops,
    ways,
)
from feldherr.games.viktory_ii.state import FRIGATE, PASSING, Pending, State, allied, copy, frame_of
from feldherr.kernel.answers import CHANCE, NO, YES
from feldherr.kernel.position import Position, answer
from tests.viktory_ii.scene import Scene, world
from tests.viktory_ii.worlds import played

WORLDS = range(12)
ONE, TWO, FIVE = Unit(1), Unit(2), Unit(5)


def passes(s: State, unit: Unit, hex_: Hex) -> bool:
    return not stops(s, s.owner[unit], unit, hex_)


@pytest.mark.parametrize("seed", WORLDS)
def test_what_is_asked_offers_just_the_steps_and_roads_the_way_finder_allows(seed: int) -> None:
    """V2 §9.0.2 §9.13.1 §15.64.3"""
    asked = 0
    for position in played(seed, 60):
        question = position.questions[0]
        if question.name != "order" or not position.now.kind[question.unit]:
            continue
        s, unit, refused = position.now, question.unit, question.refusals()
        at, left = s.where[unit], in_hand(s, unit)
        steps: dict[Go | TakeRoad, str | None] = {}
        steps |= {Go(to): step_refusal(s, unit, to, left) for to in frame_of(s).near[at]}
        if s.kind[unit] != FRIGATE:
            towns = [town for towns in s.towns for town in towns if town != at]
            steps |= {TakeRoad(to): road_refusal(s, unit, to, left) for to in towns}
        open_ = {step for step, rule in steps.items() if rule is None}
        assert open_ == {option for option in question.options() if isinstance(option, Go | TakeRoad)}
        assert all(refused[step] == rule for step, rule in steps.items() if rule)
        first = {way[0] for way in ways(s, unit, passes, roads=True).values() if len(way) == 1}
        assert {step.hex for step in first} == {step.hex for step in open_}
        asked += 1
    assert asked


@pytest.mark.parametrize("seed", WORLDS)
def test_a_way_that_is_found_can_be_gone_to_its_end(seed: int) -> None:
    """V2 §9.0.2 §9.2.1: as long as no tile turns up on it."""
    for position in played(seed, 25):
        question = position.questions[0]
        if question.name != "order" or not position.now.kind[question.unit]:
            continue
        s = position.now
        for to, way in ways(s, question.unit, passes, roads=False).items():
            if not any(s.terrain[near] == UNKNOWN for step in way for near in frame_of(s).near[step.hex]):
                assert to in gone(position, question.unit, way)


def gone(position: Position, unit: Unit, way: Way) -> list[Hex]:
    """Where the unit comes on its way; what leaves no choice, as out of a harbour, is done without asking."""
    came: list[Hex] = []
    for step in way:
        if step.hex not in came:
            for choice in (step, YES):
                if choice in position.questions[0].options():
                    position, news = answer(GAME, position, position.questions[0].actor, choice)
                    came += [event.to for event in news if isinstance(event, Moved) and event.unit == unit]
    return came


@pytest.mark.parametrize("seed", WORLDS)
def test_who_arrives_attacks_or_passes_or_stays_as_was_said_before(seed: int) -> None:
    """V2 §12.0.1 §15.64.2 §15.64.3 §9.32.3"""
    for position in played(seed, 40):
        question = position.questions[0]
        for option in question.options() if question.name == "order" else ():
            if not isinstance(option, Go | Land):
                continue
            s, unit = position.now, option.unit if isinstance(option, Land) else question.unit
            to, left = (option.to, 0) if isinstance(option, Land) else (option.hex, s.left[unit] - 1)
            how = arrival(s, unit, to, left)
            after, _ = answer(GAME, position, question.actor, option)
            asked = after.questions[0].name == "attack_on_vassal"
            assert asked == (how is Arrival.BREACH)
            if asked:
                refused, _ = answer(GAME, after, question.actor, NO)
                assert refused.now.where[unit] == s.where[unit] and refused.now.battles == s.battles
                after, _ = answer(GAME, after, question.actor, YES)
            now = after.now
            if after.questions[0].actor == CHANCE or now.where[unit] == to:
                assert storms(now, unit) == how.attacks
                assert bool(now.flags[unit] & PASSING) == (how in (Arrival.VISIT, Arrival.HARBOUR))
                assert (now.turn.target == to) == (how is Arrival.BREACH or s.turn.target == to)


@pytest.mark.parametrize("seed", range(40))
def test_battles_that_wait_agree_with_the_units_that_stand_there(seed: int) -> None:
    """V2 §12.0.1 §12.1.2: after every answer."""
    for position in played(seed, 80):
        s = position.now
        assert GAME.faults(s) == []
        fought = [battle.hex for battle in s.battles if s.turn.fought >> battle.hex & 1]
        assert not set(fought) & set(waiting(s, s.seat))
        for hex_, units in enumerate(s.at):
            strangers = [u for u in units if s.owner[u] != s.held[hex_] and not allied(s, s.owner[u], s.held[hex_])]
            assert all(storms(s, unit) for unit in strangers)


def test_a_ship_in_a_harbour_takes_no_road() -> None:
    """V2 §9.13.1 §9.32.3"""
    lines = ("0,0 plains city red", "0,2 plains city red", "-1,0 water", "1,0 water", "units -1,0 red: 1=frigate")
    scene = Scene(world(*lines, "units 0,0 red: 2=infantry"))
    assert TakeRoad(scene.hex("(0,2)")) in [way[0] for way in ways(scene.s, TWO, passes, roads=True).values()]
    s = scene.play("take 1", "go to (0,0)").s
    assert not any(isinstance(way[0], TakeRoad) for way in ways(s, ONE, passes, roads=True).values())


def test_nobody_reckons_with_hexes_face_down() -> None:
    """V2 §9.1.1 §9.2.1: neither a soldier nor a ship goes on over what is not known."""
    scene = Scene(world("0,0 plains", "1,0 unknown", "0,1 water", "units 0,0 red: 1=infantry"))
    on = onward(scene.s, ONE, scene.hex("(0,0)"))
    assert scene.hex("(-1,0)") in on and not {scene.hex("(1,0)"), scene.hex("(0,1)")} & set(on)


def test_an_unsound_battle_is_found() -> None:
    """V2 §12.0.1"""
    scene = Scene(world("units 0,0 red: 1=infantry 2=infantry", "units 1,0 yellow: 5=infantry"))
    scene.play("take 1", "go to (1,0)")
    hex_, origin = scene.hex("(1,0)"), scene.hex("(0,0)")
    assert scene.s.battles == (Pending(hex_, 0, ((ONE, origin),)),)
    broken = [
        (),
        (Pending(hex_, 0, ((ONE, origin), (TWO, origin))),),
        (Pending(hex_, 0, ()),),
        (*scene.s.battles, *scene.s.battles),
        (*scene.s.battles, Pending(origin, 0, ((TWO, hex_),))),
    ]
    for battles in broken:
        s = copy(scene.s)
        s.battles = battles
        assert GAME.faults(s), battles
    s = copy(scene.s)
    s.guests = ((TWO, hex_),)
    assert GAME.faults(s)


def test_a_battle_knows_who_came_from_where() -> None:
    """V2 §12.3.3.7 §15.64.2"""
    scene = Scene(world("units 0,0 red: 1=infantry", "units 0,1 red: 2=cavalry", "units 1,0 yellow: 5=infantry"))
    scene.play("take 1", "go to (1,0)", "take 2", "go to (1,0)")
    hex_ = scene.hex("(1,0)")
    assert entry_of(scene.s, ONE) == scene.hex("(0,0)") and entry_of(scene.s, TWO) == scene.hex("(0,1)")
    assert entries(scene.s, hex_) == sorted([scene.hex("(0,0)"), scene.hex("(0,1)")])
    assert battle_at(scene.s, scene.hex("(0,0)")) is None and entry_of(scene.s, FIVE) == NOWHERE


def test_who_has_no_points_left_cannot_go_on_from_among_allies() -> None:
    """V2 §15.64.5"""
    scene = Scene(world("vassal yellow of red", "units 0,0 red: 1=infantry", "units 1,0 yellow: 5=infantry",
                        rules="vassals", blue=True))  # fmt: skip
    hex_ = scene.hex("(1,0)")
    assert goes_on(scene.s, ONE, hex_, 1) and not goes_on(scene.s, ONE, hex_, 0)
    assert arrival(scene.s, ONE, hex_, 1) is Arrival.VISIT and arrival(scene.s, ONE, hex_, 0) is Arrival.BREACH


def test_nobody_is_neither_friend_nor_foe() -> None:
    """V2 §15.61.2"""
    s = Scene(world(rules="vassals", blue=True)).s
    s.side[-1] = 0
    assert not allied(s, 0, NOBODY)


def test_only_one_module_changes_who_is_in_a_battle() -> None:
    """The facts of chapter 12.0 are kept in one place: nobody else writes them."""
    root = Path(viktory_ii.__file__).parent
    facts = re.compile(r"\.(battles|guests) = |flags\[\w+\] [|&^]?= .*PASSING|turn\.(target|fought)|\b(target|fought)=")
    found = {path.name for path in sorted(root.rglob("*.py")) if facts.search(path.read_text("utf-8"))}
    assert found == {"pending.py", "state.py", "writing.py"}, "they are stored and written down, and that is all"


def test_why_not_names_what_really_keeps_a_unit_from_a_hex() -> None:
    """V2 §9.0.2 §9.0.6 §9.2.1 §9.11.1 §9.12.1: a stop on the way, too few points, or nothing but the step between."""
    wood = Scene(world("1,0 forest", "units 0,0 red: 1=infantry", "units -1,0 yellow: 5=infantry")).play("take 1")
    assert wood.why_not("go to (2,0)") == "9.12.1" and wood.why_not("go to (-2,0)") == "9.0.6"
    assert wood.why_not("go to (0,2)") == "9.0.2", "one may go there hex by hex"
    belt = ("1,0 forest", "1,-1 forest", "0,1 mountain", "units 0,0 red: 1=cavalry")
    assert Scene(world(*belt)).play("take 1").why_not("go to (3,0)") == "9.12.1", "three points, three hexes"
    sea = Scene(world("2,0 water", "units 0,0 red: 1=infantry")).play("take 1")
    assert sea.why_not("go to (2,0)") == "9.1.1", "more points would not help"
    tired = Scene(world("units 0,0 red: 1=cavalry.left2")).play("take 1")
    assert tired.why_not("go to (0,3)") == "9.11.2", "two points are left"
    dark = Scene(world("0,3 unknown", "units 0,0 red: 1=infantry.left1")).play("take 1")
    assert dark.why_not("go to (0,3)") == "9.2.1" and dark.why_not("go to (0,2)") == "9.11.1"


def test_roads_are_one_answer_only_if_they_turn_up_the_same() -> None:
    """V2 §9.2.1 §15.3.1, ruling r54: where water may be replaced, the same at once."""
    lines = ("0,0 plains village red", "2,0 plains village red", "1,-1 unknown", "3,0 unknown")
    scene = Scene(world(*lines))
    via, to = Via((Hex(scene.hex("(1,0)")),)), Hex(scene.hex("(2,0)"))
    one, other = scene.hex("(1,-1)"), scene.hex("(3,0)")
    assert same_way(scene.s, to, via) == tuple(sorted((one, other)))
    assert same_way(Scene(world(*lines, rules="balanced-land")).s, to, via) == tuple(sorted(((one,), (other,))))


def test_water_with_a_frigate_of_somebody_else_is_not_free() -> None:
    """V2 §15.64.7 §15.64.8: whoever holds it."""
    scene = Scene(world("0,0 forest city red", "1,0 water", "units 1,0 red: 1=frigate"))
    town, sea = Hex(scene.hex("(0,0)")), Hex(scene.hex("(1,0)"))
    s = copy(scene.s)
    assert nearest_free(s, 0, town) == [sea]
    s.owner[1], s.held[sea] = 1, 0
    assert sea not in nearest_free(s, 0, town)


@pytest.mark.parametrize("seed", WORLDS)
def test_the_steps_that_are_open_are_those_that_nothing_refuses(seed: int) -> None:
    """V2 §9.0.2: also where most of them are seen to be open at one glance."""
    for position in played(seed, 40):
        s = position.now
        for unit in map(Unit, range(len(s.kind))):
            if s.kind[unit] and s.aboard[unit] < 0 and s.where[unit] >= 0:
                for left in {0, 1, in_hand(s, unit)}:
                    near = frame_of(s).near[s.where[unit]]
                    nothing_refuses = [to for to in near if step_refusal(s, unit, to, left) is None]
                    assert steps_open(s, unit, left) == nothing_refuses
                    assert steps_open(s, unit, left, 1) == nothing_refuses[:1]
