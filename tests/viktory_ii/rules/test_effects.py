"""What rules do, besides what they refuse: each of these would go unseen if it were left out."""

import random
from collections import Counter

from feldherr.games.viktory_ii import GAME
from feldherr.games.viktory_ii.actions import DONE, DrawTile
from feldherr.games.viktory_ii.board import UNKNOWN, WATER, Hex, Unit
from feldherr.games.viktory_ii.events import Revealed, TileDrawn
from feldherr.games.viktory_ii.rules.calls import OfferTile, Placing
from feldherr.games.viktory_ii.rules.choices.alike import stands
from feldherr.games.viktory_ii.rules.choices.building import hex_to_replace, unit_to_eliminate
from feldherr.games.viktory_ii.rules.movement.exploration import fixed_map
from feldherr.games.viktory_ii.state import INFANTRY
from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.lines import write
from feldherr.kernel.position import answer, resume
from tests.viktory_ii.scene import Scene, world

CAPITAL = ("1,0 plains village yellow", "capital yellow 1,0", "units 0,0 red: 1=infantry 2=infantry")
TAKEN = ("take 1", "go to (1,0)", "take 2", "go to (1,0)", "fight at (1,0)", "rolled 6")


def test_landing_ends_the_movement_of_the_ship() -> None:
    """V2 §9.0.8 §9.46.2, ruling r30: but not its right to fire."""
    lines = ("0,0 water", "1,0 water", "units 2,0 yellow: 8=infantry")
    scene = Scene(world(*lines, "units 0,0 red: 1=frigate 2=infantry.aboard1.carried 3=infantry.aboard1.carried"))
    scene.play("take 1", "land 2 at (0,1)")
    assert scene.why_not("go to (1,0)") == "9.46.2" and scene.offers("bombard (2,0)")


def test_cargo_of_the_last_turn_counts() -> None:
    """V2 §9.41.2, ruling r27: three different units a turn, those included that were aboard already."""
    scene = Scene(
        world(
            "0,0 water", "1,0 water", "units 0,0 red: 1=frigate 2=infantry.aboard1 3=infantry.aboard1",
            "units 1,-1 red: 4=infantry 5=infantry", turn="round 3 yellow placing",
        )
    ).play("done")
    scene.play("build nothing", "take 1", "load 4")
    assert scene.s.loads[1] == 3
    scene.play("land 2 at (0,1)")
    assert scene.why_not("load 5") == "9.41.2"


def test_a_relocated_city_reveals_two_hexes_far() -> None:
    """V2 §15.5.2 §7.3.2, ruling r56"""
    scene = Scene(
        world(
            "0,0 plains city red", "3,0 unknown", "units 4,0 red: 1=infantry 2=cavalry", turn="round 3 red building",
            rules="relocation",
        )
    ).play("relocate (0,0) to (1,0)")
    while scene.asked == "red unit_to_eliminate":
        scene.play(scene.options[0])
    assert scene.happened(Revealed)


def test_a_relocated_capital_takes_its_units_along_in_number() -> None:
    """V2 §15.5.2 §8.2.7, ruling r56: as many are given up as are recruited, so their number stays."""
    scene = Scene(
        world("0,0 plains village red", "capital red 0,0", turn="round 3 red building", rules="relocation")
    )
    before, reserve = scene.total("red"), scene.reserve("red")
    scene.play("relocate (0,0) to (1,0)")
    assert scene.total("red") == before and scene.reserve("red") == reserve and scene.s.alive[0]


def test_a_withdrawal_reveals() -> None:
    """V2 §15.62.1 §9.2.1, ruling r22"""
    scene = Scene(world(*CAPITAL, "3,0 unknown", rules="vassals", blue=True)).play(*TAKEN)
    assert scene.play("withdraw 1 to (2,0)", "withdraw 2 to (2,0)").happened(Revealed)


def test_water_turned_up_by_a_withdrawal_may_be_replaced() -> None:
    """V2 §15.3.1 §15.62.1, ruling r54: each hex entered is an event."""
    lines = (*CAPITAL, "3,0 unknown", "3,-1 unknown")
    scene = Scene(world(*lines, rules="vassals balanced-land", blue=True)).play(*TAKEN)
    scene.play("withdraw 1 to (2,0)", "withdraw 2 to (2,0)", "drew 4", "drew 4").play()
    assert scene.asked == "red tile_or_not"
    apart = Scene(world(*lines, "1,-2 unknown", rules="vassals balanced-land", blue=True)).play(*TAKEN)
    apart.play("withdraw 1 to (2,0)", "withdraw 2 to (1,-1)", "drew 4", "drew 2", "drew 4").play()
    assert apart.asked != "red tile_or_not", "water of two events does not count together"
    shore = ("3,-1 unknown", "3,-2 unknown")
    beside = Scene(world(*CAPITAL, *shore, rules="vassals balanced-land", blue=True)).play(*TAKEN)
    beside.play("withdraw 1 to (2,0)", "withdraw 2 to (2,-1)", "drew 4", "drew 4").play()
    assert beside.asked != "red tile_or_not", "what the first has turned up is no event of the second"


def test_a_city_takes_no_more_than_its_kind() -> None:
    """V2 §13.11.3 §13.12.1: one cavalry a grassland city and turn."""
    scene = Scene(world(turn="round 3 red placing")).play("place cavalry at (5,-3)")
    assert scene.why_not("place cavalry at (5,-3)") == "13.11.3"
    assert scene.play("place cavalry at (4,1)").reserve("red")[1] == 0


def test_who_began_his_turn_without_capital_builds_the_turn_after() -> None:
    """V2 §7.1.1 §14.0.7, rulings r21 and r50: retaken in this turn, it is too late for building in it."""
    lost = ("5,-5 plains city yellow", "5,-4 plains", "units 5,-4 red: 1=infantry 2=infantry")
    scene = Scene(world(*lost, turn="round 3 yellow placing")).play("done")
    assert scene.asked == "red unit_or_battle" and not scene.s.turn.may_build
    scene.play("take 1", "go to (5,-5)", "take 2", "go to (5,-5)", "fight at (5,-5)", "rolled 6,6")
    scene.end_turn().end_turn()
    assert scene.asked == "red what_to_build"


def test_of_like_passengers_of_unlike_ships_each_may_be_given_up() -> None:
    """V2 §10.2.3, ruling r69: it matters beside whom one is aboard."""
    ships = "units 0,0 red: 1=frigate 2=infantry.aboard1 3=artillery.aboard1 4=frigate 5=infantry.aboard4"
    ashore = "units 1,0 red: 6=infantry 7=infantry"
    s = Scene(world("0,0 water", ships, ashore)).s
    assert [write(answer) for answer in unit_to_eliminate(s, (), 0, INFANTRY)] == [
        "eliminate infantry in reserve", "eliminate 2", "eliminate 5", "eliminate 6"
    ]  # fmt: skip
    assert stands(s, Unit(2)) != stands(s, Unit(5)) != stands(s, Unit(6)) == stands(s, Unit(7))


def test_of_ships_the_first_is_a_ship_too() -> None:
    """Ruling r69: ships are numbered from 0."""
    s = Scene(world("0,0 water", "units 0,0 red: 0=frigate 2=infantry.aboard0 4=frigate 5=cavalry.aboard4")).s
    assert stands(s, Unit(2)) != (INFANTRY, s.where[2], (), ())


def test_who_draws_nothing_but_water_is_told_so() -> None:
    """V2 §15.3.3, ruling r54: on a map laid by number the tiles beside it may all be water."""
    s = Scene(players=2, map_seed=3, balanced_land=True).s
    face_down = Counter(t for h, t in fixed_map(2, 3).items() if s.terrain[h] == UNKNOWN)
    s.pool[:] = [face_down[terrain] + 2 * (terrain == WATER) for terrain in range(1, 6)]
    position, _ = resume(GAME, s, OfferTile(0, (), Placing(0)))
    position, news = answer(GAME, position, 0, DrawTile())
    while position.questions and position.questions[0].actor == CHANCE and not news:
        drawn = chance.take(position.questions[0], chance.from_random(random.Random(1)))
        position, news = answer(GAME, position, CHANCE, drawn)
    assert news[0] == TileDrawn(0, UNKNOWN, 2)


def test_a_ship_of_a_vassal_who_reinforces_reveals() -> None:
    """V2 §15.62.4 §9.2.1, ruling r22"""
    lines = ("1,0 grassland city yellow", "capital yellow 1,0", "units 0,0 red: 1=infantry 2=infantry", "2,0 water")
    scene = Scene(world(*lines, "3,0 unknown", rules="vassals", blue=True)).play(*TAKEN[:-1], "rolled 6,6")
    scene.play("withdraw 1 to (0,0)", "withdraw 2 to (0,0)")
    assert not scene.happened(Revealed)
    assert scene.play("launch a frigate of (1,0) at (2,0)").happened(Revealed)


def test_who_is_out_lays_no_tile() -> None:
    """V2 §15.3.3, ruling r17: he is asked no more what he would like."""
    s = Scene(world(rules="balanced-land")).s
    assert len(hex_to_replace(s, 0, (Hex(0), Hex(1)))) == 3
    s.alive[0] = False
    assert hex_to_replace(s, 0, (Hex(0), Hex(1))) == [DONE]
