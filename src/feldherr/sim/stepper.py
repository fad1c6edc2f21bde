"""A running game that stops at each decision: the playing runner, driven from outside. Nothing is run twice."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from greenlet import GreenletExit, getcurrent, greenlet  # type: ignore[import-untyped, unused-ignore]

from feldherr.kernel import chance
from feldherr.kernel.answers import Action, Outcome
from feldherr.kernel.game import Game
from feldherr.kernel.playout import playout
from feldherr.kernel.question import Choices, fields

SEVERAL: dict[Choices, int] = {}
"""By question, the place of what was named so far among its arguments; -1 if it does not ask for several things."""


class Decision:
    """A question with two options or more."""

    def __init__(self, name: str, seat: int, options: list[Any], chosen: tuple[Action, ...]) -> None:
        self.name, self.seat, self.options = name, seat, options
        self.chosen = chosen
        """What the seat has named so far where it names several."""


class Stepper:
    """`state` is the game's state at the open decision; `decision` is None once there is an `outcome`."""

    def __init__(self, game: Game, options: Any, seed: int | str, position: str = "") -> None:
        self.game = game
        self.state, call = game.read(position) if position else game.begin(options)
        self.decision: Decision | None = None
        self.outcome: Outcome | None = None
        below = chance.from_random(random.Random(f"{seed} chance"))
        self.caller = getcurrent()
        self.running = greenlet(lambda: playout(game, self.state, call, self.ask, below)[0])
        self.come(self.running.switch())

    def ask(self, seat: int, choices: Callable[..., Any], args: tuple[Any, ...], options: list[Any]) -> Any:
        """Called by the rules; the answer comes with `play`."""
        return self.caller.switch(Decision(choices.__name__, seat, options, named(choices, args)))

    def play(self, answer: Any) -> None:
        """Answer the open decision with one of its options."""
        if self.decision is None:
            raise ValueError("the game is over")
        self.caller = getcurrent()
        self.come(self.running.switch(answer))

    def come(self, come: Any) -> None:
        """To the next decision, or to the end."""
        if isinstance(come, Outcome):
            self.outcome, self.decision = come, None
        else:
            self.decision = come

    def close(self) -> None:
        """Leave the game where it stands."""
        if not self.running.dead and self.running:
            self.running.throw(GreenletExit)


def named(choices: Choices, args: tuple[Any, ...]) -> tuple[Action, ...]:
    """The answers a question has had so far, where it asks for several."""
    several = SEVERAL.get(choices)
    if several is None:
        several = SEVERAL[choices] = fields(choices).get("chosen", -1)
    if several < 0:
        return ()
    chosen = args[several]
    return tuple(chosen) if all(isinstance(one, Action) for one in chosen) else ()
