"""Chapter 11: who can attack: a corps, a detachment, a regiment, the battery. One verdict each, asked by all."""

from __future__ import annotations

from feldherr.games.napoleons_triumph.board import BEYOND, NOBODY, Commander, Front, Side
from feldherr.games.napoleons_triumph.rules.choices.limits import (
    can_move,
    command_refusal,
    gun_refusal,
    independent_refusal,
    movable,
)
from feldherr.games.napoleons_triumph.rules.movement.locales import closed_refusal
from feldherr.games.napoleons_triumph.state import GUARD_FACE, State

FEINT, FIGHT, ENTER = "feint", "fight", "enter"
"""What is declared: a feint, a full attack, or the move into a locale that was evacuated."""


def lead_refusal(s: State, side: Side, seat: int, commander: Commander, able: list[int]) -> str | None:
    """NT §9.4 §9.5 §9.6 §9.21: a corps command for those of his corps who are `able`."""
    if rule := command_refusal(s, side, seat, commander):
        return rule
    return None if able else "9.21"


def corps_attack_refusal(
    s: State, side: Side, seat: int, commander: Commander, front: Front, guard: bool
) -> str | None:
    """NT §9.7 §15.10 §11.a.6: whether this corps can attack over this approach by corps move."""
    free = movable(s, s.members[commander])
    if rule := lead_refusal(s, side, seat, commander, free):
        return rule
    if guard and not any(s.face[b] == GUARD_FACE for b in free):
        return "15.10"
    return closed_refusal(s, BEYOND[front], free)


def detachment_attack_refusal(
    s: State, side: Side, seat: int, commander: Commander, front: Front, mode: str, guard: bool
) -> str | None:
    """NT §9.9 §9.10 §9.21 §15.10: whether he can send some of his corps to attack over this approach."""
    if rule := command_refusal(s, side, seat, commander):
        return rule
    if len(s.members[commander]) < 2:
        return "9.10"
    if not detachable(s, side, commander, front, mode):
        return "9.21"
    if guard and not any(s.face[b] == GUARD_FACE for b in movable(s, s.members[commander])):
        return "15.10"
    return None


def detachable(s: State, side: Side, commander: Commander, front: Front, mode: str) -> list[int]:
    """NT §6.s9.4 §9.21, rulings r16 and r36: who of a corps can attack so; the battery to fire or feint."""
    free = movable(s, s.members[commander])
    out = [b for b in free if closed_refusal(s, BEYOND[front], (b,)) is None] if s.turn.closed else free
    battery = s.battery
    if battery in s.members[commander] and can_move(s, battery):
        if mode == FEINT or gun_refusal(s, side, battery, front) is None:
            out = sorted([*out, battery])
    return out


def regiment_attack_refusal(
    s: State, side: Side, seat: int, block: int, front: Front, mode: str, guard: bool
) -> str | None:
    """NT §9.17 §11.a.1 §15.10 §18.6: whether this regiment can attack by regiment move; the battery fires or feints."""
    if rule := independent_refusal(s, side, seat, block):
        return rule
    if guard and s.face[block] != GUARD_FACE:
        return "15.10"
    if block == s.battery:
        return None if mode == FEINT else gun_refusal(s, side, block, front)
    return closed_refusal(s, BEYOND[front], (block,))


def battery_attack_refusal(s: State, side: Side, seat: int, front: Front) -> str | None:
    """NT §6.s9.4 §11.s1.3 §18.4, ruling r16: the battery with nobody else, if it could really make an artillery attack,
    alone or sent by its commander.
    """
    rule, commander = regiment_attack_refusal(s, side, seat, s.battery, front, FIGHT, False), s.corps[s.battery]
    if rule is None or commander == NOBODY:
        return rule
    return detachment_attack_refusal(s, side, seat, commander, front, FIGHT, False) and rule


def able_at(s: State, side: Side, seat: int, spot: int) -> list[int]:
    """NT §11.s1.3 §11.s5.2: regiments of a position that some command could still move, their corps or they alone.

    Never the battery, which does not move.
    """
    gives: dict[int, bool] = {}
    out = []
    for block in s.at[spot]:
        if block == s.battery:
            continue
        corps = s.corps[block]
        if corps >= 0 and can_move(s, block):
            if corps not in gives:
                gives[corps] = command_refusal(s, side, seat, corps) is None
            if gives[corps]:
                out.append(block)
                continue
        if independent_refusal(s, side, seat, block) is None:
            out.append(block)
    return out
