"""Trench Club's turns and purchases are weighed by playing on: for some turns, or to the end."""

from __future__ import annotations

import random

from feldherr.bots.search.bot import Search
from feldherr.bots.search.plans import Plan
from feldherr.bots.trench_club.chances import chances
from feldherr.bots.trench_club.guide import GUIDE, TRIAL, Guide
from feldherr.bots.trench_club.manner import CLASSIC as FORMER
from feldherr.bots.trench_club.manner import OWN
from feldherr.bots.trench_club.onward import END, Onward, comes_to, turn_of
from feldherr.bots.trench_club.turns import turns
from feldherr.games.trench_club import GAME
from feldherr.games.trench_club.rules.opening.options import TrenchClubOptions
from feldherr.games.trench_club.state import State
from feldherr.kernel import chance as luck
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.playout import play_on
from feldherr.kernel.position import Position, answer, begin
from tests.bots.test_turns import first_turn
from tests.trench_club.scene import Scene, world


def asked(name: str, seed: int) -> Position:
    """The position in which this is asked first, everything before it by the taste."""
    rng = random.Random(seed)
    position, _ = begin(GAME, TrenchClubOptions())
    while position.questions[0].name != name:
        question = position.questions[0]
        chosen = question.actor == CHANCE
        given = luck.take(question, luck.from_random(rng)) if chosen else GUIDE.order(question, (), rng)[0]
        position, _ = answer(GAME, position, question.actor, given)
    return position


def won(plan: Plan, seat: int, games: int) -> float:
    """How often the game is won after this turn."""
    assert plan.leads_to is not None
    return sum(
        comes_to(GAME, plan.leads_to, seat, END, TRIAL.bot, chances, random.Random(f"luck {one}"))
        for one in range(games)
    ) / games  # fmt: skip


def test_it_is_played_on_for_so_many_turns() -> None:
    position, seen = first_turn(1), list[int]()
    start = turn_of(position.settled)

    def values(s: State) -> list[float]:
        seen.append(turn_of(s) - start)
        return [0.25, 0.75]

    for turns_ in (1, 4):
        assert comes_to(GAME, position, 1, turns_, GUIDE.bot, values, random.Random(1)) == 0.75
    assert seen == [1, 4]


def test_to_the_end_means_to_the_end() -> None:
    """However many answers that takes: the playouts of other games stop after six hundred."""
    position = asked("chip_to_flip", 1)

    def values(s: State) -> list[float]:
        raise AssertionError("nothing is estimated in the end")

    found = {comes_to(GAME, position, 0, END, GUIDE.bot, values, random.Random(seed)) for seed in range(12)}
    assert found == {0.0, 1.0}
    decisions = []
    for seed in range(4):
        rng = random.Random(seed)
        decisions.append(play_on(GAME, position, Onward(GUIDE.bot, END, rng), luck.from_random(rng))[1])
    assert max(decisions) > 600


def test_one_of_the_first_turns_is_chosen_by_what_becomes_of_it() -> None:
    """There are better ones than the taste's, and one of them is found."""
    position = first_turn(1)
    seat = position.questions[0].actor
    taste = turns(position, seat, random.Random(1), OWN.taste, 1)[0]
    chosen = Search("x", 300).think(GAME, position, position.questions[0], random.Random(1))
    assert isinstance(chosen, Plan) and chosen != taste
    assert won(chosen, seat, 40) >= won(taste, seat, 40) + 0.1


def test_what_is_bought_is_thought_about() -> None:
    """TC §10.10: with a purse for several types no type is bought by rote."""
    text = world("germany infantry 15.10", "germany tank 17.7", "germany howitzer 17.8", "france infantry 18.12",
                 "france tank 17.12", "fort 1 germany", "fort 2 germany", "fort 3 france", "coins germany 9",
                 phase="money")  # fmt: skip
    position = Scene(text).position
    question = position.questions[0]
    assert question.name == "what_to_buy"
    player = Search("x", 400, trial=True)
    assert player.choose(GAME, position, 0, random.Random(1)) in question.options()
    assert player.used > 20
    rote = Search("x", 400, classic=True)
    rote.choose(GAME, position, 0, random.Random(1))
    assert not rote.used


def test_turns_and_the_army_that_begins_are_played_on() -> None:
    """The first opponents looked no farther than to their next turn, and answered the rest by rote."""
    turn, army = first_turn(1).questions[0], asked("army_to_use", 1).questions[0]
    for question in (turn, army):
        weight, former = TRIAL.weight(question), Guide(FORMER).weight(question)
        assert weight and weight.share > 0 and weight.turns == TRIAL.manner.ahead
        assert former and former.turns <= 2
