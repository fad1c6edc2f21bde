"""Why not? Answered by the functions that list the options, for everything on the table."""

from __future__ import annotations

from typing import Any, NamedTuple

from feldherr.kernel.answers import Illegal
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position, peek
from feldherr.kernel.question import Question

WIDTH = 60


class Refusal(NamedTuple):
    """A candidate that cannot be chosen, where it would be, and the rule that says so."""

    question: Question
    candidate: Any
    rule: str


def why_not(game: Game, position: Position, seat: int, handle: str, chosen: tuple[str, ...] = ()) -> list[Refusal]:
    """The rules that keep the seat from choosing what the handle points at.

    First at the open question; then one answer further, as far as the seat could go and come back by itself.
    `chosen`: handles already picked up; answers that point at them are tried first.
    """
    question = position.question(seat)
    if question is None:
        return []
    if here := refused(question, handle):
        return here
    found: list[Refusal] = []
    ahead = sorted(question.options(), key=lambda option: not set(option.handles) & {*chosen, handle})
    for option in ahead[:WIDTH]:
        try:
            following, _, used = peek(game, position, seat, [option])
        except Illegal:
            continue
        next_question = following.question(seat)
        if used and next_question is not None:
            if any(handle in answer.handles for answer in next_question.options()):
                continue
            found += refused(next_question, handle)
    return found


def refused(question: Question, handle: str) -> list[Refusal]:
    return [Refusal(question, c, rule) for c, rule in question.refusals().items() if handle in c.handles]
