"""Rules 16.11 and 16.12: the loser leaves, the winner stays."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from feldherr.games.napoleon_in_europe.board import ALL_NATIONS, NOBODY, Nation, Region, mask_of, nations_in
from feldherr.games.napoleon_in_europe.events import BattleEnded, FiguresLost, LeadersGaveWay, Retreated
from feldherr.games.napoleon_in_europe.rules.battle.opponents import Sides
from feldherr.games.napoleon_in_europe.rules.choices.movement import retreat_to
from feldherr.games.napoleon_in_europe.rules.movement.march import group
from feldherr.games.napoleon_in_europe.rules.movement.ways import retreats_from
from feldherr.games.napoleon_in_europe.rules.ownership import after_battle, settle
from feldherr.games.napoleon_in_europe.rules.victory import check_elimination
from feldherr.games.napoleon_in_europe.state import DEFENDER, NOTHING, State, as_four, figures, put, stay
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def retreat(s: State, ask: Ask, emit: Emit, nations: Sequence[Nation], region: Region, side: int) -> None:
    """NE §16.11.1 §16.12.1 §16.12.5, rulings r44 and r45: each player for his own; who has no way out is lost."""
    for nation in nations:
        while any(left := figures(s, nation, region)):
            if not retreats_from(s, nation, region, side):
                for kind in range(4):
                    put(s, nation, region, kind, -left[kind])
                emit(FiguresLost(nation, region, as_four(left), "retreat"))
                break
            seat = s.led[nation]
            to = ask.openly(seat, retreat_to, s, nation, region, side).region
            gone = group(s, ask, nation, region, to, tuple(left))
            for kind, count in enumerate(gone):
                if count:
                    put(s, nation, region, kind, -count)
                    put(s, nation, to, kind, count)
            emit(Retreated(nation, as_four(gone), region, to))
            if gone[0]:
                settle(s, emit, to, (nation,))                           # no ally is asked to cede


def after_the_battle(s: State, ask: Ask, emit: Emit) -> tuple[Nation, ...]:
    """NE §16.11.1 §16.11.2 §8.8 §14.2.2 §16.1.5: retreat, ownership; gives the nations that could draw its card."""
    battle = s.battle
    assert battle is not None
    loser = battle.loser
    s.battle = replace(battle, front=NOTHING)                            # the rows are broken up
    retreat(s, ask, emit, nations_in(battle.nations[loser]), battle.region, loser)
    emit(BattleEnded(battle.region, 1 - loser))
    after_battle(s, emit, battle.region, nations_in(battle.nations[1 - loser]), loser == DEFENDER)
    s.battle = None
    stay(s, battle.region, tuple([n for n in s.came.get(battle.region, ()) if s.foot[n] >> battle.region & 1]))
    check_elimination(s, emit)
    able = battle.equals[1 - loser] or mask_of([n for n in (battle.reward[1 - loser],) if n != NOBODY])
    return tuple([nation for nation in nations_in(able) if s.led[nation] != NOBODY])


def withdraw_leaders(s: State, ask: Ask, emit: Emit, found: Sides, leaving: int) -> None:
    """NE §5.2 §9.4, rulings r21 and r22: leaders without armies leave before armies, without a battle or a card."""
    region = found.region
    emit(LeadersGaveWay(region))
    retreat(s, ask, emit, found.nations(leaving), region, leaving)
    after_battle(s, emit, region, found.nations(1 - leaving), leaving == DEFENDER)
    check_elimination(s, emit)


def make_way(s: State, ask: Ask, emit: Emit, nation: Nation, region: Region) -> None:
    """NE §15.5, ruling r23: an enemy leader alone gives way to armies that are placed."""
    bit = 1 << region
    if s.armies[nation] & bit:
        guests = [n for n in ALL_NATIONS if s.where[n] & bit and not s.friends[nation] >> n & 1]
        if guests:
            emit(LeadersGaveWay(region))
        retreat(s, ask, emit, guests, region, DEFENDER)
