"""Battles played by lot, and counted: what is asked and what is not, too, which a kept game does not show."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from feldherr.games.trench_club import GAME
from feldherr.games.trench_club.actions import Board, BuySpecial, Confirm, EndMovement, EndPurchases, Enter, Halt
from feldherr.games.trench_club.state import State
from feldherr.kernel.answers import Resign
from feldherr.kernel.position import Position, begin, resume
from tests.counting import Scene, counted, kept
from tests.trench_club.test_transcripts import crowd

HERE = Path(__file__).parent
LIVELY: dict[type[Any], float] = {
    BuySpecial: 3.0, EndPurchases: 0.3, EndMovement: 0.05, Halt: 0.3, Enter: 3.0, Board: 4.0, Confirm: 0.3,
    Resign: 0.001,
}  # fmt: skip
BEGUN: tuple[dict[str, Any], ...] = (
    {"stop_round": 2}, {"mode": "four", "trenches": True}, {"mode": "solo", "difficulty": "hard"},
    {"mode": "coop", "trenches": True}, {"mode": "coop", "human": "central-powers", "half": "7-12"},
    {"mode": "coop", "human": "central-powers", "central": "austria-hungary", "stop_round": 1},
    {"mode": "coop", "entente": "great-britain", "map": "isonzo"},
)  # fmt: skip
MODES = {"special": ("two",), "trucks": ("two", "coop")}
RULES = ("special_units", "special_units trenches", "trenches unit_limit short_game", "special_units beginner")


def begun() -> list[Position]:
    return [begin(GAME, GAME.options_type(**options))[0] for options in BEGUN]


def crowds(theme: str, often: int) -> list[Position]:
    """Units of all sides close together, in every mode and by all rules."""
    modes = MODES.get(theme, ("two", "four", "solo", "coop"))
    rules = RULES[:2] if theme in MODES else RULES
    ways = [(number, modes[number % len(modes)], rules[number // len(modes) % len(rules)]) for number in range(often)]
    texts = [crowd(100 + number, mode, by, theme) for number, mode, by in ways]
    read = [GAME.read("\n".join(text)) for text in texts]
    return [resume(GAME, state, call)[0] for state, call in read if not GAME.faults(state)]


def seats(s: State) -> list[int]:
    return sorted({seat for seat in s.seat_of if seat >= 0})


SCENES = {
    "begun": Scene(begun, 260, LIVELY, seats=seats),
    "crowds": Scene(partial(crowds, "all", 16), 120, LIVELY, seats=seats),
    "corners": Scene(partial(crowds, "corner", 16), 120, LIVELY, seats=seats),
    "trucks": Scene(partial(crowds, "trucks", 16), 80, LIVELY, seats=seats),
    "special": Scene(partial(crowds, "special", 8), 120, LIVELY, seats=seats),
    "shops": Scene(partial(crowds, "shop", 16), 40, LIVELY, seats=seats),
    "talking": Scene(partial(crowds, "shop", 8), 60, LIVELY, talk=5, seats=seats),
}


@pytest.mark.parametrize("name", SCENES)
def test_everything_asked_refused_and_done_is_as_it_was(name: str) -> None:
    assert counted(GAME, SCENES[name]) == kept(HERE)[name]
