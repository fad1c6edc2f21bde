"""`feldherr words`: every message of a game with sample values, in both languages, to be read at one go."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from feldherr.cli.arguments import AsJson, Lang, chosen_game, console, failed, print_json
from feldherr.proving.wording.checks import Fault, Glossary, faults, glossary
from feldherr.proving.wording.gathering import gather
from feldherr.proving.wording.samples import Kept, Message, Sentence, as_json, messages, said_of, sentences
from feldherr.words import LANGUAGES, Words, sources
from feldherr.words.sources import common, own

SHARED = ("kernel", "server", "client")
GAMES = 8
SHORT = 80
"""What is no longer stands on one line, both languages beside the name."""


def words(
    game_name: Annotated[str, typer.Argument(metavar="GAME", help="A game, or kernel, server or client.")],
    lang: Lang = None,
    like: Annotated[str, typer.Option(metavar="ID", help="Only messages in whose name this occurs, all samples.")] = "",
    count: Annotated[int, typer.Option("--games", min=0, max=1000, help="Random games to take values from.")] = GAMES,
    wrong: Annotated[bool, typer.Option("--faults", help="Only what a program finds wrong.")] = False,
    json: AsJson = False,
) -> None:
    """Read every sentence of a game, with values from play and the counts 0, 1, 2 and 5."""
    found, known = shared(game_name) if game_name in SHARED else of_game(game_name, count)
    spoken = {name: Words(name, known[name]) for name in ([lang.value] if lang else LANGUAGES)}
    chosen = [(m, sentences(m, spoken, every=wrong or bool(like))) for m in found if like in m.id]
    if not chosen:
        failed(f"No message has {like!r} in its name.")
    if wrong:
        return show_faults(faults(chosen, spoken, forbidden(game_name)), json)
    if json:
        print_json(as_json(chosen))
        return
    show(console(), chosen)


def forbidden(name: str) -> Glossary:
    return {} if name in SHARED else glossary(chosen_game(name).name)


def show_faults(found: list[Fault], as_json: bool) -> None:
    """What is wrong, a line each."""
    if as_json:
        print_json([fault._asdict() for fault in found])
    else:
        for fault in found:
            typer.echo(str(fault))
        typer.echo(f"{len(found)} faults.")
    if found:
        raise typer.Exit(1)


def of_game(name: str, count: int) -> tuple[list[Message], dict[str, str]]:
    """The messages of a game with what it says in play, and all it can be put into words with."""
    game = chosen_game(name)
    kept = said_of(gather(game, count, varied=True)) if count else Kept()
    return messages(own(game.name, "en"), kept, common("en")), {lang: sources(game.name, lang) for lang in LANGUAGES}


def shared(name: str) -> tuple[list[Message], dict[str, str]]:
    """The messages that belong to no game."""
    if name == "kernel":
        found = {lang: common(lang) for lang in LANGUAGES}
    elif name == "server":
        folder = resources.files("feldherr.server").joinpath("text")
        found = {lang: folder.joinpath(f"{lang}.ftl").read_text("utf-8") for lang in LANGUAGES}
    else:
        root = Path(__file__).resolve().parents[4] / "web" / "src" / "words"
        if not root.is_dir():
            failed("The client's words are read in a checkout of the source; this is an installed copy.")
        found = {lang: (root / f"{lang}.ftl").read_text("utf-8") for lang in LANGUAGES}
    return messages(found["en"]), found


def show(screen: Console, chosen: list[tuple[Message, list[Sentence]]]) -> None:
    """Chapter by chapter; under each message its sentences, the languages one below the other."""
    chapter = ""
    for message, spoken in chosen:
        if message.chapter != chapter:
            chapter = message.chapter
            screen.print(Text(f"\n{chapter}", style="bold underline"))
        doubt = "" if message.met or not message.texts[0].args else "  (not said in play)"
        short = " · ".join(spoken[0].spoken.values())
        if len(spoken) == 1 and len(short) <= SHORT:
            screen.print(Text.assemble((message.id, "bold"), f"  {short}"), soft_wrap=True)
            continue
        screen.print(Text.assemble((message.id, "bold"), (doubt, "dim")), soft_wrap=True)
        for one in spoken:
            for lang, sentence in one.spoken.items():
                screen.print(Text.assemble((f"  {lang}  ", "dim"), sentence.strip().replace("\n", " ")), soft_wrap=True)
