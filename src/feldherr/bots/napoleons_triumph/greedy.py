"""Greedy: tries the commands of corps and the attacks to their end, and takes what looks best."""

from __future__ import annotations

from feldherr.bots.commanding import Greedy
from feldherr.bots.napoleons_triumph.replies import reply
from feldherr.bots.napoleons_triumph.value import worth
from feldherr.games.napoleons_triumph import actions as a
from feldherr.games.napoleons_triumph.state import State, side_of_seat

SEARCHED = frozenset({"goals", "road_step", "attack_command", "feint_or_fight", "stay_or_move_in", "ride_on"})
"""Questions inside an own command that are worth looking through."""
TRIED = (a.CorpsMove, a.Threaten, a.EndTurn)
"""Commands it considers; single regiments and detachments only when nothing else is left."""


def for_seat(s: State, seat: int) -> float:
    """How good a state is for the side of a seat."""
    return worth(s, side_of_seat(s, seat))


BOT = Greedy("command_or_end", SEARCHED, 160, a.EndTurn, reply, for_seat, tried=TRIED, stops=True)
