"""Chapter 7: standard moves, and who takes part in them."""

from __future__ import annotations

from typing import Any

from feldherr.games.triomphe_a_marengo.board import APPROACH, AREA_OF, BEYOND, CAPACITY, FULL, Area, Front, Spot
from feldherr.games.triomphe_a_marengo.rules.choices.elsewhere import all_areas_but, other_pieces
from feldherr.games.triomphe_a_marengo.rules.choices.hands import Hands
from feldherr.games.triomphe_a_marengo.rules.choices.limits import (
    MOST,
    acted_refusal,
    begun_in,
    closed_refusal,
    half_rallied_refusal,
    may_not_block,
    rally_refusal,
)
from feldherr.games.triomphe_a_marengo.rules.choices.naming import name_another
from feldherr.games.triomphe_a_marengo.state import SIDE, Piece, State, occupant
from feldherr.kernel.answers import DONE
from feldherr.kernel.question import Refuse


def go_refusal(s: State, side: int, held: Hands, front: Front) -> str | None:
    """TM §3.18 §7.4 §7.10 §7.12 §14.6: a standard move across an approach into an area without enemies."""
    area = BEYOND[front]
    if not held.ready:
        return "14.6" if held.free else acted_refusal(s, s.at[held.spot][0])
    if rule := closed_refusal(s, side, front, area):
        return rule
    if s.troops[area] >= CAPACITY[area]:
        return "3.18"
    return None


def go_price_refusal(s: State, held: Hands, front: Front) -> str | None:
    """TM §6.3 §7.1 §14.11: 1 command, and no pieces into an area whose rally is begun."""
    if s.turn.commands < 1:
        return "7.1"
    return rally_refusal(s, 1, BEYOND[front], 1) if s.turn.begun else None


def block_refusal(s: State, side: int, held: Hands, front: Front) -> str | None:
    """TM §7.5 §7.6 §14.1 §14.5: from reserve into an own approach that faces the enemy."""
    if may_not_block(s, side):
        return "14.1"
    return None


def block_price_refusal(s: State, held: Hands, front: Front) -> str | None:
    """TM §6.4 §7.7 §7.8 §14.11: free up to a full block, else 1 command."""
    if len(s.at[APPROACH[front]]) < FULL[front]:
        return None
    if s.turn.commands < 1:
        return "7.8"
    return rally_refusal(s, 1)


def withdraw_refusal(s: State, side: int, held: Hands, area: Area) -> str | None:
    """TM §7.9 §14.5 §14.18: from an approach to the reserve of the same area."""
    if not held.free:
        return acted_refusal(s, s.at[held.spot][0])
    if not held.ready and begun_in(s, area):
        return "14.18"
    return None


def withdraw_price_refusal(s: State, held: Hands, area: Area) -> str | None:
    """TM §7.9 §14.11: 1 command."""
    if s.turn.commands < 1:
        return "7.9"
    return rally_refusal(s, 1)


def pieces_to_move(
    s: State, chosen: tuple[Any, ...], side: int, spot: Spot, front: Front, no: Refuse | None = None
) -> list[Any]:
    """TM §7.3 §7.4 §7.10: up to 3 pieces of one position go across an approach together."""
    area = BEYOND[front]
    room = CAPACITY[area] - (s.troops[area] if occupant(s, area) == side else 0)
    out = name_another(s, chosen, s.at[spot], no, mover_refusal, room, area)
    if no:
        from_one_position(s, no, spot, area)
    return [*out, DONE] if chosen else out


def mover_refusal(s: State, chosen: tuple[Any, ...], piece: Piece, room: int, area: Area) -> str | None:
    """TM §3.18 §6.7 §6.9 §14.6 §14.11: ready pieces, as many as find room beyond and a begun rally can spare."""
    if rule := acted_refusal(s, piece):
        return rule
    if s.unready >> piece & 1:
        return "14.6"
    if len(chosen) >= room:
        return "3.18"
    if len(chosen) >= MOST:
        return "6.9"
    return rally_refusal(s, 1, area, len(chosen) + 1) if s.turn.begun else None


def pieces_to_withdraw(s: State, chosen: tuple[Any, ...], spot: Spot, no: Refuse | None = None) -> list[Any]:
    """TM §7.9 §14.5: up to 3 pieces of an approach go back to reserve."""
    area = AREA_OF[spot]
    out = name_another(s, chosen, s.at[spot], no, inside_area_refusal, area)
    if no:
        from_one_position(s, no, spot, area)
    return [*out, DONE] if chosen else out


def inside_area_refusal(s: State, chosen: tuple[Any, ...], piece: Piece, area: Area) -> str | None:
    """TM §6.7 §6.9 §14.18: who changes his position inside his area, ready or not."""
    if rule := acted_refusal(s, piece) or half_rallied_refusal(s, piece, area):
        return rule
    if len(chosen) >= MOST:
        return "6.9"
    return None


def pieces_to_block(s: State, chosen: tuple[Any, ...], spot: Spot, front: Front, no: Refuse | None = None) -> list[Any]:
    """TM §7.5 §14.5: up to 3 pieces of a reserve step into an approach of their area."""
    out = name_another(s, chosen, s.at[spot], no, blocker_refusal, spot, front)
    if no:
        from_one_position(s, no, spot, None)
    return [*out, DONE] if chosen else out


def blocker_refusal(s: State, chosen: tuple[Any, ...], piece: Piece, area: Area, front: Front) -> str | None:
    """TM §7.7 §7.8 §14.11: without a command only as many as are needed to block the approach fully."""
    if rule := inside_area_refusal(s, chosen, piece, area):
        return rule
    if len(s.at[APPROACH[front]]) + len(chosen) < FULL[front]:
        return None
    if s.turn.commands < 1:
        return "7.8"
    return rally_refusal(s, 1)


def from_one_position(s: State, no: Refuse, spot: Spot, to: Area | None) -> None:
    """TM §7.3: who stands elsewhere does not come along, and those who go, go to one place."""
    all_areas_but(no, to, "7.3")
    other_pieces(s, no, SIDE[s.at[spot][0]], s.at[spot], "7.3")
