"""Whether everything a game says can be said: in both languages, with rules that exist."""

from __future__ import annotations

import re
from typing import Any, ClassVar

from feldherr import words
from feldherr.kernel.answers import Outcome
from feldherr.kernel.event import Event
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position
from feldherr.kernel.question import Question
from feldherr.kernel.text import Text
from feldherr.kernel.view import View
from feldherr.proving.coverage import Broken
from feldherr.words.rulebook import UnknownRule, rulebook

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
STAGE = re.compile(r"[a-z][a-z0-9_-]*")
HANDLE = re.compile(r"[a-z]+(:[a-z0-9-]+)*")


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

    def text(self, text: Any) -> None:
        """A text is a `Text` whose message exists in every language and takes its arguments."""
        if not isinstance(text, Text) or not NAME.fullmatch(text.id):
            raise Broken("texts", f"{text!r} is not a text")
        kinds = ((key, value if isinstance(value, int) else type(value)) for key, value in text.args.items())
        shape = (text.id, *kinds)
        for key, value in text.args.items():
            if isinstance(value, Text):
                self.text(value)
            elif isinstance(value, bool) or not isinstance(value, str | int):
                raise Broken("texts", f"the argument {key} of {text.id} is {value!r}, neither word nor number nor text")
        if shape in self.spoken:
            return
        self.spoken.add(shape)
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
            if not isinstance(handle, str) or not HANDLE.fullmatch(handle):
                raise Broken("texts", f"{handle!r} is not a handle")

    def answer(self, question: Question, answer: Any) -> None:
        self.text(self.game.option(question, answer))
        self.handles(answer.handles)

    def question(self, question: Question) -> None:
        """Its prompt, its options, its suggestions."""
        text, rule = self.game.prompt(question)
        self.text(text)
        self.rule(rule)
        if not STAGE.fullmatch(self.game.stage(question)):
            raise Broken("texts", f"{self.game.stage(question)!r} is not the name of a stage")
        for answer in question.options():
            self.answer(question, answer)
        for suggestion in self.game.suggestions(question):
            self.text(suggestion.text)
            self.handles(suggestion.handles)

    def interjections(self, position: Position, seat: int) -> None:
        """What may be said without being asked, also by who is not asked at all."""
        question = position.question(seat) or Question(seat, unasked, ())
        for what in self.game.interjections(position, seat):
            self.text(words.saying(what) or self.game.option(question, what))
            self.handles(what.handles)

    def event(self, event: Event, viewers: int) -> None:
        """The sentence of an event, for everybody who sees it."""
        for viewer in (None, *range(viewers)):
            shown = event.seen_by(viewer)
            told = self.game.told(shown) if shown is not None else None
            if told is not None:
                self.text(told[0])
                self.rule(told[1])

    def outcome(self, outcome: Outcome) -> None:
        self.text(words.manner(outcome))

    def view(self, view: View) -> None:
        """The texts of a view, its handles, and that no piece lies there twice."""
        self.text(view.heading)
        for side in view.sides:
            self.text(side.title)
            self.rows(side.rows)
        for panel in view.panels:
            self.text(panel.title)
            self.rows(panel.rows)
        for note in view.notes:
            self.text(note.text)
            self.handles(note.handles)
        self.handles([*(piece.at for piece in view.pieces), *(marker.at for marker in view.markers)])
        ids = [piece.id for piece in view.pieces]
        if len(ids) != len(set(ids)):
            raise Broken("texts", "two pieces of the view have one id")

    def rows(self, rows: Any) -> None:
        for row in rows:
            self.text(row.label)
            if not isinstance(row.value, int | str):
                self.text(row.value)
            if row.rule is not None:
                self.rule(row.rule)


def unasked(no: Any = None) -> list[Any]:
    """The question of a seat that is not asked anything."""
    return []
