"""Chapter 11: bombardment and its line of sight."""

import pytest

from feldherr.games.viktory_ii import GAME
from feldherr.games.viktory_ii.events import Bombarded
from tests.viktory_ii.scene import Scene, world


def gun(*lines: str, rules: str = "") -> Scene:
    """A Red artillery in (2,-1) is in hand."""
    return Scene(world("2,-1 plains", "units 2,-1 red: 1=artillery 2=infantry", *lines, rules=rules)).play("take 1")


def test_the_target_lies_one_or_two_hexes_away_and_holds_a_unit() -> None:
    """V2 §11.0.1"""
    scene = gun(
        "units 0,0 yellow: 5=infantry",
        "units -1,0 yellow: 6=infantry",
        "units 2,0 yellow: 7=infantry",
        "0,-1 plains village yellow",
    )
    assert scene.offers("bombard (0,0)") and scene.offers("bombard (2,0)")
    assert scene.why_not("bombard (-1,0)") == "11.0.1" and scene.why_not("bombard (0,-1)") == "11.0.1"


def test_a_unit_may_move_into_range_first() -> None:
    """V2 §11.0.2 §9.0.7"""
    scene = Scene(world("units 2,0 red: 1=artillery", "units -2,0 yellow: 5=infantry")).play(
        "take 1", "go to (1,0)", "go to (0,0)"
    )
    assert scene.asked == "red unit_or_battle", "no points are left, but a shot is"
    scene.play("take 1", "bombard (-2,0)", "rolled 6")
    assert scene.asked == "red what_to_place", "after the shot it may do nothing more"
    stop = Scene(world("units 1,0 red: 1=artillery", "units -2,0 yellow: 5=infantry")).play("take 1", "go to (0,0)")
    stop.play("bombard (-2,0)", "rolled 6")
    assert stop.s.left[1] == 1 and stop.asked == "red what_to_place"


def test_a_bombardment_is_a_single_die_and_each_loss_is_removed_before_the_next() -> None:
    """V2 §11.0.3 §12.2.2"""
    scene = Scene(world("units 1,0 red: 1=artillery 2=artillery", "units 0,0 yellow: 5=infantry 6=infantry"))
    scene.play("take 1", "bombard (0,0)")
    assert scene.question.args == (1, 6)
    scene.play("rolled 3")
    assert scene.at("(0,0)") == ["yellow infantry"]
    scene.play("take 2", "bombard (0,0)", "rolled 3")
    assert scene.at("(0,0)") == [] and len(scene.happened(Bombarded)) == 2


@pytest.mark.parametrize(
    ("face", "asked"), [(1, "red unit_to_hit"), (2, "yellow unit_to_hit"), (4, "red unit_or_battle")]
)
def test_who_chooses_the_unit_that_is_hit(face: int, asked: str) -> None:
    """V2 §11.0.4 §10.1.2 §10.1.3"""
    assert gun("units 1,0 yellow: 5=infantry 6=cavalry").play("bombard (1,0)", f"rolled {face}").asked == asked


def test_bombardment_never_takes_a_settlement() -> None:
    """V2 §11.0.5"""
    scene = gun("1,0 plains city yellow", "units 1,0 yellow: 5=infantry").play("bombard (1,0)", "rolled 2")
    assert scene.town("(1,0)") == "yellow city" and scene.at("(1,0)") == []


def test_there_is_no_answer_to_a_bombardment() -> None:
    """V2 §11.1.1"""
    scene = gun("1,0 mountain", "units 1,0 yellow: 5=artillery").play("bombard (1,0)", "rolled 5")
    assert scene.asked == "red unit_or_battle" and scene.at("(2,-1)") == ["red artillery", "red infantry"]


@pytest.mark.parametrize("between", ["forest", "mountain", "plains village red", "plains city yellow"])
def test_forest_mountain_and_settlements_block_the_straight_line(between: str) -> None:
    """V2 §11.2.1"""
    scene = Scene(
        world(f"1,0 {between}", "units 2,0 red: 1=artillery 2=infantry", "units 0,0 yellow: 5=infantry")
    ).play("take 1")
    assert scene.why_not("bombard (0,0)") == "11.2.1"


@pytest.mark.parametrize("between", ["plains", "grassland", "water"])
def test_open_ground_water_and_units_do_not_block(between: str) -> None:
    """V2 §11.2.1"""
    inside = "units 1,0 yellow: 6=infantry" if between != "water" else "units 1,0 yellow: 6=frigate"
    scene = Scene(world(f"1,0 {between}", "units 2,0 red: 1=artillery", "units 0,0 yellow: 5=infantry", inside)).play(
        "take 1"
    )
    assert scene.offers("bombard (0,0)")


def test_one_open_hex_between_is_enough_and_the_shooter_takes_it() -> None:
    """V2 §11.2.2, ruling r35"""
    scene = gun("1,0 mountain", "1,-1 plains", "units 0,0 yellow: 5=infantry").play("bombard (0,0)", "rolled 6")
    shot = scene.happened(Bombarded)[0]
    assert shot.over == scene.hex("(1,-1)")
    assert gun("1,0 mountain", "1,-1 forest", "units 0,0 yellow: 5=infantry").why_not("bombard (0,0)") == "11.2.1"


def test_only_the_hex_between_counts() -> None:
    """V2 §11.2.3"""
    scene = Scene(
        world(
            "2,0 mountain",
            "1,0 plains",
            "0,0 forest city yellow",
            "units 2,0 red: 1=artillery",
            "units 0,0 yellow: 5=infantry",
        )
    ).play("take 1")
    assert scene.offers("bombard (0,0)")
    near = gun("1,0 mountain city yellow", "units 1,0 yellow: 5=infantry")
    assert near.offers("bombard (1,0)"), "at range 1 nothing can block"


def test_a_loaded_frigate_bombards_and_may_still_load_and_land() -> None:
    """V2 §11.3.1 §11.3.2"""
    scene = Scene(
        world(
            "0,0 water",
            "1,0 water",
            "2,0 water",
            "units 0,0 red: 1=frigate 2=infantry.aboard1",
            "units 2,0 yellow: 5=frigate",
            "0,1 plains city yellow",
            "units -1,0 red: 3=infantry",
        )
    )
    scene.play("take 1", "bombard (2,0)", "rolled 5", "take 1")
    assert scene.why_not("go to (1,0)") == "10.7.1" and scene.offers("load 3")
    assert scene.play("land 2 at (0,1)").s.landing[1] == scene.hex("(0,1)")
    fought = Scene(
        world(
            "0,0 water",
            "1,0 water",
            "2,0 water",
            "units 0,0 red: 1=frigate",
            "units 1,0 yellow: 5=frigate",
            "units 2,0 yellow: 6=frigate",
            "units -1,0 red: 3=infantry",
            "units 1,-1 red: 4=infantry",
        )
    )
    fought.play("take 1", "go to (1,0)", "fight at (1,0)", "rolled 1", "rolled 6", "take 1")
    assert fought.why_not("bombard (2,0)") == "10.6.1"


def test_used_units_are_shown_until_the_end_of_the_turn() -> None:
    """V2 §11.4.1"""
    scene = gun("units 1,0 yellow: 5=infantry").play("bombard (1,0)", "rolled 6")
    marks = {p.id: p.marks for p in GAME.view(scene.position, 1).pieces}
    assert "used" in marks[1] and "used" not in marks[2]
    scene.end_turn().end_turn()
    marks = {p.id: p.marks for p in GAME.view(scene.position, 1).pieces}
    assert "used" not in marks[1] and scene.s.left[1] == 2


def test_there_must_be_somebody_to_bombard() -> None:
    """V2 §11.0.1, ruling r33"""
    scene = Scene(world("units 0,0 red: 1=artillery 2=infantry", "units 3,0 yellow: 8=infantry")).play("take 1")
    assert scene.why_not("bombard (1,0)") == "11.0.1" and scene.why_not("bombard (3,0)") == "11.0.1"
