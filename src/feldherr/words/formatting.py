"""Puts a `Text` into words with Fluent. Terminal and browser do the same with the same files."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import ROUND_HALF_UP, localcontext
from functools import cache
from typing import ClassVar

from fluent.runtime import FluentBundle, FluentResource

from feldherr.kernel.text import Argument, Text
from feldherr.words.sources import sources


class Unspoken(LookupError):
    """A text without a message, or a message that lacks an argument."""


class Words:
    """One language's messages. `loud` is for tests: what cannot be said raises; in play it shows, and play goes on."""

    loud: ClassVar[bool] = False

    def __init__(self, lang: str, source: str) -> None:
        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.bundle.add_resource(FluentResource(source))

    def knows(self, name: str) -> bool:
        """Whether there is a message of this name."""
        return self.bundle.has_message(name)

    def format(self, text: Text) -> str:
        """The sentence, its nested texts formatted first."""
        return self.say(text.id, text.args)

    def say(self, name: str, args: Mapping[str, Argument] | None = None) -> str:
        """The message of this name with these arguments."""
        given = {key: self.plain(value) for key, value in (args or {}).items()}
        if not self.knows(name) or (pattern := self.bundle.get_message(name).value) is None:
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
