"""Whose turn it was when, so that who comes back can be told what happened since his own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from feldherr.kernel.position import Position

if TYPE_CHECKING:
    from feldherr.kernel.game import Game


class Turn(NamedTuple):
    """From the event of this number on it was the turn of these seats."""

    happened: int
    seats: tuple[int, ...]


class Since(NamedTuple):
    """What happened while it was not one's turn: from this event to that; None: it goes on."""

    start: int
    end: int | None


def acting(game: Game, position: Position) -> tuple[int, ...]:
    """Whose turn it is; where it is nobody's, who is asked. All of it is public."""
    if position.outcome is not None:
        return ()
    seats = tuple(game.on_turn(position.now))
    return seats or tuple(sorted(question.actor for question in position.questions if question.actor >= 0))


def note(turns: list[Turn], happened: int, seats: tuple[int, ...]) -> None:
    """It is the turn of these seats after so many events. Nobody's, while chance is asked: it stays whose it was."""
    if seats and (not turns or turns[-1].seats != seats):
        turns.append(Turn(happened, seats))


def cut(turns: list[Turn], happened: int) -> None:
    """Something was taken back: only so many events stand."""
    while turns and turns[-1].happened >= happened:
        turns.pop()


def began(turns: Sequence[Turn], seat: int | None) -> int:
    """With how many events the seat's last turn began, or anybody's; 0: it had none."""
    place = len(turns)
    if seat is None:
        return turns[-1].happened if turns else 0
    while place and seat not in turns[place - 1].seats:
        place -= 1
    while place > 1 and seat in turns[place - 2].seats:
        place -= 1
    return turns[place - 1].happened if place else 0


def since(turns: Sequence[Turn], seat: int) -> Since:
    """What the seat may have missed: while it is its turn, what lies between that and the one before."""
    place = len(turns)
    while place and seat in turns[place - 1].seats:
        place -= 1
    end = turns[place].happened if place < len(turns) else None
    if not place and end is not None:
        return Since(end, end)  # nobody acted before: what was set up or turned up is on the map
    while place and seat not in turns[place - 1].seats:
        place -= 1
    return Since(turns[place].happened if place and place < len(turns) else 0, end)
