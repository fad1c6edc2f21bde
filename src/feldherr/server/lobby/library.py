"""What can be read before playing: the games on offer, their boards, texts and rules."""

from __future__ import annotations

import logging
from functools import cache, lru_cache
from importlib import resources
from itertools import product
from typing import Any

import msgspec
from litestar import Response, get
from litestar.params import FromPath
from msgspec import inspect

from feldherr import bots, words
from feldherr import games as catalogue
from feldherr.kernel.game import Game
from feldherr.kernel.text import Text, say
from feldherr.lessons.lesson import lessons
from feldherr.server.film.props import board_of as board_of
from feldherr.server.lobby.calling import AnyRequest
from feldherr.server.table.room import Refusal
from feldherr.words.rulebook import rulebook
from feldherr.words.sources import common, game_folder, own

log = logging.getLogger(__name__)
RANGE = 24
"""A number with more values than this is typed, not chosen from a list."""


class Value(msgspec.Struct, frozen=True):
    value: str | int | bool
    text: Text


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of the values; if there are none, any number from `least` to `most`. `seats`: it decides how many play."""

    name: str
    text: Text
    values: list[Value]
    default: str | int | bool
    least: int | None = None
    most: int | None = None
    seats: bool = False


class Named(msgspec.Struct, frozen=True):
    name: str
    text: Text


class Titled(msgspec.Struct, frozen=True):
    title: Text


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    game: str
    title: str
    titles: dict[str, str]
    players: list[int]
    options: list[Choice]
    bots: list[Named]
    default_bot: str
    seats: list[Titled]
    line: Text | None = None
    length: Text | None = None
    hidden: bool | None = None
    dice: bool | None = None
    examples: bool = False
    lessons: bool = False


def known_game(name: str) -> Game:
    """The game of this name; `Refusal` if we have none."""
    if name not in catalogue.names():
        raise Refusal("refused-no-such-game")
    return catalogue.game(name)


def offer(name: str) -> Offer:
    game, book = catalogue.game(name), rulebook(name)
    seats = game.seats(game.options_type())
    opponents = bots.names(name)
    options = choices(game)

    def told(part: str) -> Text | None:
        return say(f"{name}-{part}") if f"\n{name}-{part} =" in own(name, "en") else None

    return Offer(
        name,
        book.title.get("en", name),
        dict(book.title),
        seat_counts(game),
        options,
        [Named(bot, say(f"bot-{bot}")) for bot in opponents],
        bots.usual(name),
        [Titled(seat.title) for seat in seats],
        told("line"),
        told("length"),
        game.hidden,
        game.dice,
        game_folder(name).joinpath("examples").is_dir(),
        bool(lessons(name)),
    )


def fields_of(game: Game) -> tuple[inspect.Field, ...]:
    info = inspect.type_info(game.options_type)
    assert isinstance(info, inspect.StructType)
    return tuple(field for field in info.fields if field.default is not msgspec.NODEFAULT)


def choices(game: Game) -> list[Choice]:
    """The options of a game, each with a list to choose from or a number to type."""
    found = []
    seating = deciding(game)
    for field in fields_of(game):
        name = f"{game.name}-option-{field.name.replace('_', '-')}"
        if values := values_of(field.type):
            listed = [Value(value, spoken(game, f"{name}-{str(value).lower()}", value)) for value in values]
            found.append(Choice(field.encode_name, say(name), listed, field.default, seats=field.name in seating))
        elif isinstance(field.type, inspect.IntType) and field.type.ge is not None and field.type.le is not None:
            least, most = field.type.ge, field.type.le
            found.append(Choice(field.encode_name, say(name), [], field.default, least, most))
    return found


def spoken(game: Game, name: str, value: Any) -> Text:
    """A number without words of its own is written as it is."""
    if isinstance(value, int) and not isinstance(value, bool) and f"\n{name} =" not in own(game.name, "en"):
        return say("a-number", number=value)
    return say(name)


def deciding(game: Game) -> dict[str, list[Any]]:
    """The options by which the number of seats changes, with their values."""
    found = {}
    for field in fields_of(game):
        values = values_of(field.type)
        if len({seats_with(game, {field.name: value}) for value in values} - {0}) > 1:
            found[field.name] = values
    return found


def seat_counts(game: Game) -> list[int]:
    """How many may play, whatever options decide it."""
    seating = deciding(game)
    return sorted({seats_with(game, dict(zip(seating, chosen))) for chosen in product(*seating.values())} - {0})


def seats_with(game: Game, wish: dict[str, Any]) -> int:
    """How many seats there are with these options; 0 if they do not go together."""
    try:
        return len(game.seats(game.options_type(**wish)))
    except ValueError:
        return 0


def values_of(kind: inspect.Type) -> list[Any]:
    match kind:
        case inspect.BoolType():
            return [False, True]
        case inspect.LiteralType(values):
            return list(values)
        case inspect.EnumType(cls):
            return [member.value for member in cls]
        case inspect.IntType(ge=int(least), le=int(most)) if most - least < RANGE:
            return list(range(least, most + 1))
    return []


@get("/api/games-on-offer", sync_to_thread=True)
def games_on_offer() -> list[Offer]:
    return offers(catalogue.names())


@cache
def offers(names: tuple[str, ...]) -> list[Offer]:
    """Made once, in a thread, for rulebooks are long. A game that cannot be loaded is not offered."""
    found = []
    for name in names:
        try:
            found.append(offer(name))
        except (ImportError, AttributeError, OSError, ValueError) as wrong:
            log.warning("%s is not on offer: %s", name, wrong)
    return found


def wished(request: AnyRequest, game: Game) -> Any:
    """The options in an address; `Refusal` if there are none such."""
    try:
        return msgspec.convert(dict(request.query_params), game.options_type, strict=False)
    except (msgspec.ValidationError, ValueError) as wrong:
        raise Refusal("refused-malformed", why=str(wrong)[:200]) from wrong


@get("/api/seats/{name:str}", sync_to_thread=False)
def seats(request: AnyRequest, name: FromPath[str]) -> list[Titled]:
    """Who plays with these options."""
    game = known_game(name)
    return [Titled(seat.title) for seat in game.seats(wished(request, game))]


@get("/api/boards/{name:str}", sync_to_thread=False)
def board(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    game = known_game(name)
    drawn = drawn_once(name, msgspec.json.encode(wished(request, game)))
    return Response(drawn, media_type="application/json", headers={"cache-control": "no-cache"})


@lru_cache(maxsize=64)
def drawn_once(name: str, options: bytes) -> bytes:
    game = catalogue.game(name)
    return board_of(game, msgspec.json.decode(options, type=game.options_type))


@get("/api/texts/{language:str}", media_type="text/plain", sync_to_thread=False)
def texts(language: FromPath[str]) -> str:
    if language not in words.LANGUAGES:
        raise Refusal("refused-no-such-language")
    return all_texts(language, catalogue.names())


@cache
def all_texts(language: str, names: tuple[str, ...]) -> str:
    """Every message there is: the common ones, the server's, the games'."""
    ours = resources.files("feldherr.server").joinpath("text", f"{language}.ftl").read_text("utf-8")
    return "\n".join([common(language), ours, *(own(name, language) for name in names)])


@get("/api/rules/{name:str}", sync_to_thread=True)
def rules(name: FromPath[str]) -> dict[str, Any]:
    known_game(name)
    book = rulebook(name)
    return {
        "game": book.game,
        "prefix": book.prefix,
        "title": dict(book.title),
        "rules": [
            {"id": rule.id, "title": rule.topic, "text": {"en": rule.en, "de": rule.de}, "kind": rule.kind}
            for rule in book.rules
        ],
        "rulings": [msgspec.to_builtins(ruling) for ruling in book.rulings],
    }


LIBRARY = [games_on_offer, seats, board, texts, rules]
