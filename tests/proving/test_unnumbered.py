"""Blocks are told apart by what was seen of them: no sentence of a log names one by its number."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from msgspec.structs import asdict, replace

from feldherr import games
from feldherr.games.napoleons_triumph.state import SIDE as TRIUMPH
from feldherr.games.triomphe_a_marengo.state import SIDE as MARENGO
from feldherr.kernel.event import Event
from feldherr.kernel.table import Table
from tests.server.worlds import SEED

SIDES: dict[str, Sequence[int]] = {
    "triomphe-a-marengo": MARENGO, "napoleons-triumph": TRIUMPH,
}  # fmt: skip


def renumbered(event: Event, sides: tuple[int, ...]) -> Event:
    """The same with other blocks of the same side; what is no block stays."""
    def other(block: int) -> int:
        mine = [one for one, side in enumerate(sides) if 0 <= block < len(sides) and side == sides[block]]
        return mine[(mine.index(block) + 1) % len(mine)] if mine else block

    changed = {name: other(value) for name, value in asdict(event).items() if name == "piece"}
    named = {name: value for name, value in asdict(event).items() if name in ("pieces", "blocking", "storming")}
    return replace(event, **changed, **{name: tuple(map(other, those)) for name, those in named.items()})


@pytest.mark.parametrize("name", SIDES)
def test_no_block_can_be_followed_through_the_log_by_its_number(name: str) -> None:
    game, rng, tried = games.game(name), random.Random(name), 0
    table = Table(game, game.options_type(), SEED.numbered)
    while table.outcome is None and len(table.entries) < 500:
        question = rng.choice(table.position.questions)
        table.play(question.actor, [rng.choice(question.options())])
    for viewer in (None, 0, 1):
        for _, event in table.seen(viewer):
            again = renumbered(event, tuple(SIDES[name]))
            assert game.told(again) == game.told(event), event
            tried += again != event
    assert tried > 100
