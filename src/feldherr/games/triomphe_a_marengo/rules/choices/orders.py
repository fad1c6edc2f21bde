"""Chapters 6, 7 and 9 to 11: which action, with which pieces."""

from __future__ import annotations

from typing import Any

from feldherr.games.triomphe_a_marengo.actions import (
    Act,
    Announce,
    Assault,
    Attack,
    Block,
    Cancel,
    EndActions,
    Enter,
    Execute,
    Go,
    Pontoon,
    Rally,
    TakeRoad,
    Withdraw,
)
from feldherr.games.triomphe_a_marengo.board import (
    ALESSANDRIA,
    AREAS,
    ARTILLERY_PENALTY,
    BEYOND,
    CAPACITY,
    ENTRY,
    FIRST_BOX,
    FRANCE,
    FRONTS,
    FULL,
    LIES_IN,
    OBSTACLE,
    OFF,
)
from feldherr.games.triomphe_a_marengo.rules.choices.elsewhere import areas_without_own, elsewhere
from feldherr.games.triomphe_a_marengo.rules.choices.limits import (
    begun,
    may_not_block,
    protected,
    spare,
    unready_in,
    unspent,
    waiting_for_rally,
)
from feldherr.games.triomphe_a_marengo.rules.choices.rally import can_rally
from feldherr.games.triomphe_a_marengo.rules.choices.road import enter_refusal, pontoon_refusal, road_refusal
from feldherr.games.triomphe_a_marengo.state import ARTILLERY, CAVALRY, INFANTRY, TOKENS, State, occupant
from feldherr.kernel.question import Refuse


def action_or_end(s: State, side: int, no: Refuse | None = None) -> list[Any]:
    """TM §2.1 §6.1 §6.2 §6.6 §6.7 §6.11: act with own pieces of a position, rally, or end the actions."""
    out: list[Any] = []
    spots, idle = s.spot, ~s.turn.acted | s.announced
    able = {spots[p] for p in TOKENS[side] if idle >> p & 1}
    for spot in sorted({spots[p] for p in TOKENS[side]}):
        if spot == OFF:
            continue
        if spot not in able:
            if no:
                no(Act(spot), "6.7")
        elif half_rallied(s, side, spot):
            if no:
                no(Act(spot), "14.18")
        elif not has_something_to_do(s, side, spot):
            if no:
                no(Act(spot), why_nothing(s, side, spot))
        else:
            out.append(Act(spot))
    if no:
        for spot in sorted({spots[p] for p in TOKENS[1 - side]} - {OFF}):
            no(Act(spot), "2.1")
        areas_without_own(s, no, side)
    if side != FRANCE:
        if no:
            no(Rally(), "6.1")
    elif not s.turn.commands:
        if no:
            no(Rally(), "6.2")
    elif not can_rally(s):
        if no:
            no(Rally(), "14.12")
    else:
        out.append(Rally())
    if s.turn.begun and waiting_for_rally(s, s.turn.begun):
        if no:
            no(EndActions(), "14.11")
    else:
        out.append(EndActions())
    return out


ALWAYS_SO = frozenset({"7.2", "7.6", "7.10", "7.11", "8.4", "9.0.3", "9.0.6", "10.0.1", "11.0.2", "11.0.3"})
"""What is refused because of where the pieces stand: no answer to somebody who asks why they do nothing."""


def half_rallied(s: State, side: int, spot: int) -> bool:
    """TM §14.18: pieces that are still unready in an area whose rally has begun do nothing before they are rallied."""
    if side != FRANCE or not s.turn.begun or spot >= FIRST_BOX:
        return False
    waiting = s.unready & ~s.announced
    return begun(s, LIES_IN[spot - AREAS] if spot >= AREAS else spot) and all(
        waiting >> p & 1 for p in unspent(s, spot)
    )


def has_something_to_do(s: State, side: int, spot: int) -> bool:
    """Whether `what_to_do` would list anything; for a reserve the first thing found settles it."""
    if spot < AREAS:
        return bool(reserve_orders(s, side, spot, None, True))
    return bool(orders(s, side, spot))


def why_nothing(s: State, side: int, spot: int) -> str:
    """The rule that is named most often for what the pieces of a position cannot do."""
    verdicts: list[str] = []
    orders(s, side, spot, lambda candidate, rule: verdicts.append(rule))
    telling = [rule for rule in verdicts if rule not in ALWAYS_SO] or verdicts
    return max(telling, key=telling.count, default="6.11")


def what_to_do(s: State, side: int, spot: int, no: Refuse | None = None) -> list[Any]:
    """TM §6.1: what pieces of this position can do."""
    out = orders(s, side, spot, no)
    if no:
        elsewhere(s, no, side, spot)
    return out


def orders(s: State, side: int, spot: int, no: Refuse | None = None) -> list[Any]:
    """What can be done there, and of what the pieces are near to, what cannot."""
    if spot >= FIRST_BOX:
        return box_orders(s, side, spot, no)
    return reserve_orders(s, side, spot, no) if spot < AREAS else approach_orders(s, side, spot - AREAS, no)


def box_orders(s: State, side: int, spot: int, no: Refuse | None) -> list[Any]:
    """TM §15.3 §15.9: enter by road, or over the pontoon bridge."""
    out: list[Any] = []
    if rule := enter_refusal(s, spot):
        if no:
            no(TakeRoad(), rule)
            no(Enter(ENTRY[spot - FIRST_BOX]), rule)
    else:
        out.append(TakeRoad())
    if spot != ALESSANDRIA:
        return out
    if rule := pontoon_refusal(s):
        if no:
            no(Pontoon(), rule)
    else:
        out.append(Pontoon())
    return out


def reserve_orders(s: State, side: int, area: int, no: Refuse | None, first: bool = False) -> list[Any]:
    """TM §7.2 §7.4 §7.5 §7.6 §8.4 §9.0.3 §9.0.5 §10.0.4: from reserve to a neighbour or an own approach, attack, or
    take the road.
    """
    out: list[Any] = []
    free, all_ready = unspent(s, area), True
    ready = free
    if side == FRANCE and s.unready:
        ready = [p for p in free if not s.unready >> p & 1]
        all_ready = len(ready) == len(free)
    for front in FRONTS[area]:
        if occupant(s, BEYOND[front]) != 1 - side:
            if s.turn.commands or no:
                go(s, side, front, ready, all_ready, out, no)
            if no:
                no(Block(front), "7.6")
                no(Attack(front), "9.0.3")
        else:
            block(s, side, front, out, no)
            attack(s, side, front, ready, all_ready, out, no)
            if no:
                no(Go(front), "7.2")
                no(Assault(front), "11.0.2")
        if first and out:
            return out
    if rule := road_refusal(s, side, area, free):
        if no:
            no(TakeRoad(), rule)
    else:
        out.append(TakeRoad())
    if no:
        for piece in s.at[area]:
            if s.face[piece] >> 2 == ARTILLERY:
                no(Announce(piece), "10.0.4")
    return out


def go(s: State, side: int, front: int, ready: list[int], all_ready: bool, out: list[Any], no: Refuse | None) -> None:
    """TM §3.18 §6.3 §7.1 §7.4 §7.10 §7.12: a standard move across an approach into an area without enemies."""
    area = BEYOND[front]
    own = occupant(s, area) == side
    if not ready:
        if no:
            no(Go(front), "6.7" if all_ready else "14.6")
    elif front >> 1 in s.turn.taboo:
        if no:
            no(Go(front), "11.0.5")
    elif protected(s, side, area):
        if no:
            no(Go(front), "15.8")
    elif own and s.troops[area] >= CAPACITY[area]:
        if no:
            no(Go(front), "3.18")
    elif own and begun(s, area):
        if no:
            no(Go(front), "14.11")
    elif s.turn.commands < 1:
        if no:
            no(Go(front), "7.1")
    elif spare(s, 3 if own and unready_in(s, area) else 0) < 1:
        if no:
            no(Go(front), "14.11")
    else:
        out.append(Go(front))


def block(s: State, side: int, front: int, out: list[Any], no: Refuse | None) -> None:
    """TM §7.5 §7.6 §7.7 §7.8 §14.1 §14.5: from reserve into an own approach that faces the enemy."""
    if may_not_block(s, side):
        if no:
            no(Block(front), "14.1")
    elif len(s.at[AREAS + front]) >= FULL[front] and spare(s) < 1:
        if no:
            no(Block(front), "7.8")
    else:
        out.append(Block(front))


def attack(
    s: State, side: int, front: int, ready: list[int], all_ready: bool, out: list[Any], no: Refuse | None
) -> None:
    """TM §9.0.1 §9.0.2 §9.0.4 §9.0.7 §9.0.10 §9.0.11: a maneuver attack across an approach that is not fully blocked.

    TM §3.16 §9.0.9: an obstacle counts on the defender's side only.
    """
    back, area = front ^ 1, BEYOND[front]
    if len(s.at[AREAS + back]) >= FULL[back]:
        if no:
            no(Attack(front), "9.0.2")
    elif not ready:
        if no:
            no(Attack(front), "6.7" if all_ready else "14.4")
    elif front >> 1 in s.turn.taboo:
        if no:
            no(Attack(front), "11.0.5")
    elif protected(s, side, area):
        if no:
            no(Attack(front), "15.8")
    elif OBSTACLE[back] and all(s.face[p] >> 2 != INFANTRY for p in ready):
        if no:
            no(Attack(front), "9.0.7")
    elif spare(s) < 1:
        if no:
            no(Attack(front), "9.0.4")
    else:
        out.append(Attack(front))


def approach_orders(s: State, side: int, front: int, no: Refuse | None) -> list[Any]:
    """TM §7.2 §7.9 §7.10 §9.0.3 §9.0.6: from an approach back, straight ahead, or shoot. Nothing else (TM §7.11)."""
    out: list[Any] = []
    area, spot = LIES_IN[front], AREAS + front
    free, all_ready = unspent(s, spot), True
    ready = free
    if side == FRANCE and s.unready:
        ready = [p for p in free if not s.unready >> p & 1]
        all_ready = len(ready) == len(free)
    withdraw(s, side, area, free, out, no)
    if occupant(s, BEYOND[front]) != 1 - side:
        go(s, side, front, ready, all_ready, out, no)
        if no:
            no(Attack(front), "9.0.3")
            no(Assault(front), "11.0.3")
    else:
        attack(s, side, front, ready, all_ready, out, no)
        assault(s, side, front, ready, out, no)
        if no:
            no(Go(front), "7.2")
    if no:
        for other in FRONTS[area]:
            if other != front:
                no(Block(other), "7.11")
                no(Go(other), "7.10")
                no(Attack(other), "9.0.6")
        no(TakeRoad(), "8.4")
    shoot(s, front, ready, out, no)
    return out


def withdraw(s: State, side: int, area: int, free: list[int], out: list[Any], no: Refuse | None) -> None:
    """TM §7.9: from an approach to the reserve of the same area."""
    if not free:
        if no:
            no(Withdraw(area), "6.7")
    elif side == FRANCE and begun(s, area) and all(s.unready >> p & 1 for p in free):
        if no:
            no(Withdraw(area), "14.18")
    elif spare(s) < 1:
        if no:
            no(Withdraw(area), "7.9")
    else:
        out.append(Withdraw(area))


def assault(s: State, side: int, front: int, ready: list[int], out: list[Any], no: Refuse | None) -> None:
    """TM §11.0.1 §11.0.3 §11.0.4 §11.0.5 §11.0.7: from an approach against a blocked one, attacked before or not."""
    back = front ^ 1
    if not s.at[AREAS + back]:
        if no:
            no(Assault(front), "11.0.3")
    elif front >> 1 in s.turn.taboo:
        if no:
            no(Assault(front), "11.0.5")
    elif protected(s, side, BEYOND[front]):
        if no:
            no(Assault(front), "15.8")
    elif not any(may_lead(s, p, back) for p in ready):
        if no:
            no(Assault(front), "11.0.4")
    elif spare(s, 3) < 1:
        if no:
            no(Assault(front), "11.0.1")
    else:
        out.append(Assault(front))


def may_lead(s: State, piece: int, back: int) -> bool:
    """TM §11.3.4 §11.3.5: strength 2 or more, and no cavalry against a cavalry obstacle."""
    face = s.face[piece]
    return face & 3 > 1 and not (face >> 2 == CAVALRY and OBSTACLE[back])


def shoot(s: State, front: int, ready: list[int], out: list[Any], no: Refuse | None) -> None:
    """TM §10.0.1 §10.0.2 §10.0.6 §10.0.7 §10.0.9 §3.14, rulings r26 and r57: announce, execute or cancel a bombardment.

    TM §10.0.3 §10.0.4: free, but only artillery in an approach that has not acted can shoot.
    """
    for piece in s.at[AREAS + front]:
        if s.face[piece] >> 2 != ARTILLERY:
            if no:
                no(Announce(piece), "10.0.1")
            continue
        if s.announced >> piece & 1:
            out.append(Cancel(piece))
            if s.turn.announced >> piece & 1:
                if no:
                    no(Execute(piece), "10.0.2")
            elif s.turn.acted >> piece & 1:
                if no:
                    no(Execute(piece), "6.7")
            elif piece not in ready:
                if no:
                    no(Execute(piece), "14.4")
            elif front >> 1 in s.turn.taboo:
                if no:
                    no(Execute(piece), "11.0.5")
            else:
                out.append(Execute(piece))
        elif ARTILLERY_PENALTY[front ^ 1]:
            if no:
                no(Announce(piece), "10.0.6")
        elif s.turn.acted >> piece & 1:
            if no:
                no(Announce(piece), "10.0.9")
        elif piece not in ready:
            if no:
                no(Announce(piece), "14.4")
        elif front >> 1 in s.turn.taboo:
            if no:
                no(Announce(piece), "11.0.5")
        else:
            out.append(Announce(piece))
