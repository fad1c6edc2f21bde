"""Chapters 7 to 11 and 15: what pieces can do in a reserve, in an approach, in a box."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from feldherr.games.triomphe_a_marengo.actions import (
    Announce,
    Assault,
    Attack,
    Block,
    Cancel,
    Enter,
    Execute,
    Go,
    Pontoon,
    TakeRoad,
    Withdraw,
)
from feldherr.games.triomphe_a_marengo.board import (
    ALESSANDRIA,
    APPROACH,
    APPROACHES,
    AREAS,
    BEYOND,
    ENTRY,
    FIRST_BOX,
    FIRST_TWIN,
    FRONT_AT,
    FRONTS,
    LIES_IN,
    Front,
    Spot,
)
from feldherr.games.triomphe_a_marengo.rules.choices.battle.assault import assault_price_refusal, assault_refusal
from feldherr.games.triomphe_a_marengo.rules.choices.battle.bombardment import (
    announce_refusal,
    execute_refusal,
    gun_refusal,
)
from feldherr.games.triomphe_a_marengo.rules.choices.battle.maneuver import attack_price_refusal, attack_refusal
from feldherr.games.triomphe_a_marengo.rules.choices.hands import Hands
from feldherr.games.triomphe_a_marengo.rules.choices.limits import CLOSED, UNFIT, UNPAID
from feldherr.games.triomphe_a_marengo.rules.choices.movement.reinforcements import enter_refusal, pontoon_refusal
from feldherr.games.triomphe_a_marengo.rules.choices.movement.road import no_road, road_open
from feldherr.games.triomphe_a_marengo.rules.choices.movement.standard import (
    block_price_refusal,
    block_refusal,
    go_price_refusal,
    go_refusal,
    withdraw_price_refusal,
    withdraw_refusal,
)
from feldherr.games.triomphe_a_marengo.state import ARTILLERY, State, kind, occupant
from feldherr.kernel.question import Folded

FRONTS_BEYOND = [tuple([(front, BEYOND[front]) for front in fronts]) for fronts in FRONTS]
Refused = list[tuple[int, Any, str]]
"""How far each refused candidate came, the candidate, and the rule."""


class Order(NamedTuple):
    """An order over an approach: its answers, whether these pieces may go that way, and whether it can be paid for."""

    answers: tuple[Any, ...]
    refusal: Callable[[State, int, Hands, Any], str | None]
    price: Callable[[State, Hands, Any], str | None]


GO = Order(tuple(map(Go, range(APPROACHES))), go_refusal, go_price_refusal)
BLOCK = Order(tuple(map(Block, range(APPROACHES))), block_refusal, block_price_refusal)
ATTACK = Order(tuple(map(Attack, range(APPROACHES))), attack_refusal, attack_price_refusal)
ASSAULT = Order(tuple(map(Assault, range(APPROACHES))), assault_refusal, assault_price_refusal)
WITHDRAW = Order(tuple(map(Withdraw, range(AREAS))), withdraw_refusal, withdraw_price_refusal)
CLEAR, FROM_RESERVE, FROM_APPROACH = (GO,), (BLOCK, ATTACK), (ATTACK, ASSAULT)
"""TM §7.2 §7.6 §9.0.3 §11.0.2 §11.0.3: what fits where no enemy stands beyond, and where one does."""
TAKE_ROAD, PONTOON = TakeRoad(), Pontoon()


def orders(s: State, side: int, held: Hands, refused: Refused | None = None, first: bool = False) -> list[Any]:
    """What can be done there, and of what the pieces are near to, what cannot. `first`: whatever is found first."""
    if held.spot < AREAS:
        return reserve_orders(s, side, held, refused, first)
    return approach_orders(s, side, held, refused) if held.spot < FIRST_BOX else box_orders(s, held, refused)


def weigh(s: State, side: int, held: Hands, order: Order, where: int, out: list[Any], refused: Refused | None) -> None:
    """One order over one approach: offered, or refused by the pieces or the way, or else by the price."""
    answers, refusal, price = order
    if refused is None:
        if price(s, held, where) is None and refusal(s, side, held, where) is None:
            out.append(answers[where])
    elif rule := refusal(s, side, held, where):
        refused.append((CLOSED, answers[where], rule))
    elif rule := price(s, held, where):
        refused.append((UNPAID, answers[where], rule))
    else:
        out.append(answers[where])


def fronts_faced(s: State, side: int, area: Spot) -> list[Front]:
    """TM §3.5 §3.9: the approaches of an area beyond which the enemy stands."""
    troops, holder = s.troops, s.holder
    return [front for front, beyond in FRONTS_BEYOND[area] if troops[beyond] and holder[beyond] != side]


def unfit_refusal(order: Order, spot: Spot, front: Front) -> str | None:
    """TM §7.2 §7.6 §7.10 §7.11 §9.0.3 §9.0.6 §11.0.2 §11.0.3: why such an order is not given there, whoever it is."""
    beside = spot >= AREAS and spot != APPROACH[front]
    if order is GO:
        return "7.10" if beside else "7.2"
    if order is BLOCK:
        return "7.11" if beside else "7.6"
    if order is ATTACK:
        return "9.0.6" if beside else "9.0.3"
    return "11.0.2" if spot < AREAS else "11.0.3"


def refuse_unfit(refused: Refused, some: tuple[Order, ...], spot: Spot, front: Front) -> None:
    """Orders that do not fit there."""
    for order in some:
        if rule := unfit_refusal(order, spot, front):
            refused.append((UNFIT, order.answers[front], rule))


def reserve_orders(s: State, side: int, held: Hands, refused: Refused | None, first: bool) -> list[Any]:
    """TM §7.4 §7.5 §8.4 §9.0.5: from reserve to a neighbour or an own approach, attack, or take the road.

    Over whichever of twin approaches one goes: it is one move, unless one of them is closed.
    """
    out: list[Any] = []
    twins: list[Front] = []
    may_go, faced = bool(s.turn.commands and held.ready), fronts_faced(s, side, held.spot)
    for front in FRONTS[held.spot] if may_go or refused is not None else faced:
        if FIRST_TWIN[front] >= 0 and GO.answers[FIRST_TWIN[front]] in out:
            twins.append(front)
            continue
        if refused is not None:
            for order in FROM_RESERVE if front in faced else CLEAR:
                weigh(s, side, held, order, front, out, refused)
            refuse_unfit(refused, (GO, ASSAULT) if front in faced else (BLOCK, ATTACK), held.spot, front)
        elif front in faced:
            for order in FROM_RESERVE:
                weigh(s, side, held, order, front, out, None)
        elif may_go and go_refusal(s, side, held, front) is None and go_price_refusal(s, held, front) is None:
            out.append(GO.answers[front])                   # CLEAR, and what refuses all of them is asked once
        if first and out:
            return out
    if (held.ready or faced) and road_open(s, side, held):  # the unready go into approaches only
        out.append(TAKE_ROAD)
    elif refused is not None:
        gate, rule = no_road(s, side, held)
        refused.append((gate, TAKE_ROAD, rule))
    if refused is not None:
        for piece in s.at[held.spot]:
            if kind(s, piece) == ARTILLERY and (unfit := gun_refusal(s, piece, held.spot)):
                refused.append((UNFIT, Announce(piece), unfit))
    if twins:
        kin = [[order] for order in out]
        for front in twins:
            if go_refusal(s, side, held, front) is None:
                kin[out.index(GO.answers[FIRST_TWIN[front]])].append(GO.answers[front])
        return Folded(kin)
    return out


def approach_orders(s: State, side: int, held: Hands, refused: Refused | None) -> list[Any]:
    """TM §7.9 §7.10: from an approach back, straight ahead, or shoot. Nothing else (TM §7.11)."""
    out: list[Any] = []
    front = FRONT_AT[held.spot]
    area = LIES_IN[front]
    weigh(s, side, held, WITHDRAW, area, out, refused)
    faced = occupant(s, BEYOND[front]) == 1 - side
    for order in FROM_APPROACH if faced else CLEAR:
        weigh(s, side, held, order, front, out, refused)
    if refused is not None:
        refuse_unfit(refused, (GO,) if faced else (ATTACK, ASSAULT), held.spot, front)
        for other in FRONTS[area]:
            if other != front:
                refuse_unfit(refused, (BLOCK, GO, ATTACK), held.spot, other)
        gate, rule = no_road(s, side, held)
        refused.append((gate, TAKE_ROAD, rule))
    shoot(s, held, out, refused)
    return out


def shoot(s: State, held: Hands, out: list[Any], refused: Refused | None) -> None:
    """TM §10.0.1 §10.0.7: artillery announces, executes or cancels a bombardment."""
    for piece in s.at[held.spot]:
        if unfit := gun_refusal(s, piece, held.spot):
            if refused is not None:
                refused.append((UNFIT, Announce(piece), unfit))
            continue
        shot: Any = Announce(piece)
        if s.announced >> piece & 1:
            out.append(Cancel(piece))
            shot, rule = Execute(piece), execute_refusal(s, held, piece)
        else:
            rule = announce_refusal(s, held, piece)
        if rule is None:
            out.append(shot)
        elif refused is not None:
            refused.append((CLOSED, shot, rule))


def box_orders(s: State, held: Hands, refused: Refused | None) -> list[Any]:
    """TM §15.3 §15.9: enter by road, or over the pontoon bridge."""
    out: list[Any] = []
    if (rule := enter_refusal(s, held)) is None:
        out.append(TAKE_ROAD)
    elif refused is not None:
        refused += [(CLOSED, TAKE_ROAD, rule), (CLOSED, Enter(ENTRY[held.spot - FIRST_BOX]), rule)]
    if held.spot == ALESSANDRIA:
        if (rule := pontoon_refusal(s)) is None:
            out.append(PONTOON)
        elif refused is not None:
            refused.append((CLOSED, PONTOON, rule))
    return out
