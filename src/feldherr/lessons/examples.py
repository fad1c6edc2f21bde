"""The rulebook's examples as lessons: scenario files, led through by the coach.

The learner has the seat that answers most; the others and chance answer as the example says. How an example is called,
and how difficult it is, say the messages `NAME-title` of the game's lessons: easier ones stand first.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from feldherr.kernel.answers import Illegal, Malformed
from feldherr.kernel.lines import write
from feldherr.kernel.text import Text
from feldherr.lessons.course import DICE, Course, Stand
from feldherr.lessons.lesson import Lesson, Step, lessons
from feldherr.lessons.reasons import SENTENCE, in_words
from feldherr.lessons.speech import WORDS, Speech, count, source
from feldherr.words import LANGUAGES
from feldherr.words.rulebook import rulebook
from feldherr.words.sources import game_folder

TITLE = re.compile(r"^([\w-]+)-title *=", re.MULTILINE)
ANSWER = re.compile(r"(?P<seat>[\w-]+):\s*(?P<no>!?)\s*(?P<line>.+?)(?:\s+=\s+(?P<rule>\S.*))?")


class Told(msgspec.Struct, frozen=True):
    """What of a scenario file a lesson is made of; docs/scenarios.md has all its keys."""

    title: str
    text: Speech = {}
    options: dict[str, Any] = {}
    position: str = ""
    record: str = ""
    seed: str | int = ""
    rules: tuple[str, ...] = ()
    steps: tuple[str, ...] = ()


@cache
def every_lesson(game: str) -> dict[str, Lesson]:
    """The lessons of a game, then its examples, easier ones first."""
    return {**lessons(game), **examples(game)}


@cache
def examples(game: str) -> dict[str, Lesson]:
    titles = TITLE.findall(source(game, LANGUAGES[0]))
    found: dict[str, Lesson] = {}
    for path in sorted(Path(str(game_folder(game) / "examples")).glob("*.toml")):
        told = msgspec.convert(tomllib.loads(path.read_text("utf-8")), Told)
        if path.stem in titles and told.position and told.steps and not told.record:
            found[path.stem] = Making(game, path.stem, told).lesson()
    return dict(sorted(found.items(), key=lambda item: titles.index(item[0])))


class Making:
    """A lesson being made of an example, by playing it."""

    def __init__(self, game: str, name: str, told: Told) -> None:
        self.name, self.told = name, told
        asked = [found["seat"] for found in map(self.read, told.steps) if found["seat"] != DICE and not found["no"]]
        seat = max(dict.fromkeys(asked), key=asked.count)
        self.bare = Lesson(game, seat, (), 1, told.options, told.position, seed=str(told.seed) or name)
        self.course = Course(self.bare)
        self.said: dict[str, Speech] = {"goal": told.text or dict.fromkeys(LANGUAGES, told.title)}
        self.opening: list[str] = []
        self.steps: list[Step] = []

    def read(self, step: str) -> re.Match[str]:
        found = ANSWER.fullmatch(step.strip())
        if found is None:
            raise Malformed(f"{self.name}: {step!r} is no answer")
        return found

    def lesson(self) -> Lesson:
        for number, part in enumerate(parts(self.said["goal"])):
            self.say(f"about-{number}", part)
            self.steps.append(Step(f"about-{number}"))
        stand, given = self.course.opened(), list[str]()
        for found in map(self.read, self.told.steps):
            own = found["seat"] == self.bare.seat
            if not own and not found["no"]:
                stand = self.confirmed(stand)
            if found["no"]:
                if own:
                    self.refuse(stand.position.question(self.course.seat), found["line"], found["rule"])
            elif not own:
                self.script(f"{found['seat']}: {found['line']}")
                stand = self.course.scripted(stand, f"{found['seat']}: {found['line']}")
            elif given and given[0] == found["line"]:
                del given[0]
            else:
                question = stand.position.question(self.course.seat)
                line = self.listed(question, found["line"])
                self.ask(question, line)
                stand = self.course.answered(stand, self.course.lines.read(line))
                given = [write(one.answer) for one in stand.position.forced if one.seat == self.course.seat]
        return msgspec.structs.replace(
            self.bare, opening=tuple(self.opening), steps=tuple(self.steps), said=self.said, place=1
        )

    def confirmed(self, stand: Stand) -> Stand:
        """At a table the learner confirms what an example passes over, before others have their say."""
        while (question := stand.position.question(self.course.seat)) is not None and question.held:
            line = write(question.options()[0])
            self.ask(question, line)
            stand = self.course.answered(stand, self.course.lines.read(line))
        return stand

    def listed(self, question: Any, line: str) -> str:
        """The answer that is offered, where it stands for others that differ in nothing."""
        choice = self.course.lines.read(line)
        if question is None or line in map(write, question.options()):
            return line
        alike = [one for one in question.options() if set(choice.handles) <= set(question.handles(one))]
        return write(alike[0]) if alike else line

    def say(self, part: str, speech: Speech) -> None:
        self.said[part] = speech

    def script(self, line: str) -> None:
        """The others answer after the last step in which something is done."""
        done = next((n for n in range(len(self.steps) - 1, -1, -1) if self.steps[n].do), None)
        if done is None:
            self.opening.append(line)
        else:
            self.steps[done] = msgspec.structs.replace(self.steps[done], then=(*self.steps[done].then, line))

    def ask(self, question: Any, line: str) -> None:
        if question is None:
            raise Illegal(f"{self.name}: nobody is asked for {line}")
        number, choice = len(self.steps), self.course.lines.read(line)
        rule = self.shown(rulebook(self.bare.game).number(self.course.game.prompt(question)[1]))
        self.say(f"do-{number}", self.spoken("lesson-example", self.course.game.option(question, choice)))
        self.steps.append(Step(f"do-{number}", do=(line,), rule=rule))

    def refuse(self, question: Any, line: str, rule: str | None) -> None:
        """What is not possible is read, with its rule; not where the table has passed over the question."""
        choice = self.course.lines.read(line)
        if question is None or choice not in question.refusals():
            return
        number, cited = f"no-{len(self.steps)}", rulebook(self.bare.game).number(rule) if rule else ""
        self.say(number, self.spoken("lesson-refused", self.course.game.option(question, choice), cited))
        self.steps.append(Step(number, rule=cited))

    def spoken(self, message: str, what: Text, rule: str = "") -> Speech:
        return in_words(self.bare.game, message, rule, what)

    def shown(self, asked: str) -> str:
        """The rule to read on: what is asked goes by, if the example is about its chapter; else what it is about."""
        chapters = {rule.split(".")[0] for rule in self.told.rules}
        return asked if not chapters or asked.split(".")[0] in chapters else self.told.rules[0]


def parts(speech: Speech) -> list[Speech]:
    """A text in pieces that are short enough to be said at once, as many in each language."""
    cut = {lang: pieces(text) for lang, text in speech.items()}
    most = max(map(len, cut.values()))
    for found in cut.values():
        while len(found) < most:
            longest = max(range(len(found)), key=lambda number: count(found[number]))
            found[longest : longest + 1] = halves(found[longest])
    return [{lang: found[number] for lang, found in cut.items()} for number in range(most)]


def pieces(text: str) -> list[str]:
    found = [""]
    for sentence in SENTENCE.split(text):
        longer = f"{found[-1]} {sentence}".strip()
        if count(longer) <= WORDS:
            found[-1] = longer
        else:
            found += halves(sentence) if count(sentence) > WORDS else [sentence]
    return [piece for piece in found if piece]


def halves(text: str) -> list[str]:
    """In two: between sentences, else in the middle of one."""
    sentences = SENTENCE.split(text)
    if len(sentences) > 1:
        half = (len(sentences) + 1) // 2
        return [" ".join(sentences[:half]), " ".join(sentences[half:])]
    words = text.split()
    middle = len(words) // 2
    return [" ".join(words[:middle]) + " …", "… " + " ".join(words[middle:])]
