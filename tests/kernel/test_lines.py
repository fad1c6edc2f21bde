"""Every action is one line of text, and the line is the action."""

from __future__ import annotations

from typing import Any, ClassVar, NewType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from feldherr.kernel.answers import (
    DECLINE_DRAW,
    DONE,
    NO,
    OFFER_DRAW,
    RESIGN,
    YES,
    Action,
    Drew,
    Malformed,
    Rolled,
    Shuffled,
    Undo,
)
from feldherr.kernel.lines import Lines, write
from tests.ford.actions import ACTIONS, PASS, Attack, March, Mix, Name


class Trade(Action, frozen=True, gc=False):
    line: ClassVar[str] = "trade {cards} (all) for {words} with {partner}"
    cards: tuple[int, ...]
    words: tuple[str, ...]
    partner: str


Area = NewType("Area", int)


class Send(Action, frozen=True, gc=False):
    line: ClassVar[str] = "send {blocks} to {area}"
    blocks: tuple[Area, ...]
    area: Area


LINES = Lines((*ACTIONS, Trade, Send))
number = st.integers(-999_999_999, 999_999_999)
tuples = st.lists(number, max_size=20).map(tuple)
word = st.text("abcXYZ019_.:+äß", min_size=1, max_size=12)
ANSWERS = st.one_of(
    st.sampled_from([DONE, YES, NO, RESIGN, OFFER_DRAW, DECLINE_DRAW, PASS]),
    st.builds(March, number, number),
    st.builds(Attack, number, number),
    st.builds(Name, number),
    st.builds(Mix, number),
    st.builds(Undo, number),
    st.builds(Rolled, tuples),
    st.builds(Shuffled, tuples),
    st.builds(Drew, tuples),
    st.builds(Trade, tuples, st.lists(word, max_size=5).map(tuple), word),
)


@given(ANSWERS)
def test_an_action_is_written_and_read_again(action: Any) -> None:
    assert LINES.read(write(action)) == action


def test_lines_read_as_sentences() -> None:
    assert write(March(1, 2)) == "march from 1 to 2"
    assert write(Rolled(())) == "rolled -"
    assert write(Trade((3, 4), ("iron",), "north")) == "trade 3,4 (all) for iron with north"


@pytest.mark.parametrize(
    "line",
    ["", " ", "march", "march from 1 to", "march from 1 to 2 ", "march from x to 2", "name ٣", "name 1234567890",
     "rolled 1,,2", "rolled 1, 2", "name 1\n", "NAME 1", "march from 1 to 2; resign", "x" * 10_000],
)  # fmt: skip
def test_what_is_no_line_of_the_game_is_refused_with_a_sentence(line: str) -> None:
    with pytest.raises(Malformed, match=r"is not an answer of this game; expected one of: .*march from"):
        LINES.read(line)


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        action = LINES.read(text)
    except Malformed:
        return
    assert LINES.read(write(action)) == action


def test_a_line_must_name_each_field_once() -> None:
    class Forgetful(Action, frozen=True):
        line: ClassVar[str] = "give {card}"
        card: int
        to: int

    with pytest.raises(TypeError, match="does not name each of its fields once"):
        Lines([Forgetful])


def test_numbers_of_a_type_of_their_own_are_read_as_numbers() -> None:
    assert LINES.read("send 3,4 to 7") == Send((Area(3), Area(4)), Area(7))
    with pytest.raises(Malformed):
        LINES.read("send x to 7")
