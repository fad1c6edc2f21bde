"""What a coach says: the messages of a game's lessons, in every language, and how long it takes to read them."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

from feldherr.lessons.lesson import Lesson, Step, answers_of, folder_of
from feldherr.words import LANGUAGES, Words, sources

WORDS = 40
"""What the coach says in one step at most."""
WORD = re.compile(r"[^\W_]+(?:['’\-–][^\W_]+)*")
A_MINUTE = 180
"""Words somebody reads in a minute."""
A_CLICK = 6.0
"""Seconds from having read to having done it, or from one answer of one's own to the next."""
AN_OWN_TURN = 20
"""So many answers a turn of one's own has about: opponents give 7 to 34 in those there are."""
Speech = dict[str, str]
"""A sentence by language."""


def source(game: str, lang: str) -> str:
    """The messages of a game's lessons; none if it has none."""
    path = folder_of(game) / f"{lang}.ftl"
    return path.read_text("utf-8") if path.is_file() else ""


@cache
def words_of(game: str, lang: str) -> Words:
    """The game's words, those of its lessons, and what every coach says."""
    common = resources.files("feldherr.lessons").joinpath(f"{lang}.ftl").read_text("utf-8")
    return Words(lang, "\n".join((sources(game, lang), common, source(game, lang))))


def knows(name: str, lesson: Lesson, part: str, lang: str) -> bool:
    return lang in lesson.said.get(part, {}) or words_of(lesson.game, lang).knows(message_of(name, part))


def said(name: str, lesson: Lesson, part: str, lang: str) -> str:
    """What the coach says, in one language."""
    return lesson.said.get(part, {}).get(lang) or words_of(lesson.game, lang).say(message_of(name, part))


def spoken(name: str, lesson: Lesson, part: str) -> Speech:
    return {lang: said(name, lesson, part, lang) for lang in LANGUAGES}


def count(text: str) -> int:
    return len(WORD.findall(text))


def message_of(name: str, part: str) -> str:
    """Messages are called by the lesson's file and what they are for."""
    return f"{name}-{part}"


def minutes(name: str, lesson: Lesson, lang: str) -> float:
    """How long a lesson takes at reading speed: its words, and a few seconds for everything that is done. What the
    others do meanwhile, and wrong ways, come on top."""
    words = sum(count(said(name, lesson, step.say, lang)) for step in lesson.steps)
    return words / A_MINUTE + sum(map(answers, lesson.steps)) * A_CLICK / 60


def answers(step: Step) -> int:
    """How much is done in a step; to read on is a click, too."""
    return AN_OWN_TURN if step.kind == "free" else max((len(answers_of(way)) for way in step.do), default=1)
