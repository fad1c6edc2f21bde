"""Answers as integers: each part of an answer has one number, the same in all positions and games of one kind.

Most answers are one number. One with many fields, or with a list in it, is said in parts: first its kind and as many
fields as fit, then field by field. `parts` and `join` translate.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Any, get_type_hints

from feldherr import games
from feldherr.kernel.answers import DONE, Action, Done, Interjection, No, Yes
from feldherr.kernel.game import Game
from feldherr.kernel.lines import write
from feldherr.sim.numbers.parts import LOWEST, VALUES, terms

LARGE = 2500
"""More combinations of fields than this are said in parts."""

Parts = tuple[int, ...]


class Kind:
    """One kind of answer: the fields in its first number, and those that follow one by one."""

    def __init__(self, kind: type[Action], fields: dict[str, Sequence[Any]], first: int) -> None:
        hints = get_type_hints(kind)
        self.kind, self.first = kind, first
        names = [name for name in kind.__struct_fields__ if hints[name] in (int, str)]
        self.lists = [name for name in kind.__struct_fields__ if name not in names]
        self.texts = {name: tuple(fields[name]) for name in names if hints[name] is str}
        self.head: list[str] = []
        self.size = 1
        for name in names:
            if self.size * len(fields[name]) > LARGE:
                break
            self.head.append(name)
            self.size *= len(fields[name])
        self.tail = names[len(self.head) :]
        combinations = product(*(fields[name] for name in self.head))
        self.number = {values: first + at for at, values in enumerate(combinations)}
        self.values = list(self.number)

    def parts(self, answer: Action, end: int, zero: int) -> Parts:
        out = [self.number[tuple([getattr(answer, name) for name in self.head])]]
        out += [zero + self.index(name, getattr(answer, name)) for name in self.tail]
        for name in self.lists:
            out += [zero + value - LOWEST for value in getattr(answer, name)]
            out.append(end)
        return tuple(out)

    def index(self, name: str, value: Any) -> int:
        return self.texts[name].index(value) if name in self.texts else int(value) - LOWEST

    def value(self, name: str, index: int) -> Any:
        return self.texts[name][index] if name in self.texts else index + LOWEST


class Codec:
    """All numbers of a game. `size` is how many there are."""

    def __init__(self, game: Game) -> None:
        self.name = game.name
        fields = terms(game.name).fields
        asked = [kind for kind in game.actions if not issubclass(kind, Interjection)]
        kinds: list[type[Action]] = [Done, Yes, No, *asked]
        self.kinds: dict[type[Action], Kind] = {}
        first = 0
        for kind in kinds:
            self.kinds[kind] = Kind(kind, fields, first)
            first += self.kinds[kind].size
        self.end, self.zero = first, first + 1
        self.size = first + 1 + VALUES
        self.known: dict[Any, Any] = {DONE: (0,)}
        """The parts of each answer that was said before."""
        self.heads = [(kind, values) for kind in self.kinds.values() for values in kind.values]

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        """Carried to another process by the name of its game, where there is one already."""
        return made, (self.name,)

    def parts(self, answer: Any) -> Parts:
        """The numbers of an answer, in the order in which they are said."""
        found: Parts | None = self.known.get(answer)
        if found is None:
            found = self.known[answer] = self.kinds[type(answer)].parts(answer, self.end, self.zero)
        return found

    def join(self, parts: Sequence[int]) -> Any:
        """The answer of these numbers; `ValueError` if they are none."""
        if not parts or not 0 <= parts[0] < len(self.heads):
            raise ValueError(f"{list(parts)} begins no answer")
        kind, values = self.heads[parts[0]]
        given: dict[str, Any] = dict(zip(kind.head, values))
        rest = list(parts[1:])
        for name in kind.tail:
            given[name] = kind.value(name, self.part(rest))
        for name in kind.lists:
            items = list[int]()
            while rest and rest[0] != self.end:
                items.append(self.part(rest) + LOWEST)
            self.part(rest, self.end)
            given[name] = tuple(items)
        if rest:
            raise ValueError(f"{rest} is too much for {kind.kind.__name__}")
        return kind.kind(**given)

    def describe(self, number: int) -> str:
        """What a number says: an answer's line, its beginning, or a part of one."""
        if not 0 <= number < self.size:
            raise ValueError(f"there are numbers 0 to {self.size - 1}")
        if number >= self.end:
            return "that is all" if number == self.end else f"the number {number - self.zero + LOWEST}"
        kind, values = self.heads[number]
        given = dict(zip(kind.head, values))
        if not kind.tail and not kind.lists:
            return write(kind.kind(**given))
        return " ".join([kind.kind.__name__, *(f"{name} {value}" for name, value in given.items()), "…"])

    def part(self, rest: list[int], wanted: int | None = None) -> int:
        if not rest or (rest[0] != wanted if wanted is not None else rest[0] < self.zero):
            raise ValueError("an answer breaks off")
        return rest.pop(0) - self.zero


def codec(game: Game) -> Codec:
    """The numbers of a game, made once."""
    return made(game.name)


@cache
def made(name: str) -> Codec:
    return Codec(games.game(name))


class Saying:
    """An answer that is being said number by number: `following` holds, by option, the number that comes next."""

    def __init__(self, numbers: Codec, options: list[Any]) -> None:
        self.numbers, self.options = numbers, options
        self.said: Parts = ()
        self.following: list[Any] = []
        self.whole = True
        """Each option is one number, and so another one than the others."""
        self.look()

    def __reduce__(self) -> tuple[Any, tuple[Codec, list[Any], Parts]]:
        return gone_on, (self.numbers, self.options, self.said)

    def look(self) -> None:
        known, place = self.numbers.known, len(self.said)
        following: list[Any] = []
        for option in self.options:                         # those the numbers said so far lead to, and no others
            parts: Parts | None = known.get(option)
            if parts is None:
                parts = self.numbers.parts(option)
            if len(parts) > 1:
                self.whole = False
            following.append(parts[place])
        self.following = following

    def open(self) -> list[int]:
        """What may be said next, each number once."""
        return self.following[:] if self.whole else list(dict.fromkeys(self.following))

    def meant(self, number: int) -> list[Any]:
        """The options that begin so."""
        if self.whole:
            return [self.options[self.following.index(number)]] if number in self.following else []
        return [option for option, one in zip(self.options, self.following) if one == number]

    def say(self, number: int) -> Any:
        """The answer if it is whole now, else None; `ValueError` if the number is not open."""
        meant = self.meant(number)
        if not meant:
            raise ValueError(f"{number} is not open now; see the action mask")
        if len(meant) == 1:
            return meant[0]
        self.said = (*self.said, number)
        self.options = meant
        self.look()
        return None


def gone_on(numbers: Codec, options: list[Any], said: Parts) -> Saying:
    """One of which these numbers have been said, to which the options belong."""
    saying = Saying(numbers, options)
    if said:
        saying.said = said
        saying.look()
    return saying
