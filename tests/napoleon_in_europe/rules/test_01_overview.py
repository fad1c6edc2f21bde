"""Chapters 1, 4 and 5: overview, nations, figures."""

from __future__ import annotations

import msgspec
import pytest

from feldherr.games.napoleon_in_europe import GAME
from feldherr.games.napoleon_in_europe.board import (
    CAPITAL,
    COLOURS,
    DECK,
    FIGURES,
    FRANCE,
    FULL_DECK,
    HOMELAND,
    KEYS,
    KINDS,
    NATIONS,
    REGION,
)
from feldherr.games.napoleon_in_europe.rules.opening.options import NapoleonOptions
from tests.napoleon_in_europe.scene import THREE, TOTAL, Scene, new_game, placed


def test_options_are_those_of_the_basic_rules_and_no_others() -> None:
    """NE §1.1 §1.2 §6.1 §7.1.1 §7.1.2"""
    assert set(NapoleonOptions.__struct_fields__) == {
        "players", "victory", "length", "setup", "nations", "free_split", "inspiring", "straits", "stop_round",
    }  # fmt: skip
    for wrong in ({"tier": "standard"}, {"victory": "none"}, {"setup": "austerlitz"}, {"setup": None}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(wrong, NapoleonOptions)


def test_options_stay_as_they_were_agreed() -> None:
    """NE §1.2"""
    with pytest.raises(AttributeError):
        NapoleonOptions().inspiring = True  # type: ignore[misc]


@pytest.mark.parametrize("players", [1, 8])
def test_two_to_seven_play(players: int) -> None:
    """NE §1.5"""
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"players": players}, NapoleonOptions)
    assert [len(GAME.seats(NapoleonOptions(players=count))) for count in (2, 7)] == [2, 7]


def test_limited_war_is_decided_by_regions_and_total_victory_goes_on() -> None:
    """NE §1.3 §6.7 §8.4"""
    end = "round 12\nslot 2\nphase production\nParis: France 1I\nVienna: Austria 30I\nown France Bavaria\n"
    over = Scene(THREE.replace("turn first", "turn third") + end).play("end turn")
    assert over.position.outcome is not None and over.position.outcome.winners == (0,)
    on = Scene(TOTAL.replace("turn first", "turn third") + end).play("end turn")
    assert on.s.round == 13 and on.asked == "first orders"


def test_a_battle_is_fought_by_those_who_stand_in_the_region() -> None:
    """NE §1.4 §16.1.1"""
    scene = Scene(THREE + "Holland: France 2I\nHanover: GreatBritain 3I\nBelgium: France 5I\n")
    assert scene.play("end movement").asked == "first production"
    scene = Scene(THREE + "Holland: France 2I\nHanover: GreatBritain 3I\nBelgium: France 5I\n")
    scene.march("France", "Holland", "Hanover").play("end movement")
    assert scene.options == ["fight in " + str(REGION["Hanover"])]
    scene.play("fight in Hanover").line_up("first: 2I", "second: 3I")
    assert (scene.rows("France"), scene.rows("GreatBritain")) == ("2I / ", "3I / ")


def test_each_figure_is_in_front_or_behind() -> None:
    """NE §1.6"""
    scene = Scene(THREE + "Holland: France 2I 1L\nHanover: GreatBritain 3I\n")
    scene.march("France", "Holland", "Hanover").play("end movement", "fight in Hanover").line_up(
        "first: 2I", "second: 2I"
    )
    assert (scene.rows("France"), scene.rows("GreatBritain")) == ("2I / 1L", "2I / 1I")
    panel = GAME.view(scene.position, None).panels[0]
    assert {piece.at for piece in panel.pieces} == {"row:0-0", "row:0-1", "row:1-0", "row:1-1"}


def test_the_deck_leaves_the_blank_cards_out() -> None:
    """NE §1.7 §14.1.3, ruling r3"""
    assert sum(FULL_DECK) == 86 and sum(FULL_DECK) + 4 == 90 and DECK.reconstructed
    assert [FULL_DECK[nation * 4 : nation * 4 + 4] for nation in range(7)] == [[4, 3, 2, 1]] * 7


def test_seven_nations_with_colours_and_capitals() -> None:
    """NE §4.1 §4.2 §4.3 §2.1"""
    assert NATIONS == ("France", "GreatBritain", "Prussia", "Russia", "Ottoman", "Austria", "Spain")
    assert COLOURS == ("blue", "red", "purple", "green", "beige", "grey", "yellow")
    capitals = ["Paris", "London", "Berlin", "Moscow", "Constantinople", "Vienna", "Madrid"]
    assert [KEYS[region] for region in CAPITAL] == capitals
    assert "Denmark" not in capitals and REGION["Paris"] in HOMELAND[0]


def test_a_player_commands_the_figures_of_his_nations_only() -> None:
    """NE §4.5 §8.6"""
    scene = Scene(THREE + "ally first third\nParis: France 1I\nVienna: Austria 1I\n")
    assert scene.offers("march France from Paris")
    assert not any(line.startswith("march 5") for line in scene.options)


def test_st_petersburg_is_no_capital() -> None:
    """NE §4.4 §14.2.4 §10.7"""
    russia = "rules players=2\nlead first France\nlead second Russia\nturn first\nphase drawing\n"
    scene = Scene(russia + "own France StPetersburg\nStPetersburg: France 1I\nParis: France 1I\n")
    scene.chance()
    assert scene.cards("France") == 2 and scene.s.owner.count(FRANCE) == 11


def test_four_kinds_with_movement_and_dice() -> None:
    """NE §5.1 §5.3 §5.4 §5.5 §5.6"""
    assert KINDS == ("infantry", "cavalry", "artillery", "leader")
    assert [(f.move, f.front, f.rear) for f in FIGURES] == [(1, 1, 0), (2, 3, 0), (1, 4, 2), (2, 3, 0)]


@pytest.mark.parametrize(("attacker", "great"), [("6I", True), ("5I 3L", False), ("4I 1C 1A", True)])
def test_leaders_are_no_armies(attacker: str, great: bool) -> None:
    """NE §5.2 §16.1.3 §16.1.4"""
    scene = Scene(THREE + f"Holland: France {attacker}\nHanover: GreatBritain 8I\n")
    scene.march("France", "Holland", "Hanover").play("end movement", "fight in Hanover")
    assert scene.happened(type(scene.events[-1]))[-1].great is great


def test_a_seven_player_game_gives_one_nation_each() -> None:
    """NE §1.5 §7.2.7"""
    scene = placed(new_game(players=7, nations="draw"))
    assert sorted(scene.s.led) == list(range(7)) and scene.s.neutral == 0
