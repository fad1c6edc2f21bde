"""Chapters 13 and 14: placing reserves, and what the loss of the capital means."""

import pytest

from feldherr.games.viktory_ii.events import BattleBegan
from feldherr.games.viktory_ii.rules.battle.hits import terrain_dice
from tests.viktory_ii.scene import Scene, world

PLACE = "round 3 red placing"


def placing(*lines: str, rules: str = "", blue: bool = False) -> Scene:
    return Scene(world(*lines, turn=PLACE, rules=rules, blue=blue))


def test_reserves_are_placed_after_all_movement_and_do_nothing_this_turn() -> None:
    """V2 §13.0.1 §13.0.2"""
    scene = Scene(world("units 0,0 red: 1=infantry"))
    assert not any("place" in line for line in scene.options)
    scene.play("end movement", "place infantry at (5,-5)")
    assert scene.asked == "red what_to_place" and scene.at("(5,-5)") == ["red infantry"]
    left = sum(scene.reserve("red"))
    scene.play("done")
    assert scene.asked.startswith("yellow") and sum(scene.reserve("red")) == left, "the rest is kept for later turns"


def test_units_are_placed_in_own_settlements_of_the_fitting_terrain() -> None:
    """V2 §13.1.1 §13.12.1, ruling r46"""
    scene = placing("0,0 plains", "-2,0 plains city yellow")
    assert scene.offers("place cavalry at (5,-3)") and scene.offers("place cavalry at (4,1)"), "any own grassland city"
    assert scene.why_not("place cavalry at (5,-1)") == "13.1.1", "a mountain city"
    assert (
        scene.why_not("place infantry at (0,0)") == "13.1.1" and scene.why_not("place infantry at (-2,0)") == "13.1.1"
    )


def test_a_village_takes_one_infantry_and_nothing_else() -> None:
    """V2 §13.11.1 §13.12.2"""
    scene = placing("0,0 mountain village red", "0,2 grassland village red", "-2,2 forest village red", "-3,2 water")
    assert (
        scene.why_not("place artillery at (0,0)") == "13.12.2" and scene.why_not("place cavalry at (0,2)") == "13.12.2"
    )
    assert scene.why_not("launch a frigate of (-2,2) at (-3,2)") == "13.12.2"
    scene.play("place infantry at (0,0)")
    assert scene.why_not("place infantry at (0,0)") == "13.11.1"


@pytest.mark.parametrize(
    ("city", "kinds", "most", "rule"),
    [
        ("0,0 plains", ["infantry"], 2, "13.11.2"),
        ("0,0 grassland", ["infantry", "cavalry"], 1, "13.11.3"),
        ("0,0 mountain", ["infantry", "artillery"], 1, "13.11.4"),
        ("0,0 forest", ["infantry"], 1, "13.11.5"),
    ],
)
def test_what_a_city_takes_in_one_phase(city: str, kinds: list[str], most: int, rule: str) -> None:
    """V2 §13.11.2 §13.11.3 §13.11.4 §13.11.5"""
    scene = placing(f"{city} city red")
    for kind in kinds:
        for _ in range(most):
            scene.play(f"place {kind} at (0,0)")
        assert scene.why_not(f"place {kind} at (0,0)") == rule


def test_one_frigate_beside_a_forest_city() -> None:
    """V2 §13.11.5 §13.3.1"""
    scene = placing("0,0 forest city red", "1,0 water", "0,1 water", "3,0 water")
    assert scene.offers("launch a frigate of (0,0) at (1,0)") and scene.offers("launch a frigate of (0,0) at (0,1)")
    assert scene.why_not("launch a frigate of (0,0) at (3,0)") == "13.3.1"
    scene.play("launch a frigate of (0,0) at (1,0)")
    assert scene.at("(1,0)") == ["red frigate"]
    assert scene.why_not("launch a frigate of (0,0) at (0,1)") == "13.11.5"


def test_without_water_beside_it_the_nearest_water_serves() -> None:
    """V2 §13.3.2, ruling r47"""
    scene = placing("0,0 forest city red", "2,0 water", "0,2 water", "3,0 water")
    assert scene.offers("launch a frigate of (0,0) at (2,0)") and scene.offers("launch a frigate of (0,0) at (0,2)")
    assert scene.why_not("launch a frigate of (0,0) at (3,0)") == "13.3.1"


def test_two_cavalry_go_to_two_cities() -> None:
    """V2 §13.12.1 §13.11.3"""
    scene = placing().play("place cavalry at (5,-3)", "place cavalry at (4,1)")
    assert scene.reserve("red")[1] == 0


def test_enemies_beside_a_settlement_keep_reserves_out() -> None:
    """V2 §13.2.1 §13.2.2 §9.12.4 §7.22.2"""
    scene = placing("0,0 plains city red", "units 1,0 yellow: 5=infantry")
    assert scene.why_not("place infantry at (0,0)") == "13.2.1"
    ship = placing("0,0 forest city red", "1,0 water", "0,1 water", "units 1,0 yellow: 5=frigate")
    assert ship.why_not("place infantry at (0,0)") == "13.2.1"
    assert ship.why_not("launch a frigate of (0,0) at (0,1)") == "13.2.1"
    cleared = Scene(world("0,0 plains city red", "units 1,0 yellow: 5=infantry", "units -1,0 red: 1=artillery"))
    cleared.play("take 1", "go to (0,0)", "bombard (1,0)", "rolled 1")
    assert cleared.asked == "red what_to_place" and cleared.offers("place infantry at (0,0)"), (
        "units may move in before"
    )
    two = Scene(
        world(
            "0,0 plains city red",
            "units 1,0 yellow: 5=infantry",
            "units 0,1 yellow: 6=infantry",
            "units 0,0 red: 1=artillery",
        )
    ).play("take 1", "bombard (1,0)", "rolled 1")
    assert two.asked == "red what_to_place" and two.why_not("place infantry at (0,0)") == "13.2.1"


def test_the_own_capital_takes_everything() -> None:
    """V2 §13.4.1 §13.4.3"""
    scene = placing("4,-4 plains", "units 4,-4 yellow: 5=infantry 6=infantry")
    for kind in ("infantry", "infantry", "infantry", "cavalry", "cavalry", "artillery"):
        scene.play(f"place {kind} at (5,-5)")
    assert len(scene.at("(5,-5)")) == 6
    assert (
        placing("0,0 plains village red", "units 1,0 yellow: 5=infantry").why_not("place infantry at (0,0)") == "13.2.1"
    )
    foreign = placing("-5,5 plains city red", "units 0,0 red: 1=infantry")
    assert foreign.why_not("place cavalry at (-5,5)") == "13.1.1", "a foreign capital is an ordinary city"


def test_any_number_of_frigates_around_the_capital() -> None:
    """V2 §13.4.2"""
    scene = placing().play("launch a frigate of (5,-5) at (6,-6)", "launch a frigate of (5,-5) at (6,-6)")
    assert scene.at("(6,-6)") == ["red frigate", "red frigate"]
    assert placing().why_not("launch a frigate of (5,-5) at (6,-3)") == "13.3.1"


def test_a_frigate_may_be_placed_on_enemies_and_fights_after_all_placements() -> None:
    """V2 §13.5.1 §13.5.2 §13.5.3 §12.1.1"""
    scene = placing("units 6,-6 yellow: 5=frigate").play("launch a frigate of (5,-5) at (6,-6)")
    assert scene.asked == "red what_to_place" and not scene.happened(BattleBegan)
    before = scene.reserve("red")[3]
    scene.play("place infantry at (5,-5)", "done")
    began = scene.happened(BattleBegan)[0]
    assert began.attacker == 0 and scene.asked == "chance dice"
    scene.play("rolled 6", "rolled 6")
    assert scene.asked == "chance dice", "who was placed cannot retreat"
    scene.play("rolled 6", "rolled 1")
    assert scene.reserve("red")[3] == before + 1 and scene.asked.startswith("yellow"), "it waits for the next phase"


def test_the_neighbour_rule_goes_before_placing_on_enemies() -> None:
    """V2 §13.5.1 §13.2.1, ruling r49"""
    beside = placing("0,0 forest city red", "1,0 water", "units 1,0 yellow: 5=frigate")
    assert beside.why_not("launch a frigate of (0,0) at (1,0)") == "13.2.1"
    inland = placing("0,0 forest city red", "2,0 water", "units 2,0 yellow: 5=frigate")
    inland.play("launch a frigate of (0,0) at (2,0)", "done")
    assert inland.happened(BattleBegan)


def test_several_such_battles_are_fought_in_the_order_the_player_wishes() -> None:
    """V2 §13.5.2 §12.2.1, ruling r48"""
    scene = placing("units 6,-6 yellow: 5=frigate", "units 5,-6 yellow: 6=frigate")
    scene.play("launch a frigate of (5,-5) at (6,-6)", "launch a frigate of (5,-5) at (5,-6)", "done")
    assert scene.asked == "red battle_to_fight"
    scene.play("fight at (5,-6)", "rolled 1", "rolled 6", "rolled 1", "rolled 6")
    assert scene.asked.startswith("yellow") and len(scene.happened(BattleBegan)) == 2
    again = placing("units 6,-6 yellow: 5=frigate", "turn fought 6,-6")
    assert again.why_not("launch a frigate of (5,-5) at (6,-6)") == "12.2.1"


LOST = ("5,-5 plains city yellow", "0,0 grassland city red", "0,2 plains city red", "-2,2 mountain city red")


def test_without_his_capital_a_player_cannot_build() -> None:
    """V2 §14.0.1 §7.1.1"""
    scene = Scene(world(*LOST)).end_turn().end_turn()
    assert scene.asked == "red what_to_place" and not scene.s.turn.may_build
    holding = Scene(world("-2,0 plains village red")).end_turn().end_turn()
    assert holding.asked == "red what_to_build" and holding.offers("upgrade (-2,0)")


def test_his_cities_remain_cities_for_support_and_points() -> None:
    """V2 §14.0.2, ruling r18"""
    scene = Scene(world(*LOST))
    assert scene.value("red") == 2 * (6 + 3) and scene.total("red")[1] == 3


def test_a_city_defends_itself_like_a_village_then() -> None:
    """V2 §14.0.3"""
    scene = Scene(world("-5,5 plains city red", "1,0 plains city yellow", "0,2 mountain city yellow"))
    assert terrain_dice(scene.s, scene.hex("(1,0)"), 1) == 1
    assert terrain_dice(scene.s, scene.hex("(0,2)"), 1) == 2, "the mountain still counts"
    taken = Scene(
        world(
            "-2,0 plains village yellow",
            "capital yellow -2,0",
            "1,0 grassland city yellow",
            "units -1,0 red: 1=infantry 2=infantry",
            "units 0,0 red: 3=infantry",
        )
    )
    taken.play("take 1", "go to (-2,0)", "fight at (-2,0)", "rolled 6", "take 3", "go to (1,0)", "fight at (1,0)")
    assert taken.question.args == (1, 6), "from the same turn on"


def test_each_city_takes_one_infantry_then_and_the_rest_waits() -> None:
    """V2 §14.0.4 §14.0.5"""
    scene = placing(*LOST)
    assert scene.why_not("place cavalry at (0,0)") == "14.0.4"
    scene.play("place infantry at (0,2)")
    assert scene.why_not("place infantry at (0,2)") == "14.0.4"
    assert scene.reserve("red")[3] == 2, "frigates stay in reserve"


def test_the_conqueror_holds_an_ordinary_city_and_the_marker_stays() -> None:
    """V2 §14.0.6, ruling r51"""
    scene = Scene(world("1,0 plains city yellow", "capital yellow 1,0", "units 0,0 red: 1=infantry 2=infantry"))
    red = scene.total("red")
    scene.play("take 1", "go to (1,0)", "take 2", "go to (1,0)", "fight at (1,0)", "rolled 6,6")
    assert scene.total("red")[0] == red[0] + 2 and scene.s.capital[1] == scene.hex("(1,0)")
    scene.play("place infantry at (1,0)", "place infantry at (1,0)")
    assert scene.why_not("place infantry at (1,0)") == "13.11.2"


def test_a_retaken_capital_works_at_once_but_builds_next_turn() -> None:
    """V2 §14.0.7 §7.1.1"""
    scene = Scene(
        world("5,-5 plains city yellow", "5,-4 plains", "units 5,-4 red: 1=infantry 2=infantry", "turn no-building")
    )
    scene.play("take 1", "go to (5,-5)", "take 2", "go to (5,-5)", "fight at (5,-5)", "rolled 6,6")
    assert scene.asked == "red what_to_place" and scene.offers("place cavalry at (5,-5)")
    scene.end_turn().end_turn()
    assert scene.asked == "red what_to_build"
    third = Scene(world("5,-5 plains city blue", blue=True))
    assert third.s.lord[third.s.capital[0]] == 2, "held by a third player it is still lost"
