"""Everything the terminal says of a game, in the player's language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Any

from feldherr import words
from feldherr.cli.terminal.places import Places, bare, board_of
from feldherr.kernel.answers import Given, Outcome
from feldherr.kernel.event import Event
from feldherr.kernel.game import Game
from feldherr.kernel.question import Question
from feldherr.kernel.text import Argument, Text, say
from feldherr.kernel.view import Marker, Piece, View
from feldherr.words.rulebook import Passage, Rulebook, UnknownRule, cover, rulebook

COLOURS = ("red", "bright_blue", "green", "yellow", "magenta", "cyan", "white", "bright_red")


class Voice:
    """The words of one game and language, with the names of its places and its rules to look up."""

    def __init__(self, game: Game, lang: str, options: Any) -> None:
        self.game, self.lang, self.seats = game, lang, game.seats(options)
        self.words = words.of(game.name, lang)
        self.places = Places(board_of(game, options), self.words.format)
        self.off_the_field()
        try:
            self.cover: Rulebook | None = cover(game.name)
        except FileNotFoundError:
            self.cover = None

    @cached_property
    def book(self) -> Rulebook | None:
        """The rules, read when somebody wants to look one up."""
        return rulebook(self.game.name) if self.cover else None

    def __call__(self, name: str, /, **args: Argument) -> str:
        return self.words.format(say(name, **args))

    def text(self, value: Text | str | int) -> str:
        """In words; an area that is called by its name gets its number too, as the map shows numbers."""
        return self.places.number_names(self.words.format(value)) if isinstance(value, Text) else str(value)

    def off_the_field(self) -> None:
        """Boxes are called as the game or all games call them; one that bears a seat's name is his reserve."""
        seats = {seat.name for seat in self.seats}
        for number, name in self.places.boxes.items():
            word = name.casefold().replace(" ", "-")
            self.places.boxes[number] = self("cli-reserve") if name in seats else self.known(f"box-{word}", name)

    # who ------------------------------------------------------------------------------------------------------------
    def seat(self, seat: int) -> str:
        return self.text(self.seats[seat].title) if 0 <= seat < len(self.seats) else self("cli-chance")

    def colour(self, seat: int) -> str:
        return COLOURS[seat % len(COLOURS)] if seat >= 0 else "white"

    # rules ----------------------------------------------------------------------------------------------------------
    def cite(self, rule: str | None) -> str:
        """A rule as it is shown behind a sentence."""
        if not rule:
            return ""
        number = self.cover.number(rule) if self.cover else rule
        return f"{self.game.prefix} §{number}"

    def passage(self, rule: str) -> Passage | None:
        try:
            return self.book.rule(rule, self.lang) if self.book else None
        except UnknownRule:
            return None

    # questions and answers --------------------------------------------------------------------------------------------
    def prompt(self, question: Question) -> tuple[str, str]:
        text, rule = self.game.prompt(question)
        return self.text(text), self.cite(rule)

    def option(self, question: Question, answer: Any) -> str:
        return self.text(self.game.option(question, answer))

    def interjection(self, question: Question | None, answer: Any) -> str:
        common = words.saying(answer)
        if common is not None or question is None:
            return self.text(common) if common else str(answer)
        return self.option(question, answer)

    def given(self, question: Question | None, given: Given) -> str:
        """An entry of a record in words."""
        common = words.saying(given.answer)
        if common is not None and (given.seat < 0 or question is None):
            return self.text(common)
        return self.interjection(question, given.answer) if question is None else self.option(question, given.answer)

    def event(self, event: Event) -> tuple[str, str] | None:
        told = self.game.told(event)
        return (self.text(told[0]), self.cite(told[1])) if told else None

    def sentences(self, events: Iterable[Event]) -> list[tuple[str, str]]:
        return [told for told in map(self.event, events) if told]

    # things -----------------------------------------------------------------------------------------------------------
    def known(self, name: str, fallback: str, **args: Argument) -> str:
        """The game's own word for something (its messages begin with its prefix), or everybody's, or its plain name."""
        for known in (f"{self.game.prefix.lower()}-{name}", f"{self.game.name}-{name}", name):
            if self.words.knows(known):
                return self(known, **args)
        return fallback

    def face(self, face: str) -> str:
        """What a face is called: `infantry-3` or `face-infantry-3` among the messages, else by kind and number."""
        kind, _, number = face.rpartition("-")
        symbol = self.known(f"symbol-{face}", face.replace("-", " "))
        plain = f"{self.known(f'symbol-{kind}', kind)} {number}" if number.isdigit() else symbol
        return self.known(face, self.known(f"face-{face}", plain))

    def mark(self, mark: str) -> str:
        """What a mark says; nothing if it is only for drawing, or counts nothing."""
        kind, _, number = mark.rpartition("-")
        if number.isdigit() and kind:
            return self.known(f"mark-{kind}", "", number=int(number)) if int(number) else ""
        return self.known(f"mark-{mark}", "")

    def marked(self, piece: Piece, view: View) -> str:
        """All that its marks say, and whose corps it belongs to."""
        said = [self.mark(mark) for mark in piece.marks]
        for mark in piece.marks:
            if mark.startswith("corps-") and not piece.name:
                leader = f"commander-{mark.removeprefix('corps-')}"
                said.append(next((one.name for one in view.pieces if one.name and one.face == leader), ""))
        return "".join(f" ({one})" for one in said if one)

    def marker(self, marker: Marker) -> str:
        """What counters say; nothing if they are only for drawing."""
        if marker.kind.startswith("reserve-"):
            return f"{marker.count} {self.face(marker.kind.removeprefix('reserve-'))}"
        return self.known(f"marker-{marker.kind}", "", count=marker.count)

    def terrain(self, terrain: str) -> str:
        """What ground is called."""
        return self.known(f"terrain-{terrain}", self.known(terrain, terrain))

    def called(self, piece: Piece) -> str:
        """What a piece is called: as it says itself, by what is written on it, or by its face."""
        if piece.title:
            return self.text(piece.title)
        return piece.name or (self.face(piece.face) if piece.face else "?")

    def piece(self, piece: Piece, view: View) -> str:
        """A piece as its viewer sees it, with the number it is known by."""
        return f"{self.called(piece)}{self.marked(piece, view)} ·{piece.id}"

    def thing(self, handle: str, view: View) -> str:
        """What a handle points at, in words; nothing for what has no name."""
        kind, _, rest = handle.partition(":")
        match kind:
            case "piece":
                for piece in view.pieces:
                    if handle == f"piece:{piece.id}":
                        return ", ".join(filter(None, [self.piece(piece, view), self.places.name(piece.at)]))
            case "card":
                found = [piece for piece in view.pieces if handle in piece.marks]
                return self.called(found[0]) if found else ""
            case "kind":
                return self.face(rest)
            case "seat" if rest.isdigit():
                return self.seat(int(rest))
            case "livery" | "hand" if rest.isdigit() and int(rest) < len(view.liveries):
                return self.text(view.liveries[int(rest)].title)
        return self.places.name(handle)

    def meant(self, thing: str, view: View) -> list[str]:
        """The handles a player may mean by a word: places, or a piece with a name on it."""
        named = [f"piece:{piece.id}" for piece in view.pieces if piece.name and bare(piece.name) == bare(thing)]
        return self.places.meant(thing) or named

    def ending(self, outcome: Outcome) -> str:
        manner = self.known(words.manner(outcome).id, "")
        winners = ", ".join(self.seat(seat) for seat in outcome.winners)
        if outcome.lost:
            victor = words.victor(outcome)
            return self("cli-lost", victor=self.text(victor), manner=manner) if victor else self("cli-lost-plain")
        if not winners:
            return self("cli-drawn", manner=manner) if manner else self("cli-drawn-plain")
        if not manner:
            return self("cli-won-plain", winners=winners, count=len(outcome.winners))
        return self("cli-won", winners=winners, count=len(outcome.winners), manner=manner)
