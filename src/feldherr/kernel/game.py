"""What a game provides. Everything else (kernel, bots, server, client, tests) works with any game that does.

A game is declared from its modules, and says only what is its own: `view = staticmethod(view.view)`. What it leaves
out is made from the rest: a copy, sentences from the names of questions, actions and events, a view from its pieces.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from types import BuiltinFunctionType
from typing import Any, ClassVar, Required, TypedDict, Union

import msgspec

from feldherr.kernel.answers import RESIGN, Action, Call, Illegal
from feldherr.kernel.ask import Ask
from feldherr.kernel.defaults import choosing, copying, ending, notation, speaking, viewing
from feldherr.kernel.event import Event
from feldherr.kernel.position import Position
from feldherr.kernel.question import Question
from feldherr.kernel.text import Argument, Text
from feldherr.kernel.view import Goal, Panel, Piece, Row, Shown, Side, View

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
    end: tuple[Action, ...] = ()
    """The last of the answers, where several proposals end alike: the same thing in each, so it is written once."""


class Beside(TypedDict, total=False):
    """The part of a view that does not follow from the state alone, but from what is asked as well."""

    sides: Required[tuple[Side, ...]]
    asked: Required[tuple[tuple[int, str], ...]]
    panels: tuple[Panel, ...]


class NoOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing to agree on before the game."""


def method(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function that is handed the object it is called on."""
    return lambda *given: function(*given)


class Game:
    """One game, stateless. `name` is its slug; its rules are cited with `prefix`, and its messages begin with it."""

    name: str
    prefix: str
    rules_version: int = 1
    hidden: bool | None = None
    """Whether seats see different things; `dice`: whether chance decides in play. None: not said."""
    dice: bool | None = None
    deals: bool = True
    """Whether `resample` deals anew what is hidden; not where it only forgets, and chance draws it when it is due."""
    first_game: ClassVar[Mapping[str, Any]] = {}
    """Options with which somebody plays it for the first time, where they are not the usual ones."""
    enough: Sequence[str] = ()
    """The questions at which to name nothing at all gives nothing up: all go, all fire."""
    resign_rule: str = ""
    """The rule under which one may resign, for games that do not tell of it themselves."""
    sides: Sequence[str] = ()
    """The names of the seats, where they are always the same and each plays for himself."""
    plan: Any = None
    """The board, where it is the same with all options; or what reads it, where it is not to be kept in memory."""
    actions: Sequence[type[Action]] = ()
    events: Sequence[type[Event]] = ()
    options_type: type[Any] = NoOptions
    state_type: type[Any]
    """The struct of the state; msgspec must be able to write and to read it."""
    call_types: Any
    """The union of the game's calls, tagged: `Deploy | Turn`; those that have a procedure if it is not said."""
    procedures: ClassVar[Mapping[type[Any], Procedure]] = {}
    """The procedure of each call."""

    def __init_subclass__(cls) -> None:
        own = vars(cls)
        if own.get("procedures") and "call_types" not in own:
            cls.call_types = Union[tuple(cls.procedures)]  # noqa: UP007 (made of what is in a table)
        if cls.interject is Game.interject and ending.Resigned not in cls.events:
            cls.events = (*cls.events, ending.Resigned)
        for name, value in [*own.items()]:
            if isinstance(value, BuiltinFunctionType):      # compiled: unlike a function of Python, it is no method
                setattr(cls, name, method(value))

    # the rules
    def seats(self, options: Any) -> tuple[Seat, ...]:
        return tuple(Seat(name, n, speaking.message(self, name)) for n, name in enumerate(self.sides))

    def seated(self, s: Any) -> tuple[Seat, ...]:
        """The seats of the game this state is of; those of the usual options where it is not said otherwise."""
        return self.seats(self.options_type())

    def playing(self, s: Any) -> Sequence[int] | None:
        """The seats still in the game: a draw is agreed between them, and theirs. None: all there are."""
        return None

    def on_turn(self, s: Any) -> Sequence[int]:
        """The seats whose turn it is, as everybody knows; none: whoever is asked."""
        return ()

    def begin(self, options: Any) -> tuple[Any, Call]:
        """The state before set-up and the procedure that sets up; what is dealt is asked of chance."""
        return self.state_type(), next(iter(self.procedures))()

    def run(self, s: Any, call: Any, ask: Ask, emit: Emit) -> Call:
        return self.procedures[type(call)](s, ask, emit, call)

    def copy(self, s: Any) -> Any:
        return copying.copied(s)

    def interjections(self, position: Position, seat: int) -> list[Any]:
        """What the seat may say now without being asked, besides what the kernel itself knows (draws)."""
        return [RESIGN]

    def interject(self, s: Any, ask: Ask, emit: Emit, seat: int, what: Any) -> None:
        """Carry out what was said; here that is resigning, which ends the game for all."""
        if what != RESIGN:
            raise Illegal(f"{what} is nothing that can be said in {self.name}")
        ending.resign(seat, [one.team for one in self.seated(s)], emit)

    # what a seat sees
    def board(self, options: Any) -> Any:
        """The board the game is played on with these options; None: its file `data/board.json`, if there is one."""
        return self.plan() if callable(self.plan) else self.plan

    def view(self, position: Position, viewer: int | None) -> View:
        """Made of `heading`, `rows` and `pieces`, unless the game makes it itself."""
        return viewing.view(self, position, viewer)

    def beside(self, position: Position, viewer: int | None) -> Beside | None:
        """The part of the view that follows from what is asked; None: there is no telling it from the rest."""
        return None

    def view_again(self, before: View, position: Position, viewer: int | None) -> View:
        """The view where the state is still as `before` shows it: only what is asked may be another thing."""
        beside = self.beside(position, viewer)
        return self.view(position, viewer) if beside is None else msgspec.structs.replace(before, **beside)

    def heading(self, s: Any) -> Text:
        return speaking.message(self, "heading")

    def goal(self, s: Any) -> Goal | None:
        """What wins and how far everyone is, from public facts; None: the game does not say it."""
        return None

    def winning(self) -> tuple[Row, ...]:
        """How one wins, whatever is agreed, a sentence and its rule each: the rules begin with it, and the card of a
        table (`Goal.how`) has those of it that hold there."""
        return ()

    def rows(self, s: Any, seat: int) -> tuple[Row, ...]:
        """What everybody can read of a side."""
        return ()

    def pieces(self, s: Any, viewer: int | None) -> tuple[Piece, ...]:
        """What lies where; `face` is None where the viewer may not see it."""
        return ()

    def resample(self, position: Position, viewer: int, rng: random.Random) -> Position:
        """Another world the viewer cannot tell from this one: settled state and secret answers. Forgets, then deals."""
        return position._replace()

    def stage(self, question: Question) -> str:
        """The name others may see of what a seat is being asked."""
        return question.name.replace("_", "-")

    # words
    def prompt(self, question: Question) -> tuple[Text, str]:
        """What is asked, and the rule it is asked under."""
        return speaking.prompt(self, question)

    def option(self, question: Question, answer: Any) -> Text:
        return speaking.option(self, answer)

    def number(self, question: Question, answer: Any) -> tuple[Text, int] | None:
        """Of what this answer is a number, and which, so that a stepper can give it; None if it is none."""
        return None

    def usual(self, question: Question, answer: Any) -> bool:
        """Whether Enter takes this answer: it gains, or what was named is enough. Never what gives something up."""
        return choosing.usual(self, question, answer)

    def group(self, question: Question, answer: Any) -> Text | None:
        """Under which heading the answer stands in a long list: its corps, its nation; None: it stands by itself."""
        return None

    def besides(self, question: Question, answer: Any) -> tuple[str, ...]:
        """What else on the map stands for this answer, beyond its handles: the units of an army, a nation's regions."""
        return ()

    def marked(self, question: Question) -> tuple[str, ...]:
        """What counts as chosen already and is marked on the map: who goes along, what was chosen before."""
        return ()

    def warning(self, question: Question, answer: Any) -> Text | None:
        """What is left unused or lost by this answer, said before it is taken; None if nothing is."""
        return None

    def odds(self, question: Question, answer: Any) -> Text | None:
        """What this answer may be expected to bring, as far as who is asked can know; None if nothing is at stake."""
        return None

    def told(self, event: Any) -> tuple[Text, str] | None:
        """The sentence of an event and its rule; None if it only moves something on the screen."""
        return speaking.told(self, event)

    def called(self, field: str, value: Any) -> Argument:
        """What the value of a field is called in a sentence: seats by their titles, the rest as it is."""
        return speaking.called(field, value, tuple(seat.title for seat in self.seats(self.options_type())))

    def shown(self, event: Any) -> Shown:
        """What moves, turns up, is lost or lights up on the screen; `event` is what the viewer sees of it."""
        facts = [name for name in Shown.__struct_fields__ if name != "clash"]
        found: dict[str, Any] = {name: tuple(getattr(event, name, ())) for name in facts}
        return Shown(**found)

    def suggestions(self, question: Question) -> list[Suggestion]:
        return []

    # for tests and files
    def write(self, s: Any) -> str:
        """The position in the game's text notation."""
        return notation.write(s)

    def read(self, text: str) -> tuple[Any, Call]:
        s = notation.read(text, self.state_type)
        return s, self.taken_up(s)

    def taken_up(self, s: Any) -> Call:
        """The procedure with which a position that was read goes on: the last one that needs nothing said."""
        plain = [kind for kind in self.procedures if not kind.__struct_fields__]
        found: Call = plain[-1]()
        return found

    def from_older(self, state: Any, rules: int) -> Any:
        """A state as rules of version `rules` have stored it (JSON values), as today's would store it."""
        return state

    def faults(self, s: Any) -> list[str]:
        """What is inconsistent in a state; empty in every state the rules can reach."""
        return copying.shared(s)
