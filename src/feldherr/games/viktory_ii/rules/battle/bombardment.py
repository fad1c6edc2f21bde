"""Chapter 11: one die of a unit that can reach a hex and is not reached in turn."""

from __future__ import annotations

from feldherr.games.viktory_ii.board import NOWHERE, Hex, Unit
from feldherr.games.viktory_ii.events import Bombarded
from feldherr.games.viktory_ii.rules.battle.hits import mark
from feldherr.games.viktory_ii.rules.battle.possession import call_off
from feldherr.games.viktory_ii.rules.choices.fire import clear
from feldherr.games.viktory_ii.rules.units import foreign, lose
from feldherr.games.viktory_ii.rules.vassals import alliance
from feldherr.games.viktory_ii.state import ATTACKED, OVER, State, frame_of
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def bombard(s: State, ask: Ask, emit: Emit, unit: Unit, target: Hex) -> None:
    """V2 §2.0.3 §9.0.7 §11.0.3 §11.0.4 §11.0.5 §11.1.1 §11.4.1: a single die, no answer; settlements are never hurt."""
    seat, at, victim = s.owner[unit], s.where[unit], s.held[target]
    s.flags[unit] |= ATTACKED | OVER
    alliance.attacked(s, emit, seat, victim)                                             # 15.64.4
    between = frame_of(s).between.get((at, target), ())
    over = next((hex_ for hex_ in between if clear(s, hex_)), NOWHERE)                    # 11.2.2
    faces = ask.dice(1)
    units = foreign(s, target, seat)
    there = tuple([(one, s.kind[one]) for one in units])
    emit(Bombarded(seat, s.kind[unit], at, target, over, faces[0], victim, there, players=s.players))
    lose(s, emit, victim, mark(s, ask, emit, seat, victim, units, faces, 0), "11.0.4")
    call_off(s, emit, seat)                                                              # ruling r32
