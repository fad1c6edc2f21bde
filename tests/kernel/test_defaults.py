"""What a game need not say: the kernel makes it from the rest. Nine Fields says next to nothing."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from feldherr.kernel.answers import CHANCE, DONE, NO, RESIGN, YES, Call, Illegal, Malformed, Shuffled
from feldherr.kernel.defaults import copying, ending, notation, speaking
from feldherr.kernel.event import Event
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position, answer, begin
from feldherr.kernel.question import Question
from feldherr.kernel.text import Text, say
from tests.nine_fields import GAME, NineFields
from tests.nine_fields.rules import Deal, Fought, Man, State, Step, Stepped, Turn


def opening() -> Position:
    """Both sides have dealt 3, 2, 1 from the end of the row."""
    position, _ = begin(GAME, GAME.options_type())
    for _ in range(2):
        position, _ = answer(GAME, position, CHANCE, Shuffled((2, 1, 0)))
    return position


# copies ---------------------------------------------------------------------------------------------------------------
class Bag(msgspec.Struct):
    things: list[int] = []
    by_name: dict[str, int] = {}
    seen: set[int] = set()
    more: tuple[Any, ...] = ()
    number: int = 0


def test_a_copy_has_containers_of_its_own() -> None:
    bag = Bag([1], {"a": 1}, {1}, (1,), 1)
    other = copying.copied(bag)
    assert other == bag and other.more is bag.more
    other.things.append(2)
    other.by_name["b"] = 2
    other.seen.add(2)
    other.number = 2
    assert bag == Bag([1], {"a": 1}, {1}, (1,), 1)


@pytest.mark.parametrize("more", [([],), ((1, {}),), (Bag(),)])
def test_what_a_copy_would_share_is_a_fault_of_the_state(more: tuple[Any, ...]) -> None:
    assert copying.shared(Bag([1], {"a": 1}, {1}, (1, (2,)))) == GAME.faults(State([Man(0, 1, 1)])) == []
    assert copying.shared(Bag(more=more)) == [
        "the field more of the state holds something that can be changed and is not copied"
    ]


# the rules ------------------------------------------------------------------------------------------------------------
def test_calls_are_those_that_have_a_procedure() -> None:
    assert msgspec.json.decode(b'{"type":"Deal","side":1}', type=GAME.call_types) == Deal(1)
    assert msgspec.json.decode(b'{"type":"Turn"}', type=GAME.call_types) == Turn()

    class Changed(NineFields):
        call_types = Turn

    class Child(Changed):
        pass

    assert Changed.call_types is Child.call_types is Turn


def test_a_game_begins_with_its_first_procedure() -> None:
    assert GAME.begin(GAME.options_type()) == (State(), Deal())


def test_seats_are_the_sides_each_for_himself() -> None:
    assert [(seat.name, seat.team, seat.title) for seat in GAME.seats(None)] == [
        ("west", 0, say("nf-west")), ("east", 1, say("nf-east")),
    ]  # fmt: skip


def test_who_resigns_has_lost() -> None:
    position, news = answer(GAME, opening(), 1, RESIGN)
    assert news == [ending.Resigned(1)] and ending.Resigned in GAME.events
    assert position.outcome == ending.outcome([0], "resigned")
    assert GAME.told(news[0]) == (say("resigned", side=say("nf-east")), "3.2")
    with pytest.raises(Illegal, match="nothing that can be said"):
        GAME.interject(State(), None, [].append, 0, YES)  # type: ignore[arg-type]


def test_teams_win_and_share_together() -> None:
    assert ending.outcome([1], "x").scores == (0.0, 1.0)
    assert ending.outcome([], "x") == msgspec.structs.replace(ending.outcome([0, 1], "x"), winners=())
    four = ending.outcome([0], "x", (0, 1, 0, 1))
    assert four.winners == (0, 2) and four.scores == (1.0, 0.0, 1.0, 0.0)
    assert ending.outcome([0, 2], "x", (0, 1, 2)).scores == (0.5, 0.0, 0.5)


# what is seen and said ------------------------------------------------------------------------------------------------
def test_a_view_is_made_of_heading_rows_and_pieces() -> None:
    view = GAME.view(opening(), 0)
    assert view.heading == say("nf-heading")
    assert [(side.title.id, side.active) for side in view.sides] == [("nf-west", True), ("nf-east", False)]
    assert [piece.face for piece in view.pieces] == ["infantry-3", "infantry-2", "infantry-1", None, None, None]
    assert view.asked == ((0, "piece-to-step"),)


def test_sentences_are_made_from_names_and_fields() -> None:
    question = opening().questions[0]
    assert GAME.prompt(question) == (say("nf-ask-piece-to-step", side=say("nf-west")), "2.1")
    assert GAME.option(question, Step(2, 4)) == say("nf-step", piece=2, to=4)
    assert GAME.told(Stepped(1, 5, 6)) == (say("nf-stepped", side=say("nf-east"), piece=5, to=6), "2.1")
    fought = GAME.told(Fought(0, 3, 2, (4, 5)))
    assert fought == (say("nf-fought", side=say("nf-west"), strength=3, against=2, loses="4, 5"), "3.1")
    assert [GAME.option(question, a).id for a in (DONE, YES, NO, RESIGN)] == ["done", "yes", "no", "resign"]
    assert Step(2, 4).handles == ("piece:2", "space:4")


def test_values_are_called_what_they_are() -> None:
    titles = (say("west"), say("east"))
    values = {None: "none", True: "yes", "word": "word", 7: 7, (): "", (1, 2): "1, 2", (YES, NO): 2}
    assert {value: speaking.called("thing", value, titles) for value in values} == values
    assert speaking.called("winner", 1, titles) == titles[1] and speaking.called("winner", -1, titles) == -1
    assert isinstance(GAME.called("thing", say("a")), Text)


def test_a_prompt_does_not_say_what_cannot_be_said() -> None:
    def several_things(s: State, chosen: tuple[Any, ...], least: int, no: Any = None) -> list[Any]:
        """NF §2.2, and more."""
        return [DONE]

    text, rule = GAME.prompt(Question(1, several_things, (State(), (YES, NO), 3)))
    assert (text, rule) == (say("nf-ask-several-things", side=say("nf-east"), chosen=2, least=3), "2.2")


def test_a_docstring_without_a_rule_gets_a_sentence() -> None:
    class Slept(Event, frozen=True, tag=True):
        """Nothing is cited here, and XX \N{SECTION SIGN}1.1 is of another game."""

    with pytest.raises(LookupError, match="the docstring of Slept cites no rule"):
        GAME.told(Slept())


# notation -------------------------------------------------------------------------------------------------------------
def test_a_position_is_written_a_line_a_field_and_read_again() -> None:
    state = opening().settled
    text = GAME.write(state)
    assert text.splitlines()[:2] == ["men", '  {"side":0,"strength":3,"field":1,"shown":false}'] and "side 0\n" in text
    assert GAME.read(text) == (state, Turn())
    assert GAME.read("# east to step\n\nside 1\n")[0] == State([], 1)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("side one", "line 1 of the position, 'side one', cannot be read"),
        ("  {}", "line 1 of the position"),
        ("side 1\n  {}", "line 2 of the position"),
        ("colour 1", "'colour' is no field of a position; there are: men, side"),
        ("side []", "the position cannot be read"),
        ("men\n  {}", "the position cannot be read"),
    ],
)
def test_a_position_that_cannot_be_read_gets_a_sentence(text: str, why: str) -> None:
    with pytest.raises(Malformed, match=why):
        GAME.read(text)


def test_containers_of_every_kind_are_read_again() -> None:
    bag = Bag([1, 2], {"a": 1}, {3}, ((1, 2), "x"), 4)
    again = notation.read(notation.write(bag), Bag)
    assert notation.write(again) == notation.write(bag) and again.things == [1, 2]


def test_a_game_with_procedures_that_all_need_something_says_itself_where_to_go_on() -> None:
    class Other(Game):
        state_type = State
        procedures = {Deal: lambda s, ask, emit, call: call}

        def taken_up(self, s: Any) -> Call:
            return Deal(s.side)

    assert Other().read("side 1\n") == (State([], 1), Deal(1))


# what is declared -----------------------------------------------------------------------------------------------------
def test_a_compiled_function_is_a_method_like_any_other() -> None:
    """What is compiled is a builtin, which Python would call without the game."""

    class Compiled(NineFields):
        resample = isinstance  # type: ignore[assignment]
        stage = staticmethod(len)  # type: ignore[assignment]

    game = Compiled()
    assert game.resample(NineFields) is True
    assert game.stage("abc") == 3
