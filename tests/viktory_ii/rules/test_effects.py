"""What rules do, besides what they refuse: each of these would go unseen if it were left out."""

from feldherr.games.viktory_ii.events import Revealed
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
