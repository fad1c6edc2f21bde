"""Whether everything a game says can be said: in both languages, with rules that exist."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, ClassVar, get_args, get_type_hints

import msgspec

from feldherr import words
from feldherr.kernel.answers import Outcome
from feldherr.kernel.event import Event
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position
from feldherr.kernel.question import Question
from feldherr.kernel.text import Text
from feldherr.kernel.view import Piece, View
from feldherr.proving.battery.coverage import Broken
from feldherr.proving.battery.scene import Seen
from feldherr.words.rulebook import UnknownRule, rulebook

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
STAGE = re.compile(r"[a-z][a-z0-9_-]*")
HANDLE = re.compile(r"[a-z]+(:[a-z0-9-]+)*")
PLACES = ("at", "handles", "flash")
"""Fields of these names hold handles."""


class Loud(words.Words):
    """Words that complain."""

    loud: ClassVar[bool] = True


class Speech:
    """Checks texts, each kind of text once."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.book = rulebook(game.name)
        self.words = [Loud(lang, words.sources(game.name, lang)) for lang in words.LANGUAGES]
        self.spoken: set[Any] = set()
        self.rules: set[str] = set()
        self.known: set[str] = set()
        self.pointing: set[Any] = set()
        self.named: set[str] = set()
        for lang in words.LANGUAGES:
            if not self.book.title.get(lang):
                raise Broken("texts", f"the game has no title in {lang}: `rules.toml` says it")

    def text(self, text: Any) -> None:
        """A text is a `Text` whose message exists in every language and takes its arguments."""
        if not isinstance(text, Text):
            raise Broken("texts", f"{text!r} is not a text")
        shape: list[Any] = [text.id]
        for key, value in text.args.items():
            if isinstance(value, Text):
                self.text(value)
                shape += (key, Text)
            elif isinstance(value, bool) or not isinstance(value, str | int):
                raise Broken("texts", f"the argument {key} of {text.id} is {value!r}, neither word nor number nor text")
            else:
                shape += (key, value if isinstance(value, int) else str)
        spoken = tuple(shape)
        if spoken in self.spoken:
            return
        if not NAME.fullmatch(text.id):
            raise Broken("texts", f"{text!r} is not a text")
        self.spoken.add(spoken)
        for language in self.words:
            try:
                language.format(text)
            except words.Unspoken as wrong:
                raise Broken("texts", str(wrong)) from wrong

    def rule(self, rule: Any) -> None:
        """A rule is the bare number of one in the rulebook."""
        if rule in self.rules:
            return
        try:
            found = self.book.find(rule) if isinstance(rule, str) else None
        except UnknownRule as wrong:
            raise Broken("texts", str(wrong)) from wrong
        if found is None or found.id != rule:
            raise Broken("texts", f"{rule!r} is not the number of a rule")
        self.rules.add(rule)

    def handles(self, handles: Any) -> None:
        for handle in handles:
            if handle not in self.known:
                if not isinstance(handle, str) or not HANDLE.fullmatch(handle):
                    raise Broken("texts", f"{handle!r} is not a handle")
                self.known.add(handle)

    def answer(self, question: Question, answer: Any) -> None:
        self.words_of(answer, self.game.option(question, answer))

    def words_of(self, answer: Any, text: Any) -> None:
        """An answer in words, and what it points at: that follows from the answer alone."""
        self.text(text)
        if answer not in self.pointing:
            self.handles(answer.handles)
            self.pointing.add(answer)

    def question(self, question: Question) -> None:
        """Its prompt, its options, its suggestions."""
        self.asked(question, self.game.prompt(question), self.game.suggestions(question))
        for answer in question.options():
            self.answer(question, answer)

    def seen(self, question: Question, seen: Seen) -> None:
        """The same as it reaches who is asked, and what is refused."""
        self.asked(question, seen.prompt, seen.suggestions)
        for answer, text in seen.options:
            self.words_of(answer, text)
        for (candidate, text), rule in seen.refusals:
            self.rule(rule)
            self.words_of(candidate, text)

    def asked(self, question: Question, prompt: Any, suggestions: Any) -> None:
        text, rule = prompt
        self.text(text)
        self.rule(rule)
        if not STAGE.fullmatch(self.game.stage(question)):
            raise Broken("texts", f"{self.game.stage(question)!r} is not the name of a stage")
        for suggestion in suggestions:
            self.text(suggestion.text)
            self.handles(suggestion.handles)

    def interjections(self, position: Position, seat: int) -> None:
        """What may be said without being asked, also by who is not asked at all."""
        question = position.question(seat) or Question(seat, unasked, ())
        for what in self.game.interjections(position, seat):
            self.text(words.saying(what) or self.game.option(question, what))
            self.handles(what.handles)

    def event(self, event: Event, viewers: int) -> None:
        """The sentence of an event and what it does on the screen, for everybody who sees it."""
        done: list[Event | None] = [None]
        for viewer in (None, *range(viewers)):
            shown = event.seen_by(viewer)
            if any(shown is other for other in done):
                continue
            done.append(shown)
            if shown is None:
                continue
            self.walk(self.game.shown(shown))
            if told := self.game.told(shown):
                self.text(told[0])
                if told[1] or getattr(shown, "manner", "") != "resigned":  # not every rulebook speaks of giving up
                    self.rule(told[1])

    def outcome(self, outcome: Outcome) -> None:
        self.text(words.manner(outcome))
        if victor := words.victor(outcome):
            self.text(victor)

    def view(self, view: View) -> None:
        """Every text, rule and handle of a view, wherever it stands, and that no piece lies there twice."""
        self.walk(view)
        self.things(view.pieces)
        for panel in view.panels:
            self.things(panel.pieces)
        ids = [piece.id for piece in view.pieces]
        if len(ids) != len(set(ids)):
            raise Broken("texts", "two pieces of the view have one id")

    def things(self, pieces: tuple[Piece, ...]) -> None:
        """The face of a piece has a name, unless the piece has one itself; so has a mark in all languages or in none.

        A mark without a name is only for drawing.
        """
        for piece in pieces:
            if piece.face and piece.title is None and piece.name is None:
                kind, _, number = piece.face.rpartition("-")
                symbol = f"symbol-{kind if number.isdigit() else piece.face}"
                self.name("face", piece.face, (piece.face, f"face-{piece.face}", symbol), True)
            for mark in piece.marks:
                kind, _, number = mark.rpartition("-")
                self.name("mark", mark, (f"mark-{kind if number.isdigit() else mark}",), False)

    def name(self, what: str, thing: str, names: tuple[str, ...], needed: bool) -> None:
        if (known := f"{what} {thing}") in self.named:
            return
        self.named.add(known)
        begins = (f"{self.game.prefix.lower()}-", f"{self.game.name}-", "")
        own = [f"{begin}{name}" for name in names for begin in begins]
        missing = [language.lang for language in self.words if not any(map(language.knows, own))]
        if missing and (needed or len(missing) < len(self.words)):
            raise Broken("texts", f"the {what} {thing} has no name in {missing[0]}: {' or '.join(own)}")

    def walk(self, value: Any) -> None:
        """A struct field by field, a tuple item by item: whatever a new struct of the view says is checked, too."""
        if isinstance(value, Text):
            self.text(value)
        elif isinstance(value, tuple):
            for item in value:
                self.walk(item)
        elif isinstance(value, msgspec.Struct):
            for field in speaking(type(value)):
                self.field(field, getattr(value, field))

    def field(self, field: str, value: Any) -> None:
        if value is None:
            return
        if field == "rule":
            self.rule(value)
        elif field in PLACES:
            self.handles(value if isinstance(value, tuple) else (value,))
        else:
            self.walk(value)


@cache
def speaking(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """The fields of a struct that can hold texts, rules or handles."""
    hints = get_type_hints(kind)
    return tuple(f for f in kind.__struct_fields__ if f == "rule" or f in PLACES or holds_texts(hints[f]))


def holds_texts(hint: Any) -> bool:
    """Whether a value of this type may have a text in it."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint is Text or bool(speaking(hint))
    return any(map(holds_texts, get_args(hint)))


def unasked(no: Any = None) -> list[Any]:
    """The question of a seat that is not asked anything."""
    return []
