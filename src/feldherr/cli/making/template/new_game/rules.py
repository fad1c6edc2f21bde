"""The rules: what changes, what can be answered, what can be seen to happen, and who is asked what."""

from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace

from feldherr.kernel import Action, Ask, Call, Emit, Event, Refuse, end, offered

HOME, FORWARD = ((1, 2), (7, 6)), (1, -1)
"""By side: where it stands at the start, and which way it goes."""


class Man(msgspec.Struct, frozen=True):
    """A piece; on field 0 it is lost. Its place in the list is its number."""

    side: int
    field: int


def set_up() -> list[Man]:
    """NG §1.1"""
    return [Man(side, field) for side in (0, 1) for field in HOME[side]]


class State(msgspec.Struct):
    """Everything that changes: numbers, and lists of what is frozen."""

    men: list[Man] = msgspec.field(default_factory=set_up)
    side: int = 0


class Step(Action, frozen=True):
    """What can be answered: its line in records, and what on the table it points at."""

    line = "step {piece} to {to}"
    touches = ("piece:{piece}", "space:{to}")
    piece: int
    to: int


class Stepped(Event, frozen=True, tag=True):
    """NG §2.1"""

    side: int
    piece: int
    to: int

    @property
    def moves(self) -> tuple[tuple[int, str], ...]:
        return ((self.piece, f"space:{self.to}"),)


class Taken(Event, frozen=True, tag=True):
    """NG §3.1"""

    side: int
    loses: tuple[int, ...]


class Turn(Call, frozen=True, tag=True):
    pass


def turn(s: State, ask: Ask, emit: Emit, call: Turn) -> Call:
    """NG §2.1 §3.1: a step, which may take an enemy; then it is the other side's turn."""
    chosen = ask(s.side, piece_to_step, s)
    enemy = standing(s, chosen.to)
    s.men[chosen.piece] = replace(s.men[chosen.piece], field=chosen.to)
    emit(Stepped(s.side, chosen.piece, chosen.to))
    if enemy is not None:
        take(s, emit, enemy)
    s.side = 1 - s.side
    return Turn()


def piece_to_step(s: State, no: Refuse | None = None) -> list[Any]:
    """NG §2.1 §2.2"""
    steps = [Step(number, man.field + FORWARD[man.side]) for number, man in enumerate(s.men) if man.field]
    return offered(steps, partial(step_refusal, s), no)


def step_refusal(s: State, step: Step) -> str | None:
    """NG §2.1 §2.2: one of one's own pieces, and not onto another of them."""
    there = standing(s, step.to)
    if s.men[step.piece].side != s.side:
        return "2.1"
    if there is not None and s.men[there].side == s.side:
        return "2.2"
    return None


def standing(s: State, field: int) -> int | None:
    return next((number for number, man in enumerate(s.men) if man.field == field), None)


def take(s: State, emit: Emit, enemy: int) -> None:
    """NG §3.1 §3.2: the enemy is lost; who has no piece left has lost."""
    s.men[enemy] = replace(s.men[enemy], field=0)
    emit(Taken(s.side, (enemy,)))
    if not any(man.field for man in s.men if man.side != s.side):
        end([s.side], "alone")
