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
    further: list[Question] | None = None
    for thing in (handle, *place_of(game, position, seat, handle)):
        if here := refused(question, thing):
            return here
        if further is None:
            further = ahead(game, position, question, {*chosen, handle})
        closed = [q for q in further if not any(thing in q.handles(answer) for answer in q.options())]
        if found := [refusal for q in closed for refusal in refused(q, thing)]:
            return found
    return []


def ahead(game: Game, position: Position, question: Question, first: set[str]) -> list[Question]:
    """What the seat would be asked next, the answers that point at `first` tried first."""
    out: list[Question] = []
    for option in sorted(question.options(), key=lambda option: not first & set(question.handles(option)))[:WIDTH]:
        try:
            following, _, used = peek(game, position, question.actor, [option])
        except Illegal:
            continue
        if used and (following_question := following.question(question.actor)) is not None:
            out.append(following_question)
    return out


def place_of(game: Game, position: Position, seat: int, handle: str) -> tuple[str, ...]:
    """Where a piece stands, as the seat sees it: what keeps the place from being chosen keeps the piece."""
    if not handle.startswith("piece:"):
        return ()
    return tuple(p.at for p in game.view(position, seat).pieces if handle == f"piece:{p.id}")


def refused(question: Question, handle: str) -> list[Refusal]:
    return [Refusal(question, c, rule) for c, rule in question.refusals().items() if handle in c.handles]
