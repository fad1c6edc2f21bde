"""Whatever is open to a learner is taken or answered with a reason, also as a gesture of several answers."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from feldherr import games
from feldherr.kernel.lines import write
from feldherr.kernel.position import look_ahead
from feldherr.lessons.course import Course, Objection, Stand
from feldherr.lessons.lesson import lessons
from feldherr.lessons.reasons import objected
from feldherr.words import LANGUAGES

GUIDED = [(game, next(iter(lessons(game)))) for game in games.GAMES]
LONGER = 5
"""So many ways on are tried from each answer, as the page would send them."""


def gestures(course: Course, stand: Stand, rng: random.Random) -> Iterator[list[str]]:
    """Each answer, each proposal, and answers that are gone on from: with what the kernel gives on the way."""
    question = stand.position.question(course.seat)
    if question is None:
        return
    for proposal in course.game.suggestions(question):
        yield [write(one) for one in proposal.answers]
    for option in question.options():
        yield [write(option)]
        for answers in longer(course, stand, (option,), rng, 3):
            yield [write(one) for one in answers]


def longer(
    course: Course, stand: Stand, said: tuple[Any, ...], rng: random.Random, more: int
) -> Iterator[tuple[Any, ...]]:
    ahead = look_ahead(course.game, stand.position, course.seat, said)
    question = ahead.position.question(course.seat)
    if not more or ahead.used < len(said) or question is None:
        return
    options = question.options()
    for number, option in enumerate(rng.sample(options, min(LONGER, len(options)))):
        yield (*ahead.path, option)
        if not number:
            yield from longer(course, stand, (*ahead.path, option), rng, more - 1)


@pytest.mark.parametrize(("game", "name"), GUIDED)
def test_nothing_that_is_open_is_refused_without_a_reason(game: str, name: str) -> None:
    course, rng = Course(lessons(game)[name]), random.Random(name)
    stand, objections = course.start(), 0
    while (step := course.step(stand)) is not None and step.kind != "free":
        if step.kind == "read":
            stand = course.go_on(stand)
            continue
        for lines in gestures(course, stand, rng):
            try:
                course.take(stand, lines)
            except Objection as objection:
                objections += 1
                reason = objected(name, course, objection)
                assert all(reason.text[lang] for lang in LANGUAGES), lines
        stand = course.take(stand, course.along(stand)[:1])
    assert objections > 50
