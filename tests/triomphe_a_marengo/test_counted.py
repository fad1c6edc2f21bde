"""Battles played by lot, and counted: what is asked and what is not, too, which a kept game does not show."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from feldherr.games.triomphe_a_marengo import GAME
from feldherr.games.triomphe_a_marengo.actions import Announce, Assault, Attack, EndActions, Execute, Rally, TakeRoad
from feldherr.games.triomphe_a_marengo.board import AREAS, BEYOND, ENTRY, LIES_IN
from feldherr.kernel.answers import Resign
from feldherr.kernel.position import Position, begin, resume
from tests.counting import Scene, counted, kept
from tests.triomphe_a_marengo.test_transcripts import CENTRES, crowd

HERE = Path(__file__).parent
BOLD: dict[type[Any], float] = {
    Assault: 4.0, Attack: 3.0, Announce: 3.0, Execute: 4.0, TakeRoad: 2.0, Rally: 2.0, EndActions: 0.2, Resign: 0.001,
}  # fmt: skip
ENDS = (LIES_IN[0], BEYOND[0], LIES_IN[-1], BEYOND[-1], *sorted({*ENTRY}), 0, AREAS - 1)
"""Where counting begins and ends: the first and the last approaches and areas, and the areas that boxes lead into."""


def battles() -> list[Position]:
    return [begin(GAME, GAME.options_type(mixing=mixing))[0] for mixing in (True, False)]


def crowds(centres: tuple[int, ...], often: int) -> list[Position]:
    """Both armies close together, late or early, on either side's turn."""
    places = [(number, centres[number % len(centres)]) for number in range(20, 20 + often * len(centres))]
    read = [GAME.read("\n".join(crowd(number, centre, 5 + number % 10))) for number, centre in places]
    return [resume(GAME, state, call)[0] for state, call in read if not GAME.faults(state)]


SCENES = {
    "battles": Scene(battles, 600, BOLD),
    "crowds": Scene(partial(crowds, CENTRES, 8), 80, BOLD),
    "ends": Scene(partial(crowds, ENDS, 8), 50, BOLD),
    "talking": Scene(partial(crowds, CENTRES, 3), 30, BOLD, talk=7),
}


@pytest.mark.parametrize("name", SCENES)
def test_everything_asked_refused_and_done_is_as_it_was(name: str) -> None:
    assert counted(GAME, SCENES[name]) == kept(HERE)[name]
