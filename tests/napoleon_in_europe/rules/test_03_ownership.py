"""Chapter 3.9 to 3.17 and chapter 13: who owns what."""

from __future__ import annotations

import pytest

from feldherr.games.napoleon_in_europe import GAME
from feldherr.games.napoleon_in_europe.board import AUSTRIA, NATIONS, REGION, RUSSIA, Nation
from feldherr.games.napoleon_in_europe.events import RegionReturned
from feldherr.games.napoleon_in_europe.rules.ownership import may_be_ceded, regions_owned
from tests.napoleon_in_europe.scene import THREE, Scene

HELD = THREE + "own France Tyrol\nTyrol: France 1I 1C\nBavaria: France 2C\n"


def test_an_empty_homeland_region_is_taken_by_infantry_alone() -> None:
    """NE §3.9 §3.15 §3.16"""
    text = THREE + "Bavaria: France 1I 2C 1A 1L\n"
    assert Scene(text).march("France", "Bavaria", "Tyrol", "2 C", "1 A", "1 L").owner("Tyrol") == "Austria"
    assert Scene(text).march("France", "Bavaria", "Tyrol", "1 I").owner("Tyrol") == "France"


def test_an_occupied_homeland_region_needs_a_garrison() -> None:
    """NE §3.10 §3.11"""
    assert Scene(HELD).march("France", "Tyrol", "Bavaria", "1 C").owner("Tyrol") == "France"
    left = Scene(HELD).march("France", "Tyrol", "Bavaria", "1 I")
    assert left.owner("Tyrol") == "Austria" and len(left.happened(RegionReturned)) == 1


def test_control_passes_to_other_enemy_infantry_first() -> None:
    """NE §3.10 §3.11"""
    text = THREE + "ally first second\nown France Tyrol\nTyrol: France 1I, GreatBritain 1I\n"
    assert Scene(text).march("France", "Tyrol", "Bavaria").owner("Tyrol") == "GreatBritain"


def test_a_minor_nation_belongs_to_whose_infantry_came_last() -> None:
    """NE §3.12 §3.14"""
    text = THREE + "own Austria Bavaria\nSwitzerland: France 1I 1C\n"
    assert Scene(text).march("France", "Switzerland", "Bavaria", "1 C").owner("Bavaria") == "Austria"
    scene = Scene(text).march("France", "Switzerland", "Bavaria", "1 I")
    flags = [m.side for m in GAME.view(scene.position, 1).markers if m.at == f"space:{REGION['Bavaria']}"]
    assert flags == [0]


def test_a_minor_nation_needs_no_garrison() -> None:
    """NE §3.13"""
    scene = Scene(THREE + "Bavaria: France 1I\nown France Bavaria\n").march("France", "Bavaria", "Switzerland")
    assert (scene.owner("Bavaria"), scene.owner("Switzerland")) == ("France", "France")


def test_where_enemies_stand_the_battle_comes_first() -> None:
    """NE §3.9 §3.16"""
    scene = Scene(THREE + "own Austria Bavaria\nBavaria: Austria 1I\nSwitzerland: France 3I\n")
    assert scene.march("France", "Switzerland", "Bavaria").owner("Bavaria") == "Austria"


def test_ownership_is_kept_by_nation() -> None:
    """NE §3.17"""
    two = "rules players=2\nlead first Austria Russia\nlead second France\nturn first\n"
    scene = Scene(two + "Galicia: Austria 1I\n").march("Austria", "Galicia", "Moldavia")
    assert scene.owner("Moldavia") == "Austria"
    assert (regions_owned(scene.s, AUSTRIA), regions_owned(scene.s, RUSSIA)) == (8, 13)


@pytest.mark.parametrize(("answer", "owner"), [("yes", "France"), ("no", "GreatBritain")])
def test_an_ally_cedes_a_minor_nation_or_not(answer: str, owner: str) -> None:
    """NE §3.12 §11.7"""
    scene = Scene(THREE + "ally first second\nown GreatBritain Belgium\nHolland: France 1I\n")
    scene.march("France", "Holland", "Belgium")
    assert scene.asked == "second cede_or_not"
    assert scene.play(answer).owner("Belgium") == owner


@pytest.mark.parametrize(("allied", "asked"), [("", False), ("ally first second\n", True)])
def test_only_an_ally_is_asked_to_cede(allied: str, asked: bool) -> None:
    """Ruling r11: what an enemy left without armies is taken, not ceded."""
    s = Scene(THREE + allied + "own GreatBritain Belgium\nBelgium: France 1I\n").s
    assert may_be_ceded(s, Nation(NATIONS.index("France")), REGION["Belgium"]) == asked


def test_a_neutral_nation_is_like_minor_nations() -> None:
    """NE §13.1 §13.2 §13.3 §3.13"""
    scene = Scene(THREE + "Gascony: France 1I\nCatalonia: France 1I\nown France Catalonia\n")
    assert scene.owner("Madrid") == "nobody" and scene.s.neutral.bit_count() == 4
    scene.march("France", "Catalonia", "Madrid")
    assert (scene.owner("Catalonia"), scene.owner("Madrid")) == ("France", "France")


def test_a_led_nation_gets_its_region_back() -> None:
    """NE §13.3 §3.11"""
    led = "rules players=2\nlead first France\nlead second Spain\nturn first\n"
    scene = Scene(led + "own France Catalonia\nCatalonia: France 1I\n").march("France", "Catalonia", "Madrid")
    assert (scene.owner("Catalonia"), scene.owner("Madrid")) == ("Spain", "France")


@pytest.mark.parametrize(("spain", "cards"), [("", 2), ("lead second Spain\n", 3)])
def test_neutral_capitals_give_no_card(spain: str, cards: int) -> None:
    """NE §13.4 §14.2.3 §10.5, ruling r29"""
    text = (
        "rules players=3\nlead first France\n" + (spain or "lead second Prussia\n") + "lead third Austria\nturn first\n"
    )
    scene = Scene(text + "phase drawing\nown France Madrid Belgium\nMadrid: France 1I\n")
    scene.chance()
    assert scene.cards("France") == cards


@pytest.mark.parametrize("count", [6, 7])
def test_neutral_capitals_give_no_ships(count: int) -> None:
    """NE §13.5 §10.5 §10.6"""
    scene = Scene(THREE.replace("turn first", "turn second") + "own GreatBritain Berlin\nLondon: GreatBritain 9I\n")
    scene.play("ship GreatBritain from London", "land in Cornwall")
    assert scene.why_not(f"take {count} of I") == (None if count == 6 else "10.3")


def test_figures_never_run_out() -> None:
    """NE §13.6, ruling r30"""
    text = THREE + "phase production\nParis: France 200I\nhand France infantry-France 3\n"
    scene = Scene(text).play("play France 3 of I own 3 jokers 0", "put 6 of I of France in Paris")
    assert scene.at("Paris", "France") == "206I"
