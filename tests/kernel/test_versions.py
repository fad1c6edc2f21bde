"""A record of older rules is read as long as its answers fit the rules of today; of newer rules it is not."""

from __future__ import annotations

from typing import Any

import pytest

from feldherr.kernel.answers import Call, Illegal
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit
from feldherr.kernel.record import dump, load, replay
from feldherr.proving.battery.play import Walk
from tests.ford import GAME, Ford, Options
from tests.ford.state import Turn


class Second(Ford):
    """The rules of Ford were revised."""

    rules_version = 2


class Stricter(Second):
    """A side gives one command a turn only: what was answered does not fit any more."""

    def run(self, s: Any, call: Any, ask: Ask, emit: Emit) -> Call:
        if isinstance(call, Turn):
            s.left = 1
        return super().run(s, call, ask, emit)


def record_of(game: Ford) -> str:
    return dump(game, Walk(game, Options(turns=2), 7).to_the_end(2000))


def test_a_record_of_older_rules_loads_if_its_answers_fit() -> None:
    old = record_of(GAME)
    assert "\nrules 1\n" in old
    again = replay(Second(), load(Second(), old))
    assert dump(Second(), again) == old.replace("\nrules 1\n", "\nrules 2\n")


def test_the_first_answer_that_no_longer_fits_is_named() -> None:
    with pytest.raises(Illegal):
        replay(Stricter(), load(Stricter(), record_of(GAME)))


def test_a_record_of_newer_rules_is_refused() -> None:
    with pytest.raises(Illegal, match="played under rules 2; these are rules 1"):
        replay(GAME, load(GAME, record_of(Second())))
