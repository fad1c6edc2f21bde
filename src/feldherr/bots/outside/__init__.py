"""Opponents from outside: `module:name` in Python, `exec:COMMAND` in any language; see docs/laboratory.md.

Naming one runs its code, so only who runs the program may do so: never a record, a client or a stored game.
"""

from __future__ import annotations

import inspect
import os
import random
import re
import sys
from importlib import import_module
from typing import Any

from feldherr.bots import bot
from feldherr.bots.outside.command import PREFIX, Command
from feldherr.bots.outside.misplay import Misplay
from feldherr.bots.player import Bot
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position

__all__ = ["Misplay", "named"]
PLACE = re.compile(r"(?P<module>[^\W\d]\w*(\.[^\W\d]\w*)*):(?P<name>[^\W\d]\w*)")


def named(game_name: str, name: str) -> Bot:
    """The opponent of this name, ours or from outside; `KeyError` with a sentence if there is none."""
    if name.startswith(PREFIX):
        return Command(name)
    try:
        return bot(game_name, name)
    except KeyError:
        place = PLACE.fullmatch(name)
        if place is None:
            raise
        return Guest(name, found(place["module"], place["name"]))


def found(module: str, name: str) -> Any:
    """What stands there; modules of the folder one is in are found, too."""
    here = os.getcwd()
    sys.path.insert(0, here)
    try:
        return getattr(import_module(module), name)
    except ModuleNotFoundError as wrong:
        raise KeyError(f"there is no module {wrong.name!r} to take {name!r} from") from None
    except AttributeError:
        raise KeyError(f"there is no {name!r} in the module {module!r}") from None
    finally:
        sys.path.remove(here)


class Guest:
    """An opponent of somebody else's: a `Bot`, a class of such, or a function that answers as `Bot.choose` does."""

    def __init__(self, name: str, what: Any) -> None:
        self.name = name
        made = what() if inspect.isclass(what) else what
        answers = getattr(made, "choose", made)
        if not callable(answers):
            raise KeyError(f"what {name} names is no opponent: it has no `choose`, and cannot be called")
        self.answers = answers

    def choose(self, game: Game, position: Position, seat: int, rng: random.Random) -> Any:
        question = position.question(seat)
        if question is None:
            raise ValueError(f"seat {seat} is not asked anything")
        given = self.answers(game, position, seat, rng)
        if given not in question.options():
            raise Misplay(f"the opponent {self.name} answered {given!r}, which is none of its options")
        return given
