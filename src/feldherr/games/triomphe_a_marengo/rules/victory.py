"""Chapter 19: how the game is won."""

from __future__ import annotations

from typing import NoReturn

from feldherr.games.triomphe_a_marengo.board import AREA_OF, AREAS, AUSTRIA, BEYOND_OBJECTIVE, FRANCE, NOBODY
from feldherr.games.triomphe_a_marengo.events import DiscsLost, Ended
from feldherr.games.triomphe_a_marengo.state import TOKENS, State, level
from feldherr.kernel.answers import Outcome, Over
from feldherr.kernel.game import Emit

NEEDED_BEYOND = 3


def end(emit: Emit, winner: int, manner: str, beyond: int = -1) -> NoReturn:
    emit(Ended(winner, manner=manner, beyond=beyond))
    raise Over(Outcome((winner,), manner, (1.0, 0.0) if winner == AUSTRIA else (0.0, 1.0)))


def demoralised(s: State, emit: Emit, side: int) -> NoReturn:
    """TM §18.1.2 §19.1: an army whose morale falls to 0 has lost at once, even in the middle of an action."""
    left = level(s, side)
    s.lost[side] += left
    s.pool[side] = 0
    s.discs[side * AREAS : side * AREAS + AREAS] = [0] * AREAS
    emit(DiscsLost(side, area=NOBODY, count=left, left=0))
    end(emit, 1 - side, "decisive")


def beyond_the_line(s: State) -> int:
    """TM §19.3 §15.14, ruling r35: Austrian pieces in areas beyond the objective line; boxes do not count."""
    return sum(1 for piece in TOKENS[AUSTRIA] if AREA_OF[s.spot[piece]] in BEYOND_OBJECTIVE)


def objective_line(s: State, emit: Emit) -> NoReturn:
    """TM §5.4 §19.2 §19.3 §19.4: after the last round the objective line decides; there is no draw."""
    beyond = beyond_the_line(s)
    end(emit, AUSTRIA if beyond >= NEEDED_BEYOND else FRANCE, "marginal", beyond)


def resign(emit: Emit, side: int) -> NoReturn:
    end(emit, 1 - side, "resigned")
