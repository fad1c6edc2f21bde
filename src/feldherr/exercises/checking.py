"""Every exercise proven anew: the record is played, everything looked through, and its one answer is the best."""

from __future__ import annotations

from typing import NamedTuple

from feldherr.exercises.exercise import Exercise, opened
from feldherr.exercises.motif import Unprovable
from feldherr.exercises.solving import Solution, Solver
from feldherr.kernel.answers import Illegal, Malformed
from feldherr.kernel.lines import write


class Proof(NamedTuple):
    name: str
    nodes: int
    faults: tuple[str, ...]


def prove(game: str, exercise: Exercise) -> Proof:
    """What is wrong with an exercise; nothing if it holds."""
    try:
        found = opened(game, exercise)
        question = found.position.question(exercise.seat)
        if question is None or question.name not in found.motif.asks:
            return Proof(exercise.name, 0, (f"nobody is asked for {exercise.motif} here",))
        solver = Solver(found.game, found.motif, found.task)
        solution = solver.solve(tuple(found.motif.worlds(found.game, found.position, found.task)))
    except (Illegal, Malformed, Unprovable, OSError, StopIteration) as wrong:
        return Proof(exercise.name, 0, (str(wrong) or type(wrong).__name__,))
    return Proof(exercise.name, solver.nodes, tuple(faults(exercise, solution, found.motif.margin, found.motif.least)))


def faults(exercise: Exercise, solution: Solution, margin: float, least: float) -> list[str]:
    found = []
    if not solution.unique(margin):
        found.append("another first answer is as good")
    if solution.value.low < least:
        found.append(f"the best answer is worth only {solution.value.low:.2f}")
    if write(solution.best) != exercise.best:
        found.append(f"the best answer is {write(solution.best)}, not {exercise.best}")
    said = (exercise.answers, exercise.depth, exercise.tempting)
    if said != (true := figures(solution)):
        found.append(f"answers, depth and whether one tempts are {true}, not {said}")
    return found


def figures(solution: Solution) -> tuple[int, int, bool]:
    """How many first answers there are, how long the best line is, whether another answer gains something too."""
    return len(solution.values), solution.depth, solution.values[1][1].high > 0
