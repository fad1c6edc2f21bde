"""What several questions ask alike: who may still act, what a command may be spent on, which areas are closed."""

from __future__ import annotations

from feldherr.games.triomphe_a_marengo.board import AREA_OF, BOX_SIDE, BOXES_INTO, FIRST_BOX, FRANCE
from feldherr.games.triomphe_a_marengo.state import TOKENS, State, ready_in_play

RALLY_TWO_FROM = 3
"""TM §14.9: from so many ready pieces on, a rally makes two ready."""


def unspent(s: State, spot: int) -> list[int]:
    """TM §6.7: the pieces of a position that have not taken part in an action this turn."""
    used = s.turn.acted
    return [p for p in s.at[spot] if not used >> p & 1]


def rallies_due(waiting: int, ready: int) -> int:
    """TM §14.8 §14.9: how many rally actions make so many pieces ready, the threshold counted as it changes."""
    actions = 0
    while waiting > 0:
        made = 2 if ready >= RALLY_TWO_FROM else 1
        waiting, ready, actions = waiting - made, ready + made, actions + 1
    return actions


def waiting_for_rally(s: State, begun: int) -> int:
    """TM §14.11: unready pieces in areas of which one piece was rallied this turn."""
    areas = [AREA_OF[s.spot[p]] for p in TOKENS[FRANCE] if s.unready >> p & 1]
    return sum(1 for area in areas if area >= 0 and begun >> area & 1)


def spare(s: State, risk: int = 0) -> int:
    """Commands that may be spent: TM §14.11, ruling r9, those a begun rally still needs are kept back.

    `risk`: so many ready pieces may be lost or become unready by what is planned.
    """
    if not s.turn.begun or not s.unready:
        return s.turn.commands
    waiting = waiting_for_rally(s, s.turn.begun)
    return s.turn.commands - rallies_due(waiting, ready_in_play(s) - risk) if waiting else s.turn.commands


def begun(s: State, area: int) -> bool:
    """TM §14.11, ruling r10: a piece of this area was rallied and others still wait."""
    return bool(s.turn.begun >> area & 1) and unready_in(s, area)


def unready_in(s: State, area: int) -> bool:
    """TM §14.15: whoever comes into this French area becomes unready."""
    if not s.unready or s.holder[area] != FRANCE:
        return False
    unready, spot = s.unready, s.spot
    return area in [AREA_OF[spot[p]] for p in TOKENS[FRANCE] if unready >> p & 1]


def protected(s: State, side: int, area: int) -> bool:
    """TM §15.8: enemy reinforcements still stand in the box whose road leads to this area."""
    boxes = BOXES_INTO[area]
    return bool(boxes) and any(s.at[box] and BOX_SIDE[box - FIRST_BOX] != side for box in boxes)


def may_not_block(s: State, side: int) -> bool:
    """TM §14.1, ruling r45: in round 6h no French piece blocks an approach in any way."""
    return side == FRANCE and s.round == 1
