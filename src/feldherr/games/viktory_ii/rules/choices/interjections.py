"""What a player may say without being asked."""

from __future__ import annotations

from typing import Any

from feldherr.games.viktory_ii.rules import calls
from feldherr.kernel.answers import CHANCE, RESIGN
from feldherr.kernel.position import Position

UNDISTURBED = (
    calls.FoundCapital, calls.Building, calls.Acting, calls.Moving, calls.Placing, calls.OfferTile, calls.LayTile,
)  # fmt: skip
"""Procedures in which nobody fights: every player may resign (ruling r14)."""
UNDER_WAY = ("unit_to_hit", "pairs_to_give_up", "attack_on_vassal")
"""Questions in the middle of a bombardment or an attack: who is hit or attacked must still be there."""


def interjections(position: Position, seat: int) -> list[Any]:
    """V2 §5.1.3, ruling r14: resign, but out of no battle or bombardment, nor while a unit is a guest of allies."""
    s, call = position.now, position.call
    if not s.alive[seat]:
        return []
    if isinstance(call, UNDISTURBED):
        if any(q.actor == CHANCE or q.name in UNDER_WAY for q in position.questions):
            return []
        return [] if s.guests else [RESIGN]
    if isinstance(call, calls.Battle):
        return [] if seat in (call.attacker, s.held[call.hex], s.seat) else [RESIGN]
    if isinstance(call, calls.Round):
        return [] if seat in (call.attacker, call.defender, s.seat) else [RESIGN]
    return []
