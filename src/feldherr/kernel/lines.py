"""One line of text for every action, and back: `march 17 to 23`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache, lru_cache, partial
from typing import Any, NewType, get_args, get_origin, get_type_hints

import msgspec

from feldherr.kernel.answers import KERNEL_ACTIONS, Action, Malformed

FIELD = re.compile(r"\{(\w+)\}")
READ = 4096
INT = r"-?[0-9]{1,9}"
READERS: dict[Any, tuple[str, Callable[[str], Any]]] = {
    int: (INT, int),
    str: (r"[\w.:+-]+", str),
    tuple[int, ...]: (rf"-|{INT}(?:,{INT}){{0,999}}", lambda t: () if t == "-" else tuple(map(int, t.split(",")))),
    tuple[str, ...]: (r"-|[\w.:+]+(?:,[\w.:+]+){0,999}", lambda t: () if t == "-" else tuple(t.split(","))),
}


def word(value: Any) -> str:
    """A field's value as it stands in a line."""
    return (",".join(map(str, value)) or "-") if isinstance(value, tuple) else str(value)


def write(action: Action) -> str:
    """The line of an action."""
    return FIELD.sub(lambda found: word(getattr(action, found[1])), type(action).line)


@cache
def lines_of(actions: tuple[type[Action], ...]) -> Lines:
    """The reader of a game's lines, made once."""
    return Lines(actions)


class Lines:
    """Reads the lines of one game's actions."""

    def __init__(self, actions: Iterable[type[Action]]) -> None:
        self.forms: list[tuple[re.Pattern[str], type[Action], dict[str, Callable[[str], Any]]]] = []
        for kind in (*KERNEL_ACTIONS, *actions):
            hints = {name: plain(hint) for name, hint in get_type_hints(kind).items()}
            fields = FIELD.findall(kind.line)
            if not kind.line or sorted(fields) != sorted(kind.__struct_fields__):
                raise TypeError(f"the line {kind.line!r} of {kind.__name__} does not name each of its fields once")
            pattern = FIELD.sub(partial(group, hints), re.escape(kind.line).replace(r"\{", "{").replace(r"\}", "}"))
            self.forms.append((re.compile(pattern), kind, {name: READERS[hints[name]][1] for name in fields}))
        self.read = lru_cache(READ)(self.found)
        """The same; lines that were read lately are known."""

    def found(self, line: str) -> Action:
        """The action of a line; `Malformed` if no action of the game is written so."""
        for pattern, kind, readers in self.forms:
            if found := pattern.fullmatch(line):
                return kind(**{name: reader(found[name]) for name, reader in readers.items()})
        known = ", ".join(sorted({kind.line for _, kind, _ in self.forms}))
        raise Malformed(f"{line[:60]!r} is not an answer of this game; expected one of: {known}")


def plain(hint: Any) -> Any:
    """What a field is at run time: an `Area` is a number, and so are many of them."""
    while isinstance(hint, NewType):
        hint = hint.__supertype__
    return tuple[plain(get_args(hint)[0]), ...] if get_origin(hint) is tuple else hint  # type: ignore[misc]


def group(hints: dict[str, Any], found: re.Match[str]) -> str:
    return f"(?P<{found[1]}>{READERS[hints[found[1]]][0]})"


def by_line(lines: Iterable[str], take: Callable[[str], None]) -> None:
    """Hand over the lines of a position one by one, but blank ones and comments; `Malformed` names the line."""
    for number, line in enumerate(map(str.strip, lines), 1):
        if line and not line.startswith("#"):
            try:
                take(line)
            except (ValueError, LookupError, TypeError, AttributeError, StopIteration, msgspec.MsgspecError) as wrong:
                raise Malformed(f"line {number} of the position, {line[:80]!r}, cannot be read: {wrong}") from wrong
