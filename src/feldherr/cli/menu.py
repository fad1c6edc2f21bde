"""The options of a question, numbered, and grouped by what they point at where there are many."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from feldherr.cli.speech import Speech
from feldherr.kernel.game import Suggestion
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


def heaps(speech: Speech, question: Question, view: View) -> list[Heap]:
    """All options in the order the rules list them, in one heap or in several."""
    options = question.options()
    entries = [Entry(i, answer, described(speech, question, answer, view)) for i, answer in enumerate(options, 1)]
    by: dict[str, list[Entry]] = {}
    for entry in entries:
        by.setdefault(next(iter(entry.answer.handles), ""), []).append(entry)
    if len(entries) <= FEW or len(by) < 2 or len(by) > len(entries) * 2 / 3:
        return [Heap("", tuple(entries))]
    return [Heap(speech.thing(handle, view) if handle else "", tuple(own)) for handle, own in by.items()]


def described(speech: Speech, question: Question, answer: Any, view: View) -> str:
    """The option's text; where it names one piece by number only, also what the player knows of that piece."""
    text = speech.option(question, answer)
    named = [piece for piece in view.pieces if f"piece:{piece.id}" in answer.handles]
    if len(named) != 1 or not named[0].face or (face := speech.face(named[0].face)) in text:
        return text
    return f"{text} ({face})"


def show(speech: Speech, question: Question, view: View, suggestions: Sequence[Suggestion]) -> RenderableType:
    """The options as the terminal prints them; what the game proposes comes first, by letters."""
    parts: list[RenderableType] = []
    for letter, proposed in zip(LETTERS, suggestions):
        parts.append(line(letter, speech.text(proposed.text)))
    for heap in heaps(speech, question, view):
        if heap.title:
            parts.append(Text(heap.title, style="bold"))
        lines = [line(str(entry.number), entry.text) for entry in heap.entries]
        indented = 2 if heap.title else 0
        if len(lines) > FEW or heap.title:
            parts.append(Padding(Columns(lines, padding=(0, 3), column_first=True), (0, 0, 0, indented)))
        else:
            parts += lines
    return Group(*parts)


def line(key: str, text: str) -> Text:
    return Text.assemble((f"{key:>3}", "bold cyan"), "  ", text)
