"""Which opponents have played: a short name for everything of a game's opponents that decides what they answer."""

from __future__ import annotations

import ast
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

from feldherr import games
from feldherr.bots.search.bot import room_of
from feldherr.bots.search.levels import CLASSIC, LEVELS, PATIENCE, SEARCH, iterations

ENTRIES = ("greedy", "guide")
"""What is reached from these by imports decides; a coach's words, or how values were learned, do not."""


@cache
def version(game_name: str) -> str:
    """Changes with the sources (not with their comments), the learned numbers, the levels and the rules."""
    room = room_of(game_name)
    found = find_spec(room) if room else None
    if found is None or found.origin is None:
        raise LookupError(f"{game_name} has no opponents of its own")
    folder = Path(found.origin).parent
    levels = [iterations(level, game_name) for level in LEVELS]
    told = [f"{SEARCH} {games.game(game_name).rules_version} {levels} {CLASSIC.get(game_name)} {PATIENCE}"]
    modules = sorted(reached(folder, str(room)))
    told += [f"{place.relative_to(folder)} {bare(place)}" for place in modules]
    beside = {place.parent for place in modules}
    data = [one for one in folder.rglob("*") if one.suffix in (".json", ".toml", ".txt") and one.parent in beside]
    told += [f"{place.relative_to(folder)} {place.read_text('utf-8')}" for place in sorted(data)]
    return sha256("\n".join(told).encode()).hexdigest()[:10]


def reached(folder: Path, room: str) -> set[Path]:
    """The modules of the room that the opponents go by."""
    found = set[Path]()
    edge = [place for name in ENTRIES if (place := folder / f"{name}.py").exists()]
    while edge:
        place = edge.pop()
        if place in found:
            continue
        found.add(place)
        for name in imported(place, room):
            parts = name.split(".")
            edge += [one for one in (folder.joinpath(*parts).with_suffix(".py"), folder.joinpath(*parts, "__init__.py"))
                     if one.exists()]  # fmt: skip
    return found


def imported(place: Path, room: str) -> list[str]:
    """What a module imports of its room, by the names inside it."""
    found = []
    for node in ast.walk(ast.parse(place.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            found += [node.module, *(f"{node.module}.{name.name}" for name in node.names)]
        elif isinstance(node, ast.Import):
            found += [name.name for name in node.names]
    return [name.removeprefix(f"{room}.") for name in found if name.startswith(f"{room}.")]


def bare(place: Path) -> str:
    """A source without its comments and docstrings."""
    tree = ast.parse(place.read_text("utf-8"))
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            node.body = [one for one in body if not only_words(one)]  # type: ignore[attr-defined]
    return ast.dump(tree)


def only_words(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
