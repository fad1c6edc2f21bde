"""What counts as solved: the first answer, and in the turn what comes to as much before anything is decided."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from feldherr.exercises import scoring
from feldherr.exercises.exercise import Opened, exercises, opened
from feldherr.exercises.scoring import later, score
from feldherr.exercises.solving import Solver
from feldherr.games.viktory_ii.actions import Fight, Go, Take
from feldherr.games.viktory_ii.board import NOBODY, Hex
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position, answer

GAME = "viktory-ii"


class Told:
    """An opponent that says what it is told to, one answer after the other."""

    name = "told"

    def __init__(self, answers: list[Any]) -> None:
        self.answers = list(answers)

    def choose(self, game: Game, position: Position, seat: int, rng: random.Random) -> Any:
        return self.answers.pop(0)


def joins() -> Iterator[Opened]:
    for exercise in exercises(GAME).values():
        if exercise.motif == "join":
            yield opened(GAME, exercise)


def best_line(there: Opened, position: Position) -> list[Any]:
    """From here up to the fight, whatever was ordered before."""
    line: list[Any] = []
    solver = Solver(there.game, there.motif, there.task._replace(start=position.now))
    while not (line and isinstance(line[-1], Fight)):
        line.append(solver.solve((position,)).best)
        position, _ = answer(there.game, position, there.exercise.seat, line[-1])
    return line


def marched_elsewhere(there: Opened, taken: Any) -> tuple[Position, list[Any]] | None:
    """One step of a unit that is not wanted, to where nobody is; None if that draws a tile, or it is not done then."""
    position, seat = there.position, there.exercise.seat
    holding, _ = answer(there.game, position, seat, taken)
    for go in holding.questions[0].options():
        if isinstance(go, Go) and go.hex != there.task.target and position.now.held[go.hex] in (NOBODY, seat):
            after, _ = answer(there.game, holding, seat, go)
            question = after.questions[0]
            if question.actor == seat and question.name == "unit_or_battle" and not after.given:
                return after, [taken, go]
    return None


def test_the_answer_may_come_after_a_march_that_has_nothing_to_do_with_it() -> None:
    shown = 0
    for there in joins():
        line = best_line(there, there.position)
        assert later(there, Told(line[1:]), line[0], random.Random(1))
        options = there.position.questions[0].options()
        for taken in [one for one in options if isinstance(one, Take) and one not in line]:
            if found := marched_elsewhere(there, taken):
                position, (first, *rest) = found
                assert later(there, Told([*rest, *best_line(there, position)]), first, random.Random(1))
                fight = Fight(Hex(there.task.target))
                if fight in position.questions[0].options():
                    assert not later(there, Told([*rest, fight]), first, random.Random(1)), "without him it is worse"
                shown += 1
                break
        if shown == 3:
            return
    pytest.fail("there is no exercise to show it by")


def test_who_brings_two_has_not_done_what_was_asked() -> None:
    for there in joins():
        position, said = there.position, list[Any]()
        for _ in range(2):
            solver = Solver(there.game, there.motif, there.task._replace(start=position.now))
            line = best_line(there, position)
            if len(line) < 3 or not solver.solve((position,)).value.low:
                break
            said += line[:-1]
            for given in line[:-1]:
                position, _ = answer(there.game, position, there.exercise.seat, given)
        else:
            fight = Fight(Hex(there.task.target))
            assert fight in position.questions[0].options()
            assert not later(there, Told([*said[1:], fight]), said[0], random.Random(1))
            return
    pytest.fail("there is no exercise to show it by")


def test_a_score_tells_both(monkeypatch: pytest.MonkeyPatch) -> None:
    few = dict(list(exercises(GAME).items())[:6])
    monkeypatch.setattr(scoring, "exercises", lambda game: few)
    found = score(GAME, "greedy")
    assert found.right <= found.in_turn <= found.asked == 6
