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
from feldherr.games.napoleons_triumph.board import (
    ALL_COMMANDERS,
    COMMANDER_SIDE,
    LEADERS,
    LOCALES,
    MOST,
    NOBODY,
    WAITING,
    Commander,
    Side,
)
from feldherr.games.napoleons_triumph.rules.choices.battle.threats import threats
from feldherr.games.napoleons_triumph.rules.choices.limits import (
    command_refusal,
    independent_left,
    independent_refusal,
    movable,
)
from feldherr.games.napoleons_triumph.rules.movement.entering import arrival_refusal, goal_refusal
from feldherr.games.napoleons_triumph.state import BLOCKS, OWN, State, rank_of
from feldherr.kernel.question import Refuse, offered

REGIMENT_MOVES = tuple(map(RegimentMove, range(BLOCKS)))
CORPS_MOVES = tuple(map(CorpsMove, ALL_COMMANDERS))
DETACHMENTS = tuple(map(DetachmentMove, ALL_COMMANDERS))
ATTACHMENTS = tuple(map(Attach, ALL_COMMANDERS))
END_TURN = EndTurn()
"""Made once."""


def command_or_end(s: State, side: Side, seat: int, no: Refuse | None = None) -> list[Any]:
    """NT §2.2 §7.3 §9.1 §9.2 §9.3 §11.1: any command in any order, an attack, or the end of the turn.

    NT §8.5: without a command nobody is detached.
    """
    out: list[Any] = []
    somewhere = always_leads_on(s)
    for commander in LEADERS[side]:
        corps_commands(s, side, seat, commander, somewhere, out, no)
    regiment_moves(s, side, seat, out, no)
    threats(s, side, seat, out, no)
    if no:
        refuse_enemy(s, side, no)
    out.append(END_TURN)
    return out


def refuse_enemy(s: State, side: Side, no: Refuse) -> None:
    """NT §2.2 §9.4: nobody commands the pieces of the other side."""
    for commander in LEADERS[1 - side]:
        no(CorpsMove(commander), "9.4")
    for block in OWN[1 - side]:
        if s.face[block]:
            no(RegimentMove(block), "2.2")


def corps_commands(
    s: State, side: Side, seat: int, commander: Commander, somewhere: int, out: list[Any], no: Refuse | None
) -> None:
    """NT §9.4 §9.5 §9.7 §9.9 §9.13: what a commander can order his own corps."""
    barred = command_refusal(s, side, seat, commander)
    if barred and not no:
        return
    members = s.members[commander]
    free = movable(s, members)
    if free and s.post[commander] < somewhere and no is None:                            # the usual case, at once
        out.append(CORPS_MOVES[commander])
        if len(members) > 1:
            out.append(DETACHMENTS[commander])
        if attach_refusal(s, seat, commander) is None:
            out.append(ATTACHMENTS[commander])
    else:
        weigh(CORPS_MOVES[commander], barred or corps_move_refusal(s, side, commander, free), out, no)
        weigh(DETACHMENTS[commander], barred or detachment_refusal(s, side, commander, free), out, no)
        weigh(ATTACHMENTS[commander], barred or attach_refusal(s, seat, commander), out, no)


def always_leads_on(s: State) -> int:
    """NT §10.2.2: from the positions below there is always somewhere to go, as `goal_refusal` would say of each."""
    return LOCALES if s.turn.closed else WAITING


def weigh(answer: Any, rule: str | None, out: list[Any], no: Refuse | None) -> None:
    """Offered, or refused by the rule that is named."""
    if rule is None:
        out.append(answer)
    elif no:
        no(answer, rule)


def corps_move_refusal(s: State, side: Side, commander: Commander, free: list[int]) -> str | None:
    """NT §6.s9.3 §9.7 §9.19 §9.21: somebody must be able to go with him, and somewhere to go."""
    if not free:
        return "6.s9.3" if s.members[commander] == (s.battery,) else "9.21"
    spot = s.post[commander]
    return arrival_refusal(s, side, commander, free) if spot >= WAITING else goal_refusal(s, side, spot, free)


def detachment_refusal(s: State, side: Side, commander: Commander, free: list[int]) -> str | None:
    """NT §9.9 §9.10 §10.5.10: one regiment at least stays with him, and nobody comes onto the map so."""
    if s.post[commander] >= WAITING:
        return "10.5.10"
    if len(s.members[commander]) < 2:
        return "9.10"
    if not free:
        return "9.21"
    return goal_refusal(s, side, s.post[commander], free)


def attach_refusal(s: State, seat: int, commander: Commander) -> str | None:
    """NT §9.15 §9.16 §10.5.10, ruling r32: somebody in his own position, and room in the corps."""
    if s.post[commander] >= WAITING:
        return "10.5.10"
    if len(s.members[commander]) >= MOST:
        return "9.16"
    corps = s.corps
    for block in s.at[s.post[commander]]:
        if corps[block] != commander and joining_refusal(s, seat, commander, block) is None:
            return None
    return "9.15"


def regiment_to_attach(s: State, seat: int, commander: Commander, no: Refuse | None = None) -> list[Any]:
    """NT §9.13 §9.14 §9.15 §9.20: a detached regiment of his position, or one of another corps."""
    blocks = [b for b in OWN[COMMANDER_SIDE[commander]] if s.face[b]] if no else s.at[s.post[commander]]
    return offered(map(Name, blocks), lambda n: joining_refusal(s, seat, commander, n.piece), no)


def joining_refusal(s: State, seat: int, commander: Commander, block: int) -> str | None:
    """NT §8.4 §8.8 §9.13 §9.15 §19.29, rulings r21 and r82: whether this regiment can join his corps."""
    if s.spot[block] != s.post[commander]:
        return "9.15"
    corps = s.corps[block]
    if corps == NOBODY:
        return None
    if corps == commander:
        return "9.13"
    if len(s.members[corps]) == 1:
        return "8.8"
    return "19.29" if rank_of(s, s.owner[corps]) < rank_of(s, seat) else None


def regiment_moves(s: State, side: Side, seat: int, out: list[Any], no: Refuse | None) -> None:
    """NT §9.12 §9.17 §9.18 §9.19 §19.26: one regiment, detached or out of a corps."""
    left = independent_left(s, side)
    if not left and not no:
        return
    usual = left and len(s.teams[side]) == 1
    somewhere = always_leads_on(s)
    spot, corps, members, battery, faces = s.spot, s.corps, s.members, s.battery, s.face
    first = OWN[side][0]
    moved = s.turn.moved >> first                            # so that small numbers are shifted
    for block in OWN[side]:
        if not faces[block]:
            continue
        led = corps[block]
        last = led >= 0 and len(members[led]) == 1
        if last and no is None:                              # never detached (`is_last`)
            continue
        if (
            usual and not last and spot[block] < somewhere and block != battery
            and not (moved and moved >> (block - first) & 1)
        ):  # fmt: skip
            out.append(REGIMENT_MOVES[block])                                            # the usual case, at once
        elif (rule := regiment_refusal(s, side, seat, block)) is None:
            out.append(REGIMENT_MOVES[block])
        elif no:
            no(RegimentMove(block), rule)


def regiment_refusal(s: State, side: Side, seat: int, block: int) -> str | None:
    """NT §6.s9.3 §9.17: why this regiment cannot get a regiment move."""
    if block == s.battery:
        return "6.s9.3"
    if rule := independent_refusal(s, side, seat, block):
        return rule
    spot = s.spot[block]
    if spot >= WAITING:
        return arrival_refusal(s, side, s.corps[block], [block])
    return goal_refusal(s, side, spot, [block])
