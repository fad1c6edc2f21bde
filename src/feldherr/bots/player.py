"""What an opponent is. It sees only what its seat may see."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any, Protocol

from feldherr.kernel.game import Game
from feldherr.kernel.position import Position


class Bot(Protocol):
    """An opponent, without memory: all it knows is the position it is handed."""

    name: str

    def choose(self, game: Game, position: Position, seat: int, rng: random.Random) -> Any:
        """An answer to the question open to the seat.

        The position is one the caller drew with `game.resample`, never the truth: what the bot reads in it
        about the others is a guess as good as any it could make itself.
        """


def dismiss(players: Iterable[Bot]) -> None:
    """Nobody asks them any more: those that run something of their own end it."""
    for one in players:
        if close := getattr(one, "close", None):
            close()


def answer(bot: Bot, game: Game, position: Position, seat: int, rng: random.Random) -> Any:
    """What the bot answers at the true position, which it never sees; one that is `blind` reads nothing but options."""
    if getattr(bot, "blind", False):
        return bot.choose(game, position, seat, rng)
    return bot.choose(game, game.resample(position, seat, rng), seat, rng)
