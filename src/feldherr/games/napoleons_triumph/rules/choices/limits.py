"""What several questions ask alike: who may still be commanded, and which guns may fire."""

from __future__ import annotations

from collections.abc import Iterable

from feldherr.games.napoleons_triumph.board import (
    BEYOND,
    DISTANCE,
    FAR,
    GONE,
    HILL,
    LEADERS,
    LIES_IN,
    LOCALE_OF,
    LOCALES,
    NIGHT,
    NOBODY,
    SANTON,
    WAITING,
    Commander,
    Front,
    Locale,
    Side,
)
from feldherr.games.napoleons_triumph.state import CORPS_COMMANDS, FIRST_COMMANDER, INDEPENDENT, SIDE, State


def can_move(s: State, block: int) -> bool:
    """NT §9.19 §9.21 §10.5.14: one movement command a turn, for a French regiment that has just arrived two."""
    turn = s.turn
    return not turn.moved >> block & 1 or bool(turn.arrived >> block & 1 and not turn.moved_twice >> block & 1)


def movable(s: State, blocks: Iterable[int]) -> list[int]:
    """NT §6.s9.3 §9.21: who can be moved by command; never the battery."""
    turn, battery = s.turn, s.battery
    if not turn.moved:
        return [b for b in blocks if b != battery]
    return [b for b in blocks if b != battery and can_move(s, b)]


def command_refusal(s: State, side: Side, seat: int, commander: Commander) -> str | None:
    """NT §8.9 §9.5 §9.6 §9.23 §10.5.15 §10.5.16 §10.5.18 §19.24 §19.25: may this commander give a corps command now?"""
    if s.post[commander] == GONE:
        return "8.9"
    if s.owner[commander] != seat:
        return "19.25"
    turn = s.turn
    if turn.gave >> commander & 1:
        if not turn.arrived_commanders >> commander & 1:
            return "9.5"
        if turn.gave_twice >> commander & 1:
            return "10.5.15"
    if turn.corps >= CORPS_COMMANDS[side]:
        return "9.6"
    return None


def independent_left(s: State, side: Side) -> int:
    """NT §9.12 §19.24."""
    return INDEPENDENT[side] - s.turn.independent


def independent_refusal(s: State, side: Side, seat: int, block: int) -> str | None:
    """NT §8.8 §9.12 §9.18 §9.19 §10.5.11 §10.5.14 §19.26: may this regiment get an independent command now?"""
    turn = s.turn
    if turn.independent >= INDEPENDENT[side]:
        return "9.12"
    if is_last(s, block):
        return "10.5.11" if s.spot[block] >= WAITING else "8.8"
    if turn.moved >> block & 1 and not can_move(s, block):
        return "10.5.14" if turn.arrived >> block & 1 else "9.19"
    if commanded_by(s, block) != seat:
        return "19.26"
    return None


def is_last(s: State, block: int) -> bool:
    """NT §8.8: a commander's last regiment is never detached."""
    corps = s.corps[block]
    return corps != NOBODY and len(s.members[corps]) == 1


def nearest(s: State, side: Side, locale: Locale) -> int:
    """NT §19.26 §19.27 §19.28 §19.30, rulings r80 and r81: whose commander is nearest; the higher in rank."""
    team = s.teams[side]
    if len(team) == 1:
        return team[0]
    best, found = (FAR, 0), team[0]
    for commander in LEADERS[side]:
        if s.post[commander] < WAITING:
            seat = s.owner[commander]
            key = (DISTANCE[LOCALE_OF[s.post[commander]]][locale], team.index(seat))
            if key < best:
                best, found = key, seat
    return found


def commanded_by(s: State, block: int) -> int:
    """NT §19.26, rulings r79 and r80: the player who may give this regiment an independent command."""
    side = SIDE[block]
    if len(s.teams[side]) == 1:
        return s.teams[side][0]
    spot = s.spot[block]
    if spot >= WAITING:
        last = s.corps[block] if s.corps[block] != NOBODY else dict(s.left).get(block, NOBODY)
        return s.owner[last] if last != NOBODY else s.teams[side][0]
    return nearest(s, side, LOCALE_OF[spot])


def fire_refusal(s: State, side: Side, front: Front) -> str | None:
    """NT §11.s5.13 §11.s5.14 §11.a.3, rulings r44 and r45: may artillery attack out of this approach now?"""
    if front in s.turn.fired:
        return "11.a.3"
    if front in s.fired[side] and not (HILL[LIES_IN[front]] and not HILL[BEYOND[front]]):
        return "11.s5.13"
    return None


def gun_refusal(s: State, side: Side, block: int, front: Front) -> str | None:
    """NT §11.s5.12 §18.2 §18.4: whether this artillery could lead out of this approach."""
    from_santon = s.santon and LIES_IN[front] == SANTON
    if from_santon and block != s.battery:
        return "18.2"
    if s.spot[block] != LOCALES + front and not (from_santon and s.spot[block] == SANTON):
        return "11.s5.12"
    return fire_refusal(s, side, front)


def on_santon(s: State, locale: Locale) -> bool:
    """NT §18.5: the option is used, and the battery stands on the Santon."""
    return s.santon and locale == SANTON and s.battery >= 0 and s.spot[s.battery] == SANTON


def night(s: State) -> bool:
    """NT §14.2."""
    return s.round == NIGHT


def mask_of(blocks: Iterable[int]) -> int:
    mask = 0
    for b in blocks:
        mask |= 1 << b
    return mask


def commander_piece(commander: int) -> int:
    return FIRST_COMMANDER + commander
