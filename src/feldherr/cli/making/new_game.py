"""`feldherr new-game`: the package of a game that plays from the start, to be filled with other rules."""

from __future__ import annotations

import keyword
import re
import sys
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from string import ascii_uppercase
from typing import Annotated

import typer

from feldherr import games
from feldherr.cli.arguments import failed, loaded

SLUG = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
PREFIX = re.compile(r"[A-Z][A-Z0-9]")


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="In small letters with dashes: nine-fields.")],
    into: Annotated[Path, typer.Option(metavar="DIR", help="Where its folder is written.")] = Path(),
    prefix: Annotated[str | None, typer.Option(metavar="XY", help="What its rules are cited with.")] = None,
) -> None:
    """Write the package of a new game: it plays, is proved by fuzz, and waits for rules of its own."""
    package = name.replace("-", "_")
    check_name(name, package)
    chosen = prefix or prefix_of(name)
    if not PREFIX.fullmatch(chosen):
        raise typer.BadParameter(f"{chosen!r}: a prefix is a capital letter and another or a digit, such as NF.")
    folder = into / name
    if folder.exists():
        failed(f"{folder} is there already.")
    try:
        count = write(folder, words_for(name, package, chosen))
    except OSError as wrong:
        failed(f"{folder} cannot be written: {wrong.strerror or wrong}.")
    typer.echo(f"{folder} is written, {count} files. It plays as it is:")
    for line in (f"pip install -e {folder}", f"feldherr fuzz {name}", f"feldherr play {name}", "feldherr serve"):
        typer.echo(f"  {line}")
    typer.echo(f"Its rules are in {folder / package / 'rules.py'}; the README there says what else there is.")


def check_name(name: str, package: str) -> None:
    if not SLUG.fullmatch(name):
        raise typer.BadParameter(f"{name!r}: a name is small letters with dashes between, such as nine-fields.")
    if name in games.names():
        raise typer.BadParameter(f"There is a game {name} already.")
    if keyword.iskeyword(package) or package in sys.stdlib_module_names or find_spec(package):
        raise typer.BadParameter(f"There is a Python package {package} already; choose another name.")


def prefix_of(name: str) -> str:
    """The first letters of two words, or the first letter and one more that no game has yet."""
    words = name.upper().split("-")
    taken = {loaded(one).prefix for one in games.GAMES}
    second: list[str] = [*(word[0] for word in words[1:]), *"".join(words)[1:], *ascii_uppercase]
    return next(words[0][0] + letter for letter in second if words[0][0] + letter not in taken)


def words_for(name: str, package: str, prefix: str) -> dict[str, str]:
    """What stands for the words of the template."""
    title = " ".join(word.capitalize() for word in name.split("-"))
    return {
        "new-game": name, "new_game": package, "New Game": title, "NewGame": title.replace(" ", ""),
        "NG": prefix, "ng": prefix.lower(),
    }  # fmt: skip


def write(folder: Path, words: dict[str, str]) -> int:
    """Write the template with these words instead of its own; how many files."""
    # behind `feldherr` it is the command, whatever the game is called
    pattern = re.compile(rf"(?<!feldherr )(?<!\w)({'|'.join(words)})(?![a-z])")
    count = 0
    for parts, file in files(resources.files(__package__) / "template"):
        path = folder.joinpath(*(words.get(part, part) for part in parts))
        path.parent.mkdir(parents=True, exist_ok=True)
        text = pattern.sub(lambda found: words[found[1]], file.read_text("utf-8"))
        path.write_text(text, "utf-8")
        count += 1
    return count


def files(folder: Traversable, above: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Traversable]]:
    """Every file of the template, with its path."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir() and entry.name != "__pycache__":
            yield from files(entry, (*above, entry.name))
        elif entry.is_file():
            yield (*above, entry.name), entry
