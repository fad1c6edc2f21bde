"""`feldherr games`: what can be played, and against whom."""

from __future__ import annotations

from typing import Any

import msgspec
import typer
from rich.table import Table as Grid
from rich.text import Text

from feldherr import bots
from feldherr import games as shelf
from feldherr.cli.arguments import AsJson, Lang, console, language, print_json, sentence
from feldherr.kernel.game import Game
from feldherr.words.rulebook import rulebook


def games(lang: Lang = None, as_json: AsJson = False) -> None:
    """List the games, their opponents and their options."""
    found = []
    for name in shelf.names():
        try:
            found.append(about(name, language(lang)))
        except (shelf.Unplayable, OSError, ValueError) as wrong:  # the others can still be played
            typer.echo(sentence(str(wrong)), err=True)
    if as_json:
        print_json(found)
        return
    screen = console()
    for game in found:
        grid = Grid.grid(padding=(0, 2))
        grid.add_row(Text(game["title"], style="bold"), game["game"])
        grid.add_row("", Text(game["summary"]))
        grid.add_row("", f"players: {game['players']} · seats: {', '.join(game['seats'])} · rules: {game['rules']}")
        grid.add_row("", f"opponents: {', '.join(game['bots'])}")
        if game["options"]:
            shown = ", ".join(f"{key}={value}" for key, value in game["options"].items())
            grid.add_row("", f"options: {shown}")
        screen.print(grid)


def about(name: str, lang: str) -> dict[str, Any]:
    """What there is to say of a game before it is begun."""
    game: Game = shelf.game(name)
    book = rulebook(name)
    return {
        "game": name,
        "title": book.title.get(lang, name),
        "summary": book.summary.get(lang, ""),
        "players": book.players,
        "prefix": game.prefix,
        "rules": len(book.rules),
        "rules_version": game.rules_version,
        "seats": [seat.name for seat in game.seats(game.options_type())],
        "bots": list(bots.names(name)),
        "options": {f.name: msgspec.to_builtins(f.default) for f in msgspec.structs.fields(game.options_type)},
    }
