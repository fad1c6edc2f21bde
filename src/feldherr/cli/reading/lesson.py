"""`feldherr lesson check`: guided battles, played through along the right ways and the wrong ones."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from feldherr import games
from feldherr.cli.arguments import AsJson, console, print_json, sentence
from feldherr.kernel.answers import Illegal, Malformed
from feldherr.lessons.check import Checked, check
from feldherr.lessons.examples import every_lesson
from feldherr.lessons.lesson import read

app = typer.Typer(add_completion=False, no_args_is_help=True, help="Lessons: guided battles with a coach.")


@app.callback()
def lessons() -> None:
    """Lessons: guided battles with a coach."""


@app.command("check")
def check_lessons(
    wanted: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME|FILE]…", help="Games or files; all lessons if none is named.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Play lessons through, along every way they name; exit code 1 if one is not sound."""
    results = [result for word in wanted or games.names() for result in checked(word)]
    bad = sum(bool(result.faults) for result in results)
    if as_json:
        print_json([result._asdict() for result in results])
    else:
        for result in results:
            show(result)
        console().print(f"{len(results) - bad} of {len(results)} lessons are sound.")
    if bad or not results:
        raise typer.Exit(1)


def checked(word: str) -> list[Checked]:
    """The lessons and examples of a game, or the lesson in a file."""
    if word not in games.names():
        return [attempt(Path(word))]
    try:
        return [check(name, lesson) for name, lesson in every_lesson(word).items()]
    except (Malformed, Illegal) as wrong:
        return [Checked(word, 0, {}, 0.0, 0, (str(wrong),))]


def attempt(path: Path) -> Checked:
    try:
        return check(path.stem, read(path.read_text("utf-8")))
    except (OSError, UnicodeDecodeError) as wrong:
        said = f"the file cannot be read: {getattr(wrong, 'strerror', None) or wrong}"
    except Malformed as wrong:
        said = str(wrong)
    return Checked(path.stem, 0, {}, 0.0, 0, (said,))


def show(result: Checked) -> None:
    mark = ("✗", "bold red") if result.faults else ("✓", "green")
    words = ", ".join(f"{count} words {lang}" for lang, count in result.words.items())
    counted = f"  {result.steps} steps, {words}, {result.minutes:g} minutes, {result.ways} ways"
    console().print(Text.assemble(mark, f" {result.name}", (counted, "dim")))
    for fault in result.faults:
        typer.echo(f"    {sentence(fault)}", err=True)
