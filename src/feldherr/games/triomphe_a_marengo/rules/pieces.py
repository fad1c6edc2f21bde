"""Chapters 2 and 3: what can be done to pieces. Each verb writes the state and says so."""

from __future__ import annotations

from msgspec.structs import replace

from feldherr.boards.blocks import disclose, put_block, turn_up
from feldherr.games.triomphe_a_marengo.board import AREA_OF, FRANCE, OFF, Area
from feldherr.games.triomphe_a_marengo.events import (
    Cancelled,
    CommandSpent,
    Disordered,
    LossTaken,
    Marched,
    Shown,
    TurnedBack,
)
from feldherr.games.triomphe_a_marengo.state import SIDE, STRENGTH_OF, Piece, State, pieces_in
from feldherr.kernel.game import Emit


def put(s: State, piece: int, to: int) -> None:
    """TM §3.3 §3.4: a piece is always in exactly one position, any number may share one. Keeps the index."""
    put_block(s, piece, to, SIDE[piece], AREA_OF)  # type: ignore[arg-type]


def march(s: State, emit: Emit, side: int, group: tuple[Piece, ...], to: int, how: str) -> None:
    """Pieces go to a position; TM §10.0.8: an announced bombardment of a piece that leaves its position is off."""
    origin = s.spot[group[0]]
    for piece in group:
        if s.announced >> piece & 1:
            cancel(s, emit, side, piece)
        put(s, piece, to)
    emit(Marched(side, group, origin=origin, to=to, how=how))


def contact(s: State, emit: Emit, area: Area) -> bool:
    """TM §14.15 §14.16: when ready and unready pieces come together in an area, all are unready at once."""
    if not s.unready or s.holder[area] != FRANCE:
        return False
    there = pieces_in(s, area)
    ready = tuple([p for p in there if not s.unready >> p & 1])
    if not ready or len(ready) == len(there):
        return False
    for piece in ready:
        s.unready |= 1 << piece
    emit(Disordered(area, ready))
    return True


def spend(s: State, emit: Emit, side: int) -> None:
    """TM §6.3: an action costs 1 command unless a rule makes it free."""
    s.turn = replace(s.turn, commands=s.turn.commands - 1)
    emit(CommandSpent(side, s.turn.commands))


def acted(s: State, group: tuple[Piece, ...]) -> None:
    """TM §6.7: these pieces take part in no other action this turn (ruling r55)."""
    mask = s.turn.acted
    for piece in group:
        mask |= 1 << piece
    s.turn = replace(s.turn, acted=mask)


def take_part(s: State, emit: Emit, side: int, group: tuple[Piece, ...]) -> None:
    """TM §6.7 §10.0.7: these pieces attack; a gun among them that has announced a bombardment gives it up for that."""
    for piece in group:
        if s.announced >> piece & 1:
            cancel(s, emit, side, piece)
    acted(s, group)


def reveal(s: State, emit: Emit, piece: Piece) -> None:
    """TM §2.5: turn a piece face up until a rule turns it back (ruling r39: what was seen may be remembered)."""
    if turn_up(s, piece):  # type: ignore[arg-type]
        emit(Shown(piece, s.face[piece], briefly=False, at=s.spot[piece]))


def show_briefly(s: State, emit: Emit, piece: Piece) -> None:
    """TM §2.5: the opponent sees the face at that moment only."""
    disclose(s, piece)  # type: ignore[arg-type]
    emit(Shown(piece, s.face[piece], briefly=True, at=s.spot[piece]))


def turn_back(s: State, emit: Emit, pieces: tuple[Piece, ...]) -> None:
    """TM §11.9.4 §13.2.9: revealed pieces are turned back; TM §10.1.2: announced artillery stays face up."""
    back = tuple([p for p in pieces if s.up >> p & 1 and not s.announced >> p & 1])
    for piece in back:
        s.up &= ~(1 << piece)
    if back:
        emit(TurnedBack(back))


def lose(s: State, emit: Emit, piece: Piece) -> int:
    """TM §2.6 §2.7 §2.8 §4.3.3: one loss; the opponent sees old and new face; at strength 0 the piece is gone."""
    disclose(s, piece)  # type: ignore[arg-type]
    before = s.face[piece]
    after = before - 1 if STRENGTH_OF[before] > 1 else 0
    s.known[piece] = before  # it lies open as it is hit, also if nothing is left of it
    emit(LossTaken(piece, before=before, after=after, at=s.spot[piece]))
    s.face[piece] = s.known[piece] = after
    if not after:
        remove(s, emit, piece)
    return 1


def remove(s: State, emit: Emit, piece: Piece) -> None:
    """TM §2.7 §10.0.8: a destroyed piece leaves the board, and its bombardment is off."""
    if s.announced >> piece & 1:
        cancel(s, emit, SIDE[piece], piece)
    bit = ~(1 << piece)
    s.face[piece] = s.known[piece] = 0
    s.up &= bit
    s.unready &= bit
    s.fired &= bit
    s.turn = replace(s.turn, acted=s.turn.acted & bit, announced=s.turn.announced & bit)
    put(s, piece, OFF)


def cancel(s: State, emit: Emit, side: int, piece: Piece) -> None:
    """TM §10.0.7 §10.0.8 §10.1.2: the bombardment is off and the artillery is turned back at once."""
    s.announced &= ~(1 << piece)
    s.up &= ~(1 << piece)
    emit(Cancelled(side, piece, at=s.spot[piece]))
