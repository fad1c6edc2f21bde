"""What a lesson's file says, and which lessons a game has. docs/lessons.md has the keys."""

from __future__ import annotations

import tomllib
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec

from feldherr.kernel.answers import Malformed
from feldherr.words.sources import game_folder

FOLDER = "text/lessons"
THEN = ";"
"""Between the answers of one way."""


class Wrong(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A way that is open and worse, and the message that says why; `rule`: to read on."""

    do: str
    say: str
    rule: str = ""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the coach says. With `do` one of these ways is awaited, with `until` the learner plays on his own; else he
    only reads. `then`: what the others and chance answer afterwards."""

    say: str
    lit: tuple[str, ...] = ()
    do: tuple[str, ...] = ()
    until: tuple[str, ...] = ()
    wrong: tuple[Wrong, ...] = ()
    then: tuple[str, ...] = ()
    rule: str = ""

    @property
    def kind(self) -> Literal["read", "do", "free"]:
        return "do" if self.do else "free" if self.until else "read"


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`seat`: who learns. `opening`: answers of anybody before the first step. `opponent`: who answers unscripted."""

    game: str
    seat: str
    steps: tuple[Step, ...]
    place: int = 0
    options: dict[str, Any] = {}
    position: str = ""
    opening: tuple[str, ...] = ()
    seed: str = ""
    opponent: str = "random"
    said: dict[str, dict[str, str]] = {}
    """What is said, by message and language, where it is in no Fluent file."""


class Said(NamedTuple):
    """An answer of the learner; `given`: the kernel gave it for him, because there was no other."""

    line: str
    given: bool = False


def read(text: str) -> Lesson:
    """A lesson from the text of its file; `Malformed` with a sentence if it cannot be read."""
    try:
        return msgspec.convert(tomllib.loads(text), Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as wrong:
        raise Malformed(f"the lesson cannot be read: {wrong}") from wrong


def folder_of(game: str) -> Path:
    return Path(str(game_folder(game) / FOLDER))


@cache
def lessons(game: str) -> dict[str, Lesson]:
    """The lessons of a game by the names of their files, easier ones first."""
    found = {path.stem: read(path.read_text("utf-8")) for path in sorted(folder_of(game).glob("*.toml"))}
    return dict(sorted(found.items(), key=lambda item: (item[1].place, item[0])))


def answers_of(way: str) -> list[str]:
    """The patterns of a way, one an answer; `*` stands for anything."""
    return [part.strip() for part in way.split(THEN) if part.strip()]


def matches(pattern: str, line: str) -> bool:
    return fnmatchcase(line, pattern)


def rest(way: str, said: tuple[Said, ...]) -> list[str] | None:
    """The answers of a way that are still missing; None if what was said leads elsewhere. What was given by itself need
    not be part of it."""
    patterns, at = answers_of(way), 0
    for line, given in said:
        if at < len(patterns) and matches(patterns[at], line):
            at += 1
        elif not given:
            return None
    return patterns[at:]


def along(way: str, said: tuple[Said, ...]) -> Literal["whole", "part"] | None:
    """Whether what was said is the way, or its beginning."""
    missing = rest(way, said)
    return None if missing is None else "part" if missing else "whole"


def begins(way: str, said: tuple[Said, ...]) -> bool:
    """Whether what was said begins with this way."""
    return any(along(way, said[:count]) == "whole" for count in range(1, len(said) + 1))
