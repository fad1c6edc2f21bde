"""The part of a guide that thinks in whole turns, and remembers what it has planned as long as it is asked for it."""

from __future__ import annotations

import random
from typing import Any

from feldherr.bots.search.effort import Effort
from feldherr.bots.search.turns.rehearsal import Craft, Notes, noted
from feldherr.bots.search.turns.thought import Thought
from feldherr.kernel.position import Position
from feldherr.kernel.question import Question

INSIDE = 0.4
"""So much of the effort is for what comes up inside a command, or in the enemy's turn."""

A_SECOND = 250
"""About so many turns are played in a second; by that is known how much can be tried."""


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

    def think(self, position: Position, question: Question, rng: random.Random, effort: Effort) -> tuple[Any, Notes]:
        """The answer, and what is planned after it."""
        if effort.endless and effort.deadline is not None:
            seconds = effort.deadline - effort.clock()
            effort = effort._replace(iterations=round(seconds * A_SECOND))
        part = effort if self.begins(question) else effort.part(INSIDE)
        thought = Thought(self.craft, position, question, rng, part, self.turns)
        turn = thought.best()
        notes = thought.noted(turn)
        self.played = thought.played
        if thought.answering:
            return turn[0][0], notes
        found = notes.get(self.key(question))
        return (found if found in question.options() else self.craft.end), notes
