"""What is shown of sides that several play."""

from __future__ import annotations

import pytest

from feldherr import games
from feldherr.games.napoleons_triumph.rules.opening.options import AusterlitzOptions
from feldherr.kernel.position import begin

GAME = games.game("napoleons-triumph")


@pytest.mark.parametrize(("allied", "french"), [(1, 1), (2, 1), (2, 3)])
def test_every_player_finds_his_side(allied: int, french: int) -> None:
    """NT §19.1: the two first at the table lead, and pieces are counted by them."""
    options = AusterlitzOptions(allied_players=allied, french_players=french)
    position, _ = begin(GAME, options)
    for viewer in (None, *range(allied + french)):
        sides = GAME.view(position, viewer).sides
        assert [side.seat for side in sides] == [0, 1]
        assert sorted(seat for side in sides for seat in (side.seat, *side.also)) == list(range(allied + french))
