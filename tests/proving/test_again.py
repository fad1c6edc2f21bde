"""A view made again where nothing has moved is the view, in games played at random."""

from __future__ import annotations

import random

import pytest

from feldherr.games import GAMES
from feldherr.games import game as by_name
from feldherr.kernel import chance
from feldherr.kernel.table import Table


@pytest.mark.parametrize("name", GAMES)
def test_where_the_state_is_the_same_only_what_is_asked_is_made_anew(name: str) -> None:
    game, rng = by_name(name), random.Random(4)
    table = Table(game, game.options_type(), lambda _: chance.from_random(rng))
    viewers = (None, *range(len(table.seats)))
    same, other = 0, 0
    while not table.outcome and len(table.entries) < 400:
        before = table.position
        question = rng.choice(before.questions)
        table.play(question.actor, [rng.choice(question.options())])
        if table.position.now != before.now or table.outcome:
            continue
        for viewer in viewers:
            old, new = game.view(before, viewer), game.view(table.position, viewer)
            same, other = same + 1, other + (old != new)
            assert game.view_again(old, table.position, viewer) == new
    assert same > 20, "hardly ever was the state the same after an answer"
    assert other or name == "napoleon-in-europe", "who is asked was always the same"
