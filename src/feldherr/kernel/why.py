"""Why not? Answered by the functions that list the options, for everything on the table."""

from __future__ import annotations

from typing import Any, NamedTuple

from feldherr.kernel.answers import DONE, Illegal
from feldherr.kernel.game import Game
from feldherr.kernel.position import Position, peek
from feldherr.kernel.question import Question

WIDTH = 60
DEPTH = 3
"""So many answers can lie between taking something up and the question where it goes: which command, who stays."""


class Refusal(NamedTuple):
    """A candidate that cannot be chosen, where it would be, and the rule that says so."""

    question: Question
    candidate: Any
    rule: str


def why_not(game: Game, position: Position, seat: int, handle: str, chosen: tuple[str, ...] = ()) -> list[Refusal]:
    """The rules that keep the seat from choosing what the handle points at.

    `chosen`: what is in hand. Whoever then points at another piece of the same side means to take that up instead; at
    anything else, to go on with what he has, and only what keeps that from it is told. With nothing in hand it is
    looked for at the open question, then one answer further, as far as the seat could go and come back by itself.
    """
    question = position.question(seat)
    if question is None:
        return []
    pieces = {f"piece:{piece.id}": piece for piece in game.view(position, seat).pieces}
    things = [handle] if handle not in pieces else [handle, pieces[handle].at]
    held = {one for option in question.options() for one in question.handles(option)} & set(chosen)
    kin = handle in pieces and any(one in pieces and pieces[one].side == pieces[handle].side for one in held)
    for thing in things if held and not kin else ():
        of_it = [refusal for refusal in refused(question, thing) if held & set(refusal.candidate.handles)]
        if found := of_it or further(game, position, question, [thing], held):
            return found
    for thing in things:
        if here := refused(question, thing):
            return here
        if not held and (found := further(game, position, question, [thing], {handle})):
            return found
    return further(game, position, question, things, held) if kin else []


def further(
    game: Game, position: Position, question: Question, things: list[str], first: set[str]
) -> list[Refusal]:
    """What is refused one answer on; if answers point at `first`, after those alone, and some answers farther on.

    Where a phase could be ended, what was begun is done: that question is about something else.
    """
    heads = [(position, question)]
    leading = any(first & set(question.handles(option)) for option in question.options())
    for step in range(DEPTH if leading else 1):
        heads = [head for before in heads for head in ahead(game, *before, first, leading, step > 0)][:WIDTH]
        if leading:
            heads = [(at, q) for at, q in heads if not any(option.ends for option in q.options())]
        for thing in things:
            closed = [q for _, q in heads if not any(thing in q.handles(answer) for answer in q.options())]
            if found := [refusal for q in closed for refusal in refused(q, thing)]:
                return found
    return []


def ahead(
    game: Game, position: Position, question: Question, first: set[str], leading: bool, begun: bool
) -> list[tuple[Position, Question]]:
    """What the seat would be asked next, after answers that point at `first`, or, once begun, name no more."""
    out: list[tuple[Position, Question]] = []
    points = {option: bool(first & set(question.handles(option))) for option in question.options()}
    for option in sorted(points, key=lambda option: not points[option])[:WIDTH]:
        if option.ends or (leading and not points[option] and not (begun and option == DONE)):
            continue
        try:
            following, _, used = peek(game, position, question.actor, [option])
        except Illegal:
            continue
        if used and (following_question := following.question(question.actor)) is not None:
            out.append((following, following_question))
    return out


def refused(question: Question, handle: str) -> list[Refusal]:
    return [Refusal(question, c, rule) for c, rule in question.refusals().items() if handle in c.handles]
