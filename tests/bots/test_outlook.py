"""What the levels see in Triomphe à Marengo: what can be lost in the enemy's next turn, and for how much."""

from __future__ import annotations

from feldherr.bots.triomphe_a_marengo import outlook as o
from feldherr.bots.triomphe_a_marengo.manner import CLASSIC as FORMER
from feldherr.games.triomphe_a_marengo.board import AUSTRIA, FRANCE
from tests.triomphe_a_marengo.ground import austria, france


def test_an_open_approach_is_lost_to_who_stands_before_it_and_blocked_ones_must_be_stormed() -> None:
    """TM §9.2.3 §11.6.5"""
    ready = "5>4: 20=infantry-2"
    assert o.pressure(france("4: 0=infantry-2", ready).s, 4)[0] == o.CERTAIN
    two = "4>5: 0=infantry-1 1=infantry-1"
    assert o.pressure(france(two, ready).s, 4)[0] == o.REPULSE, "infantry has a penalty there"
    assert o.pressure(france(two, "5>4: 20=infantry-3 21=infantry-3").s, 4)[0] == o.STORM


def test_a_reserve_answers_an_attack_from_reserve_if_it_is_large_enough() -> None:
    """TM §9.2.1 §9.2.2 §9.3.2"""
    behind = "9: 20=infantry-2 21=infantry-2"
    assert o.pressure(france("8: 0=infantry-2 1=infantry-2", behind).s, 8)[0] == o.ANSWERED
    assert o.pressure(france("8: 0=infantry-2", behind).s, 8) == (o.CERTAIN, True), "8>9 is wide"


def test_the_unready_threatened_nobody_once() -> None:
    """TM §14.4"""
    s = france("4: 0=infantry-2", "5: 20=infantry-2.unready", "11: 21=infantry-2").s
    assert o.pressure(s, 4, FORMER)[0] == 0.0
    assert o.pressure(s, 5)[0] > 0.0


def test_a_retreat_costs_artillery_blockers_and_infantry_and_the_austrians_a_disc_a_piece() -> None:
    """TM §13.1.2 §13.1.3 §13.1.5 §18.3.4"""
    s = austria("4: 0=infantry-2 1=cavalry-2", "5: 20=infantry-2 21=artillery-1", "5>4: 22=infantry-2").s
    assert o.price(s, 5, False) == 2 * (1 + 1 + 1)
    assert o.price(s, 4, False) == 2 * 1 + 0.8 * 2


def test_discs_in_areas_of_the_enemy_are_as_good_as_lost() -> None:
    """TM §18.5.1"""
    held = ("4: 0=infantry-2", "5: 20=infantry-2", "pool 2 3", "discs austria 4 2", "discs austria 5 1")
    assert o.discs(austria(*held).s, AUSTRIA) == 2 + 2 + o.GONE


def test_who_is_threatened_likes_it_less_than_the_other_likes_it() -> None:
    s = france("4: 0=infantry-2", "5>4: 20=infantry-2").s
    safe = france("4: 0=infantry-2", "5: 20=infantry-2").s
    assert o.outlook(s, AUSTRIA) < o.outlook(safe, AUSTRIA)
    assert o.outlook(s, FRANCE) > o.outlook(safe, FRANCE)
    assert o.dangers(s)[AUSTRIA] > o.dangers(safe)[AUSTRIA]
