"""Chapter 9, on land: steps, difficult ground, roads, exploring."""

from feldherr.games.viktory_ii.actions import Via
from feldherr.games.viktory_ii.board import Unit
from feldherr.games.viktory_ii.events import Moved, Revealed
from feldherr.games.viktory_ii.rules.choices.orders import road_way
from tests.viktory_ii.scene import Scene, world


def test_nobody_must_move() -> None:
    """V2 §9.0.1"""
    scene = Scene(world("units 0,0 red: 1=infantry 2=infantry"))
    assert scene.offers("end movement")
    scene.play("take 1", "halt")
    assert scene.offers("take 1"), "a unit put back has not moved"
    scene.play("take 1", "go to (1,0)", "halt")
    assert scene.where(1) == "(1,0)"


def test_a_step_costs_one_point_whatever_the_terrain() -> None:
    """V2 §9.0.2 §9.11.1 §9.11.2"""
    ride = Scene(world("units 0,0 red: 1=cavalry 2=infantry 3=artillery")).play("take 1", "go to (1,0)", "go to (2,0)")
    assert ride.s.left[1] == 1
    ride.play("go to (3,0)")
    assert ride.where(1) == "(3,0)" and ride.s.left[1] == 0
    for unit in (2, 3):
        ride.play(f"take {unit}", "go to (0,1)", "go to (0,2)")
        assert ride.s.left[unit] == 0
    stopped = Scene(world("units 0,0 red: 1=infantry.left0 2=cavalry.left0 3=infantry"))
    assert stopped.why_not("take 1") == "9.11.1" and stopped.why_not("take 2") == "9.11.2"
    assert stopped.play("take 3").why_not("go to (2,0)") == "9.0.2"


def test_a_unit_may_attack_or_change_its_place_and_own_units_stack_without_limit() -> None:
    """V2 §9.0.3 §12.0.1, ruling r45"""
    scene = Scene(
        world(
            "units 0,0 red: 1=infantry",
            "units 1,0 yellow: 5=infantry",
            "units -1,0 red: 2=infantry 3=infantry 4=infantry 6=infantry 7=infantry 8=infantry 9=infantry",
        )
    )
    scene.play("take 1", "go to (-1,0)", "halt")
    assert len(scene.at("(-1,0)")) == 8
    attack = Scene(world("units 0,0 red: 1=infantry", "units 1,0 yellow: 5=infantry")).play("take 1", "go to (1,0)")
    assert attack.offers("fight at (1,0)")


def test_units_move_one_by_one_and_no_move_is_taken_up_again() -> None:
    """V2 §9.0.4"""
    scene = Scene(world("units 0,0 red: 1=infantry 2=infantry 3=infantry")).play("take 1", "go to (1,0)", "halt")
    assert scene.why_not("take 1") == "9.0.4"
    scene.play("take 2", "go to (0,1)", "go to (0,2)")
    assert scene.where(2) == "(0,2)"


def test_enemies_stop_a_unit_and_their_neighbourhood_does_not() -> None:
    """V2 §9.0.6 §12.33.2, ruling r45"""
    scene = Scene(
        world("units 0,0 red: 1=cavalry 2=infantry", "units 1,-1 yellow: 5=infantry", "units 2,-1 yellow: 6=infantry")
    )
    scene.play("take 1", "go to (1,0)", "go to (2,0)", "go to (3,0)")
    assert scene.where(1) == "(3,0)"
    scene.play("take 2", "go to (1,-1)")
    assert scene.s.left[2] == 1 and not scene.offers("take 2") and scene.offers("fight at (1,-1)")


def test_land_units_stay_on_land() -> None:
    """V2 §9.1.1"""
    scene = Scene(world("1,0 water", "units 0,0 red: 1=infantry")).play("take 1")
    assert scene.why_not("go to (1,0)") == "9.1.1"
    assert (
        Scene(world("1,0 water", "units 0,0 red: 1=infantry", "units 1,0 red: 2=frigate"))
        .play("take 2")
        .offers("load 1")
    )


def test_difficult_ground_stops_a_land_unit() -> None:
    """V2 §9.12.1"""
    scene = Scene(world("1,0 forest", "0,1 mountain", "units 0,0 red: 1=cavalry 2=infantry"))
    scene.play("take 1", "go to (1,0)")
    assert scene.why_not("take 1") == "9.12.1" and scene.s.left[1] == 2
    scene.play("take 2", "go to (0,1)")
    assert scene.asked == "red what_to_place", "nobody can move on"
    start = Scene(world("0,0 forest", "units 0,0 red: 1=infantry")).play("take 1", "go to (1,0)", "go to (2,0)")
    assert start.where(1) == "(2,0)", "leaving difficult ground costs nothing"


def test_an_own_settlement_opens_difficult_ground() -> None:
    """V2 §9.12.2"""
    scene = Scene(world("1,0 mountain village red", "units 0,0 red: 1=cavalry"))
    scene.play("take 1", "go to (1,0)", "go to (2,0)", "go to (3,0)")
    assert scene.where(1) == "(3,0)"
    foreign = Scene(world("1,0 forest village yellow", "units 0,0 red: 1=infantry")).play("take 1", "go to (1,0)")
    assert foreign.offers("fight at (1,0)")


def test_a_land_unit_that_began_there_opens_difficult_ground() -> None:
    """V2 §9.12.3 §9.12.4"""
    text = world("1,0 forest", "units 0,0 red: 1=cavalry", "units 1,0 red: 2=infantry")
    scene = Scene(text).play("take 1", "go to (1,0)", "go to (2,0)", "halt")
    assert scene.where(1) == "(2,0)"
    away = Scene(text).play("take 2", "go to (0,1)", "halt", "take 1", "go to (1,0)", "go to (2,0)", "halt")
    assert away.where(1) == "(2,0)", "the one who began there may have left"
    arrived = Scene(world("1,0 forest", "units 0,0 red: 1=cavalry 2=infantry"))
    arrived.play("take 2", "go to (1,0)", "take 1", "go to (1,0)")
    assert arrived.asked == "red what_to_place", "who arrived this turn opens nothing"


def test_roads_link_own_settlements_up_to_three_hexes_apart() -> None:
    """V2 §9.13.1 §9.13.2 §9.13.4"""
    scene = Scene(world("0,0 plains village red", "3,0 plains village red", "units 0,0 red: 1=infantry"))
    scene.play("take 1")
    assert scene.offers("take the road to (3,0)")
    assert scene.why_not("take the road to (5,-3)") == "9.13.1"
    assert scene.why_not("take the road to (-5,5)") == "9.13.2"
    scene.play("take the road to (3,0)")
    assert scene.where(1) == "(3,0)" and scene.s.left[1] == 1


def test_enemies_and_water_cut_a_road_and_the_mover_picks_the_way() -> None:
    """V2 §9.13.2 §9.13.3"""
    cut = Scene(
        world(
            "0,0 plains village red",
            "3,0 plains village red",
            "units 0,0 red: 1=infantry",
            "units 2,0 yellow: 5=infantry",
        )
    ).play("take 1")
    assert cut.why_not("take the road to (3,0)") == "9.13.2"
    wet = Scene(
        world(
            "0,0 plains village red",
            "2,0 plains village red",
            "1,0 water",
            "1,-1 water",
            "0,1 water",
            "units 0,0 red: 1=infantry",
        )
    ).play("take 1")
    assert wet.why_not("take the road to (2,0)") == "9.13.3"
    around = Scene(
        world("0,0 plains city red", "2,0 plains city red", "1,0 water", "1,-1 water", "units 0,0 red: 1=infantry")
    ).play("take 1", "take the road to (2,0)")
    assert around.where(1) == "(2,0)", "one dry way is taken without asking"
    wild = ("0,0 plains city red", "2,0 plains city red", "1,0 water", "units 0,0 red: 1=infantry")
    choose = Scene(world(*wild, "2,-2 unknown", "3,-2 unknown", "0,2 unknown"))
    choose.play("take 1", "take the road to (2,0)")
    assert choose.asked == "red road_way" and choose.why_not("by way of (1,0)") == "9.13.3"
    assert len(choose.options) == 2, "one turns up hexes in the north, the other in the south"


def test_roads_that_turn_up_the_same_are_one() -> None:
    """V2 §9.13.2 §9.2.1 §15.3.1, ruling r23: the first is taken; another that a record names is taken, too."""
    towns = ("0,0 plains city red", "2,0 plains city red", "1,0 water", "units 0,0 red: 1=infantry")
    known = Scene(world(*towns)).play("take 1", "take the road to (2,0)")
    assert known.where(1) == "(2,0)"
    s = Scene(world(*towns)).s
    ways = road_way(s, Unit(1), known.hex("(2,0)"))
    north, south = Via((known.hex("(1,-1)"), known.hex("(2,-1)"))), Via((known.hex("(0,1)"), known.hex("(1,1)")))
    assert ways == [north] and north in ways and south in ways and Via((known.hex("(1,0)"),)) not in ways
    dark = ("0,0 plains city red", "2,0 plains city red", "3,-1 unknown", "3,0 unknown", "units 0,0 red: 1=infantry")
    plain, balanced = Scene(world(*dark)).s, Scene(world(*dark, rules="balanced-land")).s
    assert len(road_way(plain, Unit(1), known.hex("(2,0)"))) == 1
    assert len(road_way(balanced, Unit(1), known.hex("(2,0)"))) == 2, "both at once, or one after the other"


def test_difficult_ground_on_the_road_does_not_stop() -> None:
    """V2 §9.13.3 §9.13.4, ruling r23"""
    scene = Scene(
        world(
            "0,0 plains village red",
            "3,0 plains village red",
            "1,0 mountain",
            "2,0 forest",
            "units 0,0 red: 1=infantry",
        )
    ).play("take 1", "take the road to (3,0)")
    assert scene.where(1) == "(3,0)"
    assert [e.how for e in scene.happened(Moved)] == ["road"] * 3


def test_road_legs_mix_with_steps_as_long_as_points_last() -> None:
    """V2 §9.13.4 §9.11.2"""
    scene = Scene(
        world(
            "-2,0 plains city red",
            "0,0 plains city red",
            "3,0 plains city red",
            "units -2,0 red: 1=cavalry",
            "4,0 plains",
            "units 4,0 yellow: 5=infantry",
        )
    ).play("take 1", "take the road to (0,0)")
    scene.play("take the road to (3,0)", "go to (4,0)")
    assert scene.offers("fight at (4,0)")


def test_a_village_of_this_turn_has_no_road_yet_and_a_conquered_one_has() -> None:
    """V2 §9.13.5 §9.13.6"""
    fresh = Scene(
        world("0,0 plains village red", "3,0 plains village red", "units 0,0 red: 1=infantry", "turn built 3,0")
    )
    assert fresh.play("take 1").why_not("take the road to (3,0)") == "9.13.5"
    upgraded = Scene(
        world(
            "0,0 plains village red", "3,0 plains village red", "units 0,0 red: 1=infantry", turn="round 3 red building"
        )
    ).play("upgrade (3,0)", "take 1")
    assert upgraded.offers("take the road to (3,0)")
    taken = Scene(
        world(
            "0,0 plains village red",
            "3,0 plains village yellow",
            "units 0,0 red: 1=infantry",
            "units 3,1 red: 2=infantry",
        )
    ).play("take 2", "go to (3,0)", "fight at (3,0)", "rolled 6")
    assert taken.why_not("take 2") == "10.6.1"
    assert taken.play("take 1").offers("take the road to (3,0)")


def test_every_hex_entered_reveals_its_neighbours_before_the_next_step() -> None:
    """V2 §9.2.1 §3.2.8"""
    scene = Scene(world("units 3,0 red: 1=cavalry", "4,-1 unknown", "4,0 unknown")).play("take 1")
    assert scene.why_not("go to (4,0)") == "9.2.1"
    scene = Scene(
        world("units 2,0 red: 1=cavalry", "4,-1 unknown", "4,0 unknown", "4,-2 unknown", "3,1 grassland")
    ).play("take 1")
    assert scene.terrain("(4,0)") == "unknown" and scene.why_not("go to (4,0)") == "9.2.1"
    scene.play("go to (3,0)", "drew 3", "drew 2")
    assert [scene.terrain(at) for at in ("(4,-1)", "(4,0)", "(4,-2)")] == ["mountain", "forest", "unknown"]
    assert len(scene.happened(Revealed)) == 1 and scene.offers("go to (4,0)")
