"""Rules that go round in a circle are stopped with a sentence, by both runners."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from feldherr.kernel.answers import DONE, Call, Endless
from feldherr.kernel.ask import Ask
from feldherr.kernel.chance import from_random
from feldherr.kernel.game import Emit, Game
from feldherr.kernel.playout import playout
from feldherr.kernel.position import begin


class Nothing(msgspec.Struct):
    pass


class Around(Call, frozen=True, tag=True):
    pass


def the_only_one(s: Any, no: Any = None) -> list[Any]:
    return [DONE]


def from_call_to_call(s: Any, ask: Ask, emit: Emit, call: Call) -> Call:
    return Around()


def forced_from_call_to_call(s: Any, ask: Ask, emit: Emit, call: Call) -> Call:
    ask.openly(0, the_only_one, s)
    return Around()


def forced_again_and_again(s: Any, ask: Ask, emit: Emit, call: Call) -> Call:
    while True:
        ask.openly(0, the_only_one, s)


class Circle(Game):
    state_type = Nothing

    def __init__(self, procedure: Any) -> None:
        self.procedures = {Around: procedure}  # type: ignore[misc]


PROCEDURES = [from_call_to_call, forced_from_call_to_call, forced_again_and_again]


@pytest.mark.parametrize("procedure", PROCEDURES)
def test_a_circle_is_found_by_replay(procedure: Any) -> None:
    with pytest.raises(Endless, match=r"goes on without end: 10000 steps, and nobody had a choice"):
        begin(Circle(procedure), None)


@pytest.mark.parametrize("procedure", PROCEDURES)
def test_a_circle_is_found_by_playout(procedure: Any) -> None:
    game = Circle(procedure)
    with pytest.raises(Endless, match=r"(Around|the_only_one) goes on without end"):
        playout(game, Nothing(), Around(), lambda *_: DONE, from_random(random.Random(1)))
