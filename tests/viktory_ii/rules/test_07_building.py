"""Chapter 7: villages, cities, what they reveal and recruit."""

import pytest

from feldherr.games.viktory_ii import GAME
from feldherr.games.viktory_ii.board import FRAMES
from feldherr.games.viktory_ii.events import BuildDeclined, Recruited, Revealed
from tests.viktory_ii.scene import Scene, world

BUILD = "round 3 red building"


def building(*lines: str, rules: str = "") -> Scene:
    return Scene(world(*lines, turn=BUILD, rules=rules))


def test_building_needs_the_own_capital_at_the_beginning_of_the_turn() -> None:
    """V2 §7.1.1 §14.0.1"""
    assert building("0,0 plains village red").offers("build a village at (2,0)")
    lost = (
        Scene(world("5,-5 plains city yellow", "0,0 plains village red", "-5,5 plains city red")).end_turn().end_turn()
    )
    assert lost.asked == "red what_to_place", "a foreign capital does not help; there is nothing to be asked"


def test_a_player_without_capital_is_told_why_he_cannot_build() -> None:
    """V2 §7.1.1 §14.0.1 §7.23.2"""
    scene = Scene(world("0,0 plains village red", "turn no-building", turn=BUILD))
    assert scene.asked == "red what_to_place" and scene.happened(BuildDeclined) == [BuildDeclined(0, True, True)]
    told = GAME.told(scene.happened(BuildDeclined)[0])
    assert told and told[1] == "14.0.1"
    own_will = building("0,0 plains village red").play("build nothing")
    assert own_will.happened(BuildDeclined) == [BuildDeclined(0)]


def test_one_build_action_a_turn_and_none_is_saved() -> None:
    """V2 §7.2.1 §7.22.3"""
    scene = building("0,0 plains village red", "0,2 plains village red")
    scene.play("build a village at (-2,0)")
    assert scene.asked != "red what_to_build"
    idle = building("0,0 plains village red").play("build nothing").end_turn().end_turn()
    assert idle.asked == "red what_to_build"
    idle.play("upgrade (0,0)")
    assert idle.asked != "red what_to_build", "a declined action is not saved"


@pytest.mark.parametrize("ground", ["plains", "grassland", "forest", "mountain"])
def test_villages_stand_on_any_revealed_land(ground: str) -> None:
    """V2 §7.21.1"""
    assert building("0,0 plains village red", f"2,0 {ground}").offers("build a village at (2,0)")


def test_villages_stand_neither_on_water_nor_on_what_lies_face_down() -> None:
    """V2 §7.21.1 §3.1.3"""
    assert building("0,0 plains village red", "2,0 water").why_not("build a village at (2,0)") == "7.21.1"
    assert building("0,0 plains village red").why_not("build a village at (0,5)") == "7.21.1"


def test_a_path_of_two_or_three_revealed_hexes_must_lead_to_the_site() -> None:
    """V2 §7.21.2 §7.21.3 §7.21.5"""
    near = (
        "0,0 plains village red",
        "capital red 0,0",
        "-5,5 plains village yellow",
        "capital yellow -5,5",
        "1,0 water",
        "0,1 plains",
        "-1,1 plains",
        "-1,0 plains",
        "0,-1 plains",
        "1,-1 plains",
        "3,0 plains",
    )
    plain = "players 4 first red\n" + "\n".join(("round 3 red building", *near, "out blue", "out green"))
    assert Scene(plain).why_not("build a village at (3,0)") == "7.21.2"
    joined = plain + "\n2,1 plains\n1,1 plains\n3,1 plains"
    assert Scene(joined).why_not("build a village at (3,0)") == "7.21.3", "the only way is four steps long"
    assert Scene(plain + "\n2,0 water").offers("build a village at (3,0)"), "water counts like land"


def test_never_beside_another_settlement_whosever() -> None:
    """V2 §7.21.4"""
    scene = building("0,0 plains village red", "3,0 plains village yellow")
    assert scene.why_not("build a village at (2,0)") == "7.21.4"
    assert scene.why_not("build a village at (1,0)") == "7.21.4"
    assert scene.why_not("build a village at (3,0)") == "7.21.4", "nor where one stands already"
    assert building("0,0 plains village red", "-3,3 plains village yellow").offers("build a village at (-2,1)")


def test_two_or_three_hexes_from_an_own_settlement() -> None:
    """V2 §7.21.5"""
    scene = building("2,0 plains city red")
    assert scene.offers("build a village at (0,0)") and scene.offers("build a village at (-1,0)")
    assert scene.why_not("build a village at (-2,0)") == "7.21.5"


def test_foreign_units_keep_a_site_and_own_ones_do_not() -> None:
    """V2 §7.22.1 §7.22.2"""
    scene = building("0,0 plains village red", "units 2,0 yellow: 5=infantry", "units 0,2 red: 1=infantry")
    assert scene.why_not("build a village at (2,0)") == "7.22.1"
    assert scene.offers("build a village at (0,2)")
    assert scene.offers("build a village at (3,-1)"), "beside enemies one may build"
    scene.play("build a village at (3,-1)").end_turn()
    again = building("0,0 plains village red", "units 2,0 yellow: 5=infantry").play("build a village at (3,-1)")
    assert again.asked == "red what_to_place" and again.why_not("place infantry at (3,-1)") == "13.2.1"


def test_upgrading_needs_an_own_village_and_nothing_else() -> None:
    """V2 §7.23.1 §7.23.2"""
    scene = building("0,0 plains village red", "units 1,0 yellow: 5=infantry", "-2,0 plains village yellow")
    assert scene.offers("upgrade (0,0)") and scene.why_not("upgrade (5,-5)") == "7.23.1"
    assert scene.why_not("upgrade (-2,0)") == "7.23.1"
    scene.play("upgrade (0,0)")
    assert scene.town("(0,0)") == "red city"


SHUT = """players 4 first red
round 3 red building
5,0 plains {} red
capital red 5,0
4,0 water
4,1 water
5,-1 water
-5,5 plains village yellow
capital yellow -5,5
out blue
out green"""


def test_where_sites_run_out_only_upgrades_are_left_and_then_nothing() -> None:
    """V2 §7.21.7 §7.24.1"""
    scene = Scene(SHUT.format("village"))
    assert scene.offers("upgrade (5,0)") and len(scene.options) == 2
    full = Scene(SHUT.format("city"))
    assert full.asked == "red what_to_place", "the phase is skipped"


def test_a_village_reveals_its_neighbours_and_no_more() -> None:
    """V2 §7.3.1"""
    text = SHUT.format("village").replace("4,0 water", "4,0 plains") + "\n3,0 plains"
    scene = Scene(text).play("build a village at (3,0)")
    assert all(scene.terrain(at) != "unknown" for at in ("(2,0)", "(2,1)", "(3,-1)", "(4,-1)", "(3,1)"))
    assert scene.terrain("(1,0)") == "unknown" and len(scene.happened(Revealed)) == 1


def test_a_city_reveals_two_hexes_around() -> None:
    """V2 §7.3.2"""
    text = SHUT.format("village") + "\n0,0 plains village red\n1,0 plains\n0,1 plains"
    scene = Scene(text).play("upgrade (0,0)")
    within = [h for h in range(127) if scene.s.terrain[h] > 0]
    assert all(h in within for h in range(127) if FRAMES[4].apart[scene.hex("(0,0)")][h] <= 2)
    assert scene.terrain("(3,0)") == "unknown"


@pytest.mark.parametrize(
    ("ground", "gained"),
    [("plains", [2, 0, 0, 0]), ("grassland", [1, 1, 0, 0]), ("mountain", [1, 0, 1, 0]), ("forest", [1, 0, 0, 1])],
)
def test_a_village_recruits_infantry_and_a_city_one_more_by_terrain(ground: str, gained: list[int]) -> None:
    """V2 §7.4.1 §7.4.2 §7.4.3 §7.4.4"""
    scene = building("0,0 plains city red", f"2,0 {ground}")
    before = scene.total("red")
    scene.play("build a village at (2,0)")
    assert [b - a for a, b in zip(before, scene.total("red"))] == [1, 0, 0, 0]
    assert scene.reserve("red") == scene.total("red")
    scene.end_turn().end_turn().play("upgrade (2,0)")
    assert [b - a for a, b in zip(before, scene.total("red"))] == gained
    assert len(scene.happened(Recruited)) == 2


def test_there_is_no_limit_of_pieces() -> None:
    """V2 §7.4.5, ruling r68"""
    scene = building("0,0 plains village red")
    for _ in range(4):
        before = scene.total("red")[0]
        scene.play(next(line for line in scene.options if line.startswith("build a village")))
        assert scene.total("red")[0] == before + 1
        scene.end_turn().end_turn()
