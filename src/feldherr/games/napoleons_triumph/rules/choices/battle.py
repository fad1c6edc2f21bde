"""Chapter 11: the questions of an attack, step by step."""

from __future__ import annotations

from typing import Any

from feldherr.games.napoleons_triumph.actions import (
    Feint,
    Fight,
    Name,
    Narrow,
    Wide,
)
from feldherr.games.napoleons_triumph.board import (
    FULL,
    LEADERS,
    LIES_IN,
    NOBODY,
    OBSTACLE,
    SANTON,
)
from feldherr.games.napoleons_triumph.rules.choices.limits import commander_piece, gun_refusal
from feldherr.games.napoleons_triumph.rules.choices.threats import FIGHT, attack_command
from feldherr.games.napoleons_triumph.state import (
    ARTILLERY,
    BLOCKS,
    CAVALRY,
    FIRST_COMMANDER,
    GUARD,
    GUARD_FACE,
    INFANTRY,
    State,
    blocks_in,
)
from feldherr.kernel.answers import DONE
from feldherr.kernel.question import Refuse


def guard_to_show(s: State, side: int, able: tuple[int, ...], no: Refuse | None = None) -> list[Any]:
    """NT §15.10: a guard that could take part."""
    out: list[Any] = []
    for block in able:
        if s.face[block] != GUARD_FACE:
            if no:
                no(Name(block), "15.10")
        else:
            out.append(Name(block))
    return out


def defenders_to_name(s: State, chosen: tuple[Any, ...], back: int, no: Refuse | None = None) -> list[Any]:
    """NT §11.s2.1 §11.s2.4 §11.s2.6: pieces in reserve behind a free approach; none means to give up the locale.

    NT §11.s2.3 §11.s2.7 §11.s2.8 §11.s2.9 §11.s2.10 §11.s2.11: not those of other approaches, one detached regiment at
    most, no commander alone, nobody who defended another approach or was beaten this turn.
    """
    locale, edge = LIES_IN[back], back >> 1
    named = {n.piece for n in chosen}
    detached = any(n.piece < BLOCKS and s.corps[n.piece] == NOBODY for n in chosen)
    elsewhere = {piece for piece, other in s.turn.named if other != edge}
    out: list[Any] = []
    for block in s.at[locale]:
        if block in named:
            continue
        if s.turn.beaten >> block & 1:
            if no:
                no(Name(block), "11.s2.10")
        elif block in elsewhere:
            if no:
                no(Name(block), "11.s2.9")
        elif detached and s.corps[block] == NOBODY:
            if no:
                no(Name(block), "11.s2.7")
        else:
            out.append(Name(block))
    for commander in LEADERS[s.holder[locale]]:
        piece = commander_piece(commander)
        if s.post[commander] != locale or piece in named:
            continue
        if not any(s.corps[b] == commander for b in named if b < BLOCKS):
            if no:
                no(Name(piece), "11.s2.8")
        elif piece in elsewhere:
            if no:
                no(Name(piece), "11.s2.9")
        else:
            out.append(Name(piece))
    if no:
        for block in blocks_in(s, locale):
            if s.spot[block] != locale:
                no(Name(block), "11.s2.3")
    return [*out, DONE]


def feint_or_fight(s: State, side: int, seat: int, front: int, no: Refuse | None = None) -> list[Any]:
    """NT §11.s3.1 §11.s3.2: only a feint, if nobody but cavalry on the road could attack."""
    return [Feint(), Fight()] if attack_command(s, side, seat, front, FIGHT, False) else [Feint()]


def blockers_to_send(
    s: State, chosen: tuple[Any, ...], named: tuple[int, ...], back: int, no: Refuse | None = None
) -> list[Any]:
    """NT §11.s3.7 §11.s3.8 §11.s11.9 §11.s11.10: at least one named regiment blocks the approach; a commander goes or
    stays with at least one regiment of his.
    """
    sent = {n.piece for n in chosen}
    out: list[Any] = []
    stranded = False
    for piece in named:
        if piece in sent:
            continue
        if piece >= BLOCKS:
            if any(s.corps[b] == piece - FIRST_COMMANDER for b in sent if b < BLOCKS):
                out.append(Name(piece))
            elif no:
                no(Name(piece), "11.s3.8")
            continue
        corps = s.corps[piece]
        if piece == s.battery:
            if no:
                no(Name(piece), "6.s9.3")
        elif left_alone(s, corps, sent | {piece}) and commander_piece(corps) not in named:
            if no:
                no(Name(piece), "11.s3.8")
        else:
            out.append(Name(piece))
    for piece in sent:
        corps = s.corps[piece] if piece < BLOCKS else NOBODY
        stranded = stranded or (left_alone(s, corps, sent) and commander_piece(corps) not in sent)
    if no:
        for block in s.at[LIES_IN[back]]:
            if block not in named:
                no(Name(block), "11.s3.7")
    if not sent:
        if no:
            no(DONE, "11.s3.7")
        return out
    if stranded:
        if no:
            no(DONE, "11.s3.8")
        return out
    return [*out, DONE]


def left_alone(s: State, corps: int, sent: set[int]) -> bool:
    """NT §8.8 §8.9: whether a commander would stay without a regiment. His only regiment takes him along."""
    return corps != NOBODY and len(s.members[corps]) > 1 and set(s.members[corps]) <= sent


def defence_line(
    s: State, chosen: tuple[Any, ...], back: int, named: tuple[int, ...], no: Refuse | None = None
) -> list[Any]:
    """NT §11.s4.1 §11.s4.2 §11.s4.3 §11.s4.5 §11.s4.7 §11.s4.8: of the named, none, one or at a wide approach two.

    NT §11.10 §11.s4.4 §11.s4.6 §18.2 §18.4: from reserve neither weak ones nor two of different type or corps.
    """
    line = [n.piece for n in chosen]
    reserve = LIES_IN[back]
    out: list[Any] = []
    for block in named:
        if block >= BLOCKS or block in line:
            continue
        kind, inside = s.face[block] >> 2, s.spot[block] == reserve
        santon = s.santon and reserve == SANTON
        if OBSTACLE[back] and kind == CAVALRY:
            if no:
                no(Name(block), "11.10")
        elif santon and kind == ARTILLERY and block != s.battery:
            if no:
                no(Name(block), "18.2")
        elif inside and s.face[block] & 3 == 1 and not (santon and block == s.battery):
            if no:
                no(Name(block), "11.s4.6")
        elif len(line) >= FULL[back]:
            if no:
                no(Name(block), "11.s4.2")
        elif inside and line and not alike(s, line[0], block):
            if no:
                no(Name(block), "11.s4.4")
        else:
            out.append(Name(block))
    if no:
        for block in blocks_in(s, reserve):
            if block not in named:
                no(Name(block), "11.s4.1")
    return [*out, DONE]


def alike(s: State, one: int, other: int) -> bool:
    """NT §11.s4.4, ruling r43: same type, guard being infantry here, and the same corps."""
    kinds = {INFANTRY if s.face[b] >> 2 == GUARD else s.face[b] >> 2 for b in (one, other)}
    return len(kinds) == 1 and s.corps[one] == s.corps[other] != NOBODY


def front_width(s: State, front: int, no: Refuse | None = None) -> list[Any]:
    """NT §11.s5.4: narrow at a narrow approach, as he likes at a wide one."""
    return [Narrow(), Wide()] if FULL[front] > 1 else [Narrow()]


def target(s: State, line: tuple[int, ...], no: Refuse | None = None) -> list[Any]:
    """NT §11.s5.5: which of the two regiments a narrow front is made against."""
    return [Name(block) for block in line]


def attack_line(
    s: State, chosen: tuple[Any, ...], side: int, front: int, force: tuple[int, ...], width: int, how: str,
    guard: bool, no: Refuse | None = None,
) -> list[Any]:  # fmt: skip
    """NT §11.s5.7 §11.s5.8 §11.s5.9 §11.s5.10 §11.s5.11 §11.s5.12 §11.s5.16: who leads; perhaps nobody.

    NT §15.9 §15.13: guard and line do not mix; an announced guard attack is led by guard. NT §11.10: no cavalry against
    an obstacle. NT §6.s9.3: with the battery it must be an artillery attack (ruling r16).
    """
    line = [n.piece for n in chosen]
    out: list[Any] = []
    for block in force:
        if block in line:
            continue
        face = s.face[block]
        kind = face >> 2
        if kind == ARTILLERY:
            rule = "11.s5.11" if how == "corps" else gun_refusal(s, side, block, front)
        elif face & 3 == 1:
            rule = "11.s5.10"
        else:
            rule = "11.10" if kind == CAVALRY and OBSTACLE[front ^ 1] else None
        if rule is None and guard and kind != GUARD:
            rule = "15.13"
        if rule is None and kind != ARTILLERY and s.battery in force:
            rule = "6.s9.3"
        if rule is None and len(line) >= width:
            rule = "11.s5.8"
        if rule is None and line and s.face[line[0]] >> 2 != kind:
            rule = "15.9" if {s.face[line[0]] >> 2, kind} == {INFANTRY, GUARD} else "11.s5.9"
        if rule:
            if no:
                no(Name(block), rule)
        else:
            out.append(Name(block))
    if not line and guard:
        if no:
            no(DONE, "15.13")
        return out
    if not line and s.battery in force:
        if no:
            no(DONE, "6.s9.3")
        return out
    return [*out, DONE]


def counter_attack(
    s: State, chosen: tuple[Any, ...], back: int, named: tuple[int, ...], line: tuple[int, ...], leads: bool,
    no: Refuse | None = None,
) -> list[Any]:  # fmt: skip
    """NT §11.s7.1 §11.s7.2 §11.s7.3 §11.s7.4 §11.s7.5 §11.s7.6 §11.10: one or two behind; `leads`: the attacker.

    Ruling r49: a regiment of strength 1 may, and is destroyed.
    """
    counter = [n.piece for n in chosen]
    out: list[Any] = []
    for block in named:
        if block >= BLOCKS or block in counter or not s.face[block]:
            continue
        kind = s.face[block] >> 2
        first = counter[0] if counter else block
        if block in line:
            if no:
                no(Name(block), "11.s7.2")
        elif kind == ARTILLERY or (kind != CAVALRY and not leads):
            if no:
                no(Name(block), "11.s7.6")
        elif kind == CAVALRY and OBSTACLE[back]:
            if no:
                no(Name(block), "11.10")
        elif len(counter) >= 2:
            if no:
                no(Name(block), "11.s7.4")
        elif first != block and {s.face[first] >> 2, kind} == {INFANTRY, GUARD}:
            if no:
                no(Name(block), "15.9")
        elif first != block and not (s.face[first] >> 2 == kind and s.corps[first] == s.corps[block] != NOBODY):
            if no:
                no(Name(block), "11.s7.4")
        else:
            out.append(Name(block))
    return [*out, DONE]
