"""The rulebook's examples by the rules they show: each is a lesson (`feldherr.lessons.examples`)."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

import msgspec
from litestar import get
from litestar.params import FromPath
from msgspec import Struct

from feldherr.server.lobby.library import known_game
from feldherr.words.sources import game_folder


class Told(Struct, frozen=True):
    """What a file says of itself; docs/scenarios.md has all its keys."""

    title: str
    text: dict[str, str] = {}
    rules: tuple[str, ...] = ()
    position: str = ""
    record: str = ""
    seed: str | int = ""
    steps: tuple[str, ...] = ()


class Listed(Struct, frozen=True):
    name: str
    title: str
    text: dict[str, str]
    rules: tuple[str, ...]


@get("/api/examples/{name:str}", sync_to_thread=True)
def examples(name: FromPath[str]) -> list[Listed]:
    known_game(name)
    return listing(name)


@cache
def listing(game: str) -> list[Listed]:
    """The game's examples that can be followed, by the chapter of their first rule."""
    found: dict[str, Told] = {}
    for path in sorted(Path(str(game_folder(game) / "examples")).glob("*.toml")):
        told = msgspec.convert(tomllib.loads(path.read_text("utf-8")), Told)
        if told.position and told.steps and not told.record and told.seed == "":
            found[path.stem] = told
    ordered = sorted(found.items(), key=lambda item: [int(n) for n in re.findall(r"\d+", item[1].rules[0])])
    return [Listed(name, told.title, told.text, told.rules) for name, told in ordered]


EXAMPLES = [examples]
