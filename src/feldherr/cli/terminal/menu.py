"""The options of a question, numbered, and grouped by what they point at where there are many."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from feldherr.cli.terminal.voice import Voice
from feldherr.kernel.game import Suggestion
from feldherr.kernel.lines import write
from feldherr.kernel.question import Question
from feldherr.kernel.view import View

LETTERS = "acdefghjknoptvxyz"
"""One letter for each thing the game proposes, none of which is a command."""

FEW = 10
"""Up to so many options stand in one plain list."""


class Entry(NamedTuple):
    number: int
    answer: Any
    text: str


class Heap(NamedTuple):
    """Options that point at the same thing."""

    title: str
    entries: tuple[Entry, ...]


def heaps(voice: Voice, question: Question, view: View) -> list[Heap]:
    """All options in the order the rules list them, in one heap or in several; if two read alike, with their lines."""
    options = question.options()
    texts = [described(voice, question, answer, view) for answer in options]
    entries = [
        Entry(number, answer, f"{text} [{write(answer)}]" if texts.count(text) > 1 else text)
        for number, (answer, text) in enumerate(zip(options, texts), 1)
    ]
    by: dict[str, list[Entry]] = {}
    for entry in entries:
        by.setdefault(next(iter(entry.answer.handles), ""), []).append(entry)
    if len(entries) <= FEW or len(by) < 2 or len(by) > len(entries) * 2 / 3:
        return [Heap("", tuple(entries))]
    return [Heap(voice.thing(handle, view) if handle else "", tuple(own)) for handle, own in by.items()]


def described(voice: Voice, question: Question, answer: Any, view: View) -> str:
    """The option's text; where it names one piece by number only, also what the player knows of that piece."""
    text = voice.option(question, answer)
    named = [piece for piece in view.pieces if f"piece:{piece.id}" in answer.handles]
    if len(named) != 1 or not named[0].face or (name := voice.called(named[0])) in text:
        return text
    return f"{text} ({name})"


def show(voice: Voice, question: Question, view: View, suggestions: Sequence[Suggestion]) -> RenderableType:
    """The options as the terminal prints them; what the game proposes comes first, by letters."""
    parts: list[RenderableType] = [
        *listed([line(letter, voice.text(proposed.text)) for letter, proposed in zip(LETTERS, suggestions)])
    ]
    for heap in heaps(voice, question, view):
        if heap.title:
            parts.append(Text(heap.title, style="bold"))
        lines = [line(str(entry.number), entry.text) for entry in heap.entries]
        parts += [Padding(Columns(lines, padding=(0, 3)), (0, 0, 0, 2))] if heap.title else listed(lines)
    return Group(*parts)


def listed(lines: Sequence[Text]) -> list[RenderableType]:
    """Below one another, or in columns if there are many."""
    return list(lines) if len(lines) <= FEW else [Columns(lines, padding=(0, 3), column_first=True)]


def distinct(suggestions: Sequence[Suggestion], view: View) -> list[Suggestion]:
    """What the game proposes, once for pieces that stand together and look alike; as many as there are letters."""
    look = {f"piece:{piece.id}": f"{replace(piece, id=0)}" for piece in view.pieces}
    found: dict[tuple[object, ...], Suggestion] = {}
    for proposed in suggestions:
        same = (*(look.get(handle, handle) for handle in proposed.handles), len(proposed.answers))
        found.setdefault(same if proposed.handles else (len(found),), proposed)
    return list(found.values())[: len(LETTERS)]


def line(key: str, text: str) -> Text:
    return Text.assemble((f"{key:>3}", "bold cyan"), "  ", text)
