"""Which program plays a game: another word as soon as a file changes that decides what may be answered."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable

from feldherr import games as catalogue
from feldherr.words.sources import game_folder

ALWAYS = ("feldherr.kernel", "feldherr.boards")
READ = (".py", ".json")


@cache
def program(name: str) -> str:
    """The kernel, the boards and the game of this name, as sixteen digits."""
    digest = sha256()
    places = *((package, resources.files(package)) for package in ALWAYS), (catalogue.package(name), game_folder(name))
    for package, folder in places:
        for path, content in files(folder, package):
            digest.update(b"%d %s %d " % (len(path), path.encode(), len(content)))
            digest.update(content)
    return digest.hexdigest()[:16]


def files(folder: Traversable, at: str) -> Iterator[tuple[str, bytes]]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        path = f"{at}/{entry.name}"
        if entry.is_dir():
            yield from files(entry, path)
        elif entry.name.endswith(READ):
            yield path, entry.read_bytes()
