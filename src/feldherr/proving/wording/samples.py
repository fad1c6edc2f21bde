"""Every message with sample values: those of play, with the counts 0, 1, 2 and 5; else what could stand there."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice, product
from typing import Any, NamedTuple

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from feldherr.kernel.text import Argument, Text
from feldherr.proving.wording.gathering import Said
from feldherr.words.catalogue import entries, variables
from feldherr.words.formatting import Words

COUNTS = (1, 2, 5, 0)
A_MESSAGE = 24
"""So many texts of one message are kept, any of those that were said."""
SHOWN = 3
"""So many of them are shown, besides those that differ in their counts."""
LABELS = frozenset({
    "answer", "area", "army", "chip", "day", "face", "fort", "hex", "hit", "hour", "kill", "least", "most", "number",
    "one", "origin", "other", "round", "seat", "ship", "side", "sides", "tenth", "to", "turn", "value", "whole",
})  # fmt: skip
"""Numbers that count nothing: they name a place or a die."""
PEOPLE = ("side", "nation", "player", "seat")
AS_PEOPLE = frozenset({
    "ally", "attacker", "by", "conqueror", "defender", "enemy", "former", "giver", "loser", "lord", "master", "new",
    "old", "overlord", "owner", "partner", "team", "vassal", "victim", "victor", "winner",
})  # fmt: skip
"""Variables that are given what those of PEOPLE are."""
PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
EXAMPLES: dict[str, Argument] = {
    "address": "anna@example.org", "after": 62, "answer": 7, "before": 48, "bot": "captain", "chance": 55,
    "de": "Das war so.", "en": "This was so.", "faces": "5 6", "file": "~/game.feldherr", "games": "Marengo",
    "last": 40, "least": 2, "line": "march 7", "link": "https://example.org/t/7", "lost": "2 units", "manner": "…",
    "most": 4, "name": "Anna", "names": "Anna, Ben", "number": 7, "numbers": "3, 5", "reason": "…", "rule": "9.3.2",
    "rules": 2, "seat": "Austria", "side": "Austria", "since": "…", "standing": "3 units", "thing": "Lobi",
    "time": "4:30", "title": "Ford", "to": 38, "what": "…", "why": "…", "winners": "Austria",
}  # fmt: skip
"""What stands for a variable where nothing was played: the words that all games, the server and the page share."""


class Kept:
    """Of each message some of the texts that were said, and as what."""

    def __init__(self) -> None:
        self.texts: dict[str, dict[int, Text]] = {}
        self.roles: dict[str, set[str]] = {}
        self.given: dict[str, dict[int, Argument]] = {}

    def add(self, said: Said) -> None:
        self.roles.setdefault(said.text.id, set()).add(said.role)
        self.keep(said.text)

    def keep(self, text: Text) -> int:
        """Of many those whose checksums are lowest: any of them, but the same ones at every run."""
        inner = [(key, self.keep(arg) if isinstance(arg, Text) else arg, arg) for key, arg in text.args.items()]
        mark = zlib.crc32(repr((text.id, [one[:2] for one in inner])).encode())
        lowest(self.texts.setdefault(text.id, {}), mark, text)
        for key, value, arg in inner:
            lowest(self.given.setdefault(key, {}), zlib.crc32(repr(value).encode()), arg)
        return mark

    def of(self, message: str) -> list[Text]:
        return [text for _, text in sorted(self.texts.get(message, {}).items())]


def lowest(own: dict[int, Any], mark: int, value: Any) -> None:
    if mark not in own:
        own[mark] = value
        if len(own) > A_MESSAGE:
            del own[max(own)]


class Message(NamedTuple):
    """A message, the chapter of the file it stands in, whether it was said in play and as what, and its texts."""

    id: str
    chapter: str
    met: bool
    roles: frozenset[str]
    texts: tuple[Text, ...]
    """As they were said."""
    counted: tuple[Text, ...]
    """With every count 1, 2, 5 and 0."""

    def shown(self) -> Iterator[Text]:
        """What is worth reading: a few that are built differently, then the counts."""
        seen = set[tuple[str, ...]]()
        for text in self.texts:
            if (built := tuple(shape(text))) not in seen:
                seen.add(built)
                yield text
                if len(seen) == SHOWN:
                    break
        yield from self.counted


def shape(value: Argument) -> Iterator[str]:
    """Which messages a text is built of."""
    if isinstance(value, Text):
        yield value.id
        for arg in value.args.values():
            yield from shape(arg)


def counted(text: Text, count: int) -> Text:
    """The text with this number at every place where something is counted, also in the texts inside it."""
    args: dict[str, Argument] = {}
    for key, value in text.args.items():
        if isinstance(value, Text):
            args[key] = counted(value, count)
        else:
            args[key] = value if isinstance(value, str) or key in LABELS else count
    return Text(text.id, args)


class Selectors(Visitor):
    """Gathers the variables that are selected by, with their keys."""

    def __init__(self) -> None:
        self.found: dict[str, list[str]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = [v.key.name if isinstance(v.key, ast.Identifier) else str(v.key.value) for v in node.variants]
            self.found.setdefault(node.selector.id.name, []).extend(keys)
        self.generic_visit(node)


def selectors(source: str) -> dict[str, dict[str, list[str]]]:
    """Each message with the variables it selects by, and their keys."""
    found: dict[str, dict[str, list[str]]] = {}
    for entry in entries(source):
        gathered = Selectors()
        gathered.visit(entry)
        found[entry.id.name] = gathered.found
    return found


def chapters(source: str) -> dict[str, str]:
    """Each message with the heading it stands under."""
    found: dict[str, str] = {}
    chapter = ""
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.GroupComment):
            chapter = entry.content or ""
        elif isinstance(entry, ast.Message):
            found[entry.id.name] = chapter
    return found


def messages(source: str, kept: Kept | None = None, known: str = "") -> list[Message]:
    """All messages of a source, in its order. `known`: other messages that may be referred to."""
    kept = kept or Kept()
    needed, selected, chapter = variables(f"{known}\n{source}"), selectors(f"{known}\n{source}"), chapters(source)
    found = []
    for name in variables(source):
        said = kept.of(name)
        texts = said or list(islice(made(name, sorted(needed[name]), selected, kept), A_MESSAGE))
        numbered = [counted(texts[0], count) for count in COUNTS]
        different = numbered if numbered[0] != numbered[1] else []
        roles = frozenset(kept.roles.get(name, ()))
        found.append(Message(name, chapter[name], bool(said), roles, tuple(texts), tuple(different)))
    return found


def made(name: str, needed: list[str], selected: Mapping[str, Mapping[str, list[str]]], kept: Kept) -> Iterator[Text]:
    """Texts of a message that was never said: with what other messages were given under the same names."""
    choices = []
    for variable in needed:
        keys = [key for key in selected.get(name, {}).get(variable, ()) if key not in PLURALS and not key.isdigit()]
        names = (variable, *(PEOPLE if variable in AS_PEOPLE else ()))
        given = [value for name in names for _, value in sorted(kept.given.get(name, {}).items())]
        if keys:
            choices.append(list[Argument](keys))
        else:
            choices.append(given[:2] or [EXAMPLES.get(variable, 3)])
    for values in product(*choices):
        yield Text(name, dict(zip(needed, values)))


def said_of(gathered: Iterable[Said]) -> Kept:
    """What was said, kept."""
    kept = Kept()
    for said in gathered:
        kept.add(said)
    return kept


class Sentence(NamedTuple):
    """A text in every language."""

    text: Text
    spoken: dict[str, str]


def sentences(message: Message, spoken: Mapping[str, Words], every: bool = False) -> list[Sentence]:
    """What a message becomes; each sentence once. With `every`: of all texts that were kept."""
    found: dict[tuple[str, ...], Sentence] = {}
    for text in (*message.texts, *message.counted) if every else message.shown():
        said = {lang: own.format(text) for lang, own in spoken.items()}
        found.setdefault(tuple(said.values()), Sentence(text, said))
    return list(found.values())


def as_json(found: Iterable[tuple[Message, list[Sentence]]]) -> list[dict[str, object]]:
    """For programs."""
    return [
        {
            "id": message.id, "chapter": message.chapter, "met": message.met, "roles": sorted(message.roles),
            "sentences": [{"args": msgspec.to_builtins(one.text).get("args", {}), **one.spoken} for one in spoken],
        }
        for message, spoken in found
    ]  # fmt: skip
