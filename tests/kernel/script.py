"""A game of one procedure that a test writes itself, to try the kernel where Ford does not go."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import msgspec

from feldherr.kernel.answers import RESIGN, Action, Call, Interjection, Outcome, Over, Resign
from feldherr.kernel.ask import Ask, another
from feldherr.kernel.event import Event
from feldherr.kernel.game import Emit, Seat
from feldherr.kernel.position import Position
from feldherr.kernel.question import Refuse
from feldherr.kernel.text import say
from feldherr.kernel.view import View
from tests.ford import Ford
from tests.ford.actions import ACTIONS, Name


class Diary(msgspec.Struct):
    """Everything that was written down."""

    lines: list[str] = []


class Main(Call, frozen=True, tag=True):
    round: int = 0


class Noted(Event, frozen=True, tag=True):
    """Everybody sees it; it can be unsaid."""

    text: str


class Shown(Event, frozen=True, tag=True):
    final: ClassVar[bool] = True
    text: str


class Shout(Interjection, frozen=True, gc=False):
    """Said at any time by anybody, noted at once."""

    line: ClassVar[str] = "shout {word}"
    word: str


class Roll(Interjection, frozen=True, gc=False):
    """Said at any time by anybody; chance is asked for a die."""

    line: ClassVar[str] = "roll"


Procedure = Callable[[Diary, Ask, Emit, int], None]
SHOUT, ROLL = Shout("hurrah"), Roll()


class Script(Ford):
    """Runs the procedure again and again until it raises `Over`."""

    name = "script"
    actions: Sequence[type[Action]] = (*ACTIONS, Shout, Roll)
    state_type: type[Any] = Diary
    call_types: Any = Main

    def __init__(self, procedure: Procedure, players: int = 2, rounds: int = 1) -> None:
        self.procedure = procedure
        self.players = players
        self.rounds = rounds

    def seats(self, options: Any) -> tuple[Seat, ...]:
        return tuple(Seat(f"seat{n}", n, say("script-seat", number=n)) for n in range(self.players))

    def begin(self, options: Any) -> tuple[Any, Call]:
        return Diary(), Main()

    def run(self, s: Any, call: Any, ask: Ask, emit: Emit) -> Call:
        self.procedure(s, ask, emit, call.round)
        if call.round + 1 == self.rounds:
            raise Over(Outcome((), "end", (0.5,) * self.players))
        return Main(call.round + 1)

    def copy(self, s: Any) -> Any:
        return Diary(s.lines[:])

    def interjections(self, position: Position, seat: int) -> list[Any]:
        return [SHOUT, ROLL, RESIGN]

    def interject(self, s: Any, ask: Ask, emit: Emit, seat: int, what: Any) -> None:
        if isinstance(what, Resign):
            raise Over(Outcome((), "resigned", (0.5,) * self.players))
        text = f"{seat} shouts" if isinstance(what, Shout) else f"{seat} rolls {ask.dice(1)[0]}"
        note(s, emit, text)

    def view(self, position: Position, viewer: int | None) -> View:
        return View(say("script"), (), ())


def note(s: Diary, emit: Emit, text: str) -> None:
    s.lines.append(text)
    emit(Noted(text))


def numbers(s: Diary, most: int, no: Refuse | None = None) -> list[Any]:
    return [Name(n) for n in range(most)]


def more_numbers(s: Diary, chosen: tuple[Any, ...], most: int, no: Refuse | None = None) -> list[Any]:
    return another([Name(n) for n in range(most)], chosen, 1, 2)
