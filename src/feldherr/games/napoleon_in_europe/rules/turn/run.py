"""Which procedure carries on with the phase that the state is in, and what is said without being asked.

Everything a procedure needs is in the state, so calls carry nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from feldherr.games.napoleon_in_europe import actions as a
from feldherr.games.napoleon_in_europe.rules.diplomacy import alliance
from feldherr.games.napoleon_in_europe.rules.opening.nations import roll_for_start, take_nations
from feldherr.games.napoleon_in_europe.rules.opening.placing import place_all
from feldherr.games.napoleon_in_europe.rules.turn.calls import Next
from feldherr.games.napoleon_in_europe.rules.turn.phases import (
    battles,
    building,
    drawing,
    fighting,
    moving,
    producing,
    pursuing,
    retreating,
    reward,
)
from feldherr.games.napoleon_in_europe.rules.turn.round import slot
from feldherr.games.napoleon_in_europe.rules.victory import resign
from feldherr.games.napoleon_in_europe.state import State
from feldherr.kernel.answers import Call
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit

NEXT = Next()
PHASES: dict[str, Callable[[State, Ask, Emit], None]] = {
    "rolling": roll_for_start, "nations": take_nations, "placing": place_all, "slot": slot, "moving": moving,
    "battles": battles, "fighting": fighting, "pursuing": pursuing, "retreating": retreating, "reward": reward,
    "drawing": drawing, "production": producing, "building": building,
}  # fmt: skip


def run(s: State, ask: Ask, emit: Emit, call: Next) -> Call:
    """NE §8.5: a phase that is left is not reopened."""
    PHASES[s.phase](s, ask, emit)
    return NEXT


PROCEDURES = {Next: run}


def interject(s: State, ask: Ask, emit: Emit, seat: int, what: Any) -> None:
    """NE §6.4 §11.2: alliances between orders, and giving up."""
    match what:
        case a.OfferAlliance(other):
            alliance.offer(s, emit, seat, other)
        case a.AcceptAlliance(other):
            alliance.ally(s, emit, other, seat)
        case a.DeclineAlliance(other):
            alliance.decline(s, emit, seat, other)
        case _:
            resign(s, emit, seat)
