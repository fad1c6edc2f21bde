"""Puts a `Text` into words with Fluent. Terminal and browser do the same with the same files."""

from __future__ import annotations

import re
from collections.abc import Mapping
from decimal import ROUND_HALF_UP, localcontext
from functools import cache, cached_property
from typing import TYPE_CHECKING, ClassVar

from feldherr.kernel.text import Argument, Text
from feldherr.words.sources import sources

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

BEGINNING = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
"""An entry begins at the margin; what goes on with it is further in."""
SIMPLE = re.compile(r"[^=\n]*= *([^\s{}][^\n{}]*?) *(?:\n(?: *|#[^\n]*))*\Z")
"""An entry that is one line and nothing but text; blank lines and comments may follow it."""
NAMES = re.compile(r"-?[a-zA-Z][a-zA-Z0-9_-]*")


class Unspoken(LookupError):
    """A text without a message, or a message that lacks an argument."""


class Words:
    """One language's messages, each parsed when it is wanted: to parse all takes longer than to load a game.

    `loud` is for tests: what cannot be said raises; in play it shows, and play goes on.
    """

    loud: ClassVar[bool] = False

    def __init__(self, lang: str, source: str) -> None:
        self.lang = lang
        begun = [*BEGINNING.finditer(source)]
        ends = [*(one.start() for one in begun[1:]), len(source)]
        self.unread: dict[str, str] = {}
        for one, end in zip(begun, ends):
            self.unread.setdefault(one[1], source[one.start() : end])
        self.simple: dict[str, str] = {}

    @cached_property
    def bundle(self) -> FluentBundle:
        """Loaded when somebody speaks: a server, whose clients do it themselves, mostly needs none of it."""
        from fluent.runtime import FluentBundle

        return FluentBundle([self.lang], use_isolating=False)

    def knows(self, name: str) -> bool:
        """Whether there is a message of this name."""
        if name in self.simple:
            return True
        if name in self.unread:
            if name[0] != "-" and (found := SIMPLE.match(self.unread[name])):
                self.simple[name] = found[1]                # as the parser would read it, which takes its time
                return True
            self.read(name)
        return self.bundle.has_message(name)

    def read(self, name: str) -> None:
        """Parse an entry, and before it every other that is named in it. Threads may do so at once: nothing is taken
        from what is unread before the bundle has it."""
        from fluent.runtime import FluentResource

        wanted = [name]
        for one in wanted:
            named = NAMES.findall(self.unread.get(one, ""))
            wanted += sorted({other for other in named if other in self.unread}.difference(wanted))
        self.bundle.add_resource(FluentResource("\n".join(self.unread.get(one, "") for one in reversed(wanted))))
        for one in wanted:
            self.unread.pop(one, None)

    def format(self, text: Text) -> str:
        """The sentence, its nested texts formatted first."""
        return self.say(text.id, text.args)

    def say(self, name: str, args: Mapping[str, Argument] | None = None) -> str:
        """The message of this name with these arguments."""
        given = {key: self.plain(value) for key, value in (args or {}).items()}
        if not self.knows(name):
            return self.unspoken(name, given, "there is no such message")
        if name in self.simple:
            return self.simple[name]
        if (pattern := self.bundle.get_message(name).value) is None:
            return self.unspoken(name, given, "there is no such message")
        with localcontext(rounding=ROUND_HALF_UP):  # as browsers do
            spoken, faults = self.bundle.format_pattern(pattern, given)
        if faults and self.loud:
            return self.unspoken(name, given, "; ".join(map(str, faults)))
        return f"‹{spoken}›" if faults else str(spoken)

    def plain(self, value: Argument) -> str | int:
        return self.format(value) if isinstance(value, Text) else value

    def unspoken(self, name: str, given: Mapping[str, str | int], why: str) -> str:
        shown = " ".join([name, *(f"{key}={value}" for key, value in given.items())])
        if self.loud:
            raise Unspoken(f"{self.lang}: {shown}: {why}")
        return f"‹{shown}›"


@cache
def of(game: str, lang: str) -> Words:
    """The words of a game: the common messages and its own."""
    return Words(lang, sources(game, lang))
