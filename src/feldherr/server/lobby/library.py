"""What can be read before playing: the games on offer, their boards, texts and rules."""

from __future__ import annotations

import logging
from functools import cache, lru_cache
from importlib import resources
from typing import Any

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from feldherr import bots, words
from feldherr import games as catalogue
from feldherr.bots.measured import telling
from feldherr.kernel.game import Game
from feldherr.kernel.text import Text, say
from feldherr.lessons.lesson import lessons
from feldherr.server.film.props import board_of as board_of
from feldherr.server.lobby.calling import AnyRequest
from feldherr.server.lobby.described import OBJECT, PLAIN
from feldherr.server.table.refusal import Refusal
from feldherr.server.wire.kept import Kept, kept, sent
from feldherr.words.options import Choice, choices, seat_counts
from feldherr.words.rulebook import rulebook
from feldherr.words.sources import common, own

log = logging.getLogger(__name__)
DESCRIBED = ("random", "greedy", "recruit", "captain", "marshal")


class Opponent(msgspec.Struct, frozen=True, omit_defaults=True):
    """`line`: what it does; `strength`: what was counted in its matches."""

    name: str
    text: Text
    line: Text | None = None
    strength: Text | None = None


class Titled(msgspec.Struct, frozen=True):
    title: Text


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    game: str
    title: str
    titles: dict[str, str]
    players: list[int]
    options: list[Choice]
    bots: list[Opponent]
    default_bot: str
    seats: list[Titled]
    line: Text | None = None
    length: Text | None = None
    hidden: bool | None = None
    concealed: Text | None = None
    """What is hidden, if the game says it."""
    dice: bool | None = None
    lessons: bool = False
    first: dict[str, Any] = {}
    """Options of a first game, where they are not the usual ones."""


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
        [opponent(name, bot) for bot in opponents],
        bots.usual(name),
        [Titled(seat.title) for seat in seats],
        told("line"),
        told("length"),
        game.hidden,
        told("hidden"),
        game.dice,
        bool(lessons(name)),
        dict(game.first_game),
    )


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


def opponent(game: str, bot: str) -> Opponent:
    """An opponent with what it does and how strong it is; a game's own may have no such words."""
    line = say(f"bot-{bot}-line") if bot in DESCRIBED else None
    match = telling(game, bot)
    if match is None:
        return Opponent(bot, say(f"bot-{bot}"), line)
    counted = say("bot-match", first=match.first, second=match.second, won=round(match.won), of=match.games)
    return Opponent(bot, say(f"bot-{bot}"), line, counted)


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


@get("/api/boards/{name:str}", sync_to_thread=False, responses=OBJECT)
def board(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    game = known_game(name)
    return sent(request, drawn_once(name, msgspec.json.encode(wished(request, game))), "application/json")


@lru_cache(maxsize=64)
def drawn_once(name: str, options: bytes) -> Kept:
    game = catalogue.game(name)
    return kept(board_of(game, msgspec.json.decode(options, type=game.options_type)))


@get("/api/texts/{language:str}", sync_to_thread=False, responses=PLAIN)
def texts(request: AnyRequest, language: FromPath[str]) -> Response[bytes]:
    if language not in words.LANGUAGES:
        raise Refusal("refused-no-such-language")
    return sent(request, said_once(language, catalogue.names()), "text/plain; charset=utf-8")


@cache
def said_once(language: str, names: tuple[str, ...]) -> Kept:
    return kept(all_texts(language, names).encode())


@cache
def all_texts(language: str, names: tuple[str, ...]) -> str:
    """Every message there is: the common ones, the server's, the games'."""
    ours = resources.files("feldherr.server").joinpath("text", f"{language}.ftl").read_text("utf-8")
    return "\n".join([common(language), ours, *(own(name, language) for name in names)])


@get("/api/rules/{name:str}", sync_to_thread=True)
def rules(name: FromPath[str]) -> dict[str, Any]:
    game, book = known_game(name), rulebook(name)
    return {
        "game": book.game,
        "prefix": book.prefix,
        "title": dict(book.title),
        "summary": dict(book.summary),
        "chapters": [msgspec.to_builtins(chapter) for chapter in book.chapters],
        "winning": [msgspec.to_builtins(row) for row in game.winning()],
        "brief": [msgspec.to_builtins(part) for part in book.brief],
        "rules": [
            {"id": rule.id, "title": rule.topic, "text": {"en": rule.en, "de": rule.de}, "kind": rule.kind}
            for rule in book.rules
        ],
        "rulings": [msgspec.to_builtins(ruling) for ruling in book.rulings],
    }


LIBRARY = [games_on_offer, seats, board, texts, rules]
