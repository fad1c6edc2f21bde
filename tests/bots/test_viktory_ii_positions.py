"""Positions of Viktory II in which the first opponents went wrong, as they were met in games; the levels do better."""

from __future__ import annotations

import random
from typing import Any

import pytest

from feldherr.bots.search.bot import Search
from feldherr.bots.search.levels import iterations
from feldherr.bots.search.plans import Begun
from feldherr.games.viktory_ii import GAME
from feldherr.games.viktory_ii.actions import Land, Load
from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.position import Position, answer, resume
from tests.viktory_ii.test_intents import ASSAULT

ISLAND = """
players 2 first red; rules stop 40 seed 0; round 15 yellow acting; 0,-3 grassland city yellow; 1,-3 water; 2,-3
water; 3,-3 grassland city red; -1,-2 mountain; 0,-2 mountain; 1,-2 forest; 2,-2 water; 3,-2 water; -2,-1
plains; -1,-1 plains city yellow; 0,-1 mountain; 1,-1 plains city yellow; 2,-1 forest; 3,-1 forest; -3,0 plains;
-2,0 forest; -1,0 water; 0,0 mountain; 1,0 water; 2,0 forest city yellow; 3,0 grassland; -3,1 water; -2,1 water;
-1,1 forest; 0,1 plains; 1,1 water; 2,1 grassland; -3,2 forest; -2,2 mountain; -1,2 grassland city yellow; 0,2
water; 1,2 forest city yellow; -3,3 forest city yellow; -2,3 water; -1,3 water; 0,3 forest; capital red 3,-3;
capital yellow -3,3; units 3,-3 red: 16=infantry 17=cavalry; units 2,-2 yellow: 1=frigate 3=frigate 15=frigate;
units 1,-1 yellow: 13=infantry 0=infantry 2=cavalry 5=infantry 8=infantry 9=infantry 4=infantry 6=infantry
7=infantry; numbers 18
"""
"""Red has his capital left, on a shore of its own; three yellow frigates lie between it and nine units of Yellow."""

LAST_CITY = """
players 2 first red; rules stop 40 seed 0; round 15 red acting; 0,-3 mountain; 1,-3 mountain; 2,-3 plains city
red; 3,-3 water; -1,-2 plains; 0,-2 forest city red; 1,-2 forest; 2,-2 forest; 3,-2 forest city red; -2,-1
water; -1,-1 water; 0,-1 water; 1,-1 grassland city red; 2,-1 plains; 3,-1 water; -3,0 water; -2,0 mountain;
-1,0 grassland city red; 0,0 forest; 1,0 forest; 2,0 mountain; 3,0 grassland city red; -3,1 grassland city red;
-2,1 grassland; -1,1 plains; 0,1 plains; 1,1 mountain city red; 2,1 plains; -3,2 water; -2,2 water; -1,2
mountain; 0,2 grassland; 1,2 water; -3,3 forest city yellow; -2,3 water; -1,3 plains city red; 0,3 grassland;
capital red 3,-2; capital yellow -3,3; units -1,0 red: 19=cavalry; units -3,1 red: 4=infantry 7=infantry; units
-1,1 red: 1=infantry 2=infantry 3=infantry 8=cavalry 13=cavalry 14=infantry; units -4,2 red: 11=frigate; units
-3,2 yellow: 17=frigate; units -1,2 red: 9=infantry 12=artillery; units -3,3 yellow: 18=infantry; units -1,3
red: 0=infantry 5=infantry 6=infantry 15=cavalry 16=infantry; units -2,4 red: 10=frigate; numbers 20
"""
"""Yellow has one city left, an infantry in it, a frigate before it; Red's two frigates have to fetch troops first."""


def read(text: str) -> Position:
    state, call = GAME.read("\n".join(line.strip() for line in text.replace("\n", " ").split(";")))
    assert GAME.faults(state) == []
    return resume(GAME, state, call)[0]


def player(level: str, classic: bool = False) -> Search:
    found = Search(level, iterations(level, GAME.name), classic=classic)
    found.begun = Begun()
    return found


def turn(position: Position, level: Search, seed: int) -> tuple[Position, list[Any]]:
    """The turn of whoever moves, and what he said in it."""
    rng, seat, said = random.Random(seed), position.now.seat, list[Any]()
    while not position.outcome and position.now.seat == seat:
        question = position.questions[0]
        if question.actor == CHANCE:
            given = chance.take(question, chance.from_random(rng))
        else:
            given = level.choose(GAME, position, question.actor, rng)
            said += [given] if question.actor == seat else []
        position, _ = answer(GAME, position, question.actor, given)
    return position, said


@pytest.mark.parametrize("text", [ISLAND, LAST_CITY], ids=["island", "last city"])
def test_a_win_over_the_sea_in_one_turn_is_seen(text: str) -> None:
    """The first opponents bombarded for 25 rounds, until the game was stopped."""
    ends = [turn(read(text), player("captain"), seed) for seed in range(4)]
    assert all(sum(isinstance(one, Land) for one in said) >= 3 for _, said in ends)
    assert sum(position.outcome is not None for position, _ in ends) >= 3
    position, said = turn(read(text), player("captain", classic=True), 1)
    assert position.outcome is None and not any(isinstance(one, Load | Land) for one in said)


def test_the_marshal_thinks_about_his_marches() -> None:
    """Nine of ten decisions are moves; the first marshal spent a twentieth of his iterations on one."""
    spent = {}
    for classic in (False, True):
        marshal = player("marshal", classic)
        marshal.choose(GAME, ASSAULT.position, 0, random.Random(1))
        spent[classic] = marshal.used
    assert spent[True] <= 30 and 200 <= spent[False] <= 300
