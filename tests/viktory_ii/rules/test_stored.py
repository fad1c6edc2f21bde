"""Positions stored when battles were flags of units and a column of entries are read as what they were."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from feldherr.games.viktory_ii import GAME
from feldherr.games.viktory_ii.board import FRAMES, Hex, Unit
from feldherr.games.viktory_ii.rules.battle.pending import waiting
from feldherr.games.viktory_ii.state import NO_ENTRY, Pending, State
from feldherr.kernel import store
from feldherr.kernel.lines import write
from feldherr.kernel.position import Position
from tests.viktory_ii.worlds import played

STORED: dict[str, Any] = json.loads(Path(__file__).with_name("stored.json").read_text("utf-8"))
"""By what they show: the position as it was stored, what was offered there, and how it was written."""


def restored(name: str) -> Position:
    return store.decode(GAME, json.dumps(STORED[name]["position"]).encode())


def at(q: int, r: int) -> Hex:
    return Hex(FRAMES[4].field.number[q, r])


@pytest.mark.parametrize("name", STORED)
def test_an_older_stored_position_goes_on_as_it_was(name: str) -> None:
    position = restored(name)
    assert GAME.faults(position.now) == []
    assert [write(option) for option in position.questions[0].options()] == STORED[name]["options"]
    assert GAME.write(position.now).splitlines() == STORED[name]["written"]
    again = store.decode(GAME, store.encode(position))
    assert again.settled == position.settled and again.now == position.now


def test_its_battles_and_guests_are_records() -> None:
    """V2 §12.0.1 §15.64.2 §13.5.2, ruling r41"""
    here = at(1, 0)
    two = restored("two battles wait").now
    assert waiting(two, 0) == [at(-1, 0), here]
    assert two.battles[1] == Pending(here, 0, ((Unit(1), at(0, 0)), (Unit(3), at(0, 1))))
    assert restored("a guest among allies").now.guests == ((1, at(0, 0)),)
    assert restored("an attack on a vassal waits").now.turn.target == here
    [battle] = restored("a frigate was placed among enemies").now.battles
    assert [entry for _, entry in battle.came] == [NO_ENTRY]
    assert restored("a ship is in a harbour").now.guests == ()


@pytest.mark.parametrize("seed", range(6))
def test_a_position_stored_now_is_read_back_the_same(seed: int) -> None:
    for position in played(seed, 60):
        back = store.decode(GAME, store.encode(position))
        assert back.settled == position.settled and back.now == position.now
        state: State = GAME.read(GAME.write(position.settled))[0]
        assert (state.battles, state.guests) == (position.settled.battles, position.settled.guests)
