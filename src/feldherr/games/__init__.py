"""The games, by name. Each is a package of its own that never imports another."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from feldherr.kernel.game import Game

GAMES = ("triomphe-a-marengo", "napoleons-triumph", "viktory-ii", "trench-club", "napoleon-in-europe")
EXTRA = "FELDHERR_EXTRA_GAMES"
"""An environment variable with more games, `ford=tests.ford,…`. Nobody reads it but who calls `register_all`."""

_modules = {name: f"feldherr.games.{name.replace('-', '_')}" for name in GAMES}


def names() -> tuple[str, ...]:
    """Every game there is, registered ones included."""
    return tuple(_modules)


def register(name: str, module: str) -> None:
    """Add a game that is not ours: `module` is a package with a `GAME` and the rooms `data` and `text`."""
    if name in GAMES:
        raise ValueError(f"{name} is a game already")
    _modules[name] = module


def register_all(words: str) -> None:
    """Add games written as `name=module,name=module`; command line and server do so with the variable `EXTRA`."""
    for word in filter(None, words.split(",")):
        name, _, module = word.partition("=")
        register(name.strip(), module.strip())


def package(name: str) -> str:
    """The package of the game with this name; `KeyError` with a sentence if there is none."""
    if name not in _modules:
        raise KeyError(f"there is no game {name!r}; there are: {', '.join(_modules)}")
    return _modules[name]


@cache
def game(name: str) -> Game:
    """The game with this name; `KeyError` with a sentence if there is none."""
    found: Game = import_module(package(name)).GAME
    return found
