"""The rules: what changes, what can be answered, what can be seen to happen, and who is asked what."""

from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace

from feldherr.kernel import Action, Ask, Call, Emit, Event, Refuse, end, offered

HOME, FORWARD = ((1, 2, 3), (9, 8, 7)), (1, -1)
"""By side: where it stands at the start, and which way it goes."""


class Man(msgspec.Struct, frozen=True):
    """His place in the list is the number everybody knows him by: dealt by shuffle, it tells nothing."""

    side: int
    strength: int
    field: int
    shown: bool = False


class State(msgspec.Struct):
    men: list[Man] = []
    side: int = 0


class Step(Action, frozen=True):
    line = "step {piece} to {to}"
    touches = ("piece:{piece}", "space:{to}")
    piece: int
    to: int


class Stepped(Event, frozen=True, tag=True):
    """NF §2.1"""

    side: int
    piece: int
    to: int

    @property
    def moves(self) -> tuple[tuple[int, str], ...]:
        return ((self.piece, f"space:{self.to}"),)


class Fought(Event, frozen=True, tag=True):
    """NF §3.1"""

    final = True
    side: int
    strength: int
    against: int
    loses: tuple[int, ...]


class Deal(Call, frozen=True, tag=True):
    side: int = 0


class Turn(Call, frozen=True, tag=True):
    pass


def deal(s: State, ask: Ask, emit: Emit, call: Deal) -> Call:
    """NF §1.1: face down; the owner alone sees them."""
    for place, field in zip(ask.shuffle(3), HOME[call.side]):
        s.men.append(Man(call.side, place + 1, field))
    return Turn() if call.side else Deal(1)


def turn(s: State, ask: Ask, emit: Emit, call: Turn) -> Call:
    """NF §2.1: a step; then it is the other side's turn."""
    chosen = ask(s.side, piece_to_step, s)
    enemy = standing(s, chosen.to)
    s.men[chosen.piece] = replace(s.men[chosen.piece], field=chosen.to)
    emit(Stepped(s.side, chosen.piece, chosen.to))
    if enemy is not None:
        fight(s, emit, chosen.piece, enemy)
    s.side = 1 - s.side
    return Turn()


def piece_to_step(s: State, no: Refuse | None = None) -> list[Any]:
    """NF §2.1 §2.2"""
    steps = [Step(number, man.field + FORWARD[man.side]) for number, man in enumerate(s.men) if man.field]
    return offered(steps, partial(step_refusal, s), no)


def step_refusal(s: State, step: Step) -> str | None:
    """NF §2.1 §2.2: one of one's own pieces, and not onto another of them."""
    there = standing(s, step.to)
    if s.men[step.piece].side != s.side:
        return "2.1"
    if there is not None and s.men[there].side == s.side:
        return "2.2"
    return None


def standing(s: State, field: int) -> int | None:
    return next((number for number, man in enumerate(s.men) if man.field == field), None)


def fight(s: State, emit: Emit, mine: int, his: int) -> None:
    """NF §3.1 §3.2: the stronger stays, of equals none; who is left alone has won."""
    strength, against = s.men[mine].strength, s.men[his].strength
    lost = (mine,) * (strength <= against) + (his,) * (against <= strength)
    for number in (mine, his):
        s.men[number] = replace(s.men[number], shown=True, field=0 if number in lost else s.men[number].field)
    emit(Fought(s.side, strength, against, lost))
    left = {man.side for man in s.men if man.field}
    if len(left) < 2:
        end(left, "alone")
