"""Whole gestures as a quick reply: a few commands are tried to their end on copies, and the best one is carried out.

For games in which one command is a sequence of questions, and nothing short of its end says how good it is.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from feldherr.bots.commanding import WON, Reply
from feldherr.kernel import chance
from feldherr.kernel.answers import Call
from feldherr.kernel.game import Game
from feldherr.kernel.playout import Stop, playout
from feldherr.kernel.question import Choices, Question, about

Worth = Callable[[Any, int], float]
"""How good a state is for a seat."""


class Gesture(tuple[Any, ...]):
    """Answers to be given one after the other, as far as they are open; returned by a reply in place of one answer."""


def first_of(given: Any) -> Any:
    """The next answer of what may be a whole gesture."""
    return given[0] if isinstance(given, Gesture) else given


class Trial:
    """A player that takes one command to its end: the mover at random where it matters, everybody else at once."""

    def __init__(self, seat: int, command: str, searched: frozenset[str], reply: Reply, rng: random.Random) -> None:
        self.seat, self.command, self.searched, self.reply, self.rng = seat, command, searched, reply, rng
        self.answers: list[Any] = []
        self.state: Any = None

    def __call__(self, seat: int, choices: Choices, args: tuple[Any, ...], options: list[Any]) -> Any:
        name = choices.__name__
        if name == self.command:
            if self.answers:
                self.state = about(choices, args, "s")
                raise Stop
            given = self.rng.choice(self.first(options))
        elif seat == self.seat and name in self.searched:
            given = options[int(self.rng.random() * len(options))]
        else:
            question = Question(seat, choices, args)
            question._options = options
            given = self.reply(question, self.rng)
        if seat == self.seat:
            self.answers.append(given)
        return given

    def first(self, options: list[Any]) -> list[Any]:
        """What a command may begin with; the last option is to do nothing more."""
        return options[:-1] or options


def imagined(draw: Callable[[], Any], s: Any) -> Any:
    """A world as a seat inside a playout may imagine it.

    What is remembered there may contradict the world that was drawn for the playout; then it is that world itself.
    """
    try:
        return draw()
    except (ValueError, IndexError):
        return s


def best_gesture(
    game: Game, s: Any, call: Call, trial: Callable[[], Trial], worth: Worth, tries: int, hesitation: float
) -> Sequence[Any]:
    """The best of a few commands, if it is better than to do nothing (the last option); else nothing."""
    best, value = (), worth(s, trial().seat) + hesitation
    for _ in range(tries):
        one = trial()
        try:
            outcome, _ = playout(game, game.copy(s), call, one, chance.from_random(one.rng))
            found = WON if one.seat in outcome.winners else -WON
        except Stop:
            found = worth(one.state, one.seat)
        if found > value:
            best, value = tuple(one.answers), found
    return best
