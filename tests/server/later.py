"""A later version of a game: its answers are written otherwise, or its state, rules or words have changed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from feldherr import games
from feldherr.kernel.game import Game
from feldherr.kernel.lines import lines_of
from feldherr.server.archive import program
from feldherr.server.film import props
from feldherr.server.table.asking import OFFERED, SPOKEN
from feldherr.words import formatting
from feldherr.words.sources import sources as messages


@contextmanager
def later(name: str, rules: int = 2, reworded: bool = True, **changes: Any) -> Iterator[Game]:
    """As long as this lasts the game is one of another version.

    `reworded`: no answer of an older record can be read. `changes` are attributes of the game.
    """
    try:
        with pytest.MonkeyPatch.context() as patch:
            old, find = games.game(name), games.game
            new = type(f"Later{type(old).__name__}", (type(old),), {"rules_version": rules, **changes})()
            patch.setattr(games, "game", lambda wanted: new if wanted == name else find(wanted))
            patch.setattr(program, "ALWAYS", (*program.ALWAYS, "feldherr.words"))
            if reworded:
                for action in new.actions:
                    patch.setattr(action, "line", f"{action.line} now")
            forget()
            yield new
    finally:
        forget()


def forget() -> None:
    """What was reckoned once for the version there was."""
    for known in (program.program, props.used, props.messages, lines_of, formatting.of, messages):
        known.cache_clear()
    SPOKEN.clear()
    OFFERED.clear()
