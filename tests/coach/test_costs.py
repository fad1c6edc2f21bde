"""What a turn has cost: decisions of that turn alone are told of, from the seat's knowledge; blunders are found."""

import random

import pytest

from feldherr import games, words
from feldherr.analysis.chances import Judge
from feldherr.bots.search.bot import Search
from feldherr.coach.advice import NAMED, Advice, advise, seed_at
from feldherr.coach.costs import WORTH, Coach, Cost, Taken, costs, last_turn
from feldherr.kernel.lines import lines_of, write
from feldherr.kernel.store import encode
from feldherr.kernel.table import Table
from feldherr.kernel.text import say
from tests.analysis.games import played

LENGTH = {
    "triomphe-a-marengo": 160, "napoleons-triumph": 90, "viktory-ii": 110, "trench-club": 340,
    "napoleon-in-europe": 420,
}  # fmt: skip
WORD = "some game"
ITERATIONS = {"napoleons-triumph": 24}
"""Of the others 6: as many as are needed to find something."""
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


def told(name: str, seat: int, turn: list[Taken], said: dict[int, Advice] | None = None) -> list[Cost]:
    table = played(name, LENGTH.get(name, 220))
    coach = Coach(games.game(name), seat, Search(NAMED, ITERATIONS.get(name, 6)), WORD, said or {})
    return costs(coach, table.seats, turn, 1e6)


@pytest.mark.parametrize("name", games.GAMES)
def test_of_turns_played_half_by_luck_the_costly_decisions_are_told(name: str) -> None:
    table, found = played(name, LENGTH.get(name, 220)), list[Cost]()
    for turn in turns(name, 0):
        answered = {at.entry: table.entries[at.entry] for one in turn for at in one.asked}
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


def advice_at(name: str, seat: int, entry: int) -> Advice:
    """What the coach says who is asked in the game, at the question that this entry answers."""
    table = played(name, LENGTH.get(name, 220))
    step = next(step for step in table.steps if step.entries == entry)
    after = sum(given.seat == seat for given in table.entries[:entry])
    return advise(table.game, step.position, seat, seed_at(WORD, seat, after), Search(NAMED, ITERATIONS.get(name, 6)))


@pytest.mark.parametrize("name", games.GAMES)
def test_advice_and_bill_are_one_judgement(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is billed is not what he advises there, and better is what he does; who follows him is billed nothing."""
    monkeypatch.setattr("feldherr.coach.costs.WORTH", -2.0)  # whatever comes of it, if it is another answer
    monkeypatch.setattr("feldherr.coach.reasons.WORLDS", 1)
    read, billed, followed = lines_of(tuple(games.game(name).actions)).read, 0, 0
    for turn in turns(name, 0, 3):
        for one in told(name, 0, turn):
            advice = advice_at(name, 0, one.entry)
            assert one.instead == advice.texts and one.done[0] != advice.texts[0]
            billed += 1
        obedient = []
        for taken in turn[:3]:
            lines = advice_at(name, 0, taken.entry).lines
            obedient.append(taken._replace(answers=tuple(map(read, lines)), asked=taken.asked[:1] * len(lines)))
        followed += len(obedient)
        assert told(name, 0, obedient) == []
    assert billed and followed


@pytest.mark.parametrize("name", games.GAMES)
def test_what_he_said_in_the_game_stands(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if he had less time for it than now, and would say something else."""
    monkeypatch.setattr("feldherr.coach.costs.WORTH", -2.0)
    turn = turns(name, 0, 1)[0]
    for one in turn:
        as_taken = Advice([write(given) for given in one.answers], [], [], say("yes"), say("yes"), "")
        assert told(name, 0, [one], {one.entry: as_taken}) == []
