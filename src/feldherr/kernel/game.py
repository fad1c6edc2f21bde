"""What a game must provide. Everything else (kernel, bots, server, client, tests) works with any game that does."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec

from feldherr.kernel.answers import Action, Call
from feldherr.kernel.ask import Ask
from feldherr.kernel.event import Event
from feldherr.kernel.position import Position
from feldherr.kernel.question import Question
from feldherr.kernel.text import Text
from feldherr.kernel.view import Shown, View

Emit = Callable[[Event], None]


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


class Showing(Protocol):
    """What a game may provide besides: without it events are told, and pieces go where the next view has them."""

    def shown(self, event: Event) -> Shown:
        """What moves, turns up, is lost or lights up on the screen; `event` is what the viewer sees of it."""


class Counting(Protocol):
    """What a game may provide besides: answers that differ in a number only can be given with a stepper."""

    def number(self, question: Question, answer: Any) -> tuple[Text, int] | None:
        """Of what this answer is a number, and which; None if it is none."""


class Game(Protocol):
    """One game, stateless. `name` is its slug, `prefix` the one its rules are cited with."""

    name: str
    prefix: str
    rules_version: int
    actions: Sequence[type[Action]]
    Options: type[Any]
    State: type[Any]
    """The struct of the state; msgspec must be able to write and to read it."""
    Calls: Any
    """The union of the game's calls, tagged: `Deploy | Turn`."""

    # the rules
    def seats(self, options: Any) -> tuple[Seat, ...]: ...
    def begin(self, options: Any) -> tuple[Any, Call]:
        """The state before set-up and the procedure that sets up; what is dealt is asked of chance."""

    def run(self, s: Any, call: Any, ask: Ask, emit: Emit) -> Call: ...
    def copy(self, s: Any) -> Any: ...
    def interjections(self, position: Position, seat: int) -> list[Any]:
        """What the seat may say now without being asked, besides what the kernel itself knows (draws)."""

    def interject(self, s: Any, ask: Ask, emit: Emit, seat: int, what: Any) -> None: ...

    # what a seat sees
    def view(self, position: Position, viewer: int | None) -> View: ...
    def resample(self, position: Position, viewer: int, rng: random.Random) -> Position:
        """Another world the viewer cannot tell from this one: settled state and secret answers. Forgets, then deals."""

    def stage(self, question: Question) -> str:
        """The name others may see of what a seat is being asked."""

    # words
    def prompt(self, question: Question) -> tuple[Text, str]:
        """What is asked, and the rule it is asked under."""

    def option(self, question: Question, answer: Any) -> Text: ...
    def told(self, event: Event) -> tuple[Text, str] | None:
        """The sentence of an event and its rule; None if it only moves something on the screen."""

    def suggestions(self, question: Question) -> list[Suggestion]: ...

    # for tests and files
    def write(self, s: Any) -> str:
        """The position in the game's text notation."""

    def read(self, text: str) -> tuple[Any, Call]: ...
    def faults(self, s: Any) -> list[str]:
        """What is inconsistent in a state; empty in every state the rules can reach."""


def shown(game: Game, event: Event) -> Shown:
    """What the event does on the screen: by the game's `shown`, or by what the event says of itself."""
    if show := getattr(game, "shown", None):
        done: Shown = show(event)
        return done
    return Shown(**{name: tuple(getattr(event, name, ())) for name in Shown.__struct_fields__})
