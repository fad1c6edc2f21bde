"""Chapter 12: a battle, step by step. One round is one procedure."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from feldherr.games.viktory_ii.actions import BREAK_OFF, Board
from feldherr.games.viktory_ii.board import WATER, Hex, Unit
from feldherr.games.viktory_ii.events import (
    AttackRolled,
    BarrageFired,
    BattleBegan,
    BattleEnded,
    DefenceRolled,
    Loaded,
    Moved,
    Pinned,
)
from feldherr.games.viktory_ii.rules.battle.hits import (
    attack_dice,
    defence_dice,
    hits,
    mark,
    naval_dice,
    roll,
    terrain_dice,
    terrain_rule,
)
from feldherr.games.viktory_ii.rules.battle.pending import begin, entries, part
from feldherr.games.viktory_ii.rules.battle.possession import take_possession
from feldherr.games.viktory_ii.rules.calls import Battle, Calls, Conquest, Round
from feldherr.games.viktory_ii.rules.choices.battle import can_retreat, fight_on_or_retreat, retreat_to
from feldherr.games.viktory_ii.rules.units import foreign, go_aboard, lose, own, settle, shift
from feldherr.games.viktory_ii.rules.vassals import alliance
from feldherr.games.viktory_ii.state import ARTILLERY, BOARDED, Fray, State
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def battle(s: State, ask: Ask, emit: Emit, call: Battle) -> Calls:
    """V2 §12.1.1 §12.1.2 §12.3.0.0 §12.3.0.1 §12.3.0.2 §12.3.0.3 §12.3.0.4 §12.3.0.5: step 0, the preliminary barrage.

    A die for every attacking artillery, once; who is hit by it does not fire back, and a settlement fights on alone.
    """
    hex_, attacker = call.hex, call.attacker
    defender = s.held[hex_]
    begin(s, hex_)                                                                       # 12.2.1
    there = tuple([(unit, s.kind[unit], s.owner[unit]) for unit in s.at[hex_]])
    came = tuple(entries(s, hex_))
    emit(BattleBegan(attacker, defender, hex_, s.terrain[hex_] == WATER, there, came, players=s.players))
    alliance.attacked(s, emit, attacker, defender)                                       # 15.65.1
    s.fray = Fray(hex_, attacker, defender)
    units = foreign(s, hex_, attacker)
    guns = [unit for unit in own(s, hex_, attacker) if s.kind[unit] == ARTILLERY]
    if units and guns:
        faces, pairs = roll(s, ask, attacker, len(guns))
        s.fray = replace(s.fray, barrage=faces, attack_pairs=pairs)
        emit(BarrageFired(attacker, faces, pairs))
        fallen = mark(s, ask, emit, attacker, defender, units, faces, pairs)
        lose(s, emit, defender, fallen, "12.3.0.3")
        if not foreign(s, hex_, attacker) and not s.town[hex_]:                          # 12.3.0.4
            return won(s, emit, hex_, attacker, defender, "barrage", call.then)
    return Round(hex_, attacker, defender, 1, call.then)


def battle_round(s: State, ask: Ask, emit: Emit, call: Round) -> Calls:
    """V2 §12.3.2.9 §12.3.2.10 §12.3.2.13 §12.3.3.1 §12.3.3.8 §12.3.3.9: both fire, losses are removed.

    A settlement without units fires once. Only the attacker is ever asked whether he retreats.
    """
    hex_, attacker, defender = call.hex, call.attacker, call.defender
    s.fray = replace(s.fray or Fray(hex_, attacker, defender), round=call.number, attack=(), attack_by=(), pinned=0,
                     attack_pairs=0, defence=(), defence_by=(), defence_pairs=0, marked=())
    struck, pinned = attacker_fires(s, ask, emit, call)                                  # (1)
    fallen = defender_fires(s, ask, emit, call, pinned)                                  # (2)
    lose(s, emit, defender, struck, "12.3.2.13")
    lose(s, emit, attacker, fallen, "12.3.2.13")
    if not own(s, hex_, attacker):                                                       # 12.3.4.1, 12.3.4.2
        return repelled(s, emit, hex_, attacker, defender, "repelled", call.then)
    if not foreign(s, hex_, attacker):                                                   # 12.3.4.3
        return won(s, emit, hex_, attacker, defender, "destroyed", call.then)
    if can_retreat(s, hex_, attacker):                                                   # (3)
        if ask.openly(attacker, fight_on_or_retreat, s, hex_, attacker) == BREAK_OFF:
            return retreat(s, ask, emit, hex_, attacker, defender, call.then)
    return Round(hex_, attacker, defender, call.number + 1, call.then)                   # 12.3.3.9


def attacker_fires(s: State, ask: Ask, emit: Emit, call: Round) -> tuple[tuple[Unit, ...], int]:
    """V2 §12.3.1.6 §12.31.1 §12.31.3: who is hit stays until the end of step 2; surplus hits of this step pin.

    No more dice than his units give him (V2 §12.31.2).

    Against a settlement without units there is nothing to hit: the attacker does not roll (ruling r36).
    """
    assert s.fray is not None
    units = foreign(s, call.hex, call.attacker)
    if not units:
        return (), 0
    by_kind = attack_dice(s, own(s, call.hex, call.attacker))
    faces, pairs = roll(s, ask, call.attacker, sum(by_kind))
    surplus = min(max(0, hits(faces, pairs) - len(units)), sum(defence_dice(s, units, 0)))
    s.fray = replace(s.fray, attack=faces, attack_by=by_kind, attack_pairs=pairs, pinned=surplus)
    emit(AttackRolled(call.attacker, call.number, *by_kind, faces, pairs))
    struck = mark(s, ask, emit, call.attacker, call.defender, units, faces, pairs)
    s.fray = replace(s.fray, marked=struck)
    if surplus:
        emit(Pinned(call.defender, surplus))
    return struck, surplus


def defender_fires(s: State, ask: Ask, emit: Emit, call: Round, pinned: int) -> tuple[Unit, ...]:
    """V2 §12.3.2.8 §12.31.2 §12.31.3: units, naval support and terrain; pinning takes unit dice only."""
    assert s.fray is not None
    hex_, defender = call.hex, call.defender
    standing = foreign(s, hex_, call.attacker)
    by_kind = defence_dice(s, standing, pinned)
    naval, terrain = naval_dice(s, hex_, defender), terrain_dice(s, hex_, defender)
    dice = sum(by_kind) + naval + terrain
    faces, pairs = roll(s, ask, defender, dice) if dice else ((), 0)
    s.fray = replace(s.fray, defence=faces, defence_by=(*by_kind, naval, terrain), defence_pairs=pairs)
    by_rule = terrain_rule(s, hex_, defender)
    emit(DefenceRolled(defender, by_kind, naval, terrain, by_rule, not standing, faces, pairs))
    return mark(s, ask, emit, defender, call.attacker, own(s, hex_, call.attacker), faces, pairs)


def repelled(s: State, emit: Emit, hex_: Hex, attacker: int, defender: int, how: str, then: Calls) -> Calls:
    """V2 §12.3.4.1 §12.3.4.2: the defender keeps the hex and his settlement, even if nobody is left."""
    s.fray = None
    settle(s, hex_)
    emit(BattleEnded(defender, attacker, hex_, how, players=s.players))
    return then


def won(s: State, emit: Emit, hex_: Hex, attacker: int, defender: int, how: str, then: Calls) -> Calls:
    """V2 §12.3.3.2 §12.3.3.3 §12.3.4.3 §12.3.4.6: the attacker stays in the hex; a settlement there changes hands."""
    s.fray = None
    emit(BattleEnded(attacker, defender, hex_, how, players=s.players))
    if s.town[hex_]:
        return Conquest(hex_, attacker, defender, then)
    take_possession(s, hex_, attacker)
    return then


def retreat(
    s: State, ask: Ask, emit: Emit, hex_: Hex, attacker: int, defender: int, then: Calls
) -> Calls:
    """V2 §10.7.2 §12.3.3.4 §12.3.3.5 §12.3.3.6 §12.3.3.7: all attackers leave, free of charge, with cargo.

    Ruling r22: attackers came from there, so that nothing beside it lies face down any more.
    """
    units = own(s, hex_, attacker)
    chosen: tuple[Any, ...] = ()
    for unit in units:
        chosen = (*chosen, ask.openly(attacker, retreat_to, s, chosen, hex_, attacker, unit))
    for order in chosen:
        unit = order.unit
        part(s, unit)
        if isinstance(order, Board):
            go_aboard(s, unit, order.ship)
            s.flags[unit] |= BOARDED
            emit(Loaded(attacker, unit, s.kind[unit], order.ship, s.where[unit], "retreat", players=s.players))
        else:
            shift(s, unit, order.to)
            emit(Moved(attacker, unit, s.kind[unit], hex_, order.to, "retreat", players=s.players))
    return repelled(s, emit, hex_, attacker, defender, "retreat", then)
