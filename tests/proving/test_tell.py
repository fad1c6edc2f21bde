"""The search for tells finds every leak that is planted, and none in Ford itself."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from feldherr.kernel.answers import CHANCE
from feldherr.proving.battery.coverage import Broken
from feldherr.proving.battery.play import Walk
from feldherr.proving.battery.reach import questions
from feldherr.proving.battery.scene import Scene, Step
from feldherr.proving.battery.tell import Tells
from tests.ford import GAME, Ford, Options
from tests.proving.leaks import LEAKS, Opened

SHORT = Options(turns=4)


def hunt(game: Ford, games: int, first: int = 0) -> Tells:
    """Look at every question of so many short games, for one viewer after the other."""
    tells, asked = Tells(game), Counter[str]()
    for seed in range(first, first + games):
        walk, rng, fresh = Walk(game, SHORT, seed, talk=0.05, asked=asked), random.Random(seed), True
        while walk.table.outcome is None:
            position = walk.table.position
            asked.update(q.name for q in position.questions)
            seat, choice = walk.next()
            if fresh and position.questions[0].actor != CHANCE:
                fresh = False
                tells.start(position, seed % 2, rng)
            tells.look(position, seat, choice, rng.randrange(2), rng)
            walk.table.play(seat, [choice])
        if named := tells.named(games=8):
            raise Broken("tell", named[0])
    return tells


def test_ford_itself_tells_nothing() -> None:
    tells = hunt(GAME, 25)
    assert {name for name, count in tells.worlds.items() if count >= 5} == set(questions("tests.ford"))
    assert tells.in_secret["Deploy"] >= 8 and tells.in_secret["Interjected"] >= 2


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__.lower())
def test_a_planted_leak_is_found(leak: type[Ford]) -> None:
    with pytest.raises(Broken) as found:
        hunt(leak(), 60)
    assert found.value.check in ("tell", "resample")


def look_through(game: Ford, games: int, few: int) -> Tells:
    """Look only where something is asked openly, or was answered because it was."""
    tells = Tells(game)
    for seed in range(games):
        walk, rng = Walk(game, SHORT, seed), random.Random(seed)
        while walk.table.outcome is None:
            before, (seat, choice) = walk.table.position, walk.next()
            walk.table.play(seat, [choice])
            tells.look_through(Step(Scene(game, before), seat, choice), walk.table.position, range(2), few, rng)
    return tells


def test_what_is_asked_openly_is_looked_at_by_itself() -> None:
    """As often as is wanted, and no more; nothing else is counted as looked at by it."""
    with pytest.raises(Broken, match="could tell two worlds"):
        look_through(Opened(), 60, 40)
    tells = look_through(GAME, 10, 3)
    assert tells.passed and max(tells.passed.values()) == 3 and not tells.looks and not tells.worlds
