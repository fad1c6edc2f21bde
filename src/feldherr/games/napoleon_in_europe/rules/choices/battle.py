"""Chapter 16: line-up, rows, volleys, casualties, rally."""

from __future__ import annotations

from typing import Any

from feldherr.games.napoleon_in_europe.actions import (
    END_MOVEMENT,
    FIRE,
    GIVE_UP,
    Back,
    Draw,
    Fight,
    Forward,
    Front,
    Hold,
    Rally,
    Strike,
)
from feldherr.games.napoleon_in_europe.board import (
    LEADER,
    Nation,
    Region,
    nations_in,
)
from feldherr.games.napoleon_in_europe.rules.battle.rows import anybody, can_fire, front_of, rear_of
from feldherr.games.napoleon_in_europe.rules.battle.sides import pending
from feldherr.games.napoleon_in_europe.rules.choices.trade import cards_in_turn, cards_refused
from feldherr.games.napoleon_in_europe.state import Battle, State
from feldherr.kernel.answers import DONE, NO, YES
from feldherr.kernel.question import Folded, Refuse


def next_battle(s: State, seat: int, no: Refuse | None = None) -> list[Any]:
    """NE §8.7 §9.6 §16.1.1: one after the other in any order, none left out."""
    out: list[Any] = [Fight(region) for region in pending(s)]
    if no:
        no(END_MOVEMENT, "8.7")
        cards_refused(s, seat, "15.1", no)
    return out + cards_in_turn(s, seat, no)


def front_row(
    s: State, nation: Nation, kind: int, count: int, least: int, region: Region, no: Refuse | None = None
) -> list[Any]:
    """NE §16.2.2 §16.2.3 §16.2.4: so many in front, the others behind; at least one army in front."""
    out: list[Any] = []
    for number in range(count + 2):
        rule = front_refusal(number, count, least)
        if rule is None:
            out.append(Front(nation, kind, number))
        elif no:
            no(Front(nation, kind, number), rule)
    return out


def front_refusal(number: int, count: int, least: int) -> str | None:
    """NE §16.2.2 §16.2.3, ruling r35: why not so many of a kind stand in front."""
    if number < least:
        return "16.2.3"
    if number > count:
        return "16.2.2"
    return None


def rows_to_change(
    s: State, chosen: tuple[Any, ...], seat: int, side: int, no: Refuse | None = None
) -> list[Any]:
    """NE §16.4.1 §16.4.2 §16.5.1 §16.9.3: any figures forward or back, or none; who pulls all back gives up.

    Who speaks for his side alone may fire with all in the same breath.
    """
    battle = s.battle
    assert battle is not None
    if chosen and chosen[-1] == GIVE_UP:
        return [DONE]
    out: list[Any] = []
    named = {(step.nation, step.kind) for step in chosen}
    for nation in nations_in(battle.nations[0] | battle.nations[1]):
        rule = shift_refusal(s, battle, side, seat, nation)
        for kind in range(4):
            if rule is not None:
                if no:
                    no(Forward(nation, kind, 1), rule)
            elif (nation, kind) not in named:
                out += [Forward(nation, kind, n + 1) for n in range(rear_of(s, battle, nation, kind))]
                out += [Back(nation, kind, n + 1) for n in range(front_of(battle, nation, kind))]
    alone = all(s.led[nation] == seat for nation in nations_in(battle.nations[side]))
    return [*out, *([] if chosen else [GIVE_UP]), *([FIRE] if alone else []), DONE]


def shift_refusal(s: State, battle: Battle, side: int, seat: int, nation: Nation) -> str | None:
    """NE §4.5 §16.4.1: why figures of a nation are not shifted by this player."""
    if not battle.nations[side] >> nation & 1:
        return "16.4.1"
    if s.led[nation] != seat:
        return "4.5"
    return None


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
        for number in range(1, count + 1) if (kind, row) not in named else ():
            rule = hold_refusal(number, left)
            if rule is None:
                out.append(Hold(kind, row, number))
            elif no:
                no(Hold(kind, row, number), rule)
    if not anybody(s, battle, 1 - side):                    # at nobody all volleys are alike
        return Folded([[DONE, *out]])
    return [*out, DONE]


def hold_refusal(number: int, left: int) -> str | None:
    """NE §16.5.1, ruling r40: why not so many are left out of the volley."""
    if number > left:
        return "16.5.1"
    return None


def casualties(
    s: State, side: int, hits: int, pursuit: bool, no: Refuse | None = None
) -> list[Any]:
    """NE §5.7 §16.5.4 §16.5.5 §16.5.6 §16.7.3 §16.10.4: the shooter names armies in front; in pursuit anybody."""
    battle = s.battle
    assert battle is not None
    out: list[Any] = []
    for nation in nations_in(battle.nations[0] | battle.nations[1]):
        for kind in range(4):
            for number in range(1, s.fig[battle.region * 7 + nation][kind] + 1):
                rule = strike_refusal(battle, side, nation, kind, number, hits, pursuit)
                if rule is None:
                    out.append(Strike(nation, kind, number))
                elif no:
                    no(Strike(nation, kind, number), rule)
    return out


def strike_refusal(
    battle: Battle, side: int, nation: Nation, kind: int, number: int, hits: int, pursuit: bool
) -> str | None:
    """NE §16.5.4 §16.5.5 §16.5.6 §16.7.3 §16.10.4: why not so many figures of a kind are removed."""
    if battle.nations[side] >> nation & 1:
        return "16.5.5"
    if kind == LEADER and not pursuit:
        return "16.7.3"
    if number > front_of(battle, nation, kind) and not pursuit:
        return "16.5.6"
    if number > hits:
        return "16.5.4"
    return None


def figure_to_rally(
    s: State, nation: Nation, side: int, unwilling: tuple[int, ...] = (), no: Refuse | None = None
) -> list[Any]:
    """NE §16.8.1 §16.8.2 §16.8.4, rulings r35 and r41: own lost figures; an ally's only if there are none."""
    battle = s.battle
    assert battle is not None
    out: list[Any] = []
    for other in nations_in(battle.nations[side]):
        for kind in range(LEADER):
            rule = rally_refusal(battle, nation, other, kind) or ("16.8.4" if s.led[other] in unwilling else None)
            if rule is None:
                out.append(Rally(other, kind))
            elif no:
                no(Rally(other, kind), rule)
    return [*out, DONE]


def rally_refusal(battle: Battle, nation: Nation, other: int, kind: int) -> str | None:
    """NE §16.8.1 §16.8.4, rulings r35 and r41: why a leader of the nation does not bring this figure back."""
    if not battle.lost[other * 4 + kind]:
        return "16.8.1"
    if other != nation and any(battle.lost[nation * 4 : nation * 4 + 4]):
        return "16.8.4"
    return None


def nation_to_reward(s: State, nations: tuple[Nation, ...], no: Refuse | None = None) -> list[Any]:
    """NE §14.2.2, ruling r36: of one player's nations with equally many armies he says which draws the card."""
    return [Draw(nation) for nation in nations]


def rally_or_not(s: State, nation: Nation, other: int, no: Refuse | None = None) -> list[Any]:
    """Ruling r35: an ally agrees that another's leader brings his figure back."""
    return [YES, NO]
