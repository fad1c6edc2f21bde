"""Chapter 15.6: forced alliances. A player whose capital is conquered becomes the conqueror's vassal."""

from __future__ import annotations

from feldherr.games.viktory_ii.board import NOBODY
from feldherr.games.viktory_ii.events import Freed, Subjugated
from feldherr.games.viktory_ii.state import State
from feldherr.kernel.game import Emit


def free(s: State, emit: Emit, vassal: int) -> None:
    """V2 §15.65.1 §15.65.2 §15.65.3: a vassal belongs to nobody any more."""
    ruler = s.side[vassal]
    if ruler != vassal:
        s.side[vassal] = vassal
        emit(Freed(vassal, ruler))


def attacked(s: State, emit: Emit, attacker: int, defender: int) -> None:
    """V2 §15.64.3 §15.64.4 §15.65.1 §15.65.4: a ruler's attack frees the vassal before a die is rolled."""
    if defender != NOBODY and s.side[defender] == attacker:
        free(s, emit, defender)


def subjugate(s: State, emit: Emit, ruler: int, vassal: int) -> None:
    """V2 §15.61.1 §15.61.2 §15.65.2 §15.65.3, ruling r61: the loser's vassals are freed, then the conqueror."""
    for player in range(s.players):
        if player != vassal and s.side[player] == vassal:
            free(s, emit, player)
    free(s, emit, ruler)
    s.side[vassal] = ruler
    s.ban[vassal] = True                                                                 # 15.63.1
    emit(Subjugated(vassal, ruler))
