"""A guide for games whose turns are rows of commands: own ones as a whole, in many worlds; defence by playing on."""

from __future__ import annotations

import math
import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from feldherr.bots.commanding import HESITATION
from feldherr.bots.search.gestures import Gesture, first_of
from feldherr.bots.search.guide import ENOUGH, Weight
from feldherr.bots.search.lines import Kind, candidates, looked_at, outcome_of
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position
from feldherr.kernel.question import Question

SCALE = 8.0
"""A position that is better by so much is won in 73 of 100 cases."""
FARTHEST = 400.0
FEW = 4
"""A recruit overlooks most of what could be done: he thinks of so many answers, whichever."""

FEWEST = 3
"""Of fewer answers none is left out."""


def likely(score: float, scale: float = SCALE) -> float:
    return 1 / (1 + math.exp(-max(-FARTHEST, min(FARTHEST, score)) / scale))


class ByCommand(ABC):
    """What the opponents of both block games share."""

    opponents: frozenset[str] = frozenset()

    def __init__(
        self, kind: Kind, weights: Mapping[str, Weight], nodes: int, pairs: int = 0, scale: float = SCALE
    ) -> None:
        """`nodes`: see `looked_at`; `pairs`: with so many iterations also a second command is looked for."""
        self.scale = scale
        self.kind, self.single = kind, kind._replace(ahead=0)
        self.weights, self.nodes, self.pairs = weights, nodes, pairs
        self.stands: tuple[Position | None, int, float] = (None, 0, 0.0)
        """What the last world was worth to a seat as it stood: all candidates are tried in it one after the other."""

    @abstractmethod
    def reply(self, question: Question, said: Sequence[Any], rng: random.Random) -> Any:
        """The small questions at once; a command as the best of a few, in a world as this seat may imagine it."""

    @abstractmethod
    def values(self, s: Any) -> Sequence[float]: ...

    def weight(self, question: Question) -> Weight | None:
        found = self.weights.get(question.name)
        return found or (Weight(0.0, 1, 1) if question.name in self.kind.searched else None)

    def propose(
        self, game: Game, position: Position, question: Question, rng: random.Random, iterations: int
    ) -> list[Any]:
        if question.name != self.kind.command and question.name not in self.kind.searched:
            return self.order(question, (), rng)
        kind = self.kind if iterations >= self.pairs else self.single
        if iterations < ENOUGH:
            kind = kind._replace(tried=self.overlooking)
        elif part := self.overlooked(question):
            kind = kind._replace(tried=self.leaving_out(part))
        return candidates(game, kind, position, question, rng, looked_at(self.nodes, iterations), HESITATION)

    def overlooking(self, question: Question, rng: random.Random) -> list[Any]:
        """A few answers drawn by lot; to do nothing more is always thought of."""
        found = self.kind.tried(question, rng)
        idle, rest = [o for o in found if self.kind.idle(o)], [o for o in found if not self.kind.idle(o)]
        return [*(rest if len(rest) <= FEW else rng.sample(rest, FEW)), *idle]

    def overlooked(self, question: Question) -> float:
        """So large a part of what could be done is not thought of, whichever: all games would begin alike."""
        return 0.0

    def leaving_out(self, part: float) -> Callable[[Question, random.Random], list[Any]]:
        """Where there is a choice of three or more; to do nothing more is always thought of."""

        def tried(question: Question, rng: random.Random) -> list[Any]:
            found = self.kind.tried(question, rng)
            if len(found) < FEWEST:
                return found
            kept = [o for o in found if self.kind.idle(o) or rng.random() >= part]
            return kept if any(not self.kind.idle(o) for o in kept) else found

        return tried

    def order(self, question: Question, said: Sequence[Any], rng: random.Random) -> list[Any]:
        first = first_of(self.reply(question, said, rng))
        return [first, *(option for option in question.options() if option != first)]

    def judge(self, game: Game, world: Position, option: Any, seat: int, rng: random.Random) -> float | None:
        """What comes of it at the end of the command, or of two; playing on from there for a turn lost to greedy."""
        line = option if isinstance(option, Gesture) else Gesture((option,))
        if self.kind.idle(line[0]):
            return 0.5
        known, whose, before = self.stands
        if known is not world or whose != seat:
            before = self.kind.worth(world.now, seat)
            self.stands = world, seat, before
        return likely(outcome_of(game, self.kind, world, line, seat, rng, before) - HESITATION, self.scale)

    def turn(self, s: Any) -> int:
        number: int = 2 * s.round + s.side
        return number
