"""The part of a guide that thinks in whole turns, and remembers what it has planned as long as it is asked for it."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from feldherr.bots.search.effort import Effort
from feldherr.bots.search.gestures import Gesture
from feldherr.bots.search.turns.rehearsal import Craft, Notes, noted
from feldherr.bots.search.turns.thought import Thought
from feldherr.kernel.position import Position
from feldherr.kernel.question import Question

INSIDE = 0.4
"""So much of the effort is for what comes up inside a command, or in the enemy's turn."""

A_SECOND = 250
"""About so many turns are played in a second; by that is known how much can be tried."""


class Planned(NamedTuple):
    answer: Any
    """One answer, or the whole command it begins."""
    notes: Notes
    second: Gesture | None
    """How the best turn begins that begins otherwise; None if there was none."""


class ByTurn:
    """Thinks out turns."""

    def __init__(self, craft: Craft, turns: int, weighed: frozenset[str]) -> None:
        """`turns`: see `Thought`; `weighed`: the other questions that are thought about."""
        self.craft, self.turns, self.weighed = craft, turns, weighed
        self.played = 0
        """Turns that were played for the last answer."""

    def thinks(self, question: Question) -> bool:
        return question.name in self.craft.searched or question.name in self.weighed or self.begins(question)

    def begins(self, question: Question) -> bool:
        return question.name == self.craft.command

    def remembered(self, question: Question, notes: Notes) -> Any:
        """What was planned for this; None if nothing was, or if it is not open."""
        if not notes:
            return None
        found = notes.get(self.key(question))
        return found if found in question.options() else None

    def key(self, question: Question) -> Any:
        return noted(self.craft, question.actor, question.choices, question.args, question.options())

    def think(self, position: Position, question: Question, rng: random.Random, effort: Effort) -> Planned:
        """The answer, what is planned after it, and what came next to it."""
        if effort.endless and effort.deadline is not None:
            longer = self.craft.saved if self.begins(question) else self.craft.inside
            seconds = (effort.deadline - effort.clock()) * longer
            effort = effort._replace(iterations=round(seconds * A_SECOND), deadline=effort.clock() + seconds)
        part = effort if self.begins(question) else effort.part(INSIDE)
        thought = Thought(self.craft, position, question, rng, part, self.turns)
        turn = thought.best()
        notes = thought.noted(turn)
        self.played = thought.played
        other = thought.next_best(turn)
        second = None if other is None else Gesture(thought.spoken(other))
        if thought.answering:
            return Planned(turn[0][0], notes, second)
        found = notes.get(self.key(question))
        if found not in question.options():
            return Planned(self.craft.end, notes, second)
        spoken = thought.spoken(turn)
        return Planned(Gesture(spoken) if spoken[:1] == (found,) else found, notes, second)
