"""The rules to read, in our own words, by the rulebook's numbers: a game's `rules.toml`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

import msgspec

from feldherr.words.sources import game_folder

CITED = re.compile(r"(?:(?P<prefix>[A-Z][A-Z0-9])\s*)?§?\s*(?P<id>[0-9][0-9A-Za-z.\-]*)")


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"not_coded": "not"}):
    """One rule. `not_coded` says why the program need not carry it: it only concerns wood and cardboard."""

    id: str
    topic: dict[str, str]
    en: str
    de: str
    kind: str = ""
    not_coded: str = ""
    cases: tuple[str, ...] = ()


class German(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ruling in German."""

    question: str
    ruling: str


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How we decided what the rulebook leaves open; in English, and in German under `de`."""

    id: str
    rules: tuple[str, ...]
    question: str
    ruling: str
    why: str
    de: German | None = None

    def reads(self, lang: str) -> tuple[str, str]:
        """Question and answer in one language; in English where the other is missing."""
        own = self.de if lang == "de" and self.de else self
        return own.question, own.ruling


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the rules that begin with this number are about."""

    id: str
    title: Mapping[str, str]


class Brief(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of the one page that tells the game in short; how one wins, which comes first, says the game itself."""

    head: Mapping[str, str]
    text: Mapping[str, str]


class Passage(NamedTuple):
    """A rule in one language."""

    id: str
    topic: str
    text: str


class UnknownRule(KeyError):
    """There is no such rule; the message says which come near."""

    def __str__(self) -> str:
        return str(self.args[0])


RENAMED = {"rules": "rule", "rulings": "ruling", "chapters": "chapter"}


class Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename=RENAMED):
    game: str
    rules: tuple[Rule, ...]
    prefix: str = ""
    rulings: tuple[Ruling, ...] = ()
    title: Mapping[str, str] = {}
    players: str = ""
    summary: Mapping[str, str] = {}
    chapters: tuple[Chapter, ...] = ()
    brief: tuple[Brief, ...] = ()

    def find(self, cited: str) -> Rule:
        """The rule with this number, however it is cited: with or without prefix and paragraph sign."""
        number = self.number(cited)
        for rule in self.rules:
            if rule.id == number:
                return rule
        near = [rule.id for rule in self.rules if rule.id.startswith(number.split(".")[0] + ".")]
        hint = f"; there are {near[0]} to {near[-1]}" if near else f"; the first is {self.rules[0].id}"
        raise UnknownRule(f"there is no rule {number} in {self.game}{hint}")

    def rule(self, cited: str, lang: str) -> Passage:
        """The rule in one language."""
        found = self.find(cited)
        return Passage(found.id, found.topic[lang], found.de if lang == "de" else found.en)

    def chapter(self, cited: str) -> list[Rule]:
        """The rules whose numbers begin with this one."""
        number = self.number(cited)
        return [rule for rule in self.rules if rule.id == number or rule.id.startswith(f"{number}.")]

    def rulings_on(self, cited: str) -> list[Ruling]:
        number = self.number(cited)
        return [ruling for ruling in self.rulings if number in ruling.rules]

    def number(self, cited: str) -> str:
        """The bare number of a citation."""
        found = CITED.fullmatch(cited.strip())
        if not found or (found["prefix"] and self.prefix not in ("", found["prefix"])):
            return cited.strip()
        return found["id"].rstrip(".-")


def read(text: str) -> Rulebook:
    """A rulebook from the text of its file; `ValueError` with a sentence if it cannot be read."""
    import tomllib  # a game begins without its rulebook

    try:
        return msgspec.convert(tomllib.loads(text), Rulebook)
    except (msgspec.ValidationError, tomllib.TOMLDecodeError) as wrong:
        raise ValueError(f"the rules cannot be read: {wrong}") from wrong


@cache
def rulebook(game: str) -> Rulebook:
    """The rules of a game, by the game's name."""
    return read(source(game))


@cache
def cover(game: str) -> Rulebook:
    """What stands before the first rule: its title and how it is cited. To read all of it takes a while."""
    return read(source(game).partition("\n[")[0] + "\nrule = []\n")


def source(game: str) -> str:
    return (game_folder(game) / "rules.toml").read_text("utf-8")
