"""Chapter 3 in play: phase 1, unit after unit, and the word that passes between the partners of a common turn."""

from __future__ import annotations

from msgspec.structs import replace

from feldherr.games.trench_club import actions as a
from feldherr.games.trench_club.board import NOBODY
from feldherr.games.trench_club.events import MovementEnded, WordPassed
from feldherr.games.trench_club.rules.calls import Calls, Declare, Moves, Step
from feldherr.games.trench_club.rules.choices.moves import unit_to_move
from feldherr.games.trench_club.rules.movement.contact import first_contact
from feldherr.games.trench_club.rules.movement.steps import step_on
from feldherr.games.trench_club.rules.units import SPEED
from feldherr.games.trench_club.state import ABSENT, State, power_of
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def moves(s: State, ask: Ask, emit: Emit, call: Moves) -> Calls:
    """TC §3.2 §4.1: phase 1. Every unit may move once; a finished phase is not reopened.

    Who takes a unit in hand and its first step are one procedure: what is only in hand can be put down again.
    """
    seat = s.speaker
    choice = ask.openly(seat, unit_to_move, s, seat)
    if isinstance(choice, a.Take):
        unit = choice.unit
        s.turn = replace(s.turn, moving=unit, acted=True)
        return step_on(s, ask, emit, Step(unit, SPEED[s.kind[unit]], first_contact(s, unit), 0))
    if choice == a.HAND_OVER:
        return hand_over(s, emit, seat, call)
    if (mate := unfinished(s, seat)) != NOBODY:
        give_word(s, emit, mate)
        return call
    end_movement(s, emit)
    return Declare()


def end_movement(s: State, emit: Emit) -> None:
    """TC §8.1: attacks are declared when all movement is finished."""
    emit(MovementEnded(s.now))
    s.turn = replace(s.turn, phase="declare", finished=0, acted=False)


def hand_over(s: State, emit: Emit, seat: int, call: Calls) -> Calls:
    """Ruling r58: the partner has the word."""
    give_word(s, emit, partner(s, seat))
    return call


def give_word(s: State, emit: Emit, seat: int) -> None:
    s.speaker = seat
    s.turn = replace(s.turn, acted=False)
    emit(WordPassed(seat))


def partner(s: State, seat: int) -> int:
    """The other player of a common turn; -1 if there is none."""
    house = s.house[power_of(s, seat)]
    mates = [other for power, other in enumerate(s.seat_of) if s.house[power] == house and other not in (seat, ABSENT)]
    return mates[0] if mates else NOBODY


def unfinished(s: State, seat: int) -> int:
    """This seat has ended the phase; the partner who has not, or -1."""
    s.turn = replace(s.turn, finished=s.turn.finished | 1 << seat)
    mate = partner(s, seat)
    return NOBODY if mate == NOBODY or s.turn.finished >> mate & 1 else mate
