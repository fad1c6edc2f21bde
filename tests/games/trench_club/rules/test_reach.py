"""How far a unit comes is looked for quickly by the basic rules; it must be what the rules say step by step."""

from __future__ import annotations

import random
from typing import Any

import pytest

from feldherr.bots.trench_club.greedy import BOT
from feldherr.games.trench_club import GAME
from feldherr.games.trench_club.board import FORT
from feldherr.games.trench_club.rules.movement.reach import Reach, contacts
from feldherr.games.trench_club.rules.movement.ways import contact
from feldherr.games.trench_club.rules.opening.options import TrenchClubOptions
from feldherr.games.trench_club.state import INSIDE, State
from feldherr.kernel.chance import from_random
from feldherr.kernel.playout import playout
from feldherr.kernel.question import Question


class Slowly(Reach):
    look_quickly = Reach.look


def same(s: State, unit: int, left: int, touched: bool, steps: int) -> None:
    quick, slow = Reach(s, unit, left, touched, steps), Slowly(s, unit, left, touched, steps)
    assert list(quick.spent.items()) == list(slow.spent.items())
    assert (quick.way, quick.open) == (slow.way, slow.open)
    open_ground = [hex_ for hex_, terrain in enumerate(s.terrain) if terrain != FORT]
    assert contacts(s, unit) == {hex_ for hex_ in open_ground if contact(s, unit, hex_)}


@pytest.mark.parametrize("options", [{}, {"map": "isonzo", "half": "7-12"}, {"mode": "four"}])
def test_the_quick_look_finds_what_the_rules_say(options: dict[str, Any]) -> None:
    rng, looked = random.Random(2), [0, 0]
    """On hexes, and in forts."""

    def player(seat: int, choices: Any, args: tuple[Any, ...], open_: list[Any]) -> Any:
        if choices.__name__ == "step" and rng.random() < 0.6:
            same(*args)
            looked[args[0].where[args[1]] >= INSIDE] += 1
        return rng.choice(open_) if rng.random() < 0.3 else BOT.answer(Question(seat, choices, args), rng)

    state, call = GAME.begin(TrenchClubOptions(stop_round=12, special_units=False, **options))
    playout(GAME, state, call, player, from_random(rng))
    assert looked[0] > 50 and looked[1] > 0, looked
