"""Ford as the kernel wants it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from feldherr.kernel.answers import Action, Call
from feldherr.kernel.ask import Ask
from feldherr.kernel.event import Event
from feldherr.kernel.game import Emit, Seat, Suggestion
from feldherr.kernel.position import Position
from feldherr.kernel.question import Question
from feldherr.kernel.text import Text, say
from feldherr.kernel.view import View
from tests.ford import notation, state, turn, view, words, worlds
from tests.ford.actions import ACTIONS
from tests.ford.state import SIDES, Deploy, Options, Turn


class Ford:
    """Open to subclasses, so that a test can plant a fault in one method."""

    name = "ford"
    prefix = "FO"
    rules_version = 1
    actions: Sequence[type[Action]] = ACTIONS
    Options: type[Any] = Options
    State: type[Any] = state.State
    Calls: Any = Deploy | Turn

    def seats(self, options: Any) -> tuple[Seat, ...]:
        return tuple(Seat(name, side, say(f"ford-{name}")) for side, name in enumerate(SIDES))

    def begin(self, options: Any) -> tuple[Any, Call]:
        return state.State([options.morale, options.morale], options.turns), Deploy(0)

    def run(self, s: Any, call: Any, ask: Ask, emit: Emit) -> Call:
        if type(call) is Deploy:
            return turn.deploy(s, ask, emit, call.side)
        return turn.turn(s, ask, emit)

    def copy(self, s: Any) -> Any:
        return state.copy(s)

    def interjections(self, position: Position, seat: int) -> list[Any]:
        return turn.interjections(position, seat)

    def interject(self, s: Any, ask: Ask, emit: Emit, seat: int, what: Any) -> None:
        turn.interject(s, ask, emit, seat, what)

    def view(self, position: Position, viewer: int | None) -> View:
        return view.view(position, viewer)

    def resample(self, position: Position, viewer: int, rng: random.Random) -> Position:
        return worlds.resample(self, position, viewer, rng)

    def stage(self, question: Question) -> str:
        return view.stage(question)

    def prompt(self, question: Question) -> tuple[Text, str]:
        return words.prompt(question)

    def option(self, question: Question, answer: Any) -> Text:
        return words.option(question, answer)

    def told(self, event: Event) -> tuple[Text, str] | None:
        return words.told(event)

    def suggestions(self, question: Question) -> list[Suggestion]:
        return words.suggestions(question)

    def write(self, s: Any) -> str:
        return notation.write(s)

    def read(self, text: str) -> tuple[Any, Call]:
        return notation.read(text)

    def faults(self, s: Any) -> list[str]:
        return notation.faults(s)


GAME = Ford()
