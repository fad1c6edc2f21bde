"""What is said of an exercise: its goal, why an answer is right, and why another is worse."""

from __future__ import annotations

from functools import cache
from importlib import resources

from feldherr.exercises.drill import Drill, Worse
from feldherr.exercises.exercise import Exercise, exercises
from feldherr.kernel.text import Argument
from feldherr.words import LANGUAGES, Words, sources

Speech = dict[str, str]
"""A sentence by language."""


@cache
def words_of(game: str, lang: str) -> Words:
    """The game's words, and those of all exercises."""
    common = resources.files("feldherr.exercises").joinpath(f"{lang}.ftl").read_text("utf-8")
    return Words(lang, "\n".join((sources(game, lang), common)))


def spoken(game: str, message: str, **args: Argument) -> Speech:
    return {lang: words_of(game, lang).say(message, args) for lang in LANGUAGES}


def message_of(drill: Drill, part: str) -> str:
    return f"exercise-{drill.game.prefix.lower()}-{drill.laid.motif.name}{part}"


def title(game: str, exercise: Exercise) -> Speech:
    """The motif and a number among all of the game's."""
    number = list(exercises(game)).index(exercise.name) + 1
    return spoken(game, "exercise-title", number=number)


def goal(drill: Drill) -> Speech:
    named = drill.laid.motif.goal(drill.game, drill.laid.position, drill.laid.task)
    return spoken(drill.game.name, message_of(drill, ""), **named)


def right(drill: Drill, equal: bool = False) -> Speech:
    """Why it is right: what it comes to, what the next best would have; that later another answer was as good."""
    (_, best), (_, other), *_ = drill.solution.values
    weighed, wrong = drill.laid.motif.said, len(drill.solution.values) - 1
    name = drill.game.name
    said = spoken(name, message_of(drill, "-right"), wrong=wrong, best=weighed(best), other=weighed(other))
    also = spoken(name, "exercise-equal")
    return {lang: f"{said[lang]} {also[lang]}" for lang in said} if equal else said


def worse(drill: Drill, wrong: Worse) -> Speech:
    """Why another is worse, and what would be better."""
    better, weighed = drill.game.option(wrong.question, wrong.better), drill.laid.motif.said
    given: dict[str, Argument] = {"better": better, "best": weighed(wrong.best), "other": weighed(wrong.value)}
    return spoken(drill.game.name, message_of(drill, "-wrong"), **given)
