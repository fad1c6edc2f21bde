"""Chapter 10: hits, losses, who may attack what."""

import pytest

from feldherr.games.viktory_ii.actions import GiveBack, Hit
from feldherr.games.viktory_ii.board import Unit
from feldherr.games.viktory_ii.events import Lost, Marked
from feldherr.games.viktory_ii.rules.battle.hits import hits
from feldherr.games.viktory_ii.rules.choices.battle import unit_to_hit
from feldherr.games.viktory_ii.rules.choices.building import eliminate_refusal, unit_to_eliminate
from feldherr.games.viktory_ii.state import INFANTRY
from tests.viktory_ii.scene import Scene, world

GUN = "units 0,0 red: 1=artillery 2=infantry 3=cavalry"


@pytest.mark.parametrize(("faces", "count"), [((1, 3, 4, 6), 2), ((4, 5, 6), 0), ((1, 2, 3), 3), ((), 0)])
def test_up_to_three_is_a_hit(faces: tuple[int, ...], count: int) -> None:
    """V2 §10.1.1"""
    assert hits(faces, 0) == count


def test_a_direct_hit_is_chosen_by_who_rolled_it() -> None:
    """V2 §10.1.2 §11.0.4"""
    scene = Scene(world(GUN, "units 1,0 yellow: 5=infantry 6=infantry 7=artillery")).play(
        "take 1", "bombard (1,0)", "rolled 1"
    )
    assert scene.asked == "red unit_to_hit"
    s, units, marked = scene.question.args
    asked, why_not = unit_to_hit(s, units, marked), unit_to_hit(s, units, marked, lambda *_: None)
    assert list(asked) == list(why_not) == [Hit(Unit(5)), Hit(Unit(7))]
    before = scene.reserve("yellow")
    scene.play("hit 7")
    assert scene.at("(1,0)") == ["yellow infantry", "yellow infantry"]
    assert scene.reserve("yellow")[2] == before[2] + 1
    for face in (2, 3):
        other = Scene(world(GUN, "units 1,0 yellow: 5=infantry 7=artillery")).play(
            "take 1", "bombard (1,0)", f"rolled {face}"
        )
        assert other.asked == "yellow unit_to_hit", "the owner chooses"


def test_direct_hits_come_first_and_then_the_owner_chooses() -> None:
    """V2 §10.1.2 §10.1.3 §10.1.4"""
    scene = Scene(world("units 0,0 red: 1=cavalry", "units 1,0 yellow: 5=infantry 6=infantry 7=cavalry"))
    scene.play("take 1", "go to (1,0)", "fight at (1,0)", "rolled 3,1")
    assert scene.asked == "red unit_to_hit"
    scene.play("hit 5")
    assert scene.asked == "yellow unit_to_hit" and scene.why_not("hit 5") == "10.1.4"
    scene.play("hit 7", "rolled 6,6")
    assert scene.at("(1,0)") == ["red cavalry", "yellow infantry"]


def test_hits_beyond_the_number_of_units_remove_nothing() -> None:
    """V2 §10.1.4"""
    scene = Scene(world("units 0,0 red: 1=cavalry 2=infantry", "units 1,0 yellow: 5=infantry 6=cavalry"))
    scene.play("take 1", "go to (1,0)", "take 2", "go to (1,0)", "fight at (1,0)", "rolled 1,2,3")
    assert [e.unit for e in scene.happened(Marked)] == [5, 6], "all are hit: nobody is asked"


def test_lost_units_wait_in_reserve_for_their_owner() -> None:
    """V2 §10.2.1 §6.0.6"""
    scene = Scene(world(GUN, "units 1,0 yellow: 5=infantry"))
    total = scene.total("yellow")
    scene.play("take 1", "bombard (1,0)", "rolled 2")
    assert scene.total("yellow") == total == scene.reserve("yellow") and scene.happened(Lost)
    scene.end_turn().play("build nothing")
    assert scene.asked == "yellow what_to_place" and scene.offers("place infantry at (-5,5)")


@pytest.mark.parametrize(
    ("town", "gone"),
    [
        ("forest city", [1, 0, 0, 1]),
        ("forest village", [1, 0, 0, 0]),
        ("plains city", [2, 0, 0, 0]),
        ("grassland city", [1, 1, 0, 0]),
        ("mountain city", [1, 0, 1, 0]),
    ],
)
def test_who_loses_a_settlement_gives_up_what_it_supports_and_the_conqueror_gains_it(
    town: str, gone: list[int]
) -> None:
    """V2 §10.2.2 §10.3.1 §10.3.2 §12.3.4.4"""
    scene = Scene(world(f"1,0 {town} yellow", "units 0,0 red: 1=infantry 2=infantry"))
    red, yellow, reserve = scene.total("red"), scene.total("yellow"), scene.reserve("red")
    dice = "rolled 6" if "village" in town else "rolled 6,6"
    scene.play("take 1", "go to (1,0)", "take 2", "go to (1,0)", "fight at (1,0)", dice)
    assert [a - b for a, b in zip(yellow, scene.total("yellow"))] == gone
    assert [b - a for a, b in zip(red, scene.total("red"))] == gone
    assert [b - a for a, b in zip(reserve, scene.reserve("red"))] == gone
    assert scene.town("(1,0)") == f"red {town.split()[1]}"


def test_the_loser_chooses_from_reserve_or_map_before_anybody_goes_on() -> None:
    """V2 §10.2.2 §10.2.3 §12.3.4.5, ruling r44"""
    scene = Scene(
        world(
            "1,0 mountain city yellow",
            "units 0,0 red: 1=infantry 2=infantry",
            "units -3,0 yellow: 5=artillery",
            "units 1,-3 yellow: 6=infantry 7=cavalry",
        )
    )
    scene.play("take 1", "go to (1,0)", "take 2", "go to (1,0)", "fight at (1,0)", "rolled 6,6")
    assert scene.asked == "yellow unit_to_eliminate"
    assert scene.offers("eliminate infantry in reserve") and scene.why_not("eliminate 7") == "10.2.2"
    scene.play("eliminate 6", "eliminate 5")
    assert scene.at("(-3,0)") == [] and scene.at("(1,-3)") == ["yellow cavalry"]
    assert scene.town("(1,0)") == "red city"


def test_an_eliminated_ship_leaves_its_cargo_to_the_reserve() -> None:
    """V2 §10.2.3 §9.45.3, ruling r44"""
    scene = Scene(
        world(
            "1,0 forest city yellow",
            "units 0,0 red: 1=infantry 2=infantry",
            "-3,0 water",
            "units -3,0 yellow: 5=frigate 6=cavalry.aboard5 7=infantry.aboard5",
        )
    )
    before = scene.reserve("yellow")
    scene.play(
        "take 1", "go to (1,0)", "take 2", "go to (1,0)", "fight at (1,0)", "rolled 6,6", "eliminate 7", "eliminate 5"
    )
    assert [b - a for a, b in zip(before, scene.reserve("yellow"))] == [0, 1, 0, 0]


def test_only_frigates_and_artillery_bombard() -> None:
    """V2 §10.4.1"""
    scene = Scene(world(GUN, "units 1,0 yellow: 5=infantry"))
    assert scene.play("take 3").why_not("bombard (1,0)") == "10.4.1"
    assert scene.play("halt", "take 2").why_not("bombard (1,0)") == "10.4.1"
    assert scene.play("halt", "take 1").offers("bombard (1,0)")


@pytest.mark.parametrize("unit", ["infantry", "cavalry", "artillery"])
def test_every_land_unit_fights_battles_on_land(unit: str) -> None:
    """V2 §10.4.2 §10.5.2"""
    scene = Scene(
        world(f"units 0,0 red: 1={unit}", "units 1,0 yellow: 5=infantry", "0,1 water", "units 0,1 yellow: 6=frigate")
    )
    scene.play("take 1")
    assert scene.why_not("go to (0,1)") == "9.1.1"
    assert scene.play("go to (1,0)").offers("fight at (1,0)")


def test_frigates_fight_frigates_only() -> None:
    """V2 §10.4.2 §10.5.3"""
    scene = Scene(
        world(
            "0,0 water",
            "1,0 water",
            "units 0,0 red: 1=frigate",
            "units 1,0 yellow: 5=frigate",
            "units -1,0 yellow: 6=infantry",
        )
    ).play("take 1")
    assert scene.why_not("go to (-1,0)") == "9.3.1"
    assert scene.play("go to (1,0)").offers("fight at (1,0)")


def test_bombardment_reaches_land_and_sea_but_never_settlements() -> None:
    """V2 §10.5.1"""
    scene = Scene(
        world("0,1 water", "units 0,0 red: 1=artillery", "units 0,1 yellow: 5=frigate", "1,0 plains village yellow")
    )
    assert scene.play("take 1").offers("bombard (0,1)") and scene.why_not("bombard (1,0)") == "11.0.1"
    ship = Scene(world("0,1 water", "units 0,1 red: 1=frigate", "units 0,0 yellow: 5=cavalry")).play("take 1")
    assert ship.offers("bombard (0,0)")


def test_one_attack_a_turn() -> None:
    """V2 §10.6.1"""
    text = world(GUN, "units 1,0 yellow: 5=infantry 6=infantry")
    scene = Scene(text).play("take 1", "bombard (1,0)", "rolled 6")
    assert scene.why_not("take 1") == "10.6.1"
    sea = Scene(
        world(
            "0,0 water",
            "1,0 water",
            "units 0,0 red: 1=frigate",
            "units 1,0 yellow: 5=frigate",
            "units 1,-1 red: 2=infantry",
            "units 2,-1 yellow: 6=infantry",
        )
    )
    sea.play("take 1", "go to (1,0)", "fight at (1,0)", "rolled 1", "rolled 6", "take 1")
    assert sea.why_not("bombard (2,-1)") == "10.6.1"


def test_an_attack_ends_movement_and_only_the_retreat_follows() -> None:
    """V2 §10.7.1 §10.7.2 §12.3.3.4"""
    scene = Scene(world("units 0,0 red: 1=cavalry 2=infantry", "units 1,0 yellow: 5=infantry 6=infantry"))
    scene.play("take 1", "go to (1,0)", "fight at (1,0)", "rolled 6,6", "rolled 6", "retreat")
    assert scene.where(1) == "(0,0)" and scene.why_not("take 1") == "10.6.1"
    won = Scene(world("units 0,0 red: 1=cavalry 2=infantry", "units 1,0 yellow: 5=infantry"))
    won.play("take 1", "go to (1,0)", "fight at (1,0)", "rolled 1,6", "rolled 6")
    assert won.why_not("take 1") == "10.6.1" and won.s.left[1] == 2
    assert won.play("take 2", "go to (0,1)").offers("go to (0,2)"), "who has not attacked moves on"


def test_no_unit_is_given_up_twice() -> None:
    """V2 §10.2.2"""
    s = Scene(world("units 0,0 red: 1=infantry 2=infantry")).s
    one = GiveBack(Unit(1))
    assert one in unit_to_eliminate(s, (), 0, INFANTRY)
    assert eliminate_refusal(s, (one,), one, INFANTRY) == "10.2.2"
    assert one not in unit_to_eliminate(s, (one,), 0, INFANTRY)
