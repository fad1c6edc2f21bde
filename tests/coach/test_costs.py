"""What a turn has cost: decisions of that turn alone are told of, from the seat's knowledge; blunders are found."""

import random

import pytest

from feldherr import games, words
from feldherr.analysis.chances import Judge
from feldherr.bots.search.bot import Search
from feldherr.bots.search.plans import BEGUN
from feldherr.coach.advice import NAMED
from feldherr.coach.costs import WORTH, Cost, Taken, costs, last_turn
from feldherr.kernel.store import encode
from feldherr.kernel.table import Table
from tests.analysis.games import played

LENGTH = {"triomphe-a-marengo": 160, "napoleons-triumph": 90, "viktory-ii": 110, "trench-club": 340}
OPEN = ("viktory-ii", "trench-club")
"""In a turn nothing is hidden from who has it."""


def turns(name: str, seat: int, most: int = 5) -> list[list[Taken]]:
    """Turns of a seat, as they stood when they were over."""
    table = played(name, LENGTH.get(name, 220))
    judge, found = Judge(table.game, table.seats), dict[int, list[Taken]]()
    for count in range(20, len(table.steps), 7):
        now = Table.__new__(Table)
        now.__dict__.update({**table.__dict__, "steps": table.steps[:count]})
        turn = last_turn(now, judge, seat)
        if turn:
            found[turn[0].entry] = turn
    return [turn for turn in found.values() if len(turn) < 14][:most]


def told(name: str, seat: int, turn: list[Taken]) -> list[Cost]:
    BEGUN.rest.clear()
    table = played(name, LENGTH.get(name, 220))
    return costs(games.game(name), table.seats, seat, turn, Search(NAMED, 6), 1e6)


@pytest.mark.parametrize("name", games.GAMES)
def test_of_turns_played_half_by_luck_the_costly_decisions_are_told(name: str) -> None:
    table, found = played(name, LENGTH.get(name, 220)), list[Cost]()
    for turn in turns(name, 0):
        answered = {one.entry: table.entries[one.entry] for one in turn}
        said = told(name, 0, turn)
        assert len(said) <= 3 and [one.lost for one in said] == sorted((one.lost for one in said), reverse=True)
        for one in said:
            assert answered[one.entry].seat == 0, "an own answer, from which a copy can begin"
            assert 100 * WORTH <= one.lost + 0.5 <= 100 and one.done and one.instead and one.done != one.instead
            for lang in words.LANGUAGES:
                speak = words.of(name, lang)
                assert all(speak.format(text) for text in [one.heading, *one.done, *one.instead])
        found += said
    assert found


@pytest.mark.parametrize("name", games.GAMES)
def test_worlds_that_look_alike_to_a_seat_cost_it_the_same(name: str) -> None:
    game, compared = games.game(name), 0
    for number, turn in enumerate(turns(name, 0, 2)):
        other = [one._replace(position=game.resample(one.position, 0, random.Random(number))) for one in turn]
        if any(encode(one.position) != encode(two.position) for one, two in zip(turn, other)):
            compared += 1
            assert told(name, 0, turn) == told(name, 0, other)
    assert compared or name in OPEN
