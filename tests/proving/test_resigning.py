"""Who resigns in his own turn takes no turn from others: everybody who plays on has one turn a round, in order."""

from __future__ import annotations

import random
from collections import defaultdict
from typing import Any

import msgspec
import pytest

from feldherr import games
from feldherr.kernel.answers import RESIGN
from feldherr.kernel.chance import from_random
from feldherr.kernel.table import Table

SEEDS = range(5)


def turns(table: Table) -> dict[int, list[int]]:
    """By round, the seats whose turn began, in order."""
    out: dict[int, list[int]] = defaultdict(list)
    for _, event in table.happened:
        if type(event).__name__ == "TurnBegan":
            began: Any = event
            out[began.round] += getattr(began, "acting", None) or getattr(began, "seats", None) or [began.seat]
    return out


def play(table: Table, rng: random.Random, until: Any) -> bool:
    """On at random; whether it came to what is waited for."""
    for _ in range(4000):
        if table.outcome:
            return False
        if until():
            return True
        question = rng.choice(table.position.questions)
        table.play(question.actor, [rng.choice(question.options())])
    return False


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", ["viktory-ii", "napoleon-in-europe"])
def test_who_gives_up_takes_no_turn_from_others(name: str, seed: int) -> None:
    """V2 ruling r14, NE §6.4."""
    game, rng = games.game(name), random.Random(f"{name} {seed}")
    table = Table(game, msgspec.convert({"players": 4}, game.options_type), lambda number: from_random(rng))
    wait = rng.randrange(40, 300)

    def may_resign() -> bool:
        asked = table.position.questions[0].actor
        begun = turns(table)
        mine = bool(begun) and asked in begun[max(begun)][-1:]
        return len(table.entries) > wait and mine and RESIGN in table.interjections(asked)

    assert play(table, rng, may_resign)
    gone = table.position.questions[0].actor
    round_ = max(turns(table))
    before = list(turns(table)[round_])
    table.play(gone, [RESIGN])
    assert table.outcome is None and all(question.actor != gone for question in table.position.questions)
    assert play(table, rng, lambda: max(turns(table)) >= round_ + 2)
    living = game.playing(table.position.now)
    assert living is not None and gone not in living
    begun = turns(table)
    assert begun[round_][: len(before)] == before
    for number in (round_, round_ + 1):
        assert len(begun[number]) == len(set(begun[number])), "nobody acts twice"
        assert set(living) <= set(begun[number]), "nobody is skipped"
    assert gone not in begun[round_ + 1]
