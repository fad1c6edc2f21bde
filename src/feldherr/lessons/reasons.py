"""What the coach objects to an answer that is open and not awaited: the lesson's own reason, else what a rule says."""

from __future__ import annotations

import re
from typing import NamedTuple

from feldherr.kernel.text import Text
from feldherr.lessons.course import Course, Objection, Stand
from feldherr.lessons.lesson import Step
from feldherr.lessons.speech import WORDS, Speech, count, spoken, words_of
from feldherr.words import LANGUAGES
from feldherr.words.rulebook import rulebook

SENTENCE = re.compile(r"(?<=[.!?;])\s+")
CITED = re.compile(r"\s*\([^()]*\d[^()]*\)")


class Reason(NamedTuple):
    text: Speech
    rule: str = ""


def objected(name: str, course: Course, objection: Objection) -> Reason:
    """The sentence for this answer, and the rule to read on."""
    if objection.wrong is not None:
        return Reason(spoken(name, course.lesson, objection.wrong.say), objection.wrong.rule)
    step = course.step(objection.at)
    if objection.beyond or step is None:
        return Reason({lang: words_of(course.game.name, lang).say("lesson-beyond") for lang in LANGUAGES})
    return otherwise(course, objection.at, step, objection.choice)


def otherwise(course: Course, stand: Stand, step: Step, choice: object) -> Reason:
    """By what sort of answer it is; then what an example shows, else what the rule says that the step is about."""
    question, awaited = course.awaited(stand)
    rule = step.rule or rulebook(course.game.name).number(course.game.prompt(question)[1])
    if getattr(choice, "ends", False) and not awaited.ends:
        message = "lesson-otherwise-ends"
    else:
        message = "lesson-otherwise-alike" if type(choice) is type(awaited) else "lesson-otherwise"
    return Reason(in_words(course.game.name, message, rule, shown=course.lesson.said.get("goal")), rule)


def in_words(game: str, message: str, rule: str, what: Text | str = "", shown: Speech | None = None) -> Speech:
    """A message with the reason: what is shown, else what a rule says, as far as there is room for it."""
    found: Speech = {}
    for lang in LANGUAGES:
        words = words_of(game, lang)
        named = what if isinstance(what, str) else short(words.format(what))
        room = WORDS - count(words.say(message, {"what": named, "reason": ""}))
        said = shown[lang] if shown else says(game, rule, lang)
        reason = first_of(said, room) or first_of(about(game, rule, lang), room)
        found[lang] = words.say(message, {"what": named, "reason": reason}).strip()
    return found


def says(game: str, rule: str, lang: str) -> str:
    """A rule, without the numbers of others."""
    one = next((one for one in rulebook(game).rules if one.id == rule), None)
    return CITED.sub("", one.de if lang == "de" else one.en) if one else ""


def about(game: str, rule: str, lang: str) -> str:
    """What a rule is about, in a word."""
    topics = next((one.topic for one in rulebook(game).rules if one.id == rule), {})
    return words_of(game, lang).say("lesson-about", {"topic": topics[lang]}) if lang in topics else ""


def first_of(text: str, room: int) -> str:
    """The first sentences, as many as there is room for."""
    found = ""
    for sentence in SENTENCE.split(text):
        if count(f"{found} {sentence}") > room:
            break
        found = f"{found} {sentence}".strip()
    return re.sub(r";$", ".", found)


def short(text: str) -> str:
    """What is answered, without what it would bring about: that is read at the answer itself."""
    return ": ".join(text.split(": ")[:2]).removesuffix(".")
