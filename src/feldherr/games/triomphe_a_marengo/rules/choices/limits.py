"""What several questions ask alike: who may still act, what a begun rally forbids, which areas are closed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from feldherr.games.triomphe_a_marengo.board import (
    AREA_OF,
    BOX_SIDE,
    BOXES_INTO,
    FIRST_BOX,
    FRANCE,
    NOWHERE,
    Area,
    Front,
    Spot,
)
from feldherr.games.triomphe_a_marengo.rules.choices.hands import Hands
from feldherr.games.triomphe_a_marengo.state import TOKENS, Piece, State, ready_among

MOST = 3
"""TM §6.9: at most 3 pieces take part in one action."""
RALLY_TWO_FROM = 3
"""TM §14.9: from so many ready pieces on, a rally makes two ready."""

AREA_BIT = [1 << area if area >= 0 else 0 for area in AREA_OF]
"""By position: its area, as a bit; none in a box or off the map."""

UNFIT, CLOSED, UNPAID = range(3)
"""How far a candidate came before a rule refused it: the place does not fit, pieces or way are closed, only the price
is too high."""


def hands(s: State, side: int, spot: Spot) -> Hands:
    """TM §6.7: who of a position may still take part in an action."""
    free = without(s.at[spot], s.turn.acted)
    return Hands(spot, free, without(free, s.unready))


def without(pieces: tuple[Piece, ...], some: int) -> tuple[Piece, ...]:
    """The pieces but for some of them, given as bits; mostly none of those is there, and nothing is made anew."""
    for piece in pieces:
        if some >> piece & 1:
            return tuple([p for p in pieces if not some >> p & 1])
    return pieces


def acted_refusal(s: State, piece: Piece) -> str | None:
    """TM §6.7: a piece takes part in one action a turn."""
    return "6.7" if s.turn.acted >> piece & 1 else None


def half_rallied_refusal(s: State, piece: Piece, area: Area) -> str | None:
    """TM §14.18: who still waits in an area whose rally has begun does nothing before he is rallied."""
    return "14.18" if s.unready >> piece & 1 and begun_in(s, area) else None


def rallies_due(waiting: int, ready: int) -> int:
    """TM §14.8 §14.9: how many rally actions make so many pieces ready, the threshold counted as it changes."""
    actions = 0
    while waiting > 0:
        made = 2 if ready >= RALLY_TWO_FROM else 1
        waiting, ready, actions = waiting - made, ready + made, actions + 1
    return actions


def waiting_for_rally(spot: Sequence[Spot], unready: int, begun: int) -> int:
    """TM §14.11: unready pieces in areas of which one piece was rallied this turn."""
    return len([p for p in TOKENS[FRANCE] if unready >> p & 1 and begun & AREA_BIT[spot[p]]])


@lru_cache(64)
def rallies_left(spot: tuple[Spot, ...], unready: int, begun: int, lost: int) -> int:
    """TM §14.11, ruling r9: how many rally actions a begun rally still needs when so many ready pieces are lost.

    Kept, because every order that costs something asks it of the same pieces.
    """
    return rallies_due(waiting_for_rally(spot, unready, begun), ready_among(spot, unready) - lost)


def rally_refusal(s: State, cost: int, into: Area = NOWHERE, coming: int = 0, lost: int = 0) -> str | None:
    """TM §14.11, rulings r9 and r10: whether what is planned leaves a begun rally the commands it still needs.

    `cost`: commands that are spent on it. `into`: the area that so many `coming` pieces enter; nobody enters one whose
    rally is begun, and who meets unready pieces is unready himself (TM §14.15). `lost`: ready pieces it may cost.
    """
    if not s.turn.begun:
        return None
    if into >= 0 and unready_in(s, into):
        if s.turn.begun >> into & 1:
            return "14.11"
        lost += coming
    if not cost and not lost:
        return None
    if s.turn.commands < cost + rallies_left(tuple(s.spot), s.unready, s.turn.begun, lost):
        return "14.11"
    return None


def most_at_stake(s: State, cost: int) -> int:
    """TM §6.9 §14.11, ruling r9: how many ready pieces can be risked in an action of this cost, a begun rally kept."""
    if not s.turn.begun:
        return MOST
    return max((lost for lost in range(MOST + 1) if rally_refusal(s, cost, lost=lost) is None), default=0)


def can_pay(s: State, cost: int = 1) -> bool:
    """TM §6.2 §14.11: whether so many commands are left that no begun rally needs."""
    return s.turn.commands >= cost and rally_refusal(s, cost) is None


def begun_in(s: State, area: Area) -> bool:
    """TM §14.11, ruling r10: a piece of this area was rallied and others still wait."""
    return bool(s.turn.begun >> area & 1)


def unready_in(s: State, area: Area) -> bool:
    """TM §14.15: whoever comes into this French area becomes unready."""
    if not s.unready or s.holder[area] != FRANCE:
        return False
    unready, spot = s.unready, s.spot
    return area in [AREA_OF[spot[p]] for p in TOKENS[FRANCE] if unready >> p & 1]


def closed_refusal(s: State, side: int, front: Front, area: Area) -> str | None:
    """TM §11.0.5 §15.8: over this approach nobody goes, or into this area."""
    if front >> 1 in s.turn.taboo:
        return "11.0.5"
    if BOXES_INTO[area] and protected(s, side, area):
        return "15.8"
    return None


def protected(s: State, side: int, area: Area) -> bool:
    """TM §15.8: enemy reinforcements still stand in the box whose road leads to this area."""
    return any(s.at[box] and BOX_SIDE[box - FIRST_BOX] != side for box in BOXES_INTO[area])


def may_not_block(s: State, side: int) -> bool:
    """TM §14.1, ruling r45: in round 6h no French piece blocks an approach in any way."""
    return side == FRANCE and s.round == 1
