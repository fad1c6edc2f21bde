"""Chapter 9, at sea: frigates, harbours, transport."""

import pytest

from feldherr.games.viktory_ii import GAME
from feldherr.games.viktory_ii.rules.choices.orders import order
from feldherr.games.viktory_ii.state import CARRIED, MOVED, OVER
from feldherr.kernel.question import Question
from tests.viktory_ii.scene import LINES, Scene, number, world

SEA = ("1,0 water", "2,0 water", "3,0 water", "2,-1 water", "1,1 water")


def sea(*lines: str) -> Scene:
    """A little sea east of the centre."""
    return Scene(world(*SEA, *lines))


def test_frigates_stay_at_sea() -> None:
    """V2 §9.3.1 §9.31.1"""
    scene = sea("units 1,0 red: 1=frigate").play("take 1")
    assert scene.why_not("go to (0,0)") == "9.3.1"
    for at in ("(2,0)", "(3,0)", "(2,0)", "(1,0)"):
        scene.play(f"go to {at}")
    assert scene.s.left[1] == 1
    scene.play("go to (2,0)")
    assert scene.s.left[1] == 0 and scene.asked == "red what_to_place"
    spent = sea("units 1,0 red: 1=frigate.left0", "units -1,0 red: 2=infantry")
    assert spent.why_not("take 1") == "9.31.1"


HARBOUR = ("0,0 plains city red", "-1,0 water", "units -1,0 red: 1=frigate")


def test_a_frigate_passes_through_an_own_harbour() -> None:
    """V2 §9.32.1 §9.32.2 §9.32.3 §9.32.4 §9.3.1"""
    scene = sea(*HARBOUR, "units 0,0 red: 2=infantry").play("take 1", "go to (0,0)")
    assert scene.s.left[1] == 4
    assert scene.why_not("halt") == "9.32.3" and scene.why_not("load 2") == "9.32.3"
    scene.play("go to (1,0)")
    assert scene.s.left[1] == 3 and scene.offers("halt") and scene.offers("load 2")


def test_in_the_harbour_a_frigate_may_only_leave() -> None:
    """V2 §9.32.3"""
    scene = sea(*HARBOUR, "units 0,1 yellow: 5=infantry", "units 0,-1 red: 2=infantry").play("take 1", "go to (0,0)")
    assert scene.why_not("bombard (0,1)") == "9.32.3" and scene.why_not("load 2") == "9.32.3"
    assert scene.why_not("halt") == "9.32.3" and not scene.offers("take 2")
    loaded = sea("0,0 plains city red", "-1,0 water", "units -1,0 red: 1=frigate 2=infantry.aboard1", "0,-1 plains")
    assert loaded.play("take 1", "go to (0,0)").why_not("land 2 at (0,-1)") == "9.32.3"


def test_foreign_settlements_new_villages_and_lack_of_points_close_a_harbour() -> None:
    """V2 §9.32.1 §9.32.2 §9.32.5"""
    foreign = sea("0,0 plains city yellow", "-1,0 water", "-2,0 water", "units -1,0 red: 1=frigate").play("take 1")
    assert foreign.why_not("go to (0,0)") == "9.32.1"
    bare = sea("0,0 plains", "-1,0 water", "-2,0 water", "units -1,0 red: 1=frigate", "units 0,0 red: 2=infantry").play(
        "take 1"
    )
    assert bare.why_not("go to (0,0)") == "9.3.1"
    fresh = sea(*HARBOUR, "-2,0 water", "turn built 0,0").play("take 1")
    assert fresh.why_not("go to (0,0)") == "9.32.5"
    tired = sea("0,0 plains city red", "-1,0 water", "-2,0 water", "units -1,0 red: 1=frigate.left1").play("take 1")
    assert tired.why_not("go to (0,0)") == "9.32.2"


def test_a_conquered_harbour_serves_at_once() -> None:
    """V2 §9.32.6 §12.4.1"""
    scene = sea(
        "0,0 plains city yellow",
        "-1,0 water",
        "units -1,0 red: 1=frigate 2=infantry.aboard1",
        "units 0,1 red: 3=infantry 4=infantry",
        "1,-1 plains",
    )
    scene.play("take 3", "go to (0,0)", "take 4", "go to (0,0)", "fight at (0,0)", "rolled 6,6")
    scene.play("take 1", "go to (0,0)", "go to (1,0)", "land 2 at (1,-1)")
    assert scene.at("(1,-1)") == ["red infantry"]
    shot = sea("0,0 plains city red", "-1,0 water", "units -1,0 red: 1=frigate", "units -2,0 yellow: 5=infantry")
    assert shot.play("take 1", "bombard (-2,0)", "rolled 6").asked == "red what_to_place", "it sails no more"


LAND = ("units 0,0 red: 2=infantry 3=cavalry 4=artillery 6=infantry", "units 1,0 red: 1=frigate")


def test_a_frigate_carries_three_land_units_of_any_kind() -> None:
    """V2 §9.4.1 §9.41.1 §9.42.2 §9.42.3 §9.45.1"""
    scene = sea(*LAND, "units 0,1 yellow: 5=infantry").play("take 1")
    assert scene.why_not("load 5") == "9.4.1"
    scene.play("load 2", "load 3", "load 4")
    assert scene.s.left[1] == 5 and len(scene.s.cargo[1]) == 3
    assert scene.why_not("load 6") == "9.41.1"
    shown = {p.id: (p.at, p.marks) for p in GAME.view(scene.position, 1).pieces}
    assert shown[2][0] == "piece:1" and "cargo" in shown[2][1], "cargo is open to all"


def test_no_more_than_three_different_units_a_turn() -> None:
    """V2 §9.41.2 §9.46.2"""
    scene = sea(*LAND, "0,1 plains").play("take 1", "load 2", "load 3", "load 4", "land 2 at (0,1)", "land 3 at (0,1)")
    assert scene.why_not("load 6") == "9.41.2"
    started = sea("units 1,0 red: 1=frigate 7=infantry.aboard1", "units 0,0 red: 2=infantry 3=infantry 4=infantry")
    started.play("take 1", "load 2", "load 3")
    assert started.why_not("load 4") == "9.41.1", "cargo of an earlier turn counts"
    after = sea("units 1,0 red: 1=frigate", "units 0,0 red: 2=infantry 3=infantry", "0,1 plains")
    after.play("take 1", "load 2", "land 2 at (0,1)")
    assert after.offers("load 3"), "loading without moving is possible after unloading"


def test_a_frigate_interrupts_its_move_for_loading() -> None:
    """V2 §9.0.5 §9.42.1, ruling r26"""
    scene = sea(
        "units 1,0 red: 1=frigate",
        "units 3,-1 red: 2=infantry",
        "3,1 plains",
        "units 3,1 red: 3=infantry",
        "units -1,0 red: 4=cavalry",
    )
    scene.play("take 1", "go to (2,0)", "load 2", "halt", "take 4", "go to (-2,0)", "halt")
    assert scene.offers("take 1"), "it has just loaded"
    scene.play("take 1", "go to (3,0)", "load 3", "go to (2,0)", "go to (1,0)")
    assert scene.s.left[1] == 1 and len(scene.s.cargo[1]) == 2
    empty = sea("units 1,0 red: 1=frigate", "units -1,0 red: 4=cavalry 7=infantry").play(
        "take 1", "go to (2,0)", "halt"
    )
    assert empty.why_not("take 1") == "9.0.4"


def test_land_units_embark_from_a_hex_beside_the_ship_and_only_unmoved() -> None:
    """V2 §9.42.3 §9.43.1, ruling r28"""
    scene = sea("units 1,0 red: 1=frigate", "units -1,0 red: 2=infantry", "units 0,0 red: 3=infantry")
    assert scene.play("take 1").why_not("load 2") == "9.42.3"
    scene.play("halt", "take 2", "go to (0,0)", "halt", "take 1")
    assert scene.why_not("load 2") == "9.43.1" and scene.offers("load 3")
    empty = sea("units 2,0 red: 1=frigate.left0", "units 3,-1 red: 3=infantry").play("take 1")
    assert empty.offers("load 3"), "embarking costs the ship nothing"


def test_embarking_and_landing_use_up_the_land_unit() -> None:
    """V2 §9.43.2 §9.0.8 §9.46.2"""
    scene = sea(*LAND, "0,1 plains", "units -2,0 red: 8=infantry").play("take 1", "load 3", "land 3 at (0,1)", "halt")
    assert scene.why_not("take 3") == "9.43.2"
    assert scene.play("take 1").why_not("go to (2,0)") == "9.46.2"
    spent = MOVED | OVER | CARRIED
    assert scene.s.flags[3] & spent == spent and scene.s.left[3] == 0 == scene.s.aboard[3] + 1
    aboard = sea(*LAND).play("take 1", "load 3", "halt")
    assert aboard.why_not("take 3") == "9.45.2"
    assert aboard.s.flags[3] & spent == spent and aboard.s.left[3] == 0 and aboard.s.aboard[3] == 1


def test_a_carried_artillery_does_not_bombard_but_fights() -> None:
    """V2 §9.44.1 §9.44.2 §11.0.6"""
    scene = sea(*LAND, "units -1,1 yellow: 5=infantry", "0,1 plains").play(
        "take 1", "load 4", "land 4 at (0,1)", "halt"
    )
    assert scene.why_not("take 4") == "9.43.2", "an artillery that was carried this turn has nothing left to do"
    shot = sea(*LAND, "units -1,0 yellow: 5=infantry").play("take 4", "bombard (-1,0)", "rolled 6", "take 1")
    assert shot.why_not("load 4") == "9.44.1"
    attack = sea("units 1,0 red: 1=frigate 2=artillery.aboard1 3=artillery.aboard1", "units 0,0 yellow: 5=infantry")
    attack.play("take 1", "land 2 at (0,0)", "land 3 at (0,0)", "halt", "fight at (0,0)")
    assert attack.question.args == (2, 6), "one die of the barrage for each"
    earlier = sea("units 1,0 red: 1=frigate", "units 0,0 red: 4=artillery", "units -1,0 yellow: 5=infantry")
    assert earlier.play("take 4").offers("bombard (-1,0)"), "landed in an earlier turn"


def test_an_artillery_ashore_this_turn_is_told_why_it_may_not_bombard() -> None:
    """V2 §9.44.1 §11.0.6"""
    scene = sea("units 0,0 red: 4=artillery.carried", "units -1,0 yellow: 5=infantry").play("take 4")
    assert scene.why_not("bombard (-1,0)") == "9.44.1"


def test_cargo_stays_aboard_and_takes_no_part() -> None:
    """V2 §9.45.1 §9.45.2"""
    scene = sea(
        "units 1,0 red: 1=frigate 2=artillery.aboard1", "units 2,0 yellow: 5=frigate 6=infantry.aboard5 7=frigate"
    )
    scene.play("take 1", "bombard (2,0)", "rolled 1")
    assert scene.asked == "red unit_to_hit" and scene.why_not("hit 6") == "9.45.2"
    later = sea("units 1,0 red: 1=frigate 2=infantry.aboard1").end_turn().end_turn()
    assert later.s.cargo[1] == (2,)
    assert (
        sea("units 1,0 red: 1=frigate 2=artillery.aboard1", "units 0,0 yellow: 5=infantry").why_not("take 2")
        == "9.45.2"
    )


def test_a_ship_takes_its_cargo_along_to_the_reserve() -> None:
    """V2 §9.45.3"""
    text = (
        "units 1,0 red: 1=frigate",
        "units 2,0 yellow: 5=frigate 6=infantry.aboard5 7=infantry.aboard5 8=cavalry.aboard5",
    )
    scene = sea(*text)
    before = scene.reserve("yellow")
    scene.play("take 1", "bombard (2,0)", "rolled 3")
    assert [b - a for a, b in zip(before, scene.reserve("yellow"))] == [2, 1, 0, 1]
    two = sea("units 1,0 red: 1=frigate", "units 2,0 yellow: 5=frigate 6=infantry.aboard5 7=frigate")
    two.play("take 1", "bombard (2,0)", "rolled 2")
    assert two.asked == "yellow unit_to_hit"
    two.play("hit 7")
    assert two.s.cargo[5] == (6,)


def test_one_landing_hex_a_turn() -> None:
    """V2 §9.46.1"""
    scene = sea(*LAND, "0,1 plains", "1,-1 plains").play("take 1", "load 2", "load 3", "load 6", "land 2 at (0,1)")
    assert scene.why_not("land 3 at (1,-1)") == "9.46.1"
    scene.play("land 3 at (0,1)", "halt", "take 1", "land 6 at (0,1)")
    assert len(scene.at("(0,1)")) == 3


def test_landing_among_enemies_is_an_attack_in_which_the_ship_takes_no_part() -> None:
    """V2 §9.47.1 §10.5.3"""
    scene = sea(
        "units 1,0 red: 1=frigate 2=infantry.aboard1 3=infantry.aboard1",
        "0,0 plains village yellow",
        "units 0,0 yellow: 5=infantry",
    )
    scene.play("take 1", "land 2 at (0,0)", "land 3 at (0,0)", "halt", "fight at (0,0)")
    assert scene.question.args == (1, 6), "infantry alone gives a die"
    assert scene.at("(1,0)") == ["red frigate"]


def test_a_ship_that_has_fought_still_ferries_where_it_is() -> None:
    """V2 §9.47.2 §10.7.1"""
    scene = sea("units 1,0 red: 1=frigate", "units 2,0 yellow: 5=frigate", "units 3,-1 red: 2=infantry 3=infantry")
    scene.play("take 1", "go to (2,0)")
    assert scene.why_not("take 1") == "9.47.2", "first the battle"
    scene.play("fight at (2,0)", "rolled 1", "rolled 6", "take 1")
    assert scene.why_not("go to (3,0)") == "10.7.1"
    scene.play("load 2", "land 2 at (3,-1)")
    assert scene.where(2) == "(3,-1)"


@pytest.mark.parametrize("line", ["load 2", "land 3 at (3,-1)"])
def test_before_the_naval_battle_no_unit_goes_aboard_or_ashore(line: str) -> None:
    """V2 §9.47.2, ruling r29"""
    scene = sea(
        "units 1,0 red: 1=frigate 3=infantry.aboard1", "units 2,0 yellow: 5=frigate", "units 3,-1 red: 2=infantry"
    )
    scene.play("take 1", "go to (2,0)")
    refusals = Question(0, order, (scene.s, 1, False)).refusals()
    assert refusals[LINES.read(number(line))] == "9.47.2"


def test_nobody_lands_among_enemies_where_a_battle_took_place() -> None:
    """V2 §12.2.1 §9.47.1"""
    lines = ("0,0 water", "units 0,0 red: 1=frigate 2=infantry.aboard1", "units 2,0 red: 3=infantry")
    scene = Scene(world(*lines, "units 1,0 yellow: 5=infantry"))
    assert scene.play("take 1").offers("land 2 at (1,0)")
    scene.play("halt", "take 3", "go to (1,0)", "fight at (1,0)", "rolled 6", "rolled 1", "take 1")
    assert scene.why_not("land 2 at (1,0)") == "12.2.1"
