"""Scenarios: a position, answers, and what must come of them, in one file. Rulebook examples and tutorials are such.

See docs/scenarios.md for the keys.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from feldherr import games, words
from feldherr.kernel import chance, record
from feldherr.kernel.answers import CHANCE, Illegal, Malformed
from feldherr.kernel.event import Event
from feldherr.kernel.game import Game
from feldherr.kernel.lines import lines_of
from feldherr.kernel.position import Position, answer, begin, resume
from feldherr.kernel.table import Table
from feldherr.proving.battery.coverage import Coverage, overhear
from feldherr.words.rulebook import rulebook

STEP = re.compile(r"(?P<seat>[\w-]+):\s*(?P<no>!?)\s*(?P<line>.+?)(?:\s+=\s+(?P<rule>\S.*))?")


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a scenario file says. Without position and record, the game begins at its set-up."""

    title: str
    game: str
    text: dict[str, str] = {}
    rules: tuple[str, ...] = ()
    options: dict[str, Any] = {}
    position: str = ""
    record: str = ""
    at: int = -1
    seed: str | int = ""
    steps: tuple[str, ...] = ()
    expect: tuple[str, ...] = ()
    log: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
    outcome: str = ""


class Result(NamedTuple):
    """What a scenario came to: its faults as sentences, none if all came as expected."""

    title: str
    steps: int
    faults: tuple[str, ...]


class Failed(Exception):
    """The scenario cannot go on; the message says at which step and why."""


def read(text: str) -> Scenario:
    """A scenario from the text of its file; `Malformed` with a sentence if it cannot be read."""
    try:
        return msgspec.convert(tomllib.loads(text), Scenario)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as wrong:
        raise Malformed(f"the scenario cannot be read: {wrong}") from wrong


def run_file(path: Path, coverage: Coverage | None = None) -> Result:
    """Read and run the scenario in a file."""
    return run(read(path.read_text("utf-8")), path.parent, coverage)


def run(scenario: Scenario, folder: Path = Path(), coverage: Coverage | None = None) -> Result:
    """Play the steps and compare. `folder` is where its record is looked for; `coverage` hears what it comes to."""
    try:
        game = games.game(scenario.game)
    except (KeyError, games.Unplayable) as wrong:
        raise Malformed(str(wrong.args[0])) from wrong
    play = Playing(game, scenario, folder, coverage)
    try:
        for number, step in enumerate(scenario.steps, 1):
            play.step(number, step)
        play.deal(None)
        if coverage is not None and play.position.outcome:
            coverage.outcomes[play.position.outcome.manner] += 1
    except Failed as stop:
        return Result(scenario.title, play.taken, (str(stop),))
    return Result(scenario.title, play.taken, tuple(play.compare()))


class Playing:
    """A scenario being played, on the bare rules: every seat and chance answer by its steps."""

    def __init__(self, game: Game, scenario: Scenario, folder: Path, coverage: Coverage | None) -> None:
        self.game, self.scenario, self.coverage = game, scenario, coverage
        self.options = self.read_options()
        self.seats = [seat.name for seat in game.seats(self.options)]
        self.lines = lines_of(tuple(game.actions))
        self.told: list[Event] = []
        self.taken = self.draws = 0
        self.seed = seed_of(scenario.seed) if scenario.seed != "" else None
        self.position = self.opening(folder)
        self.cover(self.told)

    def read_options(self) -> Any:
        try:
            return msgspec.convert(self.scenario.options, self.game.options_type)
        except msgspec.ValidationError as wrong:
            raise Malformed(f"the options cannot be read: {wrong}") from wrong

    def opening(self, folder: Path) -> Position:
        scenario = self.scenario
        if scenario.position and scenario.record:
            raise Malformed("a scenario begins from a position or from a record, not from both")
        if scenario.record:
            return self.recorded((folder / scenario.record).read_text("utf-8"))
        if scenario.position:
            position, news = resume(self.game, *self.game.read(scenario.position))
        else:
            position, news = begin(self.game, self.options)
        self.told += news
        return position

    def recorded(self, content: str) -> Position:
        found = record.load(self.game, content)
        self.options = record.options_of(self.game, found.header)
        entries = found.entries[: self.scenario.at] if self.scenario.at >= 0 else found.entries
        table = Table(self.game, self.options)
        table.replay(entries)
        return table.position

    def step(self, number: int, step: str) -> None:
        found = STEP.fullmatch(step.strip())
        if not found or not (found["no"] or found["rule"] is None):
            raise Failed(f"step {number}: expected 'seat: answer' or 'seat: !answer = RULE', found {step!r}")
        names = {name: seat for seat, name in enumerate(self.seats)} | {record.DICE: CHANCE}
        if found["seat"] not in names:
            raise Failed(f"step {number}: there is no seat {found['seat']!r}; there are: {', '.join(names)}")
        seat = names[found["seat"]]
        try:
            choice = self.lines.read(found["line"])
        except Malformed as wrong:
            raise Failed(f"step {number}: {wrong}") from wrong
        self.deal(seat)
        if found["no"]:
            self.refuse(number, step, seat, choice, found["rule"])
        else:
            self.take(f"step {number} ({step})", seat, choice)
        self.taken = number

    def take(self, where: str, seat: int, choice: Any) -> None:
        try:
            self.position, news = answer(self.game, self.position, seat, choice)
        except Illegal as wrong:
            raise Failed(f"{where}: {wrong}{self.because(seat, choice)}; {self.waiting()}") from wrong
        self.told += news
        self.cover(news)

    def cover(self, news: Sequence[Event]) -> None:
        """Note what is asked and refused here, and what has happened."""
        if self.coverage is None:
            return
        refusals = self.coverage.refusals
        self.coverage.asked(self.position.questions)
        for event in news:
            self.coverage.happened(event)
        for question in self.position.questions:
            if question.actor != CHANCE:
                overhear(question, lambda _, verdict: refusals.update([verdict]))

    def because(self, seat: int, choice: Any) -> str:
        question = self.position.question(seat)
        rule = question.refusals().get(choice) if question else None
        return f" (refused by {rule})" if rule else ""

    def refuse(self, number: int, step: str, seat: int, choice: Any, rule: str | None) -> None:
        """The answer must be refused, and with this rule if one is given."""
        question = self.position.question(seat)
        try:
            answer(self.game, self.position, seat, choice)
        except Illegal:
            pass
        else:
            raise Failed(f"step {number} ({step}): should be refused, but is open; {self.waiting()}")
        if rule is None:
            return
        named = question.refusals().get(choice) if question else None
        number_of = rulebook(self.game.name).number
        if named is None:
            raise Failed(f"step {number} ({step}): refused, but no rule is named for it; {self.waiting()}")
        if number_of(named) != number_of(rule):
            raise Failed(f"step {number} ({step}): refused by {named}, not by {rule}")

    def deal(self, seat: int | None) -> None:
        """Chance answers by the scenario's seed where no step dictates it."""
        while self.seed and seat != CHANCE and (asked := self.position.question(CHANCE)):
            self.take("chance", CHANCE, chance.take(asked, self.seed.numbered(self.draws)))
            self.draws += 1

    def waiting(self) -> str:
        """Who is asked what, for a fault's sentence."""
        if self.position.outcome:
            return f"the game is over ({self.position.outcome.manner})"
        return "asked: " + ", ".join(self.questions())

    def questions(self) -> list[str]:
        names = {CHANCE: record.DICE, **dict(enumerate(self.seats))}
        return [f"{names[q.actor]}: {q.name}" for q in self.position.questions]

    def compare(self) -> list[str]:
        faults = unmet(self.game.write(self.position.now), self.scenario.expect)
        faults += missing(self.sentences(), self.scenario.log)
        asked = self.questions()
        faults += [f"not asked: {who}; {self.waiting()}" for who in self.scenario.asked if who not in asked]
        manner = self.position.outcome.manner if self.position.outcome else ""
        if self.scenario.outcome and self.scenario.outcome != manner:
            faults.append(f"the game should be over ({self.scenario.outcome}); {self.waiting()}")
        return faults

    def sentences(self) -> list[str]:
        english = words.of(self.game.name, "en")
        told = [self.game.told(event) for event in self.told]
        return [english.format(text) for text, _ in filter(None, told)]


def seed_of(word: str | int) -> chance.Seed:
    return chance.Seed(hashlib.sha256(str(word).encode()).hexdigest())


def bare(line: str) -> str:
    return " ".join(line.split())


def unmet(notation: str, expect: Sequence[str]) -> list[str]:
    """Which lines are missing in the position, and which should be."""
    lines = [bare(line) for line in notation.splitlines()]
    faults = []
    for wanted in map(bare, expect):
        if wanted.startswith("not "):
            if wanted[4:] in lines:
                faults.append(f"in the position, but should not be: {wanted[4:]}")
        elif wanted not in lines:
            faults.append(f"not in the position: {wanted}{nearest(wanted, lines)}")
    return faults


def nearest(wanted: str, lines: Sequence[str]) -> str:
    """The line that begins with the same word, as a hint."""
    first = wanted.split(" ")[0]
    like = [line for line in lines if line.split(" ")[0] == first]
    return f" (there is: {like[0]})" if len(like) == 1 else ""


def missing(sentences: Sequence[str], log: Sequence[str]) -> list[str]:
    """The first sentence that does not occur in its order."""
    rest = iter(sentences)
    for wanted in log:
        if not any(bare(said) == bare(wanted) for said in rest):
            said = " | ".join(sentences[-8:]) or "nothing"
            return [f"not in the log, or not in this order: {wanted} (the log ends: {said})"]
    return []
