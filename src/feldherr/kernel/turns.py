"""Whose turn it was when, so that who comes back can be told what happened since his own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from feldherr.kernel.position import Position

if TYPE_CHECKING:
    from feldherr.kernel.game import Game


NOBODY = -1


class Turn(NamedTuple):
    """From the event of this number on it was the turn of these seats; `hand`: whose answers have brought it about."""

    happened: int
    seats: tuple[int, ...]
    hand: int = NOBODY


class Since(NamedTuple):
    """What happened while it was not one's turn: from this event to that; None: it goes on.

    `own`: from which to which one's own answers have brought it about.
    """

    start: int
    end: int | None
    own: tuple[tuple[int, int | None], ...] = ()


def acting(game: Game, position: Position) -> tuple[int, ...]:
    """Whose turn it is; where it is nobody's, who is asked. All of it is public."""
    if position.outcome is not None:
        return ()
    seats = tuple(game.on_turn(position.now))
    return seats or tuple(sorted(question.actor for question in position.questions if question.actor >= 0))


def note(turns: list[Turn], happened: int, seats: tuple[int, ...]) -> None:
    """It is the turn of these seats after so many events. Nobody's, while chance is asked: it stays whose it was."""
    if seats and (not turns or turns[-1].seats != seats):
        turns.append(Turn(happened, seats, turns[-1].hand if turns else NOBODY))


def answers(turns: list[Turn], happened: int, seat: int) -> None:
    """What happens from now on, this seat has brought about; what chance answers goes with who acted before."""
    if seat >= 0 and turns and turns[-1].hand != seat:
        turns.append(Turn(happened, turns[-1].seats, seat))


def cut(turns: list[Turn], happened: int) -> None:
    """Something was taken back: only so many events stand."""
    while turns and turns[-1].happened >= happened:
        turns.pop()


def began(turns: Sequence[Turn], seat: int | None) -> int:
    """With how many events the seat's last turn began, or anybody's; 0: it had none."""
    place = len(turns)
    if seat is None:
        while place > 1 and turns[place - 2].seats == turns[place - 1].seats:
            place -= 1
        return turns[place - 1].happened if turns else 0
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
    last = place
    while place and seat not in turns[place - 1].seats:
        place -= 1
    start = turns[place].happened if place and place < len(turns) else 0
    return Since(start, end, deeds(turns[place : last + 1], seat, end))


class Remembered:
    """What `since` last said to each seat: the same as long as the turns are."""

    def __init__(self) -> None:
        self.known: dict[int, tuple[Turn, int, Since]] = {}

    def since(self, turns: list[Turn], seat: int) -> Since:
        found = self.known.get(seat)
        if found is not None and turns and found[0] is turns[-1] and found[1] == len(turns):
            return found[2]
        told = since(turns, seat)
        if turns:
            self.known[seat] = turns[-1], len(turns), told
        return told


def deeds(turns: Sequence[Turn], seat: int, end: int | None) -> tuple[tuple[int, int | None], ...]:
    """Which of what happened in these turns the seat's own answers have brought about."""
    ends = [*(turn.happened for turn in turns[1:]), end]
    return tuple([(turn.happened, to) for turn, to in zip(turns, ends) if turn.hand == seat and turn.happened != to])
