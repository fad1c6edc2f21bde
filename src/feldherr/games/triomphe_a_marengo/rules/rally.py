"""Chapter 14: the French rally."""

from __future__ import annotations

from msgspec.structs import replace

from feldherr.games.triomphe_a_marengo.board import AREA_OF, AREAS, FRANCE
from feldherr.games.triomphe_a_marengo.events import Rallied
from feldherr.games.triomphe_a_marengo.rules.choices.rally import pieces_to_rally, waiting_by_area
from feldherr.games.triomphe_a_marengo.rules.pieces import spend
from feldherr.games.triomphe_a_marengo.state import State
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def rally(s: State, ask: Ask, emit: Emit) -> None:
    """TM §6.8 §14.3 §14.8 §14.9 §14.13: pieces become ready for 1 command and may still take one further action.

    An area is begun (TM §14.11) as long as some of its pieces still wait.
    """
    pieces = tuple([c.piece for c in ask.several(FRANCE, pieces_to_rally, s)])
    spend(s, emit, FRANCE)
    begun = s.turn.begun
    for piece in pieces:
        s.unready &= ~(1 << piece)
        begun |= 1 << AREA_OF[s.spot[piece]]
    waiting = waiting_by_area(s)
    begun = sum(1 << area for area in range(AREAS) if begun >> area & 1 and area in waiting)
    s.turn = replace(s.turn, begun=begun)
    emit(Rallied(pieces, areas=tuple(sorted({AREA_OF[s.spot[piece]] for piece in pieces}))))
