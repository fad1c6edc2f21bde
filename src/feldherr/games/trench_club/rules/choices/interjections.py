"""What a player may say without being asked."""

from __future__ import annotations

from typing import Any

from feldherr.games.trench_club.actions import FIGHT_ON
from feldherr.games.trench_club.rules import calls
from feldherr.games.trench_club.rules.money import gifts
from feldherr.games.trench_club.state import AUTOMA, State, power_of
from feldherr.kernel.answers import RESIGN
from feldherr.kernel.position import Position


def interjections(position: Position, seat: int) -> list[Any]:
    """TC §10.4 §11.4: give coins to the ally, give up, or refuse to.

    Nobody is asked in the middle of a step or a combat, so a gift waits for its end by itself (ruling r34).
    """
    s: State = position.now
    if isinstance(position.call, calls.Begin):
        quits = not s.surrendered >> seat & 1 and len(position.questions) == 1
        return [RESIGN, *gifts(s, seat)] if quits else gifts(s, seat)
    out: list[Any] = [] if s.surrendered >> seat & 1 else [RESIGN]
    team = s.team[power_of(s, seat)]
    mates = [other for p, other in enumerate(s.seat_of) if s.team[p] == team and other not in (seat, AUTOMA)]
    if any(mate >= 0 and s.surrendered >> mate & 1 for mate in mates):
        out.append(FIGHT_ON)
    return [*out, *gifts(s, seat)]
