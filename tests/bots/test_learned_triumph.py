"""What is learned about Napoleon's Triumph: what is counted, and whose chance it says."""

from __future__ import annotations

import random

import pytest

from feldherr.bots.napoleons_triumph.chances import chances
from feldherr.bots.napoleons_triumph.learned import games
from feldherr.bots.napoleons_triumph.learned.features import COUNTED, DANGERS, features
from feldherr.bots.napoleons_triumph.learned.value import VALUE, learned_of
from feldherr.bots.napoleons_triumph.standing import by_hand
from feldherr.games.napoleons_triumph.board import ALLIES, FRANCE
from feldherr.games.napoleons_triumph.state import State
from tests.napoleons_triumph.scene import field

NEAR = ("lannes 103: 44=infantry-3 45=infantry-1", "langeron 93: 0=infantry-1 1=infantry-2 2=cavalry-2")


def drawn_up(turn: str = "14 france", morale: str = "20 20") -> State:
    return field(*NEAR, turn=turn, morale=morale).s


def test_what_stands_counts_for_the_allies_and_danger_for_who_moves_or_waits() -> None:
    s = drawn_up()
    for mover in (ALLIES, FRANCE):
        own, others = (dict(zip(COUNTED, row, strict=True)) for row in features(s, mover))
        sign = 1 if mover == ALLIES else -1
        assert own["allied_foot"] == sign * 3 and own["allied_horse"] == sign * 2 and own["french_foot"] == sign * 4
        assert not any(number for name, number in others.items() if name not in DANGERS)
        moved, waited = (DANGERS if mover == ALLIES else DANGERS[::-1])
        assert not own[waited] and not others[moved], "each side's danger is counted once"
    assert dict(zip(COUNTED, features(s, FRANCE)[1], strict=True))["allied_danger"] > 0


def test_morale_is_worth_something_to_both_sides() -> None:
    usual = learned_of(drawn_up())
    assert learned_of(drawn_up(morale="20 8")) > usual > learned_of(drawn_up(morale="8 20"))


def test_chances_are_learned_for_the_second_day_alone() -> None:
    second, first = drawn_up(), drawn_up()
    first.scenario = 1
    assert chances(second) == pytest.approx([learned_of(second), 1 - learned_of(second)])
    assert chances(first) == pytest.approx([by_hand(first), 1 - by_hand(first)])
    assert chances(first) != chances(second)


def test_what_is_weighed_is_counted_and_says_how_it_came_about() -> None:
    assert {*VALUE.mover, *VALUE.other} <= set(COUNTED) and VALUE.note.startswith("feldherr learn napoleons-triumph")


def test_a_game_to_learn_from_is_told_turn_by_turn() -> None:
    seen, scores = games.game(random.Random(3))
    assert sorted(scores) == [0.0, 1.0] and len(seen) > 4
    assert seen[0].mover == ALLIES and seen[1].mover == FRANCE
    assert all(len(one.own) == len(one.others) == len(COUNTED) and 0 < one.former < 1 for one in seen)
