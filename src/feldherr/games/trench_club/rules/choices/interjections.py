"""What a player may say without being asked."""

from __future__ import annotations

from typing import Any

from feldherr.games.trench_club.actions import FIGHT_ON
from feldherr.games.trench_club.rules import calls
from feldherr.games.trench_club.rules.money import gifts
from feldherr.games.trench_club.state import AUTOMA, State, power_of
from feldherr.kernel.answers import RESIGN
from feldherr.kernel.position import Position

QUIET = (calls.Moves, calls.Declare, calls.Repairs, calls.Purchases, calls.FlipChip, calls.PlaceArmy)
"""Procedures in which no move or combat is unfinished: coins may be given (ruling r34)."""


def interjections(position: Position, seat: int) -> list[Any]:
    """TC §10.4 §11.4: give coins to the ally, give up, or refuse to."""
    s: State = position.now
    if isinstance(position.call, calls.Begin):
        return [RESIGN] if not s.surrendered >> seat & 1 and len(position.questions) == 1 else []
    out: list[Any] = [] if s.surrendered >> seat & 1 else [RESIGN]
    team = s.team[power_of(s, seat)]
    mates = [other for p, other in enumerate(s.seat_of) if s.team[p] == team and other not in (seat, AUTOMA)]
    if any(mate >= 0 and s.surrendered >> mate & 1 for mate in mates):
        out.append(FIGHT_ON)
    if isinstance(position.call, QUIET) and not position.given:
        out += gifts(s, seat)
    return out
