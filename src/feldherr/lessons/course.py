"""A lesson being played: where it stands, and what comes of what the learner does.

A stand is persistent: an answer makes a new one and leaves the old one alone. So a lesson is nothing but the list of
the learner's gestures, and can be left, resumed and taken back at every step.
"""

from __future__ import annotations

import hashlib
import random
import re
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from feldherr import bots, games
from feldherr.bots.player import answer as thought
from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE, Illegal, Interjection, Malformed
from feldherr.kernel.ask import open_to
from feldherr.kernel.event import Event
from feldherr.kernel.forced import repeated
from feldherr.kernel.lines import lines_of, write
from feldherr.kernel.position import Position, answer, begin, resume, spared
from feldherr.kernel.question import Question
from feldherr.lessons.lesson import Lesson, Said, Step, Wrong, along, begins, matches, rest

SCRIPT = re.compile(r"(?P<seat>[\w-]+):\s*(?P<line>.+)")
DICE = "chance"
SAID, NOT = "said ", "not "
PATIENCE = 5000
"""So many answers of the others in a row are an error of the lesson."""


class Stand(NamedTuple):
    """`said`: what the learner has answered in this step; `happened`: the events so far; `entries`: all answers."""

    position: Position
    step: int = 0
    said: tuple[Said, ...] = ()
    happened: tuple[Event, ...] = ()
    entries: int = 0
    draws: int = 0


class Objection(Exception):
    """The answer is open, and not what the step awaits; `wrong` says why it is worse, if the lesson names it. `choice`,
    `at`: the answer that leads elsewhere, and where it was given; `beyond`: the step is done before it."""

    def __init__(self, wrong: Wrong | None, at: Stand, choice: Any, beyond: bool = False) -> None:
        super().__init__("another answer is awaited")
        self.wrong, self.at, self.choice, self.beyond = wrong, at, choice, beyond


class Course:
    """The way through a lesson, on the real rules."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        try:
            self.game = games.game(lesson.game)
            self.options = msgspec.convert(lesson.options, self.game.options_type)
        except (KeyError, games.Unplayable, msgspec.ValidationError, ValueError) as wrong:
            raise Malformed(f"the lesson cannot be played: {wrong}") from wrong
        self.seats = {seat.name: number for number, seat in enumerate(self.game.seats(self.options))}
        if lesson.seat not in self.seats:
            raise Malformed(f"there is no seat {lesson.seat!r}; there are: {', '.join(self.seats)}")
        self.seat = self.seats[lesson.seat]
        self.lines = lines_of(tuple(self.game.actions))
        self.seed = chance.Seed(hashlib.sha256((lesson.seed or lesson.game).encode()).hexdigest())
        self.opponent = bots.bot(lesson.game, lesson.opponent)

    # where it stands --------------------------------------------------------------------------------------------------
    def start(self) -> Stand:
        """Before the first step."""
        return self.settled(self.opened(), self.lesson.opening)

    def opened(self) -> Stand:
        """Before anybody has answered."""
        if self.lesson.position:
            position, news = resume(self.game, *self.game.read(self.lesson.position))
        else:
            position, news = begin(self.game, self.options)
        return Stand(position, happened=tuple(news))

    def step(self, stand: Stand) -> Step | None:
        """The step the learner is at; none: he is through."""
        return self.lesson.steps[stand.step] if stand.step < len(self.lesson.steps) else None

    def way(self, stand: Stand, which: int | None = None) -> list[str]:
        """The answers that are still missing on a way of this step, as far as it dictates them; on the first that fits
        what was said, unless one is named."""
        step = self.step(stand)
        ways = () if step is None else step.do if which is None else step.do[which : which + 1]
        return next((found for way in ways if (found := rest(way, stand.said)) is not None), [])

    def awaited(self, stand: Stand) -> tuple[Question, Any]:
        """The question the learner is asked, and the first of its options that is awaited."""
        question = stand.position.question(self.seat)
        if question is None:
            raise Illegal("nothing is asked here")
        pattern = next(iter(self.way(stand)), "*")
        options = question.options()
        return question, next((one for one in options if matches(pattern, write(one))), options[0])

    def ahead(self, stand: Stand) -> tuple[list[tuple[str, tuple[str, ...]]], bool]:
        """The answers awaited as far as each is fixed: their lines and what they point at; and whether that is all."""
        found: list[tuple[str, tuple[str, ...]]] = []
        position, given = stand.position, list[str]()
        for pattern in self.way(stand):
            if given and matches(pattern, given[0]):
                found.append((given.pop(0), ()))
                continue
            question = position.question(self.seat)
            open_here = [] if question is None else [o for o in question.options() if matches(pattern, write(o))]
            if question is None or len(open_here) != 1:
                return found, False
            found.append((write(open_here[0]), question.handles(open_here[0])))
            position, _ = spared(self.game, position, self.seat, open_here[0])
            given = [write(own.answer) for own in position.forced if own.seat == self.seat]
        return found, True

    def handles(self, stand: Stand) -> tuple[str, ...]:
        """What the coach lights."""
        return tuple(dict.fromkeys(handle for _, handles in self.ahead(stand)[0] for handle in handles))

    def along(self, stand: Stand) -> list[str]:
        """What the coach would answer, if all of it is fixed."""
        found, whole = self.ahead(stand)
        return [line for line, _ in found] if whole else []

    # what the learner does --------------------------------------------------------------------------------------------
    def go_on(self, stand: Stand) -> Stand:
        """He has read."""
        step = self.step(stand)
        if step is None or step.kind != "read":
            raise Illegal("this step awaits more than reading")
        return self.completed(stand, step)

    def take(self, stand: Stand, lines: Sequence[str]) -> Stand:
        """A gesture: taken whole, or an `Objection`, or `Illegal`. Who acts has read what there was to read."""
        stand, answers = self.read_on(stand), [self.lines.read(line) for line in lines]
        used = 0
        while used < len(answers):
            step = self.step(stand)
            if step is None or step.kind == "read":
                raise Objection(None, stand, answers[used], beyond=True)
            before, choice = stand, answers[used]
            stand = self.answered(stand, choice)
            used += 1 + repeated(stand.position.forced, self.seat, answers[used + 1 :])
            if (end := self.judged(stand, step)) is None:
                raise Objection(self.reason(stand, step, answers[used:]), before, choice)
            if used < len(answers) and stand.position.question(self.seat) is None:
                raise Illegal("a gesture may not reach beyond what others answer")
            if used < len(answers) and end and step.then:
                raise Objection(None, before, answers[used], beyond=True)
            if end:
                stand = self.completed(stand, step)
            elif used == len(answers):
                stand = self.settled(stand)
                if self.judged(stand, step):
                    stand = self.completed(stand, step)
        return stand

    def read_on(self, stand: Stand) -> Stand:
        """Where something is to be done again."""
        while (step := self.step(stand)) is not None and step.kind == "read":
            stand = self.completed(stand, step)
        return stand

    def follows(self, stand: Stand, lines: Sequence[str]) -> Stand | None:
        """Where these answers lead on a way that is awaited, or on one's own; None if they lead elsewhere."""
        step, answers, used = self.step(stand), [self.lines.read(line) for line in lines], 0
        while used < len(answers):
            stand = self.answered(stand, answers[used])
            used += 1 + repeated(stand.position.forced, self.seat, answers[used + 1 :])
            end = False if step is None else self.judged(stand, step)
            if end is None or (end and used < len(answers)):
                return None
        return stand

    def awaits(self, stand: Stand, line: str) -> bool:
        """Whether this answer is, or begins, what is awaited here."""
        step = self.step(stand)
        return step is not None and any(along(way, (*stand.said, Said(line))) for way in step.do)

    def answered(self, stand: Stand, choice: Any) -> Stand:
        """One answer of the learner, and those the kernel gives for him."""
        if isinstance(choice, Interjection):
            raise Illegal("nothing is said unasked in a lesson")
        stand = self.played(stand, self.seat, choice, at_table=True)
        given = [Said(write(own.answer), True) for own in stand.position.forced if own.seat == self.seat]
        return stand._replace(said=(*stand.said, Said(write(choice)), *given))

    def judged(self, stand: Stand, step: Step) -> bool | None:
        """Whether the step is done; None if what was said leads elsewhere."""
        if step.kind == "free":
            return stand.position.outcome is not None or all(self.holds(wanted, stand) for wanted in step.until)
        found = [along(way, stand.said) for way in step.do]
        return True if "whole" in found else False if "part" in found else None

    def reason(self, stand: Stand, step: Step, rest: Sequence[Any]) -> Wrong | None:
        """Which of the step's wrong ways it is, by the whole gesture."""
        used = 0
        while used < len(rest) and (asked := stand.position.question(self.seat)) and open_to(asked, rest[used]):
            stand = self.answered(stand, rest[used])
            used += 1 + repeated(stand.position.forced, self.seat, rest[used + 1 :])
        return next((wrong for wrong in step.wrong if begins(wrong.do, stand.said)), None)

    def holds(self, wanted: str, stand: Stand) -> bool:
        """A line of the position, or of what was `said` in this step; with `not ` in front: there is none such."""
        if wanted.startswith(NOT):
            return not self.holds(wanted.removeprefix(NOT), stand)
        if wanted.startswith(SAID):
            return any(matches(wanted.removeprefix(SAID), line) for line, _ in stand.said)
        return any(matches(wanted, " ".join(line.split())) for line in self.game.write(stand.position.now).splitlines())

    def completed(self, stand: Stand, step: Step) -> Stand:
        """The next step; when the game is over nobody plays on, and what is left is read."""
        stand = self.settled(stand._replace(step=stand.step + 1, said=()), step.then)
        while stand.position.outcome and (following := self.step(stand)) is not None and following.kind == "free":
            stand = stand._replace(step=stand.step + 1)
        return stand

    # what the others do -----------------------------------------------------------------------------------------------
    def settled(self, stand: Stand, script: Sequence[str] = ()) -> Stand:
        """The script, then whoever is asked besides the learner, until he is."""
        for written in script:
            stand = self.scripted(stand if written.startswith(DICE) else self.drawn(stand), written)
        for _ in range(PATIENCE):
            stand = self.drawn(stand)
            if stand.position.question(self.seat) is not None or not stand.position.questions:
                return stand
            other, rng = stand.position.questions[0].actor, random.Random(f"{self.lesson.seed}:{stand.entries}")
            stand = self.played(stand, other, thought(self.opponent, self.game, stand.position, other, rng))
        raise Illegal("the others never come to an end")

    def drawn(self, stand: Stand) -> Stand:
        """What chance is asked and no script says."""
        while (question := stand.position.question(CHANCE)) is not None:
            draw = chance.take(question, self.seed.numbered(stand.draws))
            stand = self.played(stand, CHANCE, draw)._replace(draws=stand.draws + 1)
        return stand

    def scripted(self, stand: Stand, written: str) -> Stand:
        found = SCRIPT.fullmatch(written.strip())
        names = self.seats | {DICE: CHANCE}
        if not found or found["seat"] not in names:
            raise Malformed(f"expected 'seat: answer', found {written!r}; there are: {', '.join(names)}")
        seat = names[found["seat"]]
        stand = self.played(stand, seat, self.lines.read(found["line"]))
        return stand._replace(draws=stand.draws + (seat == CHANCE))

    def played(self, stand: Stand, seat: int, choice: Any, at_table: bool = False) -> Stand:
        play = spared if at_table else answer
        position, news = play(self.game, stand.position, seat, choice)
        entries = stand.entries + 1 + len(position.forced)
        return stand._replace(position=position, happened=(*stand.happened, *news), entries=entries)
