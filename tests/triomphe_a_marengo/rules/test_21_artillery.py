"""Reminders on artillery and infantry."""

from __future__ import annotations

from feldherr.games.triomphe_a_marengo.events import Counted, DiscsLost, DiscsPlaced, LossesDue, Retreated
from tests.triomphe_a_marengo.field import field


def test_artillery_makes_a_maneuver_attack_even_alone() -> None:
    """TM §21.1"""
    scene = field("44: 19=artillery-1", "45: 36=cavalry-2")
    scene.play("act 44", "attack over 44>45", "name 19", "done", "done", "retreat 36 over 45>50")
    assert scene.where(19) == "45"


def test_against_an_obstacle_artillery_needs_infantry() -> None:
    """TM §21.1"""
    alone = field("11: 19=artillery-1 13=cavalry-2", "12: 20=infantry-2").play("act 11")
    assert alone.why_not("attack over 11>12") == "9.0.7"
    armies = ("11: 0=infantry-2 13=cavalry-2 19=artillery-1", "12: 20=infantry-2")
    scene = field(*armies).play("act 11", "attack over 11>12", "name 19", "name 13")
    assert scene.why_not("done") == "9.0.7"
    assert scene.play("name 0").offers("done")


def test_infantry_that_counterattacks_only_lowers_the_result() -> None:
    """TM §21.2"""
    scene = field("44>45: 0=infantry-3", "45>44: 20=infantry-1 21=infantry-3")
    scene.play("act 44>45", "assault over 44>45", "name 20", "done", "name 0", "done", "name 0", "done")
    scene.play("done", "name 21", "done")
    assert scene.happened(Counted) == [Counted(181, 3, 1, 1, 2, -1)]
    assert scene.happened(LossesDue) == [LossesDue(1, 0, 0, 1)]


def test_artillery_never_survives_a_retreat() -> None:
    """TM §21.3"""
    scene = field("44>45: 20=infantry-2", "45: 19=artillery-1", turn="5 france")
    scene.play("act 44>45", "attack over 44>45", "name 20", "done")
    assert scene.face(19) == "destroyed"
    assert scene.happened(Retreated) == []
    assert scene.happened(DiscsLost) == [DiscsLost(0, -1, 1, 5)]
    assert scene.happened(DiscsPlaced) == []
    assert scene.where(20) == "45"


def test_artillery_is_not_among_those_who_may_retreat() -> None:
    """TM §21.3 §13.1.2"""
    scene = field("44>45: 20=infantry-2", "45: 13=cavalry-2 19=artillery-1", turn="5 france")
    scene.play("act 44>45", "attack over 44>45", "name 20", "done")
    assert scene.asked == "austria retreat_over"
    assert scene.turned_away("austria", "retreat 19 over 45>50")
    assert scene.offers("retreat 13 over 45>39")
