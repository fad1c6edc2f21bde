"""What a player may say without being asked."""

from __future__ import annotations

from typing import Any

from feldherr.games.napoleon_in_europe.actions import AcceptAlliance, DeclineAlliance, OfferAlliance
from feldherr.games.napoleon_in_europe.board import bits
from feldherr.games.napoleon_in_europe.rules.diplomacy.alliance import offered
from feldherr.games.napoleon_in_europe.state import State
from feldherr.kernel.answers import RESIGN
from feldherr.kernel.position import Position

CALM = ("moving", "production")
"""Phases in which alliances may be made (ruling r32) and a player may give up."""


def interjections(position: Position, seat: int) -> list[Any]:
    """NE §6.4 §11.2, ruling r32: between orders, whoever is still in the game; not while battles are due.

    At the start of a slot nobody waits for anything: who allies before the first move may still act jointly.
    """
    s: State = position.now
    calm = position.call is not None and not position.given
    if not s.alive >> seat & 1 or not calm or s.phase not in CALM:
        return []
    out: list[Any] = [RESIGN]
    proposes = s.phase == "moving" and position.question(seat) is not None          # in his turn he asks instead
    left = s.turn.proposed if seat in s.turn.acting else ()
    for other in bits(s.alive & ~(1 << seat)):
        if s.allies[seat] >> other & 1:
            continue
        if offered(s, other, seat):
            out += [AcceptAlliance(other), DeclineAlliance(other)]
        elif not proposes and other not in left and not s.asked >> (7 * seat + other) & 1:
            out.append(OfferAlliance(other))
    return out
