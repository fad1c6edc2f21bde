"""Chapter 11: what the attacker is asked with his declaration."""

from __future__ import annotations

from typing import Any

from feldherr.games.napoleons_triumph.actions import Block, MoveIn, Stay, WithCorps, WithRegiment
from feldherr.games.napoleons_triumph.board import BEYOND, CAPACITY, LEADERS, LIES_IN, LOCALE_OF, LOCALES
from feldherr.games.napoleons_triumph.rules.choices.limits import (
    can_move,
    command_refusal,
    fire_refusal,
    gun_refusal,
    is_last,
    movable,
)
from feldherr.games.napoleons_triumph.rules.choices.threats import riders_of
from feldherr.games.napoleons_triumph.state import ARTILLERY, CORPS_COMMANDS, State
from feldherr.kernel.answers import DONE
from feldherr.kernel.question import Refuse


def corps_to_join(
    s: State, chosen: tuple[Any, ...], side: int, seat: int, front: int, first: int, riding: bool,
    most: int, no: Refuse | None = None,
) -> list[Any]:  # fmt: skip
    """NT §11.4 §11.5 §11.7 §19.34, ruling r88: further corps of the same position attack over the same approach."""
    out: list[Any] = []
    corps = [first, *(w.commander for w in chosen)]
    for commander in LEADERS[side]:
        if commander in corps or s.post[commander] >= LOCALES + len(LIES_IN):
            continue
        rule = "19.34" if s.owner[commander] != seat else command_refusal(s, side, seat, commander)
        able = riders_of(s, commander) if riding else movable(s, s.members[commander])
        if s.post[commander] != s.post[first]:
            if no and LOCALE_OF[s.post[commander]] == LIES_IN[front]:
                no(WithCorps(commander), "11.5")
        elif rule or not able:
            if no:
                no(WithCorps(commander), rule or "9.21")
        elif s.turn.corps + len(corps) >= CORPS_COMMANDS[side]:
            if no:
                no(WithCorps(commander), "11.7")
        elif len(corps) >= most:
            if no:
                no(WithCorps(commander), "4.15")
        else:
            out.append(WithCorps(commander))
    return [*out, DONE]


def gun_to_join(s: State, side: int, front: int, first: int, no: Refuse | None = None) -> list[Any]:
    """NT §11.4 §11.6, rulings r35, r76 and r106: a second artillery regiment that blocks the same approach."""
    out: list[Any] = []
    guns = s.face[first] >> 2 == ARTILLERY and s.spot[first] == LOCALES + front
    for block in s.at[s.spot[first]]:
        if block == first:
            continue
        if not guns or s.face[block] >> 2 != ARTILLERY:
            if no:
                no(WithRegiment(block), "11.6")
        elif is_last(s, block):
            if no:
                no(WithRegiment(block), "8.8")
        elif not can_move(s, block):
            if no:
                no(WithRegiment(block), "9.19")
        elif CAPACITY[BEYOND[front]] < 2:
            if no:
                no(WithRegiment(block), "4.15")
        elif s.battery in (first, block) and fire_refusal(s, side, front):
            if no:
                no(WithRegiment(block), "11.s5.13")
        else:
            out.append(WithRegiment(block))
    return [*out, DONE]


def feint_position(s: State, front: int, no: Refuse | None = None) -> list[Any]:
    """NT §11.s3.5 §11.s3.6: all of them in the attack reserve, or all of them in the attack approach."""
    return [Stay(), Block(front)]


def stay_or_move_in(
    s: State, side: int, front: int, force: tuple[int, ...], no: Refuse | None = None
) -> list[Any]:
    """NT §11.s2.14 §11.s2.15, rulings r16 and r42: artillery that could attack may stay; the battery must."""
    guns = any(s.face[b] >> 2 == ARTILLERY and gun_refusal(s, side, b, front) is None for b in force)
    out: list[Any] = []
    if not guns:
        if no:
            no(Stay(), "11.s2.15" if any(s.face[b] >> 2 == ARTILLERY for b in force) else "11.s2.14")
    else:
        out.append(Stay())
    if s.battery in force:
        if no:
            no(MoveIn(), "6.s9.3")
    else:
        out.append(MoveIn())
    return out
