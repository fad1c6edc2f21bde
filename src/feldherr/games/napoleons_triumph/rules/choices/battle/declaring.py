"""Chapter 11: the command an attack is made with, and what else the attacker is asked with his declaration."""

from __future__ import annotations

from typing import Any

from feldherr.games.napoleons_triumph.actions import (
    Block,
    Feint,
    Fight,
    MoveIn,
    Stay,
    WithCorps,
    WithDetachment,
    WithRegiment,
)
from feldherr.games.napoleons_triumph.board import (
    BEYOND,
    CAPACITY,
    FRONTS,
    LEADERS,
    LIES_IN,
    LOCALE_OF,
    LOCALES,
    NOBODY,
    Commander,
    Front,
    Side,
)
from feldherr.games.napoleons_triumph.rules.choices.battle.attackers import (
    FIGHT,
    corps_attack_refusal,
    detachment_attack_refusal,
    lead_refusal,
    regiment_attack_refusal,
)
from feldherr.games.napoleons_triumph.rules.choices.battle.rides import riders_of, rides
from feldherr.games.napoleons_triumph.rules.choices.limits import (
    fire_refusal,
    gun_refusal,
    independent_refusal,
    movable,
)
from feldherr.games.napoleons_triumph.state import ARTILLERY, CORPS_COMMANDS, State
from feldherr.kernel.answers import DONE
from feldherr.kernel.question import Refuse, offered


def feint_or_fight(s: State, side: Side, seat: int, front: Front, no: Refuse | None = None) -> list[Any]:
    """NT §11.s3.1 §11.s3.2: only a feint, if nobody but cavalry on the road could attack."""
    return [Feint(), Fight()] if attack_command(s, side, seat, front, FIGHT, False) else [Feint()]


def attack_command(
    s: State, side: Side, seat: int, front: Front, mode: str, guard: bool, no: Refuse | None = None
) -> list[Any]:
    """NT §11.s2.14 §11.s3.3 §11.s5.1 §11.s5.2 §11.4, ruling r100: the command an attack is made with.

    NT §11.9 §11.s3.2: by road only for a feint, or into a locale that was given up.
    """
    def refusal(way: Any) -> str | None:
        if type(way) is WithRegiment:
            return regiment_attack_refusal(s, side, seat, way.piece, front, mode, guard)
        commander: Commander = way.commander
        if type(way) is WithCorps:
            return corps_attack_refusal(s, side, seat, commander, front, guard)
        return detachment_attack_refusal(s, side, seat, commander, front, mode, guard)

    ways: list[Any] = []
    for spot in (LIES_IN[front], LOCALES + front):
        ways += [kind(c) for c in LEADERS[side] if s.post[c] == spot for kind in (WithCorps, WithDetachment)]
        ways += map(WithRegiment, s.at[spot])
    if no:
        refuse_sideways(s, front, no)
    return offered(ways, refusal, no) + rides(s, side, seat, front, mode, guard, no)


def refuse_sideways(s: State, front: Front, no: Refuse) -> None:
    """NT §10.2.6: regiments that block another approach of the locale."""
    for other in FRONTS[LIES_IN[front]]:
        for block in s.at[LOCALES + other] if other != front else ():
            no(WithRegiment(block), "10.2.6")


def corps_to_join(
    s: State, chosen: tuple[Any, ...], side: Side, seat: int, front: Front, first: int, riding: bool,
    most: int, no: Refuse | None = None,
) -> list[Any]:  # fmt: skip
    """NT §11.4 §11.5 §11.7 §19.34, ruling r88: further corps of the same position attack over the same approach."""
    corps = [first, *(w.commander for w in chosen)]
    near = {LIES_IN[front], LOCALE_OF[s.post[first]]} - {NOBODY}
    ways = [WithCorps(c) for c in LEADERS[side] if c not in corps and LOCALE_OF[s.post[c]] in near]
    out: list[Any] = offered(ways, lambda way: join_refusal(s, side, seat, way.commander, corps, riding, most), no)
    return [*out, DONE]


def join_refusal(
    s: State, side: Side, seat: int, commander: Commander, corps: list[int], riding: bool, most: int
) -> str | None:
    """NT §4.15 §11.5 §11.7 §19.34: whether this corps can attack together with those."""
    if s.post[commander] != s.post[corps[0]]:
        return "11.5"
    if s.owner[commander] != seat:
        return "19.34"
    able = riders_of(s, commander) if riding else movable(s, s.members[commander])
    if rule := lead_refusal(s, side, seat, commander, able):
        return rule
    if s.turn.corps + len(corps) >= CORPS_COMMANDS[side]:
        return "11.7"
    return "4.15" if len(corps) >= most else None


def gun_to_join(s: State, side: Side, seat: int, front: Front, first: int, no: Refuse | None = None) -> list[Any]:
    """NT §11.4 §11.6, rulings r35, r76 and r106: a second artillery regiment that blocks the same approach."""
    others = [WithRegiment(b) for b in s.at[s.spot[first]] if b != first]
    out: list[Any] = offered(others, lambda way: gun_join_refusal(s, side, seat, front, first, way.piece), no)
    return [*out, DONE]


def gun_join_refusal(s: State, side: Side, seat: int, front: Front, first: int, second: int) -> str | None:
    """NT §4.15 §6.s9.3 §11.6: two guns that block the attack approach, the battery only if it may fire."""
    if s.spot[first] != LOCALES + front or any(s.face[b] >> 2 != ARTILLERY for b in (first, second)):
        return "11.6"
    if rule := independent_refusal(s, side, seat, second):
        return rule
    if CAPACITY[BEYOND[front]] < 2:
        return "4.15"
    return fire_refusal(s, side, front) if s.battery in (first, second) else None


def feint_position(s: State, front: Front, no: Refuse | None = None) -> list[Any]:
    """NT §11.s3.5 §11.s3.6: all of them in the attack reserve, or all of them in the attack approach."""
    return [Stay(), Block(front)]


def stay_or_move_in(
    s: State, side: Side, front: Front, force: tuple[int, ...], no: Refuse | None = None
) -> list[Any]:
    """NT §11.s2.14 §11.s2.15, rulings r16 and r42: artillery that could attack may stay; the battery must."""
    out: list[Any] = offered((Stay(),), lambda _: stay_refusal(s, side, front, force), no)
    return out + offered((MoveIn(),), lambda _: move_in_refusal(s, force), no)


def stay_refusal(s: State, side: Side, front: Front, force: tuple[int, ...]) -> str | None:
    """NT §11.s2.14 §11.s2.15: only artillery stays, and only if it could have fired."""
    guns = [b for b in force if s.face[b] >> 2 == ARTILLERY]
    if not guns:
        return "11.s2.14"
    return None if any(gun_refusal(s, side, b, front) is None for b in guns) else "11.s2.15"


def move_in_refusal(s: State, force: tuple[int, ...]) -> str | None:
    """NT §6.s9.3: the battery never moves."""
    return "6.s9.3" if s.battery in force else None
