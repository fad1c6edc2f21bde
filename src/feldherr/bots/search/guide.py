"""What a game tells the search: what is worth a look, what anyone would answer at once, how good a position is."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, runtime_checkable

from feldherr.kernel.game import Game
from feldherr.kernel.position import Position
from feldherr.kernel.question import Question

if TYPE_CHECKING:
    from feldherr.bots.search.effort import Effort
    from feldherr.bots.search.turns.by_turn import ByTurn

EACH = 3
"""So often an answer must be tried to be told from another; with a smaller budget fewer answers are tried."""
DOUBT = 0.8
"""How many standard errors that are where nothing else is said."""
ROUND = 12 * EACH
"""A round of comparisons has at least so many iterations."""
ENOUGH = 2 * EACH
"""Who has fewer iterations cannot tell two answers apart: a recruit."""


class Weight(NamedTuple):
    """How much a question is worth: a share of the iterations, how many options are tried, how far ahead is looked."""

    share: float
    width: int
    turns: int
    rounds: int = 1
    """So often at most the best that was found is varied and compared anew (`Varying`)."""
    doubt: float = DOUBT
    """Another answer than the most promising one must be better by so many standard errors of the difference."""

    def rounds_of(self, iterations: int) -> int:
        """How often, with so many iterations in all: each round must be able to tell a few answers apart."""
        return max(1, min(self.rounds, iterations // ROUND))


class Guide(Protocol):
    """One a game, without memory."""

    opponents: frozenset[str]
    """Questions at which also the other seats look for their best answer in the tree (each for itself); at all others
    they answer by `reply`. No question belongs here whose answer depends on what its seat does not know."""

    def weight(self, question: Question) -> Weight | None:
        """None: the question is answered at once."""

    def reply(self, question: Question, said: Sequence[Any], rng: random.Random) -> Any:
        """An answer at once, from nothing the seat does not know. `said`: the answers of the running procedure."""

    def propose(
        self, game: Game, position: Position, question: Question, rng: random.Random, iterations: int
    ) -> list[Any]:
        """The options of a question the search begins at, the most promising first; hopeless ones may be left out.

        `iterations`: the whole budget of a decision; who has more of it may look for them longer.
        """

    def order(self, question: Question, said: Sequence[Any], rng: random.Random) -> list[Any]:
        """The options of a question inside the tree, the most promising first; must be quick."""

    def judge(self, game: Game, world: Position, option: Any, seat: int, rng: random.Random) -> float | None:
        """What an answer comes to in one world, 0..1, where that can be looked through; None: play on and see."""

    def turn(self, s: Any) -> int:
        """The number of the turn: one more each time the word goes on."""

    def values(self, s: Any) -> Sequence[float]:
        """For each seat, how likely it is to win: 0..1."""


@runtime_checkable
class Varying(Guide, Protocol):
    """A guide whose candidates can be bettered bit by bit."""

    def vary(self, position: Position, question: Question, best: Any, rng: random.Random, wanted: int) -> list[Any]:
        """What was found best, then others that differ from it in one thing."""


@runtime_checkable
class Thinking(Guide, Protocol):
    """A guide that has a way of its own to think about some questions."""

    def thought(
        self, position: Position, question: Question, rng: random.Random, effort: Effort
    ) -> tuple[Any, Any, int] | None:
        """The answer, what came next to it, and how many iterations that took; None: it is thought about as others."""


@runtime_checkable
class Planning(Guide, Protocol):
    """A guide that may think in whole turns."""

    by_turn: ByTurn | None
