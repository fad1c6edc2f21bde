"""`feldherr rules`: the rules to read, and which of them the code and the tests carry."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.text import Text

from feldherr import words
from feldherr.cli.arguments import AsJson, Lang, chosen_game, console, failed, language, print_json, sentence
from feldherr.cli.proving.mutate import mutations
from feldherr.kernel.game import Game
from feldherr.kernel.text import say
from feldherr.proving.citations import Citations, citations_of, home
from feldherr.words.rulebook import Rule, Rulebook, UnknownRule, rulebook


def rules(
    game_name: Annotated[str, typer.Argument(metavar="GAME", help="Its name, or a part of it.")],
    rule: Annotated[str | None, typer.Argument(metavar="[ID]", help="A rule or a chapter, by its number.")] = None,
    gaps: Annotated[bool, typer.Option("--gaps", help="Only rules that no code or no test cites.")] = False,
    mutate: Annotated[bool, typer.Option("--mutate", help="Disable each refusal: a test of it must fail.")] = False,
    jobs: Annotated[int, typer.Option(min=1, max=256, help="With --mutate: processes.")] = 2,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Read the rules of a game; see where each is coded and tested."""
    game = chosen_game(game_name)
    book = rulebook(game.name)
    if mutate:
        return mutations(game, book.number(rule) if rule else None, jobs, as_json)
    if gaps:
        return show_gaps(game, book, language(lang), as_json)
    chosen = book.rules if rule is None else matching(book, rule)
    if as_json:
        cited = where(game)
        print_json([about(one, cited) for one in chosen])
        return
    reader = Reader(game, book, language(lang), console())
    if rule is None:
        reader.contents()
    else:
        for one in chosen:
            reader.rule(one)


def where(game: Game) -> Citations:
    """Where the rules are cited; nowhere if the program does not run from a checkout."""
    root = home(game.name)
    return citations_of(game.name, root) if root else Citations(game.prefix, {}, {})


def about(rule: Rule, cited: Citations) -> dict[str, Any]:
    """A rule for programs."""
    places = {"code": [*map(str, cited.code.get(rule.id, []))], "tests": [*map(str, cited.tests.get(rule.id, []))]}
    found: dict[str, Any] = msgspec.to_builtins(rule)
    return found | places


def show_gaps(game: Game, book: Rulebook, lang: str, as_json: bool) -> None:
    """Rules that no code or no test cites, and citations of rules that do not exist."""
    if home(game.name) is None:
        failed("Citations are looked for in a checkout of the source; this is an installed copy.")
    found = where(game).gaps(book)
    if as_json:
        print_json([gap._asdict() for gap in found])
    else:
        for gap in found:
            lacks = [lack for lack, there in (("not in the code", gap.coded), ("not tested", gap.tested)) if not there]
            why = " and ".join(lacks)
            topic = book.find(gap.rule).topic[lang] if gap.known else "there is no such rule, but it is cited"
            typer.echo(f"{game.prefix} §{gap.rule}  {topic}" + (f": {why}" if gap.known else ""))
        typer.echo(f"{game.name}: {len(found)} gaps in {len(book.rules)} rules.")
    if found:
        raise typer.Exit(1)


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
            self.screen.print(self.heading(rule), soft_wrap=True)

    def heading(self, rule: Rule) -> Text:
        code, tests = self.places.code.get(rule.id), self.places.tests.get(rule.id)
        cited = f"  {code[0] if code else '–'} · {tests[0] if tests else '–'}" if code or tests else ""
        return Text.assemble((f"{self.game.prefix} §{rule.id}", "bold"), f"  {rule.topic[self.lang]}", (cited, "dim"))

    def rule(self, rule: Rule) -> None:
        """One rule in full, with the rulings on it."""
        self.screen.print(self.heading(rule))
        self.screen.print(Text(rule.de if self.lang == "de" else rule.en))
        if rule.not_coded:
            self.screen.print(Text(self.words.format(say("cli-rule-not", reason=rule.not_coded)), style="italic"))
        for ruling in self.book.rulings_on(rule.id):
            self.screen.print(Text.assemble((f"  {ruling.id}  ", "bold"), " ".join(ruling.reads(self.lang))))
        self.screen.print()
