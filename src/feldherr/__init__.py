"""Feldherr: historical board wargames on one engine. `feldherr.game("viktory-ii")` begins one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from feldherr import fast

if TYPE_CHECKING:
    from feldherr.sim.play import Play

__version__ = "0.2.0"
fast.install()


def game(name: str, seed: int | str = 0, **options: Any) -> Play:
    """A game that has begun, to be played from Python; see docs/laboratory.md."""
    from feldherr.sim.play import Play

    return Play(name, seed, **options)
