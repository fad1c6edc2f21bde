"""Chapters 16.10 to 16.12: pursuit and retreat."""

from __future__ import annotations

import pytest

from feldherr.games.napoleon_in_europe.events import FiguresLost, Fired
from tests.napoleon_in_europe.scene import THREE, Scene

FIELD = THREE + "Holland: France 6I 1C\nHanover: GreatBritain {}\n"


def beaten_defender(figures: str, front: str, more: str = "") -> Scene:
    """France comes from Holland and, by one cavalry, from Westphalia; Britain gives up at once."""
    scene = Scene(FIELD.format(figures) + more).march("France", "Holland", "Westphalia", "1 C")
    scene.march("France", "Westphalia", "Hanover").march("France", "Holland", "Hanover")
    scene.play("end movement", "fight in Hanover").line_up("first: 6I 1C", f"second: {front}")
    return scene.play("give up")


def beaten_attacker(more: str = "", lines: tuple[str, ...] = ()) -> Scene:
    """France comes the same way and gives up; its 1I 1C behind are to retreat."""
    scene = Scene(THREE + "Holland: France 1I 1C\nHanover: GreatBritain 2I\n" + more)
    scene.march("France", "Holland", "Westphalia", "1 C").march("France", "Westphalia", "Hanover")
    scene.march("France", "Holland", "Hanover").play("end movement", "fight in Hanover")
    scene.line_up("first: 1I 1C", "second: 2I").play("done", "done", "rolled 1,1", "give up", "done", "rolled 1,1")
    return scene


def test_the_winner_fires_once_more_with_who_can() -> None:
    """NE §16.10.1 §16.10.2 §16.10.3"""
    scene = beaten_defender("4I 1L", "4I")
    assert scene.asked == "first volley"
    assert scene.play("done").asked == "chance 9"
    scene.play("rolled 6,5,1,1,1,1,1,1,1")
    assert [event.hits for event in scene.happened(Fired)] == [1] and scene.asked == "first casualties"


def test_pursuit_hits_whom_the_winner_likes_for_good() -> None:
    """NE §16.10.4 §5.7 §16.8.1, ruling r43: nobody whom the pursuit takes can be rallied."""
    scene = beaten_defender("4I 1L", "4I").play("done", "rolled 6,1,1,1,1,1,1,1,1", "strike 1 of L of GreatBritain")
    assert scene.at("Hanover", "GreatBritain") == "4I" and scene.s.battle is not None and not any(scene.s.battle.lost)


def test_surplus_pursuit_hits_are_lost_and_nobody_retreats() -> None:
    """NE §16.10.4 §16.11.2, ruling r43"""
    scene = beaten_defender("1I 1L", "1I").play("done", "rolled 6,6,6,1,1,1,1,1,1")
    assert sum(sum(event.figures) for event in scene.happened(FiguresLost)) == 2
    assert scene.owner("Hanover") == "France" and scene.at("Hanover", "France") == "6I 1C"


def test_one_may_do_without_pursuit() -> None:
    """NE §16.10.1, ruling r40"""
    scene = beaten_defender("2I", "2I").play("hold 6 of I in row 0", "hold 1 of C in row 0")
    assert [event.faces for event in scene.happened(Fired)] == [()] and scene.asked == "second retreat_to"


def test_the_defender_retreats_where_no_enemy_is_and_none_came_from() -> None:
    """NE §16.12.1 §16.12.2 §9.8"""
    scene = beaten_defender("2I 2C", "2I 2C", "Berlin: Austria 1L\n").play("done", "rolled 1,1,1,1,1,1,1,1,1")
    assert scene.why_not("to Denmark") is None and scene.why_not("to Mecklenburg") is None
    refused = {"Holland": "16.12.2", "Westphalia": "16.12.2", "Berlin": "16.12.2", "Pomerania": "16.12.1"}
    assert {region: scene.why_not(f"to {region}") for region in refused} == refused


def test_all_survivors_leave_and_may_split() -> None:
    """NE §16.11.1 §16.12.1, rulings r44 and r45"""
    scene = beaten_defender("2I 2C 1L", "2I 2C").play(
        "done", "rolled 1,1,1,1,1,1,1,1,1", "to Denmark", "take 2 of I", "done"
    )
    assert scene.asked == "second retreat_to"
    scene.play("to Mecklenburg", "all")
    assert scene.at("Mecklenburg", "GreatBritain") == "2C 1L" and scene.at("Hanover", "GreatBritain") == ""
    assert scene.owner("Denmark") == "GreatBritain" and scene.owner("Hanover") == "France"


def test_rows_are_broken_up_when_the_retreat_begins() -> None:
    """NE §16.11.1"""
    scene = beaten_defender("3I 2L", "3I 2L").play("done", "rolled 1,1,1,1,1,1,1,1,1")
    scene.play("to Denmark", "take 2 of L", "done")
    assert scene.rows("GreatBritain") == " / 3I" and scene.asked == "second retreat_to"


def test_the_winner_stays_and_without_infantry_owns_nothing() -> None:
    """NE §16.11.2 §3.15"""
    text = THREE + "own GreatBritain Saxony\nThuringia: France 3C\nSaxony: GreatBritain 1I\n"
    scene = Scene(text).march("France", "Thuringia", "Saxony").play("end movement", "fight in Saxony")
    scene.line_up("first: 3C", "second: 1I").play("give up", "done", "rolled 1,1,1,1,1,1,1,1,1", "to Berlin")
    assert scene.at("Saxony", "France") == "3C" and scene.owner("Saxony") == "GreatBritain"


def test_the_attacker_retreats_to_where_he_came_from() -> None:
    """NE §16.12.3"""
    scene = beaten_attacker()
    assert scene.why_not("to Holland") is None and scene.why_not("to Westphalia") is None
    assert scene.why_not("to Denmark") == "16.12.3"
    assert scene.play("to Westphalia", "all").at("Westphalia", "France") == "1I 1C"


def test_nobody_retreats_by_sea() -> None:
    """NE §16.12.4 §16.12.5"""
    text = THREE + "own France Denmark\nHanover: France 3I\nPicardy: France 2I\n"
    text += "Sweden: GreatBritain 3I\nDenmark: GreatBritain 3I\n"
    scene = Scene(text).ship("France", "Picardy", "Denmark").march("France", "Hanover", "Denmark")
    scene.play("end movement", "fight in Denmark").line_up("first: 5I", "second: 3I")
    scene.play("done", "done", "rolled 1,1,1", "give up", "done", "rolled 1,1,1")
    assert scene.asked == "first how_many"
    assert scene.play("all").at("Hanover", "France") == "5I"


def test_without_a_way_out_all_are_lost() -> None:
    """NE §16.12.5"""
    text = THREE + "Picardy: France 3I\nSicily: GreatBritain 2I 1L\n"
    scene = Scene(text).ship("France", "Picardy", "Sicily").play("rolled 6,6,6", "end movement", "fight in Sicily")
    scene.line_up("first: 3I", "second: 2I").play("give up", "done", "rolled 1,1,1")
    assert scene.at("Sicily", "GreatBritain") == "" and scene.owner("Sicily") == "France"
    assert [event.how for event in scene.happened(FiguresLost)] == ["retreat"]


def test_who_has_a_way_out_must_take_it() -> None:
    """NE §16.12.5 §16.11.1"""
    scene = beaten_attacker()
    assert "done" not in scene.options


@pytest.mark.parametrize(("lines", "region"), [((), "Thuringia")])
def test_who_broke_an_alliance_and_moved_nobody_in_retreats_like_a_defender(
    lines: tuple[str, ...], region: str
) -> None:
    """NE §11.9 §16.12.2"""
    scene = Scene(THREE + "ally first third\nSaxony: France 2I, Austria 2I\n").play("break with third", "end movement")
    scene.play("fight in Saxony").line_up("first: 2I", "third: 2I").play(
        "done", "done", "rolled 1,1", "give up", "done"
    )
    scene.play("rolled 1,1", *lines)
    assert scene.asked == "first retreat_to" and scene.why_not(f"to {region}") is None
