"""Feldherr: historical board wargames on one engine. `feldherr.game("viktory-ii")` begins one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from feldherr import fast

if TYPE_CHECKING:
    from feldherr.sim.play import Opponent, Play

__version__ = "0.2.0"
fast.install()


def game(name: str, seed: int | str = 0, position: str = "", **options: Any) -> Play:
    """A game that has begun, or stands at a position in its notation, to be played from Python; docs/laboratory.md."""
    from feldherr.sim.play import Play

    return Play(name, seed, position, **options)


def bot(game: str, name: str, seed: int | str = 0) -> Opponent:
    """An opponent to ask from Python: `feldherr.bot("viktory-ii", "captain")(game)` is its answer."""
    from feldherr.sim.play import Opponent

    return Opponent(game, name, seed)
