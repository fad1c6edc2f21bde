"""`feldherr lesson check`: every lesson is played through, the right way and every wrong way it names, and counted."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from feldherr import bots
from feldherr.bots.player import Bot
from feldherr.bots.player import answer as thought
from feldherr.kernel.answers import Illegal, Malformed
from feldherr.kernel.lines import write
from feldherr.lessons.course import Course, Objection, Stand
from feldherr.lessons.lesson import Lesson, Step, Wrong, answers_of, matches
from feldherr.lessons.reasons import otherwise
from feldherr.lessons.speech import WORDS, count, knows, message_of, minutes, said
from feldherr.words import LANGUAGES
from feldherr.words.rulebook import rulebook

MINUTES = 15.0
ALONE = 400
"""So many answers somebody may need where he plays on his own."""
PLAYERS = ("random", "random", "random")
"""Who tries the steps where one plays on one's own, besides the usual opponent."""
OTHERS = 8
"""So many other answers are tried at each step."""
TRIES = 60
"""So many gestures that begin like a wrong way are tried."""


class Checked(NamedTuple):
    """What a lesson came to: `faults` are sentences, none if it is sound."""

    name: str
    steps: int
    words: dict[str, int]
    minutes: float
    ways: int
    faults: tuple[str, ...]


class Astray(Exception):
    """The lesson does not go on as it says."""


def check(name: str, lesson: Lesson) -> Checked:
    """Play a lesson through; what is wrong with it, in sentences."""
    faults = list(unsaid(name, lesson))
    ways = 0
    try:
        course = Course(lesson)
        for way in (*branches(lesson), *([()] * len(PLAYERS) if alone(lesson) else [])):
            player = bots.usual(lesson.game) if not ways else PLAYERS[ways % len(PLAYERS)]
            faults += through(course, dict(way), bots.bot(lesson.game, player), ways == 0, random.Random(ways))
            ways += 1
            if faults:
                break
    except (Malformed, Illegal, Astray) as wrong:
        faults.append(str(wrong))
    long = 0.0 if faults else max(minutes(name, lesson, lang) for lang in LANGUAGES)
    if long > MINUTES:
        faults.append(f"it takes {long:.0f} minutes, more than {MINUTES:.0f}")
    counted = {lang: sum(count(said(name, lesson, one, lang)) for one in messages(lesson)) for lang in LANGUAGES}
    named = sum(len(step.wrong) for step in lesson.steps)
    return Checked(name, len(lesson.steps), counted, round(long, 1), ways + named, tuple(faults))


# what is said ---------------------------------------------------------------------------------------------------------
def messages(lesson: Lesson) -> list[str]:
    wrong = (wrong.say for step in lesson.steps for wrong in step.wrong)
    return list(dict.fromkeys(("title", "goal", *(step.say for step in lesson.steps), *wrong)))


def unsaid(name: str, lesson: Lesson) -> Iterator[str]:
    """Messages that are missing or too long, rules there are not."""
    for lang in LANGUAGES:
        for part in messages(lesson):
            if not knows(name, lesson, part, lang):
                yield f"there is no message {message_of(name, part)} in {lang}"
            elif part != "goal" and (length := count(said(name, lesson, part, lang))) > WORDS:
                yield f"{message_of(name, part)} has {length} words in {lang}, more than {WORDS}"
    known = rulebook(lesson.game)
    for step in lesson.steps:
        for rule in filter(None, (step.rule, *(wrong.rule for wrong in step.wrong))):
            if rule not in {one.id for one in known.rules}:
                yield f"there is no rule {rule}"


# what is done ---------------------------------------------------------------------------------------------------------
def alone(lesson: Lesson) -> bool:
    return any(step.kind == "free" for step in lesson.steps)


def branches(lesson: Lesson) -> Iterator[tuple[tuple[int, int], ...]]:
    """The first way of every step; then each other way of a step alone."""
    yield ()
    for number, step in enumerate(lesson.steps):
        for which in range(1, len(step.do)):
            yield ((number, which),)


def through(course: Course, chosen: dict[int, int], player: Bot, astray: bool, rng: random.Random) -> list[str]:
    """To the end; on the first run the wrong ways are tried, too."""
    stand, faults = course.start(), list[str]()
    for number, step in enumerate(course.lesson.steps):
        if stand.step > number and step.kind == "free" and stand.position.outcome:
            continue
        if stand.step != number:
            return [f"step {number + 1} ({step.say}) is passed over"]
        if step.kind == "read":
            stand = course.go_on(stand)
            continue
        if stand.position.question(course.seat) is None:
            who = course.lesson.seat
            return [f"step {number + 1} ({step.say}): {who} is not asked anything; {asked(course, stand)}"]
        if astray:
            faults += [fault for wrong in step.wrong for fault in tried(course, stand, step, wrong)]
            faults += [*unlit(course, stand, step), *unreasoned(course, stand, step, rng)]
        play = on_ones_own if step.kind == "free" else along_the_way
        stand = play(course, stand, number, chosen.get(number, 0), player, rng)
    return faults


def along_the_way(
    course: Course, stand: Stand, number: int, which: int, player: Bot, rng: random.Random
) -> Stand:
    """Answer by answer; where a pattern fits several options, any of them."""
    step = course.lesson.steps[number]
    while stand.step == number:
        patterns = course.way(stand, which)
        line = open_to(course, stand, patterns[0]) if patterns else []
        if not line:
            raise Astray(f"step {number + 1} ({step.say}): {' ; '.join(patterns)} is not open; {asked(course, stand)}")
        try:
            stand = course.take(stand, [rng.choice(line)])
        except Objection as wrong:
            raise Astray(f"step {number + 1} ({step.say}): {line[0]} is not taken") from wrong
    return stand


def on_ones_own(
    course: Course, stand: Stand, number: int, which: int, player: Bot, rng: random.Random
) -> Stand:
    for _ in range(ALONE):
        if stand.step != number:
            return stand
        choice = thought(player, course.game, stand.position, course.seat, rng)
        stand = course.take(stand, [write(choice)])
    raise Astray(f"step {number + 1} ({course.lesson.steps[number].say}) does not end after {ALONE} answers")


def tried(course: Course, stand: Stand, step: Step, wrong: Wrong) -> Iterator[str]:
    """The wrong way is open, and answered by its own reason."""
    found = list(islice(ways(course, stand, answers_of(wrong.do)), TRIES))
    if not found:
        yield f"{step.say}: the way {wrong.do!r} is not open; {asked(course, stand)}"
    elif wrong not in (answer := [answer_to(course, stand, lines) for lines in found]):
        if all(one == "taken" for one in answer):
            yield f"{step.say}: {wrong.do} is taken, though it is named as wrong"
        else:
            yield f"{step.say}: {wrong.do} is not answered by {wrong.say}"


def unreasoned(course: Course, stand: Stand, step: Step, rng: random.Random) -> Iterator[str]:
    """Any other answer is answered with a sentence of its own, in every language, and with a rule or a reason named."""
    question = stand.position.question(course.seat)
    lines = [write(option) for option in question.options()] if question and step.do else []
    for line in rng.sample(lines, min(OTHERS, len(lines))):
        try:
            course.take(stand, [line])
        except Objection as found:
            if found.wrong is not None:
                continue
            text, rule = otherwise(course, found.at, step, found.choice)
            long = max(count(text[lang]) for lang in LANGUAGES)
            if rule not in {one.id for one in rulebook(course.lesson.game).rules}:
                yield f"{step.say}: {line} is not answered with a rule"
            elif long > WORDS:
                yield f"{step.say}: {line} is answered with {long} words, more than {WORDS}"


def ways(course: Course, stand: Stand, patterns: list[str], lines: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """All gestures that follow the patterns."""
    if not patterns:
        yield lines
        return
    for line in open_to(course, stand, patterns[0]):
        yield from ways(course, course.answered(stand, course.lines.read(line)), patterns[1:], (*lines, line))


def answer_to(course: Course, stand: Stand, lines: tuple[str, ...]) -> Wrong | str | None:
    """What the coach objects to a gesture."""
    try:
        course.take(stand, lines)
    except Objection as found:
        return found.wrong
    return "taken"


def unlit(course: Course, stand: Stand, step: Step) -> Iterator[str]:
    """What is lit by hand is on the board, and the first way can be shown."""
    view = course.game.view(stand.position, course.seat)
    known = {f"piece:{piece.id}" for piece in view.pieces}
    for handle in step.lit:
        if handle.startswith("piece:") and handle not in known:
            yield f"{step.say}: there is no {handle} to light"
    if step.do and not course.along(stand):
        yield f"{step.say}: {step.do[0]} leaves open what the coach would show; {asked(course, stand)}"


def open_to(course: Course, stand: Stand, pattern: str) -> list[str]:
    question = stand.position.question(course.seat)
    lines = [] if question is None else [write(option) for option in question.options()]
    return [line for line in lines if matches(pattern, line)]


def asked(course: Course, stand: Stand) -> str:
    """Who is asked what, for a fault's sentence."""
    if stand.position.outcome:
        return f"the game is over ({stand.position.outcome.manner})"
    names = {number: name for name, number in course.seats.items()}
    return "asked: " + ", ".join(
        f"{names.get(q.actor, 'chance')}: {q.name} ({' | '.join(write(o) for o in q.options()[:12])})"
        for q in stand.position.questions
    )
