"""A motif: what an exercise is about. It says where a line of answers is decided, and what it is worth there."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from itertools import product
from math import comb
from typing import Any, ClassVar, NamedTuple

from feldherr.kernel import chance
from feldherr.kernel.answers import Drew, Rolled
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position
from feldherr.kernel.question import Question
from feldherr.kernel.text import Text

MOST_FACES = 1300
"""So many rolls are told apart at most."""


class Bounds(NamedTuple):
    """What a line is worth at least and at most; the same, where it is known to its end."""

    low: float
    high: float


class Unprovable(Exception):
    """There is too much to look through, or something decides that cannot be looked through."""


class Task(NamedTuple):
    """What is to be done in a position: by whom, about which place or piece; `start`: the state it begins in."""

    seat: int
    target: int
    start: Any


class Motif(ABC):
    """One kind of exercise. All values are in 0..`scale`, or whatever `worth` counts; more is better."""

    name: ClassVar[str]
    asks: ClassVar[frozenset[str]]
    """The questions it begins at."""
    margin: ClassVar[float]
    """Every other first answer is worse by at least this."""
    least: ClassVar[float] = 0.0
    """What the best answer must be worth, so that it is an exercise at all."""
    certain: ClassVar[bool] = False
    """Whether the goal is reached or not; else it is a matter of chance, or of more and less."""
    hidden: ClassVar[bool] = False
    """Whether something decides that the seat does not see."""
    nodes: ClassVar[int] = 4000
    """So many positions are looked at for a proof at most."""
    few: ClassVar[int] = 3
    """With fewer answers to choose from it is no exercise."""
    often: ClassVar[float] = 1.0
    """At how many of the positions where it could begin one is looked for."""
    tries: ClassVar[int] = 3
    """So many targets are tried at one position."""

    @abstractmethod
    def targets(self, game: Game, position: Position, seat: int) -> Iterable[int]:
        """What it could be about here."""

    @abstractmethod
    def over(self, position: Position, task: Task) -> bool:
        """Whether it is decided; never asked of the position it begins in."""

    @abstractmethod
    def worth(self, position: Position, task: Task) -> Bounds:
        """What the seat has come to, where it is decided."""

    def worlds(self, game: Game, position: Position, task: Task) -> list[Position]:
        """All worlds the seat cannot exclude, as far as they can matter; this one where all that matters lies open."""
        return [position]

    def known(self, position: Position, option: Any, task: Task) -> Bounds | None:
        """What an answer of the seat is worth where a rule says it, so that nothing has to be looked at; else None."""
        return None

    def tried(self, question: Question) -> list[Any]:
        """The answers that are looked at: all but those that take nothing up and put it down again."""
        return question.options()

    def rolls(self, position: Position, question: Question) -> list[tuple[float, Any]]:
        """Everything chance can answer, with its probability; rolls that come to the same may be one."""
        return plain_rolls(question)

    def same(self, settled: Any) -> Any:
        """The state as far as it decides anything: without what only tells of the past."""
        return settled

    def asks_for_thought(self, depth: int, tempting: bool) -> bool:
        """Whether finding the best answer is worth the name of an exercise; `tempting`: another one nearly does."""
        return depth > 2 or tempting

    def begun(self, position: Position, option: Any, task: Task) -> bool:
        """Whether by this answer it comes to what the exercise is about, so that nothing more can be done for it."""
        return False

    def allowed(self, position: Position, task: Task) -> bool:
        """Whether no more than the exercise allows has been done for it."""
        return False

    def same_turn(self, position: Position, task: Task) -> bool:
        """Whether what is left to be done may still be done, other things having been ordered before."""
        return False

    def said(self, value: Bounds) -> Text | int:
        """A value as it stands in a sentence: in how many of 100 cases."""
        return round(100 * value.low)

    def goal(self, game: Game, position: Position, task: Task) -> dict[str, Text | str | int]:
        """What the goal's sentence names."""
        return {}

    def lit(self, position: Position, task: Task) -> tuple[str, ...]:
        """Where it is, on the map."""
        return (f"space:{task.target}",)


def plain_rolls(question: Question) -> list[tuple[float, Any]]:
    """Every roll and every draw, one by one; a shuffle is never looked through."""
    if question.choices is chance.dice:
        count, sides = question.args
        if sides**count > MOST_FACES:
            raise Unprovable(f"{count} dice")
        return [(1 / sides**count, Rolled(faces)) for faces in product(range(1, sides + 1), repeat=count)]
    if question.choices is chance.draw:
        weights, count = question.args
        if count != 1:
            raise Unprovable("several are drawn")
        total = sum(weights)
        return [(weight / total, Drew((place,))) for place, weight in enumerate(weights) if weight]
    raise Unprovable("a shuffle decides")


def alike(dice: int, faces: Sequence[tuple[int, float]]) -> list[tuple[float, tuple[int, ...]]]:
    """Rolls of dice of which only the class of each face counts: one face of each class, with the odds of the class."""
    (face, p), *others = faces
    if not others:
        return [(p**dice, (face,) * dice)]
    return [
        (comb(dice, count) * p**count * odds, (face,) * count + rest)
        for count in range(dice + 1)
        for odds, rest in alike(dice - count, others)
    ]


def classes(sides: int, limits: Iterable[int]) -> list[tuple[int, float]]:
    """The faces up to each limit, and those above the last: one of each class there is, with the odds of the class."""
    found, before = [], 0
    for limit in sorted({min(limit, sides) for limit in limits} | {sides}):
        if limit > before:
            found.append((limit, (limit - before) / sides))
            before = limit
    return found
