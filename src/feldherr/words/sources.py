"""Where the messages are: those of kernel and command line here, those of a game in its folder `text`."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path

from feldherr import games

LANGUAGES = ("en", "de")


def game_folder(game: str) -> Path:
    """The folder of a game, by the game's name. Its texts can be read even if its code does not load."""
    package = games.package(game)
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise FileNotFoundError(f"there is no package {package}, where {game} should be")
    return Path(next(iter(spec.submodule_search_locations)))


def common(lang: str) -> str:
    """The messages every game shares."""
    return Path(__file__).with_name(f"{known(lang)}.ftl").read_text("utf-8")


def own(game: str, lang: str) -> str:
    """The messages of one game; none if it has not got any yet."""
    try:
        path = game_folder(game) / "text" / f"{known(lang)}.ftl"
    except (ImportError, OSError):
        return ""
    return path.read_text("utf-8") if path.is_file() else ""


@cache
def sources(game: str, lang: str) -> str:
    """All messages of a game in one language: what a client needs to put its texts into words."""
    return f"{common(lang)}\n{own(game, lang)}"


def known(lang: str) -> str:
    if lang not in LANGUAGES:
        raise ValueError(f"there is no language {lang!r}; there are: {', '.join(LANGUAGES)}")
    return lang
