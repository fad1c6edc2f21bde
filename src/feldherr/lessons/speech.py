"""What a coach says: the messages of a game's lessons, in every language, and how long it takes to read them."""

from __future__ import annotations

import re
from functools import cache

from feldherr.lessons.lesson import Lesson, folder_of
from feldherr.words import LANGUAGES, Words, sources

WORD = re.compile(r"[^\W_]+(?:['’\-–][^\W_]+)*")
A_MINUTE = 180
"""Words somebody reads in a minute."""
A_CLICK = 6.0
"""Seconds from having read to having done it."""
Speech = dict[str, str]
"""A sentence by language."""


@cache
def words_of(game: str, lang: str) -> Words:
    """The game's words, and those of its lessons."""
    path = folder_of(game) / f"{lang}.ftl"
    return Words(lang, f"{sources(game, lang)}\n{path.read_text('utf-8') if path.is_file() else ''}")


def spoken(game: str, message: str) -> Speech:
    return {lang: words_of(game, lang).say(message) for lang in LANGUAGES}


def count(text: str) -> int:
    return len(WORD.findall(text))


def message_of(name: str, part: str) -> str:
    """Messages are called by the lesson's file and what they are for."""
    return f"{name}-{part}"


def minutes(name: str, lesson: Lesson, lang: str) -> float:
    """How long a lesson takes at reading speed: its words, and a few seconds for everything that is done."""
    words = sum(count(words_of(lesson.game, lang).say(message_of(name, step.say))) for step in lesson.steps)
    clicks = sum(max((way.count(";") + 1 for way in step.do), default=1) for step in lesson.steps)
    return words / A_MINUTE + clicks * A_CLICK / 60
