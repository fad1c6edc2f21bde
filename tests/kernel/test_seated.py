"""Who is seated is known of every game that is played, not only of the usual ones."""

from __future__ import annotations

from typing import Any

import pytest

from feldherr import games
from feldherr.kernel.position import begin

UNUSUAL: list[tuple[str, dict[str, Any]]] = [
    *((name, {}) for name in games.GAMES),
    ("napoleons-triumph", {"allied_players": 3, "french_players": 2}),
    *(("viktory-ii", {"players": players}) for players in range(3, 7)),
    ("trench-club", {"mode": "four"}),
    ("trench-club", {"mode": "solo"}),
    *(("napoleon-in-europe", {"players": players}) for players in (2, 4, 5, 6, 7)),
]


@pytest.mark.parametrize(("name", "options"), UNUSUAL)
def test_a_state_knows_who_plays(name: str, options: dict[str, Any]) -> None:
    """What goes by the seats of a state (an opponent's name from outside, who wins with whom) meets all of them."""
    game = games.game(name)
    agreed = game.options_type(**options)
    position, _ = begin(game, agreed)
    assert game.seated(position.now) == game.seats(agreed)
