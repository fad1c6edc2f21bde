"""Rules 16.3 to 16.10: one procedure a half round: move, fire, rally; and the pursuit."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from feldherr.games.napoleon_in_europe.actions import FIRE, GIVE_UP, Forward
from feldherr.games.napoleon_in_europe.board import LEADER, NUMBERS, Nation, nations_in
from feldherr.games.napoleon_in_europe.events import (
    BattleLost,
    FiguresLost,
    Fired,
    Rallied,
    RallyRolled,
    RowsChanged,
)
from feldherr.games.napoleon_in_europe.rules.battle.rows import (
    anybody,
    armies_in_front,
    by_nation,
    can_fire,
    dice_by_kind,
    front_of,
    hits_on,
    rear_of,
)
from feldherr.games.napoleon_in_europe.rules.choices.battle import (
    casualties,
    figure_to_rally,
    rally_or_not,
    rows_to_change,
    volley,
)
from feldherr.games.napoleon_in_europe.state import (
    Battle,
    State,
    as_four,
    put,
)
from feldherr.kernel.answers import DONE, YES
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def half_round(s: State, ask: Ask, emit: Emit) -> None:
    """NE §16.3.1 §16.3.2 §16.3.3 §16.9.1 §16.9.2: one side moves, fires, rallies; the defender first."""
    assert s.battle is not None
    side = s.battle.side
    whole = move(s, ask, emit, side)
    if not armies_in_front(s.battle, side):                                              # 16.4.2, 16.9.3
        lose(s, emit, side, True)
        return
    fire(s, ask, emit, side, False, whole)
    if not armies_in_front(s.battle, 1 - side):
        lose(s, emit, 1 - side, False)                                                   # r42: nobody rallies
        return
    rally(s, ask, emit, side)
    s.battle = replace(s.battle, side=1 - side, round=s.battle.round + side)


def move(s: State, ask: Ask, emit: Emit, side: int) -> bool:
    """NE §16.4.1 §16.9.3: each player of the side shifts his own figures; whether all fire without more ado."""
    battle = s.battle
    assert battle is not None
    front = list(battle.front)
    forward, back = [0, 0, 0, 0], [0, 0, 0, 0]
    for seat in sorted({s.led[nation] for nation in nations_in(battle.nations[side])}):
        steps: tuple[Any, ...] = ()
        while (step := ask.openly(seat, rows_to_change, s, steps, seat, side)) not in (DONE, FIRE):
            steps = (*steps, step)
            if step == GIVE_UP:
                for nation in nations_in(battle.nations[side]):
                    if s.led[nation] == seat:
                        for kind in range(4):
                            back[kind] += front[nation * 4 + kind]
                            front[nation * 4 + kind] = 0
            else:
                ahead = type(step) is Forward
                front[step.nation * 4 + step.kind] += step.count if ahead else -step.count
                (forward if ahead else back)[step.kind] += step.count
    s.battle = replace(battle, front=tuple(front))
    rows = by_nation(s, s.battle, side)
    emit(RowsChanged(battle.region, side, as_four(forward), as_four(back), *rows, battle.round))
    return bool(step == FIRE)


def fire(s: State, ask: Ask, emit: Emit, side: int, pursuit: bool, whole: bool = False) -> None:
    """NE §16.5.1 §16.5.2 §16.5.3 §16.5.4 §16.10.1 §16.10.2 §16.10.3, ruling r39: all dice at once, then the hits."""
    battle = s.battle
    assert battle is not None
    if not can_fire(s, battle, side):
        return
    held = {}
    for hold in ask.several_openly(battle.seats[side], volley, s, side, pursuit) if not whole else ():
        held[hold.kind, hold.row] = hold.count
    arms = dice_by_kind(s, battle, side, held)
    faces = ask.dice(sum(arms)) if any(arms) else ()
    if not anybody(s, battle, 1 - side):                    # records have these dice, but they were rolled at nobody
        faces, arms = (), ()
    hits = sum(1 for face in faces if face >= hits_on(battle, side))
    emit(Fired(battle.region, side, faces, hits, pursuit, arms, hits_on(battle, side), battle.round))
    strike(s, ask, emit, side, hits, pursuit)


def strike(s: State, ask: Ask, emit: Emit, side: int, hits: int, pursuit: bool) -> None:
    """NE §16.5.4 §16.5.5 §16.10.4, ruling r43: the shooter chooses; surplus hits are lost."""
    battle = s.battle
    assert battle is not None
    while hits > 0:
        targets = {
            (nation, kind): front_of(battle, nation, kind) + (rear_of(s, battle, nation, kind) if pursuit else 0)
            for nation in nations_in(battle.nations[1 - side])
            for kind in range(4 if pursuit else LEADER)
        }
        total = sum(targets.values())
        if not total:
            return
        if hits >= total:
            for (nation, kind), count in targets.items():
                battle = remove(s, emit, battle, nation, kind, count, pursuit)
            return
        named = ask.openly(battle.seats[side], casualties, s, side, hits, pursuit)
        battle = remove(s, emit, battle, named.nation, named.kind, named.count, pursuit)
        hits -= named.count


def remove(s: State, emit: Emit, battle: Battle, nation: Nation, kind: int, count: int, pursuit: bool) -> Battle:
    """NE §16.8.1: laid aside, to be rallied in this battle; what pursuit takes is lost for good."""
    if not count:
        return battle
    place = nation * 4 + kind
    front, lost = list(battle.front), list(battle.lost)
    behind = rear_of(s, battle, nation, kind) if pursuit else 0
    front[place] -= max(0, count - behind)
    if not pursuit:
        lost[place] += count
    put(s, nation, battle.region, kind, -count)
    s.battle = replace(battle, front=tuple(front), lost=tuple(lost))
    gone = [0, 0, 0, 0]
    gone[kind] = count
    emit(FiguresLost(nation, battle.region, as_four(gone), "pursuit" if pursuit else "battle"))
    return s.battle


def rally(s: State, ask: Ask, emit: Emit, side: int) -> None:
    """NE §16.7.1 §16.8.2 §16.8.3 §16.8.4 §16.8.5 §17.5, ruling r41: two dice for each leader behind; 5 or 6."""
    for nation in nations_in(s.battle.nations[side] if s.battle else 0):
        battle = s.battle
        assert battle is not None
        leaders = rear_of(s, battle, nation, LEADER)
        if not leaders or not any_lost(battle, side):
            continue
        faces = ask.dice(leaders * NUMBERS.rally_dice)
        successes = sum(1 for face in faces if face >= NUMBERS.rally)
        emit(RallyRolled(nation, faces, successes))
        for _ in range(successes):
            if not bring_back(s, ask, emit, side, nation):
                break


def any_lost(battle: Battle, side: int) -> bool:
    """NE §16.8.1: whether there is an army to rally."""
    return any(battle.lost[nation * 4 + kind] for nation in nations_in(battle.nations[side]) for kind in range(LEADER))


def bring_back(s: State, ask: Ask, emit: Emit, side: int, nation: Nation) -> bool:
    """NE §16.8.4 §16.8.5, ruling r35: one figure, to the rear row; whether he wants to go on.

    An ally who does not agree keeps his figures where they lie; another may be named instead.
    """
    battle = s.battle
    assert battle is not None
    if not any_lost(battle, side):
        return False
    unwilling: tuple[int, ...] = ()
    while (named := ask.openly(s.led[nation], figure_to_rally, s, nation, side, unwilling)) != DONE:
        owner = s.led[named.nation]
        if owner == s.led[nation] or ask.openly(owner, rally_or_not, s, nation, named.nation) == YES:
            break
        unwilling = (*unwilling, owner)
    else:
        return False
    lost = list(battle.lost)
    lost[named.nation * 4 + named.kind] -= 1
    put(s, named.nation, battle.region, named.kind, 1)
    s.battle = replace(battle, lost=tuple(lost))
    emit(Rallied(named.nation, named.kind, battle.region, side, *by_nation(s, s.battle, side)))
    return True


def lose(s: State, emit: Emit, side: int, given_up: bool) -> None:
    """NE §16.9.1 §16.9.2 §16.9.3: at once, whatever stands behind."""
    assert s.battle is not None
    s.battle = replace(s.battle, loser=side)
    emit(BattleLost(s.battle.region, side, given_up))

