"""A sound position, spoiled: what a game says is wrong with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from feldherr.kernel.game import Game


def check(game: Game, state: Any, sentences: Sequence[str], *, and_more: bool = False) -> None:
    """That each of these is said, and nothing else, unless one fault brings others with it."""
    found = game.faults(state)
    assert len(found) == len(sentences) or and_more
    for sentence in sentences:
        assert any(sentence in one for one in found), found
