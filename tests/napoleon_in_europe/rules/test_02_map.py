"""Chapters 2 and 3.1 to 3.8: the map."""

from __future__ import annotations

import pytest

from feldherr.boards.board import check
from feldherr.games.napoleon_in_europe import GAME
from feldherr.games.napoleon_in_europe.actions import To
from feldherr.games.napoleon_in_europe.board import (
    ANCHORS,
    CARDS,
    HOME,
    HOMELAND,
    KEYS,
    NEIGHBOURS,
    NOBODY,
    REGION,
    SEAS,
    sheet,
)
from feldherr.games.napoleon_in_europe.rules.choices.movement import destination
from feldherr.games.napoleon_in_europe.state import Rules, empty
from feldherr.kernel.question import Question
from tests.napoleon_in_europe.scene import THREE, Scene

BOARD = sheet()


def linked(one: str, other: str) -> bool:
    return REGION[other] in NEIGHBOURS[REGION[one]] and REGION[one] in NEIGHBOURS[REGION[other]]


def test_the_map_has_its_regions_and_seas() -> None:
    """NE §3.1 §2.11 §2.12"""
    assert check(BOARD) == []
    assert len(BOARD.spaces) == 95 and len(SEAS) == 16 and sum(map(len, NEIGHBOURS)) == 2 * 189 and len(ANCHORS) == 24
    assert all(region in NEIGHBOURS[near] for region in range(95) for near in NEIGHBOURS[region])
    assert "BalticSea" in SEAS["NorthSea"] and "BarbaryCoast" in SEAS["MidAtlantic"]


@pytest.mark.parametrize(
    ("one", "other"),
    [("Finland", "StPetersburg"), ("Finland", "Sweden"), ("Caucasus", "Armenia"), ("Tripolitania", "Tunisia"),
     ("Denmark", "Sweden"), ("Constantinople", "Anatolia"), ("Egypt", "Syria")],
)  # fmt: skip
def test_the_links_of_the_rulebook_can_be_marched(one: str, other: str) -> None:
    """NE §2.2 §2.3 §2.4 §2.5 §2.6 §2.10 §3.3"""
    assert linked(one, other)
    scene = Scene(THREE + f"{one}: France 10I\n").march("France", one, other)
    assert scene.at(other, "France") == "10I" and scene.s.turn.ships == ()


@pytest.mark.parametrize(
    ("one", "other", "rule"),
    [("Finland", "Norway", "3.3"), ("Caucasus", "Ankara", "3.3"), ("Denmark", "Norway", "3.3"),
     ("Bulgaria", "Anatolia", "3.3"), ("Naples", "Sicily", "2.7"), ("Gibraltar", "Morocco", "2.8"),
     ("Picardy", "London", "2.9"), ("Holland", "Berlin", "3.3")],
)  # fmt: skip
def test_regions_that_are_not_linked_refuse_the_march(one: str, other: str, rule: str) -> None:
    """NE §2.7 §2.8 §2.9 §3.3"""
    assert not linked(one, other)
    asked = Question(0, destination, (Scene(THREE + f"{one}: France 1I\n").s, 0, REGION[one]))
    assert To(REGION[other]) not in asked.options()
    assert asked.refusals()[To(REGION[other])] == rule


def test_sicily_is_left_by_sea_only() -> None:
    """NE §2.7"""
    scene = Scene(THREE + "Sicily: France 1I\n")
    assert not scene.offers("march France from Sicily") and scene.offers("ship France from Sicily")


def test_cavalry_rides_through_egypt_as_one_region() -> None:
    """NE §2.10"""
    scene = (
        Scene(THREE + "Cyrenaica: France 1C\n").march("France", "Cyrenaica", "Egypt").march("France", "Egypt", "Syria")
    )
    assert scene.at("Syria", "France") == "1C"


STRAITS = (
    "rules players=2 straits=True\nlead first Russia\nlead second Ottoman\nturn first\n"
    "Crimea: Russia 2I\nown Russia Sicily\n"
)


def test_the_straits_need_consent_with_the_option() -> None:
    """NE §2.13"""
    scene = Scene(STRAITS).ship("Russia", "Crimea", "Sicily")
    assert scene.asked == "second consent_or_not"
    assert scene.play("no").at("Crimea", "Russia") == "2I"
    assert Scene(STRAITS).ship("Russia", "Crimea", "Sicily").play("yes").at("Sicily", "Russia") == "2I"


@pytest.mark.parametrize(
    "text",
    [STRAITS.replace("straits=True", "straits=False"), STRAITS + "own Russia Anatolia\nAnatolia: Russia 1I\n",
     STRAITS + "ally first second\n"],
)  # fmt: skip
def test_without_option_or_keeper_nobody_is_asked(text: str) -> None:
    """NE §2.13 §2.11"""
    assert Scene(text).ship("Russia", "Crimea", "Sicily").at("Sicily", "Russia") == "2I"


def test_islands_without_a_name_are_no_regions() -> None:
    """NE §2.14, ruling r7"""
    assert all(space.name for space in BOARD.spaces)
    assert sum(1 for d in BOARD.decorations if d.kind == "isle") > 5


def test_nobody_stops_at_sea() -> None:
    """NE §3.2 §10.1"""
    scene = Scene(THREE.replace("turn first", "turn second") + "Cornwall: GreatBritain 1I\n")
    scene.play("ship GreatBritain from Cornwall", "land in Brittany", "rolled 3")
    assert scene.at("Brittany", "GreatBritain") == "1I" and not SEAS.keys() & set(KEYS)


def test_any_number_stands_in_a_region_and_everybody_sees_it() -> None:
    """NE §3.4 §3.5, ruling r57"""
    scene = Scene(THREE + "Paris: France 40I\nNormandy: France 1I\n").march("France", "Normandy", "Paris")
    shown = [p for p in GAME.view(scene.position, 2).pieces if p.at == f"space:{REGION['Paris']}"]
    assert [(piece.face, piece.value) for piece in shown] == [("infantry", 41)]


def test_figures_of_an_army_keep_their_own_allowance() -> None:
    """NE §3.6"""
    scene = Scene(THREE + "Holland: France 3I 2C\n").march("France", "Holland", "Westphalia")
    scene.play("march France from Westphalia", "to Saxony")
    assert scene.why_not("all") is None and scene.options[:2] == ["all", "take 1 of 4"]
    assert scene.play("all").at("Saxony", "France") == "2C" and scene.at("Westphalia", "France") == "3I"


def test_homelands_belong_to_their_nation_and_minor_nations_to_nobody() -> None:
    """NE §3.7 §3.8"""
    scene = Scene(THREE)
    assert [scene.owner(KEYS[region]) for region in HOMELAND[0]] == ["France"] * 10
    assert HOME.count(NOBODY) == 40 and {scene.owner(KEYS[r]) for r in range(95) if HOME[r] == -1} == {"nobody"}
    assert scene.owner("Madrid") == "nobody"


def test_an_empty_map_has_a_place_for_every_nation_region_and_card() -> None:
    """NE §2.14 §4.1 §14.1.1: and one for each player."""
    s = empty(Rules(players=4))
    assert {len(kept) for kept in (s.where, s.armies, s.foot, s.led, s.friends)} == {7}
    assert (len(s.fig), len(s.owner), len(s.hands), len(s.deck)) == (7 * 95, 95, 7 * CARDS, CARDS)
    assert len(s.allies) == len(s.waits) == len(s.started) == 4 and s.alive == 0b1111
    assert s.friends == [1 << nation for nation in range(7)] and s.allies == [1, 2, 4, 8]
