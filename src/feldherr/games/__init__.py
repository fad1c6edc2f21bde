"""The games, by name: ours, those that installed packages bring, and those a test registers.

Each is a package of its own that never imports another. A package from outside names its game in its `pyproject.toml`:

    [project.entry-points."feldherr.games"]
    nine-fields = "nine_fields"
"""

from __future__ import annotations

from functools import cache
from importlib import import_module

from feldherr.kernel.game import Game

GAMES = ("triomphe-a-marengo", "napoleons-triumph", "viktory-ii", "trench-club", "napoleon-in-europe")
GROUP = "feldherr.games"
"""The entry points of installed packages: a game's name, and the package with its `GAME`."""
EXTRA = "FELDHERR_EXTRA_GAMES"
"""An environment variable with more games, `ford=tests.ford,…`. Nobody reads it but who calls `register_all`."""

_modules = {name: f"feldherr.games.{name.replace('-', '_')}" for name in GAMES}


class Unplayable(ImportError):
    """A game whose package cannot be imported; the message is a sentence that says why and where."""


def names() -> tuple[str, ...]:
    """Every game there is, installed and registered ones included."""
    look_around()
    return tuple(_modules)


@cache
def look_around() -> None:
    """Find the games of installed packages, once. Ours stay what they are."""
    from importlib.metadata import entry_points  # takes longer than all of this module

    for found in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        _modules.setdefault(found.name, found.module)


def register(name: str, module: str) -> None:
    """Add a game that is not ours: `module` is a package with a `GAME`, its `rules.toml` and the room `text`."""
    if name in GAMES:
        raise ValueError(f"{name} is a game already")
    _modules[name] = module


def register_all(words: str) -> None:
    """Add games written as `name=module,name=module`; command line and server do so with the variable `EXTRA`."""
    for word in filter(None, words.split(",")):
        name, _, module = word.partition("=")
        register(name.strip(), module.strip())


def known(name: str) -> bool:
    """Whether there is a game of just this name. To look around takes a while: not for one that is known already."""
    return name in _modules or name in names()


def package(name: str) -> str:
    """The package of the game with this name; `KeyError` with a sentence if there is none."""
    if not known(name):
        raise KeyError(f"there is no game {name!r}; there are: {', '.join(_modules)}")
    return _modules[name]


def meant(name: str) -> str:
    """The game that is meant by a name: a part of it is enough, if only one game has it."""
    like = [] if known(name) else [one for one in names() if name and name.casefold() in one]
    return like[0] if len(like) == 1 else name


@cache
def game(name: str) -> Game:
    """The game with this name; `KeyError` with a sentence if there is none, `Unplayable` if it cannot be loaded."""
    place = package(name)
    try:
        found: Game = import_module(place).GAME
    except Exception as wrong:
        raise Unplayable(f"{name} cannot be played, for its package {place} does not load: {blamed(wrong)}") from wrong
    return found


def blamed(wrong: Exception) -> str:
    """What went wrong, and the last line of the package itself that led there."""
    import traceback  # only where something is wrong

    frames = [frame for frame in traceback.extract_tb(wrong.__traceback__) if "importlib" not in frame.filename]
    where = f" ({frames[-1].filename}, line {frames[-1].lineno})" if frames[1:] else ""
    return f"{type(wrong).__name__}: {wrong}{where}"
