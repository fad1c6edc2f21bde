"""Examples to follow: scenario files of a game, played out step by step, each with what is asked and its rule.

Nothing of it is a game of anybody: a position everybody may know, the answers the rulebook gives, what comes of them.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from litestar import get
from litestar.params import FromPath
from msgspec import Raw, Struct

from feldherr.kernel.answers import CHANCE
from feldherr.kernel.lines import lines_of
from feldherr.kernel.position import answer, begin, resume
from feldherr.kernel.text import Text
from feldherr.server.lobby.library import known_game
from feldherr.server.table.asking import asked, counted
from feldherr.server.table.room import Refusal
from feldherr.server.table.telling import happening
from feldherr.server.wire.frames import Happening, encode
from feldherr.words.sources import game_folder

STEP = re.compile(r"(?P<seat>[\w-]+):\s*(?P<no>!?)\s*(?P<line>.+?)(?:\s+=\s+(?P<rule>\S.*))?")
CHANCE_NAME = "chance"


class Told(Struct, frozen=True):
    """What a file says of itself; docs/scenarios.md has all its keys."""

    title: str
    text: dict[str, str] = {}
    rules: tuple[str, ...] = ()
    options: dict[str, Any] = {}
    position: str = ""
    record: str = ""
    seed: str | int = ""
    steps: tuple[str, ...] = ()


class Listed(Struct, frozen=True):
    name: str
    title: str
    text: dict[str, str]
    rules: tuple[str, ...]


class Step(Struct, frozen=True):
    """`line` is the answer of the example; with `refused` it is one that this rule refuses. `told` comes of it."""

    seat: int
    line: str
    text: Text
    rule: str
    refused: bool
    view: Raw
    question: Raw
    told: list[Happening]


class Example(Struct, frozen=True):
    name: str
    title: str
    text: dict[str, str]
    rules: tuple[str, ...]
    game: str
    options: dict[str, Any]
    steps: list[Step]
    view: Raw
    """How it ends, as the seat that answered last sees it."""


@get("/api/examples/{name:str}", sync_to_thread=True)
def examples(name: FromPath[str]) -> list[Listed]:
    known_game(name)
    return listing(name)


@get("/api/examples/{name:str}/{example:str}", sync_to_thread=True)
def example(name: FromPath[str], example: FromPath[str]) -> Example:
    known_game(name)
    if example not in files(name):
        raise Refusal("refused-no-such-game")
    return played(name, example)


@cache
def files(game: str) -> dict[str, Told]:
    """The game's examples that can be followed, by the chapter of their first rule."""
    folder = game_folder(game) / "examples"
    found: dict[str, Told] = {}
    for path in sorted(Path(str(folder)).glob("*.toml")):
        told = msgspec.convert(tomllib.loads(path.read_text("utf-8")), Told)
        if told.position and told.steps and not told.record and told.seed == "":
            found[path.stem] = told
    return dict(sorted(found.items(), key=lambda item: [int(n) for n in re.findall(r"\d+", item[1].rules[0])]))


@cache
def listing(game: str) -> list[Listed]:
    return [Listed(name, told.title, told.text, told.rules) for name, told in files(game).items()]


@cache
def played(name: str, which: str) -> Example:
    """Played out once; it is the same for everybody."""
    game, told = known_game(name), files(name)[which]
    options = msgspec.convert(told.options, game.options_type)
    seats = {seat.name: number for number, seat in enumerate(game.seats(options))} | {CHANCE_NAME: CHANCE}
    read = lines_of(tuple(game.actions)).read
    position, _ = resume(game, *game.read(told.position)) if told.position else begin(game, options)
    steps: list[Step] = []
    for written in told.steps:
        found = STEP.fullmatch(written.strip())
        assert found, written
        seat, choice = seats[found["seat"]], read(found["line"])
        if seat == CHANCE:
            position, news = answer(game, position, seat, choice)
            seen = [happening(game, e) for e in (e.seen_by(steps[-1].seat) for e in news) if e] if steps else []
            if steps:
                steps[-1] = msgspec.structs.replace(steps[-1], told=[*steps[-1].told, *seen])
            continue
        question = position.question(seat)
        assert question, written
        view = Raw(encode(game.view(position, seat)))
        ask = Raw(counted(asked(game, position, question), len(steps)))
        words, rule = game.option(question, choice), (found["rule"] or game.prompt(question)[1]).split("§")[-1].strip()
        news = []
        if not found["no"]:
            position, news = answer(game, position, seat, choice)
        seen = [happening(game, e) for e in (e.seen_by(seat) for e in news) if e]
        steps.append(Step(seat, found["line"], words, rule, bool(found["no"]), view, ask, seen))
    last = steps[-1].seat
    end = Raw(encode(game.view(position, last)))
    return Example(which, told.title, told.text, told.rules, name, told.options, steps, end)


EXAMPLES = [examples, example]
