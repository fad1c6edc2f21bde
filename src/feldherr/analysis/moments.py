"""Where a game is looked at: the beginnings of its turns, and its decisions."""

from __future__ import annotations

from itertools import accumulate
from typing import Any, NamedTuple

from feldherr.bots.search.guide import Guide
from feldherr.kernel.answers import CHANCE, Interjection, Resign
from feldherr.kernel.position import Position
from feldherr.kernel.table import Step, Table


class Decision(NamedTuple):
    """What one seat answered in one go: inside one procedure, with nobody else, no dice and nothing shown between."""

    seat: int
    first: int
    """Its first step on the table."""
    end: int
    """The step after its last."""
    answers: tuple[Any, ...]


def position_at(table: Table, step: int) -> Position:
    """The position before a step; after the last one, where the table stands."""
    return table.steps[step].position if step < len(table.steps) else table.position


def answer_of(table: Table, step: Step) -> Any:
    return table.entries[step.entries].answer


def is_choice(table: Table, step: Step) -> bool:
    """Whether somebody chose among several answers."""
    if step.seat == CHANCE or isinstance(answer_of(table, step), Interjection):
        return False
    question = step.position.question(step.seat)
    return question is not None and len(question.options()) > 1


def decisions(table: Table, guide: Guide) -> list[Decision]:
    """Those in which at least one question was worth a thought, in the order of the game."""
    found: list[Decision] = []
    steps, first = table.steps, 0
    while first < len(steps):
        begun = steps[first]
        if begun.seat == CHANCE or isinstance(answer_of(table, begun), Interjection):
            first += 1
            continue
        end = first + 1
        while end < len(steps) and goes_on(table, begun, steps[end - 1], steps[end]):
            end += 1
        if any(weighty(table, guide, step) for step in steps[first:end]):
            found.append(Decision(begun.seat, first, end, tuple(answer_of(table, s) for s in steps[first:end])))
        first = end
    return found


def resignations(table: Table) -> list[Decision]:
    """Where somebody gave up."""
    given = [(number, step.seat, answer_of(table, step)) for number, step in enumerate(table.steps)]
    return [Decision(seat, number, number + 1, (said,)) for number, seat, said in given if isinstance(said, Resign)]


def goes_on(table: Table, begun: Step, last: Step, step: Step) -> bool:
    same = step.seat == begun.seat and step.position.settled is begun.position.settled
    return same and not last.barrier and not isinstance(answer_of(table, step), Interjection)


def weighty(table: Table, guide: Guide, step: Step) -> bool:
    question = step.position.question(step.seat)
    weight = guide.weight(question) if question else None
    return weight is not None and weight.share > 0 and is_choice(table, step)


def points(table: Table, guide: Guide, most: int) -> list[int]:
    """The steps the curve goes through, so many at most: where turns begin, then choices between; last the end."""
    choices = [number for number, step in enumerate(table.steps) if is_choice(table, step)]
    turns = [guide.turn(table.steps[number].position.now) for number in choices]
    begun = [number for place, number in enumerate(choices) if place == 0 or turns[place] != turns[place - 1]]
    chosen = spread(begun, most - 1)
    room = most - 1 - len(chosen)
    between = [number for number in choices if number not in set(chosen)]
    return [*sorted([*chosen, *spread(between, room)]), len(table.steps)]


def spread(numbers: list[int], most: int) -> list[int]:
    """At most so many of them, evenly, the first among them."""
    if len(numbers) <= most:
        return numbers
    return [numbers[place * len(numbers) // most] for place in range(most)]


def lines(table: Table) -> list[list[int]]:
    """For each step and the end, how many lines of the log there were: for a spectator, then for each seat."""
    viewers = [None, *range(len(table.seats))]
    counts = [
        [0, *accumulate(int(event.seen_by(viewer) is not None) for _, event in table.happened)] for viewer in viewers
    ]
    happened = [*(step.happened for step in table.steps), len(table.happened)]
    return [[count[number] for count in counts] for number in happened]
