"""Whole turns in Napoleon's Triumph: who has drawn up does not stand there until the day is over."""

from __future__ import annotations

import itertools
import random

import pytest

from feldherr.bots.napoleons_triumph import outlook as o
from feldherr.bots.napoleons_triumph.guide import FEWEST, GUIDE, SAVED
from feldherr.bots.napoleons_triumph.manner import CLASSIC, OWN, TRIAL
from feldherr.bots.player import answer as think
from feldherr.bots.search.bot import Search
from feldherr.bots.search.effort import Effort
from feldherr.bots.search.gestures import Gesture
from feldherr.bots.search.plans import Begun
from feldherr.bots.search.turns.by_turn import ByTurn
from feldherr.bots.search.turns.quick import promising
from feldherr.bots.search.turns.rehearsal import Path, Tried, again, commands
from feldherr.bots.search.turns.thought import Thought
from feldherr.games.napoleons_triumph import GAME
from feldherr.games.napoleons_triumph.actions import EndTurn
from feldherr.games.napoleons_triumph.board import ALLIES, FRANCE
from feldherr.kernel.position import Position, resume
from tests.napoleons_triumph.scene import field

DRAWN_UP = """\
scenario 2
turn 14 allies
morale 27 23
reference 27 23
bagration 67: 0=cavalry-2 1=infantry-2 2=artillery-1 3=infantry-2 4=infantry-2
constantine 87: 5=guard-3 6=guard-3 7=cavalry-3 8=artillery-1 9=guard-3
dokhturov 121: 10=infantry-2 11=infantry-2 12=infantry-2 13=infantry-3 14=cavalry-2
kienmayer 143: 15=infantry-1 16=cavalry-1 17=cavalry-1 18=cavalry-2
kollowrath 84: 19=infantry-2 20=infantry-1 21=infantry-2 22=artillery-1 23=infantry-2
langeron 106: 24=infantry-3 25=infantry-2 26=infantry-3 27=infantry-2 28=infantry-2
liechtenstein 123: 29=cavalry-2 30=cavalry-1 31=cavalry-2 32=cavalry-3 33=cavalry-2
miloradovich 96: 34=infantry-3 35=artillery-1 36=infantry-2 37=infantry-2 38=infantry-2
prebyshevsky 108: 39=infantry-3 40=infantry-2 41=infantry-2 42=infantry-2 43=infantry-2
bernadotte waiting: 44=infantry-2 45=infantry-2 46=infantry-2 47=cavalry-2
bessieres 53: 48=guard-3 49=guard-3 50=cavalry-3 51=artillery-1
davout waiting: 52=infantry-2 53=cavalry-2 54=infantry-3 55=infantry-2
lannes 64: 56=infantry-2 57=infantry-2 58=infantry-3 59=artillery-1 60=infantry-2
legrand 133: 61=infantry-2 62=cavalry-2 63=infantry-2 64=infantry-2
murat 63: 65=cavalry-3 66=cavalry-3 67=cavalry-2 68=cavalry-2
st-hilaire 93: 69=infantry-3 70=infantry-2 71=infantry-2 72=infantry-3 73=infantry-3
vandamme 72: 75=infantry-2 76=infantry-3 77=infantry-3 78=infantry-2 79=infantry-2
72>71: 74=artillery-1.known.battery
"""
"""The Allies have drawn up, and must come nearer: if nothing happens the French win the day."""


def standing() -> Position:
    position, _ = resume(GAME, *GAME.read(DRAWN_UP))
    return position


@pytest.mark.parametrize("seed", [0, 3])
def test_the_turn_is_not_ended_without_a_command_by_who_must_attack(seed: int) -> None:
    """What threatens after the enemy's turn counted as if he had another one, so nobody went near him.

    With 60 iterations the turn is still ended in two tries of twelve, with 300 in none.
    """
    player = Search("x", 300)
    player.begun = Begun()
    assert think(player, GAME, standing(), ALLIES, random.Random(seed)) != EndTurn()


def test_what_threatens_counts_less_for_who_has_the_turn_next() -> None:
    position = field(
        "lannes 66: 56=infantry-2", "bagration 67: 10=infantry-3 11=infantry-3 12=infantry-2 13=cavalry-2",
        turn="15 france",
    ).position  # fmt: skip
    s = position.now
    danger = o.dangers(s, OWN)[FRANCE]
    assert danger > 0
    later, first = o.outlook(s, FRANCE, OWN), o.outlook(s, FRANCE, OWN, True)
    assert first - later == pytest.approx(o.OWN[FRANCE] * (1 - OWN.calm[FRANCE]) * danger)
    assert o.outlook(s, FRANCE, CLASSIC) == o.outlook(s, FRANCE, CLASSIC, True), "the first ones did not ask that"


def test_on_trial_both_sides_judge_a_danger_alike() -> None:
    """What one fears the other hopes for, and it counts by who has the turn."""
    near, far = "bagration 67: 10=infantry-3 11=infantry-3", "bagration 108: 10=infantry-3 11=infantry-3"
    threatened, safe = (field("lannes 66: 56=infantry-2", one, turn="15 france").s for one in (near, far))
    danger = o.dangers(threatened, TRIAL)[FRANCE]
    assert danger > 0 == o.dangers(safe, TRIAL)[FRANCE] and TRIAL.risk is not None

    def cost(side: int, next: bool) -> float:
        free = TRIAL._replace(risk=((0.0, 0.0), (0.0, 0.0)))
        return o.outlook(threatened, side, TRIAL, next) - o.outlook(threatened, side, free, next)

    assert cost(FRANCE, True) == pytest.approx(-cost(ALLIES, False)) == pytest.approx(-TRIAL.risk[FRANCE][0] * danger)
    assert cost(FRANCE, False) == pytest.approx(-cost(ALLIES, True)) == pytest.approx(-TRIAL.risk[FRANCE][1] * danger)


def test_nearly_all_commands_are_looked_through_to_begin_a_turn_with() -> None:
    """Those that begin differently come in turn: of sixty hardly one corps has found more than one of its goals."""
    position, by_turn = standing(), GUIDE.by_turn
    assert by_turn is not None and position.call is not None
    craft = by_turn.craft._replace(worth=lambda s, seat: 0.0)
    found = [len(commands(craft, position.settled, position.call, ALLIES, craft.wide, most, random.Random(1)))
             for most in (60, FEWEST, 2 * FEWEST)]  # fmt: skip
    assert found[0] == 60 < found[1] == found[2]


def test_a_quick_turn_tries_again_the_best_of_what_begins_alike() -> None:
    tried = [Tried((first, second), None, None, value) for first, second, value in
             (("a", 1, 2.0), ("b", 1, 5.0), ("a", 2, 3.0), ("c", 1, 1.0))]  # fmt: skip
    assert promising(tried, 2) == [("b", 1), ("a", 2)]
    assert promising(tried, 0) == []


def test_a_command_is_tried_in_another_position_if_it_is_open_there() -> None:
    position, by_turn = standing(), GUIDE.by_turn
    assert by_turn is not None and position.call is not None
    craft, rng = by_turn.craft, random.Random(1)
    first = commands(craft, position.settled, position.call, ALLIES, craft.wide, 1, rng)[0]
    assert first.call is not None
    assert again(craft, position.settled, position.call, ALLIES, first.path, rng) is not None
    assert again(craft, first.s, first.call, ALLIES, first.path, rng) is None, "a corps is commanded once a turn"


def test_who_counts_seconds_thinks_longer_when_a_turn_begins() -> None:
    """What follows in the turn is planned then, and costs nothing."""
    position, by_turn = standing(), GUIDE.by_turn
    assert by_turn is not None and by_turn.craft.saved == SAVED > 1

    def played(saved: float) -> int:
        """With a clock that goes on by a thousandth of a second whenever it is asked."""
        ticks = itertools.count()
        thinking = ByTurn(by_turn.craft._replace(saved=saved, fewest=20), 1, frozenset())
        effort = Effort(1, 0.03, True, lambda: next(ticks) / 1000)
        thinking.think(position, position.questions[0], random.Random(1), effort)
        return thinking.played

    assert 5 < played(1.0) < 1.5 * played(1.0) < played(SAVED)


def test_the_first_command_is_told_as_a_whole_and_what_came_next_to_it_begins_otherwise() -> None:
    """The coach names both."""
    player, position = Search("x", 40), standing()
    player.begun = Begun()
    found = player.intend(GAME, position, ALLIES, random.Random(3))
    assert isinstance(found, Gesture) and found[0] in position.questions[0].options()
    assert isinstance(player.second, Gesture) and player.second != found
    assert player.second[0] in position.questions[0].options()


def compared(ours: list[float], first: list[float]) -> Thought:
    """Two turns of which it is known what they come to."""
    position, by_turn = standing(), GUIDE.by_turn
    assert by_turn is not None
    found = Thought(by_turn.craft, position, position.questions[0], random.Random(1), Effort(10), 1)
    found.values = {OTHER: dict(enumerate(ours)), FIRST: dict(enumerate(first))}
    return found


FIRST, OTHER = (("first",),), (("other",),)


def test_what_comes_first_to_mind_is_given_up_for_what_is_better_beyond_doubt() -> None:
    """By pairs: the worlds differ more than the turns do."""
    worlds = [0.1, 0.9, 0.4, 0.6, 0.2, 0.8, 0.5, 0.7]
    better = compared([each + 0.02 + 0.001 * number for number, each in enumerate(worlds)], worlds)
    assert better.beyond_doubt(OTHER, FIRST, list(range(8)))
    assert not better.beyond_doubt(OTHER, FIRST, [0, 1, 2]), "three worlds tell nothing"
    lucky = compared([0.6, 0.7, 0.4, 0.5, 0.4, 0.5, 0.4, 0.5], [0.5] * 8)
    assert not lucky.beyond_doubt(OTHER, FIRST, list(range(8)))


@pytest.mark.parametrize(("ours", "taken"), [([0.9] * 64, OTHER), ([0.9, 0.1, 0.2, 0.9] * 16, FIRST)])
def test_answers_to_the_enemy_are_weighed_against_the_first_one(ours: list[float], taken: Path) -> None:
    assert compared(ours, [0.5] * 64).weighed([FIRST, OTHER]) == taken
