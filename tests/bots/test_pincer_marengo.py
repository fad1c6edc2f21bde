"""Triomphe à Marengo: two attacks on one area, those who are not ready yet, and retreats without a way out."""

from __future__ import annotations

import random

import pytest

from feldherr.bots.player import answer as think
from feldherr.bots.search.bot import Search
from feldherr.bots.triomphe_a_marengo import outlook as o
from feldherr.bots.triomphe_a_marengo.guide import Guide
from feldherr.bots.triomphe_a_marengo.manner import CLASSIC as FORMER
from feldherr.bots.triomphe_a_marengo.manner import OWN
from feldherr.games.triomphe_a_marengo import GAME
from feldherr.games.triomphe_a_marengo.board import AUSTRIA, FRANCE
from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.position import answer
from tests.triomphe_a_marengo.field import Field, field
from tests.triomphe_a_marengo.ground import austria, france

ALL = OWN._replace(ruin=10.0, guns=2.0, whim=0.3)
"""What is not in use yet, too."""


def one_disc_left() -> Field:
    """The French have one disc, and one piece that can answer one attack of two."""
    return field(
        "2: 0=infantry-2", "5: 1=cavalry-2", "3: 20=infantry-2", "46: 21=infantry-3", turn="9 austria", pool="6 1",
        commands=2,
    )  # fmt: skip


def wins_now(player: Search, seed: int) -> bool:
    """Whether the game ends in this turn, both sides played alike."""
    position, rng = one_disc_left().position, random.Random(seed)
    while not position.outcome and position.now.side == AUSTRIA:
        question = position.questions[0]
        if question.actor == CHANCE:
            given = chance.take(question, chance.from_random(rng))
        else:
            given = think(player, GAME, position, question.actor, rng)
        position, _ = answer(GAME, position, question.actor, given)
    return position.outcome is not None


@pytest.mark.parametrize("seed", range(3))
def test_two_attacks_on_one_piece_are_seen(seed: int) -> None:
    """TM §9.2.2: who is pushed into one approach cannot answer the next attack."""
    assert wins_now(Search("x", 36), seed)
    assert not wins_now(Search("x", 36, classic=True), seed), "one at a time: the first is stopped, so it is not begun"


def test_a_reserve_that_can_answer_each_attack_but_not_all_is_in_danger() -> None:
    """TM §9.2.2 §9.3.2"""
    s = one_disc_left().s
    assert o.pressure(s, 3, OWN)[0] >= OWN.pincer > o.pressure(s, 3, FORMER)[0] == o.ANSWERED


def test_the_unready_may_be_rallied_and_attack() -> None:
    """TM §14.4 §14.11"""
    s = france("4: 0=infantry-2", "5: 20=infantry-2.unready", "11: 21=infantry-2").s
    assert o.pressure(s, 4, FORMER)[0] == 0.0 < o.pressure(s, 4, OWN)[0]


def test_who_finds_no_way_out_is_lost_and_with_the_last_disc_the_game() -> None:
    """TM §13.2.4 §13.2.8 §18.4.1"""
    around = ("5: 20=infantry-2", "11>12: 21=infantry-2", "19: 22=infantry-2 23=cavalry-2")
    s = france("12>19: 0=infantry-2 1=cavalry-2", *around, "pool 4 6").s
    assert o.trapped(s, 12, 2) == 3, "one step of four is lost in the approach"
    assert o.price(s, 12, False, ALL) >= o.price(s, 12, False, FORMER) + 2 * 3 + ALL.ruin
    free = france("12>19: 0=infantry-2 1=cavalry-2", *around[1:], "pool 4 6").s
    assert o.trapped(free, 12, 2) == 0


def test_to_close_one_of_two_holes_is_worth_something() -> None:
    """TM §9.2.3"""
    both = ("11>12: 21=infantry-2", "19>12: 22=infantry-2")
    two = o.pressure(france("12: 0=infantry-2 1=infantry-2", *both).s, 12, OWN)[0]
    one = o.pressure(france("12: 0=infantry-2", "12>11: 1=infantry-2", *both).s, 12, OWN)[0]
    assert two > one >= o.CERTAIN
    assert o.pressure(france("12: 0=infantry-2 1=infantry-2", *both).s, 12, FORMER)[0] == o.CERTAIN


def test_an_announced_bombardment_is_worth_something() -> None:
    """TM §10.0.2 §10.2.3"""
    s = austria("4>5: 0=artillery-1", "5: 20=infantry-2").s
    before = {side: o.outlook(s, side, ALL) for side in (AUSTRIA, FRANCE)}
    s.announced |= 1
    assert o.outlook(s, AUSTRIA, ALL) == before[AUSTRIA] + ALL.guns
    assert o.outlook(s, FRANCE, ALL) == before[FRANCE] - ALL.guns


def test_not_all_games_begin_alike() -> None:
    """In round 1 a part of what could be done is not thought of, but nobody ends his turn because of it."""
    pieces = ("2: 0=infantry-2 1=infantry-2", "4: 2=cavalry-2", "7: 3=cavalry-2", "46: 21=infantry-3")
    question = field(*pieces, turn="1 austria", pool="1 1").position.questions[0]
    guide = Guide(ALL)
    assert guide.overlooked(question) == ALL.whim > 0
    tried = guide.leaving_out(0.5)
    drawn = {tuple(tried(question, random.Random(seed))) for seed in range(20)}
    assert len(drawn) > 2 and all(any(map(guide.kind.idle, one)) for one in drawn)
    assert all(len(one) > 1 for one in drawn), "something to do is left"
    alone = field(*pieces[:1], pieces[-1], turn="1 austria", pool="1 1").position.questions[0]
    assert {tuple(tried(alone, random.Random(seed))) for seed in range(20)} == {tuple(alone.options())}
