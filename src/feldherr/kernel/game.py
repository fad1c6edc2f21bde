"""What a game provides. Everything else (kernel, bots, server, client, tests) works with any game that does.

A game is declared from its modules, and says only what is its own: `view = staticmethod(view.view)`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from feldherr.kernel.answers import RESIGN, Action, Call
from feldherr.kernel.ask import Ask
from feldherr.kernel.event import Event
from feldherr.kernel.position import Position
from feldherr.kernel.question import Question
from feldherr.kernel.text import Text
from feldherr.kernel.view import Shown, View

Emit = Callable[[Event], None]
Procedure = Callable[[Any, Ask, Emit, Any], Call]
"""`procedure(s, ask, emit, call)` runs one call and returns the next."""


class Seat(msgspec.Struct, frozen=True):
    """A place at the table. Seats of one team win and lose together."""

    name: str
    team: int
    title: Text


class Suggestion(msgspec.Struct, frozen=True):
    """A gesture the game proposes at a question: a whole road march, a sensible line-up. Taken or refused whole."""

    text: Text
    answers: tuple[Action, ...]
    handles: tuple[str, ...] = ()


class NoOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing to agree on before the game."""


class Game:
    """One game, stateless. `name` is its slug, `prefix` the one its rules are cited with."""

    name: str
    prefix: str
    rules_version: int = 1
    hidden: bool | None = None
    """Whether seats see different things; `dice`: whether chance decides in play. None: not said."""
    dice: bool | None = None
    actions: Sequence[type[Action]] = ()
    events: Sequence[type[Event]] = ()
    options_type: type[Any] = NoOptions
    state_type: type[Any]
    """The struct of the state; msgspec must be able to write and to read it."""
    call_types: Any
    """The union of the game's calls, tagged: `Deploy | Turn`."""
    procedures: ClassVar[Mapping[type[Any], Procedure]] = {}
    """The procedure of each call."""

    # the rules
    def seats(self, options: Any) -> tuple[Seat, ...]:
        raise NotImplementedError

    def begin(self, options: Any) -> tuple[Any, Call]:
        """The state before set-up and the procedure that sets up; what is dealt is asked of chance."""
        raise NotImplementedError

    def run(self, s: Any, call: Any, ask: Ask, emit: Emit) -> Call:
        return self.procedures[type(call)](s, ask, emit, call)

    def copy(self, s: Any) -> Any:
        raise NotImplementedError

    def interjections(self, position: Position, seat: int) -> list[Any]:
        """What the seat may say now without being asked, besides what the kernel itself knows (draws)."""
        return [RESIGN]

    def interject(self, s: Any, ask: Ask, emit: Emit, seat: int, what: Any) -> None:
        raise NotImplementedError

    # what a seat sees
    def board(self, options: Any) -> Any:
        """The board the game is played on with these options; None: none is drawn."""
        return None

    def view(self, position: Position, viewer: int | None) -> View:
        raise NotImplementedError

    def resample(self, position: Position, viewer: int, rng: random.Random) -> Position:
        """Another world the viewer cannot tell from this one: settled state and secret answers. Forgets, then deals."""
        return position._replace()

    def stage(self, question: Question) -> str:
        """The name others may see of what a seat is being asked."""
        return question.name.replace("_", "-")

    # words
    def prompt(self, question: Question) -> tuple[Text, str]:
        """What is asked, and the rule it is asked under."""
        raise NotImplementedError

    def option(self, question: Question, answer: Any) -> Text:
        raise NotImplementedError

    def number(self, question: Question, answer: Any) -> tuple[Text, int] | None:
        """Of what this answer is a number, and which, so that a stepper can give it; None if it is none."""
        return None

    def told(self, event: Any) -> tuple[Text, str] | None:
        """The sentence of an event and its rule; None if it only moves something on the screen."""
        raise NotImplementedError

    def shown(self, event: Any) -> Shown:
        """What moves, turns up, is lost or lights up on the screen; `event` is what the viewer sees of it."""
        return Shown(**{name: tuple(getattr(event, name, ())) for name in Shown.__struct_fields__})

    def suggestions(self, question: Question) -> list[Suggestion]:
        return []

    # for tests and files
    def write(self, s: Any) -> str:
        """The position in the game's text notation."""
        raise NotImplementedError

    def read(self, text: str) -> tuple[Any, Call]:
        raise NotImplementedError

    def faults(self, s: Any) -> list[str]:
        """What is inconsistent in a state; empty in every state the rules can reach."""
        return []
