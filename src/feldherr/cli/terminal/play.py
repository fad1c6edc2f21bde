"""`feldherr play`: a game in the terminal, against the computer or with others at the same screen."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Annotated

import typer

from feldherr import bots, games
from feldherr.bots.outside import named
from feldherr.cli import saves
from feldherr.cli.arguments import Lang, chosen_game, console, failed, game_options, language, read_record, sentence
from feldherr.cli.terminal.screen import Terminal
from feldherr.cli.terminal.session import PERSON, Session, seed_of
from feldherr.cli.terminal.voice import Voice
from feldherr.kernel.game import Game


def play(
    game_name: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Its name, or a part of it.")] = None,
    against: Annotated[str | None, typer.Option("--against", "--bot", metavar="BOT", help="Against whom.")] = None,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="All seats at this screen, a curtain between.")] = False,
    side: Annotated[list[str] | None, typer.Option(metavar="SEAT", help="The seat to play; may be repeated.")] = None,
    seed: Annotated[str | None, typer.Option(help="Makes all draws follow from this word.")] = None,
    options: Annotated[str | None, typer.Option(help="Options of the game: key=value,key=value, or JSON.")] = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a game that was kept.")] = None,
    last: Annotated[bool, typer.Option("--last", help="Go on with the game played last.")] = False,
    at: Annotated[int | None, typer.Option(metavar="N", min=0, help="With --load: a new game from answer N.")] = None,
    with_map: Annotated[bool, typer.Option("--map", help="Show a map above the board each time.")] = False,
    lang: Lang = None,
) -> None:
    """Play a game in the terminal. Without a name: the first game, against a sensible opponent."""
    if hot_seat and (against or side):
        raise typer.BadParameter("--hot-seat seats people everywhere; leave out --against and --side.")
    if at is not None and not (load or last):
        raise typer.BadParameter("--at goes on from a recorded game; name it with --load.")
    if last and not load:
        load = saves.last_file() or failed("No game has been kept yet.")
    try:
        if load:
            session = go_on(load, at, against, hot_seat, side, seed)
        else:
            session = begin(chosen_game(game_name or games.GAMES[0]), options, against, hot_seat, side, seed)
    except OSError as wrong:
        failed(f"The game cannot be kept: {wrong}. Set FELDHERR_SAVES to a folder that can be written.")
    voice = Voice(session.game, language(lang), session.table.options)
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401 (line editing and history at the prompt)
    terminal = Terminal(session, voice, console(), input, with_map)
    try:
        terminal.run()
    except KeyboardInterrupt:
        terminal.print("")
        terminal.say("cli-kept", file=str(session.file))
        raise typer.Exit(130) from None


def begin(
    game: Game, options: str | None, against: str | None, hot_seat: bool, side: list[str] | None, seed: str | None
) -> Session:
    agreed = game_options(game, options)
    names = [seat.name for seat in game.seats(agreed)]
    return Session.begin(game, agreed, seated(game, names, against, hot_seat, side), seed_of(seed))


def go_on(
    path: Path, at: int | None, against: str | None, hot_seat: bool, side: list[str] | None, seed: str | None
) -> Session:
    game, found = read_record(path)
    names = [seat.name for seat in game.seats(game.options_type())]
    players = seated(game, names, against, hot_seat, side) if against or hot_seat or side else None
    try:
        if at is not None:
            return Session.branch(game, path, min(at, len(found.entries)), players, seed_of(seed))
        return Session.load(game, path, players)
    except ValueError as wrong:  # Illegal, Malformed, or a seed that is no number
        failed(f"{path}: {sentence(str(wrong))}")


def seated(game: Game, names: list[str], against: str | None, hot_seat: bool, side: list[str] | None) -> list[str]:
    """Who plays each seat."""
    against = against or bots.usual(game.name)
    try:
        named(game.name, against)
    except KeyError as wrong:
        raise typer.BadParameter(sentence(str(wrong.args[0]))) from None
    for one in side or ():
        if one not in names:
            raise typer.BadParameter(f"There is no seat {one!r}; there are: {', '.join(names)}.")
    mine = names if hot_seat else side or names[:1]
    return [PERSON if name in mine else against for name in names]
