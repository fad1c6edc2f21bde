"""The battery passes what is sound and finds what is not; it runs, short, over every game there is."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

import pytest
from msgspec.structs import replace

from feldherr import games
from feldherr.kernel import record
from feldherr.kernel.answers import DONE, YES, Call, Illegal
from feldherr.kernel.ask import Ask
from feldherr.kernel.event import Event
from feldherr.kernel.game import Emit, Game
from feldherr.kernel.position import Position
from feldherr.kernel.question import Question
from feldherr.kernel.text import Text, say
from feldherr.kernel.view import Livery, Note, Panel, Piece, Row, Shown, View
from feldherr.proving.battery.contract import Bench, check_game
from feldherr.proving.battery.coverage import Broken, Coverage
from feldherr.proving.battery.fuzz import options_for
from feldherr.proving.battery.reach import unreached
from tests.ford import GAME, Ford, Options, state
from tests.ford.actions import Name
from tests.ford.events import Left
from tests.proving.leaks import Between, Undealt
from tests.proving.registered import NAMES

SHORT = Options(turns=3)


def test_ford_keeps_the_contract_and_all_of_it_is_reached() -> None:
    bench, coverage = Bench(GAME), Coverage()
    for seed in range(24):
        coverage.add(check_game(GAME, Options(turns=5), seed, 7, bench=bench))
    missing = unreached("tests.ford", coverage)
    assert missing.questions == () and missing.refusals == ()
    assert set(missing.events) <= {"Resigned"}
    assert coverage.games == 24 and coverage.checks > 100
    assert coverage.outcomes.total() == 24


@pytest.mark.parametrize("name", NAMES)
def test_every_game_keeps_the_contract(name: str) -> None:
    game = games.game(name)
    bench = Bench(game, few=2)
    for seed in range(2):
        check_game(game, options_for(game, seed), seed, 90, bench=bench)


def test_what_the_kernel_answered_for_another_seat_may_be_taken_back_with_what_led_to_it() -> None:
    class Resolute(Ford):
        """Whoever is attacked stands: everybody knows it, so nobody is asked."""

        def run(self, s: Any, call: Any, ask: Ask, emit: Emit) -> Call:
            class Standing(Between):
                def put(self, question: Question) -> Any:
                    if question.name == "stand_or_leave":

                        def stand_or_leave(*args: Any, no: Any = None) -> list[Any]:
                            return [YES]

                        question = Question(question.actor, stand_or_leave, question.args, True)
                    return self.inner.put(question)

            return super().run(s, call, Standing(ask), emit)

    bench = Bench(Resolute())
    for seed in range(12):
        check_game(Resolute(), SHORT, seed, 1, bench=bench)


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = (check_game(GAME, SHORT, 4, 5) for _ in range(2))
    assert vars(one) == vars(other)


# planted faults -------------------------------------------------------------------------------------------------------
class Shares(Ford):
    """A copy shares a list with what it was copied from."""

    def copy(self, s: Any) -> Any:
        copied = state.copy(s)
        copied.blocks = s.blocks
        return copied


class Lists(Ford):
    """Changes the options of one question."""

    def __init__(self, name: str, change: Callable[[list[Any]], list[Any]]) -> None:
        self.question, self.change = name, change

    def run(self, s: Any, call: Any, ask: Ask, emit: Emit) -> Call:
        outer = self

        class Changing(Between):
            def put(self, question: Question) -> Any:
                if question.name == outer.question:
                    original = question.choices

                    @wraps(original)
                    def choices(*args: Any, no: Any = None) -> list[Any]:
                        return outer.change(original(*args, no=no))

                    question.choices = choices
                return self.inner.put(question)

        return super().run(s, call, Changing(ask), emit)


class Endless(Ford):
    """Time does not pass."""

    def run(self, s: Any, call: Any, ask: Ask, emit: Emit) -> Call:
        following = super().run(s, call, ask, emit)
        s.turn = 1
        return following


class Inconsistent(Ford):
    def faults(self, s: Any) -> list[str]:
        return ["a block stands on its head"] if s.turn > 1 else []


class Wordless(Ford):
    def prompt(self, question: Question) -> tuple[Text, str]:
        return say("ford-nothing-of-this-name"), "2.1"


class Lawless(Ford):
    def told(self, event: Event) -> tuple[Text, str] | None:
        return say("ford-yes"), "99.9"


class Speechless(Ford):
    """A message lacks an argument."""

    def option(self, question: Question, answer: Any) -> Text:
        return say("ford-name")


class Illegible(Ford):
    """What is written is not read again."""

    def read(self, text: str) -> tuple[Any, Call]:
        s, call = super().read(text)
        s.morale[0] += 1
        return s, call


class Forgetful(Ford):
    """What is read again is not what was stored."""

    class Other(state.State):
        pass

    state_type = Other


class Crash(Ford):
    def run(self, s: Any, call: Any, ask: Ask, emit: Emit) -> Call:
        def dividing(event: Event) -> None:
            emit(event)
            if isinstance(event, Left):
                raise ZeroDivisionError

        return super().run(s, call, ask, dividing)


class Careless(Ford):
    """The view forgets whom it says to be asked."""

    def view(self, position: Position, viewer: int | None) -> Any:
        return replace(super().view(position, viewer), asked=())


class Unsaid(Ford):
    """A text without a message, somewhere in the view."""

    def __init__(self, **fields: Any) -> None:
        self.fields = fields

    def view(self, position: Position, viewer: int | None) -> View:
        return replace(super().view(position, viewer), **self.fields)


class Uncounted(Ford):
    """What an event counts has no words."""

    def shown(self, event: Event) -> Shown:
        return Shown(rows=(Row(NOTHING, 1),))


NOTHING = say("ford-nothing-of-this-name")
UNSAID = [
    Unsaid(liveries=(Livery(NOTHING, "red"),)),
    Unsaid(pieces=(Piece(0, 0, "space:0", title=NOTHING),)),
    Unsaid(pieces=(Piece(0, 0, "no place at all"),)),
    Unsaid(panels=(Panel("x", say("ford-title"), pieces=(Piece(0, 0, "off", title=NOTHING),)),)),
    Unsaid(panels=(Panel("x", say("ford-title"), rows=(Row(say("ford-title"), 1, rule="99.9"),)),)),
    Unsaid(notes=(Note(say("ford-title"), ("no place",)),)),
    Uncounted(),
]


@pytest.mark.parametrize("game", UNSAID, ids=range(len(UNSAID)))
def test_whatever_the_view_cannot_say_is_found(game: Game) -> None:
    with pytest.raises(Broken, match="texts: "):
        check_game(game, SHORT, 1, 3)


@pytest.mark.parametrize(
    ("game", "check"),
    [
        (Shares(), ""),
        (Lists("commands", lambda options: [*options, options[0]]), "options"),
        (Lists("commands", lambda options: options * 50), "options"),
        (Lists("stand_or_leave", lambda options: []), "options"),
        (Lists("blocks_to_march", lambda options: [*options, DONE] if DONE not in options else options), "options"),
        (Lists("blocks_to_march", lambda options: [*options, Name(99)]), "crash"),
        (Endless(), "end"),
        (Inconsistent(), "state"),
        (Wordless(), "texts"),
        (Lawless(), "texts"),
        (Speechless(), "texts"),
        (Illegible(), "notation"),
        (Forgetful(), "store"),
        (Crash(), "crash"),
        (Careless(), "view"),
        (Undealt(), "tell"),
    ],
    ids=lambda value: type(value).__name__.lower() if isinstance(value, Ford) else value,
)
def test_a_planted_fault_is_found(game: Game, check: str) -> None:
    bench = Bench(game)
    with pytest.raises(Broken) as found:
        for seed in range(30):
            check_game(game, SHORT, seed, 3, bound=200, bench=bench)
    assert str(found.value).startswith(f"{check}: " if check else "")


def test_a_failure_has_the_record_of_the_game() -> None:
    """Also where it broke only in a playout from the position reached."""
    with pytest.raises(Broken) as found:
        for seed in range(30):
            check_game(Lists("stand_or_leave", lambda options: []), SHORT, seed, 3)
    read = record.load(GAME, found.value.record)
    table = record.replay(GAME, read)
    assert [q.name for q in table.position.questions] == ["stand_or_leave"] or table.position.questions
    with pytest.raises(Illegal):
        table.play(0, [Name(99)])
