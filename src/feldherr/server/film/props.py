"""What a film is shown with: the board and the messages of its time, kept once for all films that share them."""

from __future__ import annotations

import zlib
from functools import cache, lru_cache
from hashlib import sha256
from importlib import resources
from typing import Any

import msgspec
from msgspec import Raw

from feldherr import words
from feldherr.kernel.game import Game
from feldherr.kernel.text import Text
from feldherr.server.archive.program import program
from feldherr.server.film.film import Film, Made
from feldherr.server.store.writer import Job, Kind
from feldherr.words.sources import game_folder

AS_TOLD = "as-told"
"""A sentence that is known in every language and needs no message of its own."""


def board_of(game: Game, options: Any) -> bytes:
    """The game's own board for these options, or the one file it has."""
    return encoded(game, options if game.plan is None else None)


@lru_cache(maxsize=16)
def encoded(game: Game, options: Any) -> bytes:
    if (found := game.board(options)) is None:
        return (game_folder(game.name) / "data" / "board.json").read_bytes()
    return msgspec.json.encode(found)


@cache
def messages(game: str) -> bytes:
    """All messages a log or a view of the game can use, by language."""
    return msgspec.json.encode({lang: words.sources(game, lang) + own(lang) for lang in words.LANGUAGES})


def own(lang: str) -> str:
    return "\n" + resources.files("feldherr.server").joinpath("text", f"{lang}.ftl").read_text("utf-8")


def digest(content: bytes) -> str:
    return sha256(content).hexdigest()[:32]


@lru_cache(maxsize=64)
def used(game: Game, options: Any) -> tuple[Made, tuple[bytes, ...]]:
    """By what a game of today is shown."""
    texts = messages(game.name)
    try:
        board = board_of(game, options)
    except OSError:  # no board is drawn
        return Made(program(game.name), game.rules_version, "", digest(texts)), (texts,)
    return Made(program(game.name), game.rules_version, digest(board), digest(texts)), (board, texts)


class Props:
    """Those that are on disk already."""

    def __init__(self) -> None:
        self.known: set[str] = set()

    def rows(self, game: Game, options: Any) -> Job:
        """What has to be written before something shown with today's props is; the first time it takes a while."""
        made, contents = used(game, options)
        if {made.board, made.texts} <= self.known | {""}:
            return []
        found = {digest(content): content for content in contents}
        missing = {name: content for name, content in found.items() if name not in self.known}
        return [
            (Kind.PROP, {"b_digest": name, "b_data": zlib.compress(content, 6)}) for name, content in missing.items()
        ]

    def written(self, job: Job) -> None:
        """These are there now."""
        self.known |= {row["b_digest"] for kind, row in job if kind == Kind.PROP}


# films of other times -------------------------------------------------------------------------------------------------
def retold(film: Film, then: bytes, game: str) -> Film:
    """The film with every text that would read differently today in the words it had."""
    old = {lang: words.Words(lang, source) for lang, source in msgspec.json.decode(then, type=dict[str, str]).items()}
    now = {lang: words.of(game, lang) for lang in words.LANGUAGES}
    spoken = Speaker(old, now)
    film.scraps = [spoken.again(scrap) for scrap in film.scraps]
    film.seats = [msgspec.structs.replace(seat, title=spoken.text(seat.title)) for seat in film.seats]
    return film


class Speaker:
    def __init__(self, old: dict[str, words.Words], now: dict[str, words.Words]) -> None:
        self.old, self.now = old, now

    def again(self, scrap: Raw) -> Raw:
        value = msgspec.json.decode(scrap)
        return Raw(msgspec.json.encode(self.walk(value)))

    def walk(self, value: Any) -> Any:
        """Texts are `{"id": …, "args": {…}}`, wherever they are."""
        if isinstance(value, list):
            return [self.walk(one) for one in value]
        if not isinstance(value, dict):
            return value
        if value.keys() == {"id", "args"} and isinstance(value["id"], str):
            return msgspec.to_builtins(self.text(msgspec.convert(value, Text)))
        return {key: self.walk(one) for key, one in value.items()}

    def text(self, text: Text) -> Text:
        said = {lang: speak.format(text) for lang, speak in self.old.items()}
        if all(lang in self.now and self.now[lang].format(text) == said[lang] for lang in said):
            return text
        return Text(AS_TOLD, dict(said))
