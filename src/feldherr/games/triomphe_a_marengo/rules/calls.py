"""The procedures of a game, by what each begins with."""

from __future__ import annotations

from feldherr.kernel.answers import Call


class Begin(Call, frozen=True, tag=True):
    """Set-up."""


class StartTurn(Call, frozen=True, tag=True):
    side: int


class Actions(Call, frozen=True, tag=True):
    side: int


class Mixing(Call, frozen=True, tag=True):
    """Pieces are mixed by themselves; then the actions of `side` go on."""

    side: int


class EndTurn(Call, frozen=True, tag=True):
    side: int


class MixAtEnd(Call, frozen=True, tag=True):
    """Pieces are mixed by themselves; then the next turn begins."""

    side: int
