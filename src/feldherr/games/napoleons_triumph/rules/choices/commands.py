"""Chapter 9: which command, or the end of the turn."""

from __future__ import annotations

from typing import Any

from feldherr.games.napoleons_triumph.actions import (
    Attach,
    CorpsMove,
    DetachmentMove,
    EndTurn,
    Name,
    RegimentMove,
)
from feldherr.games.napoleons_triumph.board import COMMANDER_SIDE, GONE, LEADERS, MOST, NOBODY, WAITING
from feldherr.games.napoleons_triumph.rules.choices.limits import (
    can_move,
    command_refusal,
    commanded_by,
    independent_left,
    is_last,
    movable,
)
from feldherr.games.napoleons_triumph.rules.choices.marches import arrival_refusal, goal_refusal
from feldherr.games.napoleons_triumph.rules.choices.threats import threats
from feldherr.games.napoleons_triumph.state import OWN, State, rank_of
from feldherr.kernel.question import Refuse


def command_or_end(s: State, side: int, seat: int, no: Refuse | None = None) -> list[Any]:
    """NT §2.2 §7.3 §9.1 §9.2 §9.3 §11.1: any command in any order, an attack, or the end of the turn.

    NT §8.5: without a command nobody is detached.
    """
    out: list[Any] = []
    for commander in LEADERS[side]:
        corps_commands(s, side, seat, commander, out, no)
    regiment_moves(s, side, seat, out, no)
    threats(s, side, seat, out, no)
    if no:
        for commander in LEADERS[1 - side]:
            no(CorpsMove(commander), "9.4")
        for block in OWN[1 - side]:
            if s.face[block]:
                no(RegimentMove(block), "2.2")
    out.append(EndTurn())
    return out


def corps_commands(s: State, side: int, seat: int, commander: int, out: list[Any], no: Refuse | None) -> None:
    """NT §9.4 §9.5 §9.7 §9.9 §9.13: what a commander can order his own corps."""
    rule = "8.9" if s.post[commander] == GONE else command_refusal(s, side, seat, commander)
    if rule:
        if no:
            no(CorpsMove(commander), rule)
            no(DetachmentMove(commander), rule)
            no(Attach(commander), rule)
        return
    spot, members = s.post[commander], s.members[commander]
    free = movable(s, members)
    if rule := corps_move_refusal(s, side, commander, spot, free):
        if no:
            no(CorpsMove(commander), rule)
    else:
        out.append(CorpsMove(commander))
    if rule := detachment_refusal(s, side, spot, members, free):
        if no:
            no(DetachmentMove(commander), rule)
    else:
        out.append(DetachmentMove(commander))
    if rule := attach_refusal(s, seat, commander, spot, members):
        if no:
            no(Attach(commander), rule)
    else:
        out.append(Attach(commander))


def corps_move_refusal(s: State, side: int, commander: int, spot: int, free: list[int]) -> str | None:
    """NT §6.s9.3 §9.7 §9.19 §9.21: somebody must be able to go with him, and somewhere to go."""
    if not free:
        return "6.s9.3" if s.members[commander] == (s.battery,) else "9.21"
    if spot >= WAITING:
        return arrival_refusal(s, side, commander, free)
    return goal_refusal(s, side, spot, free)


def detachment_refusal(s: State, side: int, spot: int, members: tuple[int, ...], free: list[int]) -> str | None:
    """NT §9.9 §9.10 §10.5.10: one regiment at least stays with him, and nobody comes onto the map so."""
    if spot >= WAITING:
        return "10.5.10"
    if len(members) < 2:
        return "9.10"
    if not free:
        return "9.21"
    return goal_refusal(s, side, spot, free)


def attach_refusal(s: State, seat: int, commander: int, spot: int, members: tuple[int, ...]) -> str | None:
    """NT §9.15 §9.16 §10.5.10, ruling r32: somebody in his own position, and room in the corps."""
    if spot >= WAITING:
        return "10.5.10"
    if len(members) >= MOST:
        return "9.16"
    return None if regiment_to_attach(s, seat, commander) else "9.15"


def regiment_to_attach(s: State, seat: int, commander: int, no: Refuse | None = None) -> list[Any]:
    """NT §8.4 §9.14 §9.15 §9.20 §19.29, rulings r21 and r82: a detached regiment, or one of another corps."""
    out: list[Any] = []
    spot = s.post[commander]
    for block in s.at[spot]:
        corps = s.corps[block]
        if corps == commander:
            if no:
                no(Name(block), "9.13")
        elif corps != NOBODY and len(s.members[corps]) == 1:
            if no:
                no(Name(block), "8.8")
        elif corps != NOBODY and rank_of(s, s.owner[corps]) < rank_of(s, seat):
            if no:
                no(Name(block), "19.29")
        else:
            out.append(Name(block))
    if no:
        for block in OWN[COMMANDER_SIDE[commander]]:
            if s.spot[block] != spot and s.face[block]:
                no(Name(block), "9.15")
    return out


def regiment_moves(s: State, side: int, seat: int, out: list[Any], no: Refuse | None) -> None:
    """NT §9.12 §9.17 §9.18 §9.19 §19.26: one regiment, detached or out of a corps."""
    left = independent_left(s, side)
    if not left and not no:
        return
    alone, fresh = len(s.teams[side]) == 1, not s.turn.moved and not s.turn.closed
    for block in OWN[side]:
        if not s.face[block]:
            continue
        if fresh and alone and left and s.corps[block] < 0 and s.spot[block] < WAITING and block != s.battery:
            out.append(RegimentMove(block))                                              # the usual case, at once
            continue
        if not left:
            if no:
                no(RegimentMove(block), "9.12")
        elif rule := regiment_refusal(s, side, seat, block):
            if no:
                no(RegimentMove(block), rule)
        else:
            out.append(RegimentMove(block))


def regiment_refusal(s: State, side: int, seat: int, block: int) -> str | None:
    """NT §6.s9.3 §8.8 §9.19 §10.5.11 §10.5.14: why this regiment cannot get a regiment move."""
    if block == s.battery:
        return "6.s9.3"
    if is_last(s, block):
        return "10.5.11" if s.spot[block] >= WAITING else "8.8"
    if not can_move(s, block):
        return "10.5.14" if s.turn.arrived >> block & 1 else "9.19"
    if commanded_by(s, block) != seat:
        return "19.26"
    spot = s.spot[block]
    if spot >= WAITING:
        return arrival_refusal(s, side, s.corps[block], [block])
    return goal_refusal(s, side, spot, [block])
