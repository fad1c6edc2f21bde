"""What a run of the battery has come to: counted, added up over processes, and held against what there is."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from functools import cache
from types import CodeType
from typing import Any, NamedTuple

from feldherr.kernel.answers import CHANCE, Given
from feldherr.kernel.event import Event
from feldherr.kernel.question import Question


class Broken(AssertionError):
    """A check that failed. `check` names it; `record` is the game up to there, as `feldherr replay` reads it.

    `further`: answers that lead on from there to where it broke.
    """

    def __init__(self, check: str, why: str, record: str = "", further: tuple[Given, ...] = ()) -> None:
        super().__init__(check, why, record, further)
        self.check, self.why, self.record, self.further = check, why, record, further

    def __str__(self) -> str:
        return f"{self.check}: {self.why}"


class Verdict(NamedTuple):
    """A refusal as it was named: the file and line that named it, and the rule."""

    file: str
    line: int
    rule: str


class Coverage:
    """Counters only, so that coverages can be added."""

    def __init__(self) -> None:
        self.games = 0
        self.answers = 0
        self.checks = 0
        self.questions: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.refusals: Counter[Verdict] = Counter()
        self.outcomes: Counter[str] = Counter()
        self.worlds: Counter[str] = Counter()
        """Worlds that were really other and counted in the search for tells, by the question answered there."""

    def add(self, other: Coverage) -> None:
        for name, value in vars(other).items():
            if isinstance(value, Counter):
                getattr(self, name).update(value)
            else:
                setattr(self, name, getattr(self, name) + value)

    def asked(self, questions: tuple[Question, ...]) -> None:
        self.questions.update(q.name for q in questions if q.actor != CHANCE)

    def happened(self, event: Event) -> None:
        """The event, and what those see of it who were not meant, if that is another one."""
        self.events.update({type(seen).__name__ for seen in (event, event.seen_by(None)) if seen is not None})


@cache
def verdict(code: CodeType, line: int, rule: str) -> Verdict:
    return Verdict(code.co_filename, line, rule)


def overhear(question: Question, seen: Callable[[Any, Verdict], None]) -> list[Any]:
    """List the options and hear every refusal with the place that names it; the options listed."""
    def no(candidate: Any, rule: str, /) -> None:
        frame = sys._getframe(1)
        seen(candidate, verdict(frame.f_code, frame.f_lineno, rule))

    return question.choices(*question.args, no=no)
