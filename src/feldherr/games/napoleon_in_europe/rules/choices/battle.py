"""Chapter 16: line-up, rows, volleys, casualties, rally."""

from __future__ import annotations

from typing import Any

from feldherr.games.napoleon_in_europe.actions import (
    END_MOVEMENT,
    GIVE_UP,
    Back,
    Fight,
    Forward,
    Front,
    Hold,
    Rally,
    Strike,
)
from feldherr.games.napoleon_in_europe.board import (
    LEADER,
    bits,
)
from feldherr.games.napoleon_in_europe.rules.battle.rows import can_fire, front_of, rear_of
from feldherr.games.napoleon_in_europe.rules.battle.sides import pending
from feldherr.games.napoleon_in_europe.rules.choices.trade import cards_in_turn
from feldherr.games.napoleon_in_europe.state import State
from feldherr.kernel.answers import DONE, NO, YES
from feldherr.kernel.question import Refuse


def next_battle(s: State, seat: int, no: Refuse | None = None) -> list[Any]:
    """NE §8.7 §9.6 §16.1.1: one after the other in any order, none left out."""
    out: list[Any] = [Fight(region) for region in pending(s)]
    if no:
        no(END_MOVEMENT, "8.7")
    return out + cards_in_turn(s, seat, no)


def front_row(
    s: State, nation: int, kind: int, count: int, least: int, region: int, no: Refuse | None = None
) -> list[Any]:
    """NE §16.2.2 §16.2.3 §16.2.4: so many in front, the others behind; at least one army in front."""
    out: list[Any] = []
    for number in range(count + 1):
        if number < least:
            if no:
                no(Front(nation, kind, number), "16.2.3")
            continue
        out.append(Front(nation, kind, number))
    if no:
        no(Front(nation, kind, count + 1), "16.2.2")
    return out


def rows_to_change(
    s: State, chosen: tuple[Any, ...], seat: int, side: int, no: Refuse | None = None
) -> list[Any]:
    """NE §16.4.1 §16.4.2 §16.9.3: any figures forward or back, or none; who pulls all back gives up."""
    battle = s.battle
    assert battle is not None
    if chosen and chosen[-1] == GIVE_UP:
        return [DONE]
    out: list[Any] = []
    named = {(step.nation, step.kind) for step in chosen}
    for nation in bits(battle.nations[side]):
        for kind in range(4):
            if s.led[nation] != seat:
                if no:
                    no(Forward(nation, kind, 1), "4.5")
                continue
            if (nation, kind) not in named:
                out += [Forward(nation, kind, n + 1) for n in range(rear_of(s, battle, nation, kind))]
                out += [Back(nation, kind, n + 1) for n in range(front_of(battle, nation, kind))]
    for nation in bits(battle.nations[1 - side]):
        if no:
            no(Forward(nation, 0, 1), "16.4.1")
    return [*out, DONE] if chosen else [*out, GIVE_UP, DONE]


def volley(
    s: State, chosen: tuple[Any, ...], side: int, pursuit: bool, no: Refuse | None = None
) -> list[Any]:
    """NE §16.5.1 §16.6.1 §16.10.2, ruling r40: all that can fire do, but for those left out; one fires at least."""
    battle = s.battle
    assert battle is not None
    out: list[Any] = []
    able = can_fire(s, battle, side)
    left = sum(able.values()) - sum(hold.count for hold in chosen) - (0 if pursuit else 1)
    named = {(hold.kind, hold.row) for hold in chosen}
    for (kind, row), count in able.items():
        if (kind, row) in named:
            continue
        for number in range(1, count + 1):
            if number > left:
                if no:
                    no(Hold(kind, row, number), "16.5.1")
                continue
            out.append(Hold(kind, row, number))
    return [*out, DONE]


def casualties(
    s: State, side: int, hits: int, pursuit: bool, no: Refuse | None = None
) -> list[Any]:
    """NE §5.7 §16.5.4 §16.5.5 §16.5.6 §16.7.3 §16.10.4: the shooter names armies in front; in pursuit anybody."""
    battle = s.battle
    assert battle is not None
    out: list[Any] = []
    for nation in bits(battle.nations[1 - side]):
        for kind in range(4):
            standing = front_of(battle, nation, kind)
            count = standing + rear_of(s, battle, nation, kind)
            if kind == LEADER and not pursuit:
                if no:
                    no(Strike(nation, kind, 1), "16.7.3")
                continue
            if not pursuit and count > standing:
                if no:
                    no(Strike(nation, kind, standing + 1), "16.5.6")
                count = standing
            out += [Strike(nation, kind, number) for number in range(1, min(hits, count) + 1)]
    for nation in bits(battle.nations[side]):
        if no:
            no(Strike(nation, 0, 1), "16.5.5")
    return out


def figure_to_rally(
    s: State, nation: int, side: int, no: Refuse | None = None
) -> list[Any]:
    """NE §16.8.1 §16.8.2 §16.8.4, rulings r35 and r41: own lost figures; an ally's only if there are none."""
    battle = s.battle
    assert battle is not None
    out: list[Any] = []
    own = any(battle.lost[nation * 4 : nation * 4 + 4])
    for other in bits(battle.nations[side]):
        for kind in range(LEADER):
            if not battle.lost[other * 4 + kind]:
                if no:
                    no(Rally(other, kind), "16.8.1")
                continue
            if own and other != nation:
                if no:
                    no(Rally(other, kind), "16.8.4")
                continue
            out.append(Rally(other, kind))
    return [*out, DONE]


def rally_or_not(s: State, nation: int, other: int, no: Refuse | None = None) -> list[Any]:
    """Ruling r35: an ally agrees that another's leader brings his figure back."""
    return [YES, NO]
