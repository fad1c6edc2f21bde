"""A position as it reaches everybody, and a step away from it: each part is made once, for all checks there."""

from __future__ import annotations

from copy import copy
from functools import cached_property
from typing import Any, NamedTuple

from feldherr.kernel.answers import CHANCE, Call, Interjection
from feldherr.kernel.ask import Ask
from feldherr.kernel.event import Event
from feldherr.kernel.game import Emit, Game
from feldherr.kernel.position import Position, answer, resume
from feldherr.kernel.question import Question
from feldherr.kernel.store import encode
from feldherr.kernel.view import View


class Seen(NamedTuple):
    """Everything that reaches one viewer at a position."""

    view: View
    stages: tuple[tuple[int, str], ...]
    interjections: tuple[Any, ...]
    question: str
    prompt: Any
    options: tuple[Any, ...]
    refusals: tuple[Any, ...]
    suggestions: tuple[Any, ...]
    over: Any


class Scene:
    """What the server would send each viewer at a position, and what it would answer to his `why not`."""

    def __init__(self, game: Game, position: Position) -> None:
        self.game, self.position = game, position
        self.views: dict[int | None, View] = {}
        self.sights: dict[int | None, Seen] = {}
        self.refused: dict[int, dict[Any, str]] = {}
        """By seat what its question refuses, where that was heard already."""

    @cached_property
    def stored(self) -> bytes:
        return encode(self.position)

    @cached_property
    def stages(self) -> tuple[tuple[int, str], ...]:
        return tuple((q.actor, "" if q.actor == CHANCE else self.game.stage(q)) for q in self.position.questions)

    @cached_property
    def faces(self) -> dict[int, str]:
        """The faces somebody sees, by the id of the piece."""
        found: dict[int, str] = {}
        for seat in sorted({piece.side for piece in self.view(None).pieces if piece.side >= 0}):
            found |= {piece.id: piece.face for piece in self.view(seat).pieces if piece.face is not None}
        return found

    def view(self, viewer: int | None) -> View:
        if viewer not in self.views:
            self.views[viewer] = self.game.view(self.position, viewer)
        return self.views[viewer]

    def seen(self, viewer: int | None) -> Seen:
        if viewer not in self.sights:
            self.sights[viewer] = self.look(viewer)
        return self.sights[viewer]

    def look(self, viewer: int | None) -> Seen:
        game, position = self.game, self.position
        question = position.question(viewer) if viewer is not None else None
        said = game.interjections(position, viewer) if viewer is not None and position.outcome is None else []
        if question is None:
            return Seen(self.view(viewer), self.stages, tuple(said), "", None, (), (), (), position.outcome)
        refused = self.refused.get(question.actor)
        refusals = question.refusals() if refused is None else refused
        return Seen(
            self.view(viewer),
            self.stages,
            tuple(said),
            question.name,
            game.prompt(question),
            in_words(game, question, question.options()),
            tuple(zip(in_words(game, question, list(refusals)), refusals.values())),
            tuple(game.suggestions(question)),
            position.outcome,
        )


def in_words(game: Game, question: Question, answers: list[Any]) -> tuple[Any, ...]:
    """Each answer with its words; what it points at follows from the answer alone."""
    return tuple([(answer, game.option(question, answer)) for answer in answers])


class Step:
    """An answer given in a scene: what it leads to is worked out once, however many look at it."""

    def __init__(self, scene: Scene, seat: int, choice: Any) -> None:
        self.before, self.seat, self.choice = scene, seat, choice

    @property
    def name(self) -> str:
        """The question that is answered; empty if it is chance that answers, or nobody was asked."""
        return next((q.name for q in self.before.position.questions if q.actor == self.seat != CHANCE), "")

    @cached_property
    def taken(self) -> tuple[Scene, list[Event], list[Event]]:
        """Where it leads, what is told of it, and this after all that the running procedure had told before."""
        game, position, choice = self.before.game, self.before.position, self.choice
        if isinstance(choice, Interjection) or position.call is None:
            after, told = answer(game, position, self.seat, choice)
            return Scene(game, after), told, earlier(game, position) + told
        # The procedure runs anew anyway: it may as well tell all from its beginning.
        after, news = answer(game, position._replace(told=0), self.seat, choice)
        return Scene(game, after), news[position.told :], news


    def on_the_way(self, viewer: int) -> list[tuple[Event, View]]:
        """What the viewer sees happen from the beginning of the procedure on, each with what lay before him then."""
        game, position, states = self.before.game, self.before.position, list[Any]()
        if isinstance(self.choice, Interjection) or position.call is None:
            return []
        watched = copy(game)

        def run(s: Any, call: Any, ask: Ask, emit: Emit) -> Call:
            return game.run(s, call, ask, noted(s, emit))

        def interject(s: Any, ask: Ask, emit: Emit, seat: int, what: Any) -> None:
            game.interject(s, ask, noted(s, emit), seat, what)

        def noted(s: Any, emit: Emit) -> Emit:
            def told(event: Event) -> None:
                states.append(game.copy(s))
                emit(event)

            return told

        watched.run, watched.interject = run, interject  # type: ignore[method-assign]
        after, news = answer(watched, position._replace(told=0), self.seat, self.choice)
        there = after._replace(questions=(), outcome=None)
        return [
            (shown, game.view(there._replace(now=state), viewer))
            for event, state in zip(news, states, strict=True)
            if (shown := event.seen_by(viewer)) is not None
        ]


def earlier(game: Game, position: Position) -> list[Event]:
    """What the running procedure has told already."""
    if position.call is None:
        return []
    return resume(game, position.settled, position.call, position.given)[1]
