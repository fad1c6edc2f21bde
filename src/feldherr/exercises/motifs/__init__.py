"""What an exercise can be about, a module a game: each lists its motifs in `MOTIFS`."""

from __future__ import annotations

from importlib import import_module

from feldherr import games
from feldherr.exercises.motif import Motif


def motifs(game_name: str) -> tuple[Motif, ...]:
    """The motifs of a game; none for one that brings no exercises."""
    if game_name not in games.GAMES:
        return ()
    found: tuple[Motif, ...] = import_module(f"{__name__}.{game_name.replace('-', '_')}").MOTIFS
    return found


def motif(game_name: str, name: str) -> Motif:
    return next(one for one in motifs(game_name) if one.name == name)
