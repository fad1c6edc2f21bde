"""TM §6.9 §7.3 §9.1.3: which pieces take part in a move or attack, and which cavalry continues."""

from __future__ import annotations

from typing import Any

from feldherr.games.triomphe_a_marengo.actions import Continue, Name
from feldherr.games.triomphe_a_marengo.board import (
    AREA_OF,
    AREAS,
    BEYOND,
    CAPACITY,
    FRONTS,
    FULL,
    LIES_IN,
    OBSTACLE,
)
from feldherr.games.triomphe_a_marengo.rules.choices.elsewhere import (
    all_areas_but,
    only_these,
    other_areas,
    other_pieces,
)
from feldherr.games.triomphe_a_marengo.rules.choices.limits import begun, may_not_block, spare
from feldherr.games.triomphe_a_marengo.state import CAVALRY, INFANTRY, SIDE, State, occupant
from feldherr.kernel.answers import DONE, NO, YES
from feldherr.kernel.question import Refuse

MOST = 3
"""TM §6.9: at most 3 pieces take part in one action."""


def pieces_to_move(
    s: State, chosen: tuple[Any, ...], side: int, spot: int, front: int, no: Refuse | None = None
) -> list[Any]:
    """TM §7.3 §7.4 §7.10 §14.6: up to 3 pieces of one position go across an approach together."""
    area = BEYOND[front]
    if no:
        all_areas_but(no, area, "7.3")
    room = CAPACITY[area] - (s.troops[area] if occupant(s, area) == side else 0)
    return name_another(s, chosen, spot, min(MOST, room), room, "14.6", no)


def pieces_to_withdraw(s: State, chosen: tuple[Any, ...], spot: int, no: Refuse | None = None) -> list[Any]:
    """TM §7.9 §14.5: up to 3 pieces of an approach go back to reserve."""
    if no:
        all_areas_but(no, LIES_IN[spot - AREAS], "7.3")
    return name_another(s, chosen, spot, MOST, MOST, None, no)


def pieces_to_block(s: State, chosen: tuple[Any, ...], spot: int, front: int, no: Refuse | None = None) -> list[Any]:
    """TM §7.5 §7.7 §7.8 §14.5: without a command only as many as are needed to block the approach fully."""
    space = FULL[front] - len(s.at[AREAS + front])
    most = MOST if spare(s) > 0 else min(MOST, space)
    out: list[Any] = []
    for piece in s.at[spot]:
        if Name(piece) in chosen:
            continue
        if s.turn.acted >> piece & 1:
            if no:
                no(Name(piece), "6.7")
        elif s.unready >> piece & 1 and begun(s, spot):
            if no:
                no(Name(piece), "14.18")
        elif len(chosen) >= most:
            if no:
                no(Name(piece), "6.9" if most == MOST else "7.8")
        else:
            out.append(Name(piece))
    if no:
        all_areas_but(no, AREAS, "7.3")
        other_pieces(s, no, SIDE[s.at[spot][0]], s.at[spot], "7.3")
    return [*out, DONE] if chosen else out


def name_another(
    s: State, chosen: tuple[Any, ...], spot: int, most: int, room: int, unready: str | None, no: Refuse | None
) -> list[Any]:
    """Pieces of one position that may still act; `unready` is the rule that keeps unready ones out, if any."""
    out: list[Any] = []
    for piece in s.at[spot]:
        if Name(piece) in chosen:
            continue
        if s.turn.acted >> piece & 1:
            if no:
                no(Name(piece), "6.7")
        elif s.unready >> piece & 1 and unready:
            if no:
                no(Name(piece), "14.6")
        elif s.unready >> piece & 1 and begun(s, LIES_IN[spot - AREAS] if spot >= AREAS else spot):
            if no:
                no(Name(piece), "14.18")
        elif len(chosen) >= room:
            if no:
                no(Name(piece), "3.18")
        elif len(chosen) >= most:
            if no:
                no(Name(piece), "6.9")
        else:
            out.append(Name(piece))
    if no:
        other_pieces(s, no, SIDE[s.at[spot][0]], s.at[spot], "7.3")
    return [*out, DONE] if chosen else out


def pieces_to_attack(s: State, chosen: tuple[Any, ...], spot: int, front: int, no: Refuse | None = None) -> list[Any]:
    """TM §9.0.7 §9.1.1 §9.1.2 §9.1.3 §14.4 §20.2 §21.1: 1 to 3 pieces, with infantry against a cavalry obstacle."""
    most = min(MOST, CAPACITY[BEYOND[front]])
    lacking = OBSTACLE[front ^ 1] and not any(s.face[c.piece] >> 2 == INFANTRY for c in chosen)
    out: list[Any] = []
    for piece in s.at[spot]:
        if Name(piece) in chosen:
            continue
        if s.turn.acted >> piece & 1:
            if no:
                no(Name(piece), "6.7")
        elif s.unready >> piece & 1:
            if no:
                no(Name(piece), "14.4")
        elif len(chosen) >= most:
            if no:
                no(Name(piece), "9.1.2")
        elif lacking and len(chosen) == most - 1 and s.face[piece] >> 2 != INFANTRY:
            if no:
                no(Name(piece), "9.0.7")
        else:
            out.append(Name(piece))
    if no:
        other_areas(no, LIES_IN[front], "9.0.3")
        all_areas_but(no, BEYOND[front], "9.1.1")
        other_pieces(s, no, SIDE[s.at[spot][0]], s.at[spot], "9.1.1")
    if not chosen:
        return out
    if lacking:
        if no:
            no(DONE, "9.0.7")
        return out
    return [*out, DONE]


def responders(s: State, chosen: tuple[Any, ...], back: int, attackers: int, no: Refuse | None = None) -> list[Any]:
    """TM §9.2.1 §9.2.2 §9.2.4 §9.2.5 §9.2.6 §23.2: from the reserve there, no more than attack, or none."""
    area = LIES_IN[back]
    out: list[Any] = []
    for piece in s.at[area]:
        if Name(piece) in chosen:
            continue
        if len(chosen) >= attackers:
            if no:
                no(Name(piece), "9.2.2")
        else:
            out.append(Name(piece))
    if no:
        only_these(s, no, s.holder[area], s.at[area], "9.2.4")
    return [*out, DONE]


def push_or_not(s: State, group: tuple[int, ...], front: int, no: Refuse | None = None) -> list[Any]:
    """TM §9.4.4, rulings r16 and r17: the stopped attackers go into the attacker approach, all or none."""
    if no:
        only_these(s, no, SIDE[group[0]], (), "9.4.4")
    return [YES, NO]


def infantry_to_show(s: State, group: tuple[int, ...], no: Refuse | None = None) -> list[Any]:
    """TM §9.0.8: one attacking infantry proves itself."""
    out: list[Any] = []
    for piece in group:
        if s.face[piece] >> 2 != INFANTRY:
            if no:
                no(Name(piece), "9.0.8")
        else:
            out.append(Name(piece))
    if no:
        other_pieces(s, no, SIDE[group[0]], group, "9.0.8")
    return out


def continuations(
    s: State, chosen: tuple[Any, ...], side: int, group: tuple[int, ...], fronts: tuple[int, ...],
    no: Refuse | None = None,
) -> list[Any]:  # fmt: skip
    """TM §12.1 §12.3 §12.4 §12.5 §12.9, ruling r42: cavalry of the group goes on into approaches that face the enemy.

    Each position in which the group ends, beyond the first, costs a command; reserve counts as a position.
    """
    gone = {c.piece for c in chosen}
    taken = {c.front for c in chosen}
    staying = [p for p in group if p not in gone]
    on_foot = any(s.face[p] >> 2 != CAVALRY for p in staying)
    means = spare(s)
    out: list[Any] = []
    for piece in staying:
        for front in fronts:
            if s.face[piece] >> 2 != CAVALRY:
                if no:
                    no(Continue(piece, front), "12.1")
            elif len(taken | {front}) - 1 + on_foot > means:
                if no:
                    no(Continue(piece, front), "12.5")
            else:
                out.append(Continue(piece, front))
        if no:
            for front in FRONTS[AREA_OF[s.spot[piece]]]:
                if front not in fronts:
                    no(Continue(piece, front), "12.9" if occupant(s, BEYOND[front]) == 1 - side else "12.3")
    if no:
        other_pieces(s, no, side, group, "12.2")
        all_areas_but(no, AREAS, "12.1")
    if len(taken) + bool(staying) - 1 <= means:
        out.append(DONE)
    return out


def open_fronts(s: State, side: int, area: int) -> tuple[int, ...]:
    """TM §12.3 §12.12 §14.1: approaches of the area that cavalry could continue into, as everybody can see."""
    if may_not_block(s, side):
        return ()
    return tuple([front for front in FRONTS[area] if occupant(s, BEYOND[front]) == 1 - side])
