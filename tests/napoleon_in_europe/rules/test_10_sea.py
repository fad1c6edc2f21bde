"""Chapter 10: amphibious movement."""

from __future__ import annotations

import pytest

from feldherr.games.napoleon_in_europe.board import REGION
from feldherr.games.napoleon_in_europe.events import LandingRolled
from tests.napoleon_in_europe.scene import THREE, Scene

BRITISH = THREE.replace("turn first", "turn second")


def test_figures_sail_from_any_anchor_to_any_other() -> None:
    """NE §10.1 §10.14"""
    scene = Scene(BRITISH + "London: GreatBritain 2I\nMidlands: GreatBritain 2I\n")
    assert scene.why_not("ship GreatBritain from Midlands") == "10.1"
    scene.play("ship GreatBritain from London")
    assert scene.why_not("land in Naples") == "10.1"
    scene.play("land in Constantinople", "all", "rolled 2,3")
    assert scene.at("Constantinople", "GreatBritain") == "2I" and scene.owner("Constantinople") == "GreatBritain"


def test_a_ship_move_takes_the_whole_movement() -> None:
    """NE §10.2"""
    text = THREE + "own France Denmark\nPicardy: France 1C 1L\nParis: France 1C\n"
    scene = Scene(text).march("France", "Paris", "Picardy")
    scene.play("ship France from Picardy", "land in Denmark")
    assert scene.options == ["all", "take 1 of 1", "take 1 of 3"]
    scene.play("all")
    assert scene.why_not("march France from Denmark") == "9.1" and scene.why_not("ship France from Picardy") == "10.2"


@pytest.mark.parametrize(
    ("more", "allowed", "refused"),
    [("", 4, 5), ("own France Vienna\nVienna: France 1I\n", 8, 9), ("ally first third\n", 4, 5)],
)
def test_four_figures_for_each_capital_the_nation_owns(more: str, allowed: int, refused: int) -> None:
    """NE §10.3 §10.4, ruling r29"""
    scene = Scene(THREE + more + "Picardy: France 12I\n").play("ship France from Picardy", "land in Brittany")
    assert scene.why_not(f"take {allowed} of I") is None and scene.why_not(f"take {refused} of I") == "10.3"


def test_without_a_capital_nothing_sails() -> None:
    """NE §10.3 §10.6"""
    scene = Scene(BRITISH + "own France London\nLondon: France 1I\nCornwall: GreatBritain 1I\n")
    assert scene.why_not("ship GreatBritain from Cornwall") == "10.3"


def test_britain_ships_six_for_each_capital() -> None:
    """NE §10.6"""
    text = BRITISH + "own GreatBritain Paris\nParis: GreatBritain 1I\nLondon: GreatBritain 14I\n"
    scene = Scene(text).play("ship GreatBritain from London", "land in Cornwall")
    assert scene.why_not("take 12 of I") is None and scene.why_not("take 13 of I") == "10.3"


def test_st_petersburg_gives_russia_no_capacity() -> None:
    """NE §10.7 §4.4"""
    text = "rules players=2\nlead first Russia\nlead second France\nturn first\nStPetersburg: Russia 6I\n"
    scene = Scene(text).play("ship Russia from StPetersburg", "land in Crimea")
    assert scene.why_not("take 4 of I") is None and scene.why_not("take 5 of I") == "10.3"


def test_one_origin_and_one_destination() -> None:
    """NE §10.8, ruling r26"""
    scene = Scene(BRITISH + "own GreatBritain Portugal\nLondon: GreatBritain 5I\nCornwall: GreatBritain 1I\n")
    scene.ship("GreatBritain", "London", "Portugal", "3 I")
    assert scene.why_not("ship GreatBritain from Cornwall") == "10.8"
    scene.play("ship GreatBritain from London")
    assert scene.asked == "second how_many" and scene.s.turn.ships == ((1, REGION["London"], REGION["Portugal"], 3),)
    assert scene.play("all").at("Portugal", "GreatBritain") == "5I"


def test_every_figure_rolls_for_a_foreign_shore() -> None:
    """NE §10.9 §10.10"""
    scene = Scene(THREE + "Picardy: France 3I 1L\n").ship("France", "Picardy", "Sicily").play("rolled 6,2,6,1")
    assert scene.at("Sicily", "France") == "3I" and scene.owner("Sicily") == "France"
    assert [event.lost for event in scene.happened(LandingRolled)] == [(0, 0, 0, 1)]


@pytest.mark.parametrize("owner", ["France", "GreatBritain"])
def test_own_and_allied_shores_need_no_roll(owner: str) -> None:
    """NE §10.9"""
    scene = Scene(THREE + f"ally first second\nown {owner} Sicily\nPicardy: France 4I\n").ship(
        "France", "Picardy", "Sicily"
    )
    assert not scene.happened(LandingRolled) and scene.at("Sicily", "France") == "4I"


def test_who_is_lost_before_landing_has_used_his_place() -> None:
    """NE §10.10, ruling r26"""
    scene = Scene(THREE + "Picardy: France 8I\n").ship("France", "Picardy", "Sicily", "4 I").play("rolled 1,1,1,1")
    assert scene.at("Picardy", "France") == "4I" and scene.at("Sicily", "France") == ""
    assert scene.why_not("ship France from Picardy") == "10.10" and scene.owner("Sicily") == "nobody"


@pytest.mark.parametrize(("text", "left"), [(THREE, "2I"), (THREE.replace("GreatBritain", "Spain"), "2I")])
def test_britain_is_harder_to_land_in(text: str, left: str) -> None:
    """NE §10.11, ruling r24"""
    scene = Scene(text + "Picardy: France 4I\n").ship("France", "Picardy", "London").play("rolled 2,1,3,5")
    assert scene.at("London", "France") == left


LANDING = THREE + "own France Portugal\nPicardy: France 1I\nHolland: France 5I\nBelgium: GreatBritain 2I\n"


def landed(text: str = LANDING, faces: str = "6") -> Scene:
    scene = Scene(text).ship("France", "Picardy", "Belgium").play(f"rolled {faces}")
    scene.march("France", "Holland", "Belgium").play("end movement", "fight in Belgium")
    return scene


def test_one_landed_figure_makes_the_whole_side_easier_to_hit() -> None:
    """NE §10.12 §10.13 §10.15 §16.5.3, ruling r28"""
    scene = landed().line_up("first: 6I", "second: 2I").play("done", "done", "rolled 5,4")
    assert scene.at("Belgium", "France") == "5I"
    scene.play("done", "done", "rolled 5,5,5,5,4")
    assert scene.at("Belgium", "GreatBritain") == "2I"


def test_who_never_arrived_gives_no_bonus() -> None:
    """NE §10.12 §10.10"""
    scene = landed(faces="1").line_up("first: 5I", "second: 2I").play("done", "done", "rolled 5,5")
    assert scene.at("Belgium", "France") == "5I" and scene.s.battle is not None and not scene.s.battle.landed


def test_only_a_landing_of_the_attackers_counts() -> None:
    """NE §10.12, ruling r28: who landed there earlier and does not attack makes nobody easier to hit."""
    text = THREE + "own France Portugal\nHolland: France 5I\nBelgium: GreatBritain 2I\n"
    for nation, bonus in (("GreatBritain", False), ("France", True)):
        scene = Scene(text + f"landed Belgium {nation}\n").march("France", "Holland", "Belgium")
        scene.play("end movement", "fight in Belgium").line_up("first: 5I", "second: 2I")
        assert scene.s.battle is not None and scene.s.battle.landed == bonus


def test_the_bonus_outlasts_the_landed_figure_and_holds_in_pursuit() -> None:
    """NE §10.13 §16.10.3 §16.12.5"""
    text = THREE + "Picardy: France 2I\nLondon: GreatBritain 2I\n"
    scene = Scene(text).ship("France", "Picardy", "London").play("rolled 3,3", "end movement", "fight in London")
    scene.line_up("first: 1I", "second: 2I").play("done", "done", "rolled 5,1")
    assert scene.asked == "second volley"
    scene.play("done", "rolled 1,1")
    scene.chance()
    assert scene.at("London", "France") == "" and scene.at("London", "GreatBritain") == "2I"


def test_ownership_decides_the_roll_and_figures_the_battle() -> None:
    """NE §10.14 §10.9 §10.12, ruling r25"""
    text = BRITISH + "own GreatBritain Portugal\nPortugal: France 2C\nLondon: GreatBritain 4I\n"
    scene = Scene(text).ship("GreatBritain", "London", "Portugal")
    assert not scene.happened(LandingRolled)
    scene.play("end movement", "fight in Portugal").line_up("first: 2C", "second: 4I")
    assert scene.s.battle is not None and scene.s.battle.landed


def test_leaders_left_alone_by_the_sea_stay_behind() -> None:
    """NE §10.10 §9.3"""
    scene = Scene(THREE + "Picardy: France 1I 1L\nBelgium: GreatBritain 2I\n").ship("France", "Picardy", "Belgium")
    scene.play("rolled 1,6")
    assert scene.at("Picardy", "France") == "1L" and scene.why_not("march France from Picardy") == "9.1"


def test_after_the_movement_phase_no_ship_sails() -> None:
    """NE §10.15 §8.5"""
    scene = landed()
    assert not any("ship" in line for question in scene.position.questions for line in map(str, question.options()))


def test_only_infantry_that_lands_asks_an_ally_for_a_minor_nation() -> None:
    """NE §3.12 §10.1, ruling r11: cavalry that comes to own infantry does not."""
    text = THREE + "ally first third\nown Austria Sicily\nSicily: France 1I\nPicardy: France 1I 1C\n"
    assert Scene(text).ship("France", "Picardy", "Sicily", "1 C").asked == "first orders"
    assert Scene(text).ship("France", "Picardy", "Sicily", "1 I").asked == "third cede_or_not"
