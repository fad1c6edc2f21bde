"""What the commands share: arguments, languages, options of a game, and how a command fails."""

from __future__ import annotations

import locale
import os
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import msgspec
import typer

from feldherr import games
from feldherr.kernel.answers import Malformed
from feldherr.kernel.game import Game
from feldherr.kernel.record import Record, header_of, load

if TYPE_CHECKING:
    from rich.console import Console


class Language(StrEnum):
    en = "en"
    de = "de"


Lang = Annotated[Language | None, typer.Option("--lang", help="Language; default: that of the system.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]


def language(chosen: Language | None) -> str:
    """The language chosen, or the system's if we speak it, else English."""
    if chosen:
        return chosen.value
    named = [os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    system = next(filter(None, named), None) or locale.getlocale()[0] or ""
    return "de" if system.startswith(("de", "German")) else "en"


def console(errors: bool = False) -> Console:
    """Everything printed is plain text: brackets in a name are no markup. A server prints nothing and needs no Rich."""
    from rich.console import Console

    return Console(markup=False, emoji=False, highlight=False, stderr=errors, soft_wrap=errors)


def print_json(value: Any) -> None:
    typer.echo(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def failed(sentence: str, code: int = 1) -> NoReturn:
    """End the command with a sentence on stderr."""
    console(errors=True).print(sentence)
    raise typer.Exit(code)


def chosen_game(name: str) -> Game:
    """The game of this name; a part of the name is enough if only one game has it."""
    return loaded(full_name(name))


def full_name(name: str) -> str:
    """The name of the game that is meant; nothing of it is loaded."""
    found = games.meant(name)
    if not games.known(found):
        raise typer.BadParameter(f"There is no game {name!r}; there are: {', '.join(games.names())}.")
    return found


def loaded(name: str) -> Game:
    """The game of just this name; one that does not load is a sentence."""
    try:
        return games.game(name)
    except games.Unplayable as wrong:
        failed(sentence(str(wrong)))


def read_text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except OSError as wrong:
        failed(f"{path} cannot be read: {wrong.strerror or wrong}.")
    except UnicodeDecodeError:
        failed(f"{path} cannot be read: it is not a text file.")


def read_record(path: Path) -> tuple[Game, Record]:
    """A record, and the game it is of."""
    content = read_text(path)
    try:
        name = header_of(content).game
        if name not in games.names():
            failed(f"{path}: there is no game {name!r}; there are: {', '.join(games.names())}.")
        game = loaded(name)
        return game, load(game, content)
    except Malformed as wrong:
        failed(f"{path}: {sentence(str(wrong))}")


def game_options(game: Game, given: str | None) -> Any:
    """The options of a game from `key=value,key=value` or from JSON."""
    try:
        words = (given or "").strip()
        pairs = msgspec.json.decode(words) if words.startswith("{") else dict(map(pair, filter(None, words.split(","))))
        return msgspec.convert(pairs, game.options_type, strict=False)
    except msgspec.MsgspecError as wrong:
        known = ", ".join(f"{f.name}={f.default}" for f in msgspec.structs.fields(game.options_type)) or "none"
        raise typer.BadParameter(f"{sentence(str(wrong))} The options of {game.name}: {known}.") from None


def pair(part: str) -> tuple[str, Any]:
    key, equals, value = part.partition("=")
    if not equals:
        raise typer.BadParameter(f"{part!r} is no option; write it like this: key=value.")
    try:
        return key.strip(), msgspec.json.decode(value)
    except msgspec.MsgspecError:
        return key.strip(), value.strip()


def sentence(words: str) -> str:
    """With a capital and a full stop."""
    words = words[:1].upper() + words[1:]
    return words if words.endswith((".", "!", "?")) else f"{words}."
