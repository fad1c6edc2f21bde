"""An exercise being answered: each answer is judged by everything that can follow from it.

A stand is persistent, as in a lesson: an exercise is nothing but the list of gestures. What is shown is the game as it
was; what is judged are all the positions the seat cannot tell from it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from threading import RLock
from typing import Any, NamedTuple

from feldherr.exercises.exercise import Opened
from feldherr.exercises.motif import Bounds
from feldherr.exercises.solving import Known, Solution, Solver
from feldherr.kernel.answers import Illegal, Interjection
from feldherr.kernel.event import Event
from feldherr.kernel.forced import repeated
from feldherr.kernel.lines import lines_of
from feldherr.kernel.position import Position, answer
from feldherr.kernel.question import Question


class Stand(NamedTuple):
    """`known`: what the seat cannot tell apart; `solved`: nothing is left to be decided by it.

    `equal`: after the first answer another one would have been as good somewhere.
    """

    position: Position
    known: Known
    happened: tuple[Event, ...] = ()
    solved: bool = False
    equal: bool = False


class Worse(Exception):
    """The answer is open, and not the best: what it is worth, what would be better, and what that is worth."""

    def __init__(self, value: Bounds, best: Bounds, question: Question, better: Any) -> None:
        super().__init__("another answer is better")
        self.value, self.best, self.question, self.better = value, best, question, better


class Drill:
    """One exercise, laid out; made once and answered by many."""

    def __init__(self, laid: Opened) -> None:
        self.laid, self.game, self.options, self.seat = laid, laid.game, laid.options, laid.exercise.seat
        self.lines = lines_of(tuple(laid.game.actions))
        self.solver = Solver(laid.game, laid.motif, laid.task)
        self.lock = RLock()
        """Whoever answers looks through the same tree: one after the other."""

    @cached_property
    def worlds(self) -> Known:
        return tuple(self.laid.motif.worlds(self.game, self.laid.position, self.laid.task))

    @cached_property
    def solution(self) -> Solution:
        self.solver.nodes = 0
        return self.solver.solve(self.worlds)

    def start(self) -> Stand:
        return Stand(self.laid.position, self.worlds)

    def take(self, stand: Stand, lines: Sequence[str]) -> Stand:
        """A gesture: taken whole, or `Worse`, or `Illegal`. What is forced may be among the answers, or not."""
        answers = [self.lines.read(line) for line in lines]
        used = 0
        while used < len(answers):
            choice = answers[used]
            if stand.solved or isinstance(choice, Interjection):
                raise Illegal("this is not asked in the exercise")
            while choice not in (options := self.asked(stand).options()) and len(options) == 1:
                stand = self.answered(stand, options[0])
            if choice not in options:
                raise Illegal(f"{lines[used]} is not open here")
            stand = self.judged(stand, choice)
            used += 1
            used += repeated(stand.position.forced, self.seat, answers[used:])
        while not stand.solved and len(options := self.asked(stand).options()) == 1:
            stand = self.answered(stand, options[0])
        return stand

    def asked(self, stand: Stand) -> Question:
        question = stand.position.question(self.seat)
        if question is None or stand.solved:
            raise Illegal("nothing more is asked in the exercise")
        return question

    def judged(self, stand: Stand, choice: Any) -> Stand:
        """Right is what comes as near to the best as half the margin; of the first answers only one does."""
        best, self.solver.nodes = self.solution.value, 0
        question = self.asked(stand)
        value = self.solver.after(stand.known, self.offered(question, choice))
        enough = best.low - self.laid.motif.margin / 2
        if value.high < enough:
            raise Worse(value, best, question, self.better(stand))
        equal = stand.equal or self.another(stand, choice, enough)
        return self.answered(stand, choice)._replace(equal=equal)

    def another(self, stand: Stand, choice: Any, enough: float) -> bool:
        """Whether something else would have come to as much; of the first answers nothing does."""
        if stand.known is self.worlds:
            return False
        taken = self.offered(self.asked(stand), choice)
        others = [one for one in self.solver.options(stand.known) if one != taken]
        return any(self.solver.after(stand.known, one).low >= enough for one in others)

    def offered(self, question: Question, choice: Any) -> Any:
        """The option that stands for an answer, where several differ in nothing."""
        options = question.options()
        return options[options.index(choice)]

    def better(self, stand: Stand) -> Any:
        if stand.known is self.worlds:
            return self.solution.best
        return max(self.solver.options(stand.known), key=lambda one: self.solver.after(stand.known, one).low)

    def answered(self, stand: Stand, choice: Any) -> Stand:
        groups = self.solver.told(stand.known, self.offered(self.asked(stand), choice))
        position, news = answer(self.game, stand.position, self.seat, choice)
        over = position.outcome is not None or position.question(self.seat) is None
        solved = over or len(groups) > 1 or self.laid.motif.over(position, self.laid.task)
        if solved:                                          # nothing more is asked
            others = tuple([question for question in position.questions if question.actor != self.seat])
            position = position._replace(questions=others)
        return Stand(position, groups[0], (*stand.happened, *news), solved, stand.equal)
