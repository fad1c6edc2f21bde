"""Chapter 4: the opening turns."""

import random
from collections import Counter

import pytest

from feldherr.games.viktory_ii import GAME
from feldherr.games.viktory_ii.board import FRAMES
from feldherr.games.viktory_ii.events import PlayerEliminated, Revealed
from feldherr.games.viktory_ii.rules.calls import OpeningTurn
from feldherr.games.viktory_ii.rules.opening.setup import opening_turn
from feldherr.games.viktory_ii.state import Rules, empty
from feldherr.kernel.answers import Over
from feldherr.kernel.chance import from_random
from feldherr.kernel.event import Event
from feldherr.kernel.playout import Playout
from tests.viktory_ii.scene import Scene

PLAINS, GRASSLAND, FOREST, MOUNTAIN, WATER = (f"drew {n}" for n in range(5))


def opening(*tiles: str) -> Scene:
    """Two players, Red first; his zone is (3,-3), (2,-3), (3,-2)."""
    return Scene(players=2).play("drew 0", *tiles)


def test_the_first_player_is_drawn_at_random() -> None:
    """V2 §4.0.1.1"""
    first: Counter[int] = Counter()
    for seed in range(800):
        s = empty(4, Rules())
        ask = Playout(lambda *_: None, from_random(random.Random(seed)))
        GAME.run(s, GAME.begin(GAME.options_type(players=4))[1], ask, lambda _: None)
        first[s.first] += 1
    assert set(first) == {0, 1, 2, 3} and min(first.values()) > 150
    assert Scene(players=2).question.options() == [], "chance is asked, no player"


def test_exactly_the_own_zone_is_turned_up() -> None:
    """V2 §4.0.2.1 §4.0.5.1"""
    scene = opening(PLAINS, WATER, MOUNTAIN)
    known = {FRAMES[2].field.hexes[h] for h in FRAMES[2].interior if scene.s.terrain[h]}
    assert known == {(3, -3), (2, -3), (3, -2)}
    assert scene.asked == "red capital_site"


def test_the_capital_goes_on_a_land_hex_of_the_zone() -> None:
    """V2 §4.0.2.2 §7.1.2 §7.21.6"""
    scene = opening(PLAINS, WATER, MOUNTAIN)
    zone = {scene.terrain(at): at for at in ("(3,-3)", "(2,-3)", "(3,-2)")}
    assert scene.why_not(f"found the capital at {zone['water']}") == "7.21.1"
    assert scene.why_not("found the capital at (0,0)") == "7.21.1"
    assert scene.why_not(f"found the capital at {zone['plains']}") is None
    scene.play(f"found the capital at {zone['mountain']}")
    assert scene.town(zone["mountain"]) == "red village" and scene.s.capital[0] == scene.hex(zone["mountain"])
    later = Scene(players=2, seed=3).play("drew 0", PLAINS, PLAINS, PLAINS)
    later.play("found the capital at (3,-3)")
    while later.asked != "red what_to_build":
        later.play(later.options[0])
    assert later.why_not("build a village at (-3,3)") in ("7.21.1", "7.21.4", "7.21.5"), (
        "the exception is for the capital only"
    )


def test_founding_recruits_an_infantry_that_stands_in_the_capital() -> None:
    """V2 §4.0.3.1 §4.0.4.1 §4.0.0.1"""
    scene = opening(FOREST, WATER, WATER).play()
    capital = next(at for at in ("(3,-3)", "(2,-3)", "(3,-2)") if scene.terrain(at) == "forest")
    assert scene.town(capital) == "red village", "the only land hex is taken without asking"
    assert scene.at(capital) == ["red infantry"] and scene.total("red") == [1, 0, 0, 0]
    assert scene.reserve("red") == [0, 0, 0, 0]
    assert scene.asked.startswith("yellow"), "no movement and no building in the start turn"


def test_founding_reveals_the_neighbours_of_the_capital() -> None:
    """V2 §4.0.3.2 §7.3.1"""
    scene = Scene(players=6).play("drew 0", PLAINS, PLAINS, PLAINS)
    before = {h for h in FRAMES[6].interior if scene.s.terrain[h]}
    scene.play("found the capital at (6,0)")
    after = {h for h in FRAMES[6].interior if scene.s.terrain[h]}
    assert {scene.hex("(5,0)")} <= after - before
    assert scene.terrain("(4,0)") == "unknown"


def test_an_all_water_zone_turns_up_the_ring_around_it() -> None:
    """V2 §4.0.2.3, ruling r12"""
    scene = opening(WATER, WATER, WATER)
    ring = [(1, -3), (1, -2), (2, -2), (2, -1), (3, -1)]
    scene.play("drew 0", "drew 4", "drew 3", "drew 4", "drew 4")
    turned = [e for e in scene.happened(Revealed) if len(e.hexes) == 5]
    assert {FRAMES[2].field.hexes[h] for h in turned[0].hexes} == set(ring)
    assert scene.asked == "red capital_site" and len(scene.options) == 2


def test_ring_after_ring_until_land_shows_up() -> None:
    """V2 §4.0.2.4"""
    scene = opening(WATER, WATER, WATER).play(*[WATER] * 5, *[WATER] * 6, PLAINS)
    assert scene.town("(2,0)") == "red village" or scene.town("(3,0)") == "red village"
    assert len(scene.happened(Revealed)) >= 3


def test_who_finds_no_land_for_a_capital_is_out() -> None:
    """V2 §4.0.2.4 §7.21.4"""
    s = empty(2, Rules())
    s.terrain = [5] * len(s.terrain)
    events: list[Event] = []
    with pytest.raises(Over) as end:
        opening_turn(s, Playout(lambda *_: None, lambda n: 0), events.append, OpeningTurn(0))
    assert end.value.outcome.winners == (1,) and events[0] == PlayerEliminated(0)


def test_turns_pass_clockwise_and_the_first_complete_turn_follows_the_last_capital() -> None:
    """V2 §4.0.1.2 §4.0.5.1 §4.0.6.1"""
    scene = Scene(players=3, seed=5).play("drew 1").play()
    order = []
    while scene.asked.split()[1] == "capital_site":
        order.append(scene.asked.split()[0])
        scene.play(scene.options[0])
    assert scene.asked == "yellow what_to_build" and scene.s.round == 1
    assert [scene.s.lord[hex_] for hex_ in scene.s.capital] == [0, 1, 2]
    assert order == [colour for colour in ("yellow", "blue", "red") if colour in order], "who has one site is not asked"
    turns = []
    for _ in range(3):
        turns.append(scene.asked.split()[0])
        scene.end_turn()
    assert turns == ["yellow", "blue", "red"]


def test_the_opening_of_who_has_resigned_is_skipped() -> None:
    """V2 §4.0.1.2 §5.1.3"""
    scene = Scene(players=3, seed=5).play("drew 0").play()
    scene.say("blue", "resign")
    while scene.asked.split()[1] == "capital_site":
        scene.play(scene.options[0])
    assert scene.s.capital[2] == -1 and scene.asked == "red what_to_build"
