"""The analysis of a game: what it promises about its chances, whatever the game."""

import itertools
import random

import pytest

from feldherr import games
from feldherr.analysis.chances import Judge
from feldherr.analysis.curve import analyse
from feldherr.analysis.moments import decisions, is_choice, lines, points, position_at, resignations
from feldherr.analysis.pieces import NOTICED, Point, Start, Turning
from feldherr.analysis.study import Study
from feldherr.kernel.answers import CHANCE, Interjection
from feldherr.kernel.store import encode
from feldherr.kernel.table import Table
from tests.analysis.games import LITTLE, played

LENGTH = {"triomphe-a-marengo": 160, "napoleons-triumph": 90, "viktory-ii": 110, "trench-club": 130}
OPEN = ("viktory-ii",)
"""Nothing is hidden, so there is only one world."""


def sample(name: str) -> Table:
    return played(name, LENGTH.get(name, 220))


@pytest.mark.parametrize("name", games.GAMES)
def test_a_game_is_analysed_from_either_knowledge_and_the_same_way_twice(name: str) -> None:
    game, table = games.game(name), sample(name)
    for viewer in (None, 0):
        found = list(analyse(game, table, viewer, LITTLE))
        start, curve = found[0], [piece for piece in found if isinstance(piece, Point)]
        turning = [piece for piece in found if isinstance(piece, Turning)]
        assert isinstance(start, Start) and start.points == len(curve) <= LITTLE.points
        assert all(abs(sum(point.chances) - 1) < 0.001 and min(point.chances) >= 0 for point in curve)
        assert [point.lines[0] for point in curve] == sorted(point.lines[0] for point in curve)
        assert table.outcome
        won = [bool(set(side) & set(table.outcome.winners)) for side in start.sides]
        assert [chance > 0.4 for chance in curve[-1].chances] == won, "the end is what the game came to"
        assert len([one for one in turning if not one.resigned]) <= 3
        assert all((one.done or one.resigned) and min(one.before, one.after, one.bot) >= 0 for one in turning)
        assert all(abs(one.after - one.before) >= NOTICED - 0.0001 for one in turning), "trifles turn nothing"
        assert viewer is None or {one.seat for one in turning} <= {viewer}, "one's own decisions alone"
        if viewer is None:
            assert list(analyse(game, table, viewer, LITTLE)) == found


@pytest.mark.parametrize("name", games.GAMES)
def test_worlds_that_look_alike_to_a_seat_give_it_the_same_chances(name: str) -> None:
    game, table = games.game(name), sample(name)
    judge, compared = Judge(game, table.seats), 0
    for number in points(table, judge.guide, 6)[:-1]:
        position = position_at(table, number)
        for viewer in range(len(table.seats)):
            other = game.resample(position, viewer, random.Random(number))
            if encode(other) != encode(position):
                compared += 1
                assert judge.chances(position, viewer, "x", 2) == judge.chances(other, viewer, "x", 2)
    assert compared or name in OPEN


def test_a_decision_is_of_one_seat_in_one_go() -> None:
    table = sample("triomphe-a-marengo")
    judge = Judge(table.game, table.seats)
    found = decisions(table, judge.guide)
    assert len(found) > 10 and any(len(one.answers) > 1 for one in found)
    for one in found:
        steps = table.steps[one.first : one.end]
        assert {step.seat for step in steps} == {one.seat} != {CHANCE}
        assert not any(isinstance(given, Interjection) for given in one.answers)
        assert any(is_choice(table, step) for step in steps)
        assert not any(step.barrier for step in steps[:-1]), "nothing was shown in between"
    assert all(one.end <= other.first for one, other in itertools.pairwise(found))


@pytest.mark.parametrize("name", games.GAMES)
def test_giving_up_is_named_as_what_it_is(name: str) -> None:
    """With the chances that were given away; what is no turning point is not made one."""
    game, table = games.game(name), sample(name)
    judge = Judge(game, table.seats)
    study = Study(game, table, judge, None, LITTLE)
    given = resignations(table)
    assert given and given[-1].end == len(table.steps)
    found = [study.given_up(one) for one in given]
    assert found[-1].after == 0 and found[-1].seat == given[-1].seat
    assert all(one.resigned and not one.instead and not one.done and one.told for one in found)
    assert not {one.told[0].rule for one in found} & {"19.1", "16.1", "16.11"}, "no rule of morale for it"
    told = [one for one in study.turning_points([], given) if one.resigned]
    assert told == [one for one in found if abs(one.after - one.before) >= NOTICED]


def test_what_is_answered_in_anothers_turn_is_told_as_such() -> None:
    """The log tells the other's deed; booked to who answered it would read as his."""
    table = sample("triomphe-a-marengo")
    judge = Judge(table.game, table.seats)
    study = Study(table.game, table, judge, None, LITTLE)
    seen = {False: 0, True: 0}
    for one in decisions(table, judge.guide):
        position = position_at(table, one.first)
        mine = one.seat in table.game.on_turn(position.now)
        if len(one.answers) == 1 and seen[not mine] < 2:
            seen[not mine] += 1
            assert study.told(one).reply == (not mine)
    assert seen[True] and seen[False]


def test_dice_are_nobodys_decision() -> None:
    """Dice stand in the record as entries of chance; none is inside a decision, and it is judged before they fall."""
    table = sample("trench-club")
    found = decisions(table, Judge(table.game, table.seats).guide)
    rolled = [number for number, step in enumerate(table.steps) if step.seat == CHANCE]
    assert rolled
    assert not any(one.first <= number < one.end for one in found for number in rolled)


def test_points_are_few_and_each_viewer_counts_his_own_lines() -> None:
    table = sample("triomphe-a-marengo")
    guide = Judge(table.game, table.seats).guide
    for most in (3, 12, 40):
        places = points(table, guide, most)
        assert len(places) <= most and places[-1] == len(table.steps) and places == sorted(set(places))
    counts = lines(table)
    assert counts[-1] == [len(table.seen(viewer)) for viewer in (None, 0, 1)]


def test_the_same_answer_is_worth_the_same_whoever_gives_it() -> None:
    """A line compared with itself in the same worlds with the same dice differs by nothing."""
    table = sample("trench-club")
    judge = Judge(table.game, table.seats)
    for one in decisions(table, judge.guide)[::15]:
        worlds = judge.worlds(position_at(table, one.first), one.seat, "x", 2)
        found = judge.compare(worlds, one.seat, [one.answers, one.answers])
        assert not found or found[0] == found[1]
