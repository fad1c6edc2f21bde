"""`feldherr rules`: the rules to read, and which of them the code and the tests carry."""

from __future__ import annotations

from typing import Annotated, NamedTuple

import msgspec
import typer
from rich.console import Console
from rich.text import Text

from feldherr import words
from feldherr.cli.arguments import AsJson, Lang, chosen_game, console, failed, language, print_json, sentence
from feldherr.kernel.game import Game
from feldherr.kernel.text import say
from feldherr.words.rulebook import Rule, Rulebook, UnknownRule, rulebook


def rules(
    game_name: Annotated[str, typer.Argument(metavar="GAME", help="Its name, or a part of it.")],
    rule: Annotated[str | None, typer.Argument(metavar="[ID]", help="A rule or a chapter, by its number.")] = None,
    gaps: Annotated[bool, typer.Option("--gaps", help="Only rules that no code or no test cites.")] = False,
    mutate: Annotated[bool, typer.Option("--mutate", help="Disable each refusal: a test of it must fail.")] = False,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Read the rules of a game; see where each is coded and tested."""
    game = chosen_game(game_name)
    book = rulebook(game.name)
    chosen = book.rules if rule is None else matching(book, rule)
    if as_json:
        print_json([msgspec.to_builtins(one) | {"cited": where(game).get(one.id)} for one in chosen])
        return
    reader = Reader(game, book, language(lang), console())
    if rule is None:
        reader.contents()
    else:
        for one in chosen:
            reader.rule(one)


class Place(NamedTuple):
    """Where a rule is cited."""

    code: tuple[str, ...]
    tests: tuple[str, ...]


def where(game: Game) -> dict[str, Place]:
    return {}


def matching(book: Rulebook, cited: str) -> list[Rule]:
    """The rule with this number and those below it."""
    found = book.chapter(cited)
    if not found:
        try:
            book.find(cited)
        except UnknownRule as wrong:
            failed(sentence(str(wrong)))
    return found


class Reader:
    """Prints rules in one language."""

    def __init__(self, game: Game, book: Rulebook, lang: str, screen: Console) -> None:
        self.game, self.book, self.lang, self.screen = game, book, lang, screen
        self.words = words.of(game.name, lang)
        self.places = where(game)

    def contents(self) -> None:
        """Every rule by number and topic, with where it is coded and tested."""
        for rule in self.book.rules:
            self.screen.print(self.heading(rule))

    def heading(self, rule: Rule) -> Text:
        place = self.places.get(rule.id)
        cited = f"  {place.code[0] if place.code else '–'} · {place.tests[0] if place.tests else '–'}" if place else ""
        return Text.assemble((f"{self.game.prefix} §{rule.id}", "bold"), f"  {rule.topic[self.lang]}", (cited, "dim"))

    def rule(self, rule: Rule) -> None:
        """One rule in full, with the rulings on it."""
        self.screen.print(self.heading(rule))
        self.screen.print(Text(rule.de if self.lang == "de" else rule.en))
        if rule.not_coded:
            self.screen.print(Text(self.words.format(say("cli-rule-not", reason=rule.not_coded)), style="italic"))
        for ruling in self.book.rulings_on(rule.id):
            self.screen.print(Text.assemble((f"  {ruling.id}  ", "bold"), f"{ruling.question} {ruling.ruling}"))
        self.screen.print()
