"""Bombardment over two turns (chapter 10)."""

from __future__ import annotations

from msgspec.structs import replace

from feldherr.games.triomphe_a_marengo.board import BEYOND, FRONT_AT, OPPOSITE
from feldherr.games.triomphe_a_marengo.events import Announced, Executed
from feldherr.games.triomphe_a_marengo.rules.choices.battle.bombardment import piece_to_hit
from feldherr.games.triomphe_a_marengo.rules.morale import pay
from feldherr.games.triomphe_a_marengo.rules.pieces import acted, cancel, lose, reveal
from feldherr.games.triomphe_a_marengo.state import TOKENS, Piece, State, occupant
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def announce(s: State, emit: Emit, side: int, piece: Piece) -> None:
    """TM §10.0.2 §10.0.3 §10.1.1 §10.1.2, ruling r25: the artillery is named and revealed; no command is spent.

    TM §22.4: announcing and executing are actions of their own, so it can shoot every second turn at most.
    """
    bit = 1 << piece
    emit(Announced(side, piece, front=FRONT_AT[s.spot[piece]]))
    reveal(s, emit, piece)
    s.announced |= bit
    s.fired |= bit
    s.turn = replace(s.turn, announced=s.turn.announced | bit)
    acted(s, (piece,))


def execute(s: State, ask: Ask, emit: Emit, side: int, piece: Piece) -> None:
    """TM §10.0.5 §10.2.1 §10.2.3 §10.2.4: the defender chooses a piece that takes 1 loss and pays 1 disc for it."""
    front = FRONT_AT[s.spot[piece]]
    target = occupant(s, BEYOND[front]) == 1 - side
    s.announced &= ~(1 << piece)
    s.fired |= 1 << piece
    acted(s, (piece,))
    emit(Executed(side, piece, front=front, hits=target, gun=s.face[piece]))
    if target:                                                                           # 10.2.4
        lose(s, emit, ask.openly(1 - side, piece_to_hit, s, OPPOSITE[front]).piece)
        pay(s, ask, emit, 1 - side, 1)                                                   # 10.2.3


def lapse(s: State, emit: Emit, side: int) -> None:
    """TM §10.2.5 §10.2.6, ruling r24: at the end of a turn what was announced before it and not executed lapses."""
    for piece in TOKENS[side]:
        if s.announced >> piece & 1 and not s.turn.announced >> piece & 1:
            cancel(s, emit, side, piece)
